"""What the compiler is told, and Python is not (docs/decisions/0010-two-builds.md).

`mypyc_attr` comes from a package of the compiler's that nobody needs to play. Classes that may have
``allow_interpreted_subclasses`` can also be copied by ``__new__`` alone; of all others machine code
makes instances only by ``__init__``.

Machine code checks the types of arguments by itself, and knows only TypeError. Where a caller's
mistake has a sentence of ours, the parameter has one of the types below: for the compiler they mean
anything.
"""

import sys
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr

    from trailboss.kernel.action import Action
    from trailboss.kernel.dice import Dice
else:

    def mypyc_attr(**_):
        return lambda cls: cls


COMPILING = False
"""True for the compiler alone, see tools/compile.py."""
MACHINE_CODE = any(type(finder).__module__ == "trailboss.build" for finder in sys.meta_path)
"""The same while the program runs: for the few lines that are best written in two ways."""

if not COMPILING:
    CallersAction: TypeAlias = "Action | str"
    CallersText: TypeAlias = str
    CallersSeat: TypeAlias = int | None
    CallersDice: TypeAlias = "Dice"
    CallersSeed: TypeAlias = bytes | str | int | None
else:
    CallersAction: TypeAlias = Any
    CallersText: TypeAlias = Any
    CallersSeat: TypeAlias = Any
    CallersDice: TypeAlias = Any
    CallersSeed: TypeAlias = Any
