"""Who knows what, by views and events (GWT-INF)."""

from collections import Counter

import pytest

from trailboss.games.great_western_trail.position import Table
from trailboss.games.great_western_trail.shown import TrailPlayer
from trailboss.kernel.action import Event
from trailboss.kernel.dice import Dice
from trailboss.kernel.knowledge import visible

OBJECTIVE = "money-2station-hazard"
ANOTHER = "draw-hereford-hazard"
VIEWERS = (None, 0, 1, 2, 3)
PRIVATE = ("hand", "stack", "discard")


def player(table: Table, viewer: int | None, seat: int = 0) -> TrailPlayer:
    """What ``viewer`` sees of a player."""
    return table.state.view(viewer)["players"][seat]


def told(table: Table, seat: int | None, kind: str) -> list[Event]:
    """The events of that kind that a seat saw of the last action."""
    return [event for event in visible(table.events, seat) if event.kind == kind]


def busy_table() -> Table:
    """Something of everything lies on the table."""
    table = Table(simmental=True).building(0, "1a", "a-1").tile("flood-1", "flood-green-2")
    table.jobs(1, "cowboy", "engineer").token_row(3).market("longhorn", "calf")
    table.foresight(1, "outlaw-green", "flood-green-2").display(OBJECTIVE, ANOTHER)
    table.money(0, 7).tokens(0, 2).marker(0, 3).engine(0, 4.5).workers(0, builders=3)
    table.outlaws(0, green=1).hazards(0, "rockfall-green-2").area(0, "start-2station-green")
    table.delivered(0, "fulton").upgraded(0, 2).cleared(0, "step-left", "engine-1")
    table.masters_at("workers", "stations").master(0, "stations")
    table.hand(0, "criollo").stack(0, "galloway").pile(0, "longhorn")
    return table.visit(1, "neutral-a")


@pytest.mark.rules("GWT-INF-01")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_whole_table_is_public(viewer: int | None) -> None:
    view = busy_table().state.view(viewer)
    assert view["trail"]["a-1"] == {"building": "1a", "owner": 0}
    assert view["trail"]["flood-1"] == {"tile": "flood-green-2"}
    assert view["trail"]["neutral-a"] == {"building": "A"}
    assert view["foresight"][0] == ["outlaw-green", "flood-green-2"]
    assert view["jobs"]["rows"][0] == ["cowboy", "engineer", None, None]
    assert view["jobs"]["token_row"] == 3
    assert view["market"]["cards"] == {"longhorn": 1, "calf": 1}
    assert (view["market"]["heifers"], view["market"]["cows"]) == (8, 8)
    assert view["objectives"]["display"] == [OBJECTIVE, ANOTHER]
    assert [spot["tile"] for spot in view["masters"]] == ["workers", None, None, None, None]


@pytest.mark.rules("GWT-INF-01")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_player_boards_are_public(viewer: int | None) -> None:
    seen = player(busy_table(), viewer)
    assert (seen["money"], seen["tokens"], seen["marker"], seen["engine"]) == (7, 2, 3, "4.5")
    assert seen["herder"] == "start"
    assert seen["workers"] == {"cowboy": 1, "builder": 3, "engineer": 1}
    assert seen["outlaws"] == {"green": 1, "orange": 0}
    assert seen["hazards"] == ["rockfall-green-2"]
    assert seen["cities"] == {"fulton": 1}
    assert seen["stations"] == [2]
    assert seen["masters"] == ["stations"]
    assert seen["objectives"] == ["start-2station-green"]
    assert "step-left" not in seen["discs"]
    assert "step-right" in seen["discs"]
    assert seen["unbuilt"] == [f"{number}a" for number in range(2, 13)]


@pytest.mark.rules("GWT-INF-02")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_view_shows_the_order_of_a_stack_or_bag(viewer: int | None) -> None:
    table = Table(dealt=True, simmental=True)
    before = table.state.view(viewer)
    for pile in (
        *table.state.stack,
        *table.state.bags,
        table.state.market_stack,
        table.state.objective_stack,
    ):
        pile.reverse()
    assert table.state.view(viewer) == before


@pytest.mark.rules("GWT-INF-02")
def test_the_four_unused_station_masters_are_not_shown() -> None:
    table = Table(dealt=True)
    lying = [spot["tile"] for spot in table.state.view(None)["masters"]]
    unused = {master.id for master in table.c.masters} - set(lying)
    assert (len(lying), len(unused)) == (5, 4)
    assert not any(master in str(table.state.view(None)["masters"]) for master in unused)
    shown = str([area["objectives"] for area in table.state.view(None)["players"]])
    assert shown.count("start-") == 4


