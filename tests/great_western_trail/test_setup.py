"""Setup: what lies on the table before the first turn (GWT-SET)."""

from collections import Counter
from typing import Any, TypeVar, cast

import pytest

from trailboss.games.great_western_trail.game import GAME
from trailboss.games.great_western_trail.position import Table
from trailboss.games.great_western_trail.shown import TrailView
from trailboss.games.great_western_trail.state import FIRST_TILE, NOWHERE
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import BadOption, NotAnAction
from trailboss.kernel.option import read_options

T = TypeVar("T")
GAMES = range(40)
NEUTRAL_NODES = [f"neutral-{letter}" for letter in "abcdefg"]


def dealt(seats: int = 4, seed: int = 1, **options: Any) -> Table:
    return Table(seats, seed, dealt=True, **options)


def public(table: Table) -> TrailView:
    return table.state.view(None)


def tiles_on_trail(table: Table) -> dict[str, str]:
    return {
        node: lying["tile"] for node, lying in public(table)["trail"].items() if "tile" in lying
    }


def neutral_letters(table: Table) -> str:
    return "".join(str(table.on(node)) for node in NEUTRAL_NODES)


# ---- players


@pytest.mark.rules("GWT-SET-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_and_only_their_colours_are_in_the_game(seats: int) -> None:
    table = dealt(seats)
    assert len(public(table)["players"]) == seats
    assert table.asked == (0, "place")


@pytest.mark.rules("GWT-SET-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(BadOption, match="is for 2, 3, 4 seats"):
        GAME.start(seats, 1)


# ---- the board


@pytest.mark.rules("GWT-SET-02")
def test_five_of_the_nine_station_masters_lie_at_stations_1_to_5() -> None:
    firsts, seen = set(), set()
    for seed in GAMES:
        spots = [spot["tile"] for spot in public(dealt(seed=seed))["masters"]]
        assert len(set(spots)) == 5
        assert None not in spots
        firsts.add(spots[0])
        seen.update(spots)
    assert len(seen) == 9
    assert len(firsts) > 5


@pytest.mark.rules("GWT-SET-02")
def test_the_other_four_station_masters_belong_to_nobody() -> None:
    table = dealt()
    assert table.state.master_owner == [NOWHERE] * 9
    assert [player["masters"] for player in public(table)["players"]] == [[]] * 4


@pytest.mark.rules("GWT-SET-03")
def test_neutral_buildings_by_letter_in_a_first_game() -> None:
    assert neutral_letters(dealt()) == "ABCDEFG"


@pytest.mark.rules("GWT-SET-03")
def test_neutral_buildings_at_random_are_still_all_seven() -> None:
    orders = {neutral_letters(dealt(seed=seed, neutral_buildings="random")) for seed in GAMES}
    assert all("".join(sorted(order)) == "ABCDEFG" for order in orders)
    assert len(orders) > 30
    assert {order[0] for order in orders} == set("ABCDEFG")


@pytest.mark.rules("GWT-SET-03")
def test_nothing_can_be_built_on_a_neutral_building() -> None:
    table = Table().money(0, 2).visit(0, "neutral-b").do("use build", "build 1a")
    assert not [node for node in table.offers("site") if node.startswith("neutral")]
    with pytest.raises(NotAnAction):
        table.why_not("site neutral-b")


# ---- tiles of the bags


@pytest.mark.rules("GWT-SET-04")
def test_the_bags_hold_the_tiles_with_their_number() -> None:
    c = Table().c
    kinds = [Counter(c.tiles[tile].kind for tile in bag) for bag in c.bags]
    assert kinds == [
        {"hazard": 18, "outlaw": 17},
        {"worker": 33},
        {"worker": 21, "outlaw": 5},
    ]
    all_tiles = Counter(c.tiles[tile].id.split("-")[0] for bag in c.bags for tile in bag)
    assert all_tiles["cowboy"] == all_tiles["builder"] == all_tiles["engineer"] == 18
    assert all_tiles["flood"] == all_tiles["drought"] == all_tiles["rockfall"] == 6
    assert Counter(c.tiles[tile].id for bag in c.bags for tile in bag)["outlaw-green"] == 11


@pytest.mark.rules("GWT-SET-04")
@pytest.mark.parametrize("seed", range(5))
def test_a_drawn_tile_is_no_longer_in_its_bag(seed: int) -> None:
    s = dealt(seed=seed).state
    drawn: list[list[int]] = [s.foresight[0:2], s.foresight[2:4], s.foresight[4:6]]
    drawn[0] = drawn[0] + [code - FIRST_TILE for code in s.tiles if code >= FIRST_TILE]
    workers = [s.c.tile_index[s.c.worker_types[job]] for job in s.jobs if job != NOWHERE]
    drawn[1] = drawn[1] + workers
    for bag, gone, full in zip(s.bags, drawn, s.c.bags, strict=True):
        assert Counter(bag) + Counter(gone) == Counter(full)


@pytest.mark.rules("GWT-SET-04")
def test_every_tile_of_a_bag_is_equally_likely() -> None:
    """Two of 26 tiles in bag 3 are green outlaws, so 2/26 of the first tiles drawn should be."""
    firsts = Counter(public(dealt(2, seed))["foresight"][2][0] for seed in range(520))
    assert 20 <= firsts["outlaw-green"] <= 60
    for worker in ("cowboy", "builder", "engineer"):  # 7 of 26: 140
        assert 110 <= firsts[worker] <= 170


@pytest.mark.rules("GWT-SET-05")
@pytest.mark.parametrize("seed", range(20))
def test_seven_tiles_lie_on_the_lowest_spaces_of_their_kind(seed: int) -> None:
    tiles = tiles_on_trail(dealt(seed=seed))
    assert len(tiles) == 7
    for kind in ("flood", "drought", "rockfall", "outlaw"):
        nodes = [node for node in tiles if node.startswith(kind)]
        assert sorted(nodes) == [f"{kind}-{number}" for number in range(1, len(nodes) + 1)]
        assert all(tiles[node].startswith(kind) for node in nodes)


class FixedDraws(Dice):
    """Draws these tiles first, whatever the seed says."""

    def __init__(self, *draws: str) -> None:
        super().__init__(1)
        self.draws = list(draws)

    def take(self, items: list[T]) -> T:
        if not self.draws:
            return super().take(items)
        tile = cast("T", Table().c.tile_index[self.draws.pop(0)])
        items.remove(tile)
        return tile


@pytest.mark.vector("GWT-SET-06/1")
def test_a_fifth_flood_goes_back_into_the_bag() -> None:
    dice = FixedDraws(
        *("flood-green-4", "flood-green-2", "flood-black-3", "flood-black-2", "flood-green-3"),
        *("outlaw-green", "drought-black-2", "rockfall-green-3"),
    )
    table = Table()
    state = GAME.empty_table(4, read_options(GAME.options, {}), dice)
    GAME.set_up(state)
    table.state = state
    assert dice.draws == []
    assert [table.on(f"flood-{n}") for n in (1, 2, 3, 4)] == [
        *("flood-green-4", "flood-green-2", "flood-black-3", "flood-black-2")
    ]
    assert table.on("outlaw-1") == "outlaw-green"
    assert table.on("drought-1") == "drought-black-2"
    assert table.on("rockfall-1") == "rockfall-green-3"
    assert len([code for code in table.state.tiles if code >= FIRST_TILE]) == 7
    fifth = table.c.tile_index["flood-green-3"]
    assert [*table.state.bags[0], *table.state.foresight[:2]].count(fifth) == 1
    assert len(table.state.bags[0]) == 35 - 7 - 2


# ---- the markets


@pytest.mark.rules("GWT-SET-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_job_market_has_a_column_per_player_and_its_token_in_row_2(seats: int) -> None:
    jobs = public(dealt(seats))["jobs"]
    assert [len(row) for row in jobs["rows"]] == [seats] * 12
    assert jobs["token_row"] == 2
    assert jobs["token_holder"] is None
    assert jobs["rows"][1][-1] is None  # the token lies there


@pytest.mark.vector("GWT-SET-08/1")
def test_three_players_begin_with_five_workers_for_hire() -> None:
    rows = public(dealt(3))["jobs"]["rows"]
    assert None not in rows[0]
    assert None not in rows[1][:2]
    assert rows[1][2] is None
    assert rows[2:] == [[None] * 3] * 10


@pytest.mark.rules("GWT-SET-08")
@pytest.mark.parametrize(("seats", "workers"), [(2, 3), (3, 5), (4, 7)])
def test_workers_for_hire_come_from_bag_2(seats: int, workers: int) -> None:
    table = dealt(seats)
    assert len(table.state.jobs) - table.state.jobs.count(NOWHERE) == workers
    assert len(table.state.bags[1]) == 33 - workers - 2


@pytest.mark.rules("GWT-SET-09")
@pytest.mark.parametrize("seed", range(10))
def test_each_foresight_column_shows_two_tiles_of_its_bag(seed: int) -> None:
    table = dealt(seed=seed)
    columns = public(table)["foresight"]
    for column, bag in zip(columns, table.c.bags, strict=True):
        tiles = [table.c.tile_index[tile] for tile in column if tile]
        assert len(tiles) == 2
        assert set(tiles) <= set(bag)
    assert [len(bag) for bag in table.state.bags] == [35 - 7 - 2, 33 - 7 - 2, 26 - 2]


@pytest.mark.rules("GWT-SET-10")
@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 10), (4, 13)])
def test_the_cattle_market_is_dealt_from_36_shuffled_cards(seats: int, size: int) -> None:
    markets = []
    for seed in range(10):
        table = dealt(seats, seed)
        market = public(table)["market"]
        assert sum(market["cards"].values()) == size
        assert market["stack"] == 36 - size
        all_cards = Counter(table.state.market_stack) + Counter(dict(enumerate(table.state.market)))
        breeds: Counter[str] = Counter()
        for card, number in all_cards.items():
            breeds[table.c.cattle[card].breed] += number
        assert +breeds == {
            "black-angus": 7,
            "longhorn": 7,
            "corriente": 7,
            "shorthorn": 9,
            "hereford": 6,
        }
        markets.append(market["cards"])
    assert any(market != markets[0] for market in markets)


