"""Studies: a position with lines tried from it, comments and arrows, kept and passed on."""
