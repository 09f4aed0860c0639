### The rulebook of Carson City for people, in our own words. *So* is stressed.

book-goal = What it is about
book-goal-idea = In 1858 Carson City is a house, a few roads and a lot of desert. You buy *parcels* of it, build on them, and earn by what stands around. Your *cowboys* choose what you do; where several want the same, they fight for it. Whoever has the most victory points after four rounds wins.
book-goal-round = Each of the four rounds has four phases: *choose a persona*, *place cowboys*, *carry out the actions*, *end of the round*. Who passes first while placing chooses the next persona first; where something is a tie, who passed earlier is ahead.
book-goal-words = The town is 8 by 8 parcels. *Neighbours* are those that touch, by a side or a corner. A parcel holds one building, one house or one mountain; with none of them it is empty. Whoever owns the parcel owns what lies on it. Nothing is ever sold, torn down or lent. Money is paid in full, and halves are rounded down, but for the price that the road worker halves, which is rounded up.

book-setup = How a game begins
book-setup-town = Two dice say where the *town centre* is: it gets a house and four roads around it. Nine *mountains* are rolled for in the same way; the outermost parcels stay free of them. Nothing can be built on a mountain, but it can be owned. The order of the players is drawn by lot, and everything is the same for any number of players.
book-setup-row = On the seven construction spaces lie a ranch for $3, a mine for $4, a ranch for $10 and a mine for $12; for $5, $6 and $8 buildings are drawn from the bag. All seven personas are on offer, and the chip with three revolvers lies on its space.
book-setup-own = You begin with $15, a road, a revolver, 3 cowboys and 12 property tiles. In turn each takes a *parcel* free of charge, any that nobody owns, even a mountain or the centre; then each a second one in the opposite order.

book-personas = The personas
book-personas-choose = At the start of a round everybody takes one of the seven *personas*: in the first round by lot, later whoever passed first chooses first. What a card gives at once is given before the next one chooses. Its number says who places cowboys first, sheriff to mercenary. Next round all seven are on offer again.
book-personas-limit = Each card has a *cash limit*. At the end of the round whatever you hold above it must be spent, and you get a point for every full $10 of it; the rest is lost. You may spend more than you must, at the same price.
book-personas-cards = *Sheriff*, $20: the white cowboy. *Banker*, $120: $9 at once. *Grocer*, $60: $8, or double income for one kind of building. *Road worker*, $30: two roads at once, and buildings at half the price, rounded up. *Settler*, $30: any parcel that nobody owns, free, at once. *Captain*, $20: one, two or three more cowboys for $1, $4 or $9, for good. *Mercenary*, $20: 3 more firepower in this round.
book-personas-sheriff = The *white cowboy* is placed like one of yours, but only where nobody stands yet, and never to attack. From then on nobody can join it: what it stands on is yours without a duel. Only on spaces for everybody may others come too. It adds nothing to your firepower.
book-personas-grocer = The *grocer* may take the $8 at once or wait until buildings pay. Then she takes $8 or doubles what all her buildings of one kind earn. If such a building is robbed, owner and robber each get its plain income.

book-cowboys = Placing cowboys
book-cowboys-step = In the order of the personas everybody does one thing at a time, round and round: put *one* cowboy somewhere, or pass. What is placed stays until its space is carried out. You may choose something that you can’t pay yet, or can’t use.
book-cowboys-pass = *Passing* is for the whole round. Cowboys that you keep add to your firepower and are there next round. Without a cowboy all you can do is pass, when your turn comes. Passing early is worth something: the first choice next time, ties, and points at the very end.
book-cowboys-where = Where cowboys stand, others may come too: then there will be a *duel*. You can have one cowboy in each such place, but in as many places as you like. On wages and single roads everybody may have any number, without a duel. Buying parcels and the income of buildings happen by themselves, nobody goes there. The turn counter closes a space for points each time.
book-cowboys-land = On the map you put a cowboy on a *parcel* that nobody owns, to buy it; on *another’s building*, to attack it; on *your own*, to defend it, even before anybody comes.

