"""What is printed on the buildings (ELP-NB, ELP-RB)."""

import pytest

from trailboss.games.el_paso.position import Table

SLOTS = {
    "1a": ["sell", "token"],
    "1b": ["auxiliary", "ride"],
    "2a": ["bonus", "ride"],
    "2b": ["certificates", "buy"],
    "3a": ["sell", "hire", "certificate"],
    "3b": ["remove", "bonus"],
    "4a": ["auxiliaries", "token", "ride"],
    "4b": ["train", "sell", "ride"],
    "5a": ["certificate", "cattle", "train"],
    "5b": ["hire", "build", "ride"],
    "6a": ["tile", "token", "ride"],
    "6b": ["objective", "certificates", "ride"],
}
VP = {1: 1, 2: 2, 3: 4, 4: 7, 5: 11, 6: 15}


def rich(table: Table) -> Table:
    """Able to do whatever is printed anywhere."""
    table.money(0, 30).area(0, 1, 1, 1, 1).stack(0, *["criollo"] * 6)
    return table.hand(0, "criollo", "galloway", "pineywoods", "santa-gertrudis")


@pytest.mark.rules("ELP-NB-01", "ELP-NB-02", "ELP-NB-03", "ELP-NB-04", "ELP-NB-05", "ELP-NB-06")
@pytest.mark.parametrize(
    ("letter", "slots"),
    [
        ("b", ["sell", "hire"]),
        ("c", ["money", "certificate"]),
        ("d", ["sell", "token", "buy"]),
        ("e", ["sell", "build"]),
        ("f", ["auxiliary", "train"]),
        ("g", ["token", "auxiliary"]),
    ],
)
def test_the_slots_of_the_neutral_buildings(letter: str, slots: list[str]) -> None:
    assert rich(Table()).visit(0, f"space-{letter}").offers("use") == slots


@pytest.mark.rules("ELP-NB-01")
def test_b_sells_a_galloway_and_hires_for_5_and_8() -> None:
    table = rich(Table()).visit(0, "space-b")
    table.do("use sell", "use hire", "hire cowboy", "use hire-second", "hire builder")
    assert table.state.money[0] == 30 + 2 - 5 - 8
    assert table.pile_of(0) == ["galloway"]


@pytest.mark.vector("ELP-NB-02/1")
def test_c_gives_money_and_a_certificate() -> None:
    table = Table().patiently().money(0, 1).track(0, 4).visit(0, "space-c").do("use money")
    assert table.offers() == ["finish"]
    assert (table.state.money[0], table.state.track[0]) == (3, 4)
    assert Table().visit(0, "space-c").do("use certificate").state.track[0] == 1


@pytest.mark.rules("ELP-NB-03")
def test_d_sells_a_pineywoods_a_token_and_cattle() -> None:
    table = rich(Table()).visit(0, "space-d").do("use sell", "use token", "use buy")
    table.do("buy black-angus", "pay 0")
    assert table.state.money[0] == 30 + 2 - 1 - 2
    assert table.pile_of(0) == ["pineywoods", "cowboy", "black-angus"]


@pytest.mark.rules("ELP-NB-04")
def test_e_sells_a_santa_gertrudis_and_builds() -> None:
    table = rich(Table()).visit(0, "space-e")
    table.do("use sell", "use build", "build 1a", "pay 0", "site plot-b-c-inner")
    assert table.state.money[0] == 30 + 2 - 2
    assert table.on("plot-b-c-inner") == "1a"


@pytest.mark.rules("ELP-NB-05")
def test_f_an_auxiliary_action_and_the_train() -> None:
    table = rich(Table()).visit(0, "space-f").do("use auxiliary", "aux money", "use train")
    assert table.offers("train") == ["1", "2"]


@pytest.mark.vector("ELP-NB-06/1")
def test_g_a_token_and_an_auxiliary_action() -> None:
    table = Table().money(0, 4).tokens(0, 1).stack(0, *["criollo"] * 5).visit(0, "space-g")
    table.do("use token", "use auxiliary", "aux money")
    assert (table.state.money[0], table.state.tokens[0]) == (5, 2)


