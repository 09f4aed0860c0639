"""games, rules, simulate and bench: what they print for people and for programs."""

import json
import subprocess
import sys

import pytest

import trailboss
from tests.cli.conftest import Run
from trailboss import build
from trailboss.cli.command import COMMANDS

GAME = "great_western_trail"


def test_without_arguments_the_help_is_shown(run: Run) -> None:
    result = run()
    assert result.exit_code == 0
    for name in COMMANDS:
        assert f"\n  {name} " in result.stdout


def test_every_command_has_help(run: Run) -> None:
    for name in COMMANDS:
        result = run(name, "--help")
        assert result.exit_code == 0
        assert f"trailboss {name}" in result.stdout


def test_the_version(run: Run) -> None:
    assert run("--version").stdout == f"trailboss {trailboss.__version__} ({build.kind()})\n"
    assert run("version").stdout.startswith(f"trailboss {trailboss.__version__} ({build.kind()}, ")


def test_help_loads_neither_rich_nor_texts_nor_a_game() -> None:
    code = """
import sys
sys.argv = ["trailboss", "--help"]
from trailboss.cli import main
try:
    main()
except SystemExit as end:
    assert end.code == 0
heavy = ["rich", "fluent", "trailboss.bots", "trailboss.games.great_western_trail.game"]
print([name for name in heavy if name in sys.modules], file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == "[]\n"


# ---- games


def test_games_lists_seats_and_options(run: Run) -> None:
    text = run("games").stdout
    assert "Great Western Trail" in text
    assert "2, 3, 4 seats" in text
    assert "lettered | random" in text


def test_games_as_json(run: Run) -> None:
    games = json.loads(run("games", "--json").stdout)
    found = next(game for game in games if game["name"] == GAME)
    assert found["seats"] == [2, 3, 4]
    simmental = next(option for option in found["options"] if option["name"] == "simmental")
    assert simmental == {
        "name": "simmental",
        "kind": "switch",
        "default": False,
        "values": [False, True],
        "needs": "",
        "only": [],
    }


# ---- rules


def test_the_rulebook_comes_first(run: Run) -> None:
    text = " ".join(run("rules", GAME, "--lang", "uk").stdout.split())
    assert "Порожні клітинки" not in text
    assert "порожні клітинки не рахуються" in text
    assert "GWT-" not in text
    chapters = json.loads(run("rules", GAME, "--json").stdout)
    assert next(iter(chapters)) == "What it is about"


def test_all_rules_are_listed(run: Run) -> None:
    text = run("rules", GAME, "--reference").stdout
    for rule in trailboss.load(GAME).ledger:
        assert rule.id in text


@pytest.mark.parametrize("name", ["GWT-FEE-03", "gwt-fee-03", "fee-03"])
def test_one_rule_by_its_id(run: Run, name: str) -> None:
    (rule,) = json.loads(run("rules", GAME, name, "--json").stdout)
    assert rule["id"] == "GWT-FEE-03"
    assert rule["text"] == trailboss.load(GAME).ledger["GWT-FEE-03"].text


def test_the_rules_on_one_page(run: Run) -> None:
    text = " ".join(run("rules", GAME, "--summary", "--lang", "pl").stdout.split())
    assert "• Jazda: od 1 do 3 kroków" in text.replace("\u00a0", " ")
    assert "Tura" in json.loads(run("rules", GAME, "--summary", "--lang", "pl", "--json").stdout)


def test_rules_can_be_searched(run: Run) -> None:
    found = json.loads(run("rules", GAME, "--search", "Turnout", "--json").stdout)
    assert found
    for rule in found:
        everything = " ".join([rule["text"], *rule["vectors"].values()])
        assert "turnout" in everything.lower()


def test_rulings_and_doubtful_values_are_listed_together(run: Run) -> None:
    text = run("rules", GAME, "--rulings").stdout
    assert "GWT-EXC-05 ruling" in text
    assert "SAM-MOVE-04 ruling reconstructed" in text
    assert text.index("Rulings: ") < text.index("Reconstructed: ") < text.index("private 11 b")
    assert "private 11 b" in text
    assert "builders and vp doubtful" in text
    text = run("rules", GAME, "--rulings", "--lang", "uk").stdout
    assert "приватна будівля 11 b" in text
    assert "SAM-MOVE-04 тлумачення реконструкція" in text
    assert "builders and vp doubtful" not in text


def test_rulings_as_json(run: Run) -> None:
    found = json.loads(run("rules", GAME, "--rulings", "--json").stdout)
    ledger = trailboss.load(GAME).ledger
    assert [rule["id"] for rule in found["rulings"]] == [rule.id for rule in ledger.rulings()]
    reconstructed = [rule.id for rule in ledger.reconstructed()]
    assert [rule["id"] for rule in found["reconstructed"]] == reconstructed
    assert all(rule["reconstructed"] for rule in found["reconstructed"])
    assert {"low", "medium"} == {doubt["confidence"] for doubt in found["doubtful_values"]}
    whole = {doubt["file"] for doubt in found["doubtful_values"] if not doubt["entry"]}
    assert "supply.toml" in whole
    assert "cattle.toml" not in whole


# ---- simulate


def test_a_simulation_as_json(run: Run) -> None:
    result = run("simulate", GAME, "--seats", "3", "--games", "3", "--seed", "9", "--json")
    found = json.loads(result.stdout)
    assert result.stderr == ""
    assert found["games"] == 3
    assert len(found["by_seat"]) == 3
    assert found["decisions"] > 300
    assert found["decisions_per_second"] > 0
    assert sum(seat["wins"] for seat in found["by_seat"]) >= 3
    money = found["by_bot"]["random"]["categories"]["money"]
    assert money == pytest.approx(sum(s["categories"]["money"] for s in found["by_seat"]) / 3)


def test_a_simulation_can_be_repeated_on_any_number_of_processes(run: Run) -> None:
    args = ("simulate", GAME, "--games", "4", "--seed", "1", "--option", "simmental=true", "--json")
    first, second = (json.loads(run(*args, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    for result in (first, second):
        for name in ("seconds", "games_per_second", "decisions_per_second"):
            del result[name]
    assert first == second
    assert first["options"]["simmental"] is True


def test_a_simulation_for_people(run: Run) -> None:
    text = run("simulate", GAME, "--games", "2", "--seed", "1").stdout
    assert "2 games with 2 seats" in text
    assert "seat 1" in text
    assert "private buildings" in text


# ---- bench


def test_bench_as_json(run: Run) -> None:
    found = json.loads(run("bench", GAME, "--seconds", "0.1", "--json").stdout)
    assert [row["seats"] for row in found["games"]] == [2, 3, 4]
    assert all(row["games_per_second"] > 0 for row in found["games"])
    operations = ("clone", "actions", "actions_anew", "apply", "view", "redetermine", "dump")
    assert tuple(found["microseconds"]) == operations
    assert all(value > 0 for value in found["microseconds"].values())
    assert 1000 < found["bytes_per_clone"] < 100_000
    assert found["import_milliseconds"]["trailboss"] > 0
    assert "Python" in found["python"]


def test_bench_for_people(run: Run) -> None:
    text = run("bench", GAME, "--seconds", "0.1").stdout
    assert "random games/s" in text
    assert "bytes per cloned state" in text
