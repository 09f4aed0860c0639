### In our own words. *So* is stressed.

book-together = Option: placing at the same time
book-together-place = *Kit Carson*: the first player by persona takes one step alone; then all place at once, as quickly as they like. You may also move a cowboy of yours that stands somewhere, as often as you like, but not take one back. Each step must be allowed at the moment it is made. Whoever has finished puts the marker on the track, as if passing, and does nothing more in this phase. The Polish rulebook recommends it to beginners, the English one does not.
book-together-orders = Where people are not there at the same time, everybody gives one *order* in secret: place, move or finish. When all have ordered, the orders are shown and carried out by the numbers of the personas. One that is no longer possible is void, and its player orders again. So it goes on until all have finished. Roads can be laid meanwhile, for all to see.
