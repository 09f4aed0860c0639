"""A position as a picture: what happened, the board as far as it fits, the open question."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from trailboss.cli.boards.layout import COLOURS, Drawing, Eyes, View, styled, symbol
from trailboss.cli.chronicle import Paragraph, Told, paragraphs
from trailboss.cli.session import Session
from trailboss.cli.speech import Speech
from trailboss.kernel.action import Action

RECAP = 8
"""Lines that the recap gets at most."""
ALL = 1_000_000
ONE_COLUMN = 9
"""Up to so many choices stand one below the other, with their notation."""

NUMBER = 5
"""Width of a choice's number with what stands around it."""

_measure = Console(width=200, color_system=None)


def wrapped(text: Text, width: int, indent: int) -> list[Text]:
    """Broken into lines, all but the first indented."""
    lines = text.wrap(_measure, width - indent)
    for line in lines:
        line.rstrip()
    return [
        Text.assemble(" " * indent, line) if number and indent else line
        for number, line in enumerate(lines)
    ]


def chronicle_lines(paragraph: Paragraph, eyes: Eyes, width: int) -> list[Text]:
    head = Text.assemble(symbol(paragraph.seat), " ") if paragraph.seat is not None else Text("  ")
    text = Text.assemble(head, paragraph.text(eyes.names))
    if paragraph.seat is not None:
        text.highlight_words([eyes.names[paragraph.seat]], COLOURS[paragraph.seat])
    return wrapped(text, width, 2)


