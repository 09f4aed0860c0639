"""Whole games keep the invariants, also those that only a change can break (GWT-INV)."""

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from random import Random

import pytest

from trailboss.games.great_western_trail.play import Play
from trailboss.games.great_western_trail.position import Table
from trailboss.games.great_western_trail.state import FIRST_TILE, NOWHERE
from trailboss.kernel.action import Event


@dataclass
class Watched:
    """What was noticed in a random game; all empty if the engine is right."""

    broken: list[str] = field(default_factory=list)
    money_from_nowhere: list[Event] = field(default_factory=list)
    covered_again: list[int] = field(default_factory=list)
    missing_cards: int = 0
    longest_turn: int = 0
    over: bool = False
    tiles_add_up: bool = False
    scores_add_up: bool = False


TABLES = [
    (2, "a", "lettered", False),
    (2, "b", "random", True),
    (3, "b", "lettered", False),
    (3, "random", "random", True),
    (4, "a", "random", True),
    (4, "random", "lettered", False),
]


@cache
def watched(seats: int, sides: str, neutral: str, simmental: bool) -> Watched:
    """A random game, watched from the first question to the last."""
    table = Table(
        seats, 5, dealt=True, building_sides=sides, neutral_buildings=neutral, simmental=simmental
    )
    s, dice, seen = table.state, Random(f"{seats}{sides}"), Watched()
    left: Counter[str] = Counter()
    turn = 0
    while not s.is_over and not seen.broken and s.ply < 9000:
        money, covered, active = sum(s.money), s.covered[:], s.active
        seats_that_may = [seat for seat in range(seats) if s.actions(seat)]
        asked = table.asked[0]
        seat = dice.choice(seats_that_may) if dice.random() < 0.03 else asked
        answers = [action for action in s.actions(seat) if action.text != "end"]
        events = s.apply(dice.choice(answers if answers else s.actions(seat)), seat)
        seen.broken += s.broken_invariants()
        if sum(s.money) - money != sum(from_the_bank(event) for event in events):
            seen.money_from_nowhere += events
        seen.covered_again += [now & ~then for now, then in zip(s.covered, covered, strict=True)]
        left.update(event.args[0] for event in events if event.kind == "tile_left_game")
        turn = turn + 1 if s.active == active else 0
        seen.longest_turn = max(seen.longest_turn, turn)
        if s.active != active and (s.stack[active] or s.pile[active]):
            seen.missing_cards += max(0, s.hand_limit(active) - len(s.hand[active]))
    left.update(tiles(s))
    seen.tiles_add_up = left == all_tiles(s)
    seen.over = s.is_over
    seen.scores_add_up = all(
        sheet["total"] == sum(sheet["categories"].values()) for sheet in s.standings()
    )
    return seen


def from_the_bank(event: Event) -> int:
    """What an event brings into the purses of all players together; a fee between two: nothing."""
    signs = {
        "gained_money": 1,
        "income": 1,
        "paid": -1,
        "paid_fee_to_bank": -1,
        "paid_transport": -1,
        "hired": -1,
    }
    return signs[event.kind] * int(event.args[-1]) if event.kind in signs else 0


def all_tiles(s: Play) -> Counter[str]:
    """Every hazard and outlaw of the box."""
    kinds = [s.c.tiles[tile] for bag in s.c.bags for tile in bag]
    return Counter(tile.id for tile in kinds if tile.worker < 0)


def tiles(s: Play) -> list[str]:
    """Every hazard and outlaw that is still in the game."""
    found = [s.c.tiles[tile] for bag in s.bags for tile in bag]
    found += [s.c.tiles[tile] for tile in s.foresight if tile != NOWHERE]
    found += [s.c.tiles[code - FIRST_TILE] for code in s.tiles if code >= FIRST_TILE]
    found += [s.c.tiles[tile] for owned in s.hazards for tile in owned]
    ids = [tile.id for tile in found if tile.worker < 0]
    ids += ["outlaw-green"] * sum(s.outlaws[::2]) + ["outlaw-orange"] * sum(s.outlaws[1::2])
    return ids


games = pytest.mark.parametrize(("seats", "sides", "neutral", "simmental"), TABLES)


@games
@pytest.mark.rules("GWT-INV-20")
def test_random_games_end_with_every_invariant_kept(
    seats: int, sides: str, neutral: str, simmental: bool
) -> None:
    seen = watched(seats, sides, neutral, simmental)
    assert seen.broken == []
    assert seen.over
    assert seen.longest_turn < 150, "every turn ends after finitely many actions"
    assert seen.scores_add_up


@games
@pytest.mark.rules("GWT-INV-18")
def test_money_comes_only_from_the_bank(
    seats: int, sides: str, neutral: str, simmental: bool
) -> None:
    assert watched(seats, sides, neutral, simmental).money_from_nowhere == []


@pytest.mark.rules("GWT-INV-18")
def test_a_fee_between_players_leaves_the_sum_unchanged() -> None:
    table = Table().building(1, "7a", "a-1").money(0, 2).riding(0, "neutral-a").do("ride a-1")
    assert table.has_event("paid_fee", 0, "a-1", 1, 2)
    assert table.state.money == [0, 2, 0, 0]


@games
@pytest.mark.rules("GWT-INV-19")
def test_a_cleared_disc_space_is_never_covered_again(
    seats: int, sides: str, neutral: str, simmental: bool
) -> None:
    assert not any(watched(seats, sides, neutral, simmental).covered_again)


@games
@pytest.mark.rules("GWT-INV-16")
def test_hands_are_filled_at_the_end_of_every_turn(
    seats: int, sides: str, neutral: str, simmental: bool
) -> None:
    assert watched(seats, sides, neutral, simmental).missing_cards == 0


@games
@pytest.mark.rules("GWT-INV-06")
def test_no_hazard_or_outlaw_is_lost(seats: int, sides: str, neutral: str, simmental: bool) -> None:
    assert watched(seats, sides, neutral, simmental).tiles_add_up