@pytest.mark.rules(
    "ELP-RB-01", "ELP-RB-02", "ELP-RB-03", "ELP-RB-04", "ELP-RB-05", "ELP-RB-06", "ELP-SCORE-02"
)
@pytest.mark.parametrize("building", SLOTS)
def test_slots_builders_price_and_points_of_the_regular_buildings(building: str) -> None:
    level = int(building[0])
    table = rich(Table()).building(0, building, "plot-c-d").visit(0, "plot-c-d")
    assert table.offers("use") == SLOTS[building]
    assert table.points(0, "buildings") == VP[level]
    table = Table().side(building).money(0, 2 * level).area(0, builders=level, engineers=1)
    table.visit(0, "space-e").do("use build", f"build {building}")
    assert table.state.money[0] == 0
    assert "builder" not in table.area_of(0)


def own(building: str) -> Table:
    return rich(Table()).building(0, building, "plot-c-d").visit(0, "plot-c-d")


@pytest.mark.rules("ELP-RB-01")
def test_level_1() -> None:
    table = own("1a").do("use sell", "discard galloway", "use token")
    assert (table.state.money[0], table.state.tokens[0]) == (35, 1)
    table = own("1b").do("use auxiliary", "aux money", "use ride")
    assert table.state.agenda[-1][2] == 1


@pytest.mark.rules("ELP-RB-02")
def test_level_2() -> None:
    table = own("2a").do("use bonus", "blind bonus", "use ride")
    assert (table.state.money[0], table.state.agenda[-1][2]) == (28, 1)
    table = own("2b").do("use certificates", "use buy", "buy black-angus", "pay 1")
    assert (table.state.track[0], table.pile_of(0)[-1]) == (2, "black-angus")


@pytest.mark.rules("ELP-RB-03")
def test_level_3() -> None:
    table = own("3a").do("use sell", "discard galloway", "use hire", "hire cowboy")
    table.do("use certificate")
    assert (table.state.money[0], table.state.track[0]) == (30 + 4 - 5, 1)
    table = own("3b").do("use remove", "use bonus", "blind bonus")
    assert (table.removed_of(0), table.state.money[0]) == (["criollo"], 28)


@pytest.mark.rules("ELP-RB-04")
def test_level_4() -> None:
    table = own("4a").do("use auxiliaries", "aux money", "stop", "use token", "use ride")
    assert (table.state.money[0], table.state.tokens[0]) == (31, 1)
    assert table.state.agenda[-1][2] == 2
    table = own("4b").do("use sell", "discard criollo", "use train", "train 1", "pay 0")
    table.do("use objective", "blind objective", "finish", "use ride")
    assert (table.state.money[0], table.state.agenda[-1][2]) == (30 + 2 - 2, 2)


@pytest.mark.rules("ELP-RB-05")
def test_level_5() -> None:
    table = own("5a").do("use certificate", "use cattle", "use train", "train 1", "pay 1")
    assert (table.state.track[0], table.state.money[0]) == (1, 30 - 2 - 2)
    assert "shorthorn" in table.pile_of(0)
    table = own("5b").do("use hire", "hire cowboy", "use build", "build 1a", "pay 0")
    table.do("site plot-e-f", "use ride")
    assert (table.state.money[0], table.state.agenda[-1][2]) == (30 - 2 - 3, 2)


@pytest.mark.vector("ELP-RB-06/1")
def test_level_6_and_its_ride_of_3() -> None:
    table = Table().building(0, "6a", "plot-e-f").visit(0, "plot-e-f")
    table.do("use tile", "blind bonus", "use token", "use ride")
    assert table.state.tokens[0] == 1
    assert table.offers("ride") == ["space-f", "space-g", "el-paso"]
    table = own("6b").do("use objective", "blind objective", "use certificates", "use ride")
    assert (table.state.track[0], table.state.agenda[-1][2]) == (3, 3)
