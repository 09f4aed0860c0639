"""The flow of a round and the choice of personas (CAR-FLOW, CAR-PCH)."""

from typing import Any

import pytest

from trailboss.games.carson_city.position import Table


def start(seats: int = 3, **options: Any) -> Table:
    """A dealt game whose starting order is 0, 1, 2, after the starting parcels."""
    town = Table(seats, dealt=True, **options)
    town.state.start = list(range(seats))
    town.state.agenda = [("round",)]
    for seat in range(seats):
        town.own(seat, f"c1r{seat + 1}", f"c8r{seat + 1}")
    return town.settle()


@pytest.mark.rules("CAR-FLOW-01", "CAR-PCH-03")
@pytest.mark.vector("CAR-PCH-03/1")
def test_the_first_round_is_chosen_in_starting_order_and_placed_by_number() -> None:
    town = start()
    # green, orange, purple are the seats 1, 2, 0
    town.do("take mercenary")
    assert town.asked == (1, "persona")
    town.do("take sheriff", "take grocer", "cash")
    assert town.state.order == [1, 2, 0]
    assert town.asked == (1, "place")


def end_the_round(town: Table) -> None:
    """Nobody spends more than he must."""
    while town.asked[1] == "cash_limit":
        town.do(town.offers()[0])


@pytest.mark.vector("CAR-FLOW-03/1")
def test_the_pass_order_decides_everything_until_the_next_placement() -> None:
    town = Table(3).round(1).passed(0, 1, 2)
    town.state.agenda = [("round",)]
    town.state.persona = [-1] * 3
    town.settle()
    town.do("take settler", "claim c1r1", "take banker", "take mercenary")
    assert town.state.order == [1, 0, 2]
    for seat, action in ((1, "place wages"), (0, "place roads_3"), (2, "pass")):
        assert town.asked == (seat, "place")
        town.do(action)
    town.dice(2, 2)  # B and A fight for roads_3 with 2 and 2 cowboys: a tie that A wins over B
    town.do("place roads_3", "pass", "place wages")
    assert town.state.passed == [2, 0, 1]
    assert town.told("won_duel") == [(0,)]
    end_the_round(town)
    choosers = []
    for persona in ("banker", "mercenary", "sheriff"):
        choosers.append(town.asked[0])
        town.do(f"take {persona}")
    assert choosers == [2, 0, 1]


@pytest.mark.rules("CAR-FLOW-01", "CAR-PCH-03")
def test_the_upper_track_tells_who_chooses_and_who_places_next() -> None:
    town = start()

    def shown() -> Any:
        return town.state.view(None)["turn_order"]

    town.state.start = [0, 1, 2]
    town.do("take mercenary", "take sheriff", "take grocer")
    assert shown() == [0, 1, 2]  # the last one still answers
    town.do("cash")
    assert shown() == [1, 2, 0]
    for seat in (1, 2, 0):
        assert town.asked == (seat, "place")
        town.do("pass")
    end_the_round(town)
    assert town.asked == (1, "persona")
    town.do("take settler", "claim c4r4", "take captain")
    assert shown() == [1, 2, 0]  # as they passed
    town.do(town.offers()[0], "take banker")
    assert town.asked[1] == "place"
    assert shown() == [0, 1, 2]


@pytest.mark.rules("CAR-FLOW-02")
def test_resolution_begins_when_the_last_player_has_passed() -> None:
    town = Table().cash(0, 0).placing()
    town.do("place wages", "pass")
    assert town.state.cash == [0, 0]
    town.do("pass")
    assert town.told("resolving")[0] == ("wages",)
    assert town.state.cash == [4, 0]


@pytest.mark.rules("CAR-FLOW-04", "CAR-END-03")
def test_the_game_is_over_after_the_cash_limits_of_the_fourth_round() -> None:
    town = Table().round(4).cash(9, 0).stock(0, 0).placing()
    assert town.state.is_over
    assert town.told("new_cowboys") == []
    assert town.points(0, "cash") == 1
    refusal = town.why_not("pass", 0)
    assert (refusal.rule, refusal.reason) == ("CAR-FLOW-04", "game-over")


@pytest.mark.rules("CAR-PCH-01")
def test_a_card_is_taken_once_a_round_and_on_offer_again() -> None:
    town = start(2)
    assert len(town.offers("take")) == 7
    town.do("take banker")
    assert "banker" not in town.offers("take")
    assert "pass" not in town.offers()
    refusal = town.why_not("take banker")
    assert (refusal.rule, refusal.args["seat"]) == ("CAR-PCH-01", 0)
    town.do("take mercenary", "pass", "pass")
    end_the_round(town)
    assert town.asked[1] == "persona"
    assert len(town.offers("take")) == 7


@pytest.mark.rules("CAR-PCH-02")
def test_effects_come_before_the_next_choice() -> None:
    town = start()
    town.do("take captain")
    assert town.asked == (0, "recruit")
    town.do("recruit 1")
    assert town.asked == (1, "persona")


@pytest.mark.rules("CAR-PCH-04")
@pytest.mark.parametrize("side", ["yellow", "red"])
def test_the_numbers_are_the_same_on_both_sides(side: str) -> None:
    cards = Table(2, personas=side).state.view(None)["personas"]
    assert [(card["id"], card["number"]) for card in cards] == [
        ("sheriff", 1),
        ("banker", 2),
        ("grocer", 3),
        ("coolie", 4),
        ("settler", 5),
        ("captain", 6),
        ("mercenary", 7),
    ]
    assert {card["side"] for card in cards} == {side}


@pytest.mark.rules("CAR-PCH-05")
def test_power_and_limit_last_for_the_round() -> None:
    town = start(2)
    town.do("take mercenary", "take banker")
    assert town.state.firepower(0) == 7
    assert town.state.view(None)["players"][0]["limit"] == 20
    town.do("pass", "pass")
    end_the_round(town)
    assert town.state.firepower(0) == 4 + 4
    assert town.state.view(None)["players"][0]["limit"] is None
