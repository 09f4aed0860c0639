"""The end of a round and of the game (CAR-END, CAR-SCO)."""

import pytest

from trailboss.games.carson_city.game import GAME
from trailboss.games.carson_city.position import Table, reference_town
from trailboss.games.carson_city.state import BOUGHT, SCORED


def round_end(town: Table) -> Table:
    """All pieces are resolved; the round ends."""
    town.state.agenda = [("resolve", len(town.state.box.resolution))]
    return town.settle()


@pytest.mark.rules("CAR-END-01")
def test_the_steps_of_the_end_in_order() -> None:
    hooks = GAME.box({"personas": "red"}).hooks
    assert hooks.end_of_round[:6] == (
        "due",
        "counter",
        "new_cowboys",
        "cash_limits",
        "refill",
        "return_loans",
    )
    assert hooks.end_of_game == ("due", "cash_limits", "game_over")
    town = (
        Table(personas="red").persona(0, "banker", "red").cash(9, 70).row("", "mine").bag("ranch")
    )
    round_end(town)
    assert town.asked == (0, "banker")
    town.do("pass")
    kinds = [event.kind for event in town.events]
    assert kinds.index("space_blocked") < kinds.index("new_cowboys")
    assert town.asked == (1, "cash_limit")
    assert town.row_now()[0] == ""
    town.do("spend least")
    assert town.row_now()[:2] == ["mine", "ranch"]


@pytest.mark.rules("CAR-END-02", "CAR-INV-20")
@pytest.mark.parametrize(("number", "blocked"), [(1, "buy_vp_2"), (2, "buy_vp_3"), (3, "buy_vp_4")])
def test_the_turn_counter_blocks_the_cheapest_space(number: int, blocked: str) -> None:
    town = round_end(Table().round(number))
    assert town.told("space_blocked") == [(blocked,)]
    shown = {space["id"]: space["blocked"] for space in town.state.view(None)["track"]}
    points = [shown[id] for id in ("buy_vp_5", "buy_vp_4", "buy_vp_3", "buy_vp_2")]
    assert points == [False] * (4 - number) + [True] * number


@pytest.mark.rules("CAR-END-03")
@pytest.mark.parametrize(("number", "cowboys"), [(1, 4), (2, 5), (3, 5)])
def test_new_cowboys(number: int, cowboys: int) -> None:
    town = round_end(Table().round(number).stock(1, 2))
    assert town.state.stock == [1 + cowboys, 2 + cowboys]


@pytest.mark.vector("CAR-END-04/1")
def test_at_most_ten_cowboys() -> None:
    assert round_end(Table().round(1).stock(3, 0)).state.stock[0] == 7
    town = round_end(Table().round(2).stock(7, 0))
    assert town.state.stock[0] == 10
    assert (0, 3) in town.told("new_cowboys")


def limited(cash: int, persona: str = "captain") -> Table:
    return Table().persona(0, persona).cash(cash).pending(("cash_limits",))


@pytest.mark.vector("CAR-END-05/1")
@pytest.mark.parametrize(
    ("answer", "left", "points"), [("spend least", 20, 2), ("spend 30", 17, 3), ("spend 40", 7, 4)]
)
def test_cash_above_the_limit_is_spent(answer: str, left: int, points: int) -> None:
    town = limited(47).do(answer)
    assert (town.state.cash[0], town.points(0, "cash_limit")) == (left, points)


@pytest.mark.vector("CAR-END-05/2")
def test_more_may_be_spent_than_must_be() -> None:
    town = limited(35, "banker")
    assert town.offers() == ["pass", "spend 10", "spend 20", "spend 30"]
    town.do("spend 30")
    assert (town.state.cash[0], town.points(0, "cash_limit")) == (5, 3)
    assert limited(9).idle


@pytest.mark.rules("CAR-END-06", "CAR-INV-13")
def test_only_the_least_and_multiples_of_ten_are_offered() -> None:
    town = limited(47)
    assert town.offers() == ["spend least", "spend 30", "spend 40"]
    assert town.why_not("pass").reason == "must-spend"
    assert town.why_not("spend 20").rule == "CAR-END-05"
    assert town.why_not("spend 50").reason == "not-enough-money"
    assert limited(15).why_not("spend least").reason == "nothing-to-spend"
    for answer in town.offers():
        assert limited(47).do(answer).state.cash[0] <= 20


