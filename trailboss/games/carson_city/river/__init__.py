"""Carson River: the other side of the board."""
