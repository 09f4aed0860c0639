"""What bots at a table are called: names of people, none of which is a role in a game."""

from collections.abc import Iterable
from typing import Final

from trailboss.kernel.dice import Dice

RIDERS: Final = (
    "Abel",
    "Augusta",
    "Cyrus",
    "Delia",
    "Enoch",
    "Hattie",
    "Josiah",
    "Lottie",
    "Odessa",
    "Pearl",
    "Silas",
    "Winona",
)


def riders(people: Iterable[str]) -> list[str]:
    """Names that nobody here has, by chance: bots at other tables are other riders."""
    here = set(people)
    names = [name for name in RIDERS if name not in here]
    Dice().shuffle(names)
    return names
