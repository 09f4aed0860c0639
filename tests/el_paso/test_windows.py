"""When a player is asked between steps, and when the engine answers (ELP-DEC-16, ELP-DEC-17)."""

from typing import Any

import pytest

from trailboss.games.el_paso import cards
from trailboss.games.el_paso.game import GAME
from trailboss.games.el_paso.play import Play
from trailboss.games.el_paso.position import Table
from trailboss.games.el_paso.steps.any_time import MOMENTS, any_time
from trailboss.games.western import hands
from trailboss.kernel.action import Action
from trailboss.kernel.step import Frame
from trailboss.kit.player import RandomPlayer

FULL = ["criollo"] * 8


def moments(table: Table, **answers: str) -> list[str]:
    """What seat 0 is asked until its turn is over, with these answers; windows are left at once."""
    found = []
    while not table.state.is_over and table.asked[0] == 0:
        decision = table.state.decision
        assert decision is not None
        found.append(str(decision.args.get("moment", decision.kind)))
        table.do(answers.get(decision.kind) or table.offers()[0])
    return found


@pytest.mark.rules("ELP-DEC-16", "ELP-CITY-05")
def test_a_delivery_asks_for_post_and_disc() -> None:
    table = Table().area(0, engineers=1).stack(0, *FULL).city(0, "galloway", "hereford")
    assert moments(table, deliver="deliver 5") == ["deliver", "disc"]


@pytest.mark.rules("ELP-DEC-16", "ELP-CITY-05")
def test_tokens_that_may_exhaust_the_draw_pile_open_a_window_at_every_step() -> None:
    table = Table().tokens(0, 1).pile(0, *FULL).city(0, "galloway", "hereford")
    asked = moments(table, deliver="deliver 5")
    assert asked == ["money", "deliver", "disc", "delivery", "drawing"]
    enough = Table().tokens(0, 1).stack(0, "criollo").pile(0, *FULL).city(0, "galloway", "hereford")
    assert moments(enough, deliver="deliver 5") == ["deliver", "disc", "drawing"]


@pytest.mark.rules("ELP-DEC-16")
def test_no_window_before_a_simmental_that_is_not_there() -> None:
    table = Table().tokens(0, 1).pile(0, *FULL).market(simmental=0).city(0, "criollo")
    assert table.asked == (0, "deliver")


@pytest.mark.rules("ELP-DEC-16")
@pytest.mark.parametrize(
    ("stack", "pile", "tokens", "asked"),
    [(4, 4, 0, False), (3, 4, 0, True), (4, 4, 1, True)],
)
def test_before_drawing_a_worker_counts_only_if_it_would_be_shuffled_in(
    stack: int, pile: int, tokens: int, asked: bool
) -> None:
    table = Table().area(0, engineers=1).tokens(0, tokens)
    table.stack(0, *FULL[:stack]).pile(0, *FULL[:pile]).visit(0, "space-g").do("aux money")
    assert (table.asked == (0, "window")) is asked


@pytest.mark.rules("ELP-DEC-16")
def test_a_full_hand_waits_for_nothing() -> None:
    table = Table().area(0, engineers=1).tokens(0, 1).stack(0, *FULL).hand(0, *FULL[:4])
    assert table.visit(0, "space-g").do("aux money").asked == (1, "ride")


@pytest.mark.rules("ELP-DEC-17", "ELP-ANY-03")
def test_the_end_of_a_turn_is_asked_for_in_the_last_turn_only() -> None:
    table = Table().area(0, all_rounders=1).hand(0, *FULL[:4]).visit(0, "space-g").do("finish")
    assert table.asked == (1, "ride"), "the same is possible when the next turn begins"
    table = Table().area(0, all_rounders=1).hand(0, *FULL[:4])
    table.state.ending = 1
    table.visit(0, "space-g").do("finish")
    assert table.asked == (0, "window")
    assert table.offers() == ["end", "dismiss all-rounder"]
    assert table.refused("continue") == ("ELP-DEC-17", "another-question")
    assert table.do("end").state.is_over


@pytest.mark.rules("ELP-CITY-05", "ELP-DISC-07")
def test_the_reward_of_a_post_is_chosen_beside_what_is_possible_at_any_time() -> None:
    table = Table().tokens(0, 1).stack(0, *FULL).delivering(0, "hereford", "shorthorn")
    table.do("deliver 7", "disc money")
    assert table.asked == (0, "tile")
    assert table.offers()[-1] == "exchange"
    slot = Table().tokens(0, 1).stack(0, *FULL).train(0, 1).do("use objective")
    assert "exchange" not in slot.offers(), "a slot of a card was begun by choosing it"


@pytest.mark.rules("ELP-CITY-05", "ELP-HIRE-02")
def test_a_hire_that_cannot_be_paid_yet_waits_for_a_worker_to_be_discarded() -> None:
    table = Table().money(0, 3).jobs(cowboy=0, builder=0, engineer=0).stack(0, *FULL)
    table.area(0, engineers=1).delivering(0, "hereford", "shorthorn")
    table.do("deliver 9", "disc certificate")
    assert table.offers() == ["pass", "dismiss engineer"]
    assert table.do("dismiss engineer", "hire all-rounder").state.money[0] == 0


# ---- answers that the engine takes


@pytest.mark.rules("ELP-DEC-04")
def test_a_visit_without_a_slot_left_is_over() -> None:
    table = Table().area(0, engineers=1).hand(0, *FULL[:4]).visit(0, "space-c")
    table.do("use money", "use certificate")
    assert table.has_event("forced", 0, "finish")
    assert table.asked == (1, "ride")


