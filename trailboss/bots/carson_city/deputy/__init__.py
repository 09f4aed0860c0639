"""Deputy: sheriff's rules of thumb made quick and a little fickle, to play rounds out with."""
