"""The conformance kit, a pytest plugin: what must hold for every game, here or in any repository.

In ``conftest.py``::

    pytest_plugins = ["trailboss.kit"]

and in ``tests/<game>/test_kit.py``::

    from trailboss.kit.tests import *

    GAME = "tumbleweed"

`properties` says what must hold, each property a small function of a state and some dice. `tests`
drives them over random play and over play that hypothesis chooses; `soak` drives them for hours.
`golden`, `perft` and `playthrough` keep committed files that a change of behaviour shows up in.
See docs/testing.md.
"""

import pytest

from trailboss.kit import files
from trailboss.kit.cases import cases_of

MARKERS = (
    "rules(*ids): ledger rules this test proves",
    "vector(*ids): ledger vectors this test is",
    "slow: plays many games; -m 'not slow' leaves it out",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("kit_folder", "where the kit keeps its files of your games", default="tests")


def pytest_configure(config: pytest.Config) -> None:
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)
    files.use(config.rootpath / config.getini("kit_folder"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test of the kit is made one for each of its cases at the game that its module names."""
    found = cases_of(metafunc.function)
    if found is not None:
        game = getattr(metafunc.module, "GAME", None)
        if game is None:
            raise pytest.UsageError(f"{metafunc.module.__name__} must say which GAME it tries")
        metafunc.parametrize(found.arguments, found.of(game))
