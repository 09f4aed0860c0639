"""/api/games: what can be played, texts, rules and the printed components for drawing."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable
from typing import Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from trailboss.bots.registry import metas as bot_metas
from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.game import AnyGame, Meta
from trailboss.kernel.house import HOUSE_SET, bad
from trailboss.kernel.option import read_options
from trailboss.kernel.part import Settings
from trailboss.kernel.registry import games
from trailboss.lessons.lesson import lessons_of
from trailboss.rulebook.proofs import proof_of, source_of
from trailboss.server.access import AnyRequest, network_of, whose_is
from trailboss.server.kept_pages import PACKED_ALREADY
from trailboss.server.known import known_game, known_language
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
from trailboss.server.prints import components_of, prints_of
from trailboss.server.services import Services
from trailboss.tables.quarantine import TooCostly
from trailboss.text.doubts import doubts_in
from trailboss.text.rules import in_words

logger = logging.getLogger(__name__)

_PACKED = {PACKED_ALREADY: True}
_OF_A_SIMULATION = ("seats", "options", "seed", "games", "decisions", "by_bot", "by_seat")


class BoxOptions(msgspec.Struct, forbid_unknown_fields=True):
    options: dict[str, Any]
    """Of a table, by name."""


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
    known_language(language)
    words = known_game(game)
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
            tests=list(proof_of(rule.id).tests),
            code=list(proof_of(rule.id).code),
        )
        for rule in words.rules(language)
    ]


@get(
    "/api/games/{game:str}/code",
    summary="The code that enforces a rule",
    media_type=MediaType.TEXT,
)
async def code(
    request: AnyRequest,
    services: NamedDependency[Services],
    game: FromPath[str],
    place: FromQuery[str] = "",
) -> str:
    """``place`` is one of those that the rules name."""
    known_game(game)
    services.limits.requests.check(network_of(request), COST_OF_PAGE)
    found = source_of(place)
    if found is None:
        raise NotFoundException("no rule names such a place")
    return found


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
    known_language(language)
    doubted = known_game(game)

    def make() -> list[DoubtInfo]:
        return [DoubtInfo(**one._asdict()) for one in doubts_in(doubted, language)]

    return _page(services, request, ("doubts", game, language), make)


@get("/api/games/{game:str}/statistics", summary="What finished games and simulations say")
async def statistics(
    request: AnyRequest, services: NamedDependency[Services], game: FromPath[str]
) -> GameStatistics:
    meta = known_game(game).meta
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
    known_language(language)
    said = known_game(game)
    return services.pages.answer(
        request, ("text", game, language), lambda: said.text(language), MediaType.TEXT
    )


@get("/api/games/{game:str}/words", summary="Things and arguments that the texts know", opt=_PACKED)
async def words(
    request: AnyRequest, services: NamedDependency[Services], game: FromPath[str]
) -> Response[dict[str, Any]]:
    known = known_game(game)
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
    declared = known_game(game).options
    options = None if option is None else read_options(declared, _pairs(option))
    return await _page_at(services, request, prints_of, game, options)


@post(
    "/api/games/{game:str}/prints",
    summary="What is printed on each thing at a table whose options are too long for an address",
    status_code=200,
    opt=_PACKED,
)
async def prints_at(
    request: AnyRequest,
    services: NamedDependency[Services],
    game: FromPath[str],
    data: JSONBody[BoxOptions],
) -> Response[dict[str, dict[str, list[dict[str, Any]]]]]:
    options = read_options(known_game(game).options, data.options)
    return await _page_at(services, request, prints_of, game, options)


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
    options = read_options(known_game(game).options, _pairs(option or []))
    return await _page_at(services, request, components_of, game, options)


@post(
    "/api/games/{game:str}/components",
    summary="Everything printed in a box whose options are too long for an address",
    status_code=200,
    opt=_PACKED,
)
async def components_at(
    request: AnyRequest,
    services: NamedDependency[Services],
    game: FromPath[str],
    data: JSONBody[BoxOptions],
) -> Response[dict[str, Any]]:
    options = read_options(known_game(game).options, data.options)
    return await _page_at(services, request, components_of, game, options)


def _page(
    services: Services, request: AnyRequest, key: Hashable, make: Callable[[], Any]
) -> Response[Any]:
    return services.pages.answer(request, key, make, MediaType.JSON)


async def _page_at(
    services: Services,
    request: AnyRequest,
    make: Callable[[str, Any], Any],
    game: str,
    options: Settings | None,
) -> Response[Any]:
    """A house set is a stranger's: its box is put together elsewhere."""
    key = (make.__name__, game, None if options is None else tuple(options.items()))
    if options is None or HOUSE_SET.name not in options:
        return _page(services, request, key, lambda: make(game, options))

    async def made() -> Any:
        try:
            quarantine = services.hall.gate.quarantine
            return await quarantine.run(whose_is(request, None), make, game, options)
        except TooCostly as error:
            raise bad(f"its box cannot be put together: {error}", "too-costly") from None

    return await services.pages.answer_elsewhere(request, key, made, MediaType.JSON)


def _pairs(option: list[str]) -> dict[str, str]:
    return dict(pair.partition("=")[::2] for pair in option)


ROUTES = [
    *(list_games, rules, code, doubts, statistics, text, words),
    *(prints, prints_at, components, components_at),
]
