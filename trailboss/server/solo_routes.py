"""/api/me/solo: my games against solo rivals."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from litestar import get
from litestar.di import NamedDependency

from trailboss.server.messages import SoloGame, SoloRecord
from trailboss.server.services import Services
from trailboss.tables.archive_store import SoloResult
from trailboss.tables.people_store import Person
from trailboss.tables.solo import Opponent, by_opponent

LATEST = 5


@get("/api/me/solo", summary="My games against solo rivals, by rival, strength and expansion")
async def solo(
    person: NamedDependency[Person], services: NamedDependency[Services]
) -> list[SoloRecord]:
    results = await services.database.reading(services.archive.solo_results, person.id)
    return [_record(opponent, mine) for opponent, mine in by_opponent(results).items()]


def _record(opponent: Opponent, results: Sequence[SoloResult]) -> SoloRecord:
    return SoloRecord(
        game=opponent.game,
        rival=opponent.rival,
        level=opponent.level,
        extras=dict(opponent.extras),
        games=len(results),
        wins=sum(result.rank == 1 for result in results),
        best=max(result.total for result in results),
        mean=fmean(result.total for result in results),
        latest=[
            SoloGame(
                table=result.table,
                total=result.total,
                rival_total=result.rival_total,
                won=result.rank == 1,
                finished=result.finished,
            )
            for result in results[:LATEST]
        ],
    )


ROUTES = [solo]
