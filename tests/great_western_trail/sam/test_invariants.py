"""What must hold after every action of a game against Sam (SAM-INV)."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from trailboss.games.great_western_trail.sam.position import PERSON, SAM, SoloTable
from trailboss.games.great_western_trail.sam.rancher import rancher
from trailboss.games.great_western_trail.state import NOWHERE, TrailState


def fresh(**options: Any) -> TrailState:
    state = SoloTable(dealt=True, **options).state
    assert not state.broken_invariants()
    return state


def doubled_card(s: TrailState) -> None:
    rancher(s).discard = [0]


def lost_card(s: TrailState) -> None:
    rancher(s).deck.pop()


def too_many_discs(s: TrailState) -> None:
    s.city_discs[-1] = 15


def other_side(s: TrailState) -> None:
    s.sides[-1] = 0


def cattle_in_hand(s: TrailState) -> None:
    s.hand[SAM].append(0)


def objective_in_the_herd(s: TrailState) -> None:
    s.pile[SAM].append(s.c.first_objective)


def no_starting_objective(s: TrailState) -> None:
    s.area[SAM] = ()


def seven_workers(s: TrailState) -> None:
    s.workers[3:6] = [7, 1, 1]


def lost_master(s: TrailState) -> None:
    s.masters[0] = NOWHERE


def money(s: TrailState) -> None:
    s.money[SAM] = 1


def off_the_board(s: TrailState) -> None:
    s.herder[SAM] = NOWHERE


def wrong_specialization(s: TrailState) -> None:
    sam = rancher(s)
    sam.specialization = (sam.specialization + 1) % 3


def gap_in_the_run(s: TrailState) -> None:
    s.city_discs[-2] = 1


def twice_in_one_city(s: TrailState) -> None:
    s.city_discs[len(s.c.cities) + s.c.city_index["bloomington"]] = 2


@pytest.mark.rules("SAM-INV-01", "SAM-INV-02", "SAM-INV-03", "SAM-INV-04")
@pytest.mark.parametrize(
    ("damage", "rule"),
    [
        (doubled_card, "SAM-INV-01"),
        (lost_card, "SAM-INV-01"),
        (too_many_discs, "SAM-INV-02"),
        (other_side, "SAM-INV-02"),
        (cattle_in_hand, "SAM-INV-03"),
        (objective_in_the_herd, "SAM-INV-03"),
        (no_starting_objective, "SAM-INV-03"),
        (seven_workers, "SAM-INV-03"),
        (lost_master, "GWT-INV-07"),
        (money, "SAM-INV-04"),
        (off_the_board, "SAM-INV-04"),
        (wrong_specialization, "SAM-INV-04"),
        (gap_in_the_run, "SAM-INV-04"),
        (twice_in_one_city, "SAM-INV-04"),
    ],
)
def test_damage_is_noticed(damage: Callable[[TrailState], None], rule: str) -> None:
    state = fresh()
    damage(state)
    assert any(wrong.startswith(rule) for wrong in state.broken_invariants())


@pytest.mark.rules("SAM-INV-01", "SAM-INV-02", "SAM-INV-03", "SAM-INV-04")
@pytest.mark.parametrize(
    "options",
    [
        {"difficulty": "easy", "simmental": True},
        {"difficulty": "hard", "sam_printed_workers": False, "building_sides": "random"},
        {"sam_station_master_costs_worker": True, "sam_builds_on_risk_spaces": True},
    ],
)
def test_they_hold_all_game_long(options: dict[str, Any]) -> None:
    state = fresh(**options)
    rolls = random.Random(4)
    while not state.is_over:
        state.apply(rolls.choice(state.actions()))
        assert not state.broken_invariants()
        assert state.herder[SAM] != state.c.kansas_city or state.active == SAM
        assert state.active == PERSON or state.is_over
