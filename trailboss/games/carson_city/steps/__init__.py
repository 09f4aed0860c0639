"""What players do, one file per subject."""
