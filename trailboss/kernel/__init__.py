"""What every game shares. A game imports from here; the kernel imports no game."""
