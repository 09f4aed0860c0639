"""Great Western Trail set up by hand: purse, cards, workers, engine, herder, buildings, discs."""

from collections.abc import Mapping
from typing import Final

from trailboss.games.great_western_trail import setting_up_tiles as tiles
from trailboss.games.great_western_trail.setting_up_tiles import (
    fill_foresight,
    give_back,
    take_tile,
    worker_tile,
)
from trailboss.games.great_western_trail.state import (
    EMPTY,
    NOWHERE,
    REPLACED,
    WORKER_TYPES,
    TrailState,
)
from trailboss.games.western.hands import owned
from trailboss.games.western.setting_up import (
    CattleSettingUp,
    Put,
    give_card,
    put_hand,
    put_money,
    put_tokens,
    take_card,
)
from trailboss.kernel.setting_up import NOTHING, NotPossible, Setting, take

ON_THE_TRAIL: Final = ("neutral", "building", "hazard", "outlaw")


def _node(s: TrailState, node: int) -> str:
    return s.c.nodes[node].id


def _stops(s: TrailState, seat: int) -> tuple[str, ...]:
    """Where a herder can stand between turns, and where this one does."""
    here = s.herder[seat]
    return tuple(
        node.id
        for i, node in enumerate(s.c.nodes)
        if i == here or (s.tiles[i] != EMPTY and node.kind in ON_THE_TRAIL and node.on_trail)
    )


def _put_marker(s: TrailState, setting: Setting, value: str) -> None:
    s.marker[setting.seat or 0] = int(value)


def _put_herder(s: TrailState, setting: Setting, value: str) -> None:
    s.herder[setting.seat or 0] = s.c.node_index[value]


def _put_engine(s: TrailState, setting: Setting, value: str) -> None:
    seat, space = setting.seat or 0, s.c.space_index[value]
    if space and s.other_engines(seat) >> space & 1:
        raise NotPossible("taken", "space", value)
    s.engine[seat] = space


# ---- workers


def _workers(s: TrailState, seat: int) -> Setting:
    first = seat * WORKER_TYPES
    counts = s.workers[first : first + WORKER_TYPES]
    return Setting(
        "workers",
        dict(zip(s.c.worker_types, counts, strict=True)),
        seat,
        least=1,
        most=s.c.row_spaces,
        kind="worker",
        words=s.c.worker_types,
    )


def _put_workers(s: TrailState, setting: Setting, value: dict[str, int]) -> None:
    first = (setting.seat or 0) * WORKER_TYPES
    for worker, word in enumerate(s.c.worker_types):
        more = value[word] - s.workers[first + worker]
        s.workers[first + worker] = value[word]
        for _ in range(more):
            take_tile(s, worker_tile(s, worker))
        for _ in range(-more):
            give_back(s, worker_tile(s, worker))


# ---- cards


def _put_herd(s: TrailState, setting: Setting, value: dict[str, int]) -> None:
    seat = setting.seat or 0
    for word, number in value.items():
        card = s.c.card_index[word]
        more = number - owned(s, seat).count(card)
        for _ in range(more):
            if card in s.market_stack:
                s.market_stack.remove(card)
            elif s.market[card]:
                s.market[card] -= 1
            else:
                raise NotPossible("none-left", "card", word)
            give_card(s, seat, card)
        for _ in range(-more):
            take_card(s, seat, card)
            s.market_stack.append(card)


def _objectives(s: TrailState, seat: int) -> Setting:
    """Those that were played; the starting objective stays where it is."""
    cards = range(s.c.first_objective, s.c.first_starting)
    found = {s.c.card_ids[card]: s.area[seat].count(card) for card in cards}
    most = max(s.c.objectives[card].copies for card in cards)
    return Setting("objectives", found, seat, most=most, kind="card", words=tuple(found))


