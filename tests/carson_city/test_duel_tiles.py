"""Options in general, and Might Is Right: duel tiles (CAR-OPT, CAR-DT)."""

from dataclasses import replace

import pytest

from trailboss.games.carson_city.duel_tiles.setup import deal
from trailboss.games.carson_city.duel_tiles.state import tiles
from trailboss.games.carson_city.game import GAME
from trailboss.games.carson_city.play import Play
from trailboss.games.carson_city.position import Loaded, Table


def tiled(seats: int = 2) -> Table:
    return Table(seats, duel_tiles=True)


def dealt(seats: int, seed: int = 1) -> Play:
    state = GAME.start(seats, seed, {"duel_tiles": True})
    return state


@pytest.mark.rules("CAR-OPT-01")
def test_options_combine_freely() -> None:
    options = {
        "personas": "red",
        "duel_tiles": True,
        "simultaneous_placement": "live",
        "river": True,
        "text_edition": "english",
    }
    state = GAME.start(3, 1, options)
    assert dict(state.options) == options


@pytest.mark.rules("CAR-OPT-02")
def test_each_card_uses_one_side_for_the_whole_game() -> None:
    mixtures = set()
    for seed in range(20):
        state = GAME.start(2, seed, {"personas": "random"})
        mixtures.add(tuple(card.side for card in state.cards))
    assert len(mixtures) > 10
    town = Table(2, seed=3, dealt=True, personas="random")
    cards = town.state.cards[:]
    rolls = town.state.dice.clone()
    while not town.state.is_over:
        town.do(rolls.pick(town.state.actions()).text)
    assert town.state.cards == cards


def differ(pair: tuple[object, object]) -> bool:
    return pair[0] != pair[1]


@pytest.mark.rules("CAR-OPT-03")
def test_the_editions_differ_in_these_rows_only() -> None:
    one, two = (
        GAME.box({"text_edition": edition, "personas": "random"}).components
        for edition in ("polish", "english")
    )
    assert (one.starting_revolvers, two.starting_revolvers) == (1, 0)
    assert (one.pays_order_bonus, two.pays_order_bonus) == (True, False)
    mine, church = (one.buildings[one.building_index[id]] for id in ("mine", "church"))
    assert (mine.scores, church.safe) == (False, False)
    assert [pair for pair in zip(one.buildings, two.buildings, strict=True) if differ(pair)] == [
        (mine, replace(mine, scores=True)),
        (church, replace(church, safe=True)),
    ]
    cards = [pair for pair in zip(one.every_card, two.every_card, strict=True) if differ(pair)]
    captain = one.cards[one.persona_index["captain"]]["yellow"]
    assert (cards, captain.limit) == ([(captain, replace(captain, limit=25))], 20)
    changed = {"personas", "buildings", "supply", "scoring"}
    polish, english = one._printed.all(), two._printed.all()
    assert {name for name in polish if polish[name] != english[name]} == changed


@pytest.mark.rules("CAR-DT-01")
def test_tiles_replace_the_dice_in_duels_only() -> None:
    town = tiled().tiles(0, 3).tiles(1, 1).cowboy(0, "roads_3").cowboy(1, "roads_3")
    town.resolve("roads_3")
    assert town.asked[1] == "duel_tile"
    town = tiled().put("c1r1", "hotel", 0).cowboy(0, "c1r1").cowboy(1, "c1r1")
    assert town.resolve("estate_income").asked[1] == "duel_tile"
    town = tiled().cowboy(0, "gambling_income").dice(3, 5).resolve("gambling_income")
    assert town.told("gambled") == [(0, 3, 5)]
    assert "tile 3" not in Table().placing().offers()
    assert Table().placing().why_not("tile 3").rule == "CAR-DT-01"


@pytest.mark.rules("CAR-DT-02")
def test_two_players_get_a_full_set_each() -> None:
    state = dealt(2)
    assert (tiles(state).hand, state.cash) == ([[0, 1, 2, 3, 4, 5]] * 2, [15, 15])


@pytest.mark.vector("CAR-DT-03/1")
def test_strong_tiles_cost_money() -> None:
    for seed in range(30):
        state = dealt(4, seed)
        for hand, cash in zip(tiles(state).hand, state.cash, strict=True):
            assert (len(hand), cash) == (6, 30 - sum(hand))
    state = dealt(3)
    pool = [value for value in range(6) for _ in range(3)]
    faces = []
    for wanted in (5, 5, 4, 2, 1, 0):  # the first hand that is drawn
        faces.append(pool.index(wanted) + 1)
        Loaded(faces[-1]).take(pool)
    state.dice = Loaded(*faces)
    deal(state)
    assert (tiles(state).hand[0], state.cash[0]) == ([0, 1, 2, 4, 5, 5], 13)


