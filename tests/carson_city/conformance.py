"""What the conformance kit has to know about Carson City."""

SHARED_PILES = ("duel_tiles.pile",)
"""Duel tiles go unseen from the discard pile into a hand."""

GOLDEN_RECORDS = 60
