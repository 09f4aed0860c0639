"""Machine code runs only if it was made of these very sources, and for this Python."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

import trailboss
from tools import builds, compile, kept
from tools.compilable import must_be_compilable, refusals
from trailboss import build

Run = Callable[..., str]


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    (tmp_path / "trail.py").write_text("STEPS = 3\n")
    return tmp_path


def contents(folder: Path) -> dict[str, object]:
    source = folder / "trail.py"
    now = source.stat()
    known = [now.st_size, now.st_mtime_ns, build.digest(source)]
    return {"suffix": build.SUFFIX, "sources": {"trail.py": known}}


def test_unchanged_sources_fit(sources: Path) -> None:
    assert build.fits(contents(sources), sources)


def test_a_source_written_again_as_it_was_fits(sources: Path) -> None:
    known = contents(sources)
    os.utime(sources / "trail.py", (1, 1))
    assert build.fits(known, sources)


def test_a_changed_source_does_not_fit_even_if_as_long_as_before(sources: Path) -> None:
    known = contents(sources)
    (sources / "trail.py").write_text("STEPS = 4\n")
    os.utime(sources / "trail.py", (1, 1))
    assert not build.fits(known, sources)


def test_a_lost_source_does_not_fit(sources: Path) -> None:
    known = contents(sources)
    (sources / "trail.py").unlink()
    assert not build.fits(known, sources)


def test_another_python_does_not_fit(sources: Path) -> None:
    assert not build.fits(contents(sources) | {"suffix": ".cpython-399-else.so"}, sources)


def test_libraries_that_are_no_more_all_there_are_not_used(tmp_path: Path) -> None:
    for name in ("trail", "herd"):
        (tmp_path / f"{name}{build.SUFFIX}").touch()
    contents = {"libraries": str(tmp_path), "number": 2}
    assert build.found(contents) == {
        name: str(tmp_path / f"{name}{build.SUFFIX}") for name in ("trail", "herd")
    }
    (tmp_path / f"herd{build.SUFFIX}").unlink()
    assert build.found(contents) is None


def test_the_cache_forgets_what_was_not_used_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    for age in range(kept.KEPT + 2):
        made = kept.cache() / f"build-{age}"
        made.mkdir(parents=True)
        os.utime(made, (1000 - age, 1000 - age))
    kept.forget_old()
    assert sorted(path.name for path in kept.cache().iterdir()) == sorted(
        f"build-{age}" for age in range(kept.KEPT)
    )


def test_without_a_compiler_nothing_is_compiled_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(build.SWITCH, raising=False)
    monkeypatch.setenv("CC", "/bin/false")
    assert compile.main([]) == 0
    assert "no C compiler" in capsys.readouterr().out


def test_it_can_be_switched_off(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(build.SWITCH, "0")
    assert compile.main([]) == 0
    assert "runs as Python" in capsys.readouterr().out


def test_in_the_background_nobody_waits_and_nothing_is_made_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first time another process makes it; once it is kept, it is taken at once."""
    monkeypatch.delenv(build.SWITCH, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(compile, "FOLDER", tmp_path / "machine_code")
    monkeypatch.setattr(compile, "compiler", lambda: ["cc"])
    started: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: started.append(command))
    assert compile.main(["--background"]) == 0
    assert started == [[sys.executable, "-m", "tools.compile", "--jobs", "1"]]
    made = kept.cache() / compile.content_key(["cc"])
    made.mkdir(parents=True)
    (made / f"half{build.SUFFIX}").touch()
    assert compile.main(["--background"]) == 0
    assert capsys.readouterr().out.count("in the background") == 2
    assert len(started) == 2, "half a build was taken"
    for number in range(len(compile.modules())):
        (made / f"{number}{build.SUFFIX}").touch()
    assert compile.main(["--background"]) == 0
    assert len(started) == 2
    assert "from the cache" in capsys.readouterr().out
    told = json.loads((tmp_path / "machine_code" / build.CONTENTS).read_text())
    assert told["libraries"] == str(made)
    assert compile.main(["--background"]) == 0
    assert capsys.readouterr().out == ""


