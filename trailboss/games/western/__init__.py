"""What cattle games truly share, whichever trail they ride: verbs, each over the least of a state
that it needs. A game of its own box stays whole: nothing here knows which one is being played."""
