"""Might Is Right: tiles instead of dice."""
