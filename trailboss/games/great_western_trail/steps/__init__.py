"""One file per thing a player does: which actions are legal, what one does, why others aren't."""
