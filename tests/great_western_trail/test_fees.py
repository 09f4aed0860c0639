"""Hand fees: what entering a location costs, and who gets it (GWT-FEE)."""

import pytest

from trailboss.games.great_western_trail.position import Table

MARTYNA, GOSIA, MACIEK = 0, 1, 2
"""The mover and two owners, as in the rulebook's example."""


def fees_told(table: Table) -> list[tuple[object, ...]]:
    """Who paid where, to whom unless to the bank, and how much."""
    return [e.args for e in table.events if e.kind.startswith("paid_fee")]


# ---- when and how much


@pytest.mark.rules("GWT-FEE-01")
def test_every_hand_entered_is_paid_at_once_passed_or_final() -> None:
    table = Table().money(0, 9).tile("flood-1", "flood-green-2").tile("flood-2", "flood-black-2")
    table.riding(0, "neutral-a", 2).do("ride flood-2")
    assert fees_told(table) == [(0, "flood-1", 1), (0, "flood-2", 2)]  # the last one too
    assert table.state.money[0] == 6


@pytest.mark.rules("GWT-FEE-01")
def test_fees_are_paid_in_walking_order() -> None:
    def money(first: int, second: int) -> list[int]:
        table = Table().money(MARTYNA, 2).building(first, "4a", "a-1").building(second, "4a", "a-2")
        table.tile("flood-1", "flood-black-2").riding(MARTYNA, "neutral-a").do("ride a-2")
        return table.state.money[:3]

    assert money(GOSIA, MACIEK) == [0, 2, 0]
    assert money(MACIEK, GOSIA) == [0, 0, 2]


@pytest.mark.rules("GWT-FEE-01")
def test_a_location_without_hands_costs_nothing() -> None:
    table = Table().money(0, 9).building(1, "2a", "a-1").riding(0, "neutral-a").do("ride a-1")
    assert table.state.money == [9, 0, 0, 0]
    assert not fees_told(table)


@pytest.mark.rules("GWT-FEE-02")
@pytest.mark.parametrize(
    ("seats", "green", "black", "both"), [(2, 2, 2, 4), (3, 2, 1, 3), (4, 1, 2, 3)]
)
def test_fee_per_hand_by_number_of_players(seats: int, green: int, black: int, both: int) -> None:
    for building, fee in (("1a", green), ("4a", black), ("7a", both), ("2a", 0)):
        table = Table(seats).money(0, 9).building(1, building, "a-1")
        table.riding(0, "neutral-a").do("ride a-1")
        assert (table.state.money[0], table.state.money[1]) == (9 - fee, fee), building
    for tile, fee in (("flood-green-4", green), ("flood-black-3", black)):
        table = Table(seats).money(0, 9).tile("flood-1", tile)
        assert table.riding(0, "neutral-a").do("ride flood-1").state.money[0] == 9 - fee
    for tile, fee in (("outlaw-green", green), ("outlaw-orange", black)):
        table = Table(seats).money(0, 9).tile("outlaw-4", tile)
        assert table.riding(0, "neutral-d").do("ride outlaw-4").state.money[0] == 9 - fee


# ---- who gets it


@pytest.mark.rules("GWT-FEE-03")
@pytest.mark.parametrize(
    ("node", "tile", "start"),
    [
        ("flood-1", "flood-black-2", "neutral-a"),
        ("drought-1", "drought-black-2", "neutral-b"),
        ("rockfall-1", "rockfall-black-2", "neutral-e"),
        ("outlaw-4", "outlaw-orange", "neutral-d"),
    ],
)
def test_hazards_and_outlaws_are_paid_to_the_bank(node: str, tile: str, start: str) -> None:
    table = Table().money(0, 9).tile(node, tile).riding(0, start).do(f"ride {node}")
    assert table.state.money == [7, 0, 0, 0]


@pytest.mark.rules("GWT-FEE-03")
def test_private_buildings_are_paid_to_their_owner() -> None:
    table = Table().money(0, 9).building(2, "4a", "a-1").riding(0, "neutral-a").do("ride a-1")
    assert table.state.money == [7, 0, 2, 0]
    assert table.has_event("paid_fee", 0, "a-1", 2, 2)


@pytest.mark.rules("GWT-FEE-04")
@pytest.mark.parametrize("building", ["1a", "4a", "7a", "10a"])
def test_own_buildings_are_free(building: str) -> None:
    table = Table().money(0, 9).building(0, building, "a-1").riding(0, "neutral-a")
    table.do("ride a-1")
    assert table.state.money == [9, 0, 0, 0]
    assert not table.has_event("paid_fee")  # nor to oneself


