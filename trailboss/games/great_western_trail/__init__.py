"""Great Western Trail, second edition, for 2 to 4 players, with the Simmental variant."""
