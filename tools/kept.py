"""The user's cache of machine code: builds by content, for all checkouts together.

Nothing stands under the name of a build that is not whole: builds are made beside it and renamed.
What a compile that was killed leaves behind is thrown away by the next one.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tools.objects import last_used_first

KEPT = 8
"""Builds in the cache: those that were last used."""
SCRATCH, GONE = "making-", "gone-"
"""How folders are called that are made, and that are thrown away."""
LOCK = ".lock"
WAITING = "Another process compiles the same; waiting for it ..."


def cache() -> Path:
    """Of this user, so that several checkouts share it."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base, "trailboss", "machine_code")


@contextmanager
def alone(key: str) -> Iterator[None]:
    """Whoever wants the same machine code waits for it, instead of making it once more."""
    with _locked(key, wait=True):
        yield


@contextmanager
def _locked(key: str, wait: bool) -> Iterator[bool]:
    """Whether nobody else makes this build now; with ``wait`` it is so in the end."""
    cache().mkdir(parents=True, exist_ok=True)
    with (cache() / f"{key}{LOCK}").open("w") as lock:
        if sys.platform == "win32":
            yield wait
            return
        import fcntl

        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            if not wait:
                yield False
                return
            print(WAITING, flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield True


@contextmanager
def scratch(key: str) -> Iterator[Path]:
    """A folder to make that build in, for whoever is `alone` with it."""
    folder = Path(tempfile.mkdtemp(prefix=f"{SCRATCH}{key}-", dir=cache()))
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def sweep() -> None:
    """Throw away what killed compiles have left: nobody holds the lock of such a build."""
    for folder in cache().glob(f"{SCRATCH}*-*"):
        key = folder.name.removeprefix(SCRATCH).rpartition("-")[0]
        with _locked(key, wait=False) as unused:
            if unused:
                shutil.rmtree(folder, ignore_errors=True)
    for folder in cache().glob(f"{GONE}*"):
        shutil.rmtree(folder, ignore_errors=True)


def throw_away(build: Path) -> None:
    """First its name, so that nobody takes half of it."""
    gone = build.with_name(f"{GONE}{build.name}-{os.getpid()}")
    with suppress(FileNotFoundError):
        build.rename(gone)
        shutil.rmtree(gone, ignore_errors=True)


def forget_old() -> None:
    builds = [
        path
        for path in cache().iterdir()
        if path.is_dir() and not path.name.startswith((SCRATCH, GONE))
    ]
    for old in last_used_first(builds)[KEPT:]:
        throw_away(old)
        (cache() / f"{old.name}{LOCK}").unlink(missing_ok=True)
