"""What importing the library costs: nothing but itself and the standard library."""

import json
import subprocess
import sys

import pytest

import trailboss

HEAVY = {
    *("litestar", "uvicorn", "sqlalchemy", "alembic", "msgspec", "anyio", "starlette"),
    *("numpy", "torch", "gymnasium", "pettingzoo", "pyspiel", "pandas"),
    *("click", "rich", "typer", "pydantic", "fluent", "babel", "pytz"),
    *("asyncio", "multiprocessing", "sqlite3", "ssl", "http", "unittest", "tkinter"),
}
"""Packages of ours or of the standard library that have no place in a simulation's start."""


def modules_after(code: str) -> set[str]:
    """The modules that a fresh interpreter has loaded after running the code."""
    script = f"{code}\nimport json, sys\nprint(json.dumps(sorted(sys.modules)))"
    run = subprocess.run(
        [sys.executable, "-I", "-c", script], capture_output=True, text=True, check=True
    )
    return set(json.loads(run.stdout.splitlines()[-1]))


def ours(modules: set[str]) -> set[str]:
    return {name for name in modules if name.split(".")[0] == "trailboss"}


def test_import_trailboss_pulls_in_nothing_heavy() -> None:
    plain = modules_after("")
    loaded = modules_after("import trailboss")
    roots = {name.split(".")[0] for name in loaded - plain}
    assert not roots & HEAVY
    assert roots - {"trailboss", "trailboss__mypyc"} <= sys.stdlib_module_names


def test_import_trailboss_loads_the_kernel_and_no_game() -> None:
    loaded = ours(modules_after("import trailboss"))
    allowed = ("trailboss.kernel", "trailboss.games")
    assert {name for name in loaded if name.split(".")[1:2] != ["kernel"]} <= {
        "trailboss",
        "trailboss.build",
        "trailboss.games",
    }, f"only {allowed} may be loaded"


def test_listing_the_games_loads_only_their_metas() -> None:
    before = ours(modules_after("import trailboss"))
    after = ours(modules_after("import trailboss; trailboss.games(); trailboss.games()"))
    expected = set()
    for meta in trailboss.games().values():
        package = meta.game.partition(":")[0].rpartition(".")[0]
        expected |= {package, f"{package}.meta"}
    assert after - before == ours(expected)


@pytest.mark.parametrize("name", trailboss.games())
def test_playing_a_game_loads_only_that_game(name: str) -> None:
    loaded = modules_after(
        f"import trailboss\ns = trailboss.load({name!r}).start(seed=1)\ns.apply(s.actions()[0])"
    )
    package = trailboss.games()[name].game.partition(":")[0].rpartition(".")[0]
    for other in ours(loaded):
        assert other in ("trailboss", "trailboss.build", "trailboss.games") or other.startswith(
            ("trailboss.kernel", "trailboss.games.western", package)
        ), f"{other} is loaded to play {name}"
    assert not {module.split(".")[0] for module in loaded} & HEAVY
