"""Sam's turn, his cards and his workers (SAM-TURN, SAM-CARD, SAM-SPEC)."""

from typing import Any

import pytest

from trailboss.games.great_western_trail.game import GAME
from trailboss.games.great_western_trail.sam.deck import sam_print
from trailboss.games.great_western_trail.sam.position import PERSON, SAM, SoloTable
from trailboss.games.great_western_trail.sam.rancher import rancher


@pytest.mark.vector("SAM-SPEC-02/1")
def test_the_specialization_moves_to_a_larger_type() -> None:
    table = SoloTable().workers(SAM, cowboys=2, builders=2).specialization("cowboy")
    table.token_row(3).jobs(1, "builder").plays(1)
    assert table.rows() == [2, 3, 1]
    assert table.special() == "builder"
    assert table.told("specialized") == [(SAM, "builder")]


@pytest.mark.vector("SAM-SPEC-02/2")
def test_with_equal_numbers_it_stays() -> None:
    table = SoloTable().workers(SAM, cowboys=2).specialization("cowboy")
    table.token_row(3).jobs(1, "builder").plays(1)
    assert table.rows() == [2, 2, 1]
    assert table.special() == "cowboy"


@pytest.mark.rules("SAM-SPEC-02")
def test_of_two_larger_types_the_cowboys_come_first() -> None:
    table = SoloTable(sam_station_master_costs_worker=True).masters_at("hazard-or-outlaw")
    table.workers(SAM, cowboys=3, builders=3, engineers=3).specialization("engineer")
    table.engine(SAM, 3).plays(2)
    assert table.rows() == [3, 3, 2]
    assert table.special() == "cowboy"


@pytest.mark.rules("SAM-SPEC-01")
def test_a_full_row_takes_nobody_and_spaces_do_nothing_for_him() -> None:
    table = SoloTable().workers(SAM, cowboys=6).specialization("cowboy").token_row(3)
    table.jobs(1, "cowboy", "builder").plays(1)
    assert table.rows() == [6, 2, 1]
    for _ in range(4):
        table.jobs(1, "builder").plays(1)
    assert table.rows() == [6, 6, 1]
    assert table.state.money == [0, 0]
    assert table.asked == (PERSON, "ride"), "no immediate action of a row was offered"


@pytest.mark.rules("SAM-TURN-01")
def test_the_person_first_then_in_turn() -> None:
    table = SoloTable(dealt=True)
    assert table.asked == (PERSON, "place")
    whose: list[int] = []
    while len(whose) < 6:
        table.do(table.offers()[-1])
        whose += [event.args[0] for event in table.events if event.kind == "turn_began"]
        assert table.asked[0] == PERSON
    assert whose[:6] == [SAM, PERSON] * 3


@pytest.mark.vector("SAM-TURN-01/1")
def test_he_hires_before_the_foresight_tiles_move() -> None:
    table = SoloTable().token_row(2).bag(1).bag(2).bag(3)
    table.foresight(1).foresight(2, "engineer").foresight(3)
    table.jobs(2, "builder").plays(1, start="neutral-g")
    assert table.told("sam_hired") == []
    assert table.told("sam_skipped") == [(SAM, "hire")]
    kinds = [event.kind for event in table.events]
    assert kinds.index("sam_skipped") < kinds.index("chose_foresight")
    assert table.job(2) == ["builder", "engineer"], "the token has moved on, but too late for him"


@pytest.mark.rules("SAM-TURN-01")
def test_the_card_lies_on_the_discard_pile_when_the_turn_is_over() -> None:
    table = SoloTable().plays(3)
    sam = rancher(table.state)
    assert (sam.deck, sam.discard[-1], sam.card) == ([], 2, -1)


@pytest.mark.vector("SAM-TURN-02/1")
@pytest.mark.parametrize(("difficulty", "cards"), [("easy", 12), ("medium", 15)])
def test_the_deck_is_renewed_when_a_card_is_needed(difficulty: str, cards: int) -> None:
    table = SoloTable(difficulty=difficulty)
    drawn = []
    for _ in range(cards):
        table.herder(SAM, "start").sams_turn()
        assert table.told("sam_reshuffled") == []
        drawn.append(table.told("sam_revealed")[0][1])
    assert len(set(drawn)) == cards
    assert rancher(table.state).deck == []
    table.herder(SAM, "start").sams_turn()
    assert table.told("sam_reshuffled") == [(SAM, cards)]
    sam = rancher(table.state)
    assert (len(sam.deck), len(sam.discard)) == (cards - 1, 1)


@pytest.mark.rules("SAM-TURN-03")
def test_what_is_impossible_is_skipped_alone() -> None:
    table = SoloTable().workers(SAM, engineers=2).specialization("engineer").plays(11)
    assert table.told("sam_skipped") == [(SAM, "hire")]
    assert table.space_of(SAM) == "2"


