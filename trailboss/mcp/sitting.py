"""A game that an assistant plays, referees or teaches: its own seats, and bots at the others.

What a seat sees of it is never more than the rules allow: only the own seats can be looked
through, and the record, which holds the seed, stays closed while a bot has something to hide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from trailboss.bots.match import seat_dice
from trailboss.bots.player import Seated
from trailboss.bots.registry import bot, stand_in
from trailboss.cli.chronicle import Told
from trailboss.kernel.dice import Seed, seed_bytes
from trailboss.kernel.errors import BadCall, BadOption
from trailboss.kernel.game import AnyGame
from trailboss.kernel.option import read_options
from trailboss.kernel.record import Record
from trailboss.kernel.state import State
from trailboss.kernel.timeline import Timeline


class Sitting:
    def __init__(self, state: State, own: Sequence[int] | None, bots: Sequence[str]) -> None:
        free = [seat for seat in range(state.seats) if seat not in state.automated]
        self.own = sorted(set(free if own is None else own))
        for seat in self.own:
            if seat not in free:
                raise BadOption(f"seat {seat} can't be yours: you can have {free}")
        if not self.own:
            raise BadOption("you need a seat of your own")
        rivals = [seat for seat in free if seat not in self.own]
        if len(bots) > len(rivals):
            raise BadOption(f"{len(bots)} bots for {len(rivals)} seats: {', '.join(bots)}")
        name = state.game.meta.name
        named = list(bots) or [stand_in(name)]
        # Names come in by messages: never commands, which `bot_or_program` would start.
        self.bots = {
            seat: Seated(bot(named[i % len(named)], name), seat, seat_dice(state.dice.seed, seat))
            for i, seat in enumerate(rivals)
        }
        self.timeline = Timeline(state)
        self.past: list[Told] = []
        self._bots_move()

    @classmethod
    def new(
        cls,
        game: AnyGame,
        seats: int | None,
        seed: Seed,
        options: Mapping[str, Any],
        own: Sequence[int] | None,
        bots: Sequence[str],
    ) -> Sitting:
        chosen = read_options(game.options, options)
        number = game.meta.seats_for(chosen)[0] if seats is None else seats
        return cls(game.start(number, seed_bytes(seed), chosen), own, bots)

    @classmethod
    def loaded(
        cls,
        game: AnyGame,
        record: Record,
        moves: int | None,
        own: Sequence[int] | None,
        bots: Sequence[str],
    ) -> Sitting:
        return cls(game.replay(record, moves), own, bots)

    @property
    def state(self) -> State:
        return self.timeline.state

    def seat(self, wanted: int | None) -> int:
        """The own seat that is meant: the one named, the one that is asked, or the only one."""
        if wanted is None:
            asked = self.asked()
            return asked[0] if asked else self.own[0]
        if wanted not in self.own:
            raise BadCall(f"seat {wanted} is not yours: yours are {self.own}")
        return wanted

    def asked(self) -> list[int]:
        decision = self.state.decision
        return [] if decision is None else [s for s in decision.seats if s in self.own]

    def play(self, text: str, seat: int) -> list[Told]:
        """Carry out an action, let the bots go on, and tell all that happened."""
        before = len(self.past)
        self._apply(self.state.parse(text, seat).text, seat)
        self._bots_move()
        return self.past[before:]

    def undo(self, seat: int) -> bool:
        undone = self.timeline.undo(seat)
        if undone:
            self.past.pop()
        return undone

    def record(self) -> Record:
        if self.bots and not self.state.is_over:
            raise BadCall("a record holds the seed, so it is yours when the game is over")
        return self.state.record()

    def _bots_move(self) -> None:
        while (decision := self.state.decision) is not None and not self.asked():
            if not self._somebody_interrupts(decision.seats):
                seat = decision.seat
                self._apply(self.bots[seat].choose(self.state).text, seat)

    def _somebody_interrupts(self, asked: Sequence[int]) -> bool:
        for seat, seated in self.bots.items():
            action = None if seat in asked else seated.interrupt(self.state)
            if action is not None:
                self._apply(action.text, seat)
                return True
        return False

    def _apply(self, text: str, seat: int) -> None:
        self.past.append(Told(seat, self.timeline.apply(text, seat)))
