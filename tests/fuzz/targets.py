"""What strangers write and the server reads: each target takes anything, and refuses by name."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

import msgspec
from hypothesis import strategies as st

from trailboss import bots
from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.option import read_options
from trailboss.kernel.record import Record
from trailboss.kernel.state import State
from trailboss.server import history_messages, messages, wire
from trailboss.server.access import UNREADABLE
from trailboss.server.notifications.addresses import is_open
from trailboss.server.notifications.mail import mailbox
from trailboss.server.notifications.messages import Email, Subscription
from trailboss.server.notifications.push import _check_endpoint
from trailboss.server.notifications.webhook import harmless
from trailboss.server.people import clean_name
from trailboss.tables.live import game_of
from trailboss.tables.pace import Pace
from trailboss.tables.people_store import Person
from trailboss.tables.position import preview, why_not, why_not_touch
from trailboss.tables.records import keep_record, read_record

GAMES = ("great_western_trail", "el_paso", "carson_city")
REFUSALS = (TrailbossError, msgspec.ValidationError, msgspec.DecodeError)
"""Whatever else comes out of a parser is a crash."""


class Target(NamedTuple):
    name: str
    inputs: st.SearchStrategy[Any]
    read: Callable[[Any], object]
    share: int
    """Of how many inputs in a thousand it gets: what is slow gets fewer."""


# ---- inputs: what was never meant to be one, and what nearly is


@st.composite
def spoiled(draw: st.DrawFn, samples: list[str]) -> str:
    """Something valid with pieces cut out, doubled, moved or replaced."""
    text = draw(st.sampled_from(samples))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        piece = draw(
            st.one_of(
                st.just(""),
                st.text(max_size=6),
                st.sampled_from(_NASTY),
                st.just(text[start:end] * 2),
            )
        )
        text = text[:start] + piece + text[end:]
    return text


_NASTY = ["\0", "\n", "\r\n", "-1", "99999999999999999999", "1e999", "NaN", "null", '"', "{", "]"]
_NASTY += ["\u2028", "٣", "²", "\ud83e\udd20", "{ $x }", "../", "' OR 1=1", "%s", "\x1b[2J"]

_VALUE: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=5,
)


# ---- records


@cache
def _records() -> list[str]:
    made = [bots.play(game, ["random"] * 2, seed=3).record for game in GAMES]
    whole = [record.to_text() for record in made]
    begun = ["\n".join(text.split("\n")[:20]) + "\n" for text in whole]
    return [*begun, *whole, *(json.dumps(record.to_json()) for record in made)]


def _openings() -> list[str]:
    """Short, so that as many as possible can be replayed."""
    return [text for text in _records() if text.count("\n") == 20]


class _Nowhere:
    """Keeps nothing."""

    def add_table(self, *_: Any) -> None:
        pass


def _upload(text: str) -> None:
    keep_record(_Nowhere(), Person("x", "X"), read_record(text))  # type: ignore[arg-type]


# ---- what is said on a socket

_SAID = [
    '{"type": "ping"}',
    '{"type": "page", "hidden": true}',
    '{"type": "sync", "ply": 3, "seq": 4}',
    '{"type": "say", "text": "hello"}',
    '{"type": "why", "seat": 0, "target": "flood"}',
    '{"type": "preview", "seat": 0, "action": "place neutral-b"}',
    '{"type": "recall", "ply": 2}',
    '{"type": "act", "id": "r1", "seat": 0, "ply": 0, "action": "place neutral-b"}',
    '{"type": "answer-rewind", "seat": 1, "agreed": true, "to": 0}',
]
_FIELDS = ["id", "seat", "ply", "seq", "action", "target", "text", "to", "agreed", "hidden"]
_TYPES = ["ping", "page", "sync", "say", "why", "preview", "recall", "earlier", "act", "undo"]
_TYPES += ["redo", "ask-rewind", "answer-rewind", "adjourn", "resume", "resign", "conquer"]


def _message() -> st.SearchStrategy[str | bytes]:
    fields = st.dictionaries(st.sampled_from(_FIELDS), _VALUE, max_size=5)
    made = st.builds(
        lambda kind, rest: json.dumps({"type": kind, **rest}), st.sampled_from(_TYPES), fields
    )
    return st.one_of(st.binary(max_size=60), st.text(max_size=60), made, spoiled(_SAID))


@cache
def _states() -> list[State]:
    """The beginning and some later position of each game."""
    found = []
    for name in GAMES:
        state = game_of(name).start(2, 5, {})
        for ply in range(25):
            if ply in (0, 24):
                found.append(state.clone())
            seat = state.decision.seats[0] if state.decision else 0
            state.apply(state.actions(seat)[0], seat)
    return found


def _asked() -> st.SearchStrategy[tuple[int, int, str]]:
    legal = [a.text for state in _states() for seat in (0, 1) for a in state.actions(seat)]
    texts = st.one_of(st.text(max_size=30), st.sampled_from(legal), spoiled(legal))
    return st.tuples(st.integers(0, len(_states()) - 1), st.integers(0, 1), texts)


def _ask(question: tuple[int, int, str]) -> None:
    which, seat, text = question
    state = _states()[which]
    why_not(state, seat, text)
    why_not_touch(state, seat, text)
    preview(state, seat, text)


# ---- what requests bring

_BODIES: list[Any] = [
    messages.NewTable,
    history_messages.Fork,
    messages.GuestName,
    messages.Credentials,
    messages.Sit,
    messages.HandOver,
    messages.Fill,
    history_messages.RecordText,
    Subscription,
    Email,
]
_BODY = [
    '{"game": "el_paso", "seats": [{"kind": "me"}], "options": {"solo": "sue"}, "pace": {}}',
    '{"name": "Ania"}',
    '{"login": "ania", "password": "whatever"}',
    '{"seat": 1, "invitation": "x"}',
    '{"endpoint": "https://push.example.org/x", "keys": {"p256dh": "a", "auth": "b"}}',
    '{"email": "a@example.org", "language": "pl"}',
    '{"ply": 3, "seats": [{"kind": "bot", "bot": "random"}]}',
]


def _body(data: str) -> None:
    for kind in _BODIES:
        try:
            msgspec.json.decode(data.encode("utf-8", "surrogatepass"), type=kind)
        except (*REFUSALS, *UNREADABLE):
            continue


def _given(value: Any) -> None:
    """Where a field may be anything: the pace and the options of a table."""
    for read in (Pace.read, lambda given: read_options(game_of("el_paso").options, given)):
        try:
            read(value)
        except REFUSALS:
            continue


_OPTIONS = st.dictionaries(
    st.one_of(
        st.sampled_from(["kind", "minutes", "increment", "days", "pause", "solo", "b_cards"]),
        st.text(max_size=5),
    ),
    st.one_of(_VALUE, st.sampled_from(["live", "days", "sue", True, 3])),
    max_size=4,
)
_HOSTS = ["https://push.example.org/x", "https://127.1/", "https://[::ffff:10.0.0.1]/", "0x7f.1"]


def _names(text: str) -> None:
    mailbox(text)
    harmless(text)
    is_open(text)
    for read in (clean_name, _check_endpoint):
        try:
            read(text)
        except REFUSALS:
            continue


def targets() -> list[Target]:
    text = st.text(max_size=80)
    return [
        Target("records", st.one_of(text, spoiled(_records())), Record.read, 250),
        Target("uploads", spoiled(_openings()), _upload, 50),
        Target("messages", _message(), wire.read, 300),
        Target("questions", _asked(), _ask, 50),
        Target("bodies", st.one_of(text, spoiled(_BODY)), _body, 150),
        Target("options", _OPTIONS, _given, 100),
        Target("names", st.one_of(text, spoiled(_HOSTS)), _names, 100),
    ]


def read_anything(target: Target, given: Any) -> None:
    with suppress(*REFUSALS):
        target.read(given)
