"""The rules of Tumbleweed, each proved by a test that names it."""

from collections.abc import Sequence
from typing import Any

import pytest
import trailboss
from trailboss.kernel.action import Event
from trailboss.kernel.knowledge import visible

from tumbleweed.components import FULL_SET, LASSOS, ROUNDS, THROW
from tumbleweed.game import GAME
from tumbleweed.play import Play
from tumbleweed.steps import catcher


def table(*hands: str, weed: int = 3, **options: Any) -> Play:
    """Everybody is to throw; each hand is given as the initials of its lassos: ``"rbt"``."""
    state = GAME.start(len(hands), 1, options)
    assert isinstance(state, Play)
    state.weed = weed
    for seat, initials in enumerate(hands):
        hand = sorted(_lasso(initial) for initial in initials)
        state.hand[seat], state.stack[seat] = hand, _without(FULL_SET, hand)
    state._offer = None
    return state


def _lasso(initial: str) -> int:
    return next(index for index, id in enumerate(LASSOS) if id.startswith(initial))


def _without(lassos: Sequence[int], taken: Sequence[int]) -> list[int]:
    left = list(lassos)
    for lasso in taken:
        left.remove(lasso)
    return left


def throw(state: Play, *initials: str) -> list[Event]:
    """Everybody throws, in the order of the seats; what happened at the last throw."""
    events: list[Event] = []
    for seat, initial in enumerate(initials):
        events = state.apply(THROW[_lasso(initial)], seat)
    return events


def told(events: Sequence[Event], kind: str) -> list[tuple[Any, ...]]:
    return [event.args for event in events if event.kind == kind]


def awaited(state: Play) -> list[int]:
    return [] if state.decision is None else list(state.decision.seats)


# --- setup


@pytest.mark.rules("TW-SET-01")
def test_the_set() -> None:
    assert len(FULL_SET) == 12
    assert [FULL_SET.count(lasso) for lasso in range(len(LASSOS))] == [2] * 6


@pytest.mark.vector("TW-SET-02/1")
@pytest.mark.parametrize("seats", [2, 3])
def test_setup(seats: int) -> None:
    players = GAME.start(seats, 7).view(None)["players"]
    assert [(p["hand_size"], p["stack_size"]) for p in players] == [(3, 9)] * seats
    assert all("hand" not in player for player in players)


# --- a round


@pytest.mark.rules("TW-RND-01")
def test_a_weed_rolls_in_for_all_to_see() -> None:
    sizes = {GAME.start(2, seed).view(None)["weed"] for seed in range(60)}
    assert sizes == {1, 2, 3, 4, 5, 6}


@pytest.mark.vector("TW-RND-02/1")
def test_all_choose_at_once_and_in_secret() -> None:
    state = table("rbt", "rbt", "rbt")
    assert awaited(state) == [0, 1, 2]
    before = state.view(1)
    events = [*state.apply(THROW[_lasso("r")], 2), *state.apply(THROW[_lasso("b")], 0)]
    assert visible(events, 1) == [Event("ready", (2,)), Event("ready", (0,))]
    assert visible(events, 0)[-1] == Event("chose", (0, "braid"), 0)
    assert awaited(state) == [1]
    assert state.view(1)["players"] == before["players"]
    assert state.view(0)["players"][0]["chosen"] == "throw braid"


@pytest.mark.rules("TW-RND-03")
def test_who_has_chosen_may_not_choose_again() -> None:
    state = table("rb", "rb")
    state.apply(THROW[_lasso("r")], 0)
    assert state.actions(0) == []
    with pytest.raises(trailboss.IllegalAction, match=r"Wait for the others \(TW-RND-03\)"):
        state.parse("throw braid", 0)