book-actions = The actions, one by one
book-actions-order = When all have passed, the spaces are carried out *in their order*, each to its end. What you gain on one counts on the next. Alone on a space you do what it says; if there are several, they duel, and only the winner may. You may always decline what costs something. The cowboy who has done his work goes to the general supply, not back to you.
book-actions-supplies = *Wages*: $4 for each of your cowboys there. *Ammunition*: the chip with three revolvers, 3 firepower until the end of the round. *Three roads* for one of you, *one road* for each cowboy on the other space. When the roads run out, nobody gets any more.
book-actions-parcels = *Buying parcels*: you may buy each parcel with your cowboy on it. It costs $1, and $1 more for every building, house and mountain on it and around it, whoever owns them. From now on it is yours, to build on at once. With all 12 property tiles on the map you can get no more land.
book-actions-several = Parcels that several want are fought for first; of those involved, who passed first says in which order. The winner buys or declines at once, and nobody else gets it. Then the others are bought, in the order of passing, as many of yours as you like.
book-actions-income = *Parcels*: $2 for each parcel you own. *Firepower*: $2 for each point of it; the cowboy who stands there doesn’t count. *Gambling*: two dice, so many dollars.
book-actions-points = *Parcels*: one point for every two. *Firepower*: one point for every two. *Buildings*: one point for each on the map, except mines. *Buying points*: as many as you can pay, at $5, $4, $3 or $2 each; the cheap spaces are closed one after the other, after each round.

book-building = Building
book-building-buy = On a *construction space* you may buy what lies there for the price of the space, and build it at once or keep it. Empty spaces stay empty until the end of the round. A building works from the moment it stands: revolvers at once, income and points in the same round.
book-building-site = It goes on a parcel of yours that is *empty*. Ranch and mine need nothing else. All others need a road at one of the four corners, and a house comes with them. You may lay roads of yours first. If there is no place for the house, the building waits.
book-building-house = The *house* is free and must be placed: on any empty parcel with a road at a corner, yours, nobody’s, or another player’s who agrees. It belongs to whoever owns that parcel. It needn’t be near the building. Nothing is ever built in its place.
book-building-roads = A *road* lies between two parcels, joined to the roads that are there. You may lay yours at any moment, anywhere, at no cost; roads belong to nobody. They only lead to places: a parcel is connected when a road touches one of its corners. There are 25 in all.
book-building-kept = A building you *keep* does nothing yet. After the last construction space of every round, in the order of passing, each may put up any that were kept: no cowboy, no price, the same conditions.

book-estate = What the buildings earn
book-estate-pays = After the gambling *every building pays its owner*, without a cowboy. First attacks are fought out, then everything is paid at once. There is no upper limit.
book-estate-neighbours = Shops, banks and saloons live on the *houses* around them. A ranch or church counts as a house there, a hotel as two. Houses, ranches and so on count if they are yours or nobody’s; those of other players don’t. It is the same with mountains and mines.
book-estate-land = A *ranch* earns $1 for each empty parcel around it, at least $1, whoever owns it. A *mine* earns $3 for each mountain around it, unless another player owns it. Each of the two brings you a revolver for good.
book-estate-trade = A *shop* earns $3 for each house around it and $3 for each ranch of yours anywhere; a *bank* $3 for each house and $3 for each mine of yours; a *saloon* $5 for each house. A *hotel* always earns $6.
book-estate-order = A *prison* earns nothing, brings two revolvers and can’t be attacked. A *church* earns nothing; your buildings around it can’t be attacked. If it is built next to some that are, the attackers go home. It doesn’t protect itself or others’ buildings.

book-duel = Duels and attacks
book-duel-firepower = Your *firepower* is the cowboys still before you, your revolvers, 3 for the chip with three, and what the mercenary adds. Cowboys on the board don’t count, not even the one who fights. It is never used up.
book-duel-fight = Where cowboys of several players stand, all of them fight *one duel*: everybody rolls a die and adds firepower. The highest sum wins; if level, who passed earlier. The winner’s cowboy goes to the general supply. *Losers get theirs back*, and they count as firepower from that moment on. Nobody can keep out of it.
book-duel-attack = A cowboy on another’s building is an *attack*: if it succeeds, half of its income is yours. Prisons, buildings beside a church of the same owner and those with the white cowboy are safe, and so is what was built in this round after placing. Houses and land can’t be attacked.
book-duel-theft = One attacker without a defender succeeds at once. Several fight among themselves; with a defender, the owner takes part. If the owner wins, nothing is stolen. Else the winner takes half, rounded down, and the owner the rest. A defender who was not needed goes to the general supply all the same.

