"""The questions put to players (CAR-DEC)."""

import pytest

from trailboss.games.carson_city.position import Table, reference_town


def choosing(town: Table) -> Table:
    town.state.persona = [-1] * town.state.seats
    return town.pending(("persona", 0))


@pytest.mark.rules("CAR-DEC-01", "CAR-DEC-02")
@pytest.mark.parametrize(("river", "parcels"), [(False, 64), (True, 54)])
def test_starting_parcels(river: bool, parcels: int) -> None:
    town = Table(2, dealt=True, river=river)
    for chosen in range(4):
        decision = town.state.decision
        assert decision is not None
        assert (decision.kind, decision.args["number"]) == ("start_parcel", chosen // 2 + 1)
        assert len(town.offers()) == len(town.offers("claim")) == parcels - chosen
        town.do(town.offers()[0])


@pytest.mark.rules("CAR-DEC-03")
def test_persona() -> None:
    town = Table(5, dealt=True)
    while town.asked[1] == "start_parcel":
        town.do(town.offers()[0])
    for taken in ("banker", "sheriff", "mercenary", "coolie"):
        assert "road" in town.offers()
        assert "pass" not in town.offers()
        town.do(f"take {taken}")
    assert len(town.offers("take")) == 3


@pytest.mark.rules("CAR-DEC-04")
def test_yellow_captain() -> None:
    town = choosing(Table().cash(4).roads(1)).do("take captain")
    assert town.offers() == ["recruit 1", "recruit 2", "pass", "road"]
    assert town.do("pass").state.stock[0] == 3
    assert choosing(Table().cash(0)).do("take captain").idle


@pytest.mark.rules("CAR-DEC-05")
def test_yellow_settler() -> None:
    town = choosing(Table().own(1, "c1r1").roads(1)).do("take settler")
    assert len(town.offers("claim")) == 63
    assert town.offers()[-1] == "road"


@pytest.mark.rules("CAR-DEC-06", "CAR-DEC-09", "CAR-DEC-10")
@pytest.mark.parametrize(
    ("side", "persona", "later"),
    [("yellow", "grocer", "double"), ("red", "settler", "mountains"), ("red", "grocer", "houses")],
)
def test_cash_now_or_something_later(side: str, persona: str, later: str) -> None:
    town = choosing(Table(personas=side).roads(1)).do(f"take {persona}")
    assert town.offers() == ["cash", "wait", "road"]
    decision = town.state.decision
    assert decision is not None
    assert decision.args == {"later": later, "dollars": 8}
    town.do("wait")
    assert town.state.view(1)["players"][0]["promised"]


@pytest.mark.rules("CAR-DEC-07")
def test_red_captain() -> None:
    town = choosing(Table(personas="red").cash(9).roads(1)).do("take captain")
    assert town.offers() == ["arm 1", "arm 2", "pass", "road"]


@pytest.mark.rules("CAR-DEC-08")
def test_red_coolie() -> None:
    town = choosing(Table(personas="red").cash(5).roads(1).row("", "mine")).do("take coolie")
    assert town.offers() == ["snatch construction_4", "pass", "road"]
    assert town.do("pass").idle


@pytest.mark.rules("CAR-DEC-11")
def test_placement_step() -> None:
    town = reference_town().persona(0, "sheriff").roads(1).placing()
    kinds = list(dict.fromkeys(text.split()[0] for text in town.offers()))
    assert kinds == [
        "place",
        "stake",
        "defend",
        "attack",
        "white-place",
        "white-stake",
        "white-defend",
        "pass",
        "road",
    ]


@pytest.mark.rules("CAR-DEC-12")
def test_duel_tile() -> None:
    town = Table(3, duel_tiles=True).roads(1, 1, 1).tiles(0, 1, 1, 2).tiles(1, 4)
    town.cowboy(0, "roads_3").cowboy(1, "roads_3").resolve("roads_3")
    decision = town.state.decision
    assert decision is not None
    assert decision.seats == (0, 1)
    assert decision.args == {"where": "space", "space": "roads_3", "parcel": ""}
    assert (town.offers(seat=0), town.offers(seat=1)) == (["tile 1", "tile 2"], ["tile 4"])
    assert town.offers(seat=2) == []


@pytest.mark.rules("CAR-DEC-13")
def test_next_parcel_duel() -> None:
    town = Table().roads(1).cowboy(0, "c1r1", "c8r8").cowboy(1, "c1r1", "c8r8")
    town.resolve("parcel_purchase")
    assert town.offers() == ["fight c1r1", "fight c8r8", "road"]


@pytest.mark.rules("CAR-DEC-14")
def test_won_parcel() -> None:
    town = Table().roads(1).cash(1).cowboy(0, "c8r8").cowboy(1, "c8r8").dice(6, 1)
    town.resolve("parcel_purchase")
    assert town.offers() == ["buy c8r8", "pass", "road"]
    assert town.why_not("buy c1r1").rule == "CAR-PRC-06"


@pytest.mark.rules("CAR-DEC-15")
def test_uncontested_parcels() -> None:
    town = Table().roads(1).cash(1).cowboy(0, "c8r8", "c1r1").resolve("parcel_purchase")
    assert town.offers() == ["buy c1r1", "buy c8r8", "pass", "road"]
    assert town.do("buy c1r1").idle  # nothing affordable is left
    town = Table().cash(9).cowboy(0, "c8r8", "c1r1").resolve("parcel_purchase").do("pass")
    assert (town.idle, town.standing("c8r8")) == (True, [])


@pytest.mark.rules("CAR-DEC-16")
def test_construction_space() -> None:
    town = Table().roads(1).cash(3).row("ranch").cowboy(0, "construction_3")
    town.resolve("construction_3")
    assert town.offers() == ["purchase", "pass", "road"]
    decision = town.state.decision
    assert decision is not None
    assert decision.args == {"building": "ranch", "dollars": 3}


def with_tile(building: str, roads: int = 0) -> Table:
    """Seat 0 has just bought a building and owns c5r2 beside the centre, and c3r3."""
    town = Table().own(0, "c5r2", "c3r3").cash(3).roads(roads).row(building)
    return town.cowboy(0, "construction_3").resolve("construction_3").do("purchase")


@pytest.mark.rules("CAR-DEC-17")
def test_building_site() -> None:
    town = with_tile("shop", roads=1)
    assert town.offers() == ["site c5r2", "keep", "road"]
    town.do("road", "lay h32")
    assert town.offers() == ["site c5r2", "site c3r3", "keep"]  # the list is renewed


@pytest.mark.rules("CAR-DEC-18")
def test_house_site() -> None:
    town = with_tile("shop", roads=1).do("site c5r2")
    assert town.offers()[-2:] == ["keep", "road"]
    town.do("keep")
    assert (town.kept_now(0), town.on("c5r2"), town.idle) == (["shop"], None, True)
    town = Table().own(0, "c5r2").kept(0, "shop", "shop").pending(("windows",))
    town.do("put shop", "site c5r2", "keep")
    assert town.idle  # given up until the next round
    assert town.kept_now(0) == ["shop", "shop"]


@pytest.mark.rules("CAR-DEC-19")
def test_consent() -> None:
    town = Table().own(0, "c5r2").own(1, "c4r2").cash(3).roads(1, 1).row("shop")
    town.cowboy(0, "construction_3").resolve("construction_3")
    town.do("purchase", "site c5r2", "house c4r2")
    assert town.offers() == ["agree", "refuse"]
    decision = town.state.decision
    assert decision is not None
    assert decision.args == {"seat": 0, "building": "shop", "parcel": "c4r2"}
    town.do("refuse")
    assert town.asked == (0, "house")
    assert "house c4r2" not in town.offers()


@pytest.mark.rules("CAR-DEC-19")
def test_after_the_last_refusal_the_tile_is_kept() -> None:
    town = Table().own(0, "c4r2").own(1, "c5r2").cash(3).row("shop")
    town.house("c6r2", "c4r3", "c6r3", "c4r4", "c5r4", "c6r4")
    town.cowboy(0, "construction_3").resolve("construction_3").do("purchase", "site c4r2")
    assert town.offers() == ["house c5r2", "keep"]
    town.do("house c5r2", "refuse")
    assert (town.told("kept"), town.kept_now(0), town.idle) == ([(0, "shop")], ["shop"], True)


@pytest.mark.rules("CAR-DEC-20")
def test_building_window() -> None:
    town = Table().own(0, "c5r2", "c1r1", "c1r2").roads(1).kept(0, "shop", "ranch", "mine")
    town.pending(("windows",))
    assert town.offers() == ["put ranch", "put mine", "put shop", "stop", "road"]
    town.do("put ranch", "keep")
    assert town.offers("put") == ["mine", "shop"]
    assert town.why_not("put ranch").rule == "CAR-DEC-20"
    town.do("put mine", "site c1r1")
    assert (town.offers("put"), town.asked) == (["shop"], (0, "window"))
    town = Table().own(0, "c8r8").kept(0, "shop").pending(("windows",))
    assert town.told("forced") == [(0, "stop")]
    town = Table().own(0, "c8r8").roads(1).kept(0, "shop").pending(("windows",))
    assert town.offers() == ["stop", "road"]
    assert town.why_not("put shop").reason == "no-site"


@pytest.mark.rules("CAR-DEC-21")
def test_yellow_grocer_decides() -> None:
    town = Table().persona(0, "grocer").roads(1).put("c1r1", "church", 0).put("c3r1", "bank", 0)
    town.state.promised[0] = 1
    assert town.resolve("estate_income").offers() == ["double bank", "cash", "road"]


@pytest.mark.rules("CAR-DEC-22")
def test_next_attack_duel() -> None:
    town = reference_town().roads(1).cowboy(0, "c4r3", "c6r3").cowboy(1, "c4r3", "c6r3")
    town.resolve("estate_income")
    assert town.offers() == ["fight c4r3", "fight c6r3", "road"]


@pytest.mark.rules("CAR-DEC-23")
def test_points_to_buy() -> None:
    town = Table().roads(1).cash(10).cowboy(0, "buy_vp_5").resolve("buy_vp_5")
    assert town.offers() == ["points 1", "points 2", "pass", "road"]
    assert Table().cash(4).cowboy(0, "buy_vp_5").resolve("buy_vp_5").idle


@pytest.mark.rules("CAR-DEC-24")
def test_red_banker() -> None:
    town = Table(personas="red").persona(0, "banker", "red").roads(1).cash(25).pending(("due",))
    assert town.offers() == ["points 3", "points 5", "points 7", "pass", "road"]
    assert Table(personas="red").persona(0, "banker", "red").cash(2).pending(("due",)).idle


@pytest.mark.rules("CAR-DEC-25")
def test_cash_to_spend() -> None:
    town = Table().passed(1, 0).persona(1, "captain").roads(0, 1).cash(12, 34)
    town.pending(("cash_limits",))
    assert (town.asked[0], town.offers()) == (1, ["spend least", "spend 20", "spend 30", "road"])
    town.do("spend least")
    assert (town.asked[0], town.offers()) == (0, ["pass", "spend 10"])


@pytest.mark.rules("CAR-DEC-26")
def test_the_free_road_never_uses_up_a_step() -> None:
    town = Table(river=True).centre("c2r2").roads(2).placing()
    assert town.offers()[-1] == "road"
    town.do("road")
    assert town.asked == (0, "lay_road")
    assert "h21" in town.offers("lay")
    town.do("lay h01")
    assert (town.asked, town.state.stock[0]) == ((0, "place"), 3)
    assert "h21" not in town.do("road").offers("lay")


@pytest.mark.rules("CAR-DEC-27")
def test_last_roads() -> None:
    town = Table(river=True).centre("c6r3").roads(2).pending(("last_chances",))
    assert (town.asked, town.offers()[-1]) == ((0, "last_roads"), "stop")
    town.do("lay h42")
    assert town.asked == (0, "last_roads")
    assert town.do("stop").idle


@pytest.mark.rules("CAR-DEC-28")
def test_simultaneous_placement() -> None:
    town = Table(2, simultaneous_placement="live").roads(1, 0).placing().do("place roads_3")
    kinds = list(dict.fromkeys(text.split()[0] for text in town.offers(seat=0)))
    assert kinds == ["place", "stake", "lift", "road", "pass"]
    town.do("lift roads_3", seat=0)
    assert {text.split()[0] for text in town.offers(seat=0)} == {"place", "stake", "back"}
