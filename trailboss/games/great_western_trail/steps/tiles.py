"""Collecting bounties and removing hazards (GWT-OUT, GWT-HAZ)."""

from typing import Final

from trailboss.games.great_western_trail.pieces import Effect
from trailboss.games.great_western_trail.state import FIRST_TILE, OUTLAW_COLOURS, TrailState
from trailboss.games.western.purse import gain_money, gain_tokens, pay
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question

NO_HAZARD: Final = -1
"""As the cost of removing a hazard: the action does not allow it."""


def any_outlaw(s: TrailState) -> bool:
    return any(s.tiles[node] for node in s.c.outlaw_nodes)


def any_hazard(s: TrailState) -> bool:
    return any(s.tiles[node] for node in s.c.all_hazard_nodes)


def can_clear(s: TrailState, seat: int, cost: int) -> bool:
    return cost <= s.purse(seat) and any_hazard(s)


def start_taking(s: TrailState, seat: int, effects: tuple[Effect, ...], optional: bool) -> None:
    """Ask for one tile: a hazard, an outlaw or, where both halves are offered, either."""
    cost = next((e.hazard for e in effects if e.verb == "hazard"), NO_HAZARD)
    if cost != NO_HAZARD and not can_clear(s, seat, cost):
        cost = NO_HAZARD
    outlaw = any(e.verb == "outlaw" for e in effects) and any_outlaw(s)
    if outlaw or cost != NO_HAZARD:
        s.agenda.append(("tile", seat, cost, outlaw, optional))


class OfferedTile(Automatic[TrailState]):
    """An immediate action that gives a hazard or an outlaw, as the player likes."""

    name = "offered_tile"

    def run(self, s: TrailState, frame: Frame) -> None:
        seat, *indices = frame[1:]
        start_taking(s, seat, tuple(s.c.effects[index] for index in indices), optional=True)


class TakeTile(Question[TrailState]):
    """Which tile. Frame: cost of a hazard, whether outlaws too, whether it may be declined."""

    name = "tile"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        _, _, cost, outlaw, optional = frame
        say = s.notation
        answers: list[Action] = []
        if cost != NO_HAZARD:
            answers += [say.clear[node] for node in s.c.all_hazard_nodes if s.tiles[node]]
        if outlaw:
            answers += [say.bounty[node] for node in s.c.outlaw_nodes if s.tiles[node]]
        if optional:
            answers.append(PASS)
        return answers

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is PASS:
            s.emit("forfeited", seat)
            return
        node = s.c.node_index[str(action.args[0])]
        tile = s.c.tiles[s.tiles[node] - FIRST_TILE]
        s.clear(node)
        if action.kind == "clear":
            pay(s, seat, frame[2])
            s.hazards[seat] += (s.c.tile_index[tile.id],)
            s.emit("cleared_hazard", seat, action.args[0], tile.id)
        else:
            s.outlaws[seat * OUTLAW_COLOURS + tile.outlaw] += 1
            s.emit("took_outlaw", seat, action.args[0], tile.id)
            gain_money(s, seat, s.c.nodes[node].money)
            if s.c.nodes[node].token:
                gain_tokens(s, seat, s.c.nodes[node].token)

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind == "clear":
            if frame[2] == NO_HAZARD:
                return Refusal("GWT-HAZ-02", "no-hazard-here")
            return Refusal("GWT-HAZ-02", "no-tile-there", {"node": action.args[0]})
        if action.kind == "bounty":
            if not frame[3]:
                return Refusal("GWT-OUT-02", "no-outlaw-here")
            return Refusal("GWT-OUT-02", "no-tile-there", {"node": action.args[0]})
        return None

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int | str]:
        kinds = ("hazard" if frame[2] != NO_HAZARD else "", "outlaw" if frame[3] else "")
        return {"kinds": "-or-".join(kind for kind in kinds if kind), "cost": max(frame[2], 0)}
