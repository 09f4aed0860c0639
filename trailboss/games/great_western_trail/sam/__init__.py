"""Sam, the solo rival: his deck, his turn, his scoring."""
