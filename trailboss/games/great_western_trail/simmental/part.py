"""Simmental: calves in the market, and the heifers and cows they are raised to (GWT-SIM)."""

from dataclasses import replace

from trailboss.games.great_western_trail.hooks import Hooks
from trailboss.games.great_western_trail.state import TrailState
from trailboss.kernel.part import Part, Settings


def _at(settings: Settings) -> bool:
    return bool(settings.get("simmental"))


def _fill(before: Hooks) -> Hooks:
    def set_up(s: TrailState) -> None:
        s.heifers = s.c.cattle[s.c.heifer].count
        s.cows = s.c.cattle[s.c.cow].count
        before.set_up(s)

    return replace(
        before,
        set_up=set_up,
        market_size=lambda s: s.c.table[s.seats].simmental_market,
        market_piles=(*before.market_piles, "simmental-market"),
    )


PART: Part[TrailState, Hooks] = Part("simmental", at=_at, fill=_fill)
