"""Sam in Kansas City: foresight, delivery (SAM-KC, SAM-DEL), and the end (SAM-END)."""

from typing import Any

import pytest

from trailboss.games.great_western_trail.sam.position import PERSON, SAM, SoloTable

ARRIVES = 3


def at_the_gates(seed: int = 1, **options: Any) -> SoloTable:
    """Sam is one step from Kansas City; nothing is left to foresee."""
    table = SoloTable(seed, **options)
    return table.kansas_city(PERSON).herder(PERSON, "neutral-a").area(SAM).display()


def delivers(table: SoloTable, times: int) -> SoloTable:
    for _ in range(times):
        table.plays(ARRIVES, start="neutral-g")
    return table


@pytest.mark.rules("SAM-KC-01")
def test_the_dice_choose_a_tile_of_each_column() -> None:
    chosen = set()
    for seed in range(20):
        table = at_the_gates(seed).foresight(1, "outlaw-green", "outlaw-orange")
        before = table.state.dice.position
        table.plays(ARRIVES, start="neutral-g")
        chosen.add(table.told("chose_foresight")[0][1])
        assert table.state.dice.position > before
        assert [args[1] for args in table.told("skipped_foresight")] == [2, 3]
        assert table.told("sam_because").count((SAM, "by-chance")) == 1
    assert chosen == {"outlaw-green", "outlaw-orange"}


@pytest.mark.rules("SAM-KC-01")
def test_one_tile_needs_no_throw_but_two_alike_do() -> None:
    def throws(*tiles: str) -> int:
        table = at_the_gates().token_row(12).foresight(2, *tiles)
        before = table.state.dice.position
        table.plays(ARRIVES, start="neutral-g")
        thrown = table.state.dice.position - before
        assert ((SAM, "by-chance") in table.told("sam_because")) == (thrown > 0)
        return thrown

    assert throws("cowboy") == 0
    assert throws("cowboy", "cowboy") > 0


@pytest.mark.vector("SAM-KC-01/1")
def test_after_the_end_trigger_no_worker_is_chosen() -> None:
    table = at_the_gates().token_row(None)
    table.state.ending = table.state.token_holder = PERSON
    table.foresight(2, "cowboy", "builder").foresight(3, "engineer", "outlaw-green")
    before = table.state.dice.position
    table.plays(ARRIVES, start="neutral-g")
    assert table.told("chose_foresight") == [(SAM, "outlaw-green")]
    assert table.state.dice.position == before
    assert table.state.view(None)["foresight"][1] == ["cowboy", "builder"]


@pytest.mark.vector("SAM-KC-02/1")
def test_his_worker_can_move_the_token() -> None:
    table = at_the_gates().token_row(6).jobs(6, "cowboy").foresight(2, "builder")
    table.market(*["longhorn"] * 4).market_stack(*["corriente"] * 10)
    table.plays(ARRIVES, start="neutral-g")
    assert table.state.view(None)["jobs"]["token_row"] == 7
    assert sum(table.state.market) == 7


@pytest.mark.rules("SAM-KC-02")
def test_he_leaves_for_the_horseman_space_and_the_columns_are_refilled() -> None:
    table = at_the_gates().foresight(1, "outlaw-green").bag(1, "outlaw-orange")
    table.plays(ARRIVES, start="neutral-g")
    assert table.node_of(SAM) == "start"
    assert table.state.view(None)["foresight"][0] == ["outlaw-orange", None]
    assert table.told("income") == []
    kinds = [event.kind for event in table.events]
    assert kinds.index("tile_placed") < kinds.index("delivered") < kinds.index("foresight_filled")


@pytest.mark.rules("SAM-DEL-01")
def test_one_delivery_whatever_his_herd() -> None:
    table = delivers(at_the_gates(difficulty="hard"), 1)
    assert table.cities() == {"chicago": 1}
    assert table.told("paid_transport") == []
    assert table.state.money == [0, 0]


@pytest.mark.vector("SAM-DEL-02/1")
def test_city_after_city() -> None:
    table = delivers(at_the_gates(difficulty="medium"), 8)
    names = ("bloomington", "peoria", "chicago", "toledo", "pittsburgh", "philadelphia")
    assert table.cities() == {**dict.fromkeys(names, 1), "new-york": 2}
    assert table.told("sam_because")[-1] == (SAM, "last-city")