@pytest.mark.rules("ELP-DEC-04", "ELP-INFO-03")
@pytest.mark.parametrize(
    ("hand", "stack", "known", "asked"),
    [
        ("criollo", "galloway", False, True),
        ("criollo", "galloway", True, False),
        ("criollo", "criollo", False, False),
    ],
)
def test_a_visit_ends_by_itself_only_if_nobody_learns_of_a_card_by_that(
    hand: str, stack: str, known: bool, asked: bool
) -> None:
    """B wants a Galloway; after a hire for all the money only that slot is left."""
    table = Table().money(0, 5).hand(0, *[hand] * 4).stack(0, stack)
    if known:
        table.state.known[0] = table.state.hand[0][:]
    table.visit(0, "space-b").do("use hire", "hire cowboy")
    assert (table.asked == (0, "visit")) is asked


@pytest.mark.rules("ELP-DEC-13", "ELP-INFO-03")
@pytest.mark.parametrize("known", [False, True])
def test_a_discard_is_taken_only_from_a_hand_that_everybody_knows(known: bool) -> None:
    table = Table().tokens(0, 1).hand(0, *FULL[:3]).stack(0, "criollo", "galloway")
    if known:
        table.stack(0, *FULL[:2])
    table.visit(0, "space-g").do("exchange")
    assert (table.asked == (0, "exchange")) is not known


@pytest.mark.rules("ELP-DEC-03", "ELP-MOVE-11")
def test_the_only_stop_is_ridden_to_unless_an_exchange_might_bring_a_cowboy() -> None:
    def ride(table: Table, node: str) -> tuple[int, str]:
        return table.building(0, "2a", node).visit(0, node).do("use ride").asked

    plain = Table().area(0, engineers=1).stack(0, *FULL)
    assert ride(plain, "plot-b-c-inner") == (0, "visit")
    assert ride(Table().tokens(0, 1).stack(0, *FULL), "plot-b-c-inner") == (0, "ride")
    last = Table().tokens(0, 1).stack(0, *FULL).hand(0, "criollo")
    assert ride(last, "plot-g-a-inner") == (0, "deliver"), "nothing lies beyond El Paso"


@pytest.mark.rules("ELP-MOVE-07", "ELP-ANY-01")
def test_nothing_done_before_the_ride_changes_the_step_limit_it_began_with() -> None:
    """The limit lies on the agenda from the start of the turn."""
    for text in ("exchange", "dismiss builder", "dismiss engineer", "dismiss all-rounder"):
        table = Table().money(0, 4).tokens(0, 1).stack(0, "cowboy", *FULL).hand(0, "galloway")
        table.area(0, builders=1, engineers=1, all_rounders=1).riding(0, "space-b")
        table.do(text)
        if table.asked == (0, "exchange"):
            table.do("discard criollo")
        assert table.asked == (0, "ride")
        assert table.state.agenda[-1][2] == table.state.step_limit(0)
        reached = ["space-c", "space-d", "space-e", *(["space-f"] if text == "exchange" else [])]
        assert table.offers("ride") == reached, "a cowboy who came up counts at once"


# ---- a window left out takes nothing away


def _watch(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Play, Frame]]:
    found: list[tuple[Play, Frame]] = []
    pause = GAME.box().steps.automatic["pause"]
    run = type(pause).run

    def watched(self: Any, s: Any, frame: Frame) -> None:
        before = s.clone()
        run(self, s, frame)
        if s.agenda == before.agenda and any_time(s, frame[1]):
            found.append((before, frame))

    def in_order(s: Play, seat: int) -> bool:
        s.pile[seat].sort()  # so that the same dice draw the same cards, whatever came first
        return hands.restock(s, seat)

    monkeypatch.setattr(type(pause), "run", watched)
    monkeypatch.setattr(cards, "restock", in_order)
    return found


def _sorted(s: Play) -> dict[str, Any]:
    """The whole position; the order in a discard pile plays no part."""
    return {**s._dump_own(), "pile": [sorted(pile) for pile in s.pile]}


@pytest.mark.rules("ELP-DEC-16", "ELP-ANY-01", "ELP-ANY-03")
@pytest.mark.pure
def test_what_a_window_left_out_would_allow_has_the_same_effect_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    left_out = _watch(monkeypatch)
    tried = set()
    for seed in range(20):
        state = GAME.start(2, seed)
        player = RandomPlayer(f"windows {seed}".encode())
        while not state.is_over:
            seat, action = player.choose(state)
            state.apply(action, seat)
            skipped, left_out[:] = left_out[:], []
            for before, frame in skipped:
                for thing in any_time(before, frame[1]):
                    if _is_the_same_later(before, frame[1], thing):
                        tried.add((MOMENTS[frame[2]], thing.kind))
            left_out.clear()
    assert tried == {(moment, kind) for moment in MOMENTS for kind in ("exchange", "dismiss")}


def _is_the_same_later(before: Play, seat: int, thing: Action) -> bool:
    """At once, or once the next question is open, whoever it is put to; false if the dice that
    fell in between make the two incomparable."""
    early, late = before.clone(), before.clone()
    _do(early, seat, thing)
    late._settle()
    if thing.kind == "exchange" and late.dice.position != before.dice.position:
        return False
    assert thing in any_time(late, seat), "it is still possible"
    _do(late, seat, thing)
    assert _sorted(early) == _sorted(late), thing
    assert early.agenda == late.agenda
    return True


def _do(s: Play, seat: int, thing: Action) -> None:
    s.interrupt(seat, thing)
    s._offer = None
    s._settle()
    while s.agenda and s.agenda[-1] == ("exchange", seat):
        s.apply(s.actions(seat)[0], seat)
