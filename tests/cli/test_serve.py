"""`trailboss serve`: its help, its refusals, and a server that comes up and goes."""

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.cli.conftest import Run, complaint
from trailboss.server.settings import described
from trailboss.tables.database import Database

COMMAND = [sys.executable, "-c", "from trailboss.cli import main; main()", "serve"]


def test_help_names_every_setting_with_its_default(run: Run) -> None:
    text = " ".join(run("serve", "--help").stdout.split())
    for setting in described():
        assert f"--{setting.name.replace('_', '-')}" in text
        if setting.default:
            assert str(setting.default) in text
    assert "TRAILBOSS_LOG_LEVEL" in text


def start(folder: Path, *args: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [*COMMAND, "--port", "0", *args],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )


def test_it_comes_up_says_where_and_goes_when_told(tmp_path: Path) -> None:
    server = start(tmp_path, "--log-format", "json")
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith("Trailboss is ready: http://127.0.0.1:")
        address = line.split()[-1]
        with urllib.request.urlopen(f"{address}/health", timeout=300) as answer:
            assert json.load(answer)["status"] == "ok"
    finally:
        server.send_signal(signal.SIGTERM)
        _, errors = server.communicate(timeout=300)
    assert (tmp_path / "trailboss.db").exists()
    for logged in errors.splitlines():
        assert "level" in json.loads(logged)


def test_a_port_that_is_taken(run: Run, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        database = f"sqlite:///{tmp_path}/t.db"
        said = complaint(run("serve", "--port", str(port), "--database", database))
    assert f"port {port}" in said
    assert "in use" in said
    assert not (tmp_path / "t.db").exists()


def test_a_second_server_on_one_file_is_refused_until_the_first_is_gone(
    run: Run, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path}/trailboss.db"
    first = start(tmp_path)
    try:
        assert first.stdout is not None
        assert first.stdout.readline().startswith("Trailboss is ready")
        said = complaint(run("serve", "--port", "0", "--database", database))
        assert "another server uses the database" in said
    finally:
        first.kill()  # it has no time to clean up
        first.communicate(timeout=300)
    second = start(tmp_path)
    try:
        assert second.stdout is not None
        assert second.stdout.readline().startswith("Trailboss is ready")
    finally:
        second.send_signal(signal.SIGTERM)
        second.communicate(timeout=300)


@pytest.mark.parametrize("content", ["no database " * 100, None])
def test_a_database_that_cannot_be_used(run: Run, tmp_path: Path, content: str | None) -> None:
    file = tmp_path / "t.db"
    if content is None:
        file = tmp_path / "no such folder" / "t.db"
    else:
        file.write_text(content)
    said = complaint(run("serve", "--port", "0", "--database", f"sqlite:///{file}"))
    assert "cannot be used" in said


def test_a_database_that_was_cut_off(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    database = Database(f"sqlite:///{file}")
    database.prepare()
    database.close()
    file.write_bytes(file.read_bytes()[: 3 * 4096])
    said = complaint(run("serve", "--port", "0", "--database", f"sqlite:///{file}"))
    assert "cannot be used: database disk image is malformed" in said


def test_a_database_of_a_newer_version(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    with sqlite3.connect(file) as db:
        db.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        db.execute("INSERT INTO alembic_version VALUES ('9999')")
    db.close()
    before = file.read_bytes()
    said = complaint(run("serve", "--port", "0", "--database", f"sqlite:///{file}"))
    assert "version 9999, newer than this program" in said
    assert file.read_bytes()[100:] == before[100:]


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--port", "many"], "'many' is not a valid integer"),
        (["--port", "70000"], "0 to 65535"),
        (["--host", "nowhere.invalid"], "cannot listen on nowhere.invalid"),
        (["--settings", "none.toml"], "cannot read none.toml"),
        (["--database", "gibberish"], "address cannot be used"),
    ],
)
def test_bad_settings(run: Run, args: list[str], says: str) -> None:
    assert says in complaint(run("serve", "--port", "0", *args))
