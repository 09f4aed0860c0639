"""A duel with tiles plus firepower (CAR-DT)."""

from bisect import insort
from collections.abc import Collection, Mapping, Sequence

from trailboss.games.carson_city.duel_tiles.state import tiles
from trailboss.games.carson_city.state import TownState
from trailboss.games.carson_city.steps.duel import finish
from trailboss.games.carson_city.steps.prizes import award
from trailboss.games.carson_city.town import PARCEL_IDS
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.secret import SecretQuestion
from trailboss.kernel.step import Frame


def ask_for_tiles(s: TownState, target: int, duellists: list[int]) -> None:
    s.agenda.append(DuelTile.ask(duellists, target))


def odds(s: TownState, seats: Sequence[int], spending: Collection[int]) -> dict[str, int]:
    """Tiles are chosen, not rolled: only who is alone is sure to win."""
    return {str(seats[0]): 100} if len(seats) == 1 else {}


class DuelTile(SecretQuestion[TownState]):
    """Which tile? Asked of all duellists at once, revealed together (CAR-DT-05)."""

    name = "duel_tile"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        held = tiles(s).held(seat)
        return [action for value, action in tiles(s).printed.say.items() if value in held]

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
            if not tiles(s).hand[seat]:
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
    t = tiles(s)
    t.hand[seat].remove(next(tile for tile in t.hand[seat] if t.value(tile) == value))
    t.pile.append(value + len(t.printed.values) * t.draws)


def _draw(s: TownState, seat: int) -> None:
    """Some tiles from the common pile, unseen by the others (CAR-DT-07, CAR-INFO-05)."""
    t = tiles(s)
    for _ in range(t.printed.drawn):
        insort(t.hand[seat], s.dice.take(t.pile))
    t.drawn[seat] = t.draws
    t.draws += 1
    s.emit("drew_tiles", seat, t.printed.drawn)
    s.whisper(seat, "own_tiles", seat, [str(value) for value in t.held(seat)])
