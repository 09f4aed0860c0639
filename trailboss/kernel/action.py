"""Actions, events and decisions: the small values that cross every border of the engine."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from trailboss.kernel.native import MACHINE_CODE, mypyc_attr

if TYPE_CHECKING:
    from trailboss.kernel.shown import DecisionView

Value = str | int
EVERYONE: Final = -1


class Action:
    """One legal answer to a decision; ``str(action)`` is its notation.

    Actions are interned: equal actions are the same object, so that comparing them costs nothing
    and a list of legal actions is a list of references into tables built once.
    """

    __slots__ = ("args", "kind", "targets", "text")

    _interned: ClassVar[dict[tuple[Any, ...], "Action"]] = {}

    kind: str
    args: tuple[Value, ...]
    targets: tuple[str, ...]
    text: str

    def __new__(
        cls,
        kind: str,
        args: tuple[Value, ...] = (),
        targets: tuple[str, ...] = (),
        text: str | None = None,
    ) -> "Action":
        if text is None:
            text = " ".join([kind, *map(str, args)])
        # Two games may write the same text about different things: all parts make the key.
        key = (kind, args, targets, text)
        known = cls._interned.get(key)
        if known is not None:
            return known
        action = object.__new__(cls)
        action.kind = kind
        action.args = args
        action.targets = targets
        action.text = text
        return cls._interned.setdefault(key, action)  # another thread may have been quicker

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (Action, (self.kind, self.args, self.targets, self.text))


if MACHINE_CODE:

    def is_among(action: Action, offered: list[Action]) -> bool:
        """Equal actions are the same object; machine code would ask for equality all the same."""
        return any(one is action for one in offered)

else:

    def is_among(action: Action, offered: list[Action]) -> bool:
        return action in offered


PASS: Final = Action("pass")
STOP: Final = Action("stop")


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened. ``args`` are ids and numbers; the texts turn them into sentences.

    A plain class, as a game makes more of them than of anything else.
    """

    __slots__ = ("args", "audience", "kind")

    def __init__(self, kind: str, args: tuple[Any, ...] = (), audience: int = EVERYONE) -> None:
        self.kind = kind
        self.args = args
        self.audience = audience

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (self.kind, self.args, self.audience) == (other.kind, other.args, other.audience)

    def __repr__(self) -> str:
        return f"Event(kind={self.kind!r}, args={self.args!r}, audience={self.audience})"

    def visible_to(self, seat: int | None) -> bool:
        return self.audience == EVERYONE or self.audience == seat


class Decision(NamedTuple):
    """The one question now open: who must choose and about what."""

    seats: tuple[int, ...]
    kind: str
    args: Mapping[str, Any]

    @property
    def seat(self) -> int:
        return self.seats[0]

    @property
    def asked(self) -> str:
        """The seats, as a list to be read."""
        return ", ".join(map(str, self.seats))

    @property
    def prompt(self) -> str:
        """The message id of the question."""
        return f"decision-{self.kind}"

    def to_json(self) -> "DecisionView":
        return {"seats": list(self.seats), "kind": self.kind, "args": dict(self.args)}
