"""Placing and replacing private buildings (GWT-BLD)."""

from trailboss.games.great_western_trail.state import NOWHERE, REPLACED, TrailState
from trailboss.games.western.purse import pay
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame, Question


def buildable(s: TrailState, seat: int, price: int) -> list[int]:
    """Numbers (from 0) of the own buildings that can go somewhere at ``price`` per builder."""
    first = seat * len(s.c.private)
    affordable = _affordable(s, seat, price)
    free = any(not s.tiles[node] for node in s.c.building_nodes)
    standing = [
        s.side(seat, n).builders for n in range(len(s.c.private)) if s.built_at[first + n] >= 0
    ]
    found = []
    for number in range(len(s.c.private)):
        if s.built_at[first + number] == NOWHERE:
            needed = s.side(seat, number).builders
            if (free and needed <= affordable) or any(
                old < needed <= old + affordable for old in standing
            ):
                found.append(number)
    return found


def _affordable(s: TrailState, seat: int, price: int) -> int:
    """For how many builders' worth builders and dollars last."""
    builders = s.builders(seat)
    return min(builders, s.purse(seat) // price) if price else builders


def sites(s: TrailState, seat: int, number: int, price: int) -> list[int]:
    """Empty building nodes, and own weaker buildings that it may replace (GWT-BLD-01 to 03)."""
    needed = s.side(seat, number).builders
    affordable = _affordable(s, seat, price)
    found = []
    if needed <= affordable:
        found = [node for node in s.c.building_nodes if not s.tiles[node]]
    first = seat * len(s.c.private)
    for other in range(len(s.c.private)):
        node = s.built_at[first + other]
        if (
            node >= 0
            and s.side(seat, other).builders < needed <= s.side(seat, other).builders + affordable
        ):
            found.append(node)
    return sorted(found)


class Build(Question[TrailState]):
    """Which building. Frame: dollars per builder, whether it may be declined."""

    name = "build"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation.build
        answers = [say[s.side(seat, number).id] for number in buildable(s, seat, frame[2])]
        if frame[3]:
            answers.append(PASS)
        return answers

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is PASS:
            s.emit("forfeited", seat)
        else:
            s.agenda.append(("site", seat, _number(s, action), frame[2]))

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "build":
            return None
        number = _number(s, action)
        building = s.side(seat, number)
        if building.id != action.args[0]:
            return Refusal("GWT-SET-13", "other-side", {"building": action.args[0]})
        if s.built_at[seat * len(s.c.private) + number] != NOWHERE:
            return Refusal("GWT-BLD-01", "already-built", {"building": building.id})
        if building.builders > s.builders(seat):
            return Refusal(
                "GWT-BLD-02",
                "not-enough-builders",
                {"needs": building.builders, "has": s.builders(seat)},
            )
        cost = building.builders * int(frame[2])
        return Refusal("GWT-BLD-02", "not-enough-money", {"needs": cost, "has": s.purse(seat)})

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int]:
        return {"price": frame[2]}


def _number(s: TrailState, action: Action) -> int:
    return s.c.private_index[str(action.args[0])]


class Site(Question[TrailState]):
    """Where to: an empty space, or a weaker own building. Frame: number, dollars per builder."""

    name = "site"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        return [s.notation.site[node] for node in sites(s, seat, frame[2], frame[3])]

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        _, _, number, price = frame
        s.agenda.pop()
        node = s.c.node_index[str(action.args[0])]
        builders = s.side(seat, number).builders
        first = seat * len(s.c.private)
        if s.tiles[node]:
            _, old = s.owner_and_number(s.tiles[node])
            builders -= s.side(seat, old).builders
            s.built_at[first + old] = REPLACED
            s.emit("replaced_building", seat, s.side(seat, old).id)
        s.built_at[first + number] = node
        s.put(node, s.private_code(seat, number))
        pay(s, seat, builders * price)
        s.emit("built", seat, s.side(seat, number).id, action.args[0])

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "site":
            return None
        _, _, number, price = frame
        node = s.c.node_index[str(action.args[0])]
        needed = s.side(seat, number).builders
        if s.tiles[node]:
            owner, old = s.owner_and_number(s.tiles[node])
            if owner != seat:
                return Refusal("GWT-BLD-05", "not-your-building", {"node": action.args[0]})
            if s.side(seat, old).builders >= needed:
                return Refusal(
                    "GWT-BLD-03", "not-a-better-building", {"building": s.side(seat, old).id}
                )
            needed -= s.side(seat, old).builders
        if needed > s.builders(seat):
            return Refusal(
                "GWT-BLD-02", "not-enough-builders", {"needs": needed, "has": s.builders(seat)}
            )
        return Refusal(
            "GWT-BLD-02", "not-enough-money", {"needs": needed * price, "has": s.purse(seat)}
        )

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, str]:
        return {"building": s.side(frame[1], frame[2]).id}