book-end = The end of a round, and of the game
book-end-round = First what personas still give. Then the marker closes the cheapest open space for points: $2, $3, $4. Everybody gets new cowboys, 4 after the first round and 5 after the second and third, never more than 10 together. Then the cash limit. Buildings that nobody bought slide to the cheaper spaces, and new ones come from the bag. Chip, white cowboy and personas go back.
book-end-points = After the fourth round: 2 points for each building, house and mountain on your parcels; 1 point for every $6; 1 point for each player who passed after you in that round. Empty parcels and kept buildings bring nothing. The most points win; if level, who passed earlier.
book-end-options = You may play with the *red sides* of the personas, with *duel tiles* instead of dice, *place at the same time*, or on the map with the *river*, in any mixture. The Polish and the English rulebook differ in a few places; we play by the Polish one unless the table says otherwise. By the English one you begin without a revolver, the captain’s limit is $25, mines count for the points for buildings, churches can’t be attacked, and passing brings points at the end only if all place at the same time.

## Worked examples

example-parcel = Your last cowboy of the round, and $24. You own the empty parcel in the fourth column and fourth row. What about the one to its left?
    .worked = Nobody owns it, and it is empty: $1, and $1 more for each of the three mountains around it, $4 together. You can’t put a cowboy on a parcel that somebody owns, not even on your own empty one.
example-mine = You have bought a mine and own three empty parcels. Where does it earn most?
    .worked = Count the mountains around each that no other player owns: five around the parcel in the fourth column and row, so $15 every round; three around the next one, $9; none around the third. On others’ land or on a mountain you can’t build.
example-limit = The end of the first round: you have $36 and took the banker, whose limit is $120. Must you spend anything?
    .worked = No, $36 is below the limit. You may spend $30 for 3 points now. But in later rounds there are cheaper points for sale, and money buys buildings: keeping it is usually better.
example-duel = A rival’s cowboy stands on the construction space for $6, with a mine. Your firepower is 10, the rival’s is 5. Do you join?
    .worked = You may, and then there will be a duel. Your cowboy leaves your hand, so you have 9 and a die against 5 and a die: the rival must roll at least four more than you, and if the sums are equal, who passed first wins. The space for $2 points is closed already, and nobody goes to the purchase of parcels.
example-points = Yours is the space where points cost $3, and you have $62.
    .worked = $60 buys 20 points; for a twenty-first $1 is missing. Each $3 you keep may build something that earns more, but in the last round only points count, and money is then worth $6 a point.

## The page that is printed

summary-round = A round
    .lines =
        - 1. *Persona*: who passed first chooses first.
        - 2. *Place cowboys* in the order of the personas, one at a time, or pass.
        - 3. *Carry out* the spaces in their order; several cowboys fight first.
        - 4. *End*: a space for points closes; 4, 5, 5 new cowboys, 10 at most; cash above the limit is spent, a point for each $10; buildings slide down.

summary-personas = Personas: number, cash limit
    .lines =
        - 1 Sheriff, $20: white cowboy. 2 Banker, $120: $9.
        - 3 Grocer, $60: $8, or double income of one kind.
        - 4 Road worker, $30: two roads, buildings half price.
        - 5 Settler, $30: a free parcel.
        - 6 Captain, $20: 1, 2, 3 cowboys for $1, $4, $9.
        - 7 Mercenary, $20: 3 firepower.

summary-spaces = Spaces
    .lines =
        - *For everybody*: wages $4 a cowboy; a road a cowboy.
        - *One of you*: ammunition, 3 firepower; three roads.
        - *Parcels*: $1 + $1 for each building, house, mountain on it and around.
        - *Building*: $3 to $12, build now or keep.
        - *Income*: $2 a parcel; $2 a firepower; two dice.
        - *Points*: half the parcels; half the firepower; buildings but mines; $5, $4, $3, $2 a point.

summary-buildings = Buildings
    .lines =
        - All but ranch and mine: a road at a corner, and a house placed with them.
        - Ranch $1 for each empty parcel around; mine $3 for each mountain. A revolver each.
        - Shop $3 a house + $3 a ranch of yours; bank $3 a house + $3 a mine of yours; saloon $5 a house; hotel $6.
        - Ranch and church count as a house, hotel as two; only yours or nobody’s.
        - Prison: two revolvers, safe. Church: your buildings around it are safe.

summary-duels = Duels and attacks
    .lines =
        - Firepower: cowboys before you, revolvers, chip 3, mercenary.
        - Die + firepower; if level, who passed first. Losers take their cowboy back.
        - Attack on a building: half of its income, rounded down.

summary-points = Points at the end
    .lines =
        - 2 for each building, house and mountain on your parcels.
        - 1 for every $6.
        - 1 for each player who passed after you.
