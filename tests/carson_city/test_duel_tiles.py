"""Options in general, and Might Is Right: duel tiles (CAR-OPT, CAR-DT)."""

import pytest

from tests.carson_city.scenario import Loaded, Town
from trailboss.games.carson_city import setup
from trailboss.games.carson_city.game import GAME
from trailboss.games.carson_city.play import Play


def tiled(seats: int = 2) -> Town:
    return Town(seats, duel_tiles=True)


def dealt(seats: int, seed: int = 1) -> Play:
    state = GAME.start(seats, seed, {"duel_tiles": True})
    assert isinstance(state, Play)
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
        assert isinstance(state, Play)
        mixtures.add(tuple(state.sides))
    assert len(mixtures) > 10
    town = Town(2, seed=3, dealt=True, personas="random")
    sides = town.state.sides[:]
    rolls = town.state.dice.clone()
    while not town.state.is_over:
        town.do(rolls.pick(town.state.actions()).text)
    assert town.state.sides == sides


@pytest.mark.rules("CAR-OPT-03")
def test_the_editions_differ_in_these_rows_only() -> None:
    polish, english = (Town(text_edition=edition) for edition in ("polish", "english"))
    one, two = polish.state.edition, english.state.edition
    assert (one.starting_revolvers, two.starting_revolvers) == (1, 0)
    assert (one.captain_limit, two.captain_limit) == (20, 25)
    assert (one.mines_score, two.mines_score) == (False, True)
    assert (one.church_attackable, two.church_attackable) == (True, False)
    assert (one.order_bonus, two.order_bonus) == ("always", "simultaneous")
    for side in range(2):
        for mine, theirs in zip(polish.state.cards[side], english.state.cards[side], strict=True):
            assert mine == theirs or (side, mine.id) == (0, "captain")


@pytest.mark.rules("CAR-DT-01")
def test_tiles_replace_the_dice_in_duels_only() -> None:
    town = tiled().tiles(0, 3).tiles(1, 1).cowboy(0, "roads_3").cowboy(1, "roads_3")
    town.resolve("roads_3")
    assert town.asked[1] == "duel_tile"
    town = tiled().put("c1r1", "hotel", 0).cowboy(0, "c1r1").cowboy(1, "c1r1")
    assert town.resolve("estate_income").asked[1] == "duel_tile"
    town = tiled().cowboy(0, "gambling_income").dice(3, 5).resolve("gambling_income")
    assert town.told("gambled") == [(0, 3, 5)]
    assert "tile 3" not in Town().placing().offers()
    assert Town().placing().why_not("tile 3").rule == "CAR-DT-01"


@pytest.mark.rules("CAR-DT-02")
def test_two_players_get_a_full_set_each() -> None:
    state = dealt(2)
    assert (state.hand, state.cash) == ([[0, 1, 2, 3, 4, 5]] * 2, [15, 15])


@pytest.mark.vector("CAR-DT-03/1")
def test_strong_tiles_cost_money() -> None:
    for seed in range(30):
        state = dealt(4, seed)
        for hand, cash in zip(state.hand, state.cash, strict=True):
            assert (len(hand), cash) == (6, 30 - sum(hand))
    state = dealt(3)
    pool = [value for value in range(6) for _ in range(3)]
    faces = []
    for wanted in (5, 5, 4, 2, 1, 0):  # the first hand that is drawn
        faces.append(pool.index(wanted) + 1)
        Loaded(faces[-1]).take(pool)
    state.dice = Loaded(*faces)
    setup._duel_tiles(state)
    assert (state.hand[0], state.cash[0]) == ([0, 1, 2, 4, 5, 5], 13)


@pytest.mark.vector("CAR-DT-03/2")
def test_three_players_share_three_sets() -> None:
    for seed in range(30):
        state = dealt(3, seed)
        assert sum(sum(hand) for hand in state.hand) == sum(state.cash) == 45
        assert all(3 <= cash <= 27 for cash in state.cash)


@pytest.mark.rules("CAR-DT-04")
def test_sums_are_announced_and_tiles_are_secret() -> None:
    state = dealt(3)
    shown = state.view(0)["players"]
    assert [player["tile_sum"] for player in shown] == [sum(hand) for hand in state.hand]
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
    town.state.pile = [0, 0, 5, 5]
    for seat in range(3):
        town.cowboy(seat, "roads_3")
    town.resolve("roads_3")
    town.do("tile 1", seat=0).do("tile 2", seat=1).do("tile 4", seat=2)
    assert town.told("drew_tiles") == [(2, 3), (0, 3)]  # in pass order
    assert [len(hand) for hand in town.state.hand] == [3, 1, 3]
    assert len(town.state.pile) == 1
    values = sorted(tile % 6 for hand in (*town.state.hand, town.state.pile) for tile in hand)
    assert values == [0, 0, 1, 2, 3, 4, 5, 5]


@pytest.mark.vector("CAR-DT-08/1")
def test_the_pile_always_serves() -> None:
    town = tiled().tiles(0, 5).tiles(1, 0)
    town.state.pile = [0, 1, 2, 3, 4, 1, 2, 3, 4, 5]
    town.cowboy(0, "roads_3").cowboy(1, "roads_3").resolve("roads_3")
    town.do("tile 5", seat=0).do("tile 0", seat=1)
    assert (len(town.state.pile), [len(hand) for hand in town.state.hand]) == (6, [3, 3])