def _put_objectives(s: TrailState, setting: Setting, value: dict[str, int]) -> None:
    area = [*s.area[setting.seat or 0]]
    for word, number in value.items():
        card = s.c.card_index[word]
        more = number - area.count(card)
        for _ in range(more):
            take(s.objective_stack if card in s.objective_stack else s.display, card, "card", word)
            area.append(card)
        for _ in range(-more):
            area.remove(card)
            s.objective_stack.append(card)
    s.area[setting.seat or 0] = tuple(area)
    while s.objective_stack and len(s.display) < s.c.display_size:
        s.display.append(s.objective_stack.pop())


# ---- buildings


def _building(s: TrailState, seat: int, number: int) -> Setting:
    node = s.built_at[seat * len(s.c.private) + number]
    here = NOTHING if node in (NOWHERE, REPLACED) else _node(s, node)
    free = [_node(s, one) for one in s.c.building_nodes if s.tiles[one] == EMPTY]
    words = (NOTHING, *([here] if here else ()), *free)
    id = s.side(seat, number).id
    return Setting("building", here, seat, ("building", id), kind="node", words=words)


def _put_building(s: TrailState, setting: Setting, value: str) -> None:
    assert setting.about is not None
    seat, number = setting.seat or 0, s.c.private_index[setting.about[1]]
    place = seat * len(s.c.private) + number
    before = s.built_at[place]
    if before not in (NOWHERE, REPLACED):
        if before in s.herder and value != _node(s, before):
            raise NotPossible("somebody-there", "node", _node(s, before))
        s.clear(before)
    s.built_at[place] = NOWHERE
    if value != NOTHING:
        s.put(s.c.node_index[value], s.private_code(seat, number))
        s.built_at[place] = s.c.node_index[value]


# ---- discs: one on every city leaves a space of the player board


def _cities(s: TrailState, seat: int) -> Setting:
    size = len(s.c.cities)
    discs = s.city_discs[seat * size : (seat + 1) * size]
    ids = tuple(city.id for city in s.c.cities)
    return Setting(
        "cities",
        dict(zip(ids, discs, strict=True)),
        seat,
        most=max(2, *discs),
        kind="city",
        words=ids,
    )


def _put_cities(s: TrailState, setting: Setting, value: dict[str, int]) -> None:
    seat, size = setting.seat or 0, len(s.c.cities)
    for city in s.c.cities:
        if value[city.id] > 1 and not city.repeat:
            raise NotPossible("once-only", "city", city.id)
        more = value[city.id] > s.city_discs[seat * size + s.c.city_index[city.id]]
        if more and s.closed_cities(seat) >> s.c.city_index[city.id] & 1:
            raise NotPossible("not-reached", "city", city.id)
    lying = _must_have_discs(s, sum(value.values()) + s.station_discs[seat].bit_count())
    s.city_discs[seat * size : (seat + 1) * size] = [value[city.id] for city in s.c.cities]
    _clear(s, seat, lying)


def _must_have_discs(s: TrailState, number: int) -> int:
    if number > s.c.all_discs.bit_count():
        raise NotPossible("no-discs-left")
    return number


def _stations(s: TrailState, seat: int) -> Setting:
    found = {
        str(station.number): s.station_discs[seat] >> i & 1
        for i, station in enumerate(s.c.stations)
    }
    return Setting("stations", found, seat, most=1, words=tuple(found))


def _put_stations(s: TrailState, setting: Setting, value: dict[str, int]) -> None:
    seat, size = setting.seat or 0, len(s.c.cities)
    delivered = sum(s.city_discs[seat * size : (seat + 1) * size])
    lying = _must_have_discs(s, delivered + sum(value.values()))
    bits = [1 << s.c.station_index[int(word)] for word, disc in value.items() if disc]
    s.station_discs[seat] = sum(bits)
    _clear(s, seat, lying)


