"""Roads (CAR-ROAD)."""

from collections.abc import Callable
from typing import Any

import pytest

from trailboss.games.carson_city.game import GAME
from trailboss.games.carson_city.position import Table, reference_town
from trailboss.games.carson_city.state import TownState
from trailboss.games.carson_city.steps import build
from trailboss.games.carson_city.steps.roads import free_edges, lay
from trailboss.games.carson_city.town import EDGE_IDS, EDGES, PARCEL_INDEX
from trailboss.kernel.dice import Dice
from trailboss.kernel.step import Frame, Question
from trailboss.text.speech import Speech

BUILDING = ("purchase", "snatch", "buy", "keep", "put")
"""What leads to many buildings in hand."""
Forced = Callable[[Any, TownState, Frame], bool]


def edges(town: Table, seat: int = 0) -> list[str]:
    return [EDGE_IDS[edge] for edge in free_edges(town.state, seat)]


@pytest.mark.rules("CAR-ROAD-01")
def test_every_edge_takes_one_road_the_border_too() -> None:
    assert EDGES == 144
    town = Table().centre("c2r2").road("v10").roads(2).placing().do("road")
    assert {"h00", "h10"} <= set(town.offers("lay"))
    town.do("lay h00", "road")
    refusal = town.why_not("lay h00")
    assert (refusal.rule, refusal.reason) == ("CAR-ROAD-01", "edge-taken")


@pytest.mark.vector("CAR-ROAD-02/1")
def test_a_road_continues_the_network() -> None:
    town = Table().centre("c4r4").roads(1).placing().do("road")
    assert len(town.offers("lay")) == 8
    refusal = town.why_not("lay h00")
    assert (refusal.rule, refusal.reason) == ("CAR-ROAD-02", "not-at-a-road")


@pytest.mark.rules("CAR-ROAD-03")
def test_roads_belong_to_nobody() -> None:
    town = reference_town().roads(0, 1).placing(1).do("road")
    assert "h32" in town.offers("lay")  # beside A's saloon and ranch
    town.do("lay h32")
    assert town.state.view(0)["roads"] == town.state.view(1)["roads"]


@pytest.mark.vector("CAR-ROAD-04/1")
def test_a_road_at_a_corner_connects() -> None:
    town = Table().centre("c4r5")
    connected = {id for id, p in PARCEL_INDEX.items() if town.state.is_connected(p)}
    town.road("h44")
    now = {id for id, p in PARCEL_INDEX.items() if town.state.is_connected(p)}
    assert (now - connected, len(now)) == ({"c6r4", "c6r5"}, 11)


@pytest.mark.rules("CAR-ROAD-05")
def test_laying_is_free_and_never_compulsory() -> None:
    town = Table().cash(3).roads(1).placing().do("road")
    assert "back" in town.offers()
    town.do("back")
    assert town.asked == (0, "place")
    town.do("road", "lay h32")
    assert (town.state.cash[0], town.state.roads[0]) == (3, 0)
    assert "road" not in Table(2, dealt=True).offers()


@pytest.mark.rules("CAR-ROAD-06")
def test_a_road_before_any_answer_as_often_as_one_likes() -> None:
    town = Table().roads(3, 1).placing().do("road", "lay h32", "road", "lay h22")
    assert (town.asked, town.state.roads[0]) == ((0, "place"), 1)
    assert "road" in town.offers()
    # the other seat is not asked, so it lays nothing
    assert town.offers(seat=1) == []
    town.do("road", "lay h12")
    assert "road" not in town.offers()
    assert town.why_not("road").reason == "no-road"


@pytest.mark.rules("CAR-ROAD-06")
def test_no_road_while_choosing_a_tile_or_consenting() -> None:
    town = Table(duel_tiles=True).roads(1, 1).cowboy(0, "roads_3").cowboy(1, "roads_3")
    town.resolve("roads_3")
    assert "road" not in town.offers()
    assert town.why_not("road").reason == "no-road-now"
    town = Table().roads(1, 1).own(0, "c5r2").own(1, "c4r2").cash(9).row("shop")
    town.cowboy(0, "construction_3").resolve("construction_3")
    town.do("purchase", "site c5r2", "house c4r2")
    assert (town.asked, town.offers()) == ((1, "consent"), ["agree", "refuse"])


@pytest.mark.rules("CAR-ROAD-06")
def test_a_road_alone_is_no_reason_to_ask_except_where_it_opens_a_site() -> None:
    town = Table().stock(0, 1).roads(1, 0).placing()
    assert town.told("forced") == [(0, "pass")]
    town = Table().own(0, "c8r8").roads(1).cash(9).row("shop").cowboy(0, "construction_3")
    town.resolve("construction_3").do("purchase")
    assert (town.asked, town.offers()) == ((0, "site"), ["keep", "road"])


@pytest.mark.rules("CAR-ROAD-06")
@pytest.mark.parametrize("options", [{}, {"personas": "red", "river": True}])
@pytest.mark.pure
def test_no_road_would_have_added_an_answer_to_a_forced_one(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before each answer that the engine takes, its player could lay any road, to no avail."""
    tried = 0

    def watched(forced: Forced) -> Forced:
        def judge(question: Question[TownState], s: TownState, frame: Frame) -> bool:
            nonlocal tried
            if not forced(question, s, frame):
                return False
            seat = question.seats(s, frame)[0]
            for edge in free_edges(s, seat) if s.roads[seat] else ():
                tried += 1
                copy = s.clone()
                lay(copy, seat, copy.box.notation.lay[edge])
                assert len(question.answers(copy, frame, seat)) == 1, frame
            return True

        return judge

    for step in (Question, build.Site, build.House, build.Window):
        monkeypatch.setattr(step, "forced", watched(step.forced))
    for seed in range(10):
        state, rolls = GAME.start(3, seed, options), Dice(seed)
        while not state.is_over:
            assert state.decision is not None
            actions = state.actions()
            building = [action for action in actions if action.kind in BUILDING]
            state.apply(rolls.pick(building or actions))
    assert tried > 100


@pytest.mark.vector("CAR-ROAD-07/1")
def test_roads_run_out() -> None:
    town = Table()
    town.state.road_supply = 1
    town.state.persona[0] = -1
    town.pending(("persona", 0)).do("take coolie")
    assert (town.state.roads[0], town.state.road_supply) == (1, 0)
    assert town.told("gained_roads") == [(0, 1)]


@pytest.mark.parametrize(
    ("edge", "name"),
    [
        ("h44", "between c5r4 and c5r5"),
        ("v23", "between c2r4 and c3r4"),
        ("h00", "above c1r1"),
        ("h08", "below c1r8"),
        ("v05", "to the left of c1r6"),
        ("v81", "to the right of c8r2"),
    ],
)
def test_a_road_is_told_by_the_parcels_beside_it(edge: str, name: str) -> None:
    """CAR-SET-01: eight columns and eight rows."""
    assert Speech(GAME, "en").thing("edge", edge) == name
