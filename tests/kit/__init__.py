"""The conformance kit: what must hold for every game, at every seat count, with every option.

`properties/` says what must hold, each property a small function of a state and some dice. The
tests of this folder drive them over random play and over play that hypothesis chooses; `soak`
drives them for hours. `golden`, `perft` and `playthrough` keep committed files that a change of
behaviour shows up in. See docs/testing.md.
"""
