"""Phase A and every other ride along the trail (GWT-MOVE, GWT-FEE, GWT-HERD, GWT-OBJ-11 to 14)."""

from collections.abc import Sequence
from typing import Final

from trailboss.games.great_western_trail.cards import hand_is_known, leave_hand
from trailboss.games.great_western_trail.state import FIRST_PRIVATE, TrailState
from trailboss.games.great_western_trail.ways import Way, Ways, fee_at
from trailboss.kernel.action import PASS, STOP, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame, Question

PHASE_A: Final = 0
AGAIN: Final = 1
FREE_BEFORE: Final = 2
FREE_DURING: Final = 3
"""Why the herder rides: phase A, a herder action of a building, or the free move of an objective
card played before phase A or in phase B."""

STEP_LIMIT: Final = 0
"""As a number of steps: what the player board allows when the ride begins. Objective cards played
before may still raise it (GWT-OBJ-03)."""

RIDES: Final = ("ride", "ride-by", "ride-by-two", "ride-by-three")
"""The kinds of answers that say where to ride, by how many routes they name."""


def ride_again(s: TrailState, seat: int, steps: int) -> None:
    """A herder action: the old location is finished, a whole new phase B follows (GWT-HERD)."""
    s.agenda.pop()
    s.agenda.append(("arrive", seat))
    s.agenda.append(("ride", seat, steps, AGAIN))


def ride_freely(s: TrailState, seat: int, steps: int) -> None:
    before = s.agenda[-1][0] == "ride"
    s.agenda.append(("ride", seat, steps, FREE_BEFORE if before else FREE_DURING))


def can_ride_freely(s: TrailState, seat: int) -> bool:
    """Never into Kansas City (GWT-OBJ-12)."""
    ahead = s.trail.next_locations(s.herder[seat], s.occupied)
    return any(node != s.c.kansas_city for node in ahead)


class Place(Question[TrailState]):
    """The first turn: the herder is put on any neutral building (GWT-TURN-04)."""

    name = "place"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        return list(s.notation.place.values())

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        s.herder[seat] = s.c.node_index[str(action.args[0])]
        s.emit("placed_herder", seat, action.args[0])

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return s.refusal_now("GWT-TURN-04", "another-question") if action.kind in RIDES else None


class Ride(Question[TrailState]):
    """Where to stop, and by which way where it makes a difference. Frame: steps, why."""

    name = "ride"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        why: int = frame[3]
        found = s.ways = Ways(s, seat, most_steps(s, frame), pays=why <= AGAIN)
        answers = _rides(s, found)
        if why >= FREE_BEFORE:
            kansas_city = s.notation.ride[s.c.kansas_city]
            if kansas_city in answers:  # never there (GWT-OBJ-12)
                answers.remove(kansas_city)
            answers.append(PASS)
        elif why == PHASE_A:
            answers += playable(s, seat)
        return answers

    def forced(self, s: TrailState, frame: Frame) -> bool:
        """Phase A also offers objective cards, which are hidden (GWT-DEC-03)."""
        seat: int = frame[1]
        why: int = frame[3]
        return why != PHASE_A or nothing_to_play(s, seat)

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        why: int = frame[3]
        if action.kind == "play":
            play_objective(s, seat, action)
            return
        s.agenda.pop()
        if action is PASS:
            return
        ride(s, seat, _meant(s, s.ways or ways_of(s, frame), action), pays=why <= AGAIN)
        if why == FREE_DURING:
            s.agenda.pop()  # the visit of the location is over, phase C follows (GWT-OBJ-14)

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        why = frame[3]
        if action.kind in RIDES:
            return explain_ride(s, frame, action)
        if action in (STOP, PASS):
            return Refusal("GWT-MOVE-06", "no-step-yet")
        if action.kind == "play":
            if why == PHASE_A:
                return Refusal("GWT-OBJ-03", "not-in-hand", {"card": action.args[0]})
            return Refusal("GWT-OBJ-04", "middle-of-action")
        return None

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int | str]:
        why = ("phase-a", "again", "free", "free")[frame[3]]
        return {"steps": most_steps(s, frame), "why": why}


def most_steps(s: TrailState, frame: Frame) -> int:
    steps: int = frame[2]
    return s.step_limit(frame[1]) if steps == STEP_LIMIT else steps


