"""Sue, the solo rival: her turn contains no decision (ELP-SUE)."""

from collections.abc import Iterator

from trailboss.games.el_paso.components import (
    ALL_ROUNDER,
    BUILDER,
    COWBOY,
    ENGINEER,
    NO_HIRE,
    BotCard,
)
from trailboss.games.el_paso.state import NOWHERE, WORKER_TYPES, PasoState
from trailboss.games.el_paso.steps.build import free_plots, put_building, replace_building
from trailboss.games.el_paso.steps.city import take_simmental
from trailboss.games.el_paso.steps.deck import take_tile
from trailboss.games.el_paso.steps.market import gain_cattle
from trailboss.kernel.step import Automatic, Frame


class SueTurn(Automatic[PasoState]):
    """Turn up a card, move, do what it says, El Paso, lay the card away (ELP-SUE-07)."""

    name = "sue"

    def run(self, s: PasoState, frame: Frame) -> None:
        seat = frame[1]
        index = _take_card(s, seat)
        card = s.c.bot_cards[index]
        steps = card.steps if card.steps_per < 0 else s.strength[card.steps_per]
        s.emit("sue_card", seat, card.id, steps, _pace(s, card), card.action, card.number)
        _move(s, seat, steps)
        _act(s, seat, card.action, card.number)
        if s.rancher[seat] == s.c.el_paso:
            _el_paso(s, seat)
        s.bot_pile.append(index)


def _take_card(s: PasoState, seat: int) -> int:
    if not s.bot_deck:
        s.bot_deck += s.bot_pile
        s.bot_pile.clear()
        s.emit("sue_reshuffled", seat, len(s.bot_deck))
    return s.dice.take(s.bot_deck)


def _pace(s: PasoState, card: BotCard) -> str:
    """What her steps are counted by."""
    return "fixed" if card.steps_per < 0 else s.c.worker_types[card.steps_per]


def _explain(s: PasoState, seat: int, because: str) -> None:
    """Tell why Sue does what follows."""
    s.emit("sue_because", seat, because)


def _move(s: PasoState, seat: int, steps: int) -> None:
    """Exactly so many steps; El Paso ends the movement (ELP-SUE-09 to 11)."""
    node = s.rancher[seat]
    taken = 0
    reasons: dict[str, None] = {}
    while taken < steps and (not taken or node != s.c.el_paso):
        node, because = s.box.road.sues_next(node, s.occupied)
        taken += 1
        if because:
            reasons[because] = None
    if taken < steps:
        reasons["ride-ends"] = None
    for because in reasons:
        _explain(s, seat, because)
    way = s.box.road.way(s.rancher[seat], node, s.occupied)
    s.rancher[seat] = node
    s.emit("rode", seat, s.c.nodes[node].id, taken, way)


def _act(s: PasoState, seat: int, action: str, number: int) -> None:
    if action == "best":
        strongest, lead = _strongest(s, s.row)
        s.emit("sue_chose", seat, s.c.worker_types[strongest], lead)
        action = {COWBOY: "cattle", BUILDER: "build", ENGINEER: "train"}[strongest]
    if action == "cattle":
        by_cowboys = s.c.sue_cattle
        s.emit("sue_counted", seat, action, s.strength[COWBOY])
        _take_cattle(s, seat, by_cowboys[min(s.strength[COWBOY], len(by_cowboys)) - 1])
    elif action == "build":
        _build(s, seat)
    elif action == "train":
        _use_train(s, seat)
    else:
        for _ in range(number):
            draw_resource(s, seat)


def _strongest(s: PasoState, among: list[int]) -> tuple[int, str]:
    """The specialisation with most workers, among equals the leftmost (ELP-SUE-26).

    And which of the two decided; ``among`` goes from left to right.
    """
    most = max(s.strength[worker] for worker in among)
    equals = [worker for worker in among if s.strength[worker] == most]
    return equals[0], "most" if len(equals) == 1 else "leftmost"


def _take_cattle(s: PasoState, seat: int, card: int) -> None:
    """Free of charge; nothing if the stack is empty (ELP-SUE-12, ELP-SUE-13)."""
    if s.market[card]:
        gain_cattle(s, seat, card)
    else:
        s.emit("sue_no_cattle", seat, s.c.card_ids[card])


