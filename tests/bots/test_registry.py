"""Bots by name, which games they play, and bots that come in a package of a stranger."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from trailboss import BadOption, bots
from trailboss.bots.learned import Trailboss
from trailboss.bots.registry import bot, chosen, metas

GAME = "great_western_trail"

MULE = """
from trailboss.bots import Bot, BotMeta

META = BotMeta("mule", "mule:Mule", ("great_western_trail",))


class Mule(Bot):
    \"\"\"Takes what is offered first.\"\"\"

    name = "mule"
    games = ("great_western_trail",)

    def choose(self, state, seat):
        return state.actions(seat)[0]
"""

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """A package with one bot, as if it were installed."""

    def put(source: str, point: str = "mule = mule:META") -> None:
        about = tmp_path / "mule-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: mule\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[trailboss.bots]\n{point}\n")
        (tmp_path / "mule.py").write_text(source)
        monkeypatch.delitem(sys.modules, "mule", raising=False)
        monkeypatch.syspath_prepend(tmp_path)

    return put


def test_every_bot_is_what_it_is_registered_as() -> None:
    for name, meta in metas().items():
        made = bots.bot(name)
        assert isinstance(made, bots.Bot)
        assert (made.name, made.games) == (name, meta.games)


def test_names_of_a_game() -> None:
    learned = ["trailboss", "foreman"]
    assert bots.names(GAME) == ["drover", *learned, "greenhorn", "greedy", "random"]
    assert bots.names("no_such_game") == ["random"]
    assert bots.names("el_paso") == ["vaquero", *learned, "greenhorn", "greedy", "random"]
    hand_written = ["drover", "sheriff", "vaquero"]
    assert bots.names() == [*hand_written, *learned, "greenhorn", "greedy", "random"]


def test_random_plays_any_game() -> None:
    assert bots.bot("random", "no_such_game").name == "random"


def test_a_bot_of_another_game_is_refused_in_one_clear_line() -> None:
    with pytest.raises(BadOption, match="bot 'drover' plays great_western_trail, not el_paso"):
        bots.bot("drover", "el_paso")


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(
        BadOption, match="unknown bot 'dover': known are drover, trailboss, foreman"
    ):
        bots.bot("dover", GAME)


# ---- a stranger's


def test_a_bot_of_another_package_plays(install: Install) -> None:
    install(MULE)
    assert "mule" in bots.names(GAME)
    assert "mule" not in bots.names("el_paso")
    result = bots.play(GAME, ["mule", "random"], seed=1)
    assert len(result.standings) == 2


def test_a_bot_is_imported_only_when_it_is_asked_for(install: Install) -> None:
    install(MULE.replace("mule:Mule", "no_such_module:Mule"))
    assert "mule" in bots.names(GAME)
    with pytest.raises(bots.BadBot, match=r"the bot 'mule' cannot be loaded: .*no_such_module"):
        bots.bot("mule")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("META =", "OTHER =", "the bot 'mule' cannot be loaded: .*META"),
        ("import Bot", "import Bott", "the bot 'mule' cannot be loaded: .*Bott"),
        ('BotMeta("mule"', 'BotMeta("ass"', "mule:META is not the meta of a bot called 'mule'"),
    ],
)
def test_a_broken_announcement_is_named(install: Install, old: str, new: str, message: str) -> None:
    install(MULE.replace(old, new, 1))
    with pytest.raises(bots.BadBot, match=message):
        bots.names()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("class Mule(Bot)", "class Mule", "mule:Mule is no Bot"),
        ("    def choose", "    def elect", "the bot 'mule' cannot be loaded: .*choose"),
        ('    name = "mule"', '    name = "ass"', "calls itself 'ass' for .*announced as 'mule'"),
        ('    games = ("great', '    games = ("small', "calls itself 'mule' for .*small"),
    ],
)
def test_a_bot_that_is_not_what_it_announced_is_named(
    install: Install, old: str, new: str, message: str
) -> None:
    install(MULE.replace(old, new, 1))
    with pytest.raises(bots.BadBot, match=message):
        bots.bot("mule")


def test_two_bots_of_one_name_are_refused(install: Install) -> None:
    install(MULE.replace('BotMeta("mule"', 'BotMeta("drover"'), "drover = mule:META")
    with pytest.raises(bots.BadBot, match="two packages offer a bot called 'drover'"):
        bots.names()


def test_a_name_may_say_how_long_a_bot_thinks_and_what_it_leans_to() -> None:
    plain = chosen("trailboss", "great_western_trail")
    assert plain.settings == {}
    found = chosen("trailboss@2+builder", "great_western_trail")
    assert found.meta is plain.meta
    assert found.settings == {"seconds": 2.0, "leaning": "builder"}
    made = bot("trailboss@2+builder", "great_western_trail")
    assert isinstance(made, Trailboss)
    assert (made.effort.seconds, made.leaning) == (2.0, "builder")


@pytest.mark.parametrize(
    "name", ["trailboss@9999", "trailboss@", "drover@2", "foreman+poet", "foreman+", "mule@2"]
)
def test_only_what_is_offered_can_be_chosen(name: str) -> None:
    with pytest.raises(BadOption):
        chosen(name, "great_western_trail")
