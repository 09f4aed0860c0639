"""Choosing a persona, and what happens on taking the card (CAR-PCH, CAR-PY)."""

from trailboss.games.carson_city.state import IN_STOCK, TownState
from trailboss.games.carson_city.town import PARCEL_INDEX
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame, Question


def claimable(s: TownState) -> list[int]:
    return [parcel for parcel in s.board.land if s.owner[parcel] < 0]


def claim(s: TownState, seat: int, action: Action) -> None:
    s.own(seat, PARCEL_INDEX[str(action.args[0])])
    s.emit("claimed", seat, action.args[0])


def explain_claim(s: TownState, rule: str, action: Action) -> Refusal | None:
    if action.kind != "claim":
        return None
    parcel = PARCEL_INDEX[str(action.args[0])]
    never = s.hooks.off_limits(s, parcel)
    return never or Refusal(rule, "owned", {"parcel": action.args[0], "seat": s.owner[parcel]})


class StartParcel(Question[TownState]):
    """A starting parcel, free of charge (CAR-SET-08, 09)."""

    name = "start_parcel"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation.claim
        return [say[parcel] for parcel in claimable(s)]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        claim(s, seat, action)

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return explain_claim(s, "CAR-SET-09", action)

    def prompt(self, s: TownState, frame: Frame) -> dict[str, int]:
        return {"number": s.parcels[frame[1]] + 1}


class ChoosePersona(Question[TownState]):
    name = "persona"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        taken = s.persona
        return [card for i, card in enumerate(s.notation.take) if i not in taken]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        """The effects of the card come before the next choice (CAR-PCH-02)."""
        s.agenda.pop()
        persona = s.c.persona_index[str(action.args[0])]
        s.persona[seat] = persona
        s.emit("took_persona", seat, action.args[0], s.cards[persona].side)
        s.hooks.take_effect(s, seat)

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "take":
            return None
        holder = s.persona.index(s.c.persona_index[str(action.args[0])])
        return Refusal("CAR-PCH-01", "persona-taken", {"persona": action.args[0], "seat": holder})

    def prompt(self, s: TownState, frame: Frame) -> dict[str, int]:
        return {"round": s.round}


def take_effect(s: TownState, seat: int) -> None:
    """What a card gives at once, and the question it leads to, if any."""
    card = s.card(seat)
    assert card is not None
    s.gain(seat, card.cash)
    s.gain_roads(seat, card.roads)
    if card.white_cowboy:
        s.white = IN_STOCK
    if card.parcel and s.tiles_left(seat) and claimable(s):
        s.agenda.append(("settle", seat))
    if card.choice:
        s.agenda.append(("reward", seat))
    if _recruits(s, seat):
        s.agenda.append(("recruit", seat))


def _recruits(s: TownState, seat: int) -> list[int]:
    """How many cowboys the captain can pay for (CAR-PY-12, 13)."""
    card = s.card(seat)
    assert card is not None
    most, cash = s.supply[seat], s.cash[seat]
    return [number for number, price in card.cowboys if number <= most and price <= cash]


class Settle(Question[TownState]):
    """The yellow settler's free parcel, which must be taken (CAR-PY-11)."""

    name = "settle"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation.claim
        return [say[parcel] for parcel in claimable(s)]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        claim(s, seat, action)

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return explain_claim(s, "CAR-PY-11", action)


class Reward(Question[TownState]):
    """Dollars now, or what the card promises for later (CAR-PY-08)."""

    name = "reward"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        return [s.notation.cash, s.notation.wait]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        card = s.card(seat)
        assert card is not None
        if action is s.notation.cash:
            s.gain(seat, card.choice)
        else:
            s.promised[seat] = 1
            s.emit("waits", seat, card.later)

    def prompt(self, s: TownState, frame: Frame) -> dict[str, str | int]:
        card = s.card(frame[1])
        assert card is not None
        return {"later": card.later, "dollars": card.choice}


class Recruit(Question[TownState]):
    """The yellow captain buys cowboys, once (CAR-PY-12)."""

    name = "recruit"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        return [*[s.notation.recruit[number] for number in _recruits(s, seat)], PASS]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is PASS:
            return
        card = s.card(seat)
        assert card is not None
        number = int(action.args[0])
        s.pay(seat, dict(card.cowboys)[number])
        s.supply[seat] -= number
        s.stock[seat] += number
        s.emit("recruited", seat, number)

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "recruit":
            return None
        card = s.card(seat)
        assert card is not None
        number = int(action.args[0])
        if number > s.supply[seat]:
            return Refusal("CAR-PY-13", "no-such-cowboys", {"has": s.supply[seat]})
        return not_enough("CAR-PY-13", dict(card.cowboys)[number], s.cash[seat])


def not_enough(rule: str, needs: int, has: int) -> Refusal:
    return Refusal(rule, "not-enough-money", {"needs": needs, "has": has})
