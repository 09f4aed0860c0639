"""The words of a game: every decision, action, event and refusal, with the names of its arguments.

The texts are checked against it, and a client can tell from it how to render an argument:

- ``seat`` is a seat number;
- a name listed in ``things`` (or one with a number behind it: ``card_2``) is the id of a thing;
- the plural of such a name (``cards``) is a list of ids;
- any other name is a number.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

Words = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Vocabulary:
    things: Words
    """Kinds of things on the table and the ids of each kind, in display order."""
    decisions: Words
    actions: Words
    events: Words
    refusals: Words
    categories: tuple[str, ...] = field(default=())
    """The scoring categories, in the order of the scoring sheet."""

    def thing(self, argument: str) -> str | None:
        """The kind of thing that an argument of this name identifies, if any."""
        base = argument.rstrip("0123456789").rstrip("_")
        return base if base in self.things else None

    def listed_thing(self, argument: str) -> str | None:
        """The kind of thing that an argument of this name lists, if any."""
        singular = {name + "s": name for name in self.things}
        return singular.get(argument)
