"""What deploy/ names exists: settings, metrics, files, commands."""

import configparser
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tests.server.host import Host
from trailboss.cli.command import COMMANDS
from trailboss.server.metrics import Metrics
from trailboss.server.settings import PREFIX, BadSetting, Settings, described

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file())
SETTINGS = {one.name for one in described()}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_setting_exists(file: Path) -> None:
    named = {name.lower() for name in re.findall(rf"{PREFIX}([A-Z_]+)\b", file.read_text())}
    assert named - {"compile"} <= SETTINGS


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_command_and_option_exists(file: Path) -> None:
    for words in re.findall(r"bin/trailboss (.+)", file.read_text()):
        name, *rest = words.strip("'").split()
        assert name in COMMANDS
        options = [word for word in rest if word.startswith("--")]
        command = [sys.executable, "-m", "trailboss.cli", name, "--help"]
        told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        assert all(option in told for option in options), options


def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    return found


def test_compose_has_two_servers_that_write_nothing_but_to_the_database() -> None:
    servers = [one for name, one in services().items() if name.startswith("server")]
    assert len(servers) == 2
    for server in servers:
        assert server["read_only"]
        assert server["cap_drop"] == ["ALL"]
        values = server["environment"]
        filled = {
            name: re.sub(r"\$\{\w+:\?[^}]*\}", "example.org", value)
            for name, value in values.items()
        }
        assert Settings.read(environ=filled).database.startswith("postgresql://")


def test_compose_has_a_worker_for_servers_that_leave_thinking_to_it() -> None:
    worker, server = services()["worker"], services()["server-1"]
    assert worker["command"] == ["trailboss", "worker"]
    assert int(worker["environment"]["TRAILBOSS_BOT_PROCESSES"]) > 0
    assert server["environment"]["TRAILBOSS_BOT_PROCESSES"] == "0"
    assert "ENTRYPOINT" not in (DEPLOY / "Dockerfile").read_text()


def test_caddy_leads_to_every_server_and_keeps_the_numbers() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text()
    upstream = re.search(r"reverse_proxy (.+) \{", caddy)
    assert upstream is not None
    servers = {f"{name}:8000" for name in services() if name.startswith("server")}
    assert set(upstream[1].split()) == servers
    assert "respond /metrics 404" in caddy


def test_the_dockerfile_builds_what_is_there() -> None:
    dockerfile = (DEPLOY / "Dockerfile").read_text()
    assert services()["server-1"]["build"]["dockerfile"] == "deploy/Dockerfile"
    assert "make trailboss/server/client/index.html" in dockerfile
    assert "CLIENT    := trailboss/server/client/index.html" in (ROOT / "Makefile").read_text()
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    needed = ("Makefile", "hatch_build.py", "pyproject.toml", "requirements", "tools", "web")
    assert not set(needed) & set(ignored)


def test_kubernetes_asks_for_health_and_leaves_the_root_alone() -> None:
    parts = list(yaml.safe_load_all((DEPLOY / "kubernetes/trailboss.yaml").read_text()))
    assert [part["kind"] for part in parts] == [
        "Deployment",
        "Deployment",
        "Service",
        "PodDisruptionBudget",
        "Ingress",
    ]
    pods = [part["spec"]["template"]["spec"] for part in parts[:2]]
    container, worker = (pod["containers"][0] for pod in pods)
    assert worker["args"] == ["trailboss", "worker"]
    assert worker["securityContext"]["readOnlyRootFilesystem"]
    assert container["readinessProbe"]["httpGet"]["path"] == "/health"
    assert container["startupProbe"]["httpGet"]["path"] == "/health"
    assert container["ports"][0]["containerPort"] == Settings().port
    assert container["securityContext"]["readOnlyRootFilesystem"]
    assert not any(pod["enableServiceLinks"] for pod in pods)


def test_what_kubernetes_tells_of_a_service_would_be_taken_for_a_setting() -> None:
    """Therefore it is told not to."""
    with pytest.raises(BadSetting):
        Settings.read(environ={"TRAILBOSS_PORT": "tcp://10.0.0.1:80"})


def test_probes_ask_for_what_the_server_answers(tmp_path: Path) -> None:
    """By the address of a container, and not by the name under which people come."""
    values = services()["server-1"]["environment"]
    given = {"public_url": "https://games.example.org"}
    given["trusted_proxies"] = values["TRAILBOSS_TRUSTED_PROXIES"]
    with Host(tmp_path, **given) as host, host.visitor() as prober:
        answer = prober.ask("GET", "/health", headers={"Host": "10.0.0.7:8000"})
        assert answer.status_code == 200


def test_units_are_read_by_sections() -> None:
    for file in (DEPLOY / "systemd").iterdir():
        unit = configparser.ConfigParser(interpolation=None, strict=False)
        unit.optionxform = str  # type: ignore[assignment,method-assign]
        unit.read_string(file.read_text())
        assert "Unit" in unit.sections()


def test_the_dashboard_shows_every_number_and_no_other() -> None:
    board = json.loads((DEPLOY / "grafana/trailboss.json").read_text())
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    named = set(re.findall(r"trailboss_\w+", asked))
    named = {re.sub(r"_(total|bucket|count)$", "", name) for name in named}
    told = {family.name for family in Metrics().registry.collect()}
    looked_up = {"trailboss_tables", "trailboss_tables_cached", "trailboss_connections"}
    looked_up.add("trailboss_jobs")
    assert named == told | looked_up
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
