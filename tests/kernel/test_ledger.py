"""The ledger's grammar, and the check that every rule is proved."""

import re
from pathlib import Path

import pytest

from tools import ledger_check
from trailboss.kernel.ledger import Ledger, UnknownRule

ROOT = Path(__file__).resolve().parents[2]

SMALL = """\
# A game

- **Rules.** These words are for the reader.

## 1. Setup

Some words about the section.

- **TOY-SET-01** Each player takes a Horse.
- **TOY-SET-02** The oldest player starts. (ruling: the rulebook is silent)
  - vector 1: given ages 30 and 40 when the game starts then the second player begins.
  - vector 2: given equal ages then nobody cares.

## 2. Play

### Riding

- **TOY-PB-6b-1** Ride on (exception SET-02). (ruling for riding)
"""


# --- reading


def test_a_rule_knows_its_section_text_and_vectors() -> None:
    rule = Ledger.read(SMALL)["TOY-SET-02"]
    assert (rule.section, rule.title) == (1, "Setup")
    assert rule.text == "The oldest player starts. (ruling: the rulebook is silent)"
    assert rule.ruling
    assert rule.vectors == (
        "given ages 30 and 40 when the game starts then the second player begins.",
        "given equal ages then nobody cares.",
    )
    assert rule.vector_ids == ("TOY-SET-02/1", "TOY-SET-02/2")


def test_rules_keep_the_order_of_the_text() -> None:
    ledger = Ledger.read(SMALL)
    assert [rule.id for rule in ledger] == ["TOY-SET-01", "TOY-SET-02", "TOY-PB-6b-1"]
    assert len(ledger) == 3
    assert "TOY-SET-01" in ledger
    assert "TOY-SET-09" not in ledger


def test_the_book_of_an_expansion_follows_the_first() -> None:
    more = "## 1. Sheep\n\n- **WOOL-01** Sheep follow horses.\n"
    ledger = Ledger.read(SMALL, more)
    assert [rule.id for rule in ledger][-1] == "WOOL-01"
    assert (ledger["WOOL-01"].section, ledger["WOOL-01"].title) == (3, "Sheep")
    with pytest.raises(ValueError, match="two books have a rule TOY-SET-01"):
        Ledger.read(SMALL, SMALL)


def test_an_unknown_id_is_named() -> None:
    with pytest.raises(UnknownRule, match=r"^no rule TOY-SET-09 in the ledger$"):
        Ledger.read(SMALL)["TOY-SET-09"]


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("horse", ["TOY-SET-01"]),
        ("toy-pb", ["TOY-PB-6b-1"]),
        ("EQUAL AGES", ["TOY-SET-02"]),
        ("locomotive", []),
    ],
)
def test_search_looks_into_ids_texts_and_vectors(word: str, found: list[str]) -> None:
    assert [rule.id for rule in Ledger.read(SMALL).search(word)] == found


def test_rulings() -> None:
    assert [rule.id for rule in Ledger.read(SMALL).rulings()] == ["TOY-SET-02", "TOY-PB-6b-1"]


@pytest.mark.parametrize(
    ("text", "ruling", "reconstructed"),
    [
        ("Ride. (ruling)", True, False),
        ("Ride. (reconstructed)", False, True),
        ("Gain $2 (amount reconstructed).", False, True),
        ("Level 1 (1 builder, $2; reconstructed). a: ride 1.", False, True),
        ("Ride (the way (of all) is reconstructed).", False, True),
        ("Ride (reconstructed; the whole route is a ruling).", True, True),
        ("A ruling (or two) is reconstructed.", False, False),
        ("Ride (overruling nobody).", False, False),
    ],
)
def test_what_is_not_simply_printed_is_marked(text: str, ruling: bool, reconstructed: bool) -> None:
    ledger = Ledger.read(f"## 1. Riding\n\n- **TOY-RIDE-01** {text}\n")
    rule = ledger["TOY-RIDE-01"]
    assert (rule.ruling, rule.reconstructed) == (ruling, reconstructed)
    assert ledger.rulings() == ((rule,) if ruling else ())
    assert ledger.reconstructed() == ((rule,) if reconstructed else ())


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("TOY-PB-6b-1", "TOY-SET-01", "line 18: duplicate id TOY-SET-01"),
        ("vector 2:", "vector 3:", "line 12: vector TOY-SET-02/2 expected"),
        ("vector 1:", "vector:", "line 11: malformed vector"),
        ("equal ages then", "equal ages", "line 12: malformed vector"),
        ("  - vector 1", "- vector 1", "line 11: malformed vector"),
        ("- **TOY-SET-01**", "- TOY-SET-01", "line 9: malformed rule"),
        ("- **TOY-SET-01**", "* **TOY-SET-01**", "line 9: malformed rule"),
        ("The oldest player", "The oldest\n  player", "line 11: text after TOY-SET-02"),
        ("- **TOY-PB-6b-1**", "  - vector 1: given a then b.\n- **X**", "line 18: vector without"),
        ("## 2. Play", "## 3. Play", "line 14: section 2 expected"),
        ("## 2. Play", "## Play", "line 14: malformed heading"),
        ("## 1. Setup", "", "line 9: rule before the first section"),
    ],
)
def test_a_line_out_of_shape_is_refused(old: str, new: str, message: str) -> None:
    assert old in SMALL
    with pytest.raises(ValueError, match=f"^{re.escape(message)}"):
        Ledger.read(SMALL.replace(old, new))