@pytest.mark.vector("SAM-DEL-02/2")
def test_the_second_delivery_on_hard() -> None:
    assert delivers(at_the_gates(difficulty="hard"), 2).cities() == {"chicago": 1, "toledo": 1}


@pytest.mark.rules("SAM-DEL-03")
def test_a_disc_of_the_supply_goes_there_and_nothing_is_unlocked() -> None:
    table = delivers(at_the_gates(), 1)
    assert table.state.view(None)["sam"]["discs"] == 13
    assert table.state.covered[SAM] == table.c.all_discs
    table.no_discs()
    before = table.cities()
    delivers(table, 1)
    assert table.cities() == before
    assert table.told("no_disc_to_deliver") == [(SAM,)]


@pytest.mark.rules("SAM-DEL-03")
def test_without_a_disc_no_arrow_gives_him_a_card() -> None:
    table = at_the_gates(difficulty="easy").delivered(SAM, "st-louis", "bloomington").no_discs()
    delivers(table.display("aux-new-york").objective_stack(), 1)
    assert table.objectives() == ["aux-new-york"], "by his card, not by a delivery"


@pytest.mark.vector("SAM-DEL-04/1")
def test_an_arrow_with_an_objective_card() -> None:
    table = at_the_gates(difficulty="easy").delivered(SAM, "st-louis")
    delivers(table, 1)
    assert table.cities() == {"st-louis": 1, "bloomington": 1}
    assert table.objectives() == []
    assert table.state.tokens[SAM] == 0, "the arrow gives a token, which he ignores"
    table.display("aux-new-york", "draw-hereford-hazard").objective_stack()
    table.plays(5, start="neutral-g")
    assert table.cities()["peoria"] == 1
    assert table.objectives() == ["aux-new-york"]


@pytest.mark.vector("SAM-DEL-04/2")
def test_arrows_without_a_card() -> None:
    table = at_the_gates(difficulty="hard")
    table.display("aux-new-york", "draw-hereford-hazard").objective_stack()
    for _ in range(2):
        table.plays(5, start="neutral-g")
    assert table.cities() == {"chicago": 1, "toledo": 1}
    assert table.objectives() == []


@pytest.mark.rules("SAM-DEL-04")
def test_the_display_is_refilled_in_between() -> None:
    """Fulton, then St. Louis and on: two arrows with a card each can meet only by a switch."""
    table = at_the_gates(sam_first_delivery="kansas-city").delivered(SAM, "kansas-city", "fulton")
    table.display("aux-new-york", "draw-hereford-hazard").objective_stack()
    table.plays(5, start="neutral-g")
    assert table.cities()["st-louis"] == 1
    assert table.objectives() == ["aux-new-york"]
    assert table.state.money[SAM] == 0, "the 4 dollars of Kansas City are ignored too"


# ---- the end


@pytest.mark.vector("SAM-END-01/1")
def test_sam_ends_the_game_and_the_person_has_one_more_turn() -> None:
    table = at_the_gates().token_row(12).jobs(12, "cowboy").foresight(2, "cowboy", "builder")
    table.foresight(3, "engineer", "builder").plays(ARRIVES, start="neutral-g")
    s = table.state
    assert (s.ending, s.token_holder) == (SAM, SAM)
    assert len(table.told("chose_foresight")) == 1
    assert table.told("skipped_foresight")[-1] == (SAM, 3)
    assert table.cities() == {"bloomington": 1}
    assert table.points(SAM, "job_market_token") == 2
    assert table.asked == (PERSON, "ride")
    turns = []
    while not s.is_over:
        table.do(table.offers()[-1])
        turns += table.told("turn_began")
    assert turns == []


@pytest.mark.rules("SAM-END-01")
def test_the_person_ends_it_and_sam_has_one_more_turn() -> None:
    table = at_the_gates().token_row(12).jobs(12, "cowboy").foresight(2, "builder")
    table.visit(PERSON, "kansas-city")
    while not table.state.is_over:
        table.do(table.offers()[0])
    assert table.state.ending == PERSON
    assert table.told("turn_began") == [(SAM,)]


@pytest.mark.rules("SAM-END-02")
def test_the_higher_total_wins_and_equal_totals_share() -> None:
    table = SoloTable().area(SAM).area(PERSON)
    ranks = [sheet["rank"] for sheet in table.state.standings()]
    assert ranks == [1, 1]
    table.hazards(SAM, "flood-green-2")
    assert [sheet["rank"] for sheet in table.state.standings()] == [2, 1]
