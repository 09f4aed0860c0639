"""Puts machine code into a wheel where TRAILBOSS_COMPILE=1 asks for it; otherwise a wheel is pure.

Own code instead of hatch-mypyc: one library for all modules, made on all cores and kept by content,
is what `tools/compile.py` makes for a checkout anyway (docs/decisions/0010-two-builds.md).
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class MachineCode(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("TRAILBOSS_COMPILE") != "1":
            return
        sys.path.insert(0, self.root)
        from tools import compile
        from trailboss.build import CONTENTS, FOLDER

        compile.bring_up_to_date()
        self.scratch = tempfile.mkdtemp()
        contents = json.loads((FOLDER / CONTENTS).read_text())
        folder = Path(self.scratch, "machine_code")
        shutil.copytree(contents["libraries"], folder)
        inside = contents | {"libraries": ".", "sources": {}}
        (folder / CONTENTS).write_text(json.dumps(inside))
        build_data["force_include"][str(folder)] = "trailboss/machine_code"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if scratch := getattr(self, "scratch", None):
            shutil.rmtree(scratch)
