"""Sue: setup and turn (ELP-SUE-01 to 11)."""

import pytest

from tests.el_paso.sue.solo_table import SUE, Duel
from trailboss import BadOption
from trailboss.games.el_paso.game import GAME
from trailboss.games.el_paso.position import Table
from trailboss.games.el_paso.sue.deck import printed
from trailboss.games.el_paso.sue.rancher import rancher


@pytest.mark.rules("ELP-SUE-01", "ELP-SET-01")
def test_setup_is_that_of_two_players_and_the_person_begins() -> None:
    table = Table(2, dealt=True, solo="sue")
    assert table.left("simmental") == 9
    assert (table.state.money[0], table.state.tokens[0]) == (4, 1)
    assert len(table.hand_of(0)) == 4
    assert table.asked == (0, "draft")
    table.do(table.offers()[0])
    assert table.asked == (0, "place")
    assert len(table.tiles_of(0)) == 1
    with pytest.raises(BadOption):
        GAME.start(3, 1, {"solo": "sue"})


@pytest.mark.rules("ELP-SUE-02")
def test_sue_has_discs_and_a_rancher_but_no_board() -> None:
    table = Table(2, dealt=True, solo="sue")
    sue = table.state.view(0)["players"][SUE]
    for missing in ("money", "tokens", "track", "hand_size", "stack_size", "markers", "discs"):
        assert missing not in sue
    assert sue["tiles"] == []
    state = table.state
    assert (state.money[SUE], state.tokens[SUE], state.track[SUE]) == (0, 0, 0)
    assert state.hand[SUE] == state.stack[SUE] == []


@pytest.mark.rules("ELP-SUE-03")
def test_the_resource_deck() -> None:
    state = Table(2, dealt=True, solo="sue").state
    ids = sorted(state.c.card_ids[card] for card in rancher(state).resources)
    workers = ["cowboy", "builder", "engineer", "all-rounder"]
    assert ids == sorted(([*workers, "black-angus", "corriente"]) * 3)


@pytest.mark.vector("ELP-SUE-04/1")
def test_the_markets_after_setup() -> None:
    view = Table(2, dealt=True, solo="sue").state.view(None)
    assert view["jobs"] == {"cowboy": 7, "builder": 7, "engineer": 7, "all-rounder": 8}
    assert view["market"] == {
        "black-angus": 5,
        "corriente": 7,
        "shorthorn": 8,
        "hereford": 6,
        "simmental": 9,
    }


@pytest.mark.rules("ELP-SUE-04")
def test_her_row_is_one_of_each_in_random_order() -> None:
    rows = set()
    for seed in range(12):
        row = Table(2, seed, dealt=True, solo="sue").shown(SUE)["row"]
        assert [part["strength"] for part in row] == [1, 1, 1]
        rows.add(tuple(part["worker"] for part in row))
    assert len(rows) > 3
    assert all(sorted(row) == ["builder", "cowboy", "engineer"] for row in rows)


@pytest.mark.rules("ELP-SUE-05")
def test_her_first_disc_and_place() -> None:
    table = Table(2, dealt=True, solo="sue")
    assert table.posts_of(SUE) == [5]
    assert table.node_of(SUE) == "el-paso"
    assert table.state.arrivals == [0, 0]
    assert table.state.track[SUE] == 0


@pytest.mark.rules("ELP-SUE-06")
@pytest.mark.parametrize("harder", [0, 1, 2, 3])
def test_the_bot_deck(harder: int) -> None:
    seen = set()
    for seed in range(8):
        state = Table(2, seed, dealt=True, solo="sue", b_cards=harder).state
        deck = sorted(printed(state).cards[card].id for card in rancher(state).deck)
        assert deck[:8] == [f"A{n}" for n in range(1, 9)]
        assert len(deck) == 8 + harder
        assert len(set(deck)) == len(deck)
        seen.add(tuple(deck[8:]))
    assert (len(seen) > 1) == (harder in (1, 2)), "chosen at random where there is a choice"


