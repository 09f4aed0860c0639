"""A coach's word: about what cost much, from what the seat may know."""

from trailboss import load
from trailboss.analysis.budget import Budget
from trailboss.analysis.coach import MUCH_POINTS, Word, word_about
from trailboss.bots.judgement import judge
from trailboss.kernel.dice import Dice
from trailboss.kernel.state import State
from trailboss.text import LANGUAGES

QUICK = Budget(worlds=2, lines=2)


IDLE = ("place neutral-a", "end")
"""A first turn in which nothing is done."""


def beginning() -> State:
    state: State = load("great_western_trail").start(2, 8)
    return state


def word(state: State, language: str = "en") -> Word:
    found = word_about(state, 0, IDLE, language, QUICK)
    assert found is not None
    return found


def test_an_idle_turn_gets_a_word_in_every_language() -> None:
    told = {language: word(beginning(), language) for language in LANGUAGES}
    assert len({one.points for one in told.values()}) == 1
    assert told["en"].points >= MUCH_POINTS
    assert len({tuple(one.better) for one in told.values()}) == len(LANGUAGES)


def test_the_best_turn_gets_none() -> None:
    state = beginning()
    best = judge(state, 0).turns[0].actions
    found = word_about(state, 0, best, "en", QUICK)
    assert found is None or found.points < word(state).points


def test_worlds_that_look_the_same_get_the_same_word() -> None:
    state = beginning()
    other = state.redetermine(0, Dice(b"another world"))
    assert word_about(other, 0, IDLE, "en", QUICK) == word_about(state, 0, IDLE, "en", QUICK)
