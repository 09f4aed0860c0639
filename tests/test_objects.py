"""A C file is compiled once, until itself or a declaration that it uses has changed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools import objects
from tools.objects import Objects

HEADER = """\
#include <Python.h>
extern PyObject *CPyDef_ride(PyObject *cpy_r_s);
extern char CPyDef_hire(PyObject *cpy_r_s);
typedef struct {
    PyObject *_hand;
} HerdObject;
"""
RIDE = """\
#include "native.h"

PyObject *CPyDef_ride(PyObject *cpy_r_s) { return CPyStatics[2]; /* 'ride' */ }
    cpy_r_r1 = CPyStatics[7]; /* 'ride' */
"""


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The C files that were given to the compiler."""
    given: list[str] = []

    def run(command: list[str]) -> None:
        given.append(Path(command[command.index("-c") + 1]).name)
        Path(command[-1]).touch()

    monkeypatch.setattr(objects, "run", run)
    return given


def build(folder: Path, ride: str = RIDE, header: str = HEADER) -> Objects:
    (folder / "native.h").write_text(header.replace("typedef", "\ntypedef"))
    (folder / "ride.c").write_text(ride)
    (folder / "array.c").write_text("PyObject *CPyStatics[9];\n")
    made = Objects(folder / "kept", ["cc"], ["version 1"])
    made.read_header(folder / "native.h")
    made.name_literals([folder / "ride.c"], folder / "array.c")
    made.all_made([folder / "ride.c"])
    return made


def test_a_file_that_was_compiled_before_is_taken_from_the_cache(
    tmp_path: Path, compiled: list[str]
) -> None:
    build(tmp_path)
    build(tmp_path)
    assert compiled == ["ride.c"]


def test_a_changed_file_is_compiled_again(tmp_path: Path, compiled: list[str]) -> None:
    build(tmp_path)
    build(tmp_path, ride=RIDE.replace("return", "return  "))
    assert compiled == ["ride.c"] * 2


def test_only_declarations_that_it_uses_count(tmp_path: Path, compiled: list[str]) -> None:
    build(tmp_path)
    build(tmp_path, header=HEADER.replace("char", "int").replace("_hand", "_pile"))
    assert compiled == ["ride.c"]
    build(tmp_path, header=HEADER.replace("PyObject *cpy_r_s", "char cpy_r_s"))
    assert compiled == ["ride.c"] * 2


@pytest.mark.skipif(not objects.CAN_NAME_LITERALS, reason="literals keep their numbers here")
def test_another_number_of_the_same_literal_is_no_change(
    tmp_path: Path, compiled: list[str]
) -> None:
    build(tmp_path)
    build(tmp_path, ride=RIDE.replace("[7]", "[8]"))
    assert compiled == ["ride.c"]
    assert "CPyStatics + 8 * 8" in (tmp_path / "array.c").read_text()
    build(tmp_path, ride=RIDE.replace("[7]; /* 'ride'", "[7]; /* 'hire'"))
    assert compiled == ["ride.c"] * 2


def test_what_was_not_used_for_long_is_forgotten(
    tmp_path: Path, compiled: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = build(tmp_path)
    monkeypatch.setattr(objects, "KEPT", 2)
    for age in range(1, 4):
        (made.kept / f"{age}.o").touch()
        os.utime(made.kept / f"{age}.o", (1000 - age, 1000 - age))
    made.forget_old()
    assert sorted(path.name for path in made.kept.iterdir())[0] == "1.o"
    assert len(list(made.kept.iterdir())) == 2
