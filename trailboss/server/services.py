"""What every request handler may use."""

from __future__ import annotations

import secrets

from trailboss import bots
from trailboss.server.analyses import Analyses
from trailboss.server.history import History
from trailboss.server.house_rules import HouseRules
from trailboss.server.kept_pages import KeptPages
from trailboss.server.limits import COST_OF_SECOND, COST_OF_TABLE, Limits
from trailboss.server.metrics import Metrics
from trailboss.server.notifications.notifier import Notifier
from trailboss.server.passkeys import Passkeys
from trailboss.server.people import Registry
from trailboss.server.programs import Programs
from trailboss.server.pulse import Pulse
from trailboss.server.settings import Settings
from trailboss.server.social import Social
from trailboss.tables import tracing
from trailboss.tables.admin_store import AdminStore
from trailboss.tables.analysis_store import AnalysisStore
from trailboss.tables.archive_store import ArchiveStore
from trailboss.tables.bus import Bus
from trailboss.tables.daily import SECRET
from trailboss.tables.database import Database
from trailboss.tables.hall import Hall
from trailboss.tables.people_store import PeopleStore, Person
from trailboss.tables.program_store import ProgramStore
from trailboss.tables.social_store import SocialStore
from trailboss.tables.statistics import Statistics
from trailboss.tables.store import Store
from trailboss.tables.study_store import StudyStore
from trailboss.tables.thinking import Thinkers


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.house_rules = HouseRules(settings)
        if settings.trace_to:
            tracing.begin(settings.trace_to)
        self.database = Database(settings.database)
        self.database.hold()
        self.database.prepare()
        self.store = Store(self.database)
        self.people = PeopleStore(self.database)
        self.registry = Registry(self.people)
        self.programs = Programs(ProgramStore(self.database), self.registry)
        self.passkeys = Passkeys(self.people, self.registry)
        self.social = Social(SocialStore(self.database))
        self.studies = StudyStore(self.database)
        self.admin = AdminStore(self.database)
        self.archive = ArchiveStore(self.database)
        self.statistics = Statistics(self.archive)
        self.daily_secret = self.people.key(SECRET, secrets.token_hex(32))
        self.bus = Bus(self.database.peers())
        self.metrics = Metrics()
        self.notifier = Notifier(settings, self.people, self.bus, self.metrics)
        self.hall = Hall(
            self.store,
            self.bus,
            Thinkers(settings.bot_processes, settings.bot_seconds, settings.programs()),
            self.metrics,
            self.notifier,
            cached=settings.cached_tables,
        )
        self.hall.seating.most_tables = settings.open_tables
        self.hall.seating.may_play = self.must_let_play
        self.metrics.watch_tables(self.store, self.hall.gate.cache, self.bus)
        self.history = History()
        self.analyses = Analyses(AnalysisStore(self.database), self.hall.bots.thinkers)
        self.pulse = Pulse(self.database)
        self.limits = Limits(settings.rate_limits, self.metrics.throttled, self.bus.commons)
        self.pages = KeptPages(self.limits)
        quarantine, price = self.hall.gate.quarantine, self.limits.replay
        quarantine.must_be_able_to_pay = lambda whose: price.must_be_free(whose.network)
        quarantine.charge = lambda whose, s: price.count(whose.network, s * COST_OF_SECOND)

    async def must_let_play(self, person: Person) -> None:
        """Open a table, sit down, talk: by the rules of the house."""
        if self.settings.who_plays != "anybody":
            account = await self.database.reading(self.registry.has_account, person)
            self.house_rules.must_let_play(person, account)

    def bot_names(self, game: str) -> list[str]:
        """The bots that may be seated: those that are installed, and the host's own programs."""
        return [*bots.names(game), *self.settings.programs()]

    def count_table(self, table: str, network: str) -> None:
        """Before somebody there has to do with a table: one that is not in memory costs more, and
        whoever knows many has as many guests as they like."""
        if table not in self.hall.gate.cache:
            self.limits.replay.check(network, COST_OF_TABLE)

    async def close(self) -> None:
        self.analyses.close()
        self.history.close()
        await self.notifier.close()
        await self.hall.close()
