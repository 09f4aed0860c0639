"""/api/games: what can be played, texts, rules and the printed components for drawing."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from trailboss.bots.registry import metas as bot_metas
from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.game import AnyGame, Meta
from trailboss.kernel.option import read_options
from trailboss.kernel.part import Settings
from trailboss.kernel.registry import games, load
from trailboss.lessons.lesson import lessons_of
from trailboss.server.access import AnyRequest, network_of
from trailboss.server.kept_pages import PACKED_ALREADY
from trailboss.server.limits import COST_OF_PAGE
from trailboss.server.messages import (
    DoubtInfo,
    GameInfo,
    GameStatistics,
    OnlyInfo,
    OptionInfo,
    RivalInfo,
    RuleInfo,
    SimulationInfo,
)
from trailboss.server.services import Services
from trailboss.tables.offered import described
from trailboss.text import LANGUAGES
from trailboss.text.doubts import doubts_in
from trailboss.text.rules import in_words

logger = logging.getLogger(__name__)

_PACKED = {PACKED_ALREADY: True}
_OF_A_SIMULATION = ("seats", "options", "seed", "games", "decisions", "by_bot", "by_seat")


def _info(meta: Meta, bots: list[str]) -> GameInfo:
    options = [
        OptionInfo(
            name=o.name,
            kind=o.kind,
            default=o.default,
            values=list(o.values),
            needs=o.needs,
            only=[OnlyInfo(**limit._asdict()) for limit in o.only],
        )
        for o in meta.options
    ]
    rivals = [
        RivalInfo(
            name=r.name, option=r.option, value=r.value, difficulty=r.difficulty, seats=r.seats
        )
        for r in meta.rivals
    ]
    known = {name: bot for name, bot in bot_metas().items() if name in bots}
    leanings = {name: list(bot.leanings.get(meta.name, ())) for name, bot in known.items()}
    return GameInfo(
        name=meta.name,
        title=meta.title,
        seats=list(meta.seats),
        options=options,
        stage=meta.stage,
        bots=bots,
        thinking={name: list(bot.seconds) for name, bot in known.items() if bot.seconds},
        leanings={name: several for name, several in leanings.items() if several},
        rivals=rivals,
        lessons=_lessons(meta),
    )


def _lessons(meta: Meta) -> list[str]:
    try:
        return [lesson.id for lesson in lessons_of(meta.load())]
    except (
        TrailbossError,
        ImportError,
    ) as error:  # a stranger's game: list the others
        logger.warning("the lessons of %s cannot be read: %s", meta.name, error)
        return []


@get("/api/games", summary="The games of this server")
async def list_games(services: NamedDependency[Services]) -> list[GameInfo]:
    return [_info(meta, services.bot_names(meta.name)) for meta in games().values()]


@get("/api/games/{game:str}/rules/{language:str}", summary="The rule ledger of a game", opt=_PACKED)
async def rules(
    request: AnyRequest,
    services: NamedDependency[Services],
    game: FromPath[str],
    language: FromPath[str],
) -> Response[list[RuleInfo]]:
    if language not in LANGUAGES:
        raise NotFoundException(f"there is no '{language}'")
    words = _game(game)
    return _page(services, request, ("rules", game, language), lambda: _rules(words, language))


def _rules(words: AnyGame, language: str) -> list[RuleInfo]:
    said = in_words(words, language)
    return [
        RuleInfo(
            id=rule.id,
            section=f"{rule.section}. {rule.title}",
            text=said(rule.text),
            ruling=rule.ruling,
            reconstructed=rule.reconstructed,
            vectors=[said(vector) for vector in rule.vectors],
            translated=language == "en" or rule.text != words.ledger[rule.id].text,
        )
        for rule in words.rules(language)
    ]


@get(
    "/api/games/{game:str}/doubts/{language:str}",
    summary="Printed values that we are not sure of",
    opt=_PACKED,
)
async def doubts(
    request: AnyRequest,
    services: NamedDependency[Services],
    game: FromPath[str],
    language: FromPath[str],
) -> Response[list[DoubtInfo]]:
    if language not in LANGUAGES:
        raise NotFoundException(f"there is no '{language}'")
    doubted = _game(game)

    def make() -> list[DoubtInfo]:
        return [DoubtInfo(**one._asdict()) for one in doubts_in(doubted, language)]

    return _page(services, request, ("doubts", game, language), make)


@get("/api/games/{game:str}/statistics", summary="What finished games and simulations say")
async def statistics(
    request: AnyRequest, services: NamedDependency[Services], game: FromPath[str]
) -> GameStatistics:
    meta = _game(game).meta
    services.limits.requests.check(network_of(request), COST_OF_PAGE)
    tables = await services.database.reading(services.statistics.of, meta.name)
    runs = await services.database.reading(services.archive.simulations, meta.name)
    return GameStatistics(
        game=meta.name,
        tables=tables,
        simulations=[
            msgspec.convert(
                {name: run.result[name] for name in _OF_A_SIMULATION}
                | {"id": run.id, "created": run.created},
                SimulationInfo,
            )
            for run in runs
        ],
    )


@get(
    "/api/games/{game:str}/text/{language:str}",
    summary="The texts of a game in one language, as Fluent",
    media_type=MediaType.TEXT,
    opt=_PACKED,
)
async def text(
    request: AnyRequest,
    services: NamedDependency[Services],
    game: FromPath[str],
    language: FromPath[str],
) -> Response[str]:
    if language not in LANGUAGES:
        raise NotFoundException(f"no texts in '{language}'")
    said = _game(game)
    return services.pages.answer(
        request, ("text", game, language), lambda: said.text(language), MediaType.TEXT
    )


@get("/api/games/{game:str}/words", summary="Things and arguments that the texts know", opt=_PACKED)
async def words(
    request: AnyRequest, services: NamedDependency[Services], game: FromPath[str]
) -> Response[dict[str, Any]]:
    known = _game(game)
    return _page(services, request, ("words", game), lambda: _words(known))


def _words(game: AnyGame) -> dict[str, Any]:
    vocabulary = game.vocabulary
    return {
        "things": {kind: list(ids) for kind, ids in vocabulary.things.items()},
        "decisions": {kind: list(names) for kind, names in vocabulary.decisions.items()},
        "actions": {kind: list(names) for kind, names in vocabulary.actions.items()},
        "events": {kind: list(names) for kind, names in vocabulary.events.items()},
        "refusals": {kind: list(names) for kind, names in vocabulary.refusals.items()},
        "categories": list(vocabulary.categories),
        "selectors": sorted(vocabulary.selectors),
        "plain": {kind: list(ids) for kind, ids in vocabulary.plain.items()},
        "named": {
            kind: {id: [phrase.id, dict(phrase.args)] for id, phrase in names.items()}
            for kind, names in vocabulary.named.items()
        },
    }


@get(
    "/api/games/{game:str}/prints",
    summary="What is printed on each thing, as phrases",
    opt=_PACKED,
)
async def prints(
    request: AnyRequest,
    services: NamedDependency[Services],
    game: FromPath[str],
    option: FromQuery[list[str] | None] = None,
) -> Response[dict[str, dict[str, list[dict[str, Any]]]]]:
    """``option`` is ``name=value``, once for each option of a table: then as it is there."""
    played = _game(game)
    options = None if option is None else _settings(played, option)
    key = ("prints", game, None if options is None else tuple(options.items()))
    return _page(services, request, key, lambda: _prints(played, options))


def _prints(game: AnyGame, options: Settings | None) -> dict[str, Any]:
    return {
        kind: {
            id: [described(one) for one in found]
            for id in ids
            if (found := game.describe_thing(kind, id, options))
        }
        for kind, ids in game.vocabulary.things.items()
    }


@get(
    "/api/games/{game:str}/components",
    summary="Everything printed on the components of a box",
    opt=_PACKED,
)
async def components(
    request: AnyRequest,
    services: NamedDependency[Services],
    game: FromPath[str],
    option: FromQuery[list[str] | None] = None,
) -> Response[dict[str, Any]]:
    """``option`` is ``name=value``, once for each option of a table: what lies in its box."""
    played = _game(game)
    options = _settings(played, option or [])
    key = ("components", game, tuple(options.items()))
    return _page(services, request, key, lambda: played.box(options).printed.all())


def _page(
    services: Services, request: AnyRequest, key: Hashable, make: Callable[[], Any]
) -> Response[Any]:
    return services.pages.answer(request, key, make, MediaType.JSON)


def _settings(game: AnyGame, pairs: list[str]) -> Settings:
    return read_options(game.options, dict(pair.partition("=")[::2] for pair in pairs))


def _game(name: str) -> AnyGame:
    if name not in games():
        raise NotFoundException(f"no game '{name}'")
    return load(name)


ROUTES = [list_games, rules, doubts, statistics, text, words, prints, components]
