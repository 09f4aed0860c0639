"""Kit Carson: all place at the same time, live or by orders (CAR-KIT)."""

from typing import Any

import pytest

from trailboss.cli.speech import Speech
from trailboss.games.carson_city.game import GAME
from trailboss.games.carson_city.position import Table, reference_town
from trailboss.kernel.knowledge import visible
from trailboss.text import LANGUAGES


def live(seats: int = 3) -> Table:
    return Table(seats, simultaneous_placement="live")


def orders(seats: int = 3) -> Table:
    return Table(seats, simultaneous_placement="orders")


@pytest.mark.rules("CAR-KIT-01")
@pytest.mark.parametrize("form", ["live", "orders"])
@pytest.mark.parametrize("first", ["place wages", "pass"])
def test_the_first_player_takes_one_step_alone(form: str, first: str) -> None:
    town = Table(3, simultaneous_placement=form).placing()
    decision = town.state.decision
    assert decision is not None
    assert decision.seats == (0,)
    town.do(first)
    decision = town.state.decision
    assert decision is not None
    assert decision.seats == ((0, 1, 2) if first == "place wages" else (1, 2))


@pytest.mark.rules("CAR-KIT-02")
def test_pieces_are_placed_and_moved_as_often_as_one_likes() -> None:
    town = live().placing().do("place roads_3")
    town.do("lift roads_3", seat=0)
    assert "back" in town.offers(seat=0)
    assert "place roads_3" not in town.offers(seat=0)
    assert town.why_not("place roads_3", 0).rule == "CAR-KIT-02"
    assert town.standing("roads_3") == [0]  # it stays until its new target is named
    town.do("stake c8r8", seat=0).do("lift-parcel c8r8", "back", seat=0)
    town.do("lift-parcel c8r8", "place wages", "lift wages", "place roads_1", seat=0)
    assert (town.standing("c8r8"), town.standing("wages")) == ([], [])
    assert (town.standing("roads_1"), town.state.stock[0]) == ([0], 2)
    town.do("place wages", "place wages", seat=1).do("lift wages", "place roads_1", seat=1)
    assert town.standing("wages") == [1]  # one of the two is still there
    assert town.why_not("lift roads_3", 0).reason == "no-piece-there"
    town.do("lift roads_1", seat=0)
    assert town.why_not("pass", 0).reason == "finish-your-move"


@pytest.mark.rules("CAR-KIT-02")
def test_the_white_cowboy_moves_too() -> None:
    town = live(2).persona(0, "sheriff").placing().do("white-place roads_3")
    town.do("place wages", seat=1).do("lift-white", seat=0)
    offers = town.offers("white-place", 0)
    assert "roads_3" not in offers
    assert "wages" not in offers
    town.do("white-place ammunition", seat=0)
    assert town.state.white == town.target("ammunition")


@pytest.mark.rules("CAR-KIT-03")
def test_a_placement_is_legal_at_its_moment() -> None:
    town = reference_town(simultaneous_placement="live").persona(0, "sheriff").round(3)
    town.put("c1r1", "prison", 1).placing().do("white-place roads_3")
    assert town.why_not("place roads_3", 1).rule == "CAR-PY-03"
    assert town.why_not("place buy_vp_2", 1).rule == "CAR-PLC-09"
    assert town.why_not("attack c1r1", 0).rule == "CAR-PRISON-02"
    town.do("place ammunition", seat=1)
    town.do("place ammunition", seat=0)  # a later rival does not make it illegal
    assert town.standing("ammunition") == [0, 1]


@pytest.mark.rules("CAR-KIT-04")
def test_actions_count_in_the_order_of_arrival() -> None:
    for first, second in ((1, 2), (2, 1)):
        town = live().placing().do("place wages")
        town.do("place roads_3", seat=first).do("place roads_3", seat=second)
        assert [seat for seat, _ in town.state.record().moves[-2:]] == [first, second]


@pytest.mark.rules("CAR-KIT-04")
def test_whoever_comes_first_keeps_the_sheriff_away() -> None:
    town = live(2).persona(0, "sheriff").placing().do("place wages")
    town.do("place roads_3", seat=1)
    assert town.why_not("white-place roads_3", 0).rule == "CAR-PY-02"


@pytest.mark.vector("CAR-KIT-05/1")
def test_the_order_of_finishing_is_the_pass_order() -> None:
    town = live().placing().do("place roads_3")
    town.do("pass", seat=2).do("lift roads_3", "place wages", "pass", seat=0)
    assert town.offers(seat=2) == []
    town.do("pass", seat=1)
    assert town.told("resolving")[0] == ("wages",)
    assert town.state.passed == [2, 0, 1]


