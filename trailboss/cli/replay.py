"""``trailboss replay``: a recorded game told, shown at some point, or checked."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from trailboss.cli.arguments import (
    in_file,
    language,
    language_option,
    plain_console,
    read_record,
)
from trailboss.kernel.errors import BadRecord, TrailbossError
from trailboss.kernel.game import AnyGame
from trailboss.kernel.record import Record
from trailboss.kernel.state import State

if TYPE_CHECKING:
    from rich.console import Console

    from trailboss.cli.chronicle import Told


@click.command("replay")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@click.option("--verify", is_flag=True, help="Only check every move, then print the result.")
@click.option(
    "--to", type=click.IntRange(min=0), metavar="N", help="Show the position after N moves."
)
@click.option(
    "--seat", type=int, metavar="S", help="See what this seat saw; else a spectator's view."
)
@click.option(
    "--proof",
    metavar="COMMITMENT",
    help="Check every move, and that the seed is the one that was committed to before the game.",
)
@language_option
def command(
    file: Path,
    verify: bool,
    to: int | None,
    seat: int | None,
    proof: str | None,
    lang: str | None,
) -> None:
    """Tell the game recorded in FILE, turn by turn, with its scoring sheet.

    Every move is checked on the way: a record that breaks a rule is refused with the line and the
    rule.
    """
    if verify and to is not None:
        raise click.UsageError("give --verify or --to, only one of them")
    game, record = read_record(file)
    if seat is not None and not 0 <= seat < record.seats:
        raise TrailbossError(f"there is no seat {seat}: they are 0 to {record.seats - 1}")
    if to is not None and to > len(record.moves):
        raise TrailbossError(f"{file} has only {len(record.moves)} moves, not {to}")
    try:
        replay = _Replay(file, game, record, seat, language(lang))
        if proof is not None:
            replay.prove(proof)
        else:
            replay.run(verify, to)
    except BadRecord as error:
        raise in_file(file, error) from None


class _Replay:
    def __init__(
        self, file: Path, game: AnyGame, record: Record, seat: int | None, language: str
    ) -> None:
        from trailboss.cli.boards.layout import Eyes
        from trailboss.cli.speech import Speech

        self.file = file
        self.game = game
        self.record = record
        self.seat = seat
        self.console: Console = plain_console()
        self.speech = Speech(game, language)
        self.names = [self.speech.ui("seat-name", seat=number) for number in range(record.seats)]
        self.eyes = Eyes(self.speech, self.names)

    def run(self, verify: bool, to: int | None) -> None:
        if verify:
            self._verify()
        elif to is not None:
            self._show(to)
        else:
            self._tell()

    def prove(self, commitment: str) -> None:
        """The seed was fixed before the first move, and every move is legal."""
        state = self.game.replay(self.record)
        found = state.dice.commitment()
        if found != commitment.strip().lower():
            raise TrailbossError(
                f"{self.file}: the commitment of its seed is {found}, not {commitment}"
            )
        self._say(self.speech.ui("replay-proof", commitment=found))
        self._verify()

    def _verify(self) -> None:
        state = self.game.replay(self.record)
        moves = len(self.record.moves)
        self._say(self.speech.ui("replay-verified", file=str(self.file), n=moves))
        self._print_result(state)

    def _show(self, to: int) -> None:
        from trailboss.cli.boards import drawing

        state = self.game.replay(self.record, to)
        self._say(self.speech.ui("replay-position", n=state.ply))
        for section in drawing(self.game.meta.name).sections(state.view(self.seat), self.eyes):
            for line in section.lines:
                self.console.print(line, no_wrap=True)
        decision = state.decision
        if decision is not None:
            asked = self.speech.decision(decision, self.names)
            self._say(f"{self.names[decision.seat]}: {asked}")

    def _tell(self) -> None:
        from trailboss.cli.chronicle import paragraphs
        from trailboss.cli.picture import chronicle_lines

        state, moves = self._play()
        told = paragraphs(moves, self.speech, self.names, self.seat)
        for paragraph in told:
            for line in chronicle_lines(paragraph, self.eyes, self.console.width):
                self.console.print(line, no_wrap=True)
        self._print_result(state)

    def _play(self) -> "tuple[State, list[Told]]":
        """The end of the record, and what happened on the way."""
        from trailboss.cli.chronicle import Told
        from trailboss.kernel.replay import moved

        self.game.replay(self.record)  # refuses a bad move with its line
        state = self.game.replay(self.record, 0)
        moves = []
        for move in self.record.moves:
            state, events = moved(state, self.record)
            moves.append(Told(move.seat, events))
        return state, moves

    def _print_result(self, state: State) -> None:
        from trailboss.cli.sheet import scoring_sheet, verdict

        sheets = state.standings()
        if state.is_over:
            self._say(verdict(sheets, self.speech, self.names, None))
        else:
            self._say(f"{self.speech.ui('replay-unfinished')} {self.speech.ui('score-now')}:")
        self.console.print(scoring_sheet(sheets, self.speech, self.eyes))

    def _say(self, text: str) -> None:
        self.console.print(text, soft_wrap=True, markup=False)
