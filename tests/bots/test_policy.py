"""The learned policy: what it reads, what it likes, and how it looks ahead."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from trailboss.analysis.budget import Budget
from trailboss.analysis.looks import closer_look
from trailboss.analysis.moments import Moment
from trailboss.bots.craft import craft
from trailboss.bots.hints import hint
from trailboss.bots.judgement import copy_for
from trailboss.bots.learned import Foreman, Trailboss
from trailboss.bots.player import Seated
from trailboss.bots.policy.known import reader_for
from trailboss.bots.policy.lockstep import World, best, play_on
from trailboss.bots.policy.network import (
    AIM,
    Aim,
    PolicyNetwork,
    Prospect,
    Reader,
    load,
    save,
    trained,
)
from trailboss.bots.policy.search import likings, over, tried
from trailboss.bots.policy.tables import Kind, Tables
from trailboss.bots.policy.training.student import Student
from trailboss.bots.search import Effort
from trailboss.kernel.dice import Dice
from trailboss.kernel.layout import layout
from trailboss.kernel.registry import load as load_game
from trailboss.kernel.state import State

KINDS = (Kind(2), Kind(3), Kind(2, (("solo", "sue"),)))
PACKAGE = 2_000_000
"""Bytes of all weights together, those of values included."""
GAMES = ("carson_city", "el_paso", "great_western_trail")
LEARNED = ("el_paso",)
"""The games that come with a policy."""


@pytest.fixture(scope="module")
def tables() -> Tables:
    return Tables("el_paso", KINDS)


@pytest.fixture(scope="module")
def network(tables: Tables) -> PolicyNetwork:
    """Opinions without experience."""
    active = tables.telling()
    student = Student.new(len(active), len(tables.answers), 5)
    student.weights[-4] *= 20  # so that it likes some answers much better than others
    names = tuple(tables.columns[i] for i in active.tolist())
    return student.network(names, tables.answers, {"tables": ["2", "3"]}, tables.plays)


def reader(network: PolicyNetwork, state: State) -> Reader:
    return Reader(network, layout(state.box, state.seats), state.box.actions)


def position(seats: int = 2, seed: int = 3, moves: int = 30, **options: Any) -> State:
    state: State = load_game("el_paso").start(seats, seed, options)
    dice = Dice(seed)
    for _ in range(moves):
        offered = state.actions()
        state.apply(offered[dice.below(len(offered))])
    return state


def test_a_file_keeps_a_policy(network: PolicyNetwork, tmp_path: Path) -> None:
    save(tmp_path / "policy.npz", network)
    again = load(tmp_path / "policy.npz")
    told = [(one.columns, one.answers, one.note, one.plays, one.aim) for one in (network, again)]
    assert told[0] == told[1]
    state = position()
    before, after = (likings(reader(one, state), state, state.asked[0]) for one in (network, again))
    for (liked, action), (liked_again, action_again) in zip(before, after, strict=True):
        assert action == action_again
        assert liked == pytest.approx(liked_again, abs=0.03)  # weights are kept as bytes


def test_weights_are_small() -> None:
    folders = [Path(craft(game).weights).parent for game in GAMES]
    assert sum(file.stat().st_size for one in folders for file in one.glob("*.npz")) < PACKAGE


def test_it_plays_tables_that_it_learned(network: PolicyNetwork) -> None:
    """Two and three seats, and Sue; where it learned nothing the value speaks."""
    known = [network.knows(position(seats)) for seats in (2, 3, 4)]
    assert known == [True, True, False]
    assert network.knows(position(solo="sue"))
    assert network.knows(position(building_sides="b"))


def test_columns_and_answers_are_found_by_name(network: PolicyNetwork) -> None:
    """Shuffled weights of the same names are the same policy."""
    rng = np.random.default_rng(1)
    columns, answers = rng.permutation(len(network.columns)), rng.permutation(len(network.answers))
    (matrix, bias), *rest = network.body
    shuffled = PolicyNetwork(
        tuple(network.columns[i] for i in columns),
        tuple(network.answers[i] for i in answers),
        ((matrix[columns], bias), *rest),
        (network.choice[0][answers], network.choice[1][answers]),
        network.outlook,
    )
    state = position(seats=3)
    before, after = (
        likings(reader(one, state), state, state.asked[0]) for one in (network, shuffled)
    )
    assert [action for _, action in before] == [action for _, action in after]
    assert [liked for liked, _ in before] == pytest.approx([liked for liked, _ in after], abs=1e-4)


def test_what_was_never_learned_is_liked_as_its_kind(network: PolicyNetwork) -> None:
    state = position()
    one = next(text for text in network.answers if text.startswith("hire "))
    keep = [i for i, text in enumerate(network.answers) if text != one]
    others = [i for i in keep if network.answers[i].startswith("hire ")]
    forgetful = PolicyNetwork(
        network.columns,
        tuple(network.answers[i] for i in keep),
        network.body,
        (network.choice[0][keep], network.choice[1][keep]),
        network.outlook,
    )
    known = reader(forgetful, state)
    number = state.box.actions.encode(one)
    depth = known.depths(World(known, state).seen(state.asked[0])[None])[0]
    expected = network.choice[0][others].mean(axis=0) @ depth
    pair = known.likings(depth, [number, state.box.actions.encode(network.answers[others[0]])])
    other = network.choice[0][others[0]] @ depth
    assert np.log(pair[0] / pair[1]) == pytest.approx(expected - other, abs=1e-3)


def test_nothing_hidden_speaks(network: PolicyNetwork) -> None:
    """Two worlds that look alike to the seat."""
    for moves in range(10, 60, 7):
        state = position(moves=moves)
        seat = state.asked[0]
        answers = []
        for number in (1, 2):
            world = state.redetermine(seat, Dice(bytes([number])))
            liked = likings(reader(network, world), world, seat)
            craft("el_paso").arrange(world, seat)
            looked = world.redetermine(seat, Dice(b"same"))
            found = tried(reader(network, world), looked, seat, seconds=None, worlds=2, answers=3)
            answers.append((liked, found))
        assert answers[0] == answers[1]


def test_side_by_side_is_as_one_by_one(network: PolicyNetwork) -> None:
    state = position()
    seat = state.asked[0]
    known = reader(network, state)
    dealt = [state.redetermine(seat, Dice(bytes([number]))) for number in range(5)]
    together = [World(known, one.clone()) for one in dealt]
    prospects = play_on(known, together, seat, 4)
    for world, one, prospect in zip(together, dealt, prospects, strict=True):
        alone = World(known, one.clone())
        (expected,) = play_on(known, [alone], seat, 4)
        assert alone.state.dump() == world.state.dump()
        assert (expected is None) == (prospect is None)
        if expected is not None and prospect is not None:
            assert expected == pytest.approx(prospect, rel=1e-3, abs=1e-3)


def test_play_on_stops_before_the_next_answer_or_at_the_end(network: PolicyNetwork) -> None:
    state = position()
    seat = state.asked[0]
    known = reader(network, state)
    (world,) = worlds = [World(known, state.clone())]
    (prospect,) = play_on(known, worlds, seat, 0)
    assert prospect is not None
    assert world.state.ply == state.ply
    (prospect,) = play_on(known, worlds, seat, 10_000)
    assert prospect is None
    assert world.state.is_over
    final = over(AIM, world.state, seat)
    sheets = {sheet["seat"]: sheet for sheet in world.state.standings()}
    assert final.points == sheets[seat]["total"]
    assert final.worth == AIM.outcome(
        sheets[seat]["total"], sheets[1 - seat]["total"], float(sheets[seat]["rank"] == 1)
    )


def test_thinking_tries_what_is_liked_and_puts_the_best_first(network: PolicyNetwork) -> None:
    state = position()
    seat = state.asked[0]
    known = reader(network, state)
    copy = state.redetermine(seat, Dice(b"copy"))
    found = tried(known, copy, seat, seconds=None, worlds=8, answers=4)
    assert 1 < len(found) <= 4
    assert {one.action for one in found} <= set(state.actions(seat))
    assert found[0].worlds >= 8
    assert [one.worlds for one in found] == sorted((one.worlds for one in found), reverse=True)
    first, second = (one.prospect for one in found[:2])
    assert first is not None
    assert second is not None
    assert first.worth >= second.worth or found[0].worlds > found[1].worlds


def test_time_is_kept(network: PolicyNetwork) -> None:
    """By a clock of the test's own: a hundredth of a second passes with every look at it."""
    ticks = iter(range(1_000_000))
    state = position()
    seat = state.asked[0]
    found = tried(
        reader(network, state),
        state.redetermine(seat, Dice(b"copy")),
        seat,
        seconds=0.2,
        worlds=1_000_000,
        answers=4,
        clock=lambda: next(ticks) / 100,
    )
    assert next(ticks) < 40
    assert max(one.worlds for one in found) > 1


