"""Who may know what (ELP-INFO)."""

import pytest

from tests.el_paso.sue.solo_table import SUE, Duel
from trailboss import Dice
from trailboss.games.el_paso.position import Table
from trailboss.kernel.knowledge import visible


@pytest.mark.rules("ELP-INFO-01")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_everybody_sees(viewer: int | None) -> None:
    table = Table().money(0, 7).tokens(0, 2).track(0, 3).area(0, cowboys=2).cleared(0, "step")
    table.building(0, "2a", "plot-c-d").delivered(0, 12, 12).riding(0, "space-b")
    view = table.state.view(viewer)
    shown = table.shown(0, viewer)
    assert (shown["money"], shown["tokens"], shown["track"]) == (7, 2, 3)
    assert shown["workers"]["cowboy"] == 2
    assert shown["posts"]["12"] == 2
    assert "step" not in shown["discs"]
    assert (shown["markers"], shown["rancher"]) == (1, "space-b")
    assert view["trail"]["plot-c-d"] == {"building": "2a", "owner": 0}
    assert view["train"] == dict.fromkeys("1234", "basic")
    assert view["market"]["simmental"] == 9
    assert view["buildings"]["2a"] == 1
    assert len(view["tiles"]["objective"]["display"]) == 3
    assert view["jobs"]["cowboy"] == 10


@pytest.mark.rules("ELP-INFO-02")
def test_own_tiles_are_public_blind_draws_included() -> None:
    table = Table().objectives(stack=("hereford",)).train(0, 1).do("use objective")
    for viewer in (None, 1):
        assert table.shown(0, viewer)["tiles"] == ["hereford"]
        assert any(e.args[-1] == "hereford" for e in visible(table.events, viewer) if e.args)


@pytest.mark.rules("ELP-INFO-02", "ELP-SCORE-08")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everybody_sees_which_objectives_would_score_now(viewer: int | None) -> None:
    table = Table().gained(0, "corriente-black-angus", "hereford", "points-3")
    assert table.shown(0, viewer)["fulfilled"] == []
    table.pile(0, "corriente", "black-angus")
    assert table.shown(0, viewer)["fulfilled"] == ["corriente-black-angus"]


@pytest.mark.rules("ELP-INFO-03")
def test_a_hand_is_its_owners_secret_but_workers_drawn_are_seen() -> None:
    table = Table().hand(0, "criollo").stack(0, "engineer", "hereford", "galloway", "criollo")
    table.visit(0, "space-g").do("finish")
    assert table.shown(0, 0)["hand"] == ["criollo", "criollo", "galloway", "hereford"]
    for viewer in (None, 1):
        assert "hand" not in table.shown(0, viewer)
        assert table.shown(0, viewer)["hand_size"] == 4
        seen = visible(table.events, viewer)
        assert any(e.kind == "worker_came_up" for e in seen)
        assert not any(e.kind == "drew_cards" for e in seen)


@pytest.mark.rules("ELP-INFO-03", "ELP-DEL-02", "ELP-DISC-02")
def test_only_the_owner_of_a_hand_sees_what_it_is_worth_and_reaches() -> None:
    table = Table().hand(0, "criollo", "criollo", "galloway", "corriente").track(0, 2)
    table.delivered(0, 5).visit(0, "space-g")
    assert table.shown(0, 0)["value"] == 1 + 2 + 3
    assert table.shown(0, 0)["within_reach"] == {"0": 0, "7": 1}
    for viewer in (None, 1):
        assert {"value", "within_reach", "out_of_reach"}.isdisjoint(table.shown(0, viewer))


@pytest.mark.rules("ELP-INFO-03")
def test_other_worlds_differ_only_in_cards_that_cannot_be_known() -> None:
    table = Table().hand(0, "hereford", "criollo").stack(0, "engineer", "galloway", "criollo")
    table.riding(0, "space-b")
    hands = set()
    for seed in range(30):
        other = table.state.redetermine(1, Dice(seed))
        hands.add(tuple(other.hand[0]))
        assert other.stack[0][0] == table.c.card_index["engineer"], "workers keep their places"
        assert sorted(other.hand[0] + other.stack[0]) == sorted(
            table.state.hand[0] + table.state.stack[0]
        )
    assert len(hands) > 2
    assert table.state.redetermine(0, Dice(1)).hand[0] == table.state.hand[0]


