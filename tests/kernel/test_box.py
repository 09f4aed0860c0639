"""A box: parts put together, checked once, and told apart by a fingerprint."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypedDict

import pytest

import trailboss
from tests.kernel.toy import BASE, GAME, Guess, Stones, StonesBox, StonesGame, Take
from trailboss.kernel.action import Action
from trailboss.kernel.box import PlainBox
from trailboss.kernel.errors import BadBox
from trailboss.kernel.option import read_options
from trailboss.kernel.part import Part, Settings
from trailboss.kernel.printed import Printed
from trailboss.kernel.vocabulary import Vocabulary

OURS = [name for name, meta in trailboss.games().items() if meta.game.startswith("trailboss.")]


class Pot(TypedDict, total=False):
    size: int


class Layout(TypedDict):
    x: int


def red(settings: Settings) -> bool:
    return settings["colour"] == "red"


def game_of(*parts: Part[Stones, None]) -> StonesGame:
    game = StonesGame()
    game.parts = parts
    return game


def with_data(folder: Path, **files: str) -> StonesGame:
    known: dict[str, type[Any]] = {"pot": Pot, "layout": Layout}
    shapes = {name: known[name] for name in files}
    return game_of(replace(BASE, files=data(folder, **files), shapes=shapes))


def data(folder: Path, **files: str) -> Path:
    (folder / "data").mkdir(parents=True)
    for name, text in files.items():
        (folder / "data" / f"{name}.toml").write_text(text)
    return folder


# ---- what lies in it


def test_a_part_is_in_the_box_where_the_options_bring_it() -> None:
    game = game_of(BASE, Part("paint", at=red))
    assert [part.name for part in game.box().parts] == ["base"]
    assert [part.name for part in game.box({"colour": "red"}).parts] == ["base", "paint"]
    assert "paint" in game.box({"colour": "red"})
    assert "paint" not in game.box()


def test_tables_with_the_same_parts_share_a_box() -> None:
    assert GAME.box() is GAME.box({"stones": 4}) is GAME.start(2, options={"quiet": True}).box


def test_a_step_takes_the_place_of_its_namesake_in_parts_before() -> None:
    class Shy(Guess):
        pass

    game = game_of(BASE, Part("paint", at=red, steps=(Shy(),)))
    assert type(game.box({"colour": "red"}).steps.questions["guess"]) is Shy
    assert type(game.box().steps.questions["guess"]) is Guess


def test_a_part_may_lift_or_replace_what_parts_before_it_check() -> None:
    def wrong(s: Stones) -> Iterator[str]:
        yield "always"

    lifting = game_of(BASE, Part("paint", at=red, lifts=frozenset(("ST-INV-01",))))
    assert not lifting.box({"colour": "red"}).checks
    replacing = game_of(BASE, Part("paint", at=red, checks={"ST-INV-01": wrong}))
    state = replacing.start(2, options={"colour": "red"})
    assert state.broken_invariants() == ["ST-INV-01: always"]


@pytest.mark.parametrize(
    ("part", "message"),
    [
        (Part("paint", lifts=frozenset(("ST-INV-07",))), "'paint' lifts ST-INV-07, which no part"),
        (Part("paint", steps=(Take(), Take())), "two steps of 'paint' have one name: take"),
    ],
)
def test_parts_that_do_not_fit_are_refused(part: Part[Stones, None], message: str) -> None:
    with pytest.raises(BadBox, match=message):
        game_of(BASE, part).box()


def test_what_a_part_alone_has_and_says() -> None:
    class Brush:
        strokes = 0

        def clone(self) -> "Brush":
            new = Brush()
            new.strokes = self.strokes
            return new

        def dump(self) -> int:
            return self.strokes

        def load(self, dumped: Any) -> None:
            self.strokes = int(dumped)

    words = Vocabulary(events={"painted": ("seat",)})
    paint = Part[Stones, None](
        "paint",
        at=red,
        prints=lambda box: f"a pot for {len(box.parts)} parts",
        things=lambda s: Brush(),
        words=lambda box: words,
    )
    game = game_of(BASE, paint)
    state = game.start(2, 1, {"colour": "red"})
    assert state.box.own == {"paint": "a pot for 2 parts"}
    assert game.vocabulary.events == {"painted": ("seat",)}
    brush, copy = state.things["paint"], state.clone().things["paint"]
    assert isinstance(brush, Brush)
    assert isinstance(copy, Brush)
    brush.strokes = 3
    assert copy.strokes == 0
    again = game.load_state(state.dump()).things["paint"]
    assert isinstance(again, Brush)
    assert again.strokes == 3
    assert game.start(2).dump()["parts"] == {}


def test_components_of_an_absent_part_are_refused_by_its_rule() -> None:
    paint = Action("paint", ("red",))

    class Painted(StonesGame):
        parts: tuple[Part[Stones, None], ...] = (
            BASE,
            Part("paint", at=red, absent="ST-PAINT-01"),
        )

        def make_box(self, parts: Sequence[Part[Stones, None]], printed: Printed) -> StonesBox:
            box = super().make_box(parts, printed)
            more = {paint.text: paint} if "paint" in box else {}
            return PlainBox(self, parts, printed, {**box.notations, **more})

    refusal = Painted().start(2).why_not("paint red")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("ST-PAINT-01", "not-in-this-game")
    assert Painted().start(2, options={"colour": "red"}).why_not("paint red") != refusal


def test_what_a_box_works_out_is_kept() -> None:
    """Machine code worked it out each time: as long as many moves."""
    box = trailboss.load("el_paso").box()
    assert box.fingerprint is box.fingerprint
    assert box.rules is box.rules
    assert box.vocabulary is box.vocabulary
    assert box.actions is box.actions


# ---- fingerprints


def test_a_fingerprint_tells_what_is_printed_and_which_parts_there_are(tmp_path: Path) -> None:
    one = with_data(tmp_path / "1", pot="size = 1")
    same = with_data(tmp_path / "2", pot="# a remark\nsize = 1")
    other = with_data(tmp_path / "3", pot="size = 2")
    assert one.box().fingerprint == same.box().fingerprint != other.box().fingerprint
    assert game_of(BASE, Part("paint")).box().fingerprint != GAME.box().fingerprint


@pytest.mark.parametrize("remark", ["source", "confidence", "note"])
def test_what_data_say_about_themselves_does_not_count(remark: str, tmp_path: Path) -> None:
    plain = with_data(tmp_path / "1", pot="size = 1")
    told = with_data(tmp_path / "2", pot=f'size = 1\nmeta.{remark} = "low"')
    assert plain.box().fingerprint == told.box().fingerprint


def test_neither_does_where_things_are_drawn(tmp_path: Path) -> None:
    plain = with_data(tmp_path / "1", pot="size = 1")
    drawn = with_data(tmp_path / "2", pot="size = 1", layout="x = 1")
    assert plain.box().fingerprint == drawn.box().fingerprint


def test_an_epoch_is_that_of_all_parts() -> None:
    game = game_of(replace(BASE, epoch=3), Part("paint", at=red, epoch=2))
    assert game.box().epoch == "3"
    assert game.box({"colour": "red"}).epoch == "3.2"


# ---- merging


def test_files_of_one_name_are_merged_part_by_part(tmp_path: Path) -> None:
    first = data(tmp_path / "1", pot="size = 1\n[lid]\nround = true\n[[brush]]\nid = 'a'")
    second = data(tmp_path / "2", pot="size = 2\n[lid]\nflat = true\n[[brush]]\nid = 'b'")
    assert Printed((first, second)).read("pot") == {
        "size": 2,
        "lid": {"round": True, "flat": True},
        "brush": [{"id": "a"}, {"id": "b"}],
    }


def test_a_file_may_replace_another_and_an_option_may_change_it(tmp_path: Path) -> None:
    first = data(tmp_path / "1", pot="[[brush]]\nid = 'a'")
    text = "replaces = ['brush']\n[[brush]]\nid = 'b'\nhairs = 9\n"
    text += "[[variant.quiet.true.brush]]\nid = 'b'\nhairs = 1\n"
    folders = (first, data(tmp_path / "2", pot=text))
    assert Printed(folders).read("pot") == {"brush": [{"id": "b", "hairs": 9}]}
    changed = Printed(folders, (("quiet", "true"),))
    assert changed.read("pot") == {"brush": [{"id": "b", "hairs": 1}]}


# ---- parts of our games


@pytest.mark.parametrize("name", OURS)
def test_no_base_file_names_a_rule_of_a_part(name: str) -> None:
    """An expansion or a rival can be taken away without a trace."""
    game = trailboss.load(name)
    folders = {str(part.files) for part in game.parts[1:] if part.files is not None}
    rules: set[str] = set()
    for part in game.parts[1:]:
        book = None if part.files is None else part.files.joinpath("rules.md")
        if book is not None and book.is_file():
            rules |= {
                line[4:].split("*")[0]
                for line in book.read_text().splitlines()
                if line[:4] == "- **"
            }
    base = Path(str(game.parts[0].files))
    for file in base.rglob("*.py"):
        if not any(str(file).startswith(f"{folder}/") for folder in folders):
            text = file.read_text("utf-8")
            assert not [rule for rule in rules if rule in text], file


@pytest.mark.parametrize("name", OURS)
def test_every_table_of_the_kit_has_a_box(name: str) -> None:
    game = trailboss.load(name)
    for option in game.options:
        for value in option.values:
            try:
                settings = read_options(game.options, {option.name: value})
            except trailboss.BadOption:
                continue
            assert game.box(settings) in game.every_box
