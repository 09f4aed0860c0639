"""Learning from self-play: games, samples, fitting, gating."""
