"""Delivering cattle: cities, arrows, transport, the extraordinary delivery (GWT-DEL, ARW, TRN)."""

from trailboss.games.great_western_trail.pieces import Arrow
from trailboss.games.great_western_trail.state import TrailState
from trailboss.games.great_western_trail.steps.engine import explain_back, move_engine, space_of
from trailboss.games.great_western_trail.steps.objective import any_left
from trailboss.games.great_western_trail.steps.station import FOR_CITY, disc_obtainable
from trailboss.games.western.purse import gain_money, gain_tokens
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question


def transport_cost(s: TrailState, seat: int, city: int, extraordinary: bool) -> int:
    return 0 if extraordinary else s.c.transport[s.engine[seat]][city]


def cities(s: TrailState, seat: int, limit: int, extraordinary: bool) -> list[int]:
    """Cities within the limit that will take a disc of this player (GWT-DEL-01, 02, DSC-13)."""
    closed = s.closed_cities(seat)
    return [
        i
        for i in s.c.deliveries.within(limit, s.city_discs, seat * len(s.c.cities))
        if not closed >> i & 1
        and disc_obtainable(s, seat, s.money[seat] - transport_cost(s, seat, i, extraordinary))
    ]


class Delivery(Automatic[TrailState]):
    """Starts a delivery, unless no disc can be had anywhere (GWT-SPC-04)."""

    name = "delivery"

    def run(self, s: TrailState, frame: Frame) -> None:
        _, seat, limit, extraordinary = frame
        if cities(s, seat, limit, extraordinary):
            s.agenda.append(("deliver", seat, limit, extraordinary))
        else:
            s.emit("no_disc_to_deliver", seat)


class Deliver(Question[TrailState]):
    """Which city. Frame: highest value, extraordinary (9a: no transport, may be forfeited)."""

    name = "deliver"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation.deliver
        answers = [say[city] for city in cities(s, seat, frame[2], frame[3])]
        if frame[3]:
            answers.append(PASS)
        return answers

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is PASS:
            s.emit("forfeited", seat)
            return
        city = s.c.city_index[str(action.args[0])]
        if not frame[3]:
            s.agenda.append(("transport", seat, city))
        s.agenda.append(("disc", seat, FOR_CITY, city))

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "deliver":
            return None
        index = s.c.city_index[str(action.args[0])]
        city = s.c.cities[index]
        if city.value > frame[2]:
            return Refusal("GWT-DEL-01", "city-too-far", {"needs": city.value, "has": frame[2]})
        if s.closed_cities(seat) >> index & 1:
            return Refusal(s.hooks.rules.open_cities, "city-closed", {"city": city.id})
        if not city.repeat and s.city_discs[seat * len(s.c.cities) + index]:
            return Refusal(s.hooks.rules.discs_per_city, "city-taken", {"city": city.id})
        return Refusal("GWT-DSC-13", "no-disc")

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int]:
        return {"limit": frame[2]}


class DiscDelivered(Automatic[TrailState]):
    """The disc lies on the city: its bonus, then the arrows (GWT-DEL-05, GWT-DEL-06)."""

    name = "disc_delivered"

    def run(self, s: TrailState, frame: Frame) -> None:
        _, seat, index = frame
        city = s.c.cities[index]
        first = seat * len(s.c.cities)
        s.city_discs[first + index] += 1
        s.emit("delivered", seat, city.id)
        gain_money(s, seat, city.money)
        triggered = [
            arrow
            for arrow in s.c.city_arrows[index]
            if all(s.city_discs[first + other] for other in arrow.cities)
            and (arrow.objective or arrow.token)
        ]
        _trigger(s, seat, triggered)
        s.give_city_bonus(seat, index)
        if city.objective and any_left(s):
            s.agenda.append(("objective", seat, False, False))


def _trigger(s: TrailState, seat: int, arrows: list[Arrow]) -> None:
    """Carry out the arrows; ask for the order only where it could matter (GWT-ARW-03)."""
    if len(arrows) == 2 and arrows[0].token != arrows[1].token:
        s.agenda.append(("arrows", seat, *(s.c.arrows.index(arrow) for arrow in arrows)))
        return
    for arrow in arrows:
        s.agenda.append(("arrow", seat, s.c.arrows.index(arrow)))


class ArrowBonus(Automatic[TrailState]):
    """The immediate bonus of one arrow; an objective lapses when none is left (GWT-ARW-04)."""

    name = "arrow"

    def run(self, s: TrailState, frame: Frame) -> None:
        _, seat, index = frame
        arrow = s.c.arrows[index]
        s.emit("triggered_arrow", seat, arrow.id)
        if arrow.token:
            gain_tokens(s, seat, arrow.token)
        if arrow.objective and any_left(s):
            s.agenda.append(("objective", seat, False, False))


class ArrowOrder(Question[TrailState]):
    """Two different arrows: which bonus first (GWT-DEC-33)."""

    name = "arrows"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        return [s.notation.arrow[s.c.arrows[index].id] for index in frame[2:]]

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        chosen, other = frame[2:]
        if s.c.arrows[chosen].id != action.args[0]:
            chosen, other = other, chosen
        s.agenda.append(("arrow", seat, other))
        s.agenda.append(("arrow", seat, chosen))


class Transport(Automatic[TrailState]):
    """The last step of a delivery (GWT-TRN-03). Frame: the city."""

    name = "transport"

    def run(self, s: TrailState, frame: Frame) -> None:
        _, seat, city = frame
        cost = s.c.transport[s.engine[seat]][city]
        if cost:
            s.money[seat] -= cost
            s.emit("paid_transport", seat, cost)


class DeliverBack(Question[TrailState]):
    """Building 9a: how far back the engine goes for an extraordinary delivery (GWT-PB-9a)."""

    name = "deliver_back"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        spaces = s.railroad.back_anywhere(s.engine[seat], s.other_engines(seat))
        return [s.notation.engine[space] for space in spaces]

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        target = space_of(s, action)
        value = s.railroad.spaces_back(s.engine[seat], target, s.other_engines(seat))
        move_engine(s, seat, target)
        s.agenda.append(("engine_stopped", seat, target))
        s.agenda.append(("delivery", seat, value, True))

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return explain_back(s, seat, action, "GWT-PB-9a-1")