@pytest.mark.vector("SAM-TURN-04/1")
def test_no_local_action() -> None:
    table = SoloTable().token_row(3).jobs(1, "cowboy").display("aux-new-york").plays(3)
    assert table.node_of(SAM) == "neutral-a"
    assert "aux-new-york" in table.objectives()
    assert table.job(1) == ["cowboy", None]


@pytest.mark.rules("SAM-TURN-04")
def test_not_of_his_own_buildings_either_and_no_income() -> None:
    table = SoloTable().building(SAM, "1b", "g-1").building(SAM, "2b", "g-2")
    table.plays(3, start="neutral-g")
    assert table.node_of(SAM) == "g-1"
    assert table.state.money[SAM] == 0
    assert table.told("used_location") == []
    table = SoloTable()
    table.kansas_city(PERSON).herder(PERSON, "neutral-a").plays(3, start="neutral-g")
    assert table.told("income") == []
    assert table.told("drew") == []
    assert table.state.money[SAM] == 0


# ---- the cards one by one


@pytest.mark.rules(
    "SAM-CARD-01",
    "SAM-CARD-02",
    "SAM-CARD-03",
    "SAM-CARD-04",
    "SAM-CARD-05",
    "SAM-CARD-06",
    "SAM-CARD-07",
    "SAM-CARD-08",
    "SAM-CARD-09",
)
@pytest.mark.parametrize(
    ("card", "node", "event"),
    [
        (1, "neutral-a", ("sam_hired", SAM, "builder", 1)),
        (2, "neutral-a", ("moved_engine", SAM, "0", "1")),
        (3, "neutral-a", ("took_objective", SAM, "aux-new-york")),
        (4, "neutral-a", ("took_outlaw", SAM, "outlaw-1", "outlaw-green")),
        (5, "neutral-a", ("cleared_hazard", SAM, "flood-4", "flood-green-2")),
        (6, "neutral-a", ("sam_hired", SAM, "cowboy", 3)),
        (7, "neutral-b", ("moved_engine", SAM, "0", "1")),
        (8, "neutral-b", ("bought", SAM, "longhorn")),
        (9, "neutral-b", ("built", SAM, "1b", "a-1")),
    ],
)
def test_cards_with_printed_steps(card: int, node: str, event: tuple[object, ...]) -> None:
    table = SoloTable().token_row(5).jobs(1, "builder").jobs(3, "cowboy")
    table.display("aux-new-york").market("longhorn")
    table.tile("outlaw-1", "outlaw-green").tile("flood-4", "flood-green-2")
    table.plays(card)
    assert table.node_of(SAM) == node
    kind, *args = event
    assert table.told(str(kind)) == [tuple(args)]
    changes = ["sam_hired", "moved_engine", "took_objective", "took_outlaw", "cleared_hazard"]
    changes += ["bought", "built"]
    assert sum(len(table.told(change)) for change in changes) == 1, "and nothing else"


def specialist(card: int, special: str, **workers: int) -> SoloTable:
    """A turn of a rich table with this card and specialization."""
    table = SoloTable().workers(SAM, **workers).specialization(special).token_row(3)
    table.jobs(1, "engineer").market(*["longhorn"] * 3).market_stack(*["black-angus"] * 4)
    return table.plays(card)


@pytest.mark.vector("SAM-CARD-10/1")
def test_card_10_without_builders_only_moves_him() -> None:
    table = SoloTable().specialization("engineer").workers(SAM, engineers=2)
    table.building(PERSON, "1a", "g-1").building(PERSON, "2a", "g-2").plays(10)
    assert table.told("sam_revealed") == [(SAM, "10", 2, "most-buildings")]
    assert table.node_of(SAM) == "neutral-b"
    assert table.told("sam_idle") == [(SAM, "engineer", "builder")]
    assert table.told("built") == []


@pytest.mark.rules("SAM-CARD-10")
def test_card_10_builds() -> None:
    table = specialist(10, "builder", builders=2)
    assert table.told("built") == [(SAM, "4b", "a-1")]
    assert table.node_of(SAM) == "neutral-a"


@pytest.mark.vector("SAM-CARD-11/1")
def test_card_11_hires_an_engineer_who_drives_at_once() -> None:
    table = specialist(11, "engineer", engineers=2)
    assert table.rows() == [1, 1, 3]
    assert table.space_of(SAM) == "3"
    assert specialist(11, "builder", builders=2).space_of(SAM) == "0"


