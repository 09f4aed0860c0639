"""All ways to use this turn, and what the most promising ones allow in the next."""

from typing import NamedTuple

from trailboss.bots.el_paso.vaquero.answers import SMALL, answer
from trailboss.bots.el_paso.vaquero.worth import Judge
from trailboss.games.el_paso.state import NOBODY, PasoState
from trailboss.games.el_paso.steps.ride import MOVEMENT
from trailboss.kernel.action import Action

NODES = 120
"""Positions looked at in one turn at most."""
PROMISING = 4
"""Ends of this turn from which the next one is tried."""


class End(NamedTuple):
    """How a turn may end."""

    worth: float
    first: Action
    """The answer that leads there."""
    state: PasoState | None
    """The position, if the next turn can be tried from it."""


class Search:
    """Rides and visits of one seat, as if nobody else moved and no card were drawn in between."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.seat = judge.seat
        self.ends: list[End] = []
        self.left = 0

    def choice(self, s: PasoState, look_ahead: bool) -> Action:
        """The answer to the open question that leads to the best end."""
        ends = sorted(self._turn(s), key=lambda end: -end.worth)
        if not look_ahead or s.ending != NOBODY:
            return ends[0].first
        return max(ends[:PROMISING], key=self._with_next_turn).first

    def _turn(self, s: PasoState) -> list[End]:
        self.ends = []
        self.left = NODES
        for action in self._worth_trying(s):
            self._try(s, action, action)
        return self.ends

    def _with_next_turn(self, end: End) -> float:
        if end.state is None:
            return end.worth
        after = end.state.clone()
        seat = self.seat
        after.agenda = [
            ("end_turn", seat),
            ("arrive", seat),
            ("ride", seat, after.step_limit(seat), MOVEMENT),
        ]
        after._offer = None
        return max(following.worth for following in Search(self.judge)._turn(after))

    def _worth_trying(self, s: PasoState) -> list[Action]:
        """The answers, but slots only in the order in which they are printed: another order hardly
        ever matters."""
        frame = s.agenda[-1]
        options = s.STEPS.questions[frame[0]].options(s, frame, self.seat)
        if frame[0] == "visit":
            local = s.building(s.tiles[frame[2]]).local
        elif frame[0] == "train_card":
            local = s.train_card(frame[2]).local
        else:
            return options
        late = [effect.id for effect in local if effect.slot > frame[3]]
        return [a for a in options if a.kind != "use" or a.args[0] in late]

    def _try(self, s: PasoState, action: Action, first: Action) -> None:
        judge = self.judge
        kind = action.kind
        question = s.agenda[-1][0]
        if kind == "finish" and question == "visit":
            self.ends.append(End(judge.worth(s), first, s))
        elif kind == "ride" and s.c.node_index[str(action.args[0])] == s.c.el_paso:
            self.ends.append(End(judge.worth(s) + judge.city(s), first, None))
        elif kind == "aux" and question == "visit":
            self.ends.append(End(judge.worth(s) + self._auxiliary(s, action), first, None))
        else:
            after = s.clone()
            after.apply(action, self.seat)
            self._go_on(after, first)

    def _go_on(self, s: PasoState, first: Action) -> None:
        """Answer small questions, then search on; a turn that is over is judged as it is."""
        judge = self.judge
        bonus = 0.0
        while s.agenda and s.active == self.seat:
            kind = s.agenda[-1][0]
            if kind in ("deliver", "disc", "window"):
                if kind == "deliver":
                    bonus = judge.delivery(s, s.money[self.seat])
                break
            if kind in SMALL:
                s.apply(answer(judge, s), self.seat)
                continue
            self.left -= 1
            if self.left > 0:
                for action in self._worth_trying(s):
                    self._try(s, action, first)
                return
            break
        self.ends.append(End(judge.worth(s) + bonus, first, None))

    def _auxiliary(self, s: PasoState, action: Action) -> float:
        """Instead of a visit: not tried out, because the turn would be over with it."""
        aux = s.c.auxiliaries[s.c.aux_index[str(action.args[0])]]
        effect = aux.covered if s.covered[self.seat] & aux.disc else aux.cleared
        assert effect is not None, action
        if effect.verb in ("exchange", "remove"):
            return 0.3
        return self.judge.effect(s, effect, self.judge.laps(s))
