"""The construction row: tiles slide to the cheap end, new ones come from the bag (CAR-END-07)."""

from trailboss.games.carson_city.state import NOTHING, TownState


def refill(s: TownState) -> None:
    """Close the gaps, keep the sequence, then draw from the cheaper to the dearer space."""
    left = [type for type in s.row if type != NOTHING]
    if len(left) < len(s.row) and left != s.row[: len(left)]:
        s.emit("row_slid")
    for place in range(len(s.row)):
        if place < len(left):
            s.row[place] = left[place]
        elif s.bag:
            s.row[place] = s.dice.take(s.bag)
            space = s.c.spaces[s.c.construction[place]]
            s.emit("tile_drawn", s.c.buildings[s.row[place]].id, space.id)
        else:
            s.row[place] = NOTHING