def ways_of(s: TrailState, frame: Frame) -> Ways:
    _, seat, _, why = frame
    return Ways(s, seat, most_steps(s, frame), pays=why <= AGAIN)


def _rides(s: TrailState, found: Ways) -> list[Action]:
    say = s.notation
    if not found.others:
        return [say.ride[place] for place in found.ends()]
    answers: list[Action] = []
    for place in found.ends():
        answers.append(say.ride[place])
        if place in found.others:
            answers += [say.ride_by[_named(s, found, way)] for way in found.named(place)]
    return answers


def way_to(s: TrailState, frame: Frame, action: Action) -> Way:
    return _meant(s, ways_of(s, frame), action)


def _meant(s: TrailState, offered: Ways, action: Action) -> Way:
    place = s.c.node_index[str(action.args[0])]
    if action.kind == "ride":
        return offered.plain(place)
    routes = action.args[1:]
    return next(way for way in offered.named(place) if _named(s, offered, way)[1] == routes)


def _named(s: TrailState, offered: Ways, way: Way) -> tuple[int, tuple[str, ...]]:
    return way[-1], s.notation.routes.telling(way, offered.plain(way[-1]))


def ride(s: TrailState, seat: int, way: Way, pays: bool) -> None:
    """The whole way first, then what was paid on it, in walking order (GWT-FEE-01)."""
    nodes = s.c.nodes
    places = s.trail.along(s.herder[seat], way, s.occupied)
    s.herder[seat] = way[-1]
    s.emit("rode", seat, nodes[way[-1]].id, len(way), [nodes[place].id for place in places])
    if pays:
        for node in way:
            if s.tiles[node] >= FIRST_PRIVATE:
                _pay_fee(s, seat, node)


def _pay_fee(s: TrailState, seat: int, node: int) -> None:
    """As far as the money goes; there is no debt (GWT-FEE-05)."""
    fee, owner = fee_at(s, seat, node)
    if not fee:
        return
    paid = min(fee, s.money[seat])
    s.money[seat] -= paid
    if owner >= 0:
        s.collect_fee(owner, seat, node, paid)
    else:
        s.emit("paid_fee_to_bank", seat, s.c.nodes[node].id, paid)


def explain_ride(s: TrailState, frame: Frame, action: Action) -> Refusal:
    _, seat, _, why = frame
    args = {"node": action.args[0]}
    node = s.c.node_index[str(action.args[0])]
    if node == s.c.kansas_city and why >= FREE_BEFORE:
        return Refusal("GWT-OBJ-12", "free-move-kansas-city")
    if not s.occupied >> node & 1:
        return Refusal("GWT-MOVE-01", "not-a-location", args)
    stops = s.trail.shortest(s.herder[seat], s.occupied).get(node, ())
    if not stops:
        return Refusal("GWT-MOVE-05", "not-ahead", args)
    most = most_steps(s, frame)
    if len(stops) > most:
        rule = ("GWT-MOVE-03", "GWT-HERD-01", "GWT-OBJ-11", "GWT-OBJ-11")[why]
        return Refusal(rule, "too-far", {"needs": len(stops), "has": most})
    return Refusal("GWT-DEC-04", "no-such-way", args)


def nothing_to_play(s: TrailState, seat: int) -> bool:
    """Whether everybody knows that no objective card can be played: then the only answer tells
    nothing, unless an exchange token could still bring one."""
    hand = s.hand[seat]
    first = s.c.first_objective
    if (hand and hand[-1] >= first) or s.interruptions(seat):
        return False
    return hand_is_known(s, seat) or all(card < first for card in s.stack[seat])


def playable(s: TrailState, seat: int) -> Sequence[Action]:
    """The objective cards in hand, one action per different card (GWT-OBJ-03)."""
    hand = s.hand[seat]
    first = s.c.first_objective
    if not hand or hand[-1] < first:
        return ()
    say = s.notation
    return [say.play[card] for card in dict.fromkeys(hand) if card >= first]


def play_objective(s: TrailState, seat: int, action: Action) -> None:
    """Put it into the objective area, then its immediate action or nothing (GWT-OBJ-06)."""
    card = s.c.card_index[str(action.args[0])]
    leave_hand(s, seat, card)
    s.area[seat] += (card,)
    s.emit("played_objective", seat, action.args[0])
    effect = s.c.objectives[card].effect
    if effect is not None:
        s.agenda.append(("offered", seat, effect.index))
