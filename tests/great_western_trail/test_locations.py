"""Phase B: what a location lets the herder do (GWT-LOC)."""

import pytest

from trailboss.games.great_western_trail.position import Table

SINGLES = ["gain-money", "draw"]


def at_neutral_a() -> Table:
    """Everything that A offers can be done: sell a Galloway, hire, hire again."""
    table = Table().money(0, 20).hand(0, "galloway").stack(0, *["criollo"] * 9)
    return table.jobs(1, "cowboy", "builder").visit(0, "neutral-a")


# ---- local actions or one auxiliary action


@pytest.mark.rules("GWT-LOC-01")
def test_a_neutral_building_offers_its_local_actions_or_one_auxiliary_action() -> None:
    table = at_neutral_a()
    assert table.offers("use") == ["sell", "hire", "hire-dear"]
    assert table.offers("aux") == SINGLES
    table.do("use sell")
    assert table.offers("use") == ["hire", "hire-dear"]  # any number of them


@pytest.mark.rules("GWT-LOC-01")
def test_so_does_an_own_building() -> None:
    table = Table().hand(0, "galloway").stack(0, "criollo").building(0, "2a", "a-1")
    table.visit(0, "a-1")
    assert table.offers("use") == ["sell"]
    assert table.offers("aux") == SINGLES


@pytest.mark.rules("GWT-LOC-01")
def test_only_one_auxiliary_action() -> None:
    table = at_neutral_a().do("aux gain-money")
    assert table.offers() == ["end"]
    assert table.why_not("aux draw")[:2] == ("GWT-LOC-01", "auxiliary-used")
    assert table.why_not("aux gain-money")[:2] == ("GWT-LOC-01", "auxiliary-used")


@pytest.mark.rules("GWT-LOC-01")
def test_a_building_has_no_actions_of_others() -> None:
    assert at_neutral_a().why_not("use build")[:2] == ("GWT-LOC-01", "no-such-local-action")


@pytest.mark.rules("GWT-LOC-02")
def test_after_a_local_action_no_auxiliary_action() -> None:
    table = at_neutral_a().do("use sell")
    assert table.offers("aux") == []
    assert table.why_not("aux gain-money")[:2] == ("GWT-LOC-02", "local-action-used")


@pytest.mark.rules("GWT-LOC-02")
def test_after_the_auxiliary_action_no_local_action() -> None:
    table = at_neutral_a().do("aux gain-money")
    assert table.offers("use") == []
    assert table.why_not("use sell")[:2] == ("GWT-LOC-02", "auxiliary-used")


@pytest.mark.rules("GWT-LOC-02")
def test_a_risk_action_counts_as_one() -> None:
    table = Table().hand(0, "galloway", "criollo").building(0, "2a", "flood-risk-1")
    table.visit(0, "flood-risk-1")
    assert "aux gain-money" in table.offers()
    table.do("use risk", "discard criollo", "certificates 1")
    assert table.why_not("aux gain-money")[:2] == ("GWT-LOC-02", "local-action-used")


# ---- foreign locations


@pytest.mark.vector("GWT-LOC-03/1")
def test_a_rivals_building_offers_nothing_of_its_own() -> None:
    table = Table().money(0, 9).hand(0, "galloway").stack(0, "criollo").market("longhorn")
    table.building(1, "2a", "a-1").visit(0, "a-1")
    assert table.offers() == ["aux gain-money", "aux draw", "end"]
    assert table.why_not("use sell")[:2] == ("GWT-LOC-03", "not-your-location")
    assert table.why_not("use cattle")[:2] == ("GWT-LOC-03", "not-your-location")


@pytest.mark.rules("GWT-LOC-03")
@pytest.mark.parametrize(
    ("node", "tile"),
    [
        ("flood-1", "flood-green-2"),
        ("drought-3", "drought-black-3"),
        ("rockfall-4", "rockfall-green-4"),
        ("outlaw-4", "outlaw-orange"),
    ],
)
def test_hazards_and_outlaws_offer_one_auxiliary_action(node: str, tile: str) -> None:
    table = Table().stack(0, "criollo").tile(node, tile).visit(0, node)
    assert table.offers() == ["aux gain-money", "aux draw", "end"]
    table.do("aux gain-money")
    assert table.offers() == ["end"]
    assert table.why_not("aux draw")[:2] == ("GWT-LOC-03", "auxiliary-used")


# ---- Kansas City


