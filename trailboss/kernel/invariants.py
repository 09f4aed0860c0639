"""What holds between any two actions of a game: the invariants of its ledger."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from trailboss.kernel.state import State

S = TypeVar("S")


def complaints(s: S, checks: Mapping[str, Callable[[S], Iterator[str]]]) -> list[str]:
    """What is wrong, as "GWT-INV-05: ...", by the rules that the checks belong to."""
    return [f"{rule}: {wrong}" for rule, check in checks.items() for wrong in check(s)]


def answerable(s: State) -> Iterator[str]:
    """The open question has an answer; once the game is over, the scoring sheets add up."""
    if s.agenda:
        frame = s.agenda[-1]
        question = s.steps.questions[frame[0]]
        if not question.answers(s, frame, question.seats(s, frame)[0]):
            yield f"the question '{frame[0]}' has no answer"
        return
    for sheet in s.standings():
        if sheet["total"] != sum(sheet["categories"].values()):
            yield f"the total of seat {sheet['seat']} is not the sum of the categories"
