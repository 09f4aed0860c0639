### Puzzles, in English.

puzzle-most = The most at the end of this turn: { $what }
puzzle-points = Points
puzzle-deed = This turn: { $deed }
