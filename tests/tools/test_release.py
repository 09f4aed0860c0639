"""What stands against a release, and what is not translated."""

import zipfile
from pathlib import Path

import pytest

from tools import release, texts
from tools.release import objections

CHANGELOG = """# Changelog

## [Unreleased]

## [1.2.0] - 2026-12-01

### Added

- Something.

## [1.1.0] - 2026-11-01
"""


def test_nothing_stands_against_a_release() -> None:
    assert objections("1.2.0", CHANGELOG, []) == []


@pytest.mark.parametrize(
    ("version", "changelog", "objection"),
    [
        ("1.2.0.dev1", CHANGELOG, "the version '1.2.0.dev1' is none of a release"),
        ("1.3.0", CHANGELOG, r"no section '## [1.3.0] - <date>'"),
        ("1.1.0", CHANGELOG, "the section of 1.1.0 in CHANGELOG.md says nothing"),
        ("1.2.0", CHANGELOG.replace(" - 2026-12-01", ""), r"no section '## [1.2.0] - <date>'"),
        (
            "1.2.0",
            CHANGELOG.replace("[Unreleased]\n", "[Unreleased]\n\n- And more.\n"),
            "CHANGELOG.md has entries under Unreleased",
        ),
    ],
)
def test_what_stands_against_it(version: str, changelog: str, objection: str) -> None:
    assert any(objection in one for one in objections(version, changelog, []))


def test_a_text_in_english_alone_stands_against_it() -> None:
    assert objections("1.2.0", CHANGELOG, ["x/pl.ftl: y"]) == ["not translated: x/pl.ftl: y"]


def test_a_wheel_without_the_client_is_noticed(tmp_path: Path) -> None:
    wheel = tmp_path / "trailboss-1.2.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name in release.INSIDE[1:]:
            archive.writestr(name, "")
    assert release.lacking(wheel) == ["trailboss/server/client/index.html"]


def test_what_a_wheel_must_hold_is_in_the_package() -> None:
    for name in release.INSIDE[1:]:
        assert (release.ROOT / name).is_file(), name


# ---- translations


def write(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def test_what_a_language_lacks_is_listed(tmp_path: Path) -> None:
    cli, client = "trailboss/cli/text", "web/src/text"
    write(tmp_path, f"{cli}/en.ftl", "one = One\n    .help = Help\ntwo = Two\n    .acc = Two\n")
    write(tmp_path, f"{cli}/pl.ftl", "one = Jeden\ntwo = Dwa\n")
    write(tmp_path, f"{cli}/uk.ftl", "one = Один\n    .help = Поміч\n")
    write(tmp_path, f"{client}/en.ftl", "go = Go\n")
    write(tmp_path, f"{client}/uk.ftl", "go = Вперед\n")
    toy = "trailboss/games/toy"
    write(tmp_path, f"{toy}/rules.md", "## 1. A\n\n- **X-A-01** Sit.\n- **X-A-02** Stand.\n")
    write(tmp_path, f"{toy}/text/rules.uk.md", "## 1. А\n\n- **X-A-01** Сядьте.\n")
    assert texts.missing(tmp_path) == [
        f"{cli}/pl.ftl: one.help",
        f"{cli}/uk.ftl: two",
        f"{toy}/text/rules.pl.md: X-A-01",
        f"{toy}/text/rules.pl.md: X-A-02",
        f"{toy}/text/rules.uk.md: X-A-02",
        f"{client}/pl.ftl: go",
    ]


def test_without_a_compiler_there_is_a_pure_wheel_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("TRAILBOSS_COMPILE", raising=False)
    monkeypatch.setenv("CC", "/bin/false")
    assert release.kinds() == ["pure"]
    assert "no C compiler" in capsys.readouterr().err
