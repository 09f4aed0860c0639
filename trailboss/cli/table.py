"""One person at a table with bots: shows the position, asks, and does what is typed."""

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.table import Table as RichTable
from rich.text import Text

from trailboss.cli.boards import drawing
from trailboss.cli.boards.layout import Eyes, styled
from trailboss.cli.chronicle import Told, paragraphs
from trailboss.cli.picture import Picture, chronicle_lines, wrapped
from trailboss.cli.rules import find_rule, marks, told
from trailboss.cli.screen import Leave, Screen
from trailboss.cli.session import Session
from trailboss.cli.sheet import scoring_sheet, verdict
from trailboss.cli.speech import Speech
from trailboss.cli.whynot import grouped, interesting
from trailboss.kernel.action import Action
from trailboss.kernel.errors import IllegalAction, NotAnAction, Refusal, TrailbossError
from trailboss.text import LANGUAGES

MOST_REFUSALS = 60


class Table:
    def __init__(self, session: Session, language: str, screen: Screen) -> None:
        self.session = session
        self.screen = screen
        self.drawing = drawing(session.game.meta.name)
        self.notice: list[Text] = []
        self._drawn = -1  # ply of the position that a plain screen has shown in full
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "h": self._help,
            "u": self._undo,
            "w": self._why_not,
            "r": self._rule,
            "i": self._inspect,
            "b": self._board,
            "l": self._log,
            "p": self._points,
            "s": self._save,
            "lang": self._change_language,
            "q": self._quit,
        }
        self._speak(language)
        if session.past:
            self._tell(self.speech.ui("resumed", path=str(session.path)))

    def _speak(self, language: str) -> None:
        self.speech = Speech(self.session.game, language, self.session.state.options)
        self.rules = self.session.game.rules(language)
        self.names = _names(self.session, self.speech)

    # ---- the game

    def play(self) -> None:
        """Until the game is over or the person leaves."""
        try:
            while True:
                self._let_bots_move()
                if self.session.state.is_over:
                    break
                choices = len(self.session.choices())
                if not choices:
                    raise TrailbossError(f"move {self.session.state.ply + 1}: nothing is legal")
                self._show()
                self._answer(self.screen.ask(self.speech.ui("pick-number", count=choices) + " "))
            self._show_end()
        except (Leave, KeyboardInterrupt):
            return

    def _let_bots_move(self) -> None:
        decision = self.session.state.decision
        if decision is not None and not self.session.is_mine:
            self.screen.wait(self.speech.ui("bot-thinking", player=self.names[decision.seat]))
        try:
            self.session.bots_move()
        except OSError as error:
            self._tell_not_saved(error)

    def _answer(self, typed: str) -> None:
        self.notice = []
        word, _, rest = typed.partition(" ")
        command = self._commands.get(word.lower())
        if not typed:
            self._tell(self.speech.ui("pick-empty"))
        elif command is not None:
            command(rest.strip())
        elif typed.isdecimal():
            self._choose(int(typed))
        else:
            self._play_notation(" ".join(typed.lower().split()))

    def _choose(self, number: int) -> None:
        choices = self.session.choices()
        if 1 <= number <= len(choices):
            self._do(choices[number - 1])
        else:
            self._tell(self.speech.ui("out-of-range", count=len(choices)))

    def _play_notation(self, text: str) -> None:
        try:
            self._do(self.session.state.parse(text, self.session.person))
        except NotAnAction:
            self._tell(self.speech.ui("unknown-command", text=text))
        except IllegalAction as error:
            self._tell_refusal(error.refusal)

    def _do(self, action: Action) -> None:
        try:
            self.session.play(action)
        except OSError as error:
            self._tell_not_saved(error)

    # ---- what can be typed

    def _undo(self, rest: str) -> None:
        try:
            if self.session.undo():
                self._tell(self.speech.ui("undone"))
            elif any(ply.seat == self.session.person for ply in self.session.past):
                self._tell(self.speech.ui("undo-not-possible"))
            else:
                self._tell(self.speech.ui("nothing-to-undo"))
        except OSError as error:
            self._tell_not_saved(error)

    def _why_not(self, rest: str) -> None:
        if rest:
            self._explain(" ".join(rest.lower().split()))
            return
        state, person = self.session.state, self.session.person
        found = interesting(state, person, self.drawing)
        lines = [Text(self.speech.ui("why-not-title"), "bold")]
        cited: dict[str, None] = {}
        for refusal, actions in grouped(found[:MOST_REFUSALS]):
            named = "; ".join(dict.fromkeys(self.speech.action(state, a) for a in actions))
            reason = Text(f"    {self.speech.refusal(refusal, self.names)}", "yellow")
            lines += [*self._wrapped(Text(named), 2), *self._wrapped(reason, 4)]
            cited[refusal.rule] = None
        if not found:
            lines.append(Text(self.speech.ui("why-not-nothing")))
        for rule in self.rules:
            if rule.id in cited:
                lines += self._wrapped(Text(f"{rule.id}  {told(rule)}", "dim"), 2)
        self._page(lines)

    def _explain(self, text: str) -> None:
        try:
            refusal = self.session.state.why_not(text, self.session.person)
        except NotAnAction:
            self._tell(self.speech.ui("unknown-command", text=text))
            return
        if refusal is None:
            self._tell(self.speech.ui("why-legal"))
        else:
            self._tell_refusal(refusal)

    def _rule(self, rest: str) -> None:
        try:
            rule = find_rule(self.rules, rest)
        except TrailbossError:
            self._tell(self.speech.ui("rule-unknown", id=rest or "-"))
            return
        what = "".join(f" {mark}" for mark in marks(rule, self.speech.language))
        text = Text.assemble((rule.id, "bold"), (what, "yellow"), "  ", told(rule))
        self.notice = self._wrapped(text, 2)
        for vector in rule.vectors:
            self.notice += self._wrapped(Text(f"  {vector}".replace("`", ""), "dim"), 4)

    def _inspect(self, rest: str) -> None:
        """What is printed on a thing, or on everything that a player may want to know."""
        lines = self._picture().printed(rest)
        if lines:
            self._page(lines)
        else:
            self._tell(self.speech.ui("nothing-printed"))

    def _board(self, rest: str) -> None:
        self._page(self._picture().everything())

    def _log(self, rest: str) -> None:
        told = [Told(ply.seat, ply.events) for ply in self.session.past]
        lines = [Text(self.speech.ui("log-title"), "bold")]
        for paragraph in paragraphs(told, self.speech, self.names, self.session.person):
            lines += chronicle_lines(paragraph, self._eyes(), self.screen.width)
        if len(lines) == 1:
            lines.append(Text(self.speech.ui("log-empty")))
        self._page(lines, from_end=True)

    def _points(self, rest: str) -> None:
        """The own sheet only: others' may rest on cards that the person can't see."""
        own = self.session.state.standings()[self.session.person]
        lines = [Text(self.speech.ui("score-now"), "bold")]
        for category, points in own["categories"].items():
            lines.append(Text(f"{points:>4}  {self.speech.category(category)}"))
        lines.append(Text(f"{own['total']:>4}  {self.speech.ui('sheet-total')}", "bold"))
        self._page(lines)

    def _help(self, rest: str) -> None:
        lines = [Text(self.speech.ui("help-title"), "bold")]
        for keys, id in _KEYS:
            lines.append(Text.assemble("  ", (f"{keys:<12}", "bold"), self.speech.ui(id)))
        lines.append(
            Text.assemble("  ", (f"{'!':<12}", "red"), self.speech.ui("point-of-no-return"))
        )
        lines += self.drawing.legend(self.speech)
        self._page(lines)

    def _save(self, rest: str) -> None:
        path = Path(rest) if rest else self.session.path or _default_path(self.session)
        try:
            self.session.save(path)
        except OSError as error:
            self._tell_not_saved(error)
            return
        self.session.path = path
        self._tell(self.speech.ui("autosaved", path=str(path)))

    def _change_language(self, rest: str) -> None:
        if rest in LANGUAGES:
            self._speak(rest)
        else:
            self._tell(self.speech.ui("help-language"))

    def _quit(self, rest: str) -> None:
        if self.screen.redraws and self.session.path is None:
            answer = self.screen.ask(self.speech.ui("quit-question") + " ").lower()
            if answer not in (self.speech.ui("yes"), "y", "q"):
                return
        raise Leave

    # ---- what is shown

    def _eyes(self) -> Eyes:
        return Eyes(self.speech, self.names, self.screen.width)

    def _picture(self) -> Picture:
        return Picture(self.session, self.speech, self._eyes(), self.drawing)

    def _wrapped(self, text: Text, indent: int = 0) -> list[Text]:
        return wrapped(text, self.screen.width, indent)

    def _page(self, lines: Sequence[Text], from_end: bool = False) -> None:
        typed = self.screen.page(lines, self.speech.ui("more-lines"), from_end)
        if typed:
            self._answer(typed)

    def _show(self) -> None:
        picture = self._picture()
        if self.screen.redraws:
            self.screen.show(picture.fitting(self.screen.height, self.notice))
            return
        state = self.session.state
        new = self._drawn != state.ply
        began = any(e.kind == "turn_began" for ply in self.session.recent() for e in ply.events)
        self.screen.show(picture.plain(self.notice, new, new and (began or not self.session.past)))
        self._drawn = state.ply

    def _show_end(self) -> None:
        if self.screen.redraws:
            self.screen.show(self._picture().end())
            self.screen.console.print(self._sheet())
            self.screen.console.print(self._verdict())
            self.screen.ask("Enter ")

    def _sheet(self) -> RichTable:
        return scoring_sheet(self.session.state.standings(), self.speech, self._eyes())

    def _verdict(self) -> str:
        standings = self.session.state.standings()
        return verdict(standings, self.speech, self.names, self.session.person)

    def say_goodbye(self) -> None:
        """What stays on the screen when the game is left: the result, or how to go on."""
        console = self.screen.console
        ui = self.speech.ui
        path = self.session.path
        if self.session.state.is_over:
            if not self.screen.redraws:
                self.screen.show(self._picture().end())
            console.print(self._sheet())
            console.print(self._verdict())
            if path is not None:
                console.print(ui("saved", path=str(path)))
        elif path is not None:
            console.print(ui("goodbye-saved", command=self._resume_command(path)), soft_wrap=True)
        else:
            console.print(ui("goodbye"))

    def _resume_command(self, path: Path) -> str:
        bots = ",".join(seated.bot.name for seated in self.session.bots.values())
        words = ["trailboss", "play", "--record", str(path), "--seat", str(self.session.person)]
        if bots:
            words += ["--bots", bots]
        return shlex.join([*words, "--lang", self.speech.language])

    # ---- notices

    def _tell(self, text: str) -> None:
        self.notice = self._wrapped(Text(text, "yellow"))

    def _tell_refusal(self, refusal: Refusal) -> None:
        self.notice = self._wrapped(self._refusal(refusal))

    def _tell_not_saved(self, error: OSError) -> None:
        self._tell(self.speech.ui("not-saved", reason=f"{error.filename}: {error.strerror}"))

    def _refusal(self, refusal: Refusal) -> Text:
        """The reason in the person's language, then the rule in the words of the ledger."""
        text = styled(self.speech.refusal(refusal, self.names), "yellow")
        if refusal.rule in self.rules:
            rule = self.rules[refusal.rule]
            text.append(f"  {told(rule)}", "dim")
        return text


