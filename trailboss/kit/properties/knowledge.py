"""Knowledge: nobody can tell apart two worlds that differ only in what they cannot know."""

from typing import Any

from trailboss import Dice, Event, State
from trailboss.kernel.knowledge import visible
from trailboss.kit import referee
from trailboss.kit.compare import difference, same
from trailboss.kit.player import Choice, RandomPlayer, every_choice
from trailboss.kit.tables import shared_piles

Viewer = int | None
"""A seat, or None for a spectator."""

PLIES = 40
RE_MAKE = 60
"""One ply in so many makes the other world anew, even if nothing forces it to."""

TWINS = 8
"""Where nothing is hidden, only one ply in so many is compared: it can hardly differ."""

RE_DEALS = 3


def viewers(state: State) -> list[Viewer]:
    return [None, *range(state.seats)]


# ---- the re-deal


def redeal_keeps_the_view(state: State, dice: Dice) -> None:
    """A re-dealt copy looks the same to the seat that it was dealt for, and is a sound state."""
    dump = state.dump()
    for viewer in viewers(state):
        for _ in range(RE_DEALS):
            copy = state.redetermine(viewer, Dice(dice.below(1 << 31)))
            _assert_same(viewer, state, copy, "re-deal")
            referee.check_state(copy)
    same(dump, state.dump(), "the true state after re-deals")


def redeal_goes_on(state: State, dice: Dice) -> None:
    """A re-dealt copy can be played on, as bots do."""
    viewer = dice.pick(viewers(state))
    copy = state.redetermine(viewer, Dice(dice.below(1 << 31)))
    player = RandomPlayer(dice)
    for _ in range(PLIES):
        if copy.is_over:
            break
        seat, action = player.choose(copy)
        referee.apply(copy, action, seat)


def redeals_vary(state: State, viewer: Viewer, dice: Dice) -> bool:
    """Whether re-deals for this viewer differ in anything but their dice.

    Answers given in secret are kept on the agenda.
    """
    dumps = [state.redetermine(viewer, Dice(dice.below(1 << 31))).dump() for _ in range(RE_DEALS)]
    dealt = [(dump["state"], dump["parts"], dump["agenda"]) for dump in dumps]
    return any(one != dealt[0] for one in dealt)


# ---- two worlds


def two_worlds(state: State, dice: Dice, plies: int = PLIES) -> None:
    """The real world and, for each viewer, another that it cannot tell from it, move by move."""
    real = state.clone()
    worlds = {viewer: _another_world(real, viewer, dice) for viewer in viewers(real)}
    for _ in range(plies):
        if real.is_over:
            break
        choice = _choose(real, worlds, dice)
        for viewer, world in worlds.items():
            if not dice.below(RE_MAKE) or not _legal(world, choice):
                worlds[viewer] = _another_world(real, viewer, dice)
        _step(real, worlds, choice, dice)


def _re_dealt(real: State, viewer: Viewer, dice: Dice) -> State:
    world = real.redetermine(viewer, Dice(dice.below(1 << 31)))
    world.dice = real.dice.clone()
    return world


def _another_world(real: State, viewer: Viewer, dice: Dice) -> State:
    world = _re_dealt(real, viewer, dice)
    _assert_same(viewer, real, world, "other world")
    referee.check_state(world)
    return world


def _choose(real: State, worlds: dict[Viewer, State], dice: Dice) -> Choice:
    """Mostly something legal in all worlds, so that they last; now and then anything."""
    if dice.below(4):
        common = every_choice(real)
        for world in worlds.values():
            offered = [set(world.actions(seat)) for seat in range(world.seats)]
            common = [choice for choice in common if choice.action in offered[choice.seat]]
        if common:
            return dice.pick(common)
    return RandomPlayer(dice).choose(real)


def _legal(world: State, choice: Choice) -> bool:
    return choice.action in world.actions(choice.seat)


