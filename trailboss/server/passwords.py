"""Which passwords are too easy to guess: the first that anybody tries."""

from __future__ import annotations

import re

SHORTEST = 8
FEWEST_DIFFERENT = 5
"""Characters that differ: eight blanks are no password."""
_ENDING = re.compile(r"[\W\d_]+$")
_WORDS = """
    abcdefgh asdfghjk baseball carsoncity changeme computer dragon elpaso football
    greatwesterntrail haslo iloveyou letmein master monkey passw0rd password princess qazwsx
    qwerty qwertyui qwertyuiop qwertz secret starwars sunshine superman trailboss trustno welcome
    whatever zaq12wsx пароль йцукен
    1q2w3e4r 1qaz2wsx 12345678 123456789 1234567890 0123456789 9876543210 87654321 147258369
"""
_COMMON = frozenset(_WORDS.split())


def is_easy(password: str, login: str) -> bool:
    """Also with other cases, and with digits and signs at its end."""
    plain = password.strip().casefold()
    if len(plain) < SHORTEST or len(set(plain)) < FEWEST_DIFFERENT:
        return True
    stem = _ENDING.sub("", plain)
    return not _COMMON.isdisjoint((plain, stem)) or login.casefold() in (plain, stem)
