"""Object files out of C files, each compiled once: they are kept by content in the user's cache.

mypyc writes one pair of headers for all modules, and numbers the literals of all modules through. A
new function or word would so have every file compiled again. Therefore only those declarations
count that a file uses, and literals are called by their values instead of by their numbers.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from trailboss.build import SWITCH

KEPT = 2500
"""Files in the cache: those that were last used, as many as some seven builds that share none."""
CAN_NAME_LITERALS = sys.platform == "linux" and sys.maxsize > 2**32
"""Where the assembler is known to give a place inside an array a name of its own."""

WITHOUT = f"{SWITCH}=0 does without machine code."

_WORD = re.compile(r"\w+")
_DECLARED = re.compile(r"(\w+)(?:\[\d*\]|\(.*\))?;$")
_LITERAL = re.compile(r"CPyStatics\[(\d+)\]( \| 1)?; (/\* .* \*/)$", re.MULTILINE)


class Objects:
    """Those of one build. ``fixed`` names all that they depend on besides the C files."""

    def __init__(self, kept: Path, command: Sequence[str], fixed: Iterable[str]) -> None:
        self.kept = kept
        self.command = [*command]
        self.fixed = "\n".join([sys.version, *fixed])
        self._declarations: dict[str, str] = {}  # by name: what the headers say about it
        self._literals: dict[str, str] = {}  # by name: the number
        kept.mkdir(parents=True, exist_ok=True)

    def read_header(self, header: Path) -> None:
        """A declaration is a line, or the several lines of a type."""
        for block in header.read_text().split("\n\n"):
            for one in [block] if "typedef" in block else block.splitlines():
                if found := _DECLARED.search(one.removesuffix("\n#endif")):
                    self._declarations[found[1]] = one

    def name_literals(self, sources: Iterable[Path], array: Path) -> None:
        """``array`` is the file that has all literals: there it is said what the names mean."""
        if not CAN_NAME_LITERALS:
            return
        for source in sources:
            source.write_text(self._with_names(source.read_text()))
        lines = [
            f'__asm__(".globl {name}\\n.hidden {name}\\n.set {name}, CPyStatics + 8 * {number}");'
            for name, number in sorted(self._literals.items())
        ]
        array.write_text("\n".join([array.read_text(), *lines, ""]))

    def _with_names(self, text: str) -> str:
        used: set[str] = set()

        def name(found: re.Match[str]) -> str:
            number, tag, value = found.groups("")
            name = f"CPyLiteral_{sha256(value.encode()).hexdigest()[:20]}"
            self._literals[name] = number
            used.add(name)
            return f"{name}{tag}; {value}"

        text = _LITERAL.sub(name, text)
        hidden = '__attribute__((visibility("hidden")))'
        lines = [f"extern PyObject *{name} {hidden};\n" for name in sorted(used)]
        includes, end, rest = text.partition("\n\n")
        return "".join([includes, "\n", *lines, end, rest])

    def made(self, source: Path) -> Path:
        """The object file of a C file."""
        text = source.read_text()
        used = sorted(set(_WORD.findall(text)) & self._declarations.keys())
        parts = [self.fixed, text, *(self._declarations[name] for name in used)]
        return self._kept("o", parts, ["-c", str(source)])

    def shim(self, part: Path) -> Path:
        """The library that only passes on one module of the great one."""
        return self._kept("so", [self.fixed, part.name], [*linking(), str(part)])

    def _kept(self, suffix: str, parts: Iterable[str], arguments: list[str]) -> Path:
        total = sha256()
        for part in parts:
            total.update(part.encode() + b"\0")
        kept = self.kept / f"{total.hexdigest()[:32]}.{suffix}"
        if used_now(kept):
            return kept
        fresh = kept.with_suffix(f".{os.getpid()}.{suffix}")
        run([*self.command, *arguments, "-o", str(fresh)])
        fresh.replace(kept)
        return kept

    def all_made(self, sources: Iterable[Path], jobs: int | None = None) -> dict[Path, Path]:
        """The longest first, so that no core waits for it at the end."""
        longest_first = sorted(sources, key=lambda source: -source.stat().st_size)
        with ThreadPoolExecutor(jobs) as cores:
            return dict(zip(longest_first, cores.map(self.made, longest_first), strict=True))

    def forget_old(self) -> None:
        for old in last_used_first(self.kept.iterdir())[KEPT:]:
            old.unlink(missing_ok=True)


def used_now(kept: Path) -> bool:
    """Whether it is there; then it is the one that was used last."""
    try:
        os.utime(kept)
    except FileNotFoundError:
        return False
    return True


def last_used_first(paths: Iterable[Path]) -> list[Path]:
    """Other checkouts rename and forget files of the same cache meanwhile."""
    ages = {}
    for path in paths:
        with suppress(FileNotFoundError):
            ages[path] = path.stat().st_mtime
    return sorted(ages, key=lambda path: ages[path], reverse=True)


def linking() -> list[str]:
    shared = sysconfig.get_config_var("LDSHARED") or "cc -shared"
    return shlex.split(shared)[1:]


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{shlex.join(command)}\n{done.stderr}\n{WITHOUT}")
