"""A game among people: seats, turns, undo, clocks, chat, storage."""
