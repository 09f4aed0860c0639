"""What a test of the kit is made for: cases that depend on the game it is tried at."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, NamedTuple, TypeVar

import pytest
from _pytest.mark import ParameterSet

from trailboss.text import LANGUAGES

T = TypeVar("T", bound=Callable[..., Any])

_ATTRIBUTE = "kit_cases"


class Cases(NamedTuple):
    arguments: str
    of: Callable[[str], Sequence[ParameterSet]]


def over(arguments: str, of: Callable[[str], Sequence[Any]]) -> Callable[[T], T]:
    """Like ``pytest.mark.parametrize``, but the cases are found once the game is known.

    A case is a `pytest.param`, or anything whose ``id`` or text names it.
    """

    def mark(test: T) -> T:
        setattr(test, _ATTRIBUTE, Cases(arguments, lambda game: [_param(c) for c in of(game)]))
        return test

    return mark


def cases_of(test: Any) -> Cases | None:
    return getattr(test, _ATTRIBUTE, None)


def _param(case: Any) -> ParameterSet:
    if isinstance(case, ParameterSet):
        return case
    return pytest.param(case, id=str(getattr(case, "id", case)))


once = over("game", lambda game: [game])
"""The test takes the game as a whole."""

in_every_language = over(
    "game,language",
    lambda game: [pytest.param(*case, id="-".join(case)) for case in product([game], LANGUAGES)],
)
