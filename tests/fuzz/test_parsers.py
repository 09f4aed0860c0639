"""A small share of `make fuzz`: records, socket messages, uploads and requests of any kind."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import strategies as st

from tests.fuzz.run import fuzz
from tests.fuzz.targets import Target, targets

INPUTS = 2000


@pytest.mark.parametrize("target", targets(), ids=lambda target: target.name)
def test_nothing_that_strangers_write_crashes_a_parser(target: Target) -> None:
    fuzz(target, max(50, INPUTS * target.share // 1000))


def test_shares_make_a_whole() -> None:
    assert sum(target.share for target in targets()) == 1000


def test_a_crash_is_noticed() -> None:
    def careless(text: Any) -> int:
        return int(text)

    with pytest.raises(ValueError, match="invalid literal"):
        fuzz(Target("careless", st.text(), careless, 1), 100)
