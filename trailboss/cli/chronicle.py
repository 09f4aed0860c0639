"""What happened, told in sentences."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from trailboss.cli.speech import Speech
from trailboss.kernel.action import Event
from trailboss.kernel.knowledge import visible

SILENT = ("forced", "turn_began")
"""Events that a reader can tell from what stands around them."""


class Paragraph(NamedTuple):
    """What one seat did in a row, and what came of it."""

    seat: int | None
    sentences: list[str]

    def text(self, names: Sequence[str]) -> str:
        """As one text. What the same player does next follows by a comma, without the name."""
        subject = f"{names[self.seat]} " if self.seat is not None else None
        told = ""
        goes_on = False
        for sentence in self.sentences:
            same = subject is not None and sentence.startswith(subject)
            if same and goes_on and told.endswith("."):
                told = f"{told[:-1]}, {sentence.removeprefix(subject or '')}"
            else:
                told = f"{told} {sentence}".lstrip()
            goes_on = same and ". " not in sentence  # else the comma would join the last part
        return told


class Told(NamedTuple):
    """A move as the chronicle needs it: who moved, and the events of it."""

    seat: int | None
    events: Sequence[Event]


def paragraphs(
    moves: Iterable[Told],
    speech: Speech,
    names: Sequence[str],
    viewer: int | None,
    quiet: Sequence[str] = (),
) -> Iterator[Paragraph]:
    """One for each turn. An interruption by another seat is a paragraph of its own."""
    current: Paragraph | None = None
    for move in moves:
        if current is None or move.seat != current.seat:
            if current is not None and current.sentences:
                yield current
            current = Paragraph(move.seat, [])
        for event in _told_once(visible(move.events, viewer)):
            if event.kind == "turn_began" and current.sentences:
                yield current
                current = Paragraph(event.args[0], [])
            if event.kind not in SILENT and event.kind not in quiet:
                current.sentences.append(speech.event(event, names, viewer))
    if current is not None and current.sentences:
        yield current


def _told_once(events: Sequence[Event]) -> Iterator[Event]:
    """Without what is told again with more detail to the one who may know it: drew, drew_cards."""
    for number, event in enumerate(events):
        after = events[number + 1] if number + 1 < len(events) else None
        again = after is not None and after.audience >= 0 and after.kind.startswith(event.kind)
        if not again:
            yield event
