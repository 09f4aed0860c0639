"""El Paso in a terminal, drawn from a view and the printed components."""

from collections.abc import Sequence

from rich.text import Text

from trailboss.cli.boards.elp_player import (
    discard_section,
    hand_section,
    own_section,
    players_section,
    sue_section,
)
from trailboss.cli.boards.elp_supply import (
    DARK,
    REACHED,
    market_section,
    posts_section,
    tiles_section,
)
from trailboss.cli.boards.elp_trail import trail_section, train_section
from trailboss.cli.boards.layout import Eyes, Section, View, Words, explained
from trailboss.cli.boards.western import offered_by
from trailboss.games.el_paso.game import GAME
from trailboss.kernel.action import Action

_WANTED = {
    "draft": ("tiles",),
    "tile": ("tiles",),
    "train": ("train",),
    "train_card": ("train", "tiles"),
    "build": ("trail", "own"),
    "replace": ("trail", "own"),
    "site": ("trail",),
    "hire": ("market",),
    "buy": ("market",),
    "auxiliary": ("own",),
    "deliver": ("posts", "own"),
    "disc": ("own", "posts"),
}
"""By the open question: what it is about."""

_FIRST = ("hand", "players")
_ALWAYS = ("trail", "own", "posts", "market", "tiles", "train", "sue", "discard")
_DULL = (
    "another-question",
    "not-your-decision",
    "no-such-slot",
    "not-in-hand",
    "not-a-stop",
    "not-on-display",
    "not-in-market",
    "other-side",
    "disc-gone",
    "no-such-worker",
    "unfinished-step",
    "other-kind-of-tile",
    "must-move",
    "beyond-el-paso",
)
_OWN = (own_section, hand_section, discard_section)
_LEGEND = (
    ("◆ ■ ▲ ●", "elp-legend-players"),
    ("·$3", "elp-legend-plot"),
    ("5★ ×2", "elp-legend-points"),
    (DARK, "elp-legend-dark"),
    (f"{REACHED}9(-1)", "elp-legend-reached"),
    ("● ○", "western-legend-discs"),
    ("+17", "elp-legend-left"),
)


class PasoDrawing:
    printed: Sequence[str] = (
        "building",
        "train",
        "worker",
        "card",
        "tile",
        "aux",
        "disc",
        "post",
        "bot",
    )
    quiet: Sequence[str] = ("used_slot", "used_auxiliary", "reached_el_paso", "discarded_hand")

    def sections(self, view: View, eyes: Eyes) -> list[Section]:
        c = GAME.box(view["options"]).components
        found = [
            trail_section(c, view, eyes),
            train_section(c, view, eyes),
            posts_section(c, view, eyes),
            market_section(c, view, eyes),
            tiles_section(c, view, eyes),
            players_section(c, view, eyes),
        ]
        if _with_sue(view):
            found.append(sue_section(c, view, eyes))
        if view["seat"] is not None:
            found += [section(c, view, eyes) for section in _OWN]
        return found

    def wanted(self, view: View) -> Sequence[str]:
        decision = view["decision"]
        asked = () if decision is None else _WANTED.get(decision["kind"], ())
        names = dict.fromkeys((*_FIRST, *asked, *_ALWAYS))
        if not _with_sue(view):
            del names["sue"]
        return tuple(names)

    def more(self, action: Action, words: Words) -> str:
        return offered_by(action, words)

    def legend(self, words: Words) -> list[Text]:
        return explained(words, "western-legend", _LEGEND)

    def dull(self, reason: str) -> bool:
        return reason in _DULL


def _with_sue(view: View) -> bool:
    return bool(view["options"].get("solo") == "sue")


DRAWING = PasoDrawing()
