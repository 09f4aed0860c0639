"""/api/games/…/house: what owners of a box can correct, and whether it can be played with."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from trailboss.kernel.game import AnyGame
from trailboss.kernel.house import HOUSE_SET, bad
from trailboss.kernel.house_box import settings_with
from trailboss.rulebook.book import book_of
from trailboss.server.access import AnyRequest, network_of, whose_is
from trailboss.server.kept_pages import PACKED_ALREADY
from trailboss.server.known import known_game, known_language
from trailboss.server.limits import COST_OF_REPLAY
from trailboss.server.services import Services
from trailboss.tables import rehearsals
from trailboss.tables.quarantine import TooCostly
from trailboss.text.house import HouseThing, house_forms


class HouseInfo(Struct):
    option: str
    """The option of a table that takes a house set."""
    box: dict[str, str | int | bool]
    """Options with which all that is drawn lies in the box."""
    things: list[HouseThing]
    forms: dict[str, Any]
    """By what things call them: how a value is given."""


class Corrections(Struct, forbid_unknown_fields=True):
    values: dict[str, Any]
    """Corrected values by their paths; null takes away what may be left out."""


class HouseSet(Struct):
    """A house set that games can be played with."""

    value: str
    """Of the option."""
    options: dict[str, str | int | bool]
    """Options besides it that bring what is corrected to the table."""
    box: str
    """The fingerprint of that table's box."""


@get(
    "/api/games/{game:str}/house/{language:str}",
    summary="What owners of the box can correct, as forms",
    opt={PACKED_ALREADY: True},
)
async def house(
    request: AnyRequest,
    services: NamedDependency[Services],
    game: FromPath[str],
    language: FromPath[str],
) -> Response[HouseInfo]:
    known_language(language)
    played = known_game(game)
    return services.pages.answer(
        request, ("house", game, language), lambda: _info(played, language), MediaType.JSON
    )


def _info(game: AnyGame, language: str) -> HouseInfo:
    found = house_forms(game, language)
    book = book_of(game)
    return HouseInfo(HOUSE_SET.name, dict(book.box) if book else {}, found.things, found.forms)


@post(
    "/api/games/{game:str}/house",
    summary="Whether games can be played with corrected values: some are, at random",
    status_code=200,
)
async def check(
    request: AnyRequest,
    services: NamedDependency[Services],
    game: FromPath[str],
    data: JSONBody[Corrections],
) -> HouseSet:
    played = known_game(game)
    services.limits.replay.check(network_of(request), COST_OF_REPLAY)
    options = settings_with(played, data.values)
    whose = whose_is(request, None)
    try:
        await services.hall.gate.quarantine.run(whose, rehearsals.try_out_set, game, options)
    except TooCostly as error:
        raise bad(f"games with it cannot be played: {error}", "too-costly") from None
    value = str(options.pop(HOUSE_SET.name, HOUSE_SET.default))
    box = played.box({**options, HOUSE_SET.name: value}).fingerprint
    return HouseSet(value=value, options=options, box=box)


ROUTES = [house, check]
