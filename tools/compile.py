"""Compile kernel, games and other hot parts: python -m tools.compile [--background].

Results are kept by content in the user's cache, for all checkouts together, and a note is put where
`trailboss.build` looks. Nothing is done where that is up to date. Without a C compiler, or with
TRAILBOSS_COMPILE=0, nothing is compiled and everything runs as Python. In the background, a result
that is already kept is taken at once, and a new one is made by another process that yields to all.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Sequence
from contextlib import chdir, redirect_stdout, suppress
from hashlib import sha256
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import Any

from tools import kept
from tools.compilable import must_be_compilable
from tools.objects import WITHOUT, Objects, linking, run
from trailboss.build import CONTENTS, FOLDER, SUFFIX, SWITCH, digest, fits, found

ROOT = Path(__file__).resolve().parents[1]
LOG = "compile.log"
"""In the cache: what was said in the background."""
GROUP = "trailboss"
"""All modules are one library, so that calls between them are plain C calls."""
FOLDERS = ("trailboss/kernel", "trailboss/games")
THOUGHTS = (
    "trailboss/bots/turns.py",
    "trailboss/bots/search.py",
    "trailboss/bots/great_western_trail",
    "trailboss/bots/el_paso",
    "trailboss/bots/carson_city",
)
"""Of bots: what they do for every position they look at."""
SHOWN = ("trailboss/tables/offered.py", "trailboss/server/patches.py")
"""Of the server: what it does for every position that somebody is shown."""
ASKED = ("__init__", "bot", "craft")
"""Their modules that are left to Python: classes that anybody may derive from are asked there."""
LEFT_TO_PYTHON = {
    "__init__": "packages stay where their data are",
    "errors": "raised rarely, and pickled",
    "native": "for the compiler itself",
    "meta": "read by the registry before any game is loaded",
    "game": "class attributes that games override",
    "part": "a generic data class, read once",
    "option": "read once",
    "ledger": "read once",
    "doubt": "read once",
    "house": "read once",
    "house_box": "read once",
    "registry": "read once",
    "printed": "typed dictionaries and reading of files",
    "spots": "typed dictionaries, of which machine code forgets what their lists hold",
    "datafile": "reading of files",
    "shape": "reading of files",
    "lines": "reading of files",
    "shown": "the types of views",
    "seat": "the types of views",
    "timeline": "callers keep it, also by weak references, which machine code forgets to tell",
    "vocabulary": "words, read once",
    "record": "text, read and written once a game",
    "invariants": "checks that only tests and soaks make",
    "position": "positions written by hand",
    "setting_up": "positions set up by hand, now and then",
    "action_space": "a sequence, which machine code can't derive from",
}
"""Modules that are left to Python, by name and reason: nothing in the inner loop calls them."""
HERE = (ROOT / "tools/compile.py", ROOT / "tools/objects.py")
"""How it is compiled."""
FLAGS = ("-O2", "-fPIC", "-fvisibility=hidden", "-w", "-fno-strict-overflow")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.compile")
    parser.add_argument("--background", action="store_true", help="let nobody wait for it")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="of the C compiler")
    given = parser.parse_args(arguments)
    try:
        said = in_background() if given.background else bring_up_to_date(given.jobs)
    except NoCompiler as reason:
        said = f"Not compiled: {reason}. Everything runs as Python."
    if said:
        print(said)
    return 0


class NoCompiler(Exception):
    """Why nothing can be compiled here."""


def bring_up_to_date(jobs: int | None = None) -> str:
    """Compile unless that was done already; what was done, in words."""
    command = compiler()
    key = content_key(command)
    if _is_current(key):
        return ""
    start = time.monotonic()
    cached = kept.cache() / key
    with kept.alone(key):
        kept.sweep()
        if made_now := not _is_whole(cached):
            kept.throw_away(cached)
            _make(cached, command, jobs)
    put_in_place(cached, command)
    kept.forget_old()
    if not made_now:
        return "Machine code taken from the cache."
    return f"Compiled in {time.monotonic() - start:.0f} s."


def in_background() -> str:
    """What is kept is put in place now; what is not is made without anybody waiting for it."""
    command = compiler()
    key = content_key(command)
    if _is_current(key):
        return ""
    if _is_whole(kept.cache() / key):
        return bring_up_to_date()
    kept.cache().mkdir(parents=True, exist_ok=True)
    log = kept.cache() / LOG
    with log.open("w") as said:
        subprocess.Popen(
            [sys.executable, "-m", "tools.compile", "--jobs", "1"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
            start_new_session=True,
            preexec_fn=_yield_to_all if hasattr(os, "nice") else None,
        )
    return f"Compiling in the background for the next start ({log})."


def _yield_to_all() -> None:
    """A process group of its own has a share of its own on Linux, whatever its niceness."""
    os.nice(19)
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text("19")


def _make(cached: Path, command: list[str], jobs: int | None) -> None:
    must_be_compilable(modules(), ROOT)
    with kept.scratch(cached.name) as scratch:
        _must_compile(command, scratch)
        made = compile_all(scratch, command, jobs)
        _must_be_unchanged(cached.name, command)
        made.rename(cached)  # all at once: whoever is killed before leaves nothing under this name


def _must_compile(command: list[str], scratch: Path) -> None:
    """A compiler that is there but makes nothing is none."""
    smallest = scratch / "smallest.c"
    smallest.write_text("#include <Python.h>\nint ours(void) { return 0; }\n")
    include = f"-I{sysconfig.get_path('include')}"
    made = str(smallest.with_suffix(".o"))
    done = subprocess.run(
        [*command, *FLAGS, include, "-c", str(smallest), "-o", made], capture_output=True, text=True
    )
    if done.returncode or not Path(made).exists():
        said = (done.stderr.strip() or "it says nothing").splitlines()[0]
        raise NoCompiler(f"the C compiler '{command[0]}' makes nothing ({said})")


def _is_whole(cached: Path) -> bool:
    """One library a module, and the great one."""
    return len(list(cached.glob(f"*{SUFFIX}"))) == len(modules()) + 1


def _must_be_unchanged(key: str, command: list[str]) -> None:
    """It takes minutes: somebody may have edited a source meanwhile."""
    if content_key(command) != key:
        raise SystemExit("A source was changed meanwhile; nothing was kept. Compile again.")


def modules() -> list[Path]:
    rules = [
        path for path in _within(FOLDERS) if path.stem not in LEFT_TO_PYTHON or _is_rooms_part(path)
    ]
    thoughts = [path for path in _within(THOUGHTS) if path.stem not in ASKED]
    # Its types are checked against those of msgspec, which only the server needs.
    return rules + thoughts + (_within(SHOWN) if find_spec("msgspec") else [])


def _within(places: Sequence[str]) -> list[Path]:
    """The modules in these folders, and those that are named themselves."""
    found = []
    for place in places:
        path = ROOT / place
        found += [path] if path.is_file() else sorted(path.rglob("*.py"))
    return found


def _is_rooms_part(path: Path) -> bool:
    """A game's or an expansion's ``part.py`` holds its hooks, which are called often."""
    return path.stem == "part" and path.parent.name != "kernel"


def content_key(command: list[str]) -> str:
    """Of everything that the result depends on."""
    from mypy.version import __version__ as mypyc

    compiled = [str(path.relative_to(ROOT)) for path in modules()]
    total = sha256(json.dumps([SUFFIX, mypyc, FLAGS, command, compiled]).encode())
    for path in (*HERE, *sources()):
        total.update(f"{path.relative_to(ROOT)} {digest(path)}\n".encode())
    return total.hexdigest()[:20]


def sources() -> list[Path]:
    """Interpreted modules count too: compiled ones were checked against their types."""
    return _within((*FOLDERS, *THOUGHTS, *SHOWN))


def compiler() -> list[str]:
    if os.environ.get(SWITCH) == "0":
        raise NoCompiler(f"{SWITCH}=0")
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    try:
        subprocess.run([command[0], "--version"], capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        raise NoCompiler(f"no C compiler ('{command[0]}' does not answer)") from None
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.exists():
        raise NoCompiler(f"no Python headers ({header.name} is missing)")
    for package in ("mypyc", "setuptools"):
        if find_spec(package) is None:
            raise NoCompiler(f"{package} is not installed: pip install 'trailboss[compile]'")
    return command


def compile_all(scratch: Path, command: list[str], jobs: int | None) -> Path:
    """C from Python, libraries from C; the folder with them."""
    from mypyc.build import mypycify

    names = [str(path.relative_to(ROOT)) for path in modules()]
    remarks = StringIO()
    with chdir(ROOT), redirect_stdout(remarks):
        try:
            extensions = mypycify(
                ["--config-file=", "--always-true=COMPILING", "--always-true=MACHINE_CODE", *names],
                multi_file=True,
                group_name=GROUP,
                target_dir=str(scratch / "c"),
            )
        except SystemExit:
            raise SystemExit(f"mypyc refuses:\n{remarks.getvalue()}\n{WITHOUT}") from None
    return _libraries(extensions, scratch, command, jobs)


def _libraries(extensions: list[Any], scratch: Path, command: list[str], jobs: int | None) -> Path:
    """The great one, and a small one a module that Python finds and that passes it on."""
    import mypyc
    from mypy.version import __version__ as version

    runtime = str(Path(mypyc.__file__).parent / "lib-rt")
    written = scratch / "c"
    include = [f"-I{folder}" for folder in (sysconfig.get_path("include"), runtime, str(written))]
    objects = Objects(
        kept.cache().parent / "objects",
        [*command, *FLAGS, *include],
        [SUFFIX, version, *FLAGS, *command],
    )
    for header in written.glob("*.h"):
        objects.read_header(header)
    great, *shims = extensions
    parts = [Path(source) for source in great.sources]
    objects.name_literals(parts, array=written / f"__native_{GROUP}.c")
    made = objects.all_made([*parts, *(Path(one.sources[0]) for one in shims)], jobs)
    libraries = scratch / "made"
    libraries.mkdir()
    run(
        [
            *command,
            *linking(),
            "-o",
            str(libraries / f"{great.name}{SUFFIX}"),
            *(str(made[part]) for part in parts),
        ]
    )
    for one in shims:
        shutil.copy(objects.shim(made[Path(one.sources[0])]), libraries / f"{one.name}{SUFFIX}")
    objects.forget_old()
    return libraries


def contents(cached: Path) -> dict[str, Any]:
    """What was compiled, source by source: `trailboss.build` compares."""
    known = {}
    for path in sources():
        now = path.stat()
        known[str(path.relative_to(ROOT))] = [now.st_size, now.st_mtime_ns, digest(path)]
    return {
        "key": cached.name,
        "suffix": SUFFIX,
        "libraries": str(cached),
        "number": len(list(cached.glob(f"*{SUFFIX}"))),
        "sources": known,
    }


def put_in_place(cached: Path, command: list[str]) -> None:
    """All at once: programs that run keep to the libraries they began with."""
    os.utime(cached)  # used last
    FOLDER.mkdir(exist_ok=True)
    fresh = FOLDER / f"{CONTENTS}.{os.getpid()}"
    fresh.write_text(json.dumps(contents(cached)))
    _must_be_unchanged(cached.name, command)
    fresh.replace(FOLDER / CONTENTS)


def _is_current(key: str) -> bool:
    try:
        known = json.loads((FOLDER / CONTENTS).read_text())
    except (OSError, ValueError):
        return False
    return bool(known["key"] == key) and fits(known, ROOT) and found(known) is not None


if __name__ == "__main__":
    sys.exit(main())