@pytest.mark.rules("GWT-SET-11")
def test_four_of_24_objective_cards_are_open() -> None:
    first_open = set()
    for seed in GAMES:
        table = dealt(seed=seed)
        shown = public(table)["objectives"]
        assert len(shown["display"]) == 4
        assert shown["stack"] == 20
        cards = Counter(table.state.display + table.state.objective_stack)
        assert sum(cards.values()) == 24
        assert cards[table.c.card_index["aux-new-york"]] == 4
        assert len(cards) == 21
        first_open.add(shown["display"][0])
    assert len(first_open) > 10


# ---- what each player gets


@pytest.mark.vector("GWT-SET-12/1")
@pytest.mark.parametrize(("seats", "steps"), [(2, 3), (3, 3), (4, 4)])
def test_the_step_limit_depends_on_the_number_of_players(seats: int, steps: int) -> None:
    table = dealt(seats)
    assert [player["step_limit"] for player in public(table)["players"]] == [steps] * seats


@pytest.mark.rules("GWT-SET-13")
@pytest.mark.parametrize("side", ["a", "b"])
def test_all_own_the_same_twelve_buildings_with_the_agreed_side(side: str) -> None:
    unbuilt = [player["unbuilt"] for player in public(dealt(building_sides=side))["players"]]
    assert unbuilt == [[f"{number}{side}" for number in range(1, 13)]] * 4


