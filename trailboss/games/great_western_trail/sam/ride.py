"""Sam's way along the trail, and what he leaves at the person's buildings (SAM-MOVE, SAM-FEE)."""

from typing import Final

from trailboss.games.great_western_trail.pieces import Building
from trailboss.games.great_western_trail.sam.deck import printed
from trailboss.games.great_western_trail.sam.rancher import explain
from trailboss.games.great_western_trail.state import FIRST_PRIVATE, FIRST_TILE, TrailState
from trailboss.games.great_western_trail.ways import fee_at
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question

PERSON: Final = 0


class Ways:
    """Length and fees of the best route to Kansas City from anywhere, as it is now."""

    def __init__(self, s: TrailState, seat: int) -> None:
        self._s = s
        self._seat = seat
        self._known: dict[int, tuple[int, int]] = {s.c.kansas_city: (0, 0)}

    def cost(self, node: int) -> tuple[int, int]:
        """Locations ahead, Kansas City included, then the sum of their hand fees (SAM-MOVE-03)."""
        known = self._known.get(node)
        if known is None:
            known = self._known[node] = min(self.through(other) for other in self._ahead(node))
        return known

    def through(self, location: int) -> tuple[int, int]:
        """The cost of entering a location and going on from there."""
        locations, fees = self.cost(location)
        return 1 + locations, fee_at(self._s, self._seat, location)[0] + fees

    def shortest(self, node: int) -> list[int]:
        """The next locations on the shortest routes, in the order of the board."""
        ahead = self._ahead(node)
        length = min(self.through(other)[0] for other in ahead)
        return [other for other in ahead if self.through(other)[0] == length]

    def best(self, node: int) -> tuple[int, str]:
        """Of the shortest the one with the smallest fees, then the first (SAM-MOVE-04, 05).

        And what decided, if the trail forks.
        """
        ahead = self._ahead(node)
        if len(ahead) == 1:
            return ahead[0], ""
        shortest = self.shortest(node)
        costs = [self.through(other) for other in shortest]
        cheapest = min(costs)
        chosen = shortest[costs.index(cheapest)]
        if len(shortest) == 1:
            return chosen, "shortest-way"
        return chosen, "lowest-fees" if costs.count(cheapest) == 1 else "first-branch"

    def _ahead(self, node: int) -> tuple[int, ...]:
        return self._s.box.trail.next_locations(node, self._s.occupied)


class SamRides(Automatic[TrailState]):
    """Step by step to where his card takes him, or to Kansas City. Frame: steps left."""

    name = "sam_rides"

    def run(self, s: TrailState, frame: Frame) -> None:
        _, seat, left = frame
        ways = Ways(s, seat)
        told = ""
        asks = s.options["sam_path_tie"] == "human_chooses"
        while left and s.herder[seat] != s.c.kansas_city:
            node = s.herder[seat]
            if asks and len(ways.shortest(node)) > 1:
                s.agenda.append(("sam_route", PERSON, seat, left))
                return
            location, because = ways.best(node)
            if because and because != told:
                explain(s, because)
                told = because
            enter(s, seat, location)
            left -= 1


def enter(s: TrailState, seat: int, node: int) -> None:
    """He pays nothing; what a person is owed comes from the bank (SAM-FEE-01)."""
    places = s.trail.along(s.herder[seat], (node,), s.occupied)
    s.herder[seat] = node
    s.emit("rode", seat, s.c.nodes[node].id, 1, [s.c.nodes[place].id for place in places])
    fee, owner = fee_at(s, seat, node)
    if fee and owner >= 0:
        s.money[owner] += fee
        s.emit("fee_for_sam", seat, owner, fee)


class SamRoute(Question[TrailState]):
    """Which of the equally short ways Sam takes next (SAM-DEC-02). Frame: his seat, steps left."""

    name = "sam_route"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        rival = frame[2]
        say = printed(s).lead
        return [say[node] for node in Ways(s, rival).shortest(s.herder[rival])]

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        _, _, rival, left = frame
        s.agenda.pop()
        s.agenda.append(("sam_rides", rival, left - 1))
        enter(s, rival, s.c.node_index[str(action.args[0])])

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "lead":
            return None
        return Refusal("SAM-MOVE-03", "not-sams-way", {"node": action.args[0]})

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int]:
        return {"steps": frame[3]}


def tile_identity(s: TrailState, code: int) -> int:
    """Tiles of Sam that show another side than the person's are other buildings (SAM-BUILD-06)."""
    assert FIRST_PRIVATE <= code < FIRST_TILE
    size = len(s.c.private)
    owner, number = s.owner_and_number(code)
    mine: Building = s.side(PERSON, number)
    same = s.side(owner, number) is mine
    return FIRST_PRIVATE + number + (0 if same else size)
