"""What a puzzle asks for and how it is solved, in one language."""

from __future__ import annotations

from trailboss.analysis.moments import along
from trailboss.puzzles.puzzle import Puzzle
from trailboss.text.fluent import formatted, package_texts
from trailboss.text.speech import Speech


class Words:
    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        self.speech = Speech(puzzle.game, language, puzzle.deal.record.options)
        self.texts = package_texts("trailboss.puzzles", self.speech.language)

    def goal(self) -> str:
        puzzle = self.puzzle
        if puzzle.is_deed:
            deed = self.speech.action(None, puzzle.game.action(puzzle.goal))
            return formatted(self.texts, "puzzle-deed", {"deed": deed})
        return formatted(self.texts, "puzzle-most", {"what": self.counted()})

    def counted(self) -> str:
        """What is counted at the end of the turn."""
        goal = self.puzzle.goal
        if goal == "points":
            return formatted(self.texts, "puzzle-points", {})
        return self.speech.message(f"curve-{goal.replace('_', '-')}")

    def solution(self) -> list[str]:
        """Answer by answer."""
        start = self.puzzle.start()
        before = [start, *along(start, self.puzzle.seat, self.puzzle.line)]
        return [
            self.speech.action(state, state.parse(text, self.puzzle.seat))
            for state, text in zip(before, self.puzzle.line, strict=False)
        ]
