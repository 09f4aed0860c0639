"""Objective and bonus tiles (ELP-TILE)."""

import pytest

from trailboss.games.el_paso.pieces import BONUS, OBJECTIVE
from trailboss.games.el_paso.position import Table

X, Y, Z, W = "hereford", "2bonuses", "3built", "4built"


@pytest.mark.rules("ELP-TILE-01", "ELP-DEC-10")
def test_a_face_up_tile_or_the_top_of_the_stack_unseen() -> None:
    table = Table().objectives(X, Y, Z, stack=(W,)).train(0, 1).do("use objective")
    assert table.offers() == [f"take {X}", f"take {Y}", f"take {Z}", "blind objective"]
    assert table.refused(f"take {W}") == ("ELP-TILE-01", "not-on-display")
    assert table.refused("blind bonus") == ("ELP-TILE-01", "other-kind-of-tile")
    for bonus in ("permanent-certificate", "points-5"):
        assert table.refused(f"take {bonus}") == ("ELP-TILE-01", "other-kind-of-tile")


@pytest.mark.vector("ELP-TILE-02/1")
def test_a_gap_is_refilled_in_its_place_and_a_blind_draw_leaves_none() -> None:
    table = Table().objectives(X, Y, Z, stack=(W,)).train(0, 1).do("use objective", f"take {Y}")
    assert table.display_of(OBJECTIVE) == [X, W, Z]
    assert table.tiles_of(0) == [Y]
    assert table.has_event("took_tile", 0, Y)
    assert table.has_event("tile_revealed", W)
    table = Table().objectives(X, Y, Z, stack=(W,)).train(0, 1)
    table.do("use objective", "blind objective")
    assert table.display_of(OBJECTIVE) == [X, Y, Z]
    assert table.tiles_of(0) == [W]


@pytest.mark.rules("ELP-TILE-03")
def test_with_an_empty_stack_gaps_stay() -> None:
    table = Table().objectives(X, Y, Z).area(0, engineers=1).train(0, 1).do("use objective")
    assert table.offers() == [f"take {X}", f"take {Y}", f"take {Z}"]
    assert table.refused("blind objective") == ("ELP-TILE-03", "tile-stack-empty")
    table.do(f"take {X}")
    assert table.display_of(OBJECTIVE) == [None, Y, Z]
    table = Table().objectives().bonuses(stack=("points-5",)).train(0, 4)
    assert table.offers("use") == ["money", "bonus", "hire"]
    assert table.refused("use objective") == ("ELP-TILE-03", "no-tile-left")


@pytest.mark.rules("ELP-TILE-04")
def test_any_tile_and_a_bonus_tile_for_2_dollars() -> None:
    table = Table().objectives(X, stack=(W,)).bonuses("points-5", stack=("points-3",))
    table.building(0, "6a", "plot-c-d").visit(0, "plot-c-d").do("use tile")
    assert table.offers() == [f"take {X}", "take points-5", "blind objective", "blind bonus"]
    table = Table().money(0, 1).building(0, "2a", "plot-c-d").visit(0, "plot-c-d")
    assert table.refused("use bonus") == ("ELP-LOC-03", "not-enough-money")
    table.money(0, 3).visit(0, "plot-c-d").do("use bonus", "blind bonus")
    assert table.state.money[0] == 1
    assert len(table.tiles_of(0)) == 1


@pytest.mark.rules("ELP-TILE-05")
def test_a_tile_is_kept_face_up_and_cannot_be_refused() -> None:
    table = Table().objectives(X, stack=(W,)).train(0, 1).do("use objective")
    assert "pass" not in table.offers()
    table.do("blind objective")
    assert table.has_event("drew_tile", 0, W)
    assert table.state.view(1)["players"][0]["tiles"] == [W]
    many = Table().gained(0, *[X, Y, Z, W], *["points-3"] * 9).train(0, 2)
    assert len(many.do("use bonus", "blind bonus").tiles_of(0)) == 14


@pytest.mark.rules("ELP-TILE-06")
def test_tiles_set_off_nothing_but_last() -> None:
    table = Table().bonuses("permanent-certificate", "breed-again", "points-5").train(0, 2)
    money, track = table.state.money[0], table.state.track[0]
    table.do("use bonus", "take permanent-certificate")
    assert (table.state.money[0], table.state.track[0]) == (money, track)
    assert table.state.permanent_certificates(0) == 1
    assert table.points(0, "bonus_tiles") == 2
    table = Table().gained(0, X).area(0, engineers=1).delivering(0, "criollo", "criollo")
    assert table.state.decision is not None
    assert table.state.decision.args["value"] == 1


@pytest.mark.rules("ELP-TILE-07")
def test_of_equal_bonus_tiles_the_leftmost_is_taken() -> None:
    table = Table().bonuses("points-3", "points-5", "points-3", stack=("points-4",)).train(0, 2)
    table.do("use bonus")
    assert table.offers("take") == ["points-3", "points-5"]
    table.do("take points-3")
    assert table.display_of(BONUS) == ["points-4", "points-5", "points-3"]