def _clear(s: TrailState, seat: int, number: int) -> None:
    """So many spaces of the player board are cleared: those that were, and then one by one."""
    for bit in s.c.disc_bit.values():
        if bit & s.c.all_discs:
            cleared = (s.c.all_discs & ~s.covered[seat]).bit_count()
            if cleared < number and s.covered[seat] & bit:
                s.covered[seat] &= ~bit
            elif cleared > number and not s.covered[seat] & bit:
                s.covered[seat] |= bit
    s.marker[seat] = min(s.marker[seat], s.certificate_limit(seat))


def _discs(s: TrailState, seat: int) -> Setting:
    bits = {id: bit for id, bit in s.c.disc_bit.items() if bit & s.c.all_discs}
    cleared = {id: int(not s.covered[seat] & bit) for id, bit in bits.items()}
    return Setting(
        "discs",
        cleared,
        seat,
        most=1,
        kind="disc",
        words=tuple(bits),
        total=sum(cleared.values()),
    )


def _put_discs(s: TrailState, setting: Setting, value: dict[str, int]) -> None:
    seat = setting.seat or 0
    for id, cleared in value.items():
        bit = s.c.disc_bit[id]
        s.covered[seat] = s.covered[seat] & ~bit if cleared else s.covered[seat] | bit
    s.marker[seat] = min(s.marker[seat], s.certificate_limit(seat))


class TrailSettingUp(CattleSettingUp[TrailState]):
    def hand_limit(self, s: TrailState, seat: int) -> int:
        return s.hand_limit(seat)

    def begin_turn(self, s: TrailState, seat: int) -> None:
        s.agenda = [("turn", seat)]
        s.active = seat
        for one in s.people:
            s.secret[one] = []
            if s.herder[one] == NOWHERE:
                s.herder[one] = s.c.neutral_nodes[0]
        if s.c.kansas_city in s.herder:  # whoever it was, a rival too
            s.herder[s.herder.index(s.c.kansas_city)] = s.c.neutral_nodes[0]
        fill_foresight(s)
        self.fill_hands(s, s.people)

    def settings(self, s: TrailState) -> list[Setting]:
        own = [setting for seat in s.people for setting in self._of(s, seat)]
        return [*tiles.job_market(s), *tiles.trail_tiles(s), *own]

    def _of(self, s: TrailState, seat: int) -> list[Setting]:
        c = s.c
        bought = {i: card.count for i, card in enumerate(c.cattle) if card.pile == "market"}
        certificates = [n for n in c.marker_positions if n <= s.certificate_limit(seat)]
        spaces = tuple(c.spaces[: c.terminal])
        return [
            *self.purse(s, seat),
            Setting(
                "certificates",
                str(s.marker[seat]),
                seat,
                words=tuple(map(str, certificates)),
            ),
            _workers(s, seat),
            Setting("engine", c.spaces[s.engine[seat]], seat, kind="space", words=spaces),
            Setting("herder", _node(s, s.herder[seat]), seat, kind="node", words=_stops(s, seat)),
            *self.cards(s, seat, bought),
            *(_building(s, seat, number) for number in range(len(c.private))),
            _cities(s, seat),
            _stations(s, seat),
            _discs(s, seat),
            _objectives(s, seat),
            tiles.hazards(s, seat),
            tiles.outlaws(s, seat),
        ]

    puts: Mapping[str, Put] = {
        "money": put_money,
        "tokens": put_tokens,
        "hand": put_hand,
        "certificates": _put_marker,
        "workers": _put_workers,
        "engine": _put_engine,
        "herder": _put_herder,
        "herd": _put_herd,
        "building": _put_building,
        "cities": _put_cities,
        "stations": _put_stations,
        "discs": _put_discs,
        "objectives": _put_objectives,
        "hazards": tiles.put_hazards,
        "outlaws": tiles.put_outlaws,
        "tile": tiles.put_trail_tile,
        "jobs": tiles.put_jobs,
        "token": tiles.put_token,
    }
