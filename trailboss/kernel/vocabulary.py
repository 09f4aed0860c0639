"""The words of a game: every decision, action, event and refusal, with the names of its arguments.

The texts are checked against it, and a client can tell from it how to render an argument:

- ``seat`` is a seat number, ``seats`` a list of them;
- a name listed in ``things`` (or one with a number behind it: ``card_2``) is the id of a thing;
- the plural of such a name (``cards``) is a list of ids;
- ``action`` is an action in its notation;
- ``question`` is a question, with ``kind`` and ``args`` of the decision;
- any other name is a number.

In a decision, ``""`` stands for a thing that the question is not about this time.

In a message, ``$card`` is the name of a thing, ``$card_id`` its id and ``$card_acc`` the attribute
``.acc`` of its name; ``$cards`` is a list of names and ``$cards_count`` their number. An action may
also choose its words by ``$decision``, the kind of the open question, ``""`` if it isn't known.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from trailboss.kernel.description import Phrase

Words = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Vocabulary:
    things: Words = field(default_factory=dict)
    """Kinds of things on the table and the ids of each kind, in display order."""
    decisions: Words = field(default_factory=dict)
    actions: Words = field(default_factory=dict)
    events: Words = field(default_factory=dict)
    refusals: Words = field(default_factory=dict)
    categories: tuple[str, ...] = field(default=())
    """The scoring categories, in the order of the scoring sheet."""
    plain: Words = field(default_factory=dict)
    """The things, by kind, whose id is their name in every language."""
    named: Mapping[str, Mapping[str, Phrase]] = field(default_factory=dict)
    """The things, by kind, whose name is a phrase about other things: "between c1r1 and c1r2"."""
    selectors: tuple[str, ...] = field(default=())
    """Kinds of things that have no names at all: the texts only choose their words by them."""
    phrases: Words = field(default_factory=dict)
    """What descriptions are composed of, see `Game.describe`."""
    curves: tuple[str, ...] = field(default=())
    """What `Game.curves` counts besides the points."""
    choices: tuple[str, ...] = field(default=())
    """The kinds of things that `Game.choices` tells of."""

    @classmethod
    def merged(cls, several: Iterable["Vocabulary"]) -> "Vocabulary":
        """The words of all: what is listed in several is listed once, the first ones first."""
        all_of_them = list(several)
        return cls(
            things=_united([one.things for one in all_of_them]),
            decisions=_joined([one.decisions for one in all_of_them]),
            actions=_joined([one.actions for one in all_of_them]),
            events=_joined([one.events for one in all_of_them]),
            refusals=_joined([one.refusals for one in all_of_them]),
            categories=_once([one.categories for one in all_of_them]),
            plain=_united([one.plain for one in all_of_them]),
            named=_all_named([one.named for one in all_of_them]),
            selectors=_once([one.selectors for one in all_of_them]),
            phrases=_joined([one.phrases for one in all_of_them]),
            curves=_once([one.curves for one in all_of_them]),
            choices=_once([one.choices for one in all_of_them]),
        )

    def thing(self, argument: str) -> str | None:
        """The kind of thing that an argument of this name identifies, if any."""
        base = argument.rstrip("0123456789").rstrip("_")
        return base if base in self.things else None

    def listed_thing(self, argument: str) -> str | None:
        """The kind of thing that an argument of this name lists, if any."""
        singular = {name + "s": name for name in self.things}
        return singular.get(argument)


def _once(lists: list[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(word for words in lists for word in words))


def _united(several: list[Words]) -> Words:
    """The ids of all under every kind."""
    kinds = _once([tuple(words) for words in several])
    return {kind: _once([words.get(kind, ()) for words in several]) for kind in kinds}


def _all_named(several: list[Mapping[str, Mapping[str, Phrase]]]) -> dict[str, dict[str, Phrase]]:
    found: dict[str, dict[str, Phrase]] = {}
    for named in several:
        for kind, names in named.items():
            found.setdefault(kind, {}).update(names)
    return found


def _joined(several: list[Words]) -> Words:
    """The arguments of every word: all must agree about them."""
    found: dict[str, tuple[str, ...]] = {}
    for words in several:
        for word, arguments in words.items():
            if found.setdefault(word, arguments) != arguments:
                raise ValueError(f"'{word}' has the arguments {found[word]} and {arguments}")
    return found
