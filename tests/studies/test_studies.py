"""Studies: from any position, move by move; what can't be played or be is told."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from trailboss import load
from trailboss.kernel.state import State
from trailboss.studies.study import (
    BadStudy,
    Node,
    Study,
    beginning,
    blamed,
    by_hand,
    read,
    walked,
)

GAMES = ("great_western_trail", "el_paso", "carson_city")


def played(name: str, moves: int = 40) -> State:
    state: State = load(name).start(2, 3)
    chance = random.Random(1)
    for _ in range(moves):
        state.apply(chance.choice(state.actions()))
    return state


def tried(study: Study) -> Study:
    """With two lines of two moves each."""
    nodes = list(study.nodes)
    for number in range(2):
        state, parent = study.start(), 0
        for _ in range(2):
            assert state.decision is not None
            seat, action = state.decision.seat, state.actions()[-1 - number % len(state.actions())]
            state = state.clone()
            state.apply(action, seat)
            nodes.append(Node(parent, seat, action.text, comment="why?"))
            parent = len(nodes) - 1
    return msgspec.structs.replace(study, nodes=nodes)


@pytest.mark.parametrize("name", GAMES)
def test_a_study_comes_back_from_its_file(name: str) -> None:
    state = played(name)
    study = tried(beginning("A title", state.record(), 30))
    assert study.start().dump() == load(name).replay(state.record(), 30).dump()
    again = read(study.to_text())
    assert again == study
    assert again.at(2).dump() == study.at(2).dump()
    assert [node.comment for _, node in walked(again)] == ["why?"] * 4


@pytest.mark.parametrize("name", GAMES)
def test_a_position_written_by_hand_is_played_on(name: str) -> None:
    state = played(name)
    study = tried(by_hand("By hand", state.dump()))
    assert {**study.start().view(0), "ply": state.ply} == state.view(0)
    assert read(study.to_text()) == study


def changed(**own: Any) -> dict[str, Any]:
    dump = played("great_western_trail").dump()
    return {**dump, "state": {**dump["state"], **own}}


def test_what_is_changed_by_hand_is_there() -> None:
    state = by_hand("", changed(money=[77, 5])).start()
    assert state.view(None)["players"][0]["money"] == 77


@pytest.mark.parametrize(
    "dump",
    [
        {},
        {"game": "moon"},
        changed(money=[1]),
        changed(hand=[["lasso"], []]),
        changed(removed=[1, 2, 3, 4, 5, 6, 7, 8]),
        changed(jobs=[3] * 24),
    ],
)
def test_a_position_that_cannot_be_is_refused(dump: dict[str, Any]) -> None:
    with pytest.raises(Exception, match=r"position|state|GWT-|card|damaged") as refused:
        by_hand("", dump)
    assert type(refused.value).__module__.startswith("trailboss")


@pytest.mark.parametrize(
    ("nodes", "fault"),
    [
        ([Node(0)], "where the study begins"),
        ([Node(-1), Node(3, 0, "end")], "which is not before it"),
        ([Node(-1), Node(0, 0, "fly home")], "is not an action"),
        ([Node(-1), Node(0, 0, "ride neutral-a")], "not legal"),
    ],
)
def test_a_tree_that_cannot_be_played_is_refused(nodes: list[Node], fault: str) -> None:
    start = beginning("", load("great_western_trail").start(2, 1).record(), 0)
    with pytest.raises(BadStudy, match=fault):
        read(msgspec.structs.replace(start, nodes=nodes).to_text())


@pytest.mark.parametrize("text", ["", "{", "[]", '{"title": "x"}', '{"title": 1, "nodes": []}'])
def test_what_is_no_study_says_so(text: str) -> None:
    with pytest.raises(BadStudy, match="not a study"):
        read(text)


def test_what_the_rules_run_into_is_the_fault_of_a_corrected_box() -> None:
    corrected = load("carson_city").start(2, 3, {"house_set": {"supply/parcel/price": 2}})
    study = beginning("corrected", corrected.record(), 0)
    with pytest.raises(BadStudy, match="nobody can play on"), blamed(study):
        raise KeyError("parcel")


def test_what_the_rules_run_into_in_our_own_box_is_our_fault() -> None:
    study = beginning("ours", load("carson_city").start(2, 3).record(), 0)
    with pytest.raises(KeyError), blamed(study):
        raise KeyError("parcel")
