### The red sides of the personas in English.

refusal-other-side = The personas of this game lie with their other side up.
effect-red = red side
