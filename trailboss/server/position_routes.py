"""/api/positions: the position builder, change by change. What it comes to is begun as a study."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from trailboss.kernel.setting_up import Change, NotPossible
from trailboss.server.access import AnyRequest, network_of, whose_is
from trailboss.server.known import known_game
from trailboss.server.limits import BODY_BYTES, COST_OF_REPLAY
from trailboss.server.messages import Struct, Value
from trailboss.server.positions import Named, Position, dealt, set_up
from trailboss.server.services import Services
from trailboss.server.study_routes import Apart, StudyPosition, position_told, read_position
from trailboss.tables.people_store import Person
from trailboss.text import spoken

MOST_CHANGES = 300


class SettingChange(Struct):
    id: Annotated[str, Meta(max_length=40)]
    value: Any
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None
    about: Annotated[str, Meta(max_length=80)] | None = None


class WantedPosition(Struct):
    """Of a fresh deal of a game, or of a position as JSON; with changes, one after another."""

    language: Annotated[str, Meta(max_length=10)] = "en"
    game: str | None = None
    options: dict[str, Value] = msgspec.field(default_factory=dict)
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    base: Annotated[str, Meta(max_length=BODY_BYTES.most)] | None = None
    turn: Annotated[int, Meta(ge=0, le=9)] | None = None
    """None: whoever is asked in the position goes on."""
    changes: Annotated[list[SettingChange], Meta(max_length=MOST_CHANGES)] = msgspec.field(
        default_factory=list
    )


class WordInfo(Struct):
    value: str
    name: str
    """Empty: nothing of the game."""


class SettingInfo(Struct):
    """Something that can be set."""

    id: str
    seat: int | None
    about: WordInfo | None
    """Where there is one for each of many things: this one."""
    value: int | str | dict[str, int]
    least: int
    most: int
    total: int | None
    """Of all words together, where there must be so many."""
    words: list[WordInfo]


class ImpossibleInfo(Struct):
    """Why the last change cannot be: a reason that texts know, and the thing in the way."""

    reason: str
    thing: str


class BuiltPosition(Struct):
    base: str
    state: str
    """A study can begin with it."""
    game: str
    options: dict[str, Value]
    seats: int
    rival: str | None
    turn: int
    settings: list[SettingInfo]
    position: StudyPosition
    impossible: ImpossibleInfo | None = None
    """Then the rest is as it was before the last change."""


@post("/api/positions", summary="A position that is being set up by hand", status_code=200)
async def build(
    request: AnyRequest,
    visitor: NamedDependency[Person | None],
    services: NamedDependency[Services],
    data: JSONBody[WantedPosition],
) -> BuiltPosition:
    services.limits.replay.check(network_of(request), COST_OF_REPLAY if data.base is None else 1)
    apart = Apart(services, whose_is(request, visitor))
    if data.base is not None:
        base = read_position(data.base)
    else:
        known_game(data.game or "")
        base = await apart.strangers(dealt, data.game, data.options, data.seats)
    changes = [Change(one.id, one.seat, one.about, one.value) for one in data.changes]
    language = spoken(data.language)
    try:
        return _told(await apart.strangers(set_up, base, data.turn, changes, language))
    except NotPossible as error:
        if not changes:
            raise
        before = await apart.strangers(set_up, base, data.turn, changes[:-1], language)
        told = _told(before)
        told.impossible = ImpossibleInfo(reason=error.reason, thing=_name(before, error))
        return told


def _name(position: Position, error: NotPossible) -> str:
    """The thing as it is called where it can be chosen."""
    for setting, about, names in position.settings:
        if setting.about == (error.kind, error.id):
            return about
        if setting.kind == error.kind and error.id in setting.words:
            return names[setting.words.index(error.id)]
    return error.id


def _told(position: Position) -> BuiltPosition:
    return BuiltPosition(
        base=msgspec.json.encode(position.base).decode(),
        state=msgspec.json.encode(position.state).decode(),
        game=position.state["game"],
        options=position.options,
        seats=position.seats,
        rival=position.rival,
        turn=position.turn,
        settings=[_setting(one) for one in position.settings],
        position=position_told(position.shown),
    )


def _setting(named: Named) -> SettingInfo:
    setting = named.setting
    about = None
    if setting.about is not None:
        about = WordInfo(value=setting.about[1], name=named.about)
    words = zip(setting.words, named.names, strict=True)
    return SettingInfo(
        id=setting.id,
        seat=setting.seat,
        about=about,
        value=setting.value,
        least=setting.least,
        most=setting.most,
        total=setting.total,
        words=[WordInfo(value=word, name=name) for word, name in words],
    )


ROUTES = [build]
