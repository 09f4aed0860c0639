"""A policy: which answer a seat should give, learned from games against itself."""