@pytest.mark.rules("GWT-LOC-04")
def test_kansas_city_runs_its_five_subphases_in_order() -> None:
    table = Table().hand(0, "galloway").marker(0, 1)
    table.foresight(1, "flood-green-2", "outlaw-green").foresight(2, "cowboy", "builder")
    table.foresight(3, "engineer", "outlaw-orange").visit(0, "kansas-city")
    asked = []
    for answer in ("foresight 1 flood-green-2", "foresight 2 cowboy", "foresight 3 engineer"):
        asked.append(table.asked[1])
        for other in ("aux gain-money", "end", "pass", "use sell"):
            assert table.why_not(other)[:2] == ("GWT-LOC-04", "another-question")
        table.do(answer)
    for answer in ("spend 0", "deliver fulton", "disc draw-2"):
        asked.append(table.asked[1])
        assert not {"aux gain-money", "end", "pass"} & set(table.offers())
        assert table.why_not("aux gain-money").rule == "GWT-LOC-04"
        table.do(answer)
    assert asked == ["foresight", "foresight", "foresight", "income", "deliver", "disc"]
    assert table.asked == (1, "ride")  # the turn ends without an auxiliary action


# ---- everything is voluntary


@pytest.mark.rules("GWT-LOC-05")
def test_phase_b_may_end_at_once() -> None:
    table = at_neutral_a()
    assert "end" in table.offers()
    table.do("end")
    assert table.asked == (1, "ride")
    assert table.state.money[0] == 20


@pytest.mark.rules("GWT-LOC-05")
@pytest.mark.parametrize("node", ["flood-1", "a-1", "a-2"])
def test_on_any_tile(node: str) -> None:
    table = Table().tile("flood-1", "flood-green-2").building(0, "2a", "a-1")
    table.building(1, "3a", "a-2").visit(0, node)
    assert "end" in table.offers()
    assert table.do("end").asked == (1, "ride")


# ---- the visit is fixed when it starts


@pytest.mark.vector("GWT-LOC-06/1")
def test_a_tile_replaced_under_the_herder_changes_nothing_in_the_visit() -> None:
    table = Table().money(0, 30).workers(0, builders=3, engineers=3).jobs(1, "builder")
    table.tile("outlaw-4", "outlaw-green").building(0, "6a", "b-2").visit(0, "b-2")
    table.do("use hire", "build 8a")
    assert table.on("b-2") == "8a"
    assert table.offers("use") == ["engine"]
    for action in ("use bounty", "use auxiliary"):
        assert table.why_not(action)[:2] == ("GWT-LOC-01", "no-such-local-action")
    table.do("use engine")  # as many spaces as engineers: the action of 6a, not the 2 of 8a
    assert table.offers("engine") == ["1", "2", "3"]
    assert table.do("engine 1").offers("use") == []


@pytest.mark.rules("GWT-LOC-06")
def test_the_next_visit_uses_the_new_tile() -> None:
    table = Table().building(0, "6a", "b-2").building(0, "8a", "b-2")
    assert table.visit(0, "b-2").offers("use") == ["auxiliary", "engine"]


# ---- immediate actions are no local actions


@pytest.mark.rules("GWT-LOC-07")
def test_an_objective_card_keeps_the_auxiliary_option_open() -> None:
    table = Table().hand(0, "money-building-2orange", "engine3-2station-2hazard")
    table.visit(0, "neutral-b").do("play money-building-2orange")
    assert "aux gain-money" in table.offers()
    table.do("play engine3-2station-2hazard", "engine 3", "aux gain-money")
    assert table.state.money[0] == 3


@pytest.mark.rules("GWT-LOC-07")
def test_a_local_action_that_triggered_an_immediate_one_closes_it() -> None:
    table = Table().money(0, 9).hand(0, "criollo").jobs(1, "engineer").visit(0, "neutral-a")
    table.do("use hire", "accept", "certificates 1")
    assert table.state.marker[0] == 1
    assert table.why_not("aux gain-money")[:2] == ("GWT-LOC-02", "local-action-used")


@pytest.mark.rules("GWT-LOC-07")
def test_a_station_master_taken_after_an_objective_card_keeps_it_open() -> None:
    table = Table().money(0, 9).hand(0, "engine3-2station-2hazard").workers(0, cowboys=2)
    table.engine(0, 3).masters_at("workers").visit(0, "neutral-b")
    table.do("play engine3-2station-2hazard", "engine 4.5", "upgrade 1", "disc draw-2")
    table.do("appoint cowboy")
    assert table.state.money[0] == 9  # 2 for the station, 2 from the station master
    assert "aux gain-money" in table.offers()
