"""Great Western Trail: El Paso, for 2 to 4 players, and for one against Sue."""
