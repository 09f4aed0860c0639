"""A person against bots: the game, what happened in it, undo, and the file it is kept in."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from trailboss.bots.match import seat_dice
from trailboss.bots.player import Seated
from trailboss.bots.registry import bot_or_program as bot_named
from trailboss.kernel.action import Action, Event
from trailboss.kernel.dice import Seed, seed_bytes
from trailboss.kernel.errors import BadOption
from trailboss.kernel.game import AnyGame
from trailboss.kernel.knowledge import visible
from trailboss.kernel.record import Record
from trailboss.kernel.state import State
from trailboss.kernel.timeline import Timeline


class Ply(NamedTuple):
    """One move and what came of it. The deal before the first move belongs to nobody."""

    seat: int | None
    text: str
    events: Sequence[Event]


class Session:
    """The person holds one seat, a bot each other that is not a solo rival's. Nothing here prints
    or asks."""

    def __init__(self, state: State, person: int, bots: Sequence[str]) -> None:
        if not 0 <= person < state.seats:
            raise BadOption(f"there is no seat {person}: they are 0 to {state.seats - 1}")
        self.person = person
        self.timeline = Timeline(state)
        self.past: list[Ply] = []
        self.path: Path | None = None
        self.name = ""  # what the person is called; empty for a general word
        automated = state.automated
        if person in automated:
            raise BadOption(f"seat {person} is held by {automated[person]}")
        rivals = [seat for seat in range(state.seats) if seat != person and seat not in automated]
        if not rivals:
            bots = ()
        if len(bots) > len(rivals):
            raise BadOption(f"{len(bots)} bots for {len(rivals)} seats: {', '.join(bots)}")
        named = [bots[i % len(bots)] for i in range(len(rivals))]
        self.bots = {
            seat: Seated(
                bot_named(name, state.game.meta.name), seat, seat_dice(state.dice.seed, seat)
            )
            for seat, name in zip(rivals, named, strict=True)
        }

    @classmethod
    def new(
        cls,
        game: AnyGame,
        seats: int,
        person: int,
        bots: Sequence[str],
        seed: Seed,
        options: Mapping[str, Any],
    ) -> "Session":
        return cls(game.start(seats, seed_bytes(seed), options), person, bots)

    @classmethod
    def resumed(cls, game: AnyGame, record: Record, person: int, bots: Sequence[str]) -> "Session":
        """A recorded game, played on from its last move; what could be undone still can."""
        game.replay(record)  # refuses a bad move with its line
        start = record.redeals[-1].ply if record.redeals else 0
        session = cls(game.replay(record, start), person, bots)
        for move in record.moves[start:]:
            session._apply(session.state.parse(move.text, move.seat), move.seat)
        return session

    # ---- the game

    @property
    def game(self) -> AnyGame:
        return self.state.game

    @property
    def state(self) -> State:
        return self.timeline.state

    @property
    def is_mine(self) -> bool:
        """Whether the person must decide now."""
        decision = self.state.decision
        return decision is not None and self.person in decision.seats

    def choices(self) -> list[Action]:
        return self.state.actions(self.person)

    def is_final(self, action: Action) -> bool:
        """Whether the person could not take it back: it reveals something or passes the turn on."""
        after = self.state.clone()
        after.apply(action, self.person)
        decision = after.decision
        passed_on = decision is None or self.person not in decision.seats
        return passed_on or after.revealed_since(self.state.mark()).to(self.person)

    def play(self, action: Action) -> None:
        self._apply(action, self.person)
        self.save_if_recording()

    def bots_move(self) -> None:
        """Let the bots play until the person is asked or the game is over."""
        moved = False
        while (decision := self.state.decision) is not None and self.person not in decision.seats:
            if not self._somebody_interrupts(decision.seats):
                seat = decision.seat
                self._apply(self.bots[seat].choose(self.state), seat)
            moved = True
        if moved:
            self.save_if_recording()

    def _somebody_interrupts(self, asked: Sequence[int]) -> bool:
        for seat, seated in self.bots.items():
            if seat not in asked:
                action = seated.interrupt(self.state)
                if action is not None:
                    self._apply(action, seat)
                    return True
        return False

    def _apply(self, action: Action, seat: int) -> None:
        events = self.timeline.apply(action, seat)
        self.past.append(Ply(seat, action.text, events))

    def undoable(self) -> int:
        return self.timeline.undoable(self.person)

    def undo(self) -> bool:
        if not self.timeline.undo(self.person):
            return False
        self.past.pop()
        self.save_if_recording()
        return True

    # ---- looking back

    def recent(self) -> list[Ply]:
        """The person's own latest move and all that the others did since."""
        for number in range(len(self.past) - 1, -1, -1):
            if self.past[number].seat == self.person:
                return self.past[number:]
        return self.past[:]

    def seen(self, ply: Ply) -> list[Event]:
        return visible(ply.events, self.person)

    # ---- keeping

    def save(self, path: Path) -> None:
        write_whole(path, self.state.record().to_text())

    def save_if_recording(self) -> None:
        if self.path is not None:
            self.save(self.path)


def write_whole(path: Path, text: str) -> None:
    """The new file or the old one, whatever happens in between; devices are written as they are."""
    try:
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")
            return
        target = path.resolve()
        new = target.with_name(f".{target.name}.new")
        new.write_text(text, encoding="utf-8")
        new.replace(target)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
