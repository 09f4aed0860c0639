### In our own words. *So* is stressed.

book-tiles = Option: duel tiles
book-tiles-instead = *Might Is Right*: no dice in duels. Everybody who fights chooses one of their *duel tiles* in secret, from 0 to 5, and all are shown at once: tile and firepower together decide. Played tiles go to a common pile. Whoever has played the last one draws three from it unseen.
book-tiles-hand = With two players each has one set, 0 to 5, and $15. With more, all sets are mixed and each draws six: the sum is told to all, the tiles are not, and you begin with $30 less that sum. So a strong hand costs money.
