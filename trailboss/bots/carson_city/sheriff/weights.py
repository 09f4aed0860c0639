"""What things are worth to sheriff, in points. Lists are by round, the first one first."""

DOLLAR = (0.40, 0.32, 0.26, 0.19)
"""A dollar in hand while this round is played."""

STREAM = (1.15, 0.75, 0.43, 0.18)
"""A dollar of income in this round and in all that follow."""

LATER = (0.75, 0.43, 0.18, 0.0)
"""A dollar of income in the rounds that follow."""

REVOLVER = (0.9, 0.7, 0.5, 0.3)
ROAD = (0.5, 0.4, 0.3, 0.0)
COWBOY = (1.7, 1.6, 1.3, 0.0)
"""A cowboy that stays in stock for the next round."""

AHEAD = (0.3, 0.3, 0.3, 1.0)
"""For each rival who passes later."""

FINAL = 2.0
"""A building, house or mountain at the end of the game."""

SITE_CHANCE = 0.45
"""How likely an empty parcel finds the building that suits it best, with rounds to come."""

PERSONA = {
    ("sheriff", "yellow"): (2.0, 2.0, 2.5, 3.2),
    ("banker", "yellow"): (3.6, 2.9, 3.0, 2.6),
    ("grocer", "yellow"): (3.2, 2.8, 2.4, 1.8),
    ("coolie", "yellow"): (2.9, 2.6, 1.8, 0.8),
    ("settler", "yellow"): (2.6, 2.4, 2.2, 2.0),
    ("captain", "yellow"): (3.9, 3.0, 1.6, 0.3),
    ("mercenary", "yellow"): (1.4, 1.8, 2.0, 2.0),
    ("sheriff", "red"): (1.0, 1.0, 1.0, 1.2),
    ("banker", "red"): (2.6, 2.8, 3.0, 3.4),
    ("grocer", "red"): (3.2, 2.6, 2.3, 2.2),
    ("coolie", "red"): (3.0, 2.6, 1.8, 1.0),
    ("settler", "red"): (3.2, 2.5, 2.0, 1.5),
    ("captain", "red"): (1.2, 1.0, 0.8, 0.4),
    ("mercenary", "red"): (1.0, 1.3, 1.5, 1.5),
}
"""By card and side: what taking it is worth, the limit on cash apart."""

STRANGER = (2.2, 2.0, 1.8, 1.5)
"""A card that is not known here."""

LOST_OVER_LIMIT = 0.12
"""A dollar that will be above the limit of the persona, less than its worth within."""

RESERVE = (9, 9, 6, 0)
"""Dollars kept back when points are for sale."""

ATTACK_HARM = 0.4
"""What a dollar stolen from a rival is worth beyond the dollar gained, by share of rivals."""