def _step(real: State, worlds: dict[Viewer, State], choice: Choice, dice: Dice) -> None:
    """One move in all worlds; where the viewer could rightly see a difference, a new world."""
    name = real.game.meta.name
    mark = real.mark()
    before = {viewer: shared_pile_contents(world) for viewer, world in worlds.items()}
    piles = shared_pile_contents(real)
    twins = _twins(real, worlds)
    events = real.apply(choice.action, choice.seat)
    revealed = real.revealed_since(mark)
    for viewer, world in worlds.items():
        if viewer in twins and dice.below(TWINS):
            worlds[viewer] = _re_dealt(real, viewer, dice)
            continue
        if not _legal(world, choice):
            worlds[viewer] = _another_world(real, viewer, dice)
            continue
        others = world.apply(choice.action, choice.seat)
        shown = bool(revealed.seats) if viewer is None else viewer in revealed.seats
        chance = revealed.dice and before[viewer] != piles
        found = _difference(viewer, real, world, events, others)
        if found:
            assert shown or chance, (
                f"{name}: after '{choice}' {_who(viewer)} can tell the worlds apart: {found}"
            )
            worlds[viewer] = _another_world(real, viewer, dice)
        elif not dice.below(8):
            broken = world.broken_invariants()
            assert not broken, f"other world of {_who(viewer)}: {', '.join(broken)}"


def _twins(real: State, worlds: dict[Viewer, State]) -> set[Viewer]:
    """The viewers from whom nothing is hidden now: their worlds are the real one."""
    own = _content(real)
    return {
        viewer
        for viewer, world in worlds.items()
        if world.agenda == real.agenda and _content(world) == own
    }


def _content(state: State) -> tuple[Any, ...]:
    """Everything that lies on the table."""
    parts = {part: things.dump() for part, things in state.things.items()}
    return state._dump_own(), parts


def shared_pile_contents(state: State) -> list[Any]:
    """The piles from which somebody may hold a card unseen.

    While such a card is out, the pile differs between two worlds, and what is turned over from it
    may differ too: that is chance, no leak. Nothing else excuses a difference after a roll.
    """
    found = []
    for place in shared_piles(state.game.meta.name):
        part, _, name = place.rpartition(".")
        if not part or part in state.things:
            found.append(list(getattr(state.things[part] if part else state, name)))
    return found


def _who(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def _assert_same(viewer: Viewer, real: State, world: State, what: str) -> None:
    found = _difference(viewer, real, world)
    assert not found, f"{what} of {_who(viewer)}: {found}"


def _difference(
    viewer: Viewer,
    real: State,
    world: State,
    events: list[Event] | None = None,
    others: list[Event] | None = None,
) -> str:
    """What the viewer sees differently in the two worlds, empty when nothing."""
    seen, unseen = visible(events or [], viewer), visible(others or [], viewer)
    if seen != unseen:
        return "events " + difference(
            [[e.kind, *e.args] for e in seen], [[e.kind, *e.args] for e in unseen]
        )
    one, two = real.view(viewer), world.view(viewer)
    if one != two:
        return "view " + difference(one, two)
    if real.decision != world.decision:
        return f"decision {real.decision} / {world.decision}"
    if viewer is None:
        return ""
    if real.actions(viewer) != world.actions(viewer):
        return f"actions {real.actions(viewer)} / {world.actions(viewer)}"
    if real.learned[viewer] != world.learned[viewer]:
        return "what was learned"
    return ""


# ---- what a move reveals


def revealed_is_honest(state: State, dice: Dice) -> None:
    """What depends on dice or on hidden things must count as revealed.

    For each seat: play one move in the real world and, with other dice, in worlds that the seat
    cannot tell from it. If afterwards it sees a difference, `revealed_since` must have said so;
    otherwise the seat could take the move back and know more than before.
    """
    choices = every_choice(state)
    if not choices:
        return
    choice = dice.pick(choices)
    after = state.clone()
    events = after.apply(choice.action, choice.seat)
    revealed = after.revealed_since(state.mark())
    assert bool(revealed) == (revealed.dice or bool(revealed.seats))
    for seat in range(state.seats):
        if revealed.to(seat):
            continue
        for _ in range(RE_DEALS):
            world = state.redetermine(seat, Dice(dice.below(1 << 31)))
            if not _legal(world, choice):
                continue
            others = world.apply(choice.action, choice.seat)
            found = _difference(seat, after, world, events, others)
            assert not found, f"'{choice}' reveals to seat {seat}, unnoticed: {found}"