# ---- the resource deck


def draw_resource(s: PasoState, seat: int) -> None:
    """Cattle to her pile, workers to her row (ELP-SUE-14)."""
    if not s.resources:
        s.emit("sue_nothing", seat, "resource")
        return
    card = s.dice.take(s.resources)
    s.emit("drew_resource", seat, s.c.card_ids[card])
    if card < s.c.first_worker:
        s.pile[seat].append(card)
        return
    worker = card - s.c.first_worker
    s.area[seat * WORKER_TYPES + worker] += 1
    if worker == ALL_ROUNDER:
        _assign_all_rounder(s, seat)
    else:
        s.strength[worker] += 1


def _assign_all_rounder(s: PasoState, seat: int) -> None:
    """To where she has most, but not to a full one; else aside (ELP-SUE-15, ELP-SUE-16)."""
    room = [worker for worker in s.row if s.strength[worker] < s.c.sue_row_full]
    if not room:
        s.emit("laid_aside", seat)
        return
    joined, lead = _strongest(s, room)
    s.strength[joined] += 1
    s.emit("joined", seat, s.c.worker_types[joined], lead)


def _draw_for_hire(s: PasoState, seat: int) -> None:
    """Where others hire (ELP-SUE-18, ELP-SUE-30)."""
    _explain(s, seat, "instead-of-hiring")
    draw_resource(s, seat)


# ---- the train and tiles


def _use_train(s: PasoState, seat: int) -> None:
    """The card for her engineers: tiles, cattle and hires, everything else is ignored
    (ELP-SUE-17, ELP-SUE-18)."""
    index = min(s.strength[ENGINEER], len(s.c.train)) - 1
    card = s.train_card(index)
    s.emit("sue_counted", seat, "train", s.strength[ENGINEER])
    s.emit("used_train", seat, card.id)
    ignored = 0
    for effect in card.local:
        if effect.tile:
            take_best_tile(s, seat, effect.tile)
        elif effect.verb == "cattle":
            _take_cattle(s, seat, effect.cattle)
        elif effect.hire != NO_HIRE:
            _draw_for_hire(s, seat)
        else:
            ignored += 1
    if ignored == len(card.local):
        s.emit("sue_ignored", seat, card.id)


def take_best_tile(s: PasoState, seat: int, wanted: str) -> None:
    """The face-up tile with most points, the leftmost among equals (ELP-SUE-19)."""
    vp = s.c.tile_vp
    offered = [
        (-vp[tile], kind, place)
        for kind in s.c.tile_kinds[wanted]
        for place, tile in enumerate(s.display[kind])
        if tile != NOWHERE
    ]
    if not offered:
        s.emit("sue_nothing", seat, wanted)
        return
    best, kind, place = min(offered)
    for because in _about_tile([other for points, other, _ in offered if points == best]):
        _explain(s, seat, because)
    take_tile(s, seat, kind, place)


def _about_tile(kinds: list[int]) -> Iterator[str]:
    """Why this one of the tiles with most points, given the kinds of them all."""
    if len(kinds) == 1:
        yield "best-tile"
    if kinds[0] != kinds[-1]:
        yield "objective-first"
    if kinds.count(kinds[0]) > 1:
        yield "leftmost-tile"


# ---- building


def _build(s: PasoState, seat: int) -> None:
    """Build, replace, take a Hereford: what applies, else the next one (ELP-SUE-20 to 25)."""
    few = len(s.own_plots(seat)) < s.c.most_buildings
    if (few and _build_anew(s, seat)) or _replace(s, seat, few):
        return
    if few:
        s.emit("sue_nothing", seat, "building")
    else:
        s.emit("sue_instead", seat, s.c.card_ids[s.c.sue_instead])
        _take_cattle(s, seat, s.c.sue_instead)


