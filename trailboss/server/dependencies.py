"""What a request handler gets by naming it: the services, and who is asking."""

from __future__ import annotations

from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotAuthorizedException

from trailboss.server.access import AnyRequest, person_of, program_with, token_of
from trailboss.server.services import Services
from trailboss.tables.errors import NotAllowed
from trailboss.tables.people_store import Person


async def visitor(request: AnyRequest, services: NamedDependency[Services]) -> Person | None:
    """Whoever is asking; None if they have not said their name."""
    token = token_of(request)
    if token is None:
        return await services.database.reading(person_of, request, services.registry)
    program = await services.database.reading(program_with, token, services.programs)
    services.limits.bot_requests.check(program.id)
    if not request.route_handler.opt.get("programs"):
        raise NotAllowed("this is for people, not for bots")
    return program


async def person(visitor: NamedDependency[Person | None]) -> Person:
    """Whoever is asking, where one must have a name."""
    if visitor is None:
        raise NotAuthorizedException("say your name first")
    return visitor


async def admin(person: NamedDependency[Person], services: NamedDependency[Services]) -> str:
    """The name by which somebody who runs the site signs in, where nobody else is let in."""
    if not services.house_rules.is_admin(person) or person.login is None:
        raise NotAllowed("this is for those who run the site")
    return person.login


def dependencies(services: Services) -> dict[str, Provide]:
    return {
        "services": Provide(lambda: services, sync_to_thread=False),
        "visitor": Provide(visitor),
        "person": Provide(person),
        "admin": Provide(admin),
    }
