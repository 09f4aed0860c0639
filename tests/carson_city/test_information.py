"""Who may know what (CAR-INFO)."""

from collections.abc import Mapping
from typing import Any

import pytest

from trailboss.games.carson_city.duel_tiles.state import tiles
from trailboss.games.carson_city.game import GAME
from trailboss.games.carson_city.play import Play
from trailboss.games.carson_city.position import Table
from trailboss.kernel.dice import Dice


def open_parts(view: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in view.items() if key != "seat"}


@pytest.mark.rules("CAR-INFO-01", "CAR-INFO-08")
@pytest.mark.parametrize("seats", [2, 5])
def test_without_tiles_everybody_sees_the_same(seats: int) -> None:
    town = Table(seats, seed=2, dealt=True)
    rolls = Dice(8)
    while not town.state.is_over:
        views = [open_parts(town.state.view(viewer)) for viewer in (None, *range(seats))]
        assert all(view == views[0] for view in views)
        town.do(rolls.pick(town.state.actions()).text)
    shown = town.state.view(None)["players"][0]
    assert {"cash", "points", "cowboys", "roads", "revolvers", "kept", "property_tiles"} <= set(
        shown
    )


@pytest.mark.rules("CAR-INFO-02")
def test_the_bag_is_public_by_counting_and_has_no_order() -> None:
    town = Table(2, dealt=True)
    assert sum(town.state.view(0)["bag"].values()) == 23
    seen = set()
    for seed in range(30):
        copy = town.state.redetermine(0, Dice(seed))
        copy.row[2] = -1
        copy.agenda = [("place", 0), ("refill",)]
        copy._settle()
        seen.add(copy.row[-1])
    assert len(seen) > 3


@pytest.mark.rules("CAR-INFO-03")
def test_dice_are_public_when_rolled_and_not_before() -> None:
    town = Table().cowboy(0, "roads_3").cowboy(1, "roads_3")
    futures = set()
    for seed in range(40):
        copy = town.state.redetermine(0, Dice(seed))
        copy.agenda = [("place", 0)]
        futures.add((copy.dice.below(6), copy.dice.below(6)))
    assert len(futures) > 15
    town.dice(2, 5).resolve("roads_3")
    rolled = [event for event in town.events if event.kind == "rolled"]
    assert [event.audience for event in rolled] == [-1, -1]


def dealt(seats: int, seed: int = 1) -> Play:
    state = GAME.start(seats, seed, {"duel_tiles": True})
    return state


@pytest.mark.rules("CAR-INFO-04", "CAR-INV-29")
def test_a_hand_is_shown_to_its_holder_only() -> None:
    state = dealt(4)
    for viewer in range(4):
        shown = state.view(viewer)["players"]
        assert [seat for seat in range(4) if "tiles" in shown[seat]] == [viewer]
        assert [player["tile_count"] for player in shown] == [6] * 4
    assert all("tiles" not in player for player in state.view(None)["players"])
    assert state.view(None)["pile"] == {"size": 0, "certain": []}


@pytest.mark.rules("CAR-INFO-04")
def test_two_players_can_count() -> None:
    shown = dealt(2).view(0)["players"]
    assert shown[1]["tiles"] == [0, 1, 2, 3, 4, 5]
    town = Table(duel_tiles=True)
    tiles(town.state).drawn[1] = 0
    assert "tiles" not in town.state.view(0)["players"][1]


@pytest.mark.rules("CAR-INFO-04")
def test_re_dealt_starting_hands_keep_their_sums() -> None:
    state = dealt(4)
    hands = set()
    for seed in range(40):
        copy = state.redetermine(0, Dice(seed))
        assert isinstance(copy, Play)
        assert tiles(copy).hand[0] == tiles(state).hand[0]
        assert [sum(hand) for hand in tiles(copy).hand] == tiles(state).sums
        hands.add(tuple(map(tuple, tiles(copy).hand)))
    assert len(hands) > 10


@pytest.mark.rules("CAR-INFO-05")
def test_drawn_tiles_are_hidden_again() -> None:
    town = Table(3, duel_tiles=True).tiles(0, 1).tiles(1, 2, 3).tiles(2, 4, 4)
    tiles(town.state).pile = [0, 3, 5, 5]
    town.cowboy(0, "roads_3").cowboy(1, "roads_3").resolve("roads_3")
    town.do("tile 1", seat=0).do("tile 2", seat=1)
    drew = [event for event in town.events if event.kind == "drew_tiles"]
    own = [event for event in town.events if event.kind == "own_tiles"]
    assert [(event.args, event.audience) for event in drew] == [((0, 3), -1)]
    assert [event.audience for event in own] == [0]
    assert town.state.view(1)["pile"] == {"size": 3, "certain": []}


@pytest.mark.rules("CAR-INFO-05")
def test_a_drawn_hand_comes_from_what_lay_in_the_pile() -> None:
    """Tiles discarded after a draw cannot have been drawn: re-deals never say so."""
    town = Table(3, duel_tiles=True)
    s = town.state
    dealt = tiles(s)
    dealt.hand = [[0, 1], [2, 2, 2], [1, 3, 4]]
    dealt.drawn = [-1, 0, -1]
    dealt.draws = 1
    dealt.pile = [3, 3, 4, 5 + 6, 5 + 6]  # the fives came after the draw
    seen = set()
    for seed in range(60):
        copy = s.redetermine(0, Dice(seed))
        assert isinstance(copy, Play)
        values = sorted(tile % 6 for tile in tiles(copy).hand[1])
        assert 5 not in values
        assert sorted(t % 6 for t in tiles(copy).pile + tiles(copy).hand[1]) == [
            2,
            2,
            2,
            3,
            3,
            4,
            5,
            5,
        ]
        assert copy.view(0)["pile"] == {"size": 5, "certain": [5, 5]}
        seen.add(tuple(values))
    assert len(seen) > 3


@pytest.mark.rules("CAR-INFO-07")
def test_personas_promises_and_refusals_are_public() -> None:
    town = Table(personas="red")
    town.state.persona = [-1, -1]
    town.pending(("persona", 0)).do("take grocer")
    assert town.events[0].audience == -1
    town.do("wait")
    assert town.told("waits") == [(0, "houses")]
    assert town.state.view(1)["players"][0]["promised"]
    town = Table().own(0, "c5r2").own(1, "c4r2").cash(3).row("shop")
    town.cowboy(0, "construction_3").resolve("construction_3")
    town.do("purchase", "site c5r2", "house c4r2", "refuse")
    assert [event.audience for event in town.events if event.kind == "refused"] == [-1]
