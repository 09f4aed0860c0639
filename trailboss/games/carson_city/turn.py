"""A round, phase by phase (CAR-FLOW), and the resolution of the track (CAR-RES)."""

from typing import Final

from trailboss.games.carson_city.state import IN_SUPPLY, NOBODY, TownState
from trailboss.games.carson_city.steps.duel import settle
from trailboss.games.carson_city.steps.place import crowd_index
from trailboss.kernel.step import Automatic, Frame

END_OF_ROUND: Final[tuple[str, ...]] = (
    "counter",
    "new_cowboys",
    "cash_limits",
    "refill",
    "return_loans",
    "round",
)
END_OF_GAME: Final[tuple[str, ...]] = ("cash_limits", "game_over")
"""The steps that follow the last space of the track (CAR-END-01, CAR-FLOW-04)."""


class Round(Automatic[TownState]):
    """Personas are chosen in the pass order of the round before (CAR-FLOW-01)."""

    name = "round"

    def run(self, s: TownState, frame: Frame) -> None:
        choosers = s.passed if s.round else s.start
        s.round += 1
        s.emit("round_began", s.round)
        s.agenda.append(("placement",))
        s.agenda += [("persona", seat) for seat in reversed(choosers)]


class Resolve(Automatic[TownState]):
    """The spaces one after another, empty ones skipped. Frame: the place in `Box.agenda`."""

    name = "resolve"

    def run(self, s: TownState, frame: Frame) -> None:
        agenda = s.resolution
        for place in range(frame[1], len(agenda)):
            verb, space = agenda[place]
            if verb == "window":
                if any(s.kept):
                    s.agenda += [("resolve", place + 1), ("windows",)]
                    return
                continue
            s.index = space + 1
            if verb == "parcels":
                s.emit("resolving", s.c.spaces[space].id)
                s.agenda += [("resolve", place + 1), ("parcels", NOBODY)]
                return
            if verb == "estate":
                s.emit("resolving", s.c.spaces[space].id)
                s.agenda += [("resolve", place + 1), ("estate",)]
                return
            if s.pieces[space] or s.white == space:
                s.emit("resolving", s.c.spaces[space].id)
                s.agenda.append(("resolve", place + 1))
                if s.c.spaces[space].is_open:
                    _serve_crowd(s, space)
                else:
                    settle(s, space)
                return
        s.index = 0
        hooks = s.hooks
        steps = hooks.end_of_game if s.round == s.c.rounds else hooks.end_of_round
        s.agenda += [(step,) for step in reversed(steps)]


def _serve_crowd(s: TownState, space: int) -> None:
    """Wages or roads for each piece, in pass order (CAR-ACT-01, 04, 05)."""
    owner_of_white = s.white_seat()
    for seat in s.passed:
        place = crowd_index(s, seat, space)
        pieces = s.crowd[place]
        s.supply[seat] += pieces
        s.crowd[place] = 0
        if s.white == space and seat == owner_of_white:
            pieces += 1
            s.white = IN_SUPPLY
        s.gain(seat, pieces * s.c.spaces[space].dollars)
        if s.c.spaces[space].number:
            s.gain_roads(seat, pieces * s.c.spaces[space].number)
    s.pieces[space] = 0
