"""The words of a game: every decision, action, event and refusal, with the names of its arguments.

The texts are checked against it, and a client can tell from it how to render an argument:

- ``seat`` is a seat number;
- a name listed in ``things`` (or one with a number behind it: ``card_2``) is the id of a thing;
- the plural of such a name (``cards``) is a list of ids;
- ``action`` is an action in its notation;
- any other name is a number.

In a decision, ``""`` stands for a thing that the question is not about this time.

In a message, ``$card`` is the name of a thing, ``$card_id`` its id and ``$card_acc`` the attribute
``.acc`` of its name; ``$cards`` is a list of names and ``$cards_count`` their number. An action may
also choose its words by ``$decision``, the kind of the open question, ``""`` if it isn't known.
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
    plain: Words = field(default_factory=dict)
    """The things, by kind, whose id is their name in every language."""
    selectors: tuple[str, ...] = field(default=())
    """Kinds of things that have no names at all: the texts only choose their words by them."""
    phrases: Words = field(default_factory=dict)
    """What descriptions are composed of, see `Game.describe`."""
    curves: tuple[str, ...] = field(default=())
    """What `Game.curves` counts besides the points."""
    choices: tuple[str, ...] = field(default=())
    """The kinds of things that `Game.choices` tells of."""

    def thing(self, argument: str) -> str | None:
        """The kind of thing that an argument of this name identifies, if any."""
        base = argument.rstrip("0123456789").rstrip("_")
        return base if base in self.things else None

    def listed_thing(self, argument: str) -> str | None:
        """The kind of thing that an argument of this name lists, if any."""
        singular = {name + "s": name for name in self.things}
        return singular.get(argument)
