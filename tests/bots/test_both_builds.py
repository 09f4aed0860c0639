"""Bots play the same on machine code and as Python."""

import json
import os
import subprocess
import sys

import pytest

from tests.bots.thoughts import thoughts
from trailboss import build


def test_bots_play_the_same_on_both_builds() -> None:
    if build.kind() == "pure":
        pytest.skip("nothing is compiled here")
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.thoughts"],
        cwd=build.PACKAGE.parent,
        env={**os.environ, build.SWITCH: "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    pure = json.loads(done.stdout)
    assert pure["build"] == "pure"
    assert pure["thoughts"] == thoughts()
