"""What every request handler may use."""

from __future__ import annotations

import secrets

from trailboss.server.access import Limits
from trailboss.server.company import Company
from trailboss.server.looking_back import LookingBack
from trailboss.server.metrics import Metrics
from trailboss.server.notices.herald import Herald
from trailboss.server.passkeys import Passkeys
from trailboss.server.people import Registry
from trailboss.server.settings import Settings
from trailboss.tables.archive_store import ArchiveStore
from trailboss.tables.bus import Bus
from trailboss.tables.company_store import CompanyStore
from trailboss.tables.daily import SECRET
from trailboss.tables.database import Database
from trailboss.tables.hall import Hall
from trailboss.tables.live import Live
from trailboss.tables.people_store import PeopleStore
from trailboss.tables.statistics import Statistics
from trailboss.tables.store import Store
from trailboss.tables.thinking import Thinkers
from trailboss.tables.watch import Watch


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.database.prepare()
        self.store = Store(self.database)
        self.people = PeopleStore(self.database)
        self.registry = Registry(self.people)
        self.passkeys = Passkeys(self.people, self.registry)
        self.company = Company(CompanyStore(self.database))
        self.archive = ArchiveStore(self.database)
        self.statistics = Statistics(self.archive)
        self.daily_secret = self.people.key(SECRET, secrets.token_hex(32))
        self.bus = Bus()
        self.metrics = Metrics()
        self.herald = Herald(settings, self.people, self.bus, self.metrics)
        self.hall = Hall(
            self.store,
            self.bus,
            Thinkers(settings.bot_processes, settings.bot_seconds),
            _Watches(self.metrics, self.herald),
            settings.cached_tables,
        )
        self.metrics.watch_tables(self.store, self.hall.memory, self.bus)
        self.looking_back = LookingBack()
        self.limits = Limits(settings.rate_limits)

    async def close(self) -> None:
        await self.herald.close()
        await self.hall.close()


class _Watches(Watch):
    """Passes on what happens in the hall to those who want to know."""

    def __init__(self, metrics: Metrics, herald: Herald) -> None:
        self.metrics = metrics
        self.herald = herald

    def moved(self, live: Live, seconds: float) -> None:
        self.metrics.moved(live, seconds)

    def asked(self, live: Live, seats: frozenset[int], by: int | None) -> None:
        self.herald.asked(live, seats, by)

    def thought(self, bot: str, seconds: float, failed: bool) -> None:
        self.metrics.thought(bot, seconds, failed)
