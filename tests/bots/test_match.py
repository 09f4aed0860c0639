"""One game among bots: what they are shown, and that a seed fixes everything."""

from collections.abc import Callable, Sequence

import pytest

import trailboss
from tests.kernel.toy import GAME as STONES
from trailboss import Action, BadOption, Dice, State, bots
from trailboss.bots.match import play_out, seat_bots, seat_dice
from trailboss.bots.random_bot import RandomBot

GAME = trailboss.load("great_western_trail")


class Witness(bots.Bot):
    """Chooses at random and keeps what it was shown."""

    name = "witness"

    def __init__(self) -> None:
        self.shown: list[tuple[State, int]] = []

    def choose(self, state: State, seat: int) -> Action:
        self.shown.append((state, seat))
        return state.dice.pick(state.actions(seat))


class Meddler(Witness):
    """Does out of turn whatever it may."""

    name = "meddler"
    listens = True

    def interrupt(self, state: State, seat: int) -> Action | None:
        self.shown.append((state, seat))
        return state.actions(seat)[0]


def test_the_same_seed_gives_the_same_game() -> None:
    first, again, other = (bots.play(GAME, ["random"] * 3, seed) for seed in (5, 5, 6))
    assert first == again
    assert first.record.moves != other.record.moves


def test_the_result_is_that_of_the_record() -> None:
    result = bots.play(GAME, ["random", "random"], 7, {"simmental": True})
    state = GAME.replay(result.record)
    assert state.is_over
    assert state.standings() == result.standings
    assert state.ply == result.decisions == len(result.record.moves)


def test_a_game_may_be_named() -> None:
    assert bots.play("great_western_trail", ["random", "random"], 7) == bots.play(
        GAME, [RandomBot(), RandomBot()], 7
    )


def test_too_many_bots() -> None:
    with pytest.raises(BadOption, match="for 2, 3, 4 seats, not 5 bots"):
        bots.play(GAME, ["random"] * 5)


def test_a_bot_never_sees_the_true_state() -> None:
    witness = Witness()
    state = GAME.start(2, 3)
    play_out(state, seat_bots(GAME, [witness, witness], 3))
    assert len(witness.shown) == state.ply
    for shown, seat in witness.shown:
        assert shown is not state
        assert shown.dice.seed == seat_dice(3, seat).seed != state.dice.seed


def test_seats_roll_different_dice() -> None:
    seeds = {seat_dice(3, seat).seed for seat in range(4)} | {Dice(3).seed}
    assert len(seeds) == 5


def test_actions_are_enough_for_random() -> None:
    """What it chooses does not depend on how it is asked, only on the dice."""
    state = GAME.start(2, 4)
    actions = state.actions(0)
    picked = RandomBot().pick(actions, Dice(9))
    assert RandomBot().choose(state.redetermine(0, Dice(8)), 0) in actions
    assert picked is actions[Dice(9).below(len(actions))]


def test_a_bot_that_sees_positions_cannot_pick() -> None:
    with pytest.raises(NotImplementedError):
        Witness().pick([], Dice(1))


def test_a_listener_may_act_out_of_turn() -> None:
    meddler = Meddler()
    state = GAME.start(2, 11)
    play_out(state, seat_bots(GAME, ["random", meddler], 11))
    assert state.is_over
    moves = [move for move in state.record().moves if move.seat == 1]
    assert moves[0].text == "exchange"
    for shown, seat in meddler.shown:
        assert seat == 1
        assert shown is not state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_seats_are_asked(seats: int) -> None:
    asked: set[int] = set()
    for move in bots.play(GAME, ["random"] * seats, seats).record.moves:
        asked.add(move.seat)
    assert asked == set(range(seats))


def test_no_copy_is_made_for_bots_that_see_only_actions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = GAME.start(2, 3)
    refuse: Callable[[object, Sequence[object]], None] = _no_copies
    monkeypatch.setattr(type(state), "redetermine", refuse)
    play_out(state, seat_bots(GAME, ["random", "random"], 3))
    assert state.is_over


def _no_copies(*_: object) -> None:
    raise AssertionError("a copy was made")


def test_a_solo_rival_needs_no_bot() -> None:
    result = bots.play(STONES, ["random"], 3, {"solo": "mule"})
    assert {move.seat for move in result.record.moves} == {0}
    assert [sheet["seat"] for sheet in result.standings] == [0, 1]
    with pytest.raises(BadOption, match="for 1 seats, not 2 bots"):
        bots.play(STONES, ["random"] * 2, 3, {"solo": "mule"})
