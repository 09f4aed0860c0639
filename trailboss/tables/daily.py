"""The daily deal: one game a day, the same for everybody, played once against a bot."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta

from trailboss import bots
from trailboss.kernel.game import Meta
from trailboss.kernel.option import OptionValue, read_options
from trailboss.kernel.registry import games

SECRET = "daily"
"""The name under which the server keeps the secret that all deals derive from."""
_SEATS = 2


@dataclass(frozen=True)
class Deal:
    """What everybody plays on one day. The seed is told to nobody before the day is over."""

    day: date
    game: str
    options: Mapping[str, OptionValue]
    seats: int
    seat: int
    """Where the person sits; a bot has the other seats."""
    bot: str
    seed: str

    @property
    def ends(self) -> float:
        return end_of(self.day)

    def seating(self) -> list[dict[str, str]]:
        """Who sits where, as `open_table` takes it."""
        return [
            {"kind": "me"} if seat == self.seat else {"kind": "bot", "bot": self.bot}
            for seat in range(self.seats)
        ]


def end_of(day: date) -> float:
    return datetime.combine(day + timedelta(1), time(), UTC).timestamp()


def today() -> date:
    return datetime.now(UTC).date()


def deal_of(day: date, secret: str) -> Deal:
    """The deal of a day: games take turns, and so does who begins."""
    playable = _playable()
    number = day.toordinal()
    meta = playable[number % len(playable)]
    seats = _SEATS if _SEATS in meta.seats else meta.seats[0]
    purpose = f"trailboss-daily-1 {day.isoformat()} {meta.name}"
    return Deal(
        day=day,
        game=meta.name,
        options=read_options(meta.options, {}),
        seats=seats,
        seat=number // len(playable) % seats,
        bot=bots.stand_in(meta.name),
        seed=hmac.new(secret.encode(), purpose.encode(), hashlib.sha256).hexdigest(),
    )


def _playable() -> list[Meta]:
    """The games for which somebody better than chance can be the opponent, if there are any."""
    known = sorted(games().values(), key=lambda meta: meta.name)
    return [meta for meta in known if bots.stand_in(meta.name) != "random"] or known
