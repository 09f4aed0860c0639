"""All ways to use this turn, and what the most promising ones allow in the next."""

from typing import NamedTuple

from trailboss.bots.el_paso.vaquero.answers import SMALL, answer
from trailboss.bots.el_paso.vaquero.worth import Judge
from trailboss.games.el_paso.cards import draw_cards
from trailboss.games.el_paso.state import NOBODY, PasoState
from trailboss.games.el_paso.steps.any_time import BEFORE_THE_END
from trailboss.games.el_paso.steps.ride import MOVEMENT
from trailboss.kernel.action import Action

NODES = 120
"""Positions looked at in one turn at most."""
PROMISING = 5
"""Ends of this turn from which the next one is tried."""


class End(NamedTuple):
    """How a turn may end."""

    worth: float
    first: Action
    """The answer that leads there."""
    state: PasoState


class Search:
    """This turn of one seat and its next, as if nobody else moved in between."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.seat = judge.seat
        self._over = ("window", self.seat, BEFORE_THE_END)

    def choice(self, s: PasoState) -> Action:
        """The answer to the open question that leads to the best end."""
        root = s.clone()
        root.quiet = True
        root.agenda = [self._over] + [frame for frame in s.agenda if not _closes_turn(frame)]
        ends = Turn(self.judge).ends_of(root)
        if s.ending != NOBODY:
            return max(ends, key=_worth).first
        return max(_most_promising(ends), key=self._with_next_turn).first

    def _with_next_turn(self, end: End) -> float:
        """What the best use of the turn after that leads to."""
        if end.state.ending != NOBODY:
            return end.worth
        return max([after.worth for after in Turn(self.judge).ends_of(self._next_turn(end.state))])

    def _next_turn(self, s: PasoState) -> PasoState:
        after = s.clone()
        go_on(after, self.seat)
        return after


def go_on(s: PasoState, seat: int) -> bool:
    """To the next ride of the seat, with its hand refilled by chance, if there is one for sure."""
    if s.ending != NOBODY:
        return False
    draw_cards(s, seat, s.hand_limit(seat) - len(s.hand[seat]))
    s.agenda = [
        ("window", seat, BEFORE_THE_END),
        ("arrive", seat),
        ("ride", seat, s.step_limit(seat), MOVEMENT),
    ]
    s._offer = None
    return True


def _worth(end: End) -> float:
    return end.worth


def _most_promising(ends: list[End]) -> list[End]:
    """The best ends, of those worth the same only the first: most likely they are the same."""
    different = {round(end.worth, 6): end for end in reversed(ends)}
    return [different[worth] for worth in sorted(different, reverse=True)[:PROMISING]]


def _closes_turn(frame: tuple[object, ...]) -> bool:
    """What comes after the actions of a turn, the others' turns among it."""
    return frame[0] in ("end_turn", "draw") or frame[::2] == ("pause", BEFORE_THE_END)


class Turn:
    """Tries the ways to use one turn."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.seat = judge.seat
        self.ends: list[End] = []
        self.left = NODES

    def ends_of(self, s: PasoState) -> list[End]:
        for action in self._worth_trying(s):
            self._try(s, action, action)
        return self.ends

    def _worth_trying(self, s: PasoState) -> list[Action]:
        """The answers, but slots only in the order in which they are printed, and no auxiliary
        action instead of several of them: those hardly ever matter."""
        frame = s.agenda[-1]
        options = s.steps.questions[frame[0]].answers(s, frame, self.seat)
        if frame[0] == "visit":
            local = s.building(s.tiles[frame[2]]).local
        elif frame[0] == "train_card":
            local = s.train_card(frame[2]).local
        else:
            return options
        late = [effect.id for effect in local if effect.slot > frame[3]]
        slots = [a for a in options if a.kind == "use" and a.args[0] in late]
        others = [a for a in options if a.kind != "use" and (a.kind != "aux" or len(slots) < 2)]
        return slots + others

    def _try(self, s: PasoState, action: Action, first: Action) -> None:
        if action.kind == "finish" and s.agenda[-1][0] == "visit":
            self.ends.append(End(self.judge.worth(s), first, s))
            return
        after = s.clone()
        after.apply(action, self.seat)
        self._go_on(after, first)

    def _go_on(self, s: PasoState, first: Action) -> None:
        """Answer small questions, then search on; a turn that is over is judged as it is."""
        while len(s.agenda) > 1:
            if s.agenda[-1][0] in SMALL:
                s.apply(answer(self.judge, s), self.seat)
                continue
            self.left -= 1
            if self.left > 0:
                for action in self._worth_trying(s):
                    self._try(s, action, first)
                return
            break
        self.ends.append(End(self.judge.worth(s), first, s))
