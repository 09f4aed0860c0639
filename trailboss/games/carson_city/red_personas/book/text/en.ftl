### In our own words. *So* is stressed.

book-red = Option: red personas
book-red-personas = The seven cards have a second side, with other powers and limits. *Banker*, $60: at the end of the round 3, 5 or 7 points for $3, $12 or $25. *Grocer*, $60: $8 now, or a point for each of your houses at the end of the round. *Road worker*, $30: take any building from the row for $5 at once; no roads, no half price. The dearer ones move down, and you build it or keep it. *Settler*, $20: $8 now, or $1 for each of your mountains at the end of the round. *Captain*, $20: one or two revolvers for $3 or $9, for good. *Mercenary*, $30: 2 more firepower.
book-red-sheriff = The red *sheriff*, $20, keeps the peace: no attacks, and no cowboy where another player’s already stands, except on spaces for everybody. Others may come to you, and you may always defend your own buildings. For each duel that you fight and *lose* you get 3 points at once.
