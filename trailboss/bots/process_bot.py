"""A bot that is a program of its own, in any language: it is asked over its standard input.

It is named by the command that starts it: ``run:node my_bot.mjs``. One process answers for all
seats and games that the command is seated at.
"""

from __future__ import annotations

import atexit
import json
import logging
import os
import select
import shlex
import subprocess
import time
from functools import cache
from typing import Any, ClassVar, Final

from trailboss.bots import protocol
from trailboss.bots.player import Bot
from trailboss.kernel.action import Action
from trailboss.kernel.errors import BadOption
from trailboss.kernel.state import State

PREFIX: Final = "run:"
SECONDS: Final = 10.0
"""Time for an answer."""
MOST_STARTS: Final = 3
"""How often a program that fails is started again before it is given up."""

FAILURES: Final = (protocol.BadAnswer, OSError, TimeoutError)
"""What becomes of a program that crashes, writes nonsense or is silent."""

_log = logging.getLogger("trailboss.bots")


class ProcessBot(Bot):
    """Whatever the program does, an answer comes: failing that, any legal one, and it is told."""

    name: ClassVar[str] = PREFIX

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.name = PREFIX + command  # type: ignore[misc]  # each command is a bot of its own
        self.program = _program(command)
        self.seconds = seconds
        self.why = ""
        """What the program said about its last answer."""

    def choose(self, state: State, seat: int) -> Action:
        try:
            return self.answer(state, seat)
        except FAILURES as error:
            action = state.dice.pick(state.actions(seat))
            _log.warning(
                "%s failed (%s); '%s' is played for seat %s", self.name, error, action, seat
            )
            return action

    def answer(self, state: State, seat: int) -> Action:
        """What the program answers, or one of `FAILURES`."""
        self.why = ""
        try:
            action, self.why = self.program.ask(state, seat, state.actions(seat), self.seconds)
        except FAILURES:
            self.program.fail()
            raise
        return action


class Program:
    """The process behind a command, started when it is first asked."""

    def __init__(self, command: str) -> None:
        self.command = shlex.split(command)
        if not self.command:
            raise BadOption(f"'{PREFIX}' is followed by the command that starts the bot")
        self.starts = 0
        self.failures = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._unread = b""
        self._number = 0
        self._told: Any = None

    def ask(
        self, state: State, seat: int, legal: list[Action], seconds: float
    ) -> tuple[Action, str]:
        process = self._running()
        table = (state.box.fingerprint, state.seats, tuple(state.options.items()))
        if self._told != table:
            self._write(process, protocol.start(state))
            self._told = table
        self._number += 1
        self._write(process, protocol.question(state, seat, self._number, seconds))
        line = self._line(process, time.monotonic() + seconds)
        return protocol.read_answer(line, self._number, legal)

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            if self.starts >= MOST_STARTS:
                raise OSError(f"it was started {self.starts} times and failed each time")
            self.starts += 1
            self._unread, self._told = b"", None
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        return self._process

    def _write(self, process: subprocess.Popen[bytes], message: dict[str, Any]) -> None:
        assert process.stdin is not None
        process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        process.stdin.flush()

    def _line(self, process: subprocess.Popen[bytes], deadline: float) -> bytes:
        assert process.stdout is not None
        while b"\n" not in self._unread:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([process.stdout], [], [], left)[0]:
                raise TimeoutError("no answer in time")
            read = os.read(process.stdout.fileno(), 65536)
            if not read:
                raise OSError("the program has ended")
            self._unread += read
            if len(self._unread) > protocol.LONGEST_LINE:
                raise protocol.BadAnswer("an answer without an end")
        line, self._unread = self._unread.split(b"\n", 1)
        return line

    def fail(self) -> None:
        """After whatever went wrong nothing it says can be trusted: it is started anew."""
        self.failures += 1
        self.stop()

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


@cache
def _program(command: str) -> Program:
    program = Program(command)
    atexit.register(program.stop)
    return program