@pytest.mark.rules("CAR-KIT-06")
def test_without_pieces_in_stock_one_may_still_move() -> None:
    town = live(2).stock(1, 3).placing().do("place roads_3")
    assert town.offers(seat=0) == ["lift roads_3", "pass"]
    town.do("pass", seat=1)
    assert town.asked == (0, "together")  # the phase goes on
    town.do("lift roads_3", "place wages", "pass", seat=0)
    assert town.asked[1] != "together"


@pytest.mark.rules("CAR-KIT-07")
@pytest.mark.parametrize(
    ("language", "polish", "english"),
    [
        ("en", "It is good for beginners.", "It is not meant for beginners."),
        ("pl", "Nadaje się dla początkujących.", "Nie jest to opcja dla początkujących."),
        ("uk", "Це годиться новачкам.", "Це не для новачків."),
    ],
)
def test_the_advice_is_that_of_the_edition(language: str, polish: str, english: str) -> None:
    option = next(o for o in GAME.options if o.name == "simultaneous_placement")
    assert language in LANGUAGES
    for edition, advice, other in (("polish", polish, english), ("english", english, polish)):
        told = Speech(GAME, language, {"text_edition": edition}).option_help(option)
        assert advice in told
        assert other not in told


@pytest.mark.vector("CAR-KIT-08/1")
def test_orders_are_revealed_together_in_persona_order() -> None:
    town = orders().placing().do("place roads_1")
    town.do("pass", seat=2).do("place wages", seat=0)
    assert town.standing("wages") == []
    assert town.state.view(1)["players"][0].get("chosen") is None
    assert town.state.view(0)["players"][0]["chosen"] == "place wages"
    assert town.why_not("pass", 0).reason == "already-chosen"
    town.do("pass", seat=1)
    assert (town.standing("wages"), town.state.passed) == ([0], [1, 2])
    decision = town.state.decision
    assert decision is not None
    assert (decision.kind, decision.seats) == ("orders", (0,))


@pytest.mark.rules("CAR-KIT-08")
def test_a_move_is_ordered_in_secret_too() -> None:
    town = orders(2).placing().do("place roads_3")
    town.do("lift roads_3", seat=0)
    assert "moving" not in town.state.view(1)["players"][0]
    assert town.state.view(0)["players"][0]["moving"] == {"space": "roads_3"}
    town.do("stake c8r8", seat=0)
    assert town.standing("roads_3") == [0]
    town.do("pass", seat=1)
    assert (town.standing("roads_3"), town.standing("c8r8")) == ([], [0])
    assert town.told("left_space") == [(0, "roads_3")]


@pytest.mark.rules("CAR-KIT-08", "CAR-INFO-08")
def test_of_an_order_to_come_others_see_only_that_steps_were_taken() -> None:
    town = orders().roads(1, 0, 0).placing().do("place roads_3")

    def seen_by_others() -> list[dict[str, Any]]:
        return [{**town.state.view(viewer), "ply": 0} for viewer in (None, 1, 2)]

    before = seen_by_others()
    for steps, text in enumerate(("lift roads_3", "back", "road", "back", "lift roads_3"), 1):
        town.do(text, seat=0)
        assert visible(town.events, 1) == visible(town.events, None) == []
        assert seen_by_others() == before
        assert town.state.view(1)["ply"] == steps + 1
    town.do("place wages", seat=0)
    assert [(event.kind, event.args) for event in visible(town.events, 1)] == [("ordered", (0,))]
    ordered = seen_by_others()
    assert [view["decision"]["seats"] for view in ordered] == [[1, 2]] * 3
    assert [{**view, "decision": None} for view in ordered] == [
        {**view, "decision": None} for view in before
    ]


@pytest.mark.vector("CAR-KIT-09/1")
def test_an_order_that_came_too_late_is_void() -> None:
    town = orders(2).persona(0, "sheriff")
    town.state.order = [0, 1]
    town.placing().do("place wages")
    town.do("white-place roads_3", seat=0).do("place roads_3", seat=1)
    assert town.state.white == town.target("roads_3")
    assert town.told("order_void") == [(1, "place roads_3")]
    assert (town.state.stock[1], town.standing("roads_3")) == (3, [])


@pytest.mark.rules("CAR-KIT-10")
@pytest.mark.parametrize("form", ["live", "orders"])
def test_roads_may_be_laid_meanwhile(form: str) -> None:
    town = Table(2, simultaneous_placement=form).roads(1, 0).placing().do("place wages")
    assert "road" in town.offers(seat=0)
    assert town.why_not("road", 1).reason == "no-road"
    town.do("road", seat=0)
    assert town.why_not("lay h00", 0).rule == "CAR-ROAD-02"
    town.do("lay h32", seat=0)
    assert town.told("road_laid") == [(0, "h32")]
    assert "h32" in town.state.view(1)["roads"]
    assert "road" not in town.offers(seat=0)
    decision = town.state.decision
    assert decision is not None
    assert 0 in decision.seats