@pytest.mark.rules("GWT-INF-03")
def test_of_a_hand_others_see_only_the_size() -> None:
    table = Table().hand(0, "criollo", "longhorn", OBJECTIVE).visit(1, "neutral-a")
    assert player(table, 0)["hand"] == ["criollo", "longhorn", OBJECTIVE]
    for viewer in (None, 1, 2, 3):
        assert player(table, viewer)["hand_size"] == 3
        assert "hand" not in player(table, viewer)


@pytest.mark.rules("GWT-INF-03")
def test_drawn_cards_are_told_to_the_drawer_only() -> None:
    table = Table().stack(0, "longhorn").visit(0, "neutral-a").do("aux draw")
    assert [event.args for event in told(table, 0, "drew_cards")] == [(0, ["longhorn"])]
    for viewer in (None, 1, 2, 3):
        assert told(table, viewer, "drew_cards") == []
        assert [event.args for event in told(table, viewer, "drew")] == [(0, 1)]


@pytest.mark.rules("GWT-INF-03")
def test_subphase_four_reveals_the_hand_to_all() -> None:
    table = Table().marker(0, 1).kansas_city(0, "criollo", OBJECTIVE)
    assert table.asked == (0, "income")
    for viewer in VIEWERS:
        assert told(table, viewer, "revealed_hand")[0].args == (0, ["criollo", OBJECTIVE])
        assert player(table, viewer)["hand"] == ["criollo", OBJECTIVE]
    table.do("spend 0")
    assert "hand" not in player(table, 1), "it was discarded"


@pytest.mark.rules("GWT-INF-03")
def test_a_view_stays_the_same_whatever_the_others_hold() -> None:
    table = Table(dealt=True)
    for ply in range(120):
        if table.state.is_over:
            break
        for viewer in range(4):
            other_world = table.state.redetermine(viewer, Dice(ply))
            assert other_world.view(viewer) == table.state.view(viewer)
        answers = table.offers()
        table.do(answers[ply * 7 % len(answers)])


@pytest.mark.rules("GWT-INF-04")
def test_the_own_discard_pile_may_be_looked_through() -> None:
    table = Table().pile(0, "longhorn", "criollo", "galloway").visit(1, "neutral-a")
    assert player(table, 0)["discard"] == ["longhorn", "criollo", "galloway"]
    for viewer in (None, 1, 2, 3):
        assert "discard" not in player(table, viewer)


@pytest.mark.rules("GWT-INF-04")
def test_the_size_of_stack_and_pile_is_public_the_stack_itself_is_not() -> None:
    table = Table().stack(0, "galloway", "criollo", "longhorn").pile(0, "criollo", "criollo")
    table.visit(1, "neutral-a")
    for viewer in VIEWERS:
        seen = player(table, viewer)
        assert (seen["stack_size"], seen["discard_size"]) == (3, 2)
        assert ("stack" in seen) == (viewer == 0), "the owner knows what is in it, in no order"


@pytest.mark.rules("GWT-INF-05")
def test_everybody_sees_each_card_when_it_is_discarded() -> None:
    table = Table().hand(0, "galloway").pile(0, "longhorn").visit(0, "neutral-a").do("use sell")
    for viewer in VIEWERS:
        assert [event.args for event in told(table, viewer, "discarded")] == [(0, "galloway")]

    table = Table().marker(0, 1).kansas_city(0, "galloway", "criollo").do("spend 1")
    for viewer in VIEWERS:
        assert told(table, viewer, "discarded_hand")[0].args == (0, ["criollo", "galloway"])


@pytest.mark.rules("GWT-INF-05")
def test_of_another_discard_pile_only_the_top_is_seen() -> None:
    table = Table().pile(0, "longhorn", "criollo", "galloway").visit(1, "neutral-a")
    for viewer in VIEWERS:
        assert player(table, viewer)["discard_top"] == "galloway"
    assert "longhorn" not in str(player(table, 1))


