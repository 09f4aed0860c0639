"""Great Western Trail in a terminal, drawn from a view and the printed components."""

from collections.abc import Sequence

from rich.text import Text

from trailboss.cli.boards.gwt_north import REACHED, north_section
from trailboss.cli.boards.gwt_player import (
    discard_section,
    hand_section,
    own_section,
    players_section,
)
from trailboss.cli.boards.gwt_railroad import (
    cities_section,
    masters_section,
    railroad_section,
)
from trailboss.cli.boards.gwt_sam import sam_section
from trailboss.cli.boards.gwt_supply import (
    foresight_section,
    market_section,
    objectives_section,
)
from trailboss.cli.boards.gwt_trail import trail_section
from trailboss.cli.boards.layout import Eyes, Section, View, Words, explained
from trailboss.cli.boards.western import offered_by
from trailboss.games.great_western_trail.game import GAME
from trailboss.games.great_western_trail.rails_to_the_north.components import NAME as NORTH
from trailboss.games.great_western_trail.rails_to_the_north.state import north_print
from trailboss.kernel.action import Action

_WANTED = {
    "hire": ("trail", "own"),
    "buy": ("market", "objectives", "own"),
    "pick": ("market",),
    "build": ("own", "trail"),
    "site": ("trail", "own"),
    "objective": ("objectives", "own"),
    "engine": ("railroad",),
    "engine_back": ("railroad",),
    "terminal": ("railroad",),
    "upgrade": ("railroad", "masters", "own"),
    "station_behind": ("railroad", "own"),
    "appoint": ("masters", "railroad", "own"),
    "disc": ("own", "cities", "railroad"),
    "foresight": ("foresight", "trail"),
    "income": ("cities", "railroad"),
    "deliver": ("cities", "railroad"),
    "deliver_back": ("cities", "railroad"),
    "arrows": ("cities",),
    "auxiliary": ("own", "railroad"),
    "branch": ("north", "own"),
    "new_york": ("north", "own"),
}
_FIRST = ("hand", "players", "sam")
_ALWAYS = (
    "trail",
    "own",
    "foresight",
    "railroad",
    "market",
    "objectives",
    "cities",
    "masters",
    "north",
    "discard",
)
_WANTED_BY_VERB = {
    "cattle": "market",
    "objective": "objectives",
    "engine": "railroad",
    "station": "railroad",
    "deliver": "cities",
    "auxiliary": "own",
    "build": "own",
    "branch": "north",
}
_DULL = (
    "another-question",
    "ride-over",
    "kansas-city-ends-rides",
    "no-such-way",
    "not-your-decision",
    "no-such-local-action",
    "not-in-hand",
    "not-ahead",
    "not-a-location",
    "not-in-market",
    "not-on-display",
    "not-in-column",
    "no-such-worker",
    "no-tile-there",
    "other-side",
    "not-adjacent",
    "no-such-pair",
    "single-only",
    "engine-forward-only",
    "not-so-many",
    "no-such-certificates",
    "disc-gone",
    "not-in-this-game",
    "town-out-of-reach",
    "same-slot",
)


_OWN = (own_section, hand_section, discard_section)
_WORKERS = ("cowboy", "builder", "engineer")
_LEGEND = (
    ("◆ ■ ▲ ●", "gwt-legend-players"),
    ("3★ $2", "gwt-legend-points"),
    ("+3 +t", "gwt-legend-bounty"),
    ("♣ ♦", "gwt-legend-outlaws"),
    ("^ risk-1", "gwt-legend-spaces"),
    ("", "gwt-legend-workers"),
    ("◄ ↻ ■", "gwt-legend-jobs"),
    ("· o x ø", "gwt-legend-railroad"),
    ("● ○", "western-legend-discs"),
    ("*", "gwt-legend-dark"),
    ("+20", "gwt-legend-left"),
    (REACHED, "gwt-legend-reached"),
)


class TrailDrawing:
    printed = (
        "building",
        "aux",
        "disc",
        "city",
        "arrow",
        "node",
        "card",
        "crest",
        "town",
        "medium",
        "sam_card",
    )
    quiet = (
        "used_location",
        "used_auxiliary",
        "reached_kansas_city",
        "chose_foresight",
        "discarded_hand",
    )

    def sections(self, view: View, eyes: Eyes) -> list[Section]:
        box = GAME.box(view["options"])
        c = box.components
        found = [
            trail_section(c, view, eyes),
            foresight_section(c, view, eyes),
            railroad_section(c, view, eyes),
            masters_section(c, view, eyes),
            cities_section(c, view, eyes),
            market_section(c, view, eyes),
            objectives_section(c, view, eyes),
            players_section(c, view, eyes),
        ]
        if "sam" in view:
            found.append(sam_section(view, eyes))
        if NORTH in box:
            found.append(north_section(north_print(box).map, view, eyes))
        if view["seat"] is not None:
            found += [section(c, view, eyes) for section in _OWN]
        return found

    def wanted(self, view: View) -> Sequence[str]:
        decision = view["decision"]
        asked: Sequence[str] = ()
        if decision is not None:
            asked = _WANTED.get(decision["kind"], ())
        if decision is not None and decision["kind"] == "location":
            asked = _wanted_at(view, decision["args"]["node"])
        names = dict.fromkeys((*_FIRST, *asked, *_ALWAYS))
        return tuple(name for name in names if name not in ("north", "sam") or name in view)

    def more(self, action: Action, words: Words) -> str:
        return offered_by(action, words)

    def legend(self, words: Words) -> list[Text]:
        letters = " ".join(words.ui(f"gwt-{worker}-letter") for worker in _WORKERS)
        signs = [(shown or letters, id) for shown, id in _LEGEND]
        return explained(words, "western-legend", signs)

    def dull(self, reason: str) -> bool:
        return reason in _DULL


def _wanted_at(view: View, node: str) -> list[str]:
    """What the local actions of the tile on this space are about."""
    tile = view["trail"].get(node, {}).get("building")
    c = GAME.box(view["options"]).components
    buildings = (*c.neutrals, *(side for sides in c.private for side in sides))
    effects = [effect for b in buildings if b.id == tile for effect in b.local]
    return [_WANTED_BY_VERB[e.verb] for e in effects if e.verb in _WANTED_BY_VERB]


DRAWING = TrailDrawing()