@pytest.mark.parametrize("game", LEARNED)
def test_foreman_plays_by_the_policy_of_the_package(game: str) -> None:
    known = craft(game)
    assert known.policy_weights is not None
    assert trained(known.policy_weights) is not None
    state = load_game(game).start(2, 8)
    while len(state.actions()) == 1:
        state.apply(state.actions()[0])
    seat = state.asked[0]
    policy = reader_for(known, state)
    assert policy is not None
    copy = state.redetermine(seat, Dice(b"x"))
    assert Foreman().choose(copy, seat) == best(policy, copy, seat)
    few = Effort(seconds=None, worlds=2, ways=2)
    assert Trailboss(effort=few).choose(copy, seat) in state.actions(seat)


def test_what_is_aimed_at_is_points_and_victory() -> None:
    aim = Aim(own=0.4, won=10.0)
    assert aim.outcome(60, 50, 1.0) == pytest.approx(0.4 * 60 + 0.6 * 10 + 10)
    assert aim.lead(Prospect(aim.outcome(60, 50, 1.0), 60, 1.0)) == pytest.approx(10)
    assert aim.lead(Prospect(aim.outcome(40, 55, 0.25), 40, 0.25)) == pytest.approx(-15)


def test_trailboss_answers_the_same_in_worlds_that_look_the_same() -> None:
    """With the weights of the package, through a whole game, as it sits at a table."""
    state = load_game("el_paso").start(2, 12)
    few = Effort(seconds=None, worlds=4, ways=3)
    compared = 0
    while not state.is_over:
        seat = state.asked[0]
        if state.ply % 3 == 0 and len(state.actions()) > 1:
            worlds = [state.redetermine(seat, Dice(bytes([number]))) for number in (1, 2)]
            answers = {
                Seated(Trailboss(effort=few), seat, Dice(b"same")).choose(world) for world in worlds
            }
            assert len(answers) == 1
            compared += 1
        state.apply(Foreman().choose(state.redetermine(seat, Dice(state.ply)), seat), seat)
    assert compared > 20