@pytest.mark.rules("GWT-SET-13")
def test_random_sides_are_drawn_per_number_for_the_whole_table() -> None:
    seen = set()
    for seed in GAMES:
        unbuilt = [
            player["unbuilt"]
            for player in public(dealt(seed=seed, building_sides="random"))["players"]
        ]
        assert unbuilt == [unbuilt[0]] * 4
        assert [int(building[:-1]) for building in unbuilt[0]] == list(range(1, 13))
        seen.update(unbuilt[0])
    assert len(seen) == 24


@pytest.mark.rules("GWT-SET-13")
def test_a_building_may_not_be_flipped() -> None:
    table = Table().money(0, 2).visit(0, "neutral-b").do("use build")
    assert table.offers("build") == ["1a", "2a", "3a"]
    assert table.why_not("build 1b")[:2] == ("GWT-SET-13", "other-side")


@pytest.mark.rules("GWT-SET-14")
def test_fourteen_discs_leave_only_the_two_grey_spaces_open() -> None:
    table = dealt()
    spaces = {disc.id for disc in table.c.discs}
    for player in public(table)["players"]:
        assert len(player["discs"]) == 14
        assert spaces - set(player["discs"]) == {"gain-money-1", "draw-1"}


@pytest.mark.rules("GWT-SET-15")
def test_engine_marker_and_herder_before_the_first_turn() -> None:
    for player in public(dealt())["players"]:
        assert (player["engine"], player["marker"], player["herder"]) == ("0", 0, None)