@pytest.mark.vector("SAM-CARD-12/1")
def test_card_12_turns_over_cattle_and_buys_with_the_rest() -> None:
    table = SoloTable().workers(SAM, cowboys=4).market(*["black-angus"] * 4, "hereford-7")
    table.market_stack(*["black-angus"] * 20).plays(12)
    assert table.node_of(SAM) == "neutral-e"
    assert table.told("market_grew") == [(["black-angus", "black-angus"],)]
    assert table.herd() == ["black-angus", "black-angus"], "the Hereford would take 4 cowboys"


@pytest.mark.rules("SAM-CARD-12")
def test_card_12_with_a_short_stack_and_a_single_cowboy() -> None:
    table = SoloTable().workers(SAM, cowboys=2).market("longhorn").market_stack("corriente")
    assert table.plays(12).herd() == ["corriente"]
    table = SoloTable().workers(SAM, cowboys=2).market("longhorn").plays(12)
    assert table.herd() == ["longhorn"], "the cowboy who turned over nothing stays at home"
    table = SoloTable().market("longhorn").market_stack("corriente").plays(12)
    assert table.herd() == []
    assert specialist(12, "builder", builders=2).herd() == []


@pytest.mark.rules("SAM-CARD-13")
def test_card_13_buys_with_all_cowboys() -> None:
    table = specialist(13, "cowboy", cowboys=3)
    assert table.node_of(SAM) == "neutral-c"
    assert table.herd() == ["longhorn", "longhorn"]
    assert specialist(13, "builder", builders=2, cowboys=3).herd() == []


@pytest.mark.vector("SAM-CARD-14/1")
def test_card_14_counts_the_specialists() -> None:
    table = specialist(14, "cowboy", cowboys=3)
    assert table.node_of(SAM) == "neutral-c"
    assert table.space_of(SAM) == "0"


@pytest.mark.rules("SAM-CARD-14", "SAM-CARD-15")
def test_cards_14_and_15_act_for_their_specialists() -> None:
    driven = specialist(14, "engineer", engineers=2)
    assert (driven.node_of(SAM), driven.space_of(SAM)) == ("neutral-b", "2")
    built = specialist(15, "builder", builders=3)
    assert built.node_of(SAM) == "neutral-c"
    assert built.told("built") == [(SAM, "5b", "a-1")]
    assert specialist(15, "engineer", engineers=2).told("built") == []


@pytest.mark.rules("SAM-CARD-13", "SAM-CARD-14", "SAM-CARD-15")
def test_easy_goes_without_the_last_three_cards() -> None:
    prints = sam_print(GAME.box({"solo": "sam"}))
    ids = {prints.cards[card].id for card in prints.levels["easy"].cards}
    assert {"13", "14", "15"}.isdisjoint(ids)


@pytest.mark.rules("SAM-CARD-11")
def test_the_specialization_is_looked_at_when_the_action_begins() -> None:
    """An engineer hired by card 11 cannot make him an engineer for card 11."""
    table = SoloTable().specialization("cowboy").token_row(3).jobs(1, "engineer").plays(11)
    assert table.rows() == [1, 1, 1]
    assert table.told("sam_idle") == [(SAM, "cowboy", "engineer")]


# ---- what the cards say


def said(card: int, options: dict[str, Any] | None = None) -> list[str]:
    (description,) = GAME.describe_thing("sam_card", str(card), options)
    return [phrase.id for phrase in (*description.requirements, *description.rewards)]


@pytest.mark.rules("SAM-CARD-01", "SAM-CARD-06", "SAM-CARD-11", "SAM-CARD-12")
def test_cards_describe_themselves() -> None:
    assert said(1) == ["sam-steps", "sam-hire-cheapest"]
    assert said(6) == ["sam-steps", "sam-hire-specialist"]
    assert said(11) == ["sam-steps-most-buildings", "sam-only", "sam-hire-type", "sam-engine"]
    assert said(12) == ["sam-steps-cowboys", "sam-only", "sam-extend", "sam-cattle-but"]


@pytest.mark.rules("SAM-RTN-02")
def test_cards_tell_of_branchlets_where_there_are_any() -> None:
    north = {"solo": "sam", "rails_to_the_north": True}
    told = [card for card in range(1, 16) if "effect-branch" in said(card, north)]
    assert told == [2, 3, 7, 9]
    assert said(2, north) == ["sam-steps", "effect-branch", "sam-engine"]
    assert said(2, {"solo": "sam"}) == ["sam-steps", "sam-engine"]
    assert GAME.describe_thing("sam_card", "2", {}) == (), "Sam is not at the table"


def test_everything_in_the_vocabulary_can_be_described() -> None:
    for kind, ids in GAME.vocabulary.things.items():
        for id in ids:
            for description in GAME.describe_thing(kind, id):
                assert not description.is_empty
