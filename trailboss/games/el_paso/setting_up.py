"""El Paso set up by hand: purse, cards, workers, rancher, buildings."""

from collections.abc import Mapping

from trailboss.games.el_paso.state import EMPTY, FIRST_REGULAR, NOBODY, NOWHERE, PasoState
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
from trailboss.kernel.setting_up import NOTHING, NotPossible, Setting


def _put_track(s: PasoState, setting: Setting, value: int) -> None:
    s.track[setting.seat or 0] = value


def _stops(s: PasoState, seat: int) -> tuple[str, ...]:
    """Where a rancher can stand between turns, and where this one does."""
    here = s.rancher[seat]
    return tuple(n.id for i, n in enumerate(s.c.nodes) if s.tiles[i] != EMPTY or i == here)


def _put_rancher(s: PasoState, setting: Setting, value: str) -> None:
    s.rancher[setting.seat or 0] = s.c.node_index[value]


# ---- cards


def _workers(s: PasoState, seat: int) -> Setting:
    ids = tuple(worker.id for worker in s.c.workers)
    return Setting(
        "worker_cards",
        dict(zip(ids, s.workers_of(seat), strict=True)),
        seat,
        most=max(worker.count for worker in s.c.workers),
        kind="worker",
        words=ids,
    )


def _put_workers(s: PasoState, setting: Setting, value: dict[str, int]) -> None:
    first = (setting.seat or 0) * s.c.worker_kinds
    for i, worker in enumerate(s.c.workers):
        more = value[worker.id] - s.area[first + i]
        if more > s.jobs[i]:
            raise NotPossible("none-left", "worker", worker.id)
        s.jobs[i] -= more
        s.area[first + i] += more


def _put_herd(s: PasoState, setting: Setting, value: dict[str, int]) -> None:
    seat = setting.seat or 0
    for word, number in value.items():
        card = s.c.card_index[word]
        more = number - owned(s, seat).count(card)
        if more > s.market[card]:
            raise NotPossible("none-left", "card", word)
        s.market[card] -= more
        for _ in range(more):
            give_card(s, seat, card)
        for _ in range(-more):
            take_card(s, seat, card)


# ---- buildings


def _building(s: PasoState, seat: int, plot: int) -> Setting | None:
    """What the seat has built on a plot; none where somebody else has."""
    code = s.tiles[plot]
    if code >= FIRST_REGULAR and s.is_foreign(seat, code):
        return None
    here = s.building(code).id if code >= FIRST_REGULAR else NOTHING
    words = (NOTHING, *(s.side(level).id for level in range(s.c.levels)))
    about = ("node", s.c.nodes[plot].id)
    return Setting("plot", here, seat, about, kind="building", words=words)


def _put_building(s: PasoState, setting: Setting, value: str) -> None:
    assert setting.about is not None
    seat, plot = setting.seat or 0, s.c.node_index[setting.about[1]]
    if s.tiles[plot] >= FIRST_REGULAR:
        if value == NOTHING and plot in s.rancher:
            raise NotPossible("somebody-there", *setting.about)
        s.buildings[s.owner_and_level(s.tiles[plot])[1]] += 1
        s.tiles[plot] = EMPTY
        s.occupied &= ~(1 << plot)
    if value == NOTHING:
        return
    level = next(level for level in range(s.c.levels) if s.side(level).id == value)
    if not s.buildings[level]:
        raise NotPossible("none-left", "building", value)
    if len(s.own_plots(seat)) == s.c.most_buildings:
        raise NotPossible("too-many-buildings")
    if sum(s.tiles[one] == EMPTY for one in s.c.plots) == 1:
        raise NotPossible("last-plot")
    s.buildings[level] -= 1
    s.put(plot, s.regular_code(seat, level))


class PasoSettingUp(CattleSettingUp[PasoState]):
    def hand_limit(self, s: PasoState, seat: int) -> int:
        return s.hand_limit(seat)

    def begin_turn(self, s: PasoState, seat: int) -> None:
        s.agenda = [("turn", seat)]
        s.active = seat
        back = {*s.people, s.ending} - {NOBODY}  # who triggered the end rides on
        s.ending = NOBODY
        for one in back:
            if s.rancher[one] == NOWHERE:
                s.rancher[one] = s.c.neutral_nodes[0]
        self.fill_hands(s, s.people)

    def settings(self, s: PasoState) -> list[Setting]:
        return [setting for seat in s.people for setting in self._of(s, seat)]

    def _of(self, s: PasoState, seat: int) -> list[Setting]:
        bought = {i: card.count for i, card in enumerate(s.c.cattle) if card.pile == "market"}
        node = s.c.nodes[s.rancher[seat]].id
        plots = [_building(s, seat, plot) for plot in s.c.plots]
        return [
            *self.purse(s, seat),
            Setting("track", s.track[seat], seat, most=s.c.track_end),
            _workers(s, seat),
            Setting("rancher", node, seat, kind="node", words=_stops(s, seat)),
            *self.cards(s, seat, bought),
            *(plot for plot in plots if plot is not None),
        ]

    puts: Mapping[str, Put] = {
        "money": put_money,
        "tokens": put_tokens,
        "hand": put_hand,
        "track": _put_track,
        "worker_cards": _put_workers,
        "rancher": _put_rancher,
        "herd": _put_herd,
        "plot": _put_building,
    }
