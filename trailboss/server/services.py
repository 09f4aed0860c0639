"""What every request handler may use."""

from __future__ import annotations

from dataclasses import dataclass, field

from trailboss.server.access import RateLimit
from trailboss.server.people import Registry
from trailboss.server.settings import Settings
from trailboss.tables.bus import Bus
from trailboss.tables.hall import Hall
from trailboss.tables.store import Store
from trailboss.tables.thinking import Thinkers


@dataclass
class Limits:
    sign_in: RateLimit = field(default_factory=lambda: RateLimit(10))
    new_guest: RateLimit = field(default_factory=lambda: RateLimit(30))
    new_table: RateLimit = field(default_factory=lambda: RateLimit(30))
    join: RateLimit = field(default_factory=lambda: RateLimit(60))
    chat: RateLimit = field(default_factory=lambda: RateLimit(30))


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.store.create_all()
        self.registry = Registry(self.store)
        self.bus = Bus()
        self.hall = Hall(
            self.store, self.bus, Thinkers(settings.bot_processes, settings.bot_seconds)
        )
        self.limits = Limits()
