"""Parts: what can lie in a box. The base game, an expansion, a rival and a variant are values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Generic, Protocol, Self, TypeVar

from trailboss.kernel.observation import Observed
from trailboss.kernel.option import OptionValue
from trailboss.kernel.step import Automatic, Question
from trailboss.kernel.vocabulary import Vocabulary

S = TypeVar("S")
H = TypeVar("H")

Settings = Mapping[str, OptionValue]
"""The options of a table, as `read_options` has read them."""
Check = Callable[[S], Iterator[str]]
"""What is wrong in a state by one invariant of the ledger."""


class Things(Protocol):
    """What can change and only one part has. The state keeps it, under the name of the part."""

    def clone(self) -> Self: ...

    def dump(self) -> Any:
        """As JSON values."""

    def load(self, dumped: Any) -> None:
        """Become what was dumped."""


def _always(settings: Settings) -> bool:
    return True


def _unchanged(hooks: Any) -> Any:
    return hooks


@dataclass(frozen=True)
class Part(Generic[S, H]):
    """Everything that one part brings to the table; `Game.box` puts parts together.

    A game lists its parts in an order in which each stands on those before it: what a part says
    replaces or wraps what they said.
    """

    name: str
    at: Callable[[Settings], bool] = _always
    """Whether it is in the box of a table with these options."""
    absent: str = ""
    """The rule by which its components are not in the game at tables without it."""
    displaces: str = ""
    """The rule by which it puts components of other parts out of the game, if it does."""
    files: Traversable | None = None
    """The folder with its ``data``, its ``rules.md`` and its ``text``, if it has any."""
    shapes: Mapping[str, Any] = field(default_factory=dict)
    """By the names of its data files: the `TypedDict` of what each holds. See `kernel.shape`."""
    epoch: int = 1
    """Raised whenever its code plays a recorded game otherwise than before. See `Game.upgraded`."""
    steps: tuple[Question[S] | Automatic[S], ...] = ()
    """A step called like one of a part before it takes that one's place."""
    fill: Callable[[H], H] = _unchanged
    """The hooks of the game with this part's own among them. It may call those it was given."""
    checks: Mapping[str, Check[S]] = field(default_factory=dict)
    """The invariants of its ledger, by rule; one of a part before it is replaced."""
    lifts: frozenset[str] = frozenset()
    """The invariants of parts before it that do not hold with it."""
    prints: Callable[[Any], object] | None = None
    """Of a box: what only this part has printed on its components, kept in `Box.own`."""
    examine: Callable[[Any], None] | None = None
    """Of a box that is put together: `BadBox` if what it has printed leads nowhere."""
    things: Callable[[S], Things] | None = None
    """What only this part can change, as it is before the setup: kept in `State.things`."""
    words: Callable[[Any], Vocabulary] | None = None
    """Of a box: the words that only this part needs."""
    observes: Callable[[Any, int], Observed] | None = None
    """Of a box and a number of seats: how what it adds to views becomes columns."""
