"""Kit Carson: all seats place at the same time."""
