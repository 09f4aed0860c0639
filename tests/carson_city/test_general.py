"""General terms (CAR-GEN)."""

import pytest

from trailboss.games.carson_city.position import Table, reference_town
from trailboss.games.carson_city.town import NEIGHBOURS, PARCEL_IDS, PARCEL_INDEX


@pytest.mark.rules("CAR-GEN-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_rounds_of_four_phases(seats: int) -> None:
    """The first choice is taken everywhere; the events tell the phases in their order."""
    town = Table(seats, seed=5, dealt=True)
    phases: list[str] = []
    while not town.state.is_over:
        offers = town.state.actions()
        passing = [action for action in offers if action.text == "pass"]
        town.do((passing or offers)[0].text)
        for event in town.events:
            if event.kind in ("round_began", "took_persona", "placement_began", "new_cowboys"):
                phases.append(event.kind)
    assert town.state.round == 4
    one_round = [
        "round_began",
        *["took_persona"] * seats,
        "placement_began",
        *["new_cowboys"] * seats,
    ]
    # With hardly any cowboy spent, ten in stock are reached in the third round.
    assert phases[: 2 * len(one_round)] == one_round * 2
    assert phases.count("round_began") == phases.count("placement_began") == 4


@pytest.mark.vector("CAR-GEN-02/1")
def test_neighbours_share_a_side_or_a_corner() -> None:
    counts = [len(NEIGHBOURS[PARCEL_INDEX[id]]) for id in ("c1r1", "c1r4", "c4r4")]
    assert counts == [3, 5, 8]
    assert [PARCEL_IDS[near] for near in NEIGHBOURS[PARCEL_INDEX["c1r1"]]] == [
        "c2r1",
        "c1r2",
        "c2r2",
    ]


@pytest.mark.rules("CAR-GEN-03")
def test_property_cowboys_and_roads_leave_a_parcel_empty() -> None:
    town = Table().own(0, "c5r2").put("c6r2", "ranch", 1).cowboy(1, "c4r2").road("h42")
    assert town.income("c6r2") == 7  # all but the house of the centre


@pytest.mark.rules("CAR-GEN-04")
def test_who_owns_a_parcel_owns_what_lies_on_it() -> None:
    town = reference_town()
    assert town.points(0, "board") == 10
    town.own(1, "c5r3", "c2r2")
    assert town.points(1, "board") == 8 + 4


@pytest.mark.rules("CAR-GEN-05")
def test_nothing_on_the_board_ever_leaves_it() -> None:
    town = Table(3, seed=3, dealt=True)
    state = town.state
    rolls = town.state.dice.clone()
    while not state.is_over:
        owner, content, edges = state.owner[:], state.content[:], state.edges
        town.do(rolls.pick(state.actions()).text)
        for parcel in range(len(owner)):
            assert owner[parcel] in (-1, state.owner[parcel])
            assert content[parcel] in (0, state.content[parcel])
        assert state.edges & edges == edges


@pytest.mark.rules("CAR-GEN-06")
def test_the_stock_is_shown_to_everybody() -> None:
    town = Table(2, dealt=True)
    shown = town.state.view(None)["players"][0]
    assert (shown["cash"], shown["cowboys"], shown["supply"]) == (15, 3, 7)
    assert (shown["roads"], shown["revolvers"], shown["property_tiles"]) == (1, 1, 12)
    assert shown["kept"] == {}


@pytest.mark.rules("CAR-GEN-07")
def test_there_is_no_credit() -> None:
    town = Table().row("ranch").cash(2, 3).cowboy(0, "construction_3").own(0, "c1r1")
    assert town.resolve("construction_3").idle
    assert town.state.cash[0] == 2
    town.cowboy(1, "construction_3").own(1, "c1r2").resolve("construction_3").do("purchase")
    assert town.state.cash[1] == 0


@pytest.mark.rules("CAR-GEN-08")
def test_divisions_round_down_but_the_coolie_rounds_up() -> None:
    town = Table().own(0, "c1r1", "c1r2", "c1r3").cowboy(0, "parcel_vp").resolve("parcel_vp")
    assert town.points(0, "parcels") == 1
    town.row("", "", "mine").persona(0, "coolie").cash(3).cowboy(0, "construction_5")
    assert town.resolve("construction_5").do("purchase").state.cash[0] == 0
