"""The printed numbers, loaded once, and the actions made of them."""

from importlib import resources

from trailboss.kernel.action import Action
from trailboss.kernel.printed import read

_FILES = resources.files(__package__)
_LASSOS = read(_FILES, "lassos")["lasso"]
_ROUND = read(_FILES, "round")

# Within a state a lasso is its index here; outside it is its id.
LASSOS: tuple[str, ...] = tuple(lasso["id"] for lasso in _LASSOS)
STRENGTH: tuple[int, ...] = tuple(lasso["strength"] for lasso in _LASSOS)
FULL_SET: tuple[int, ...] = tuple(
    index for index, lasso in enumerate(_LASSOS) for _ in range(lasso["copies"])
)
ROUNDS: int = _ROUND["rounds"]
HAND: int = _ROUND["hand"]
LARGEST: int = _ROUND["largest"]
DRAWN: int = _ROUND["drawn"]
RELEASED: int = _ROUND["released"]
PER_POINT: int = _ROUND["per_point"]

THROW = tuple(Action("throw", (id,), (f"hand:{id}",)) for id in LASSOS)
KEEP = Action("keep", (), ("weed",))
RELEASE = Action("release", (), ("stack",))

NOTATIONS = {action.text: action for action in (*THROW, KEEP, RELEASE)}
