"""Duels: dice or tiles plus firepower, one winner (CAR-DUEL, CAR-DT)."""

from bisect import insort
from collections.abc import Mapping, Sequence

from trailboss.games.carson_city.state import OF_PERSONA, TownState
from trailboss.games.carson_city.steps.prizes import award
from trailboss.games.carson_city.town import PARCEL_IDS
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.secret import SecretQuestion
from trailboss.kernel.step import Frame


def settle(s: TownState, target: int) -> None:
    """Who gets a duel target: its only holder, or the winner of a duel (CAR-RES-02)."""
    seats = s.pieces[target]
    if not seats:
        holder = s.white_seat()
        s.to_supply(holder, target)
        award(s, target, holder)
    elif seats.bit_count() == 1:
        holder = seats.bit_length() - 1
        s.to_supply(holder, target)
        award(s, target, holder)
    else:
        begin(s, target)


def begin(s: TownState, target: int) -> None:
    """All players on the target fight one common duel (CAR-DUEL-05)."""
    duellists = s.in_pass_order(s.pieces[target])
    if target < s.first_parcel:
        s.emit("duel_for_space", s.c.spaces[target].id)
    else:
        s.emit("duel_for_parcel", PARCEL_IDS[target - s.first_parcel])
    if s.options["duel_tiles"]:
        s.agenda.append(DuelTile.ask(duellists, target))
        return
    rolled = [1 + s.dice.below(s.c.die) for _ in duellists]
    for seat, die in zip(duellists, rolled, strict=True):
        power = s.firepower(seat)
        s.emit("rolled", seat, die, power, die + power)
    award(s, target, finish(s, target, duellists, rolled))


def winner_of(s: TownState, duellists: Sequence[int], thrown: Sequence[int]) -> int:
    """The highest total, among equals the first to pass: duellists are in that order."""
    totals = [number + s.firepower(seat) for seat, number in zip(duellists, thrown, strict=True)]
    return duellists[totals.index(max(totals))]


def finish(s: TownState, target: int, duellists: Sequence[int], thrown: Sequence[int]) -> int:
    """The winner's cowboy goes to the supply, the losers take theirs back (CAR-DUEL-07, 08)."""
    winner = winner_of(s, duellists, thrown)
    s.emit("won_duel", winner)
    s.pieces[target] = 0
    s.supply[winner] += 1
    for seat in duellists:
        if seat != winner:
            s.stock[seat] += 1
            card = s.card(seat)
            if card is not None and card.lost_duel_points:
                s.score(seat, OF_PERSONA, card.lost_duel_points)
    return winner


class DuelTile(SecretQuestion[TownState]):
    """Which tile? Asked of all duellists at once, revealed together (CAR-DT-05)."""

    name = "duel_tile"

    def options(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        kinds = len(s.c.tile_values)
        values = {tile % kinds for tile in s.hand[seat]}
        return [action for value, action in enumerate(s.box.notation.tile) if value in values]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.emit("chose_tile", seat)
        s.whisper(seat, "own_tile", seat, action.args[0])
        super().apply(s, frame, seat, action)

    def reveal(self, s: TownState, frame: Frame, answers: Mapping[int, Action]) -> None:
        duellists, target = frame[1], frame[3]
        played = [int(answers[seat].args[0]) for seat in duellists]
        for seat, value in zip(duellists, played, strict=True):
            power = s.firepower(seat)
            s.emit("played_tile", seat, str(value), power, value + power)
            _discard(s, seat, value)
        winner = finish(s, target, duellists, played)
        for seat in duellists:
            if not s.hand[seat]:
                _draw(s, seat)
        award(s, target, winner)

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind == "tile":
            return Refusal("CAR-DT-05", "no-such-tile", {"tile": action.args[0]})
        return None

    def prompt(self, s: TownState, frame: Frame) -> dict[str, str]:
        target = frame[3]
        if target < s.first_parcel:
            return {"where": "space", "space": s.c.spaces[target].id, "parcel": ""}
        return {"where": "parcel", "space": "", "parcel": PARCEL_IDS[target - s.first_parcel]}


def _discard(s: TownState, seat: int, value: int) -> None:
    """A tile in the pile remembers how many draws were made before it came there."""
    kinds = len(s.c.tile_values)
    tile = next(tile for tile in s.hand[seat] if tile % kinds == value)
    s.hand[seat].remove(tile)
    s.pile.append(value + kinds * s.draws)


def _draw(s: TownState, seat: int) -> None:
    """Three tiles from the common pile, unseen by the others (CAR-DT-07, CAR-INFO-05)."""
    for _ in range(s.c.tiles_drawn):
        insort(s.hand[seat], s.dice.take(s.pile))
    s.drawn[seat] = s.draws
    s.draws += 1
    kinds = len(s.c.tile_values)
    s.emit("drew_tiles", seat, s.c.tiles_drawn)
    s.whisper(seat, "own_tiles", seat, [str(v) for v in sorted(t % kinds for t in s.hand[seat])])