@pytest.mark.vector("CAR-DT-03/2")
def test_three_players_share_three_sets() -> None:
    for seed in range(30):
        state = dealt(3, seed)
        assert sum(sum(hand) for hand in tiles(state).hand) == sum(state.cash) == 45
        assert all(3 <= cash <= 27 for cash in state.cash)


@pytest.mark.rules("CAR-DT-04")
def test_sums_are_announced_and_tiles_are_secret() -> None:
    state = dealt(3)
    shown = state.view(0)["players"]
    assert [player["tile_sum"] for player in shown] == [sum(hand) for hand in tiles(state).hand]
    assert ["tiles" in player for player in shown] == [True, False, False]


@pytest.mark.rules("CAR-DT-05", "CAR-INFO-06", "CAR-INV-29")
def test_tiles_are_chosen_in_secret_and_revealed_together() -> None:
    town = tiled(3).tiles(0, 3, 3, 1).tiles(1, 2, 4).tiles(2, 0, 4)
    for seat in range(3):
        town.cowboy(seat, "roads_3")
    town.resolve("roads_3")
    decision = town.state.decision
    assert decision is not None
    assert decision.seats == (0, 1, 2)
    assert town.offers(seat=0) == ["tile 1", "tile 3"]  # no pass
    refusal = town.why_not("tile 5", 0)
    assert (refusal.rule, refusal.args) == ("CAR-DT-05", {"tile": "5"})
    town.do("tile 2", seat=1)
    public = [event for event in town.events if event.audience == -1]
    assert [(event.kind, event.args) for event in public] == [("chose_tile", (1,))]
    assert town.state.view(0)["players"][1].get("chosen") is None
    assert town.state.view(1)["players"][1]["chosen"] == "tile 2"
    assert town.why_not("tile 2", 1).reason == "already-chosen"
    town.do("tile 3", seat=0).do("tile 0", seat=2)
    assert [(seat, tile) for seat, tile, *_ in town.told("played_tile")] == [
        (0, "3"),
        (1, "2"),
        (2, "0"),
    ]


@pytest.mark.vector("CAR-DT-06/1")
def test_tile_and_firepower_are_added() -> None:
    town = tiled().passed(1, 0).stock(4, 1).tiles(0, 2, 0).tiles(1, 5, 0)
    town.cowboy(0, "roads_3").cowboy(1, "roads_3").resolve("roads_3")
    town.do("tile 2", seat=0).do("tile 5", seat=1)
    assert {total for *_, total in town.told("played_tile")} == {6}
    assert town.told("won_duel") == [(1,)]


@pytest.mark.rules("CAR-DT-07")
def test_an_empty_hand_draws_from_the_pile() -> None:
    town = tiled(3).passed(2, 0, 1).tiles(0, 1).tiles(1, 2, 3).tiles(2, 4)
    tiles(town.state).pile = [0, 0, 5, 5]
    for seat in range(3):
        town.cowboy(seat, "roads_3")
    town.resolve("roads_3")
    town.do("tile 1", seat=0).do("tile 2", seat=1).do("tile 4", seat=2)
    assert town.told("drew_tiles") == [(2, 3), (0, 3)]  # in pass order
    assert [len(hand) for hand in tiles(town.state).hand] == [3, 1, 3]
    assert len(tiles(town.state).pile) == 1
    values = sorted(
        tile % 6 for hand in (*tiles(town.state).hand, tiles(town.state).pile) for tile in hand
    )
    assert values == [0, 0, 1, 2, 3, 4, 5, 5]


@pytest.mark.vector("CAR-DT-08/1")
def test_the_pile_always_serves() -> None:
    town = tiled().tiles(0, 5).tiles(1, 0)
    tiles(town.state).pile = [0, 1, 2, 3, 4, 1, 2, 3, 4, 5]
    town.cowboy(0, "roads_3").cowboy(1, "roads_3").resolve("roads_3")
    town.do("tile 5", seat=0).do("tile 0", seat=1)
    assert (len(tiles(town.state).pile), [len(hand) for hand in tiles(town.state).hand]) == (
        6,
        [3, 3],
    )
