"""How a policy learns: games against itself, and steps towards what went well in them."""
