"""The place-a-branchlet action (RTN-PLACE) and what it brings (RTN-SLOT, RTN-TOWN)."""

from trailboss.games.great_western_trail.rails_to_the_north.components import SLOTS
from trailboss.games.great_western_trail.rails_to_the_north.network import (
    empty_slots,
    legal_slots,
    placed,
    reach,
)
from trailboss.games.great_western_trail.rails_to_the_north.state import north
from trailboss.games.great_western_trail.state import NOWHERE, TrailState
from trailboss.games.great_western_trail.steps.deck import gain_certificates
from trailboss.games.great_western_trail.steps.objective import any_left
from trailboss.games.great_western_trail.steps.station import can_upgrade
from trailboss.games.western.purse import gain_money, gain_tokens, pay
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question


class Branches(Automatic[TrailState]):
    """So many placements are granted, one after the other; one without a legal slot lapses."""

    name = "branches"

    def run(self, s: TrailState, frame: Frame) -> None:
        _, seat, left = frame
        if legal_slots(s, seat):
            s.agenda.append(("branch", seat, left))


class Branch(Question[TrailState]):
    """Where to: town and slot, or forfeit this placement. Frame: placements granted."""

    name = "branch"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        say = north(s).say.branch
        return [*(say[town][slot] for town, slot in legal_slots(s, seat)), PASS]

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if frame[2] > 1:
            s.agenda.append(("branches", seat, frame[2] - 1))
        if action is PASS:
            s.emit("forfeited", seat)
        else:
            put(s, seat, north(s).map.town_index[str(action.args[0])], int(action.args[1]))

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "branch":
            return None
        return explain_branch(
            s, seat, north(s).map.town_index[str(action.args[0])], int(action.args[1])
        )

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int]:
        return {"left": frame[2]}


def explain_branch(s: TrailState, seat: int, town: int, slot: int) -> Refusal:
    id = north(s).map.towns[town].id
    if north(s).branches[seat] >> town & 1:
        return Refusal("RTN-ACCESS-07", "branch-there", {"town": id})
    if not reach(s, seat) >> town & 1:
        return Refusal("RTN-ACCESS-01", "town-out-of-reach", {"town": id})
    if north(s).slots[town * SLOTS + slot] != NOWHERE:
        return Refusal("RTN-SLOT-01", "slot-taken", {"town": id})
    cost = north(s).map.towns[town].slots[slot].pay
    if cost > s.purse(seat):
        return Refusal("RTN-SLOT-03", "not-enough-money", {"needs": cost, "has": s.purse(seat)})
    if slot not in empty_slots(north(s), town):
        return Refusal("RTN-DEC-03", "same-slot", {"town": id})
    return Refusal("RTN-PLACE-04", "no-branch-possible")


def put(s: TrailState, seat: int, town: int, slot: int) -> None:
    """Pay and put it down, take the token of the bell, then the bonuses (RTN-PLACE-03)."""
    place = north(s).map.towns[town]
    north(s).slots[town * SLOTS + slot] = seat
    north(s).branches[seat] |= 1 << town
    s.emit("placed_branch", seat, place.id)
    pay(s, seat, place.slots[slot].pay)
    number = placed(s, seat)
    if number in north(s).map.bell_tokens:
        s.emit("emptied_bell", seat, north(s).map.emptied_bells(number))
        if north(s).map.bell_tokens[number]:
            gain_tokens(s, seat, north(s).map.bell_tokens[number])
    gain_money(s, seat, place.slots[slot].money)  # a station of the town may cost just that
    _start_town_bonus(s, seat, town)
    _start_slot_bonus(s, seat, town, slot)


def _start_slot_bonus(s: TrailState, seat: int, town: int, slot: int) -> None:
    bonus = north(s).map.towns[town].slots[slot]
    if bonus.token:
        s.agenda.append(("slot_token", seat, town, slot))
    if bonus.certificates:
        gain_certificates(s, seat, bonus.certificates)
    if bonus.objective and any_left(s):
        s.agenda.append(("objective", seat, False, True))


def _start_town_bonus(s: TrailState, seat: int, town: int) -> None:
    """Now or never: the station, or the tile of the medium town (RTN-TOWN-03 to 06)."""
    place = north(s).map.towns[town]
    if place.station >= 0 and can_upgrade(s, seat, place.station):
        s.agenda.append(("upgrade", seat, place.station))
    if place.medium >= 0:
        tile = north(s).map.town_tiles[north(s).town_tiles[place.medium]]
        if tile.effect is not None:
            s.agenda.append(("offered", seat, tile.effect.index))
        else:
            s.agenda.append(("gift", seat, north(s).town_tiles[place.medium]))
