"""What a feature is about, as people would say it.

A value looks at a hundred things, many of them different sides of one: a card more in hand, what
the hand is worth, what the next delivery promises. To people they are told together, by theme.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

THEME: Final = "theme-"
"""How the name of a theme begins, where it stands for a feature."""
ELSE: Final = "else"
"""What nobody has sorted yet."""
RIVALS: Final = "rivals"

_ROUND: Final = re.compile(r"round \d+: ")
_RIVALS: Final = re.compile(r"(best rival's |rivals' |rivals?-).+")
_ON_THE_TRAIL: Final = {
    "money": "money|money-.+|dollars",
    "papers": "certificates|permanent-certificates|certificate-limit|tokens",
    "hand": "hand|hand-value|hand-cards|next-delivery|next-city|crosses",
    "herd": "breeds?|breed-.+|deck|card-points|cattle-cards|removed|herd|herd-times.+"
    "|usual-delivery|usual-times.+",
    "workers": "(many-)?(cowboys|builders|engineers)|(own|ready)-.+|workers|worker-.+"
    "|workers-(times-laps|at-hand|promise)",
    "railroad": "engine|stations?|station-.+|stations-ahead|masters?|master-.+|branches"
    "|raised-by-bells|north-promise",
    "buildings": "buildings|building-.+|buildings-.+|builders-of-buildings|forest-buildings"
    "|buildable.*",
    "deliveries": "deliveries|city-.+|post-.+|arrivals",
    "discs": "disc-.+|discs-.+|light-discs-left|hand-limit|step-limit",
    "hazards": "hazards|hazard-.+|green-outlaws|orange-outlaws",
    "objectives": "objectives?|objective-.+|objectives-.+|unplayed-objectives|bonus-tiles",
    "way": "steps-to-city|lap-steps|lap-done|turns-to-city|ahead-.+|stops-.+",
    "pace": "turns-left|deliveries-left|laps-left|arrivals-left|workers-to-come|last-turns"
    "|triggered",
    "market": "cheapest-.+|market-.+",
    "points": "points|points-now|lasting|rough-worth",
}
_IN_TOWN: Final = {
    "money": "cash|cash beyond.*",
    "income": "income|income open.*",
    "strength": "cowboys|revolvers|duel tiles",
    "turn": "chooses before|there",
    "town-buildings": "ranch|mine|shop|bank|saloon|hotel|church|prison|tiles kept"
    "|best tile.*|next best tile.*",
    "land": "parcels|houses|mountains.*|shared mountains|homes.*|sites.*|roads",
    "points": "points|board points|points-now",
}


@cache
def theme_of(feature: str) -> str:
    """The message that names what this feature is about."""
    round_of_town = _ROUND.match(feature)
    name = _ROUND.sub("", feature)
    if _RIVALS.fullmatch(name):
        return f"{THEME}{RIVALS}"
    themes = _IN_TOWN if round_of_town else _ON_THE_TRAIL
    for theme, names in themes.items():
        if re.fullmatch(names, name):
            return f"{THEME}{theme}"
    return f"{THEME}{ELSE}"