@pytest.mark.rules("GWT-SET-16")
def test_everybody_has_the_same_fourteen_cattle_cards_shuffled() -> None:
    hands = set()
    for seed in GAMES:
        table = dealt(seed=seed)
        for seat in range(4):
            deck = table.hand_of(seat) + table.stack_of(seat)
            assert Counter(deck) == {
                "criollo": 5,
                "santa-gertrudis": 3,
                "pineywoods": 3,
                "galloway": 3,
            }
        hands.add(tuple(table.hand_of(0)))
    assert len(hands) > 10


@pytest.mark.rules("GWT-SET-17")
def test_one_starting_objective_lies_open_before_each_player() -> None:
    mine = set()
    for seed in GAMES:
        areas = [player["objectives"] for player in public(dealt(3, seed))["players"]]
        assert [len(area) for area in areas] == [1, 1, 1]
        cards = {area[0] for area in areas}
        assert len(cards) == 3
        assert all(card.startswith("start-") for card in cards)
        mine.add(areas[0][0])
    assert len(mine) == 4


@pytest.mark.rules("GWT-SET-17")
def test_a_starting_objective_scores_as_played_and_does_nothing_else() -> None:
    table = Table().area(0, "start-2building-hazard").hazards(0, "flood-green-2")
    table.building(0, "1a", "a-1").building(0, "2a", "a-2")
    assert table.points(0, "objectives") == 3
    starting = [table.c.objectives[i] for i in table.c.objectives if i >= table.c.first_starting]
    assert [card.effect for card in starting] == [None] * 4
    elsewhere = table.state.objective_stack + table.state.display
    assert all(card < table.c.first_starting for card in elsewhere)


@pytest.mark.rules("GWT-SET-18")
def test_the_starting_player_is_the_one_with_6_dollars_and_the_next_sit_clockwise() -> None:
    table = dealt(3)
    assert table.state.money == [6, 7, 8]
    order = []
    while table.asked[1] != "ride":
        if table.asked[1] == "place":
            order.append(table.asked[0])
        table.do("end" if table.asked[1] == "location" else table.offers()[0])
    assert order == [0, 1, 2]
    assert table.asked == (0, "ride")


@pytest.mark.vector("GWT-SET-19/1")
def test_the_fourth_player_gets_9_dollars_and_7_cards() -> None:
    table = dealt(4)
    fourth = public(table)["players"][3]
    assert (fourth["money"], fourth["tokens"]) == (9, 1)
    assert (fourth["hand_size"], fourth["stack_size"], fourth["discard_size"]) == (7, 7, 0)


@pytest.mark.rules("GWT-SET-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_later_seats_get_more_dollars_and_cards(seats: int) -> None:
    players = public(dealt(seats))["players"]
    assert [p["money"] for p in players] == [6, 7, 8, 9][:seats]
    assert [p["hand_size"] for p in players] == [4, 5, 6, 7][:seats]
    assert [p["tokens"] for p in players] == [1] * seats