@pytest.mark.rules("ELP-INFO-03")
def test_a_chosen_sale_proves_that_the_card_is_in_hand() -> None:
    table = Table().patiently().hand(0, "galloway", "criollo").stack(0, *["criollo"] * 4)
    table.building(0, "1a", "plot-c-d").visit(0, "plot-c-d").do("use sell")
    for seed in range(10):
        assert table.c.card_index["galloway"] in table.state.redetermine(1, Dice(seed)).hand[0]
    table.state.known[0] = [table.c.card_index["criollo"]]  # which does not fit the sale
    for seed in range(10):
        assert table.c.card_index["galloway"] in table.state.redetermine(1, Dice(seed)).hand[0]


@pytest.mark.rules("ELP-INFO-04")
def test_the_order_of_a_draw_pile_is_unknown_to_all() -> None:
    table = Table().hand(0, "criollo").stack(0, "hereford", "criollo", "galloway")
    table.riding(0, "space-b")
    for viewer in (None, 0, 1):
        shown = table.shown(0, viewer)
        assert shown["stack_size"] == 3
        assert shown["unseen"] == ["criollo", "criollo", "galloway", "hereford"]
        assert "stack" not in shown


@pytest.mark.rules("ELP-INFO-05")
def test_discard_piles_are_public_so_hand_and_draw_pile_are_known_together() -> None:
    table = Table().hand(0, "hereford").stack(0, "criollo").pile(0, "galloway", "cowboy")
    table.riding(0, "space-b")
    assert table.shown(0, 1)["discard"] == ["galloway", "cowboy"]
    assert table.shown(0, 1)["unseen"] == ["criollo", "hereford"]


@pytest.mark.rules("ELP-INFO-05")
def test_with_an_empty_draw_pile_the_hand_can_be_worked_out() -> None:
    table = Table().tokens(0, 1).hand(0, "hereford").pile(0, "galloway", "criollo", "criollo")
    table.visit(0, "space-g").do("exchange")
    for seed in range(10):
        assert table.c.card_index["hereford"] in table.state.redetermine(1, Dice(seed)).hand[0]


@pytest.mark.rules("ELP-INFO-06")
def test_stacks_are_known_by_size_only() -> None:
    view = Table(2, dealt=True).state.view(0)
    assert view["tiles"]["objective"].keys() == {"display", "stack"}
    assert view["tiles"]["objective"]["stack"] == 17
    assert view["tiles"]["bonus"]["stack"] == 17


@pytest.mark.rules("ELP-INFO-07")
def test_removed_cards_are_public() -> None:
    table = Table().removed(0, "criollo", "galloway").riding(0, "space-b")
    assert table.shown(0, 1)["removed"] == ["criollo", "galloway"]


@pytest.mark.rules("ELP-INFO-08")
def test_sue_has_no_secrets() -> None:
    duel = Duel("A1", "A5").resources("cowboy").at_sue("space-b").gained(SUE, "hereford")
    duel.pile(SUE, "corriente").turn()
    shown = duel.shown(SUE, 0)
    assert shown["row"][0] == {"worker": "cowboy", "strength": 2}
    assert (shown["cattle"], shown["tiles"]) == (["corriente"], ["hereford"])
    assert (shown["bot_pile"], shown["posts"]["5"]) == (["A1"], 1)
    assert duel.has_event("sue_card", SUE, "A1")


@pytest.mark.rules("ELP-INFO-09")
def test_what_is_left_in_her_decks_is_public() -> None:
    duel = Duel("A5", "B2", "A1").resources("cowboy", "builder", "all-rounder").riding(0, "space-b")
    shown = duel.shown(SUE, 0)
    assert shown["bot_deck"] == ["A1", "A5", "B2"]
    assert shown["resources"] == ["all-rounder", "builder", "cowboy"]