@pytest.mark.rules("GWT-FEE-04")
def test_neutral_buildings_are_free() -> None:
    table = Table().money(0, 9).riding(0, "start", 6).do("ride neutral-f")
    assert table.state.money == [9, 0, 0, 0]


# ---- too little money


@pytest.mark.vector("GWT-FEE-05/1")
def test_without_money_the_second_owner_gets_nothing() -> None:
    table = Table().money(MARTYNA, 2)
    table.building(GOSIA, "4a", "a-1").building(MACIEK, "1a", "a-2")
    table.tile("flood-1", "flood-black-2").riding(MARTYNA, "neutral-a")
    table.do("ride neutral-b by a")
    assert fees_told(table) == [(0, "a-1", GOSIA, 2), (0, "a-2", MACIEK, 0)]
    assert table.state.money[:3] == [0, 2, 0]
    assert table.node_of(MARTYNA) == "neutral-b"


@pytest.mark.vector("GWT-FEE-05/2")
def test_the_last_dollar_goes_to_the_bank_and_the_move_goes_on() -> None:
    table = Table().money(0, 2).tile("flood-1", "flood-green-2").tile("flood-2", "flood-black-2")
    table.building(1, "7a", "a-1").riding(0, "neutral-a").do("ride neutral-b by flood")
    assert fees_told(table) == [(0, "flood-1", 1), (0, "flood-2", 1)]
    assert table.state.money == [0, 0, 0, 0]


@pytest.mark.rules("GWT-FEE-05")
def test_money_that_arrives_on_the_spot_is_not_claimed_later() -> None:
    table = Table().building(1, "4a", "a-1").riding(0, "neutral-a").do("ride a-1")
    table.do("aux gain-money", "end")
    assert table.state.money == [1, 0, 0, 0]
    table.riding(0, "a-1").do("ride neutral-b")
    assert table.state.money == [1, 0, 0, 0]


@pytest.mark.vector("GWT-FEE-06/1")
def test_both_hands_of_a_building_are_one_payment() -> None:
    table = Table(3).money(0, 1).building(1, "7a", "a-1").riding(0, "neutral-a").do("ride a-1")
    assert table.state.money == [0, 1, 0]
    assert fees_told(table) == [(0, "a-1", 1, 1)]


@pytest.mark.rules("GWT-FEE-06")
def test_both_hands_with_enough_money_are_one_payment_too() -> None:
    table = Table(3).money(0, 5).building(1, "7a", "a-1").riding(0, "neutral-a").do("ride a-1")
    assert fees_told(table) == [(0, "a-1", 1, 3)]


# ---- which movements


@pytest.mark.rules("GWT-FEE-07")
def test_leaving_costs_nothing() -> None:
    table = Table().money(0, 9).building(1, "7a", "a-1").riding(0, "a-1")
    assert table.state.money == [9, 0, 0, 0]
    assert table.do("ride neutral-b").state.money == [9, 0, 0, 0]


@pytest.mark.rules("GWT-FEE-07")
def test_a_tile_that_appears_under_a_herder_costs_nothing() -> None:
    table = Table().money(1, 9).money(0, 2)
    table.state.herder[1] = table.c.node_index["a-1"]
    table.side("1a").visit(0, "neutral-b").do("use build", "build 1a", "site a-1", "end")
    assert table.asked == (1, "ride")
    assert table.do("ride neutral-b").state.money[1] == 9


@pytest.mark.rules("GWT-FEE-08")
def test_a_herder_action_of_a_building_pays_fees() -> None:
    table = Table().money(0, 9).building(0, "10b", "a-1").building(1, "4a", "a-2")
    table.visit(0, "a-1").do("use herder", "ride a-2")
    assert table.state.money == [7, 2, 0, 0]


@pytest.mark.rules("GWT-FEE-08")
def test_the_first_placement_pays_none() -> None:
    table = Table(dealt=True).tile("flood-1", "flood-black-2").building(1, "7a", "a-1")
    before = table.state.money[:]
    assert table.do("place neutral-b").state.money == before


@pytest.mark.rules("GWT-FEE-08")
def test_the_free_move_of_an_objective_card_pays_none() -> None:
    table = Table().money(0, 9).hand(0, "move-2building-2hazard").building(1, "7a", "a-1")
    table.riding(0, "neutral-a").do("play move-2building-2hazard", "ride a-1")
    assert table.state.money == [9, 0, 0, 0]
    table.building(1, "4a", "a-2").pending(0, ("ride", 0, 4, 0)).do("ride a-2")
    assert table.state.money == [7, 2, 0, 0]  # phase A pays again


