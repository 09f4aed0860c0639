"""Positions set up by hand: whatever can be chosen keeps every count of the ledger's invariants."""

from __future__ import annotations

import random
from typing import Any

import pytest

from trailboss import load
from trailboss.kernel.setting_up import (
    NOTHING,
    Change,
    NotPossible,
    Setting,
    SettingUp,
    arranged,
    played,
)
from trailboss.kernel.state import State

GAMES = ("great_western_trail", "el_paso", "carson_city")
OPTIONS: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in GAMES),
    ("great_western_trail", {"rails_to_the_north": True}),
    ("great_western_trail", {"simmental": True, "solo": "sam"}),
    ("el_paso", {"solo": "sue"}),
    ("carson_city", {"river": True, "duel_tiles": True, "personas": "red"}),
]


def up_of(state: State) -> SettingUp[Any]:
    up: SettingUp[Any] | None = state.game.setting_up
    assert up is not None
    return up


def change(
    state: State, id: str, value: Any, seat: int | None = 0, about: str | None = None
) -> State:
    return arranged(up_of(state), state, 0, [Change(id, seat, about, value)])


def setting(state: State, id: str, seat: int | None = 0, about: str | None = None) -> Setting:
    return next(
        one
        for one in up_of(state).settings(state)
        if (one.id, one.seat) == (id, seat) and (one.about[1] if one.about else None) == about
    )


def any_value(setting: Setting, chance: random.Random) -> Any:
    if isinstance(setting.value, int):
        return chance.randint(setting.least, setting.most)
    if isinstance(setting.value, str):
        return chance.choice(setting.words)
    if setting.total is None:
        word = chance.choice(setting.words)
        return {**setting.value, word: chance.randint(setting.least, setting.most)}
    counts = dict.fromkeys(setting.words, 0)
    for word in chance.choices(setting.words, k=setting.total):
        counts[word] += 1
    return counts


@pytest.mark.parametrize(("game", "options"), OPTIONS)
@pytest.mark.parametrize("moves", [0, 50])
def test_whatever_is_set_keeps_all_counts(game: str, options: dict[str, Any], moves: int) -> None:
    chance = random.Random(moves)
    state: State = load(game).start(None, 5, options)
    for _ in range(moves):
        state.apply(chance.choice(state.actions()))
    table = arranged(up_of(state), state, 0)
    done = 0
    for _ in range(60):
        wanted = chance.choice(up_of(table).settings(table))
        value = any_value(wanted, chance)
        about = None if wanted.about is None else wanted.about[1]
        try:
            new = change(table, wanted.id, value, wanted.seat, about)
        except NotPossible:
            continue
        begun = played(new)
        assert begun.broken_invariants() == [], (wanted, value)
        assert load(game).load_state(begun.dump()).dump() == begun.dump()
        assert setting(new, wanted.id, wanted.seat, about).value == value
        table, done = new, done + 1
    assert done > 20


@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_turn_of_whoever_it_shall_be(game: str) -> None:
    state: State = load(game).start(2, 3)
    for seat in (0, 1):
        decision = played(arranged(up_of(state), state, seat)).decision
        assert decision is not None
        assert decision.seat == seat


def test_workers_cards_and_buildings_come_out_of_the_supply() -> None:
    state: State = load("great_western_trail").start(2, 3)
    table = change(state, "workers", {"cowboy": 4, "builder": 1, "engineer": 1})
    view = played(table).view(0)
    assert view["players"][0]["workers"]["cowboy"] == 4
    table = change(table, "building", "a-1", about="1a")
    assert played(table).view(0)["trail"]["a-1"]["building"] == "1a"
    table = change(table, "herder", "a-1")
    with pytest.raises(NotPossible, match="somebody-there: node a-1"):
        change(table, "building", NOTHING, about="1a")


def test_tiles_lie_on_the_trail_and_in_the_job_market() -> None:
    state: State = load("great_western_trail").start(2, 3)
    table = change(state, "tile", "flood-green-4", None, "flood-3")
    assert played(table).view(0)["trail"]["flood-3"]["tile"] == "flood-green-4"
    table = change(table, "token", "5", None)
    table = change(table, "jobs", {"cowboy": 1, "engineer": 1}, None, "4")
    view = played(table).view(0)
    assert view["jobs"]["token_row"] == 5
    with pytest.raises(NotPossible, match="no-room"):
        change(table, "jobs", {"cowboy": 2}, None, "5")
    table = change(table, "hazards", {"drought-green-4": 1})
    table = change(table, "outlaws", {"outlaw-green": 2})
    before = setting(table, "discs").total
    table = change(table, "stations", {"1": 1, "3": 1})
    assert before is not None
    assert setting(table, "discs").total == before + 2
    assert played(table).broken_invariants() == []


def test_objective_cards_are_played_and_the_display_stays_full() -> None:
    state: State = load("great_western_trail").start(2, 3)
    shown = played(arranged(up_of(state), state, 0)).view(0)
    card = shown["objectives"]["display"][0]
    table = change(state, "objectives", {card: 1})
    view = played(table).view(0)
    assert card in view["players"][0]["objectives"]
    assert len(view["objectives"]["display"]) == len(shown["objectives"]["display"])


@pytest.mark.parametrize(
    ("id", "value", "reason"),
    [
        ("money", -1, "no-such-value"),
        ("money", "x", "no-such-value"),
        ("wings", 2, "no-such-value"),
        ("engine", "39", "no-such-value"),
        ("hand", {"galloway": 9}, "no-such-value"),
        ("hand", {"galloway": 1}, "not-so-many"),
        ("hand", {"galloway": 4}, "none-left: card galloway"),
        ("cities", {"peoria": 2}, "once-only: city peoria"),
    ],
)
def test_what_cannot_be_says_why(id: str, value: Any, reason: str) -> None:
    state: State = load("great_western_trail").start(2, 3)
    with pytest.raises(NotPossible, match=reason):
        change(arranged(up_of(state), state, 0), id, value)


@pytest.mark.parametrize(("game", "options"), OPTIONS)
@pytest.mark.parametrize("seed", range(4))
def test_what_is_shown_can_be_set(game: str, options: dict[str, Any], seed: int) -> None:
    """As everything is now: nothing changes, wherever the game had come to."""
    chance = random.Random(seed)
    state: State = load(game).start(None, seed, options)
    while not state.is_over:
        state.apply(chance.choice(state.actions()))
        if state.is_over or chance.random() > 0.05:
            continue
        table = arranged(up_of(state), state, 0)
        for one in up_of(table).settings(table):
            assert one.check(one.value) == one.value
        assert played(table).broken_invariants() == []


def test_a_turn_of_the_rival_that_was_broken_off_leaves_nothing_behind() -> None:
    """Sam in Kansas City, his card in play, when the person is asked to choose for him."""
    options = {"solo": "sam", "sam_foresight": "human_chooses"}
    chance = random.Random(1)
    state: State = load("great_western_trail").start(None, 1, options)
    while (decision := state.decision) is not None and decision.kind != "sam_foresight":
        state.apply(chance.choice(state.actions()))
    assert state.decision is not None
    table = played(change(state, "money", 7))
    assert table.broken_invariants() == []
    while not table.is_over:
        table.apply(chance.choice(table.actions()))
        assert table.broken_invariants() == []
