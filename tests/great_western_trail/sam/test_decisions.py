"""What the person is asked in Sam's turn, what is open, what can be undone (SAM-DEC, SAM-INF)."""

import random
from typing import Any

import pytest

from tests.great_western_trail.sam.test_kansas_city import at_the_gates
from trailboss.games.great_western_trail.game import GAME
from trailboss.games.great_western_trail.sam.position import PERSON, SAM, SoloTable
from trailboss.games.great_western_trail.sam.rancher import rancher
from trailboss.kernel.timeline import Timeline

ROUTE: dict[str, Any] = {"sam_path_tie": "human_chooses"}
FORESIGHT: dict[str, Any] = {"sam_foresight": "human_chooses"}


def played(seed: int, **options: Any) -> list[tuple[str, tuple[int, ...], list[str]]]:
    """A random game: kind of question, who is asked, what happened until the next one."""
    state = GAME.start(2, seed, {"solo": "sam", **options})
    rolls = random.Random(seed)
    story = []
    while (decision := state.decision) is not None:
        events = state.apply(rolls.choice(state.actions()))
        story.append((decision.kind, decision.seats, [event.kind for event in events]))
    return story


@pytest.mark.rules("SAM-DEC-01")
def test_with_default_switches_nothing_is_asked_in_his_turn() -> None:
    story = played(3)
    assert {seats for _, seats, _ in story} == {(PERSON,)}
    assert not {"sam_route", "sam_foresight"} & {kind for kind, _, _ in story}
    for _, _, events in story:
        if "sam_revealed" in events:
            turn = events[events.index("sam_revealed") :]
            assert "turn_began" in turn or "game_over" in turn, "his whole turn in one go"


@pytest.mark.vector("SAM-DEC-02/1")
def test_the_person_shows_him_the_way() -> None:
    table = SoloTable(**ROUTE).building(PERSON, "7a", "g-1").building(PERSON, "4a", "g-2")
    table.plays(3, start="neutral-g")
    assert table.asked == (PERSON, "sam_route")
    assert table.offers("lead") == ["g-1", "g-2"]
    table.do("lead g-1")
    assert table.node_of(SAM) == "g-1"
    assert "lowest-fees" not in [args[1] for args in table.told("sam_because")]
    assert table.state.money[PERSON] == 4, "fees do not choose for him any more"
    free = at_the_gates(**ROUTE).plays(3, start="neutral-g")
    assert free.told("delivered") == [(SAM, "bloomington")], "nothing was asked on the way"


@pytest.mark.rules("SAM-DEC-02")
def test_location_by_location_and_only_along_the_shortest_routes() -> None:
    table = SoloTable(**ROUTE).building(PERSON, "1a", "f-1").building(PERSON, "2a", "f-2")
    table.building(PERSON, "3a", "g-1").building(PERSON, "5a", "g-2").workers(SAM, cowboys=3)
    table.plays(13, start="neutral-f")
    assert table.offers("lead") == ["f-1", "f-2"]
    assert "pass" not in table.offers()
    table.do("lead f-2")
    assert table.offers("lead") == ["g-1", "g-2"]
    refusal = table.why_not("lead f-1")
    assert (refusal.rule, refusal.reason) == ("SAM-MOVE-03", "not-sams-way")
    table.do("lead g-1")
    assert table.node_of(SAM) == "g-1"


@pytest.mark.rules("SAM-DEC-03")
def test_the_person_chooses_his_foresight_tiles() -> None:
    table = at_the_gates(**FORESIGHT).token_row(5).foresight(1, "outlaw-green", "outlaw-orange")
    table.foresight(2, "cowboy", "builder").foresight(3, "engineer").stack(PERSON, "criollo")
    table.tokens(PERSON, 1).plays(3, start="neutral-g")
    assert table.asked == (PERSON, "sam_foresight")
    assert table.offers("foresight") == ["1 outlaw-green", "1 outlaw-orange"]
    assert "exchange" in table.offers()
    assert "pass" not in table.offers()
    table.do("foresight 1 outlaw-orange")
    assert table.on("outlaw-1") == "outlaw-orange"
    assert table.offers("foresight") == ["2 cowboy", "2 builder"]
    table.do("foresight 2 builder")
    assert table.told("chose_foresight") == [(SAM, "builder"), (SAM, "engineer")]
    assert (SAM, "by-chance") not in table.told("sam_because")
    assert table.asked == (PERSON, "ride")


@pytest.mark.rules("SAM-DEC-03")
def test_a_token_used_in_his_turn() -> None:
    table = at_the_gates(**FORESIGHT).foresight(1, "outlaw-green", "outlaw-orange")
    table.hand(PERSON, "criollo").stack(PERSON, "galloway", "criollo").tokens(PERSON, 1)
    table.plays(3, start="neutral-g").do("exchange")
    assert table.asked == (PERSON, "draw")
    while table.asked[1] != "sam_foresight":
        table.do(table.offers()[0])
    assert table.state.tokens[PERSON] == 0
    assert table.offers("foresight") == ["1 outlaw-green", "1 outlaw-orange"], "back to Sam"


@pytest.mark.rules("SAM-DEC-04")
def test_the_order_of_throws() -> None:
    table = at_the_gates(sam_objective_choice="random", difficulty="easy")
    table.delivered(SAM, "st-louis", "bloomington")
    table.display("aux-new-york", "draw-hereford-hazard", "money-2station-hazard").objective_stack()
    table.foresight(1, "outlaw-green", "outlaw-green").bag(1, "outlaw-green", "outlaw-orange")
    table.plays(3, start="neutral-g")
    order = ["sam_revealed", "took_objective", "chose_foresight", "took_objective"]
    order.append("foresight_filled")
    assert [event.kind for event in table.events if event.kind in order] == order
    card = rancher(SoloTable(7, dealt=True).state)
    assert len(card.deck) == 15, "no card is drawn at setup"


@pytest.mark.rules("SAM-INF-01", "SAM-INF-02")
def test_everything_of_his_is_open_but_the_next_card() -> None:
    table = SoloTable().pile(SAM, "longhorn").market("corriente").plays(8)
    views = [table.state.view(viewer)["sam"] for viewer in (PERSON, None)]
    assert views[0] == views[1]
    shown = views[0]
    assert shown["herd"] == ["longhorn", "corriente"]
    assert shown["discard"][-1] == "8"
    assert shown["deck"] == []
    assert shown["specialization"] == "cowboy"
    fresh = SoloTable().state.view(PERSON)["sam"]
    assert fresh["deck"] == [str(number) for number in range(1, 16)], "what is in it, not in order"


@pytest.mark.rules("SAM-INF-02")
def test_he_does_the_same_whatever_the_person_holds() -> None:
    def events(*hand: str) -> list[object]:
        table = SoloTable().market("longhorn", "hereford-7").token_row(4).jobs(1, "cowboy")
        table.hand(PERSON, *hand).plays(8)
        return [(event.kind, event.args) for event in table.events]

    assert events("criollo") == events("galloway", "hereford-5", "longhorn")


@pytest.mark.rules("SAM-INF-03")
def test_undo_never_goes_back_past_his_turn() -> None:
    line = Timeline(GAME.start(2, 5, {"solo": "sam"}))
    rolls = random.Random(1)
    turns = 0
    while line.state.decision is not None and turns < 40:
        events = line.apply(rolls.choice(line.state.actions()))
        if any(event.kind == "sam_revealed" for event in events):
            turns += 1
            assert line.undoable(PERSON) == 0
    assert turns > 15, "the deck was used up, its last card included"
