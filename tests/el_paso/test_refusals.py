"""Why not: what is asked for at the wrong moment, and what is never possible."""

from collections.abc import Callable

import pytest

from trailboss import Dice
from trailboss.games.el_paso.game import GAME
from trailboss.games.el_paso.position import Table
from trailboss.tables.position import why_not_touch
from trailboss.tables.shown import VerdictShown

CARDS = ("criollo", "galloway", "pineywoods", "criollo")


def touched(table: Table, target: str) -> VerdictShown:
    return why_not_touch(table.state, 0, target)


def buying() -> Table:
    return Table().money(0, 8).area(0, cowboys=2, engineers=1).visit(0, "space-d").do("use buy")


def siting() -> Table:
    return Table().money(0, 8).area(0, builders=1).visit(0, "space-e").do("use build", "build 1a")


def visiting() -> Table:
    return Table().money(0, 8).area(0, cowboys=1, engineers=1).visit(0, "space-c")


def on_foreign() -> Table:
    return Table().building(1, "4a", "plot-c-d").visit(0, "plot-c-d")


def exchanging() -> Table:
    return Table().tokens(0, 1).stack(0, *CARDS).hand(0, *CARDS).visit(0, "space-g").do("exchange")


def delivering() -> Table:
    return Table().delivering(0, "criollo")


def before_drawing() -> Table:
    return Table().area(0, engineers=1).visit(0, "space-c").do("aux money")


def before_simmental() -> Table:
    return Table().tokens(0, 1).pile(0, *["criollo"] * 8).city(0, "criollo")


def before_reward() -> Table:
    table = Table().area(0, engineers=1).delivering(0, "hereford", "shorthorn")
    return table.do("deliver 9", "disc money")


def riding_again() -> Table:
    return Table().building(0, "4a", "plot-c-d").visit(0, "plot-c-d").do("use ride")


# ---- a thing that is touched answers with its rule


@pytest.mark.parametrize(
    ("position", "target", "rule", "reason"),
    [
        (visiting, "area:cowboy", "ELP-WORK-04", "cowboys-for-steps"),
        (exchanging, "area:cowboy", "ELP-WORK-04", "cowboys-for-steps"),
        (buying, "market:simmental", "ELP-BUY-04", "never-for-sale"),
        (visiting, "market:simmental", "ELP-BUY-04", "never-for-sale"),
        (siting, "space:space-b", "ELP-BLD-02", "not-a-plot"),
        (siting, "space:el-paso", "ELP-BLD-02", "not-a-plot"),
        (visiting, "space:space-d", "ELP-TURN-02", "moved-already"),
        (visiting, "job:cowboy", "ELP-HIRE-01", "action-first"),
        (on_foreign, "job:cowboy", "ELP-STOP-03", "not-your-building"),
        (visiting, "post:5", "ELP-CITY-01", "only-in-el-paso"),
        (visiting, "disc:money", "ELP-DISC-01", "only-in-el-paso"),
        (delivering, "aux:money", "ELP-STOP-05", "in-el-paso"),
    ],
)
@pytest.mark.rules("ELP-WORK-04", "ELP-BUY-04", "ELP-BLD-02")
def test_a_thing_that_is_touched(
    position: Callable[[], Table], target: str, rule: str, reason: str
) -> None:
    verdict = touched(position(), target)
    assert (verdict["legal"], verdict["rule"], verdict["reason"]) == (False, rule, reason)


# ---- the wrong moment


@pytest.mark.rules("ELP-SET-11", "ELP-ANY-01")
def test_before_the_turns_begin() -> None:
    table = Table(dealt=True)
    assert table.asked == (0, "draft")
    for seat in (0, 1):
        for text in ("exchange", "dismiss engineer", "dismiss cowboy"):
            assert table.refused(text, seat) == ("ELP-ANY-01", "draft-first")
    assert table.refused("place space-b") == ("ELP-SET-11", "draft-first")
    assert table.refused("pass") == ("ELP-SET-11", "draft-first")
    assert table.refused("place space-b", 1) == ("ELP-SET-11", "not-your-decision")


@pytest.mark.parametrize(
    ("position", "text", "rule", "reason"),
    [
        (buying, "pass", "ELP-DEC-08", "cannot-decline"),
        (siting, "pass", "ELP-DEC-11", "cannot-decline"),
        (exchanging, "pass", "ELP-EXCH-02", "cannot-decline"),
        (exchanging, "hire cowboy", "ELP-EXCH-02", "another-question"),
        (riding_again, "pass", "ELP-MOVE-03", "must-move"),
        (riding_again, "use token", "ELP-RIDE-02", "move-first"),
        (before_drawing, "hire cowboy", "ELP-TURN-02", "action-phase-over"),
        (before_drawing, "pass", "ELP-DEC-16", "another-question"),
        (before_simmental, "hire cowboy", "ELP-STOP-05", "in-el-paso"),
        (before_simmental, "deliver 0", "ELP-CITY-01", "another-question"),
        (before_reward, "deliver 0", "ELP-DEC-07", "another-question"),
    ],
)
@pytest.mark.rules("ELP-EXCH-02", "ELP-MOVE-03", "ELP-TURN-02", "ELP-STOP-05")
def test_the_wrong_moment(position: Callable[[], Table], text: str, rule: str, reason: str) -> None:
    assert position().refused(text) == (rule, reason)


@pytest.mark.rules("ELP-TRAIN-01", "ELP-STOP-02")
def test_a_train_card_has_its_own_slots_and_no_auxiliary_action_instead() -> None:
    table = Table().train(0, 3)
    assert table.refused("use build") == ("ELP-TRAIN-01", "no-such-slot")
    assert table.refused("aux money") == ("ELP-STOP-02", "slot-used-already")
    table = Table().money(0, 8).area(0, engineers=1, all_rounders=1).visit(0, "space-f")
    table.do("use train", "train 1")
    assert table.refused("pay 2") == ("ELP-TRAIN-01", "mixture")
    assert table.refused("pass") == ("ELP-DEC-09", "cannot-decline")


@pytest.mark.rules("ELP-BLD-01", "ELP-BLD-03")
def test_a_building_lacks_builders_before_it_lacks_the_money_for_a_plot() -> None:
    table = Table().patiently().money(0, 20).area(0, builders=1)
    for plot in ("plot-b-c-inner", "plot-f-g-inner", "plot-g-a-inner"):
        table.building(1, "6a", plot).buildings(6, 2)
    table.visit(0, "space-e").do("use build")
    assert table.refused("build 2a") == ("ELP-BLD-01", "not-enough-workers")


# ---- all of it


@pytest.mark.rules("ELP-STOP-01")
@pytest.mark.parametrize("options", [{}, {"solo": "sue"}])
def test_what_a_stop_offers_is_no_reason_anywhere_else(options: dict[str, str]) -> None:
    """The rule of stops once answered for whatever had no rule of its own."""
    dice = Dice(7)
    state = GAME.start(2, 7, options)
    while not state.is_over:
        assert state.decision is not None
        legal = {action.text for action in state.actions()}
        for text in GAME.notations.keys() - legal:
            refusal = state.why_not(text)
            assert refusal is not None
            if refusal.rule == "ELP-STOP-01":
                assert (state.decision.kind, refusal.reason) == ("visit", "no-such-slot")
        state.apply(dice.pick(state.actions()))
