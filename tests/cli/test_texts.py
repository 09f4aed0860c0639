"""The program's own texts: none that nothing asks for."""

import re
from pathlib import Path

import trailboss.cli

FOLDER = Path(str(trailboss.cli.__file__)).parent


def test_every_text_is_used() -> None:
    code = "".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))
    composed = [
        re.compile(re.escape(before) + "[a-z-]+" + re.escape(after))
        for before, after in re.findall(r'f["\']([a-z-]*)\{[^}]*\}([a-z-]*)["\']', code)
        if before or after
    ]
    source = (FOLDER / "text/en.ftl").read_text("utf-8")
    for id in re.findall(r"^([a-z][a-z0-9-]*) =", source, re.MULTILINE):
        quoted = re.search(rf"[\"']{id}[\"']", code)
        assert quoted or any(pattern.fullmatch(id) for pattern in composed), id
