"""Bots that play golden games: now and then they do what hardly occurs in the records so far."""

from collections import Counter

from trailboss import Dice, State
from trailboss.bots.match import seat_bots
from trailboss.kit.golden import Golden
from trailboss.kit.player import OUT_OF_TURN, Choice, advance, asked, out_of_turn
from trailboss.kit.tables import Guide, dice

CURIOSITY = 6
"""One choice in so many is the newest on offer, if there is anything new."""

FAMILIAR = 3
"""What was done so often is not new any more."""


class Curious:
    """Bots on all seats. Now and then one acts out of turn, or does what was hardly ever done."""

    def __init__(self, state: State, bot: str, rolls: Dice, seen: Counter[str]) -> None:
        self.rolls = rolls
        self.seen = seen.copy()
        self.seated = seat_bots(state.game, [bot] * state.seats, rolls.seed)

    def choose(self, state: State) -> Choice:
        choice = self._out_of_turn(state) or self._new(state) or self._as_the_bot(state)
        count(self.seen, choice.action.kind, choice.action.text)
        return choice

    def _out_of_turn(self, state: State) -> Choice | None:
        others = [] if self.rolls.below(OUT_OF_TURN) else out_of_turn(state)
        return self.rolls.pick(others) if others else None

    def _new(self, state: State) -> Choice | None:
        """A kind of action that is hardly known, always; any action that is, now and then."""
        kinds = [(self.seen[f"kind {c.action.kind}"], c) for c in asked(state)]
        texts = [(self.seen[c.action.text], c) for c in asked(state)]
        for known in (kinds, [] if self.rolls.below(CURIOSITY) else texts):
            least = min((times for times, _ in known), default=FAMILIAR)
            if least < FAMILIAR:
                return self.rolls.pick([choice for times, choice in known if times == least])
        return None

    def _as_the_bot(self, state: State) -> Choice:
        decision = state.decision
        assert decision is not None, "the game is over"
        return Choice(decision.seat, self.seated[decision.seat].choose(state))


class Guided:
    """A guide, and bots on all seats for what it leaves open."""

    def __init__(self, state: State, guide: Guide, rolls: Dice) -> None:
        self.guide = guide
        self.seated = seat_bots(state.game, [guide.bot] * state.seats, rolls.seed)

    def choose(self, state: State) -> Choice:
        decision = state.decision
        assert decision is not None, "the game is over"
        seat = decision.seat
        action = self.guide.choose(state, state.actions(seat))
        return Choice(seat, action or self.seated[seat].choose(state))


def count(seen: Counter[str], kind: str, text: str) -> None:
    seen[f"kind {kind}"] += 1
    seen[text] += 1


def play(golden: Golden, bot: str, seen: Counter[str]) -> State:
    """A new game, all seats held by this bot unless it is guided; ``seen`` counts the moves made
    before."""
    name = golden.path.stem
    state = golden.setup.start(dice("golden", golden.setup.game, name).seed)
    rolls = dice("golden plays", golden.setup.game, name)
    guide = golden.guide
    advance(state, Guided(state, guide, rolls) if guide else Curious(state, bot, rolls, seen))
    assert state.is_over, f"{name} does not end"
    return state
