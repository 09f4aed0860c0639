"""`trailboss play` in a real terminal of 100 x 40."""

import codecs
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")

TRAILBOSS = [sys.executable, "-c", "from trailboss.cli import main; main()"]
ALTERNATE_SCREEN, BACK = "\x1b[?1049h", "\x1b[?1049l"


def _environment() -> dict[str, str]:
    """Without what would say another size than the terminal does."""
    kept = {name: text for name, text in os.environ.items() if name not in ("COLUMNS", "LINES")}
    return kept | {"TERM": "xterm-256color", "LC_ALL": "en_US.UTF-8"}


def _hear_interrupts() -> None:
    """Whoever starts the tests in the background of a shell has it ignore Ctrl+C for them all."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """A process that believes to sit in a terminal."""

    def __init__(self, *args: str, cwd: Path) -> None:
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (40, 100))
        self.process = subprocess.Popen(
            [*TRAILBOSS, *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=cwd,
            env=_environment(),
            start_new_session=True,
            preexec_fn=_hear_interrupts,
        )
        os.close(slave)
        self.seen = ""
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode

    def until(self, text: str, seconds: float = 300) -> str:
        """What appears up to this text."""
        assert self._appears(text, seconds), f"no {text!r} in {self.seen[-3000:]!r}"
        before, _, self.seen = self.seen.partition(text)
        return before

    def _appears(self, text: str, seconds: float) -> bool:
        end = time.monotonic() + seconds
        while text not in self.seen:
            ready, _, _ = select.select([self.master], [], [], max(0, end - time.monotonic()))
            if not ready:
                return False
            try:
                self.seen += self._decode(os.read(self.master, 65536))
            except OSError:  # the process has ended
                return text in self.seen
        return True

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def interrupt(self, text: str) -> str:
        """Ctrl+C, and what appears up to this text.

        Pressed again if nothing comes of it: the interpreter's line editing hears none that comes
        in the instant between showing the prompt and waiting for a key.
        """
        for _ in range(12):
            os.killpg(self.process.pid, signal.SIGINT)
            if self._appears(text, seconds=5):
                break
        return self.until(text)

    def end(self) -> int:
        return self.process.wait(timeout=300)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)


Open = Callable[..., Terminal]


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Open]:
    opened: list[Terminal] = []

    def open_terminal(*args: str) -> Terminal:
        opened.append(Terminal(*args, cwd=tmp_path))
        return opened[-1]

    yield open_terminal
    for one in opened:
        one.close()


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def test_three_keystrokes_start_a_game(terminal: Open) -> None:
    here = terminal("play")
    here.until("[English] ")
    here.type("\n")
    assert "1 Great Western Trail" in here.until("[1] ")
    here.type("\n")
    here.until("[2] ")
    here.type("\n")
    screen = plain(here.until("Choose 1–8, or ? for help: "))
    assert "Place your herder on a neutral building." in screen
    here.type("q\n")
    here.until("It isn’t saved. (y/n) ")
    here.type("y\n")
    here.until("Goodbye.")
    assert here.end() == 0


def test_a_turn_on_a_screen_that_is_redrawn(terminal: Open) -> None:
    here = terminal("play", "--seed", "5", "--bots", "random", "--record", "game.trail")
    prompt = "or ? for help: "
    assert ALTERNATE_SCREEN in here.until(prompt)
    for typed, shown in (
        ("1", "What do you do on neutral building A?"),
        ("u", "Taken back."),
        ("place neutral-a", "undo (1)"),
    ):
        here.type(typed + "\n")
        screen = here.until(prompt)
        assert shown in plain(screen)
        assert len(plain(screen.rpartition("\x1b[H")[2]).splitlines()) <= 40
    here.type("b\n")
    assert "Kansas City" in plain(here.until("to the game > "))
    here.type("?\n")  # a command typed at the end of a page is carried out
    assert "What you can type" in plain(here.until("to the game > "))
    here.type("\n")
    here.until(prompt)
    here.type("\x04")
    assert BACK in here.until("Go on with: trailboss play --record game.trail")
    assert here.end() == 0


def test_a_plain_terminal_is_never_redrawn(terminal: Open) -> None:
    here = terminal("play", "--bots", "random", "--seed", "5", "--plain")
    shown = here.until("or ? for help: ")
    here.type("1\n")
    shown += here.until("or ? for help: ")
    here.type("q\n")
    shown += here.until("Goodbye.")
    assert "\x1b" not in shown
    assert shown.count("Job market") == 1
    assert here.end() == 0


def test_ctrl_c_gives_the_terminal_back(terminal: Open) -> None:
    here = terminal("play", "--bots", "random")
    here.until("or ? for help: ")
    assert BACK in here.interrupt("Goodbye.")
    assert here.end() == 0
