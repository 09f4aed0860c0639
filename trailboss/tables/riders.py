"""What bots at a table are called: names of people, none of which is a role in a game."""

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


def riders(number: int) -> list[str]:
    """So many different ones, by chance: bots at other tables are other people."""
    names = list(RIDERS)
    Dice().shuffle(names)
    return names[:number]
