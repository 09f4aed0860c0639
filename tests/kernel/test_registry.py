"""Finding the installed games, and a clear word about a package that does not deliver."""

import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints

import pytest

import trailboss
from tests.kernel.toy import GAME, META
from trailboss.kernel import registry
from trailboss.kernel.errors import BadGame, UnknownGame

GOOD = EntryPoint("stones", "tests.kernel.toy:META", registry.GROUP)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """The entry points that are found, instead of those of this environment."""
    points: list[EntryPoint] = []
    found = lambda group: EntryPoints(p for p in points if p.group == group)  # noqa: E731
    monkeypatch.setattr(registry, "entry_points", found)
    registry._points_on.cache_clear()
    yield points
    registry._points_on.cache_clear()


# --- the games we have


def test_our_games_are_installed() -> None:
    assert list(trailboss.games())[:3] == ["great_western_trail", "el_paso", "carson_city"]
    for name, meta in trailboss.games().items():
        assert meta.name == name
        assert meta.stage in ("alpha", "beta", "stable")
        game = trailboss.load(name)
        assert game.meta is meta
        assert game is trailboss.load(name)


def test_the_function_is_not_hidden_by_the_package_of_the_same_name() -> None:
    """Importing a game imports the package `trailboss.games`: the function must stay in place."""
    for _ in range(2):
        assert list(trailboss.games()) == list(registry.games())
        trailboss.load("great_western_trail")


# --- games of strangers


def test_games_stand_in_the_order_of_the_shelf(installed: list[EntryPoint]) -> None:
    from trailboss.games.great_western_trail.meta import META as OTHER

    other = EntryPoint(
        "great_western_trail", "trailboss.games.great_western_trail.meta:META", registry.GROUP
    )
    installed += [GOOD, other]
    assert list(registry.games().values()) == [OTHER, META]


def test_a_strangers_game_is_found(installed: list[EntryPoint]) -> None:
    installed.append(GOOD)
    assert registry.games() == {"stones": META}
    assert registry.load("stones") is GAME


def test_other_groups_are_not_ours(installed: list[EntryPoint]) -> None:
    installed.append(EntryPoint("stones", "tests.kernel.toy:META", "chess.games"))
    assert registry.games() == {}


@pytest.mark.parametrize("name", ["chess", "", "STONES"])
def test_an_unknown_game_is_named_with_the_known_ones(
    name: str, installed: list[EntryPoint]
) -> None:
    installed.append(GOOD)
    with pytest.raises(UnknownGame, match=f"unknown game '{name}': known are stones") as caught:
        registry.load(name)
    assert caught.value.name == name


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("no.such.module:META", "the game 'broken' cannot be loaded: ModuleNotFoundError"),
        ("tests.kernel.toy:NOTHING", "the game 'broken' cannot be loaded: AttributeError"),
        ("tests.kernel.toy:GAME", "tests.kernel.toy:GAME is not the meta of a game called 'brok"),
        ("tests.kernel.toy:META", "tests.kernel.toy:META is not the meta of a game called 'brok"),
    ],
)
def test_a_package_that_does_not_deliver_is_named(
    value: str, message: str, installed: list[EntryPoint]
) -> None:
    installed += [GOOD, EntryPoint("broken", value, registry.GROUP)]
    with pytest.raises(BadGame, match=re.escape(message)):
        registry.games()
    with pytest.raises(BadGame, match=re.escape(message)):
        registry.load("broken")
    assert registry.load("stones") is GAME, "the others are not affected"


def test_two_games_of_one_name_are_refused(installed: list[EntryPoint]) -> None:
    installed += [GOOD, EntryPoint("stones", "elsewhere:META", registry.GROUP)]
    with pytest.raises(BadGame, match="two packages offer a game called 'stones'"):
        registry.games()
