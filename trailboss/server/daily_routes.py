"""/api/daily: one deal a day, the same for everybody."""

from __future__ import annotations

from datetime import date, timedelta

from litestar import get, post
from litestar.di import NamedDependency

from trailboss.server.messages import Daily, DailyScore, Opened
from trailboss.server.services import Services
from trailboss.tables.daily import Deal, deal_of, end_of, today
from trailboss.tables.errors import AccountNeeded, DealtAlready
from trailboss.tables.people_store import Person


def _scores(services: Services, day: date, me: str | None, over: bool) -> list[DailyScore]:
    found = services.archive.deal_scores(day.isoformat(), end_of(day))
    totals = [score.total for score in found]
    return [
        DailyScore(
            rank=totals.index(score.total) + 1,
            name=score.name,
            total=score.total,
            mine=score.person == me,
            table=score.table if over else None,
        )
        for score in found
    ]


@get("/api/daily", summary="Today's deal: my table, and the scores so far")
async def daily(
    visitor: NamedDependency[Person | None], services: NamedDependency[Services]
) -> Daily:
    me = visitor.id if visitor else None
    deal = deal_of(today(), services.daily_secret)
    return await services.database.reading(_described, services, deal, me)


def _described(services: Services, deal: Deal, me: str | None) -> Daily:
    mine = services.archive.deal_table(deal.day.isoformat(), me) if me else None
    return Daily(
        day=deal.day.isoformat(),
        ends=deal.ends,
        game=deal.game,
        options=dict(deal.options),
        seats=deal.seats,
        bot=deal.bot,
        table=mine[0] if mine else None,
        status=mine[1] if mine else None,
        today=_scores(services, deal.day, me, over=False),
        yesterday=_scores(services, deal.day - timedelta(1), me, over=True),
    )


@post("/api/daily", summary="Play today's deal; a second time leads back to the same table")
async def play_daily(
    person: NamedDependency[Person], services: NamedDependency[Services]
) -> Opened:
    db = services.database
    if not await db.reading(services.registry.has_account, person):
        raise AccountNeeded
    services.limits.new_table.check(person.id)
    deal = deal_of(today(), services.daily_secret)
    day = deal.day.isoformat()
    mine = await db.reading(services.archive.deal_table, day, person.id)
    if mine is not None:
        return Opened(id=mine[0])
    try:
        id = await services.hall.seating.open_table(
            person,
            deal.game,
            deal.seating(),
            deal.options,
            "private",
            {},
            deal.seed,
            origin="daily",
            sealed_until=deal.ends,
            day=day,
        )
    except DealtAlready:  # the same person was quicker, in another window
        mine = await db.reading(services.archive.deal_table, day, person.id)
        if mine is None:
            raise
        return Opened(id=mine[0])
    return Opened(id=id)


ROUTES = [daily, play_daily]