@pytest.mark.rules("GWT-INF-06")
def test_cards_bought_taken_and_removed_are_seen_by_all() -> None:
    bought = Table().money(0, 6).market("longhorn").visit(0, "neutral-e")
    bought.do("use cattle", "buy longhorn 1")
    taken = Table().objective_stack(OBJECTIVE).visit(0, "neutral-c")
    taken.do("use objective", "objective-stack")
    removed = Table().cleared(0, "remove-1").engine(0, 3).hand(0, OBJECTIVE).visit(0, "neutral-a")
    removed.do("aux remove", f"remove {OBJECTIVE}")
    for viewer in VIEWERS:
        assert told(bought, viewer, "bought")[0].args == (0, "longhorn")
        assert told(taken, viewer, "took_objective")[0].args == (0, OBJECTIVE)
        assert told(removed, viewer, "removed_card")[0].args == (0, OBJECTIVE)
        assert player(removed, viewer)["removed"] == [OBJECTIVE]


@pytest.mark.rules("GWT-INF-06")
def test_8b_from_the_stack_is_seen_by_the_drawer_only() -> None:
    table = Table().building(0, "8b", "a-1").hand(0, "criollo").objective_stack(OBJECTIVE)
    table.display(ANOTHER).visit(0, "a-1").do("use sell", "discard criollo", "objective-stack")
    assert [event.args for event in told(table, 0, "drew_cards")] == [(0, [OBJECTIVE])]
    for viewer in (None, 1, 2, 3):
        assert OBJECTIVE not in str(visible(table.events, viewer))
        assert OBJECTIVE not in str(player(table, viewer))
        assert told(table, viewer, "took_unseen_objective")[0].args == (0,)


@pytest.mark.rules("GWT-INF-06")
def test_8b_from_the_display_is_known_to_all_and_stays_known() -> None:
    table = Table().building(0, "8b", "a-1").hand(0, "criollo").display(ANOTHER, OBJECTIVE)
    table.stack(0, *["galloway"] * 9).visit(0, "a-1")
    table.do("use sell", "discard criollo", f"objective {OBJECTIVE}", "end")
    for seed in range(20):
        other_world = table.state.redetermine(seed % 3 + 1, Dice(seed))
        assert table.c.card_index[OBJECTIVE] in other_world.hand[0]


@pytest.mark.rules("GWT-INF-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_left_follows_from_what_is_seen(seats: int) -> None:
    table = Table(seats=seats, dealt=True)
    s, c = table.state, table.c
    view = s.view(None)
    on_board = [seen["tile"] for seen in view["trail"].values() if "tile" in seen]
    hired = [worker for row in view["jobs"]["rows"] for worker in row if worker]
    for bag, elsewhere in zip(range(3), (on_board, hired, []), strict=True):
        seen = Counter(c.tile_index[tile] for tile in elsewhere)
        seen.update(c.tile_index[tile] for tile in view["foresight"][bag] if tile)
        assert Counter(c.bags[bag]) - seen == Counter(s.bags[bag])
    cattle = Counter({card.id: card.count for card in c.cattle if card.pile == "market"})
    left = Counter(c.card_ids[card] for card in s.market_stack)
    assert cattle - Counter(view["market"]["cards"]) == left
    for seat in range(seats):
        own = s.view(seat)["players"][seat]
        deck = Counter({card.id: card.count for card in c.cattle if card.pile == "deck"})
        assert deck - Counter(own["hand"]) == Counter(own["stack"])


@pytest.mark.rules("GWT-INF-06")
@pytest.mark.parametrize("answer", ["objective-stack", "objective aux-new-york"])
def test_the_last_objective_of_the_stack_is_news_while_a_rival_holds_an_unseen_one(
    answer: str,
) -> None:
    table = Table().display("aux-new-york", "aux-new-york", "aux-new-york", "aux-new-york")
    table.objective_stack("draw-2building-hazard").hand(1, "move-2station-2building")
    table.state.secret[1] = table.state.hand[1][:]
    table.visit(0, "neutral-c").do("use objective")
    mark = table.state.mark()
    table.do(answer)
    assert table.state.revealed_since(mark).to(0)


@pytest.mark.rules("GWT-INF-03")
def test_a_promised_pair_is_dealt_into_the_places_that_are_unknown() -> None:
    table = Table().hand(1, "criollo", "galloway", "longhorn", "longhorn")
    table.stack(1, *["pineywoods"] * 8).visit(1, "neutral-f").do("use sell-pair")
    table.state.known[1] = table.state.hand[1][:3]
    for seed in range(30):
        dealt = table.state.redetermine(0, Dice(seed))
        assert dealt.hand[1] == table.state.hand[1]
