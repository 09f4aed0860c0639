### Zagadki, po polsku.

puzzle-most = Jak najwięcej na koniec tej tury: { $what }
puzzle-points = Punkty
puzzle-deed = W tej turze: { $deed }
