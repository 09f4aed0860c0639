"""What is printed on a tile, or what an action costs and gives, as phrases of the texts."""

from collections.abc import Mapping
from typing import NamedTuple


class Phrase(NamedTuple):
    """A message of the game's texts with its arguments, both listed in `Vocabulary.phrases`."""

    id: str
    args: Mapping[str, str | int] = {}


class Description(NamedTuple):
    """What is demanded, then what is given: shown as ``pay $2 → 1 certificate``."""

    requirements: tuple[Phrase, ...] = ()
    rewards: tuple[Phrase, ...] = ()
    per: str = ""
    """The id of the phrase that says what the rewards are counted by, if anything."""

    @property
    def is_empty(self) -> bool:
        return not self.requirements and not self.rewards