@pytest.mark.vector("CAR-END-07/1")
def test_the_row_slides_and_is_filled() -> None:
    town = (
        Table().row("ranch", "", "shop", "bank", "", "ranch", "").bag("church", "prison", "saloon")
    )
    town.dice(1, 2, 1).pending(("refill",))  # a taken tile's place is filled by the last one
    assert town.row_now() == ["ranch", "shop", "bank", "ranch", "church", "prison", "saloon"]
    town = round_end(Table().round(4).row("ranch", "", "shop").bag("church"))
    assert town.row_now()[:3] == ["ranch", "", "shop"]


@pytest.mark.rules("CAR-END-08")
def test_without_the_red_coolie_the_bag_suffices() -> None:
    town = Table(dealt=True)
    assert len(town.state.bag) == 23 >= 3 * len(town.state.row)


@pytest.mark.rules("CAR-END-09")
def test_what_was_lent_goes_back() -> None:
    town = Table().persona(0, "sheriff")
    town.state.guns = 1
    round_end(town)
    assert (town.state.guns, town.white_is_away, town.state.persona) == (-1, True, [-1, -1])


@pytest.mark.vector("CAR-SCO-01/1")
def test_the_board_is_scored() -> None:
    town = reference_town().own(0, "c8r8").kept(0, "bank").roads(3).revolvers(4)
    assert (town.points(0, "board"), town.points(1, "board")) == (10, 8)


@pytest.mark.rules("CAR-SCO-01")
def test_the_sheet_tells_what_the_board_is_made_of() -> None:
    town = reference_town()
    told = GAME.tally(town.state, 0)["board"]
    assert [(counted.id, counted.number, counted.points) for counted in told] == [
        ("house", 1, 2),
        ("mountain", 1, 2),
        ("ranch", 1, 2),
        ("mine", 1, 2),
        ("saloon", 1, 2),
    ]
    assert GAME.choices(town.state, 1) == {"building": ["ranch", "mine", "shop", "hotel"]}


@pytest.mark.vector("CAR-SCO-02/1")
def test_remaining_cash() -> None:
    town = round_end(Table().round(4).persona(0, "captain").cash(35, 0))
    town.do("spend least")
    assert town.state.is_over
    assert (town.points(0, "cash_limit"), town.points(0, "cash")) == (1, 3)


@pytest.mark.rules("CAR-INV-28")
@pytest.mark.vector("CAR-SCO-03/1")
@pytest.mark.parametrize("together", ["off", "live", "orders"])
def test_the_bonus_for_the_pass_order(together: str) -> None:
    town = Table(5, simultaneous_placement=together).passed(4, 2, 0, 1, 3)
    bonus = [town.points(seat, "pass_order") for seat in (4, 2, 0, 1, 3)]
    assert (bonus, sum(bonus)) == ([4, 3, 2, 1, 0], 10)


@pytest.mark.rules("CAR-INV-28")
@pytest.mark.vector("CAR-SCO-03/2")
@pytest.mark.parametrize(
    ("together", "expected"), [("off", [0, 0, 0]), ("live", [2, 1, 0]), ("orders", [2, 1, 0])]
)
def test_the_bonus_by_the_english_rules(together: str, expected: list[int]) -> None:
    town = Table(3, text_edition="english", simultaneous_placement=together).passed(1, 0, 2)
    assert [town.points(seat, "pass_order") for seat in (1, 0, 2)] == expected


@pytest.mark.vector("CAR-SCO-04/1")
def test_among_equals_the_first_to_pass_wins() -> None:
    town = Table(3, text_edition="english").passed(2, 1, 0)
    for seat, total in enumerate((61, 61, 58)):
        town.state.points[seat * SCORED + BOUGHT] = total
    assert [sheet["rank"] for sheet in town.state.standings()] == [2, 1, 3]
