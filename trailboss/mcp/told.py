"""What an assistant reads: positions, choices, rules and judgements as plain text.

Frames are in English, for the model; what is of the game is told in the language of its player.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console

from trailboss import bots
from trailboss.bots.judgement import Judgement
from trailboss.cli.boards import drawing
from trailboss.cli.boards.layout import Eyes
from trailboss.cli.chronicle import Told, paragraphs
from trailboss.cli.rules import find_rule, marks
from trailboss.cli.rules import told as told_rule
from trailboss.cli.sheet import scoring_sheet, verdict
from trailboss.cli.speech import Speech
from trailboss.cli.whynot import grouped, interesting
from trailboss.kernel.game import AnyGame, Meta
from trailboss.kernel.ledger import Rule
from trailboss.kernel.registry import load
from trailboss.mcp.sitting import Sitting

TURNS = 5
"""Ways to play a turn that an analysis tells."""
EXAMPLES = 6
"""Actions that are named for one reason why they are not possible."""


def game_line(meta: Meta, language: str) -> str:
    speech = Speech(load(meta.name), language)
    seats = ", ".join(map(str, meta.seats))
    lines = [
        f"{meta.name}: {speech.title()}, {seats} seats",
        f"  {speech.description()}",
        f"  bots: {', '.join(bots.names(meta.name))}",
    ]
    for option in meta.options:
        values = " | ".join(_value(value) for value in option.values)
        needs = f"; needs {option.needs}" if option.needs else ""
        lines.append(
            f"  option {option.name} = {values} (default {_value(option.default)}{needs}):"
            f" {speech.option(option)}"
        )
    return "\n".join(lines)


def _value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def rule_text(game: AnyGame, wanted: str, language: str) -> str:
    """One rule by its id, or all that contain a word."""
    ledger = game.rules(language)
    found: Sequence[Rule] = ledger.search(wanted) if "-" not in wanted else ()
    return "\n".join(_rule(one, language) for one in found or [find_rule(ledger, wanted)])


def _rule(rule: Rule, language: str) -> str:
    marked = "".join(f" {mark}" for mark in marks(rule, language))
    examples = zip(rule.vector_ids, rule.vectors, strict=True)
    lines = [f"{rule.id}{marked} ({rule.title}): {told_rule(rule)}"]
    return "\n".join(lines + [f"  {id}: {vector}".replace("`", "") for id, vector in examples])


class Reader:
    """Tells about one sitting, through the eyes of one of its seats."""

    def __init__(self, sitting: Sitting, seat: int | None, language: str) -> None:
        self.sitting = sitting
        self.state = sitting.state
        self.seat = seat
        self.speech = Speech(self.state.game, language, self.state.options)
        self.names = [self._name(number) for number in range(self.state.seats)]
        self.eyes = Eyes(self.speech, self.names)
        self.drawing = drawing(self.state.game.meta.name)

    def _name(self, seat: int) -> str:
        rival = self.state.automated.get(seat)
        return self.speech.ui("seat-name", seat=seat) if rival is None else self.speech.rival(rival)

    def position(self) -> str:
        sections = self.drawing.sections(self.state.view(self.seat), self.eyes)
        return "\n".join(line.plain.rstrip() for part in sections for line in part.lines)

    def question(self) -> str:
        """What is asked now, with every answer in its notation and in words; the end's sheet."""
        decision = self.state.decision
        if decision is None:
            return self._end()
        asked = ", ".join(self.names[seat] for seat in decision.seats)
        lines = [f"{asked}: {self.speech.decision(decision, self.names)}"]
        if self.seat is not None:
            for action in self.state.actions(self.seat):
                more = self.drawing.more(action, self.speech)
                words = " · ".join(filter(None, (self.speech.action(self.state, action), more)))
                lines.append(f"  {action.text}  --  {words}")
        return "\n".join(lines)

    def happened(self, moves: Sequence[Told]) -> str:
        told = paragraphs(moves, self.speech, self.names, self.seat, self.drawing.quiet)
        return "\n".join(paragraph.text(self.names) for paragraph in told)

    def why_not(self, text: str | None) -> str:
        """Why an action is not possible, or what else the question is about and is not."""
        assert self.seat is not None
        if text is not None:
            refusal = self.state.why_not(text, self.seat)
            return "It is legal." if refusal is None else self.speech.refusal(refusal, self.names)
        lines = []
        for refusal, actions in grouped(interesting(self.state, self.seat, self.drawing)):
            named = ", ".join(action.text for action in actions[:EXAMPLES])
            more = f" and {len(actions) - EXAMPLES} more" if len(actions) > EXAMPLES else ""
            lines.append(f"{named}{more}: {self.speech.refusal(refusal, self.names)}")
        return "\n".join(lines) or "Nothing else is worth asking about here."

    def points(self) -> str:
        """Of one seat, if the game ended now: others' may rest on what it can't see."""
        assert self.seat is not None
        own = self.state.standings()[self.seat]
        lines = [self.speech.ui("score-now")]
        for category, points in own["categories"].items():
            lines.append(f"  {points:>4}  {self.speech.category(category)}")
        return "\n".join([*lines, f"  {own['total']:>4}  {self.speech.ui('sheet-total')}"])

    def judgement(self, found: Judgement) -> str:
        return "\n".join(self._judged(found))

    def _judged(self, found: Judgement) -> Iterator[str]:
        yield (
            f"Expected margin {found.margin:+.1f} points, chance to win"
            f" {100 * found.win_probability:.0f} %, if the best turn is played."
        )
        foretold = (
            f"{self.speech.category(name)} {points:.1f}"
            for name, points in found.categories.items()
        )
        yield f"Points at the end: {', '.join(foretold)}."
        yield "Ways to play on, the best first, by the value that the bots choose by:"
        for turn in found.turns[:TURNS]:
            yield f"  {turn.worth:+.1f}  {'; '.join(turn.actions)}"
            for reason in turn.reasons:
                yield f"         {reason.feature} {reason.change:+g}: {reason.points:+.1f}"

    def _end(self) -> str:
        sheets = self.state.standings()
        console = Console(width=self.eyes.width, color_system=None, file=None)
        with console.capture() as captured:
            console.print(scoring_sheet(sheets, self.speech, self.eyes))
        told = verdict(sheets, self.speech, self.names, None)
        lines = (line.rstrip() for line in captured.get().splitlines())
        return "\n".join([self.speech.ui("game-over"), *lines, told])
