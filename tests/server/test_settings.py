"""Settings: defaults, file, environment, command line, each stronger than the one before."""

from __future__ import annotations

from pathlib import Path

import pytest

from trailboss.server.settings import BadSetting, Settings, described


def test_each_source_is_stronger_than_the_one_before(tmp_path: Path) -> None:
    file = tmp_path / "host.toml"
    file.write_text('port = 1\nhost = "file"\nsecure_cookies = true\n')
    environ = {"TRAILBOSS_PORT": "2", "TRAILBOSS_BOT_SECONDS": "2.5", "OTHER": "x"}
    settings = Settings.read(file, environ, port=3, host=None)
    assert (settings.port, settings.host, settings.bot_seconds) == (3, "file", 2.5)
    assert settings.secure_cookies
    assert Settings.read(file, environ).port == 2
    assert Settings.read(None, {}) == Settings()


def test_cookies_are_secure_by_themselves_where_people_come_by_https() -> None:
    https, http = "https://games.example.org", "http://games.example.org"
    assert Settings.read(None, {"TRAILBOSS_PUBLIC_URL": https}).secure_cookies
    assert not Settings.read(None, {"TRAILBOSS_PUBLIC_URL": http}).secure_cookies
    assert not Settings.read(None, {}, public_url=https, secure_cookies=False).secure_cookies


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("prot = 1", "unknown setting 'prot'"),
        ("port = 'many'", "'port' cannot be 'many'"),
        ("port = 70000", "0 to 65535"),
        ("secure_cookies = 'perhaps'", "true or false"),
        ("host = 1", "is a text"),
        ("log_format = 'xml'", "one of text, json"),
        ("webhook_language = 'de'", "one of en, pl, uk"),
        ("bot_processes = 0", "at least 1, or 0 with PostgreSQL"),
        ("public_url = 'trail.example.org'", "http(s)://"),
        ("port = ", "not valid TOML"),
    ],
)
def test_a_mistake_is_one_clear_line(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "host.toml"
    file.write_text(text)
    with pytest.raises(BadSetting, match=says.replace("(", r"\(").replace(")", r"\)")) as refused:
        Settings.read(file, {})
    assert "\n" not in str(refused.value)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="cannot read"):
        Settings.read(tmp_path / "none.toml", {})


def test_every_setting_is_described() -> None:
    for setting in described():
        assert setting.help.endswith("."), setting.name
        assert setting.kind in (str, int, float, bool)
