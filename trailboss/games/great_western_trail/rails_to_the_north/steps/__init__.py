"""What the expansion adds to a turn, one file per subject."""
