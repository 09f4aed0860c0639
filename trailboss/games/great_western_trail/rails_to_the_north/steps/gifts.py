"""Things to take or leave: tokens of slots, gifts of medium towns, New York's station masters."""

from trailboss.games.great_western_trail.rails_to_the_north.state import north
from trailboss.games.great_western_trail.state import TrailState
from trailboss.games.great_western_trail.steps.station import offer_effects
from trailboss.games.western.purse import gain_money, gain_tokens
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame, Question


class SlotToken(Question[TrailState]):
    """The exchange token of a slot, now or never (RTN-SLOT-05). Frame: town and slot."""

    name = "slot_token"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        return [s.notation.accept, PASS]

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        _, _, town, slot = frame
        s.agenda.pop()
        if action is PASS:
            s.emit("forfeited", seat)
        else:
            gain_tokens(s, seat, north(s).map.towns[town].slots[slot].token)


class Gift(Question[TrailState]):
    """Dollars, or a card of the cattle market for nothing (RTN-MED-01, 02). Frame: the tile."""

    name = "gift"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        cards = s.c.group_cards[north(s).map.town_tiles[frame[2]].group]
        taken = [s.notation.take[card] for card in cards if s.market[card]]
        return [north(s).say.dollars, *taken, PASS]

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is PASS:
            s.emit("forfeited", seat)
        elif action is north(s).say.dollars:
            gain_money(s, seat, north(s).map.town_tiles[frame[2]].money)
        else:
            card = s.c.card_index[str(action.args[0])]
            s.market[card] -= 1
            s.pile[seat].append(card)
            s.emit("took_card", seat, action.args[0])

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "take":
            return None
        group = north(s).map.town_tiles[frame[2]].group
        if s.c.card_index[str(action.args[0])] not in s.c.group_cards[group]:
            return Refusal("RTN-MED-01", "card-not-accepted", {"demand": group})
        return Refusal("RTN-MED-02", "not-in-market", {"card": action.args[0]})

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int]:
        return {"money": north(s).map.town_tiles[frame[2]].money}


class NewYork(Question[TrailState]):
    """A delivery to New York: which of the station masters beside it (RTN-NY-01)."""

    name = "new_york"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        return [north(s).say.take_master[tile] for tile in north(s).display_masters]

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        tile = north(s).say.take_master.index(action)
        north(s).display_masters.remove(tile)
        s.master_owner[tile] = seat
        s.emit("took_master", seat, action.args[0])
        offer_effects(s, seat, s.c.masters[tile].effects)

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "take-master":
            return None
        return Refusal("RTN-NY-02", "master-not-there", {"master": action.args[0]})