def test_what_was_edited_while_it_was_compiled_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(build.SWITCH, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(compile, "FOLDER", tmp_path / "machine_code")
    monkeypatch.setattr(compile, "compiler", lambda: ["cc"])

    def made_while_somebody_edits(scratch: Path, command: list[str], jobs: int | None) -> Path:
        monkeypatch.setattr(compile, "content_key", lambda command: "another key")
        return scratch

    monkeypatch.setattr(compile, "compile_all", made_while_somebody_edits)
    monkeypatch.setattr(compile, "_must_compile", lambda command, scratch: None)
    with pytest.raises(SystemExit, match="changed meanwhile"):
        compile.main([])
    assert not [path for path in kept.cache().iterdir() if path.is_dir()]
    assert not (tmp_path / "machine_code" / build.CONTENTS).exists()


def test_half_a_build_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may come from a disk that was full, or from somebody who deleted it by hand."""
    monkeypatch.delenv(build.SWITCH, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(compile, "FOLDER", tmp_path / "machine_code")
    monkeypatch.setattr(compile, "compiler", lambda: ["cc"])
    monkeypatch.setattr(compile, "_must_compile", lambda command, scratch: None)
    half = kept.cache() / compile.content_key(["cc"])
    half.mkdir(parents=True)
    (half / f"half{build.SUFFIX}").touch()

    def whole(scratch: Path, command: list[str], jobs: int | None) -> Path:
        made = scratch / "made"
        made.mkdir()
        for number in range(len(compile.modules()) + 1):
            (made / f"{number}{build.SUFFIX}").touch()
        return made

    monkeypatch.setattr(compile, "compile_all", whole)
    assert compile.bring_up_to_date().startswith("Compiled")
    assert not (half / f"half{build.SUFFIX}").exists()
    assert compile._is_whole(half)
    assert [path for path in kept.cache().iterdir() if path.is_dir()] == [half]


def test_what_killed_compiles_left_is_swept_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    for name in ("making-dead-x1", "gone-old-7", "whole"):
        (kept.cache() / name / "inside").mkdir(parents=True)
    with kept.alone("busy"), kept.scratch("busy") as scratch:
        script = "from tools import kept; kept.sweep()"
        subprocess.run([sys.executable, "-c", script], check=True, cwd=compile.ROOT)
        there = {path.name for path in kept.cache().iterdir() if path.is_dir()}
        assert there == {"whole", scratch.name}
    assert not scratch.exists()


def test_whoever_waits_for_another_compile_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    script = "from tools import kept\nwith kept.alone('same'): print('mine')"
    with kept.alone("same"):
        other = subprocess.Popen(
            [sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, cwd=compile.ROOT
        )
        assert other.stdout is not None
        assert other.stdout.readline().strip() == kept.WAITING
    assert other.communicate()[0].strip() == "mine"


def test_a_compiler_that_makes_nothing_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It answers when it is asked for its version, and fails at everything else."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        pytest.skip("it would not come to that: Python's headers are missing")
    monkeypatch.delenv(build.SWITCH, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    broken = tmp_path / "cc"
    broken.write_text('#!/bin/sh\n[ "$1" = --version ] || { echo "no disk" >&2; exit 1; }\n')
    broken.chmod(0o755)
    monkeypatch.setenv("CC", str(broken))
    monkeypatch.setattr(compile, "FOLDER", tmp_path / "machine_code")
    assert compile.main([]) == 0
    told = capsys.readouterr().out
    assert "makes nothing (no disk)" in told
    assert "runs as Python" in told


def test_what_machine_code_would_do_differently_is_refused(tmp_path: Path) -> None:
    module = tmp_path / "herd.py"
    module.write_text(
        "import functools\n\n\nclass Herd:\n    @functools.cached_property\n"
        "    def worth(self) -> int:\n        return 1\n"
    )
    assert [told.split(":")[0] for told in refusals(module)] == ["5"]
    with pytest.raises(SystemExit, match=r"herd\.py:5: @cached_property"):
        must_be_compilable([module], tmp_path)
    must_be_compilable(compile.modules(), compile.ROOT)


def test_every_module_left_to_python_exists() -> None:
    assert set(compile.LEFT_TO_PYTHON) <= {path.stem for path in compile.sources()}


@pytest.fixture
def checkout(tmp_path: Path) -> Run:
    """A copy of the package with its machine code, to be changed; what it prints."""
    if build.kind() == "pure":
        pytest.skip("nothing is compiled here")
    ignored = shutil.ignore_patterns("__pycache__", "client", "cli")
    shutil.copytree(build.PACKAGE, tmp_path / "trailboss", ignore=ignored)

    def run(code: str, **environ: str) -> str:
        script = f"import trailboss.build; {code}"
        done = subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONPATH": str(tmp_path), **environ},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()

    return run


KIND = "print(trailboss.build.kind(), trailboss.kernel.state.__file__.rpartition('.')[2])"


def test_a_checkout_never_runs_stale_machine_code(checkout: Run, tmp_path: Path) -> None:
    assert checkout(KIND) == "compiled so"
    changed = tmp_path / "trailboss/games/western/trail.py"
    before = changed.read_text()
    changed.write_text(before + "\n")
    assert checkout(KIND) == "pure py"
    changed.write_text(before)
    assert checkout(KIND) == "compiled so"


@pytest.mark.parametrize("game", sorted(trailboss.games()))
def test_no_weak_reference_outlives_a_state(game: str) -> None:
    """What mypyc makes of a class with a base of Python's forgets to tell them (3.11): a crash."""
    if build.kind() == "pure":
        pytest.skip("nothing is compiled here")
    state = trailboss.load(game).start(seed=1)
    for thing in (state, state.clone(), state.dice, state.actions()[0]):
        assert not type(thing).__weakrefoffset__, type(thing)


def test_the_switch_asks_for_python(checkout: Run) -> None:
    assert checkout(KIND, TRAILBOSS_COMPILE="0") == "pure py"


def test_a_damaged_list_of_contents_means_python(checkout: Run, tmp_path: Path) -> None:
    (tmp_path / "trailboss/machine_code" / build.CONTENTS).write_text("{")
    assert checkout(KIND) == "pure py"


def test_a_traceback_of_machine_code_names_file_and_line(checkout: Run) -> None:
    code = (
        "import traceback\n"
        "try: trailboss.load('el_paso').start(seed=1).emit()\n"
        "except TypeError: pass\n"
        "try: trailboss.Dice(1).below(0)\n"
        "except ValueError: print(traceback.format_exc())"
    )
    assert 'trailboss/kernel/dice.py", line' in checkout(f"exec({code!r})")


def test_the_version_says_which_build_runs() -> None:
    command = [sys.executable, "-m", "trailboss.cli", "version", "--json"]
    for environ, kind in ((os.environ, build.kind()), ({**os.environ, build.SWITCH: "0"}, "pure")):
        told = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
        assert json.loads(told.stdout)["build"] == kind


def test_both_builds_play_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    """A share; `make builds GAMES=2000` is the whole."""
    if build.kind() == "pure":
        pytest.skip("nothing is compiled here")
    assert builds.main(["el_paso"]) == 0
    assert "0 differ" in capsys.readouterr().out


def test_without_a_compiler_there_is_nothing_to_compare(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "/bin/false")
    monkeypatch.delenv("CI", raising=False)
    assert builds.main(["el_paso"]) == 0
    assert "one build" in capsys.readouterr().out
    monkeypatch.setenv("CI", "true")  # where the very comparison is the task
    assert builds.main(["el_paso"]) == 1


def test_a_difference_between_the_builds_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    one = {"build": "pure", "decisions": 9, "hashes": {"a": "1", "b": "2"}}
    other = {"build": "compiled", "decisions": 9, "hashes": {"a": "1", "b": "3"}}
    assert builds.report(one, other) == 1
    assert "b: the builds differ" in capsys.readouterr().out
