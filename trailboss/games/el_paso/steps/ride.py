"""Placing and moving the rancher (ELP-MOVE, ELP-RIDE)."""

from typing import Final

from trailboss.games.el_paso.cards import discard_workers
from trailboss.games.el_paso.pieces import COWBOY
from trailboss.games.el_paso.state import PasoState
from trailboss.games.el_paso.steps.any_time import ANY_TIME, LEAVING, OpenQuestion, can_exchange
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame

MOVEMENT: Final = 0
AGAIN: Final = 1
"""Why the rancher moves: the movement phase, or a ride of a building or train card."""


class Place(OpenQuestion):
    """The first turn: the rancher is put on any neutral building (ELP-MOVE-01)."""

    name = "place"

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        return [s.notation.place[node] for node in s.c.neutral_nodes]

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        s.rancher[seat] = s.c.node_index[str(action.args[0])]
        s.emit("placed_rancher", seat, action.args[0])

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return None if action.kind in ANY_TIME else Refusal("ELP-MOVE-01", "place-first")


def ride_again(s: PasoState, seat: int, steps: int) -> None:
    """A ride ends the visit and the use of the train (ELP-RIDE-04); a new visit follows."""
    while s.agenda[-1][0] in ("visit", "train_card"):
        s.agenda.pop()
    s.agenda.append(("arrive", seat))
    s.agenda.append(("ride", seat, steps, AGAIN))


def _most_steps(s: PasoState, seat: int, limit: int) -> int:
    """All cowboys in the area included (ELP-MOVE-08)."""
    return limit + s.area[seat * s.c.worker_kinds + COWBOY] * s.c.workers[COWBOY].step


def cowboys_for(s: PasoState, beyond: int) -> int:
    """How many are discarded to go so many steps beyond the limit (ELP-MOVE-10)."""
    return max(0, -(-beyond // s.c.workers[COWBOY].step))


class Ride(OpenQuestion):
    """Where to; further than the limit for one cowboy each (ELP-MOVE-08). Frame: limit, why."""

    name = "ride"

    def forced(self, s: PasoState, frame: Frame) -> bool:
        """Only a cowboy who comes up in an exchange could lead further."""
        seat: int = frame[1]
        alone = len(s.road.reach(s.rancher[seat], s.occupied)) == 1
        return alone or not can_exchange(s, seat)

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation.ride
        most = _most_steps(s, seat, frame[2])
        reach = s.road.reach(s.rancher[seat], s.occupied)
        return [say[node] for node, steps in reach if steps <= most]

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        node = s.c.node_index[str(action.args[0])]
        steps = steps_to(s, seat, node)
        if steps > frame[2]:
            discard_workers(s, seat, COWBOY, cowboys_for(s, steps - frame[2]))
        way = s.road.way(s.rancher[seat], node, s.occupied)
        s.rancher[seat] = node
        s.emit("rode", seat, action.args[0], steps, way)

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind in LEAVING:
            return Refusal("ELP-MOVE-03", "must-move")
        if action.kind != "ride":
            return None
        node = s.c.node_index[str(action.args[0])]
        if not s.occupied >> node & 1:
            return Refusal("ELP-MOVE-04", "not-a-stop", {"node": action.args[0]})
        if node == s.rancher[seat]:
            return Refusal("ELP-MOVE-03", "must-move")
        steps = steps_to(s, seat, node)
        if not steps:
            return _not_ahead(s, s.rancher[seat], node)
        most = _most_steps(s, seat, frame[2])
        rule = "ELP-MOVE-07" if frame[3] == MOVEMENT else "ELP-RIDE-01"
        return Refusal(rule, "too-far", {"needs": steps, "has": most})

    def prompt(self, s: PasoState, frame: Frame) -> dict[str, int | str]:
        return {"steps": frame[2], "why": ("movement", "again")[frame[3]]}


def _not_ahead(s: PasoState, here: int, node: int) -> Refusal:
    """The trail is a circle: whatever isn't ahead is behind as well as beyond El Paso."""
    args = {"node": s.c.nodes[node].id}
    if s.c.nodes[node].next == s.c.nodes[here].next:
        return Refusal("ELP-MOVE-06", "other-branch", args)
    if s.road.spaces_ahead(node, here) <= s.road.spaces_ahead(here, node):
        return Refusal("ELP-MOVE-05", "backwards", args)
    return Refusal("ELP-MOVE-11", "beyond-el-paso", args)


def steps_to(s: PasoState, seat: int, node: int) -> int:
    """The fewest steps to a stop ahead; 0 when it cannot be reached in one movement."""
    for stop, steps in s.road.reach(s.rancher[seat], s.occupied):
        if stop == node:
            return steps
    return 0