def test_a_hint_compares_answers_on_one_scale() -> None:
    """Against Sue every chance told is the policy's, and no answer stands alone."""
    state = load_game("el_paso").start(2, 4, {"solo": "sue", "b_cards": 3})
    quick = Effort(seconds=None, worlds=2, ways=3)
    chances: list[float] = []
    while len(chances) < 8:
        seat = state.asked[0]
        if len(state.actions()) > 1:
            told = hint(state, seat, effort=quick)
            assert len(told.answers) > 1
            chances.append(told.chance)
        state.apply(Foreman().choose(state.redetermine(seat, Dice(state.ply)), seat), seat)
    assert max(chances) - min(chances) < 0.5


def test_the_coach_does_not_blame_what_the_policy_likes_best() -> None:
    state = load_game("el_paso").start(2, 6)
    while len(state.actions()) < 2:
        state.apply(state.actions()[0])
    seat = state.asked[0]
    known = craft("el_paso")
    policy = reader_for(known, state)
    assert policy is not None
    liked = [action for _, action in likings(policy, copy_for(state, seat, "x"), seat)]
    moment = Moment(state.ply, seat, 0, state)
    moment.actions.append(liked[0])
    assert closer_look(moment, 0, Budget(worlds=2, lines=3), "coach").better == ()
