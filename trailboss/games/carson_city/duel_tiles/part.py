"""Might Is Right as a part of the box: tiles instead of dice in every duel (CAR-DT)."""

from collections.abc import Iterator
from dataclasses import replace
from importlib import resources
from typing import Final

from trailboss.games.carson_city.box import Box
from trailboss.games.carson_city.duel_tiles.duel import DuelTile, ask_for_tiles, odds
from trailboss.games.carson_city.duel_tiles.hidden import redeal
from trailboss.games.carson_city.duel_tiles.observation import observes
from trailboss.games.carson_city.duel_tiles.printed import SHAPES
from trailboss.games.carson_city.duel_tiles.setup import deal
from trailboss.games.carson_city.duel_tiles.state import NAME, TilePrint, Tiles, tile_print, tiles
from trailboss.games.carson_city.duel_tiles.view import show_tiles
from trailboss.games.carson_city.hooks import Asking, Hooks
from trailboss.games.carson_city.shown import TownView
from trailboss.games.carson_city.state import TownState
from trailboss.kernel.dice import Dice
from trailboss.kernel.part import Part, Settings
from trailboss.kernel.vocabulary import Vocabulary


def _at(settings: Settings) -> bool:
    return bool(settings[NAME])


def _fill(before: Hooks) -> Hooks:
    def set_up(s: TownState) -> None:
        before.set_up(s)
        deal(s)

    def view(s: TownState, seat: int | None) -> TownView:
        return show_tiles(s, seat, before.view(s, seat))

    def redeal_tiles(s: TownState, seat: int | None, dice: Dice) -> None:
        before.redeal(s, seat, dice)
        redeal(s, seat, dice)

    asking = Asking("CAR-DT-05", "CAR-DT-05", frozenset(("tile",)), roads=False)
    return replace(
        before,
        questions={**before.questions, DuelTile.name: asking},
        moments={**before.moments, "tile": "CAR-DT-05"},
        set_up=set_up,
        view=view,
        redeal=redeal_tiles,
        fight=ask_for_tiles,
        odds=odds,
    )


def _tiles(s: TownState) -> Iterator[str]:
    t = tiles(s)
    values = t.printed.values
    found = [t.value(tile) for held in (*t.hand, t.pile) for tile in held]
    if sorted(found) != sorted(values * s.seats):
        yield f"duel tiles {t.hand}, pile {t.pile}"
    if any(not 1 <= len(hand) <= len(values) for hand in t.hand):
        yield f"hands {t.hand}"


def _words(box: Box) -> Vocabulary:
    values = tuple(map(str, tile_print(box).values))
    return Vocabulary(
        things={"tile": values, "where": ("space", "parcel")},
        decisions={DuelTile.name: ("where", "space", "parcel")},
        actions={"tile": ("tile",)},
        events={
            "chose_tile": ("seat",),
            "own_tile": ("seat", "tile"),
            "played_tile": ("seat", "tile", "firepower", "total"),
            "drew_tiles": ("seat", "number"),
            "own_tiles": ("seat", "tiles"),
        },
        refusals={"no-such-tile": ("tile",)},
        plain={"tile": values},
        selectors=("where",),
    )


PART: Final[Part[TownState, Hooks]] = Part(
    name=NAME,
    at=_at,
    files=resources.files(__package__),
    shapes=SHAPES,
    absent="CAR-DT-01",
    steps=(DuelTile(),),
    fill=_fill,
    checks={"CAR-INV-25": _tiles},
    prints=TilePrint,
    things=Tiles,
    words=_words,
    observes=observes,
)