# --- the ledgers we have


@pytest.mark.parametrize("game", ["great_western_trail"])
def test_our_ledgers_are_well_formed_and_cite_only_rules_they_have(game: str) -> None:
    ledger = Ledger.read((ROOT / "trailboss/games" / game / "rules.md").read_text("utf-8"))
    assert len(ledger) > 0
    prefix = next(iter(ledger)).id.split("-")[0]
    for rule in ledger:
        assert rule.id.startswith(f"{prefix}-")
        for part in (rule.text, *rule.vectors):
            for cited in re.findall(r"\b(?:PB-\w+-\d|[A-Z][A-Z0-9]+-\d\d)\b", part):
                assert f"{prefix}-{cited}" in ledger, f"{rule.id} cites {cited}"


def test_the_documentation_shows_the_ledger_of_the_game() -> None:
    shown = ROOT / "docs/rules/great_western_trail.md"
    assert shown.resolve() == ROOT / "trailboss/games/great_western_trail/rules.md"


# --- the check

ALL_PROVED = """\
import pytest

pytestmark = [pytest.mark.rules("TOY-SET-01")]

@pytest.mark.vector("TOY-SET-02/1", "TOY-SET-02/2")
def test_start(): ...

class TestRiding:
    @pytest.mark.rules("TOY-PB-6b-1")
    def test_ride(self): ...
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    game = tmp_path / "trailboss/games/toy"
    game.mkdir(parents=True)
    (game / "rules.md").write_text(SMALL, "utf-8")
    (tmp_path / "tests/deep").mkdir(parents=True)
    return tmp_path


def ids(source: str) -> list[str]:
    return [claim.id for claim in ledger_check.claims_of("import pytest\n" + source, "t.py")]


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.rules("A-1")\ndef test_x(): ...',
        '@pytest.mark.rules("A-1")\nasync def test_x(): ...',
        '@pytest.mark.vector("A-1")\ndef test_x(): ...',
        '@pytest.mark.rules("A-1")\nclass TestX:\n    def test_x(self): ...',
        'pytestmark = pytest.mark.rules("A-1")\ndef test_x(): ...',
        'pytestmark: list = [pytest.mark.rules("A-1")]\ndef test_x(): ...',
        'class TestX:\n    pytestmark = pytest.mark.rules("A-1")\n    def test_x(self): ...',
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rules("A-1")), 2])\n'
        "def test_x(n): ...",
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=(pytest.mark.rules("A-1"),))])\n'
        "def test_x(n): ...",
        'CASES = [pytest.param(1, marks=pytest.mark.rules("A-1"))]\n'
        '@pytest.mark.parametrize("n", CASES)\ndef test_x(n): ...',
    ],
)
def test_a_marker_claims(source: str) -> None:
    assert ids(source) == ["A-1"]


@pytest.mark.parametrize(
    "source",
    [
        'RULES = ["A-1", ("A-2",)]\n@pytest.mark.rules(*RULES)\ndef test_x(): ...',
        'CASES = [pytest.param(1, marks=pytest.mark.rules("A-1"))]\ndef test_x(): ...',
        '@pytest.mark.rules("A-1")\ndef helper(): ...',
        '@pytest.mark.rules("A-1")\nclass TestX:\n    pass',
        'pytestmark = pytest.mark.rules("A-1")',
        '@pytest.mark.skip\n@pytest.mark.rules("A-1")\ndef test_x(): ...',
        '@pytest.mark.rules("A-1")\n@pytest.mark.skipif(True, reason="")\ndef test_x(): ...',
        '@pytest.mark.rules("A-1")\n@pytest.mark.xfail(reason="")\ndef test_x(): ...',
        '@pytest.mark.skip(reason="")\nclass TestX:\n'
        '    @pytest.mark.rules("A-1")\n    def test_x(self): ...',
        'pytestmark = pytest.mark.skip\n@pytest.mark.rules("A-1")\ndef test_x(): ...',
        '@pytest.mark.parametrize("n", '
        '[pytest.param(1, marks=[pytest.mark.skip, pytest.mark.rules("A-1")])])\n'
        "def test_x(n): ...",
    ],
)
def test_what_never_runs_claims_nothing(source: str) -> None:
    assert ids(source) == []


def test_a_claim_knows_where_it_is_made() -> None:
    [claim] = ledger_check.claims_of('\n@pytest.mark.rules(\n    "A-1")\ndef test_x(): ...', "t.py")
    assert claim == ledger_check.Claim("A-1", "rules", "t.py:3")


def test_all_proved(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "tests/deep/test_toy.py").write_text(ALL_PROVED, "utf-8")
    assert ledger_check.main(project) == 0
    assert capsys.readouterr().out == "toy: 3 rules, 2 vectors, all proved\n"


@pytest.mark.parametrize(
    ("old", "new", "lines"),
    [
        ('"TOY-SET-02/1", ', "", ["no test proves vector TOY-SET-02/1"]),
        ('"TOY-PB-6b-1"', "", ["no test proves rule TOY-PB-6b-1"]),
        (
            '"TOY-SET-02/1", "TOY-SET-02/2"',
            "",
            [
                "no test proves rule TOY-SET-02",
                "no test proves vector TOY-SET-02/1",
                "no test proves vector TOY-SET-02/2",
            ],
        ),
    ],
)
def test_what_is_not_proved_is_listed(
    project: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, lines: list[str]
) -> None:
    (project / "tests/test_toy.py").write_text(ALL_PROVED.replace(old, new), "utf-8")
    assert ledger_check.main(project) == 1
    summary = f"toy: 3 rules, 2 vectors, {len(lines)} not proved"
    assert capsys.readouterr().out.splitlines() == [*lines, summary]


@pytest.mark.parametrize("mark", ['rules("TOY-SET-99")', 'rules("TOY-SET-02/1")', 'vector("X/1")'])
def test_names_that_no_ledger_has_are_listed(
    project: Path, capsys: pytest.CaptureFixture[str], mark: str
) -> None:
    source = f"{ALL_PROVED}\n    @pytest.mark.{mark}\n    def test_more(self): ...\n"
    (project / "tests/test_toy.py").write_text(source, "utf-8")
    assert ledger_check.main(project) == 1
    first, summary = capsys.readouterr().out.splitlines()
    assert first == f"tests/test_toy.py:12: no ledger has {mark}".replace('"', "'")
    assert summary == "toy: 3 rules, 2 vectors, all proved"


def test_no_ledger_is_not_a_success(tmp_path: Path) -> None:
    assert ledger_check.main(tmp_path) == 1


def test_a_ledger_out_of_shape_is_named(project: Path) -> None:
    (project / "trailboss/games/toy/rules.md").write_text("## 2. Play\n", "utf-8")
    with pytest.raises(ValueError, match=r"^trailboss/games/toy/rules\.md: line 1: section 1"):
        ledger_check.main(project)


# --- in other languages


def test_a_translation_changes_words_only() -> None:
    ledger = Ledger.read(SMALL).translated(
        "## 1. Przygotowanie\n\n"
        "- **TOY-SET-02** Zaczyna najstarszy gracz.\n"
        "  - vector 1: mając 30 i 40 lat, zaczyna drugi.\n"
        "  - vector 2: przy równym wieku to wszystko jedno.\n"
    )
    rule = ledger["TOY-SET-02"]
    assert (rule.title, rule.text) == ("Przygotowanie", "Zaczyna najstarszy gracz.")
    assert rule.ruling
    assert len(rule.vectors) == 2
    assert ledger["TOY-SET-01"].text == "Each player takes a Horse."
    assert ledger.search("w\N{NO-BREAK SPACE}równym") == ledger.search("w równym")


def test_a_translation_of_no_rule_is_refused() -> None:
    with pytest.raises(UnknownRule):
        Ledger.read(SMALL).translated(
            "## 1. Przygotowanie\n\n- **TOY-SET-09** Czegoś takiego nie ma.\n"
        )


def test_a_translation_with_other_examples_is_none() -> None:
    book = "## 1. Przygotowanie\n\n- **TOY-SET-02** Bez przykładów.\n"
    rule = Ledger.read(SMALL).translated(book)["TOY-SET-02"]
    assert not rule.translated
    assert len(rule.vectors) == 2
