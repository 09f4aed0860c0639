"""Rulebooks for people: chapters of short paragraphs with figures, in front of the ledger."""
