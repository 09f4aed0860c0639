"""Positions as changes to the last one: what the client makes of them is what the server shows."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.host import Host, Json, Socket, two_at_a_table
from trailboss.kernel.registry import load
from trailboss.server.patches import Outbox, change, patched

CASES = Path(__file__).resolve().parents[2] / "web/tests/patches.json"
"""What the client's own test applies."""

GAMES = ("carson_city", "el_paso", "great_western_trail")

values = st.recursive(
    st.none() | st.booleans() | st.integers(2, 5) | st.sampled_from(["a", "b", "0", ""]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["a", "b", "0", "1", "events"]), inner, max_size=4)
    ),
    max_leaves=20,
)
positions = st.fixed_dictionaries(
    {"events": st.lists(values, max_size=2)},
    optional={"view": values, "ply": values, "actions": values},
)


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(positions, positions)
def test_a_patch_makes_the_new_position_of_the_old(old: Json, new: Json) -> None:
    was = json.dumps(old)
    made = patched(old, json.loads(json.dumps(change(old, new))))
    assert json.dumps(made, sort_keys=True) == json.dumps(new, sort_keys=True)
    assert json.dumps(old) == was


def _cases() -> list[dict[str, Any]]:
    """One for every kind of change, and whole positions of every game."""
    pairs: list[tuple[str, Json, Json]] = [
        ("nothing", {"a": 1}, {"a": 1}),
        ("a value", {"a": 1, "b": 2}, {"a": 1, "b": None}),
        ("something new", {"a": {}}, {"a": {"b": {"c": [1]}}}),
        ("something gone", {"a": {"b": 1, "c": 2}}, {"a": {"c": 2}}),
        ("a longer list", {"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}, 4, []]}),
        ("a shorter list", {"a": [1, 2, 3]}, {"a": [1, 2]}),
        ("an empty list", {"a": [1], "b": []}, {"a": [], "b": [[]]}),
        ("another kind", {"a": [1], "b": {"c": 1}}, {"a": {"0": 1}, "b": [1]}),
        ("news", {"events": [1, 2], "a": 1}, {"events": [1, 2], "a": 1}),
    ]
    for name in sorted(GAMES):
        dice = random.Random(name)
        state = load(name).start(2, 5)
        seat = 0
        for _ in range(2):
            before = {"view": state.view(seat)}
            for _ in range(dice.randint(1, 3)):
                asked = state.decision.seats[0]
                state.apply(dice.choice(state.actions(asked)), asked)
            pairs.append((f"{name} {state.ply}", before, {"view": state.view(seat)}))
    plain = json.loads(json.dumps(pairs))
    return [
        {"name": name, "old": old, "change": change(old, new), "now": new}
        for name, old, new in plain
    ]


def test_the_client_is_tested_with_the_patches_that_the_server_makes() -> None:
    """Made anew by `python -m tests.server.test_patches`."""
    assert json.loads(CASES.read_text("utf-8")) == _cases()


def test_a_patch_that_is_longer_than_the_position_is_not_sent() -> None:
    outbox = Outbox()
    old = {"type": "position", "view": {f"key{n}": 1 for n in range(400)}}
    new = {"type": "position", "view": {"key": 1}}
    assert json.loads(outbox.pack(old)) == old
    assert json.loads(outbox.pack(new)) == new
    assert json.loads(outbox.pack({**new, "ply": 1}))["number"] == 1
    assert json.loads(outbox.pack({**new, "ply": 2}))["number"] == 2
    assert json.loads(outbox.pack({**new, "ply": 3}, whole=True)) == {**new, "ply": 3}
    assert json.loads(outbox.pack({**new, "ply": 4}))["number"] == 1


class Patched(Socket):
    """A page that is told changes only."""

    def receive(self, seconds: float = 300.0) -> Json:
        message = super().receive(seconds)
        if message["type"] == "patch":
            self.position = patched(self.position, message["change"])
        return message


@pytest.mark.parametrize("moves", [25])
def test_a_page_with_patches_sees_what_a_page_without_sees(host: Host, moves: int) -> None:
    dice = random.Random(3)
    with two_at_a_table(host.quiet()) as (ania, olena, table):
        path = f"/api/tables/{table}/live"
        with (
            Patched(host, f"{path}?patches=true", ania.token) as changes,
            ania.at(table).opened() as whole,
            olena.at(table).opened() as other,
        ):
            changes.opened()
            for _ in range(moves):
                mover = whole if whole.position["actions"] else other
                action = dice.choice(mover.position["actions"])["text"]
                assert mover.act(action)["type"] == "done"
                for page in (changes, whole, other):
                    page.send("ping")
                    page.until("pong")
                _must_be_equal(changes.position, whole.position)
            kinds = {message["type"] for message in changes.heard}
            assert {"position", "patch"} <= kinds
            sent = [len(json.dumps(m)) for m in changes.heard if m["type"] == "patch"]
            assert sorted(sent)[len(sent) // 2] < len(json.dumps(whole.position)) / 2
            changes.send("sync")
            assert changes.until("position")["view"] == whole.position["view"]


def _must_be_equal(one: Json, two: Json) -> None:
    """But for the clock, which runs on between the two, and for what each was told last."""
    passing = ("clock", "events", "since", "watching")
    assert {k: v for k, v in one.items() if k not in passing} == {
        k: v for k, v in two.items() if k not in passing
    }


if __name__ == "__main__":
    CASES.write_text(json.dumps(_cases(), ensure_ascii=False) + "\n", "utf-8")
