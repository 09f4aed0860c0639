"""The end of a round and of the game (CAR-END, CAR-SCO)."""

from trailboss.games.carson_city.state import (
    CASH_LIMIT,
    IN_SUPPLY,
    NOBODY,
    TownState,
)
from trailboss.games.carson_city.steps.personas import not_enough
from trailboss.games.carson_city.steps.row import refill
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question


class Counter(Automatic[TownState]):
    """The turn counter blocks the cheapest space for points that is still open (CAR-END-02)."""

    name = "counter"

    def run(self, s: TownState, frame: Frame) -> None:
        for space in s.c.spaces:
            if space.rounds == s.round:
                s.emit("space_blocked", space.id)


class NewCowboys(Automatic[TownState]):
    """So many as the round brings, up to ten in stock (CAR-END-03, 04)."""

    name = "new_cowboys"

    def run(self, s: TownState, frame: Frame) -> None:
        for seat in s.passed:
            number = min(s.c.new_cowboys[s.round - 1], s.supply[seat])
            if number:
                s.supply[seat] -= number
                s.stock[seat] += number
                s.emit("new_cowboys", seat, number)


class CashLimits(Automatic[TownState]):
    """Asks everybody who must spend or could spend for points (CAR-END-05)."""

    name = "cash_limits"

    def run(self, s: TownState, frame: Frame) -> None:
        for seat in reversed(s.passed):
            if must_spend(s, seat) or s.cash[seat] >= s.c.limit_dollars:
                s.agenda.append(("cash_limit", seat))


def must_spend(s: TownState, seat: int) -> int:
    """The dollars above the limit of the persona."""
    card = s.card(seat)
    assert card is not None
    return max(0, s.cash[seat] - card.limit)


class CashLimit(Question[TownState]):
    """The least that must be spent, or a multiple of ten above it (CAR-END-06)."""

    name = "cash_limit"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation
        least = must_spend(s, seat)
        step = s.c.limit_dollars
        more = range((least // step + 1) * step, s.cash[seat] + 1, step)
        return [say.least if least else PASS, *[say.spend[dollars] for dollars in more]]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is PASS:
            return
        spent = must_spend(s, seat) if action.kind == "least" else int(action.args[0])
        s.pay(seat, spent)
        s.score(seat, CASH_LIMIT, spent // s.c.limit_dollars)

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        least = must_spend(s, seat)
        if action.kind == "spend" and int(action.args[0]) > s.cash[seat]:
            return not_enough("CAR-END-05", int(action.args[0]), s.cash[seat])
        if action.kind == "spend" or (action is PASS and least):
            return Refusal("CAR-END-05", "must-spend", {"dollars": least})
        if action.kind == "least":
            return Refusal("CAR-END-05", "nothing-to-spend")
        return None

    def prompt(self, s: TownState, frame: Frame) -> dict[str, int]:
        seat: int = frame[1]
        card = s.card(seat)
        assert card is not None
        return {"cash": s.cash[seat], "limit": card.limit, "least": must_spend(s, seat)}


class Refill(Automatic[TownState]):
    name = "refill"

    def run(self, s: TownState, frame: Frame) -> None:
        refill(s)


class ReturnLoans(Automatic[TownState]):
    """The three-guns chip, the white cowboy and the cards go back (CAR-END-09)."""

    name = "return_loans"

    def run(self, s: TownState, frame: Frame) -> None:
        s.guns = NOBODY
        s.white = IN_SUPPLY
        s.persona = [NOBODY] * s.seats


class GameOver(Automatic[TownState]):
    name = "game_over"

    def run(self, s: TownState, frame: Frame) -> None:
        s.emit("game_over")
