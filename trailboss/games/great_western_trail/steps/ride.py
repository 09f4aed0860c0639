"""Phase A and every other ride along the trail (GWT-MOVE, GWT-FEE, GWT-HERD, GWT-OBJ-11 to 14)."""

from trailboss.games.great_western_trail.cards import leave_hand
from trailboss.games.great_western_trail.state import FIRST_PRIVATE, FIRST_TILE, TrailState
from trailboss.kernel.action import PASS, STOP, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame, Question

PHASE_A, AGAIN, FREE_BEFORE, FREE_DURING = range(4)
"""Why the herder rides: phase A, a herder action of a building, or the free move of an objective
card played before phase A or in phase B."""


def ride_again(s: TrailState, seat: int, steps: int) -> None:
    """A herder action: the old location is finished, a whole new phase B follows (GWT-HERD)."""
    s.agenda.pop()
    s.agenda.append(("arrive", seat))
    s.agenda.append(("ride", seat, steps, False, AGAIN))


def ride_freely(s: TrailState, seat: int, steps: int) -> None:
    before = s.agenda[-1][0] == "ride"
    s.agenda.append(("ride", seat, steps, False, FREE_BEFORE if before else FREE_DURING))


def free_moves(s: TrailState, seat: int) -> list[int]:
    """Where the free move can go next: never into Kansas City (GWT-OBJ-12)."""
    ahead = s.box.trail.next_locations(s.herder[seat], s.occupied)
    return [node for node in ahead if node != s.c.kansas_city]


def fee_at(s: TrailState, seat: int, node: int) -> tuple[int, int]:
    """What entering the node costs and who gets it, -1 for the bank (GWT-FEE-02 to 04)."""
    code = s.tiles[node]
    if code >= FIRST_TILE:
        return s.c.table[s.seats].fee[s.c.tiles[code - FIRST_TILE].hand], -1
    if code >= FIRST_PRIVATE:
        owner = (code - FIRST_PRIVATE) // len(s.c.private)
        if owner != seat:
            return s.c.table[s.seats].fee[s.building(code).hand], owner
    return 0, -1


class Place(Question[TrailState]):
    """The first turn: the herder is put on any neutral building (GWT-TURN-04)."""

    name = "place"

    def options(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        return list(s.box.notation.place.values())

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        s.herder[seat] = s.c.node_index[str(action.args[0])]
        s.emit("placed_herder", seat, action.args[0])

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return Refusal("GWT-TURN-04", "another-question") if action.kind == "ride" else None


class Ride(Question[TrailState]):
    """One step at a time: where to next, or stop here. Frame: steps left, moved yet, why."""

    name = "ride"

    def options(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        _, _, _, moved, why = frame
        say = s.box.notation
        if why >= FREE_BEFORE:
            nodes = free_moves(s, seat)
            options = [say.ride[node] for node in nodes]
            options.append(STOP if moved else PASS)
            return options
        ahead = s.box.trail.next_locations(s.herder[seat], s.occupied)
        options = [say.ride[node] for node in ahead]
        if moved:
            options.append(STOP)
        elif why == PHASE_A:
            options += playable(s, seat)
        return options

    def forced(self, s: TrailState, frame: Frame) -> bool:
        """The first question of phase A also offers objective cards, which are hidden."""
        return bool(frame[3]) or frame[4] != PHASE_A

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        _, _, left, moved, why = frame
        if action.kind == "play":
            play_objective(s, seat, action)
            return
        if action.kind != "ride":
            self._finish(s, seat, bool(moved), why)
            return
        node = s.c.node_index[str(action.args[0])]
        s.herder[seat] = node
        s.emit("rode", seat, action.args[0])
        if why <= AGAIN:
            _pay_fee(s, seat, node)
        if left == 1 or node == s.c.kansas_city:
            self._finish(s, seat, True, why)
        else:
            s.agenda[-1] = ("ride", seat, left - 1, True, why)

    def _finish(self, s: TrailState, seat: int, moved: bool, why: int) -> None:
        s.agenda.pop()
        if why == FREE_DURING and moved:
            s.agenda.pop()  # the visit of the location is over, phase C follows (GWT-OBJ-14)

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        _, _, _, moved, why = frame
        if action.kind == "ride":
            if action is s.box.notation.ride[s.c.kansas_city] and why >= FREE_BEFORE:
                return Refusal("GWT-OBJ-12", "free-move-kansas-city")
            return self._explain_ride(s, frame, seat, s.c.node_index[str(action.args[0])])
        if action in (STOP, PASS) and not moved:
            return Refusal("GWT-MOVE-06", "no-step-yet")
        if action.kind == "play":
            if why == PHASE_A and not moved:
                return Refusal("GWT-OBJ-03", "not-in-hand", {"card": action.args[0]})
            return Refusal("GWT-OBJ-04", "middle-of-action")
        return None

    def _explain_ride(self, s: TrailState, frame: Frame, seat: int, node: int) -> Refusal:
        if not s.occupied >> node & 1:
            return Refusal("GWT-MOVE-01", "not-a-location", {"node": s.c.nodes[node].id})
        distance = steps_between(s, s.herder[seat], node)
        if distance == 0:
            return Refusal("GWT-MOVE-05", "not-ahead", {"node": s.c.nodes[node].id})
        if distance > frame[2]:
            return Refusal("GWT-MOVE-03", "too-far", {"needs": distance, "has": frame[2]})
        return Refusal("GWT-DEC-04", "step-by-step", {"node": s.c.nodes[node].id})

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int | str]:
        return {"steps": frame[2], "why": ("phase-a", "again", "free", "free")[frame[4]]}


def _pay_fee(s: TrailState, seat: int, node: int) -> None:
    """Pay at once, as far as the money goes; there is no debt (GWT-FEE-05)."""
    fee, owner = fee_at(s, seat, node)
    if not fee:
        return
    paid = min(fee, s.money[seat])
    s.money[seat] -= paid
    if owner >= 0:
        s.collect_fee(owner, seat, paid)
    else:
        s.emit("paid_fee_to_bank", seat, paid)


def steps_between(s: TrailState, start: int, goal: int) -> int:
    """The fewest steps from a node to a location ahead; 0 when it is not ahead."""
    reached = {start}
    for distance in range(1, len(s.c.nodes)):
        reached = {n for node in reached for n in s.box.trail.next_locations(node, s.occupied)}
        if goal in reached:
            return distance
    return 0


def playable(s: TrailState, seat: int) -> list[Action]:
    """The objective cards in hand, one action per different card (GWT-OBJ-03)."""
    hand = s.hand[seat]
    first = s.c.first_objective
    if not hand or hand[-1] < first:
        return []
    say = s.box.notation
    return [say.play[card] for card in dict.fromkeys(hand) if card >= first]


def play_objective(s: TrailState, seat: int, action: Action) -> None:
    """Put it into the objective area, then its immediate action or nothing (GWT-OBJ-06)."""
    card = s.c.card_index[str(action.args[0])]
    leave_hand(s, seat, card)
    s.area[seat].append(card)
    s.emit("played_objective", seat, action.args[0])
    effect = s.c.objectives[card].effect
    if effect is not None:
        s.agenda.append(("offered", seat, effect.index))