_KEYS = (
    ("1 2 3 ...", "help-number"),
    ("u", "help-undo"),
    ("w", "help-why"),
    ("w ACTION", "help-why-one"),
    ("r RULE", "help-rule"),
    ("i, i 3a", "help-thing"),
    ("b", "help-board"),
    ("l", "help-log"),
    ("p", "help-score"),
    ("s, s FILE", "help-save"),
    ("lang pl", "help-language"),
    ("?", "help-help"),
    ("q", "help-quit"),
)


def _names(session: Session, speech: Speech) -> list[str]:
    """The bots by name, numbered where several have the same; a solo rival has one of its own. The
    person has a name too: texts speak of everybody in the third person."""
    kinds = [seated.bot.name for seated in session.bots.values()]
    names = []
    met: dict[str, int] = {}
    for seat in range(session.state.seats):
        if seat == session.person:
            names.append(session.name or speech.ui("person"))
            continue
        if seat in session.state.automated:
            names.append(speech.rival(session.state.automated[seat]))
            continue
        kind = session.bots[seat].bot.name
        met[kind] = met.get(kind, 0) + 1
        name = kind.capitalize()
        several = kinds.count(kind) > 1
        names.append(speech.ui("bot-name", bot=name, number=met[kind]) if several else name)
    return names


def _default_path(session: Session) -> Path:
    return Path(f"{session.game.meta.name}-{session.state.dice.seed.hex()[-8:]}.trail")
