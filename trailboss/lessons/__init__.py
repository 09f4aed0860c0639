"""Guided games: lessons that lie in a game's own folder as data and texts, and their check."""