@pytest.mark.parametrize(
    ("thrown", "seat"),
    [
        pytest.param("rrc", 2, marks=pytest.mark.vector("TW-RND-04/1")),
        pytest.param("hst", 1, marks=pytest.mark.vector("TW-RND-04/2")),
        ("rbb", 0),
        ("tc", 1),
        pytest.param("bb", None, marks=pytest.mark.vector("TW-RND-05/1")),
        ("ttt", None),
    ],
)
def test_who_catches(thrown: str, seat: int | None) -> None:
    assert catcher({n: _lasso(initial) for n, initial in enumerate(thrown)}) == seat
    events = throw(table(*thrown), *thrown)
    assert told(events, "caught") == ([] if seat is None else [(seat, 3)])
    assert bool(told(events, "blew_away")) == (seat is None)
    assert told(events, "threw") == [(n, LASSOS[_lasso(i)]) for n, i in enumerate(thrown)]


@pytest.mark.rules("TW-RND-06")
def test_everybody_draws_at_the_end_of_a_round() -> None:
    state = table("bt", "b")
    events = throw(state, "b", "b")
    assert told(events, "drew") == [(0, 1), (1, 1)]
    assert [len(told(visible(events, seat), "drew_lassos")) for seat in (0, 1, None)] == [1, 1, 0]
    assert [len(hand) for hand in state.hand] == [2, 1]
    assert state.round == 2


# --- the catch


@pytest.mark.rules("TW-CAT-01")
def test_a_weed_is_kept() -> None:
    state = table("rt", "bt", weed=5)
    throw(state, "r", "b")
    assert [str(action) for action in state.actions()] == ["keep", "release"]
    with pytest.raises(trailboss.IllegalAction, match="TW-CAT-01"):
        state.parse("keep", 1)
    state.apply(state.parse("keep"))
    assert state.kept == [[5], []]


@pytest.mark.vector("TW-CAT-02/1")
def test_a_weed_let_go_is_worth_two_lassos() -> None:
    state = table("rtt", "btt")
    throw(state, "r", "b")
    events = state.apply(state.parse("release"))
    assert told(events, "drew") == [(0, 2), (0, 1), (1, 1)]
    assert [len(hand) for hand in state.hand] == [5, 3]
    assert state.kept == [[], []]


@pytest.mark.vector("TW-CAT-03/1")
def test_with_an_empty_stack_the_weed_is_kept() -> None:
    state = table("rt", "bt")
    state.pile[0] += state.stack[0]
    state.stack[0].clear()
    events = throw(state, "r", "b")
    assert told(events, "forced") == [(0, "keep")]
    assert state.kept[0] == [3]


# --- options and the end


@pytest.mark.vector("TW-OPT-01/1")
def test_the_wind_changes() -> None:
    state = table("rt", "bt", weed=1, gusty=True)
    before = state.dice.position
    events = throw(state, "r", "b")
    assert told(events, "gust") == [(state.weed,)]
    assert state.dice.position > before
    assert state.decision is not None
    assert state.decision.args == {"size": state.weed}
    assert not told(throw(table("b", "b", gusty=True), "b", "b"), "gust")


@pytest.mark.rules("TW-END-01")
def test_six_rounds() -> None:
    state = GAME.start(3, 5)
    throws = 0
    while not state.is_over:
        throws += state.decision is not None and state.decision.kind == "throw"
        state.apply(state.actions()[0])
    assert throws == 3 * ROUNDS


@pytest.mark.vector("TW-END-02/1")
def test_points() -> None:
    state = table("rbt", "r")
    state.kept = [[4, 5], []]
    assert state.standings()[0]["categories"] == {"weeds": 9, "lassos": 1}
    assert state.standings()[0]["total"] == 10


@pytest.mark.rules("TW-END-03")
def test_equal_points_share_the_rank() -> None:
    state = table("r", "r", "r")
    state.kept = [[2], [1, 4], [5]]
    assert [sheet["rank"] for sheet in state.standings()] == [3, 1, 1]


# --- what must always hold


@pytest.mark.rules("TW-INV-01", "TW-INV-02")
def test_the_invariants_notice() -> None:
    state = table("rbt", "rbt")
    assert not state.broken_invariants()
    state.hand[1].pop()
    lassos = "TW-INV-01: seat 1 has not its full set of lassos"
    assert state.broken_invariants() == [lassos]
    state.kept = [[3, 3], []]
    weeds = "TW-INV-02: 2 weeds were kept in 1 rounds"
    assert state.broken_invariants() == [lassos, weeds]
