"""The deputy itself: which question gets which answer."""

from collections.abc import Callable
from math import log
from typing import Final

from trailboss.bots.carson_city.deputy import building
from trailboss.bots.carson_city.deputy.ground import Ground
from trailboss.bots.carson_city.deputy.outlook import Outlook
from trailboss.bots.carson_city.deputy.placing import Placing
from trailboss.bots.carson_city.sheriff import answers as sheriff
from trailboss.bots.carson_city.sheriff import weights
from trailboss.games.carson_city.state import TownState
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice

Options = list[Action]


def _fickle(number: int) -> tuple[float, ...]:
    """Numbers as an extreme value distribution has them: added to worths before the best is taken,
    they make every choice as likely as its worth deserves."""
    dice = Dice(b"deputy")
    words = 1 << 20
    found = [-log(-log((dice.below(words) + 0.5) / words)) for _ in range(number)]
    mean = sum(found) / number
    return tuple(one - mean for one in found)


_MOODS: Final = _fickle(4093)
SOFTNESS: Final = 0.25
"""By how many points, more or less, a worth is misjudged."""


class Deputy:
    """Answers for every seat of one round that is played out again and again.

    The town is looked at once a round, when the first question of that round is met: what is bought
    and built meanwhile changes little for who still places.
    """

    def __init__(self, softness: float = SOFTNESS) -> None:
        self.softness = softness
        self._round = -1
        self._seen: TownState | None = None
        self._outlooks: dict[int, Outlook] = {}

    def choose(self, s: TownState, seat: int) -> Action:
        options = s.actions(seat)
        if len(options) == 1:
            return options[0]
        question = s.agenda[-1][0]
        if question in PLACING:
            return self._place(s, seat, options)
        if question == "persona":
            return self._most(s, self.personas(s, seat, options))
        if question == "start_parcel":
            return sheriff.start_parcel(s, seat, options)
        if question == "settle":
            outlook = self.outlook(s, seat)
            found = [
                (building.parcel_now(s, seat, building.parcel_of(action), outlook), action)
                for action in options
                if action.kind == "claim"
            ]
            return self._most(s, found)
        if question in ("won_parcel", "buy_parcel"):
            return building.buy_parcel(s, seat, options, self.outlook(s, seat))
        answer = _ANSWERS.get(question)
        if answer is None:
            answer = sheriff.ANSWERS.get(question, sheriff.first)
            options = [action for action in options if action.kind != "road"]
        return answer(s, seat, options)

    def outlook(self, s: TownState, seat: int) -> Outlook:
        if s.round != self._round or self._seen is None:
            self._round = s.round
            self._seen = s.clone()
            self._ground = Ground(self._seen)
            self._outlooks = {}
        roads = s.roads[seat]  # a persona may bring some before anybody places
        key = roads * s.seats + seat
        found = self._outlooks.get(key)
        if found is None:
            found = self._outlooks[key] = Outlook(self._seen, self._ground, seat, roads)
        return found

    def targets(self, s: TownState, seat: int) -> list[tuple[float, Action]]:
        """Placements worth a thought, with their worth."""
        return Placing(s, seat, self.outlook(s, seat)).weighed()

    def personas(self, s: TownState, seat: int, options: Options) -> list[tuple[float, Action]]:
        outlook = self.outlook(s, seat)
        cash = s.cash[seat] + outlook.ground.estate[seat]
        found = []
        for action in options:
            if action.kind != "take":
                continue
            card = s.cards[s.c.persona_index[str(action.args[0])]]
            value = weights.PERSONA.get((card.id, card.side), weights.STRANGER)[s.round - 1]
            value -= weights.LOST_OVER_LIMIT * max(0, cash - 5 - card.limit)
            if card.later == "double":
                value = max(value, outlook.dollar * outlook.best_doubling())
            if card.cowboys and s.supply[seat] < len(card.cowboys):
                value -= 1.5
            found.append((value, action))
        return found

    def _place(self, s: TownState, seat: int, options: Options) -> Action:
        chosen = self._most(s, self.targets(s, seat))
        if chosen in options:
            return chosen
        back = s.notation.back
        return back if back in options else options[-1]

    def _most(self, s: TownState, weighed: list[tuple[float, Action]]) -> Action:
        """The best one, as it seems in the mood of the moment.

        Moods come from the seed of the world and the number of the move, not from its dice: worlds
        of one seed stay alike as long as they can, whatever is tried in them.
        """
        softness = self.softness
        mood = (s.dice.seed[-1] * 256 + s.dice.seed[-2] + s.ply * 97) % len(_MOODS)
        best = -1e9
        chosen = weighed[0][1]
        for value, action in weighed:
            mood += 1
            if mood == len(_MOODS):
                mood = 0
            value += softness * _MOODS[mood]
            if value > best:
                best, chosen = value, action
        return chosen


PLACING: Final = frozenset(("place", "together", "orders"))
_ANSWERS: Final[dict[str, Callable[[TownState, int, Options], Action]]] = {
    "construction": building.construction,
    "site": building.site,
    "house": building.house,
    "consent": building.consent,
    "window": building.window,
    "lay_road": building.lay_road,
}
