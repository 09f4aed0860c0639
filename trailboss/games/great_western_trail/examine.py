"""Whether what is printed leads somewhere, once every part of a box has said its words."""

from trailboss.games.great_western_trail.allocation import OBJECTIVE_CARDS
from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.pieces import PAIR


def examine(box: Box) -> None:
    c, printed, counts = box.components, box.printed, box.hooks.counts
    for effect, table in zip(c.effects, c.printed_effects, strict=True):
        if effect.discard and effect.discard != PAIR and not box.accepts.get(effect.discard):
            raise printed.bad(table, f"no card is '{effect.discard}'")
        if effect.per and effect.per not in counts:
            raise printed.bad(table, f"nobody counts '{effect.per}'")
    for master in printed.read("station_masters")["master"]:
        per = master.get("score", {}).get("per", OBJECTIVE_CARDS)
        if per != OBJECTIVE_CARDS and per not in counts:
            raise printed.bad(master, f"nobody counts '{per}'")
    for seats in box.game.meta.seats:
        printed.find(c.table, seats, printed.read("players")["table"], "table for")
