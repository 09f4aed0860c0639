"""One file per thing that a player does."""
