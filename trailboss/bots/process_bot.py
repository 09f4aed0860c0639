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
import shutil
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
MOST_FAILURES: Final = 3
"""After so many a program is given up for a while."""
FORGIVEN: Final = 100
"""Good answers after which earlier failures are forgotten."""
REST: Final = 60.0
"""Seconds for which a program that was given up is not asked; then it is tried once more."""

FAILURES: Final = (protocol.BadAnswer, OSError, TimeoutError)
"""What becomes of a program that crashes, writes nonsense or is silent."""

GIVEN_UP: Final = "%s has failed %d times: chance plays for it, and it is asked again in %.0f s"

_log = logging.getLogger("trailboss.bots")


class GivenUp(OSError):
    """It failed again and again, and is left alone for a while."""


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
        except GivenUp:  # which was told when it was
            self.failures += 1
            return state.dice.pick(state.actions(seat))
        except FAILURES as error:
            self.failures += 1
            action = state.dice.pick(state.actions(seat))
            _log.warning(
                "%s failed (%s); '%s' is played for seat %s", self.name, error, action, seat
            )
            if self.program.is_given_up:
                _log.warning(GIVEN_UP, self.name, MOST_FAILURES, REST)
            return action

    def answer(self, state: State, seat: int) -> Action:
        """What the program answers, or one of `FAILURES`."""
        self.why = ""
        try:
            action, self.why = self.program.ask(state, seat, state.actions(seat), self.seconds)
        except GivenUp:
            raise
        except FAILURES:
            self.program.fail()
            raise
        self.program.succeed()
        return action


class Program:
    """The process behind a command, started when it is first asked."""

    def __init__(self, command: str) -> None:
        self.command = shlex.split(command)
        if not self.command:
            raise BadOption(f"'{PREFIX}' is followed by the command that starts the bot")
        if shutil.which(self.command[0]) is None:
            raise BadOption(f"there is no program '{self.command[0]}' to run")
        self.failures = 0
        self._lately = 0
        """Failures that are not forgotten."""
        self._good = 0
        """Answers since the last of them."""
        self._rests_until = 0.0
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
            if self.is_given_up:
                raise GivenUp
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

    @property
    def is_given_up(self) -> bool:
        return time.monotonic() < self._rests_until

    def succeed(self) -> None:
        self._good += 1
        if self._good >= FORGIVEN:
            self._lately = 0

    def fail(self) -> None:
        """After whatever went wrong nothing it says can be trusted: it is started anew."""
        self.failures += 1
        self._lately += 1
        self._good = 0
        if self._lately >= MOST_FAILURES:
            self._rests_until = time.monotonic() + REST
            self._lately -= 1  # after its rest it has one more try
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