@pytest.mark.rules("GWT-FEE-08")
def test_copying_a_building_pays_none() -> None:
    table = Table().money(0, 9).building(0, "6b", "a-2").building(1, "4a", "a-1")
    table.visit(0, "a-2").do("copy a-1")
    assert table.state.money == [9, 0, 0, 0]


@pytest.mark.rules("GWT-FEE-09")
def test_the_owner_has_the_money_before_the_other_does_anything_else() -> None:
    table = Table().money(0, 9).building(1, "4a", "a-1").riding(0, "neutral-a").do("ride a-1")
    assert table.asked == (0, "location")
    assert table.state.view(None)["players"][1]["money"] == 2
    table.do("end").do("ride neutral-d", "use paid-engine")  # the owner spends what was received
    assert table.state.money[1] == 0


# ---- which way


@pytest.mark.rules("GWT-MOVE-09", "GWT-DEC-04")
def test_ways_that_differ_in_what_is_paid_to_whom_are_answers_of_their_own() -> None:
    table = Table().money(0, 9).building(1, "4a", "a-1").tile("flood-1", "flood-green-2")
    table.riding(0, "neutral-a", 2)
    assert table.offers("ride") == ["a-1", "flood-1", "neutral-b", "neutral-b by a"]
    assert table.do("ride neutral-b").state.money == [8, 0, 0, 0], "the cheapest has no name"


@pytest.mark.rules("GWT-MOVE-09", "GWT-DEC-04")
def test_of_equally_dear_ways_the_shorter_then_the_upper_one_has_no_name() -> None:
    table = Table().money(0, 9).building(1, "4a", "a-1").tile("flood-1", "flood-black-2")
    assert "neutral-b by flood" in table.riding(0, "neutral-a").offers("ride")
    table.building(2, "2a", "a-2").riding(0, "neutral-a")
    assert "neutral-b by a" in table.offers("ride"), "one step more, without a hand"


@pytest.mark.rules("GWT-MOVE-09", "GWT-DEC-04")
def test_ways_that_differ_in_nothing_but_steps_are_one_answer() -> None:
    table = Table().money(0, 9).tile("flood-1", "flood-green-2").tile("flood-2", "flood-green-3")
    table.building(1, "4a", "a-1").building(1, "2a", "a-2").riding(0, "neutral-a", 3)
    assert [o for o in table.offers("ride") if o.startswith("neutral-b")] == [
        "neutral-b",
        "neutral-b by flood",
    ]
    table.building(1, "2a", "a-1").building(1, "3a", "flood-2").clear("flood-1")
    table.riding(0, "neutral-a", 3)
    assert [o for o in table.offers("ride") if o.startswith("neutral-b")] == ["neutral-b"]
    assert table.do("ride neutral-b").has_event("rode", 0, "neutral-b", 2)


@pytest.mark.rules("GWT-FEE-05", "GWT-DEC-04")
def test_without_money_all_ways_are_alike() -> None:
    table = Table().building(1, "4a", "a-1").tile("flood-1", "flood-black-2")
    assert "neutral-b by flood" not in table.riding(0, "neutral-a").offers("ride")


@pytest.mark.rules("GWT-FEE-01", "GWT-DEC-04")
def test_the_money_is_counted_down_along_each_way() -> None:
    table = Table().money(0, 2).building(1, "4a", "a-1").tile("flood-1", "flood-black-2")
    table.building(2, "4a", "b-1").riding(0, "neutral-a")
    ways = [place for place in table.offers("ride") if place.startswith("b-1")]
    assert ways == ["b-1", "b-1 by flood"], "whoever comes first gets all of it"
    assert table.do("ride b-1").state.money == [0, 2, 0, 0]


@pytest.mark.rules("GWT-MOVE-09", "GWT-DEC-04")
def test_a_way_is_named_by_every_fork_where_it_differs() -> None:
    table = (
        Table().money(0, 20).tile("flood-1", "flood-black-2").tile("drought-1", "drought-green-2")
    )
    table.riding(0, "neutral-a", 7)
    ways = [place for place in table.offers("ride") if place.startswith("neutral-c")]
    assert ways == [
        "neutral-c",
        "neutral-c by drought",
        "neutral-c by flood",
        "neutral-c by flood+drought",
    ]
    table.do("ride neutral-c by flood+drought")
    assert fees_told(table) == [(0, "flood-1", 2), (0, "drought-1", 1)]
