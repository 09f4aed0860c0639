"""Outlooks: from what a seat may know, the same each time, and chances that keep their word."""

from pathlib import Path

import pytest

from trailboss import bots
from trailboss.bots.calibration import FILE, Calibration, tables, write
from trailboss.bots.craft import craft
from trailboss.bots.crafts import crafts
from trailboss.bots.outlook import Sample, ends, standings
from trailboss.bots.training.reliability import Foretold, Trial, fitted, foretell, reliability
from trailboss.kernel.dice import Dice
from trailboss.kernel.registry import load
from trailboss.kernel.state import State

HAND_WRITTEN = {"great_western_trail": "drover", "el_paso": "vaquero", "carson_city": "sheriff"}


def position(game: str, moves: int = 60) -> State:
    bot = bots.bot(HAND_WRITTEN[game], game)
    state: State = load(game).start(2, 5)
    for _ in range(moves):
        decision = state.decision
        assert decision is not None
        copy = state.redetermine(decision.seat, Dice(b"player"))
        state.apply(bot.choose(copy, decision.seat), decision.seat)
    return state


@pytest.mark.parametrize("game", crafts())
def test_worlds_that_look_the_same_have_the_same_outlook(game: str) -> None:
    state = position(game)
    for seat in range(2):
        found = ends(state, seat, [()], 2, "test")
        other = state.redetermine(seat, Dice(b"another world"))
        assert ends(other, seat, [()], 2, "test") == found


@pytest.mark.parametrize("game", crafts())
def test_how_a_game_stands(game: str) -> None:
    state = position(game)
    found = standings(state, 2, "test")
    assert found == standings(state, 2, "test")
    assert sum(one.chance.mean for one in found) == pytest.approx(1)
    assert all(one.points.mean > 0 for one in found)


def test_a_solo_rival_has_an_outlook_too() -> None:
    state = load("great_western_trail").start(2, 3, {"solo": "sam"})
    person, sam = standings(state, 2, "test")
    assert person.chance.mean + sam.chance.mean == pytest.approx(1)


def test_a_sample_of_few_is_known_less_well() -> None:
    few, many = Sample.of([1.0, 3.0]), Sample.of([1.0, 3.0] * 20)
    assert few.mean == many.mean == 2
    assert few.spread > 5 * many.spread
    assert many.is_clear
    assert not few.is_clear


def rows(trust: float, margin: float) -> list[Foretold]:
    """Positions whose winners are drawn as a known calibration says."""
    dice = Dice(b"foretold")
    true = Calibration(0.0, trust, margin, 1.5)
    found = []
    for number in range(3000):
        logit, ahead = dice.below(600) / 100 - 3, dice.below(400) / 10 - 20
        won = float(dice.below(1000) < 1000 * true.chance(logit, ahead))
        found.append(Foretold(number, 0, 0, logit, ahead, 40.0, 20.0, won, 50))
    return found


def test_a_calibration_is_found_again() -> None:
    found = fitted(rows(0.4, 0.1))
    assert found.trust == pytest.approx(0.4, abs=0.1)
    assert found.margin == pytest.approx(0.1, abs=0.02)
    assert found.to_come == pytest.approx(1.5)


def test_chances_that_boast_are_found_out() -> None:
    drawn = rows(0.4, 0.0)
    boasting, honest = (reliability(drawn, Calibration(0.0, trust)) for trust in (1.5, 0.4))
    assert honest.error < 0.03 < 0.1 < boasting.error
    assert honest.error_95[0] <= honest.error <= honest.error_95[1] + 0.01
    assert sum(one.positions for one in honest.bins) == len(drawn)


def test_games_are_foretold_the_same_each_time() -> None:
    trial = Trial("carson_city", ("sheriff", "random"), {}, 4, 3, 2)
    found = foretell(trial)
    assert found == foretell(trial)
    assert {row.seat for row in found} == {0, 1}
    assert sum(row.won for row in found) == len(found) / 2


@pytest.mark.parametrize("game", crafts())
def test_what_is_kept_can_be_read(game: str, tmp_path: Path) -> None:
    kept = tables(craft(game).weights.with_name(FILE))
    assert all(set(Calibration._fields) <= set(table) for table in kept.values())
    write(tmp_path / FILE, kept)
    assert tables(tmp_path / FILE) == kept
