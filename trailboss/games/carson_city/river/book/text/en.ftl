### In our own words. *So* is stressed.

book-river = Option: the Carson River
book-river-map = On the other side of the map the *river* flows through ten parcels. Nothing is ever built there and nobody owns them; the centre and the six mountains, instead of nine, stay out of it. For ranches a river parcel is empty, for prices it is nothing. A *mine* on the bank earns $3 more, once. How the river runs on the printed map we don’t know: ours is reconstructed.
book-river-bridges = Along the bank roads are laid as always. *Across* the water it takes two roads, both yours and at once: that is a *bridge*. A building, house or mountain that touches the end of a bridge brings 3 points at the end, not 2. After the last round everybody may once more lay roads.