@pytest.mark.rules("ELP-SUE-07")
def test_card_move_action_el_paso_and_the_card_is_laid_away() -> None:
    duel = Duel("A3").resources("cowboy").at_sue("space-e").turn()
    kinds = [event.kind for event in duel.events if event.args[:1] == (SUE,)]
    wanted = ["sue_card", "rode", "drew_resource", "reached_el_paso", "took_simmental"]
    assert [kind for kind in kinds if kind in wanted] == wanted
    assert duel.sue.discard == [duel.card("A3")]


@pytest.mark.rules("ELP-SUE-07")
def test_the_bot_deck_is_renewed_when_it_is_empty_at_the_start_of_her_turn() -> None:
    duel = Duel("A1").turn()
    assert duel.sue.deck == []
    assert not duel.has_event("sue_reshuffled")
    duel.turn()
    assert duel.has_event("sue_reshuffled", SUE, 1)
    assert duel.sue.discard == [duel.card("A1")]


@pytest.mark.rules("ELP-SUE-08", "ELP-DEC-18")
def test_she_never_chooses_and_nobody_chooses_for_her() -> None:
    table = Table(2, 3, dealt=True, solo="sue", b_cards=3)
    turns = 0
    while not table.state.is_over:
        assert table.asked[0] == 0
        assert table.offers(seat=SUE) == []
        table.do(table.offers()[0])
        turns += table.has_event("sue_card", SUE)
    assert turns > 5


@pytest.mark.vector("ELP-SUE-09/1")
def test_one_step_per_worker() -> None:
    assert Duel("A6").strength(builder=2).at_sue("space-c").turn().node_of(SUE) == "space-e"


@pytest.mark.rules("ELP-SUE-09")
def test_exactly_the_printed_steps_and_no_cowboys() -> None:
    duel = Duel("A3").strength(cowboy=4).at_sue("space-b").turn()
    assert duel.node_of(SUE) == "space-f"
    assert duel.has_event("rode", SUE, "space-f", 4)
    assert Duel("A1").at_sue("space-b").turn().node_of(SUE) == "space-e"


@pytest.mark.rules("ELP-SUE-09")
def test_steps_are_counted_before_the_action() -> None:
    duel = Duel("A7").strength(engineer=4).resources("engineer").at_sue("space-b").turn()
    assert duel.has_event("rode", SUE, "space-f", 4)
    assert duel.strengths["engineer"] == 5, "the one she draws on train card 4 comes too late"


@pytest.mark.vector("ELP-SUE-10/1")
def test_at_a_fork_the_branch_with_fewer_stops() -> None:
    duel = Duel("A5").at_sue("space-b").building(0, "1a", "plot-b-c-inner").turn()
    assert duel.node_of(SUE) == "space-c"
    assert duel.has_event("rode", SUE, "space-c", 1, ["plot-b-c-outer", "space-c"])


@pytest.mark.vector("ELP-SUE-10/2")
def test_among_equals_the_inner_branch() -> None:
    duel = Duel("A5").at_sue("space-b").building(0, "1a", "plot-b-c-inner")
    assert duel.building(0, "2a", "plot-b-c-outer").turn().node_of(SUE) == "plot-b-c-inner"


@pytest.mark.rules("ELP-SUE-11")
def test_el_paso_ends_her_movement_and_no_other_stop_matters() -> None:
    duel = Duel("A3").at_sue("space-g").turn()
    assert duel.node_of(SUE) == "el-paso"
    assert duel.has_event("rode", SUE, "el-paso", 1, ["plot-g-a-inner", "el-paso"])
    duel = Duel("A1").resources("corriente").at_sue("el-paso").turn()
    assert duel.node_of(SUE) == "space-d"
    assert duel.state.money[SUE] == 0
    assert duel.pile_of(SUE) == ["corriente"]