def _build_anew(s: PasoState, seat: int) -> bool:
    """The highest on the dearest plot, among equals the nearest ahead (ELP-SUE-20, ELP-SUE-21)."""
    levels = [
        level
        for level in range(s.c.levels)
        if s.buildings[level] and s.side(level).builders <= s.strength[BUILDER]
    ]
    if not levels:
        return False
    plots = free_plots(s)
    cost = max(s.c.nodes[plot].cost for plot in plots)
    dearest = [plot for plot in plots if s.c.nodes[plot].cost == cost]
    s.emit("sue_counted", seat, "build", s.strength[BUILDER])
    _explain(s, seat, "dearest-plot" if len(dearest) == 1 else "nearest-plot")
    plot = min(dearest, key=lambda plot: _nearness(s, seat, plot))
    put_building(s, seat, plot, levels[-1])
    return True


def _nearness(s: PasoState, seat: int, plot: int) -> tuple[int, bool]:
    """Ahead of her rancher, the inner plot of a fork before the outer (ELP-SUE-22)."""
    ahead = s.box.road.spaces_ahead(s.rancher[seat], plot)
    return ahead, s.c.nodes[plot].route != "inner"


def _replace(s: PasoState, seat: int, few: bool) -> bool:
    """With as many builders as possible, among equals the building nearest ahead (ELP-SUE-23)."""
    choices = [
        (-more, *_nearness(s, seat, plot), plot, level)
        for plot in s.own_plots(seat)
        for level, more in _better(s, plot)
        if more <= s.strength[BUILDER]
    ]
    if not choices:
        return False
    best = min(choices)
    _explain(s, seat, "no-new-building" if few else "both-built")
    s.emit("sue_counted", seat, "replace", s.strength[BUILDER])
    equals = [choice for choice in choices if choice[0] == best[0]]
    if len(equals) > 1:
        far = any(ahead > best[1] for _, ahead, *_ in equals)
        _explain(s, seat, "nearest-building" if far else "inner-building")
    *_, plot, level = best
    replace_building(s, seat, plot, level)
    return True


def _better(s: PasoState, plot: int) -> Iterator[tuple[int, int]]:
    """Levels that could replace a building, with how many more builders they require."""
    standing = s.building(s.tiles[plot]).builders
    for level in range(s.c.levels):
        more = s.side(level).builders - standing
        if more > 0 and s.buildings[level]:
            yield level, more


# ---- El Paso


def _el_paso(s: PasoState, seat: int) -> None:
    """After the card's action: a Simmental, then a delivery (ELP-SUE-28 to 31)."""
    s.arrivals[seat] += 1
    s.emit("reached_el_paso", seat)
    take_simmental(s, seat)
    first = seat * len(s.c.posts)
    left = [post for post in s.c.sue_posts if not s.post_discs[first + post]]
    if not left:
        _explain(s, seat, "no-disc-left")
        s.emit("no_disc_placed", seat)
        return
    post = left[0]
    s.post_discs[first + post] += 1
    s.emit("sue_delivered", seat, s.c.posts[post].id)
    reward = s.c.posts[post].reward
    if reward is None:
        return
    if reward.tile:
        take_best_tile(s, seat, reward.tile)
    elif reward.hire != NO_HIRE:
        _draw_for_hire(s, seat)
    else:
        _explain(s, seat, "useless-reward")


def set_up_sue(s: PasoState, seat: int) -> None:
    """Her row, resource deck and bot deck, out of the common supply (ELP-SUE-01 to 06)."""
    c = s.c
    s.rancher[seat] = c.el_paso
    s.covered[seat] = 0
    s.post_discs[seat * len(c.posts) + c.sue_first_post] = 1
    s.row = [COWBOY, BUILDER, ENGINEER]
    s.dice.shuffle(s.row)
    s.strength = [1] * len(s.row)
    for worker in s.row:
        s.jobs[worker] -= 1
        s.area[seat * WORKER_TYPES + worker] += 1
    s.resources = c.resources[:]
    for card in s.resources:
        if card < c.first_worker:
            s.market[card] -= 1
        else:
            s.jobs[card - c.first_worker] -= 1
    harder = [i for i, card in enumerate(c.bot_cards) if card.deck == "B"]
    s.bot_deck = [i for i, card in enumerate(c.bot_cards) if card.deck == "A"]
    for _ in range(int(s.options["b_cards"])):
        s.bot_deck.append(s.dice.take(harder))
