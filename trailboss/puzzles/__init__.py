"""Puzzles: a position, a goal for this turn, and one best line that a search of the turn proves."""
