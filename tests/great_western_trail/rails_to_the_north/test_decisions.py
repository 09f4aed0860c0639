"""The new questions, and who knows what (RTN-DEC, RTN-INFO)."""

import pytest

from trailboss import Dice
from trailboss.games.great_western_trail.rails_to_the_north.position import LINKED, North


@pytest.mark.rules("RTN-DEC-01")
def test_two_more_answers_in_the_auxiliary_menu() -> None:
    table = North().cleared(0, "branch-2").hand(0, "galloway", "galloway")
    table.building(0, "5a", "a-1").visit(0, "a-1").do("use auxiliary")
    assert table.offers("aux")[-1] == "branch"
    assert table.offers("aux-double")[-1] == "branch"


@pytest.mark.rules("RTN-DEC-02")
def test_which_card_is_asked_per_breed() -> None:
    hand = ("galloway", "galloway", "pineywoods", "santa-gertrudis")
    table = North().hand(0, *hand).visit(0, "neutral-g").do("aux branch")
    assert sorted(table.offers()) == sorted(f"discard {card}" for card in set(hand))


@pytest.mark.vector("RTN-DEC-03/1")
def test_one_answer_per_kind_of_slot() -> None:
    table = North().money(0, 5).delivered(0, "chicago").branch(0, "blue-gate").can_branch(0)
    table.do("use branch")
    denver = [o for o in table.offers("branch") if o.startswith("denver")]
    assert denver == ["denver 0", "denver 1", "denver 3"]
    refusal = table.why_not("branch denver 2")
    assert (refusal.rule, refusal.reason) == ("RTN-DEC-03", "same-slot")


@pytest.mark.rules("RTN-DEC-03")
def test_the_longest_list_of_slots() -> None:
    table = North().money(0, 50).delivered(0, *LINKED)
    table.branch(0, "blue-gate", "green-bay", "red-junction", "red-north", "red-east", "toronto")
    table.can_branch(0).do("use branch")
    assert len(table.offers()) == 27


@pytest.mark.rules("RTN-DEC-04")
def test_bonuses_are_taken_or_left() -> None:
    token = North().delivered(0, "detroit").can_branch(0)
    assert token.do("use branch", "branch green-gate 0").offers() == ["accept", "pass"]
    certificate = North().delivered(0, "cleveland").branch(0, "toronto").can_branch(0)
    certificate.do("use branch", "branch red-east 0")
    assert certificate.offers() == ["certificates 1", "certificates 0"]
    dollars = North().delivered(0, "columbia").can_branch(0)
    assert dollars.do("use branch", "branch memphis 0").asked == (0, "location"), "not asked"


@pytest.mark.rules("RTN-DEC-05")
def test_no_pass_when_the_card_is_a_delivery_bonus() -> None:
    table = North().branch(0, "memphis").display("aux-new-york", "draw-hereford-hazard")
    table.objective_stack("money-building-2orange").delivering(0, 3)
    table.do("deliver memphis", "disc engine-1")
    assert table.asked == (0, "objective")
    assert "pass" not in table.offers()
    slot = North().delivered(0, "pittsburgh").display("aux-new-york").can_branch(0)
    assert "pass" in slot.do("use branch", "branch indigo-gate 0").offers()


@pytest.mark.rules("RTN-DEC-06", "RTN-DEC-09", "RTN-DEC-11")
def test_the_questions_of_a_station_town() -> None:
    table = North().branch(0, "olive-gate", "memphis").money(0, 20).master_at(11, "buildings")
    table.workers(0, 2, 2, 2).can_branch(0).do("use branch", "branch olive-station 0")
    assert table.offers() == ["upgrade 11", "pass"]
    table.do("upgrade 11")
    assert "branch-2" in table.offers("disc")
    table.do("disc branch-2")
    assert table.offers() == ["appoint cowboy", "appoint builder", "appoint engineer", "pass"]
    table.do("appoint cowboy")
    assert table.offers() == ["certificates 2", "certificates 1", "certificates 0"]


@pytest.mark.parametrize(
    ("tile", "answers"),
    [
        ("gift", ["dollars", "take longhorn", "pass"]),
        ("hire", ["hire cowboy@row1", "pass"]),
        ("remove", ["remove galloway", "stop"]),
        ("engine", ["engine 1", "engine 2", "engine 3", "stay"]),
        ("build", ["build 1a", "build 2a", "build 3a", "pass"]),
    ],
)
@pytest.mark.rules("RTN-DEC-07")
def test_the_question_of_each_medium_town(tile: str, answers: list[str]) -> None:
    table = North().branch(0, "olive-gate").town_tile("olive-medium", tile).money(0, 4)
    table.market("longhorn").jobs(1, "cowboy").hand(0, "galloway").can_branch(1)
    table.pending(0, ("branches", 0, 1)).do("branch olive-medium 0")
    assert table.offers() == answers


@pytest.mark.rules("RTN-DEC-09")
def test_the_longest_list_of_discs() -> None:
    table = North().delivering(0, 10, 50).do("deliver detroit")
    assert len(table.offers("disc")) == 15


@pytest.mark.rules("RTN-DEC-12")
def test_the_questions_of_an_exchange_token() -> None:
    table = North().tokens(1, 1).stack(1, "galloway", "criollo", "criollo").can_branch(0)
    table.do("use branch").do("exchange", seat=1)
    assert table.asked == (1, "draw")
    table.do("draw", seat=1)
    assert table.asked == (1, "discard_drawn")
    table.do(*[f"discard {table.hand_of(1)[0]}"], seat=1)
    table.do(*[f"discard {table.hand_of(1)[0]}"], seat=1)
    assert table.asked == (0, "branch")


@pytest.mark.rules("RTN-DEC-13")
def test_building_13_in_the_menu() -> None:
    table = North().branch(0, *[town.id for town in North().map.towns][:15])
    table.cleared(0, "certificate-4", "certificate-6").can_branch(0, "a").do("use certificates")
    assert table.offers("certificates") == ["5", "4", "3", "2", "1", "0"]
    assert North().can_branch(0).offers("use") == ["money", "branch"]


@pytest.mark.rules("RTN-INFO-03")
def test_cards_drawn_by_token_stay_hidden() -> None:
    table = North().stack(0, "galloway", "criollo").tokens(0, 1).can_branch(0).do("exchange")
    assert table.state.view(1)["players"][0]["hand_size"] == 1
    assert "hand" not in table.state.view(1)["players"][0]
    assert any(e.kind == "used_token" and e.visible_to(1) for e in table.events)
    assert not any(e.kind == "drew_cards" and e.visible_to(1) for e in table.events)


@pytest.mark.rules("RTN-INFO-04", "RTN-INFO-05")
def test_a_placement_uses_no_chance_and_reveals_nothing() -> None:
    table = North().delivered(0, "chicago").branch(0, "milwaukee").can_branch(0)
    mark = table.state.mark()
    table.do("use branch", "branch red-west 0")
    assert not table.state.revealed_since(mark)
    objective = North(dealt=True).delivered(0, "pittsburgh").can_branch(0)
    objective.do("use branch", "branch indigo-gate 0")
    mark = objective.state.mark()
    objective.do("objective-stack")
    assert objective.state.revealed_since(mark).dice


@pytest.mark.rules("RTN-INFO-05")
def test_the_tiles_of_the_north_never_change() -> None:
    table = North(2, 3, dealt=True)
    dice = Dice(b"tiles")
    tiles = table.state.view(None)["north"]["tiles"]
    while not table.state.is_over:
        table.state.apply(dice.pick(table.state.actions()))
    assert table.state.view(None)["north"]["tiles"] == tiles
