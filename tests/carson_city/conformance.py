"""What the conformance kit (tests/kit) has to know about Carson City."""

SHARED_PILES = ("pile",)
"""Duel tiles go unseen from the discard pile into a hand."""