class Picture:
    def __init__(self, session: Session, speech: Speech, eyes: Eyes, drawing: Drawing) -> None:
        self.session = session
        self.speech = speech
        self.eyes = eyes
        self.drawing = drawing

    # ---- whole pictures

    def fitting(self, height: int, notice: Sequence[Text]) -> list[Text]:
        """As much of the position as the screen holds, what the question is about first."""
        asked = [self._rule(), *notice, *self.question(), self.keys()]
        tail = [*self._recap_with_rule(RECAP), *asked]
        board = self._selected(height - len(tail) - 2)  # a line for the title, one to type in
        return [self.title(), *board, *tail]

    def plain(self, notice: Sequence[Text], new: bool, full: bool) -> list[Text]:
        """For a pipe: the whole position at the start of a turn, later only what is new."""
        board = [self.title(), *self.everything()] if full else []
        recap = self.recap(ALL) if new else []
        return [*board, *recap, *notice, *self.question(), self.keys()]

    def everything(self) -> list[Text]:
        sections = self.drawing.sections(self._view(), self.eyes)
        return [line for section in sections for line in section.lines]

    def end(self) -> list[Text]:
        return [*self.recap(RECAP), Text(self.speech.ui("game-over"), "bold")]

    # ---- parts

    def title(self) -> Text:
        state = self.session.state
        parts = [
            self.speech.ui("your-turn"),
            self.speech.ui("title-seats", n=state.seats),
            self.speech.ui("title-move", n=state.ply + 1),
        ]
        if self.session.path is not None:
            parts.append(self.session.path.name)
        text = styled(self.session.game.meta.title, "bold")
        return text.append("  ·  ".join(["", *parts]), "dim")

    def recap(self, most: int) -> list[Text]:
        told = [Told(ply.seat, ply.events) for ply in self.session.recent()]
        names, person = self.eyes.names, self.session.person
        lines = [
            line
            for paragraph in paragraphs(told, self.speech, names, person, self.drawing.quiet)
            for line in chronicle_lines(paragraph, self.eyes, self.eyes.width)
        ]
        if len(lines) > most:
            cut = len(lines) - most + 1
            lines = [Text(self.speech.ui("recap-more", n=cut), "dim"), *lines[cut:]]
        return lines

    def _recap_with_rule(self, most: int) -> list[Text]:
        recap = self.recap(most)
        others = any(ply.seat != self.session.person for ply in self.session.recent())
        title = self.speech.ui("since-your-turn") if others and self.session.past else ""
        return [self._rule(title), *recap] if recap else []

    def question(self) -> list[Text]:
        decision = self.session.state.decision
        assert decision is not None
        asked = Text(self.speech.decision(decision, self.eyes.names), "bold")
        return [*wrapped(asked, self.eyes.width, 0), *self._choices()]

    def keys(self) -> Text:
        return Text(self.speech.ui("keys", undo=self.session.undoable()), "dim")

    def _rule(self, title: str = "") -> Text:
        head = f"── {title} " if title else ""
        return Text(head + "─" * (self.eyes.width - cell_len(head)), "dim")

    # ---- the board

    def _view(self) -> View:
        return self.session.state.view(self.session.person)

    def _selected(self, space: int) -> list[Text]:
        view = self._view()
        sections = self.drawing.sections(view, self.eyes)
        wanted = [*self.drawing.wanted(view), *(section.name for section in sections)]
        by_name = {section.name: section for section in sections}
        chosen: set[str] = set()
        for name in dict.fromkeys(wanted):
            section = by_name.get(name)
            if section is not None and len(section.lines) <= space:
                chosen.add(name)
                space -= len(section.lines)
        return [line for section in sections if section.name in chosen for line in section.lines]

    # ---- the choices

    def _choices(self) -> list[Text]:
        state = self.session.state
        choices = self.session.choices()
        texts = []
        for action in choices:
            more = self.drawing.more(action, self.speech)
            texts.append(" · ".join(filter(None, (self.speech.action(state, action), more))))
        if len(choices) <= ONE_COLUMN:
            return self._one_column(choices, texts)
        return self._columns(choices, texts)

    def _one_column(self, choices: Sequence[Action], texts: Sequence[str]) -> list[Text]:
        """With the notation behind, where there is room for all of them."""
        longest = max(map(cell_len, texts))
        notation = max(cell_len(action.text) for action in choices)
        room = NUMBER + longest + 3 + notation <= self.eyes.width
        lines: list[Text] = []
        for number, (action, text) in enumerate(zip(choices, texts, strict=True), 1):
            line = self._numbered(number, action, text)
            if room:
                line.append(" " * (longest - cell_len(text) + 3))
                line.append(action.text, "dim")
            lines += wrapped(line, self.eyes.width, NUMBER)
        return lines

    def _columns(self, choices: Sequence[Action], texts: Sequence[str]) -> list[Text]:
        """Down the first column, then down the next, as a reader of a newspaper expects."""
        cells = [
            self._numbered(number, action, text)
            for number, (action, text) in enumerate(zip(choices, texts, strict=True), 1)
        ]
        widest = max(cell.cell_len for cell in cells) + 2
        columns = max(1, min(4, self.eyes.width // widest))
        rows = -(-len(cells) // columns)
        lines = []
        for row in range(rows):
            line = Text()
            for number in range(row, len(cells), rows):
                line.append(" " * (number // rows * widest - line.cell_len))
                line.append_text(cells[number])
            lines.append(line)
        return lines

    def _numbered(self, number: int, action: Action, text: str) -> Text:
        final = self.session.is_final(action)
        return Text.assemble((f"{number:>3}", "bold"), ("!" if final else " ", "red"), " ", text)

    # ---- what is printed on things

    def printed(self, wanted: str) -> list[Text]:
        """Everything that is printed on the things with this id, or on all that have some print."""
        lines: list[Text] = []
        things = self.session.game.vocabulary.things
        for kind in dict.fromkeys((*self.drawing.printed, *things)):
            for id in things[kind]:
                if not wanted or wanted.lower() in self._names_of(kind, id):
                    lines += self._print_of(kind, id)
        return lines

    def _names_of(self, kind: str, id: str) -> tuple[str, str]:
        named = kind not in self.session.game.vocabulary.selectors
        return id.lower(), self.speech.thing(kind, id).lower() if named else id.lower()

    def _print_of(self, kind: str, id: str) -> list[Text]:
        printed = self.speech.about(kind, id)
        if not printed:
            return []
        text = styled(self.speech.thing(kind, id), "bold")
        text.append("   " + " · ".join(printed))
        return wrapped(text, self.eyes.width, 4)
