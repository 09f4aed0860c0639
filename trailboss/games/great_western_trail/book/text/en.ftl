### The rulebook of Great Western Trail for people, in our own words. *So* is stressed.

book-goal = What it is about
book-goal-idea = You drive your herd along the trail to Kansas City, again and again. What you hold in your hand on arrival is your herd: each *breed* counts once, so four different cards are worth far more than four of a kind. The better the hand, the more money you get and the further your cattle travel by train. At the end the player with the most victory points wins.
book-goal-parts = There are many ways to points, and nobody can go all of them. *Cowboys* buy better cattle, *builders* put buildings on the trail that only you can use, *engineers* move your engine to stations. You hire them on the way, and they stay with you for the rest of the game.

book-setup = How a game begins
book-setup-board = Seven *neutral buildings* stand on the trail: by their letters in a first game, else anywhere. Seven hazards and outlaws are drawn and laid out. The job market gets its first workers, Kansas City three columns of two tiles to choose from, the cattle market 7, 10 or 13 cards for two, three or four players. Four objectives lie open, and five station masters wait beside the tracks.
book-setup-own = Everybody has the same: 14 cattle cards, 14 discs on the player board, one worker of each kind, and 12 buildings of which one side is used all game. The first player has $6 and 4 cards, each next one $1 and 1 card more; all have one exchange token and a starting objective, which can only bring points.

book-turn = A turn
book-turn-phases = A turn has three parts: *ride*, *use the place* where you stop, *fill your hand*. In your first turn you discard down to 4 cards, and instead of riding you put your herder on any neutral building. Whatever costs something must be paid in full, or you can’t do it; only fees are forgiven.
book-turn-ride = You ride at least one step and at most as many as your board allows: 3 with two or three players, 4 with four, more as discs leave it. A step leads to the next building, hazard or outlaw ahead; *empty spaces don’t count*. You never ride back. Where the trail forks you choose. In Kansas City you always stop. Herders don’t block each other.
book-turn-fees = A *hand* on a tile is a fee for everybody who enters it, on the way or at the end. For hazards and outlaws you pay the bank, for a rival’s building its owner. Green and black hands cost $1 or $2, by the number of players. Your own buildings and neutral ones are free. If you have too little, you pay what you have and ride on.
book-turn-stop = On a *neutral building* or *your own* you may do all its actions, or one auxiliary action instead. On a rival’s building, a hazard or an outlaw: one auxiliary action, nothing else. Kansas City has rules of its own. Doing nothing is allowed everywhere else.
book-turn-actions = Each action of the building can be done once, in any order, each to its end. First you pay what it asks for, then you take what it gives; money you must take, the rest you may leave. Two actions with a slash between them are one: choose. Some spaces beside hazards have an extra action printed; whoever builds there may use it.
book-turn-draw = At the end of the turn you draw until you hold as many cards as your hand limit, 4 at first. What you buy or discard lies on your discard pile; it is shuffled when you must draw and your stack is empty. So new cattle comes to you laps later.

book-buildings = Buildings of everybody, and small helpers
book-buildings-neutral = These seven are open to all. *A*: sell a Galloway, hire, hire once more at $2 extra. *B*: sell a Santa Gertrudis, build. *C*: a certificate or an objective, and the engine. *D*: catch an outlaw, or pay to move the engine; an auxiliary action. *E*: sell a Pineywoods, buy cattle. *F*: sell a pair, remove a hazard. *G*: engine and an auxiliary action.
book-buildings-auxiliary = *Auxiliary actions* are the five rows on your own board: gain $1, draw and discard a card, engine back for a certificate, pay to move it forward, engine back to remove a card for good. A row works once one of its two discs is gone; with both gone the double form is yours where a building shows it. Instead of a building’s actions you always do the single form.

book-work = Workers, cattle, buildings
book-work-hire = To *hire*, take a worker from a row above the token in the job market and pay the price of that row, more or less as the action says. The worker goes to the next free space of its row on your board. Some spaces give something at once. A row has six spaces; the fifth and sixth bring 4 points each.
book-work-cattle = To *buy cattle* you use cowboys, each once per action. A card of value 3 costs $6 with one cowboy, $3 with two, and three of them get two such cards for $5. Shorthorns and Herefords want more cowboys or much more money. An idle cowboy may bring two more cards to the market. Bought cards go to your discard pile.
book-work-build = To *build* you need as many builders as the tile shows, and pay $2 for each of them; they are not used up. The tile goes on any empty building space. Or it replaces a smaller one of yours: then only the difference counts. The old tile is gone. Tiles for more than six builders come that way only.
book-work-private = Every player’s own buildings are the same twelve, in two versions. Some let your herder *ride on* and use the next place in the same turn; fees are due then too, and what you left undone behind you is lost. The page of components shows them all.

book-railroad = Engine and stations
book-railroad-engine = An engineer moves your *engine* one space, several engineers up to as many spaces. Spaces with another engine are jumped over and don’t count. Turnouts lie between the numbered spaces; you may stop there or pass by. Moving back as a price must be possible in full. Whoever reaches the last space takes $3 and goes back to any free space.
book-railroad-stations = If your engine stops on a turnout you may *upgrade* that station at once: pay its price and put one of your discs there. It brings points at the end, and the space on your board that the disc left is open from now on. Each player can do so once at every station.
book-railroad-masters = At the first five stations a *station master* waits. If you have just upgraded the station, you may give away the last hired worker of a row and take the tile. Its upper half helps at once or for ever, its lower half brings points at the end. Each tile is there once.

book-helpers = Outlaws, hazards, papers, objectives
book-helpers-outlaws = *Catching an outlaw* you take any one from the board, with the reward of its space; the tile itself counts for objectives and station masters. *Removing a hazard* costs $7 at F and less elsewhere; the tile brings its points, and the way behind it is free.
book-helpers-certificates = *Certificates* raise a delivery. The marker on your board counts them: up to 3, up to 4 or 6 once the discs there are gone. You spend them in Kansas City, one for each point. Permanent ones, from station masters, count every time and are never spent.
book-helpers-tokens = An *exchange token* may be used at any moment, even in others’ turns: give it back, draw up to two cards, discard as many. It is the quickest way to a better hand.
book-helpers-objectives = An *objective* comes to your discard pile, like cattle. When it is in your hand you may play it before riding or between two actions, not in Kansas City; then it gives what stands at its foot. From then on it must be scored: fulfilled it brings its points, else it costs the number beside them.

book-kansas-city = Kansas City
book-kansas-city-tiles = On arrival you choose *one tile of each of the three columns*. Hazards and outlaws go to the next free place on the trail, workers to the row of the job market with the token. When that row is full, the token moves down, and at two places the cattle market is filled up again.
book-kansas-city-income = You show your hand. The values of its *different breeds* are added, your permanent certificates too, and as many others as you want to spend. You get that many dollars. Then the whole hand is discarded.
book-kansas-city-delivery = Now you *deliver*: choose a city whose number is not above that sum and which has none of your discs yet, and put a disc there. Only Kansas City and New York take several of yours. Kansas City pays $4 at once, but costs 6 points at the end: a place for bad days.
book-kansas-city-discs = The *disc* comes from your board, and what it covered is yours: auxiliary actions, more steps, more cards in hand, more certificates. Discs from dark corners may only go to dark cities and stations. The two for more cards cost $5 each. If your board has none to give, take one from a station of yours.
book-kansas-city-arrows = Between neighbouring cities there are *arrows*. As soon as both cities have a disc of yours, the bonus of the arrow is yours at once, and its points at the end.
book-kansas-city-transport = Last you pay for the *transport*: $1 for each red cross between your engine and the number of the city. An engine that is far ahead travels free.
book-kansas-city-again = Your herder goes back to the start of the trail, the three columns are filled up, you draw a new hand, and the next lap begins with your next turn.

book-end = The end and the points
book-end-last = When the last space of the job market is filled, the one who did it takes the token, worth 2 points, and finishes the turn. All others have *one more turn*. In these no worker can be chosen in Kansas City.
book-end-points = Count: 1 point for every full $5; your buildings on the trail; cities and arrows, Kansas City −6 for each disc; stations; hazards; all your cattle cards wherever they are; objectives; station masters; 4 for each worker on a fifth or sixth space; 3 for one of the step discs; 2 for the token. The most points win; who is level shares the victory.
book-end-objectives = Objectives that you have played must count. Others in your deck may be added if that brings points. Every building, hazard, outlaw, station or card can serve *one* objective only; the best way to share them out is found for you.
book-end-rare = Money and tokens never run out. Stacks and bags that are empty stay empty. Where only one thing is possible and tells nobody anything, it is done for you.

book-simmental = Variant: Simmental
book-simmental-variant = Simmental *calves* lie in the cattle market and cost one cowboy and $8, or two and $5. Each time you hold one in Kansas City you may swap it for a *heifer*, and a heifer for a *cow*: worth more each time. All of them are one breed.

## Worked examples

example-steps = Your herder is on A, and you may ride three steps. How far is that?
    .worked = Empty spaces don’t count: B is the first step, C the second, and D or E, by the fork, the third. F would be the fourth. Kansas City is six steps away. Over flood or drought every tile is a step too, and its hand a fee.
example-build = You are on B with one builder and $4. What can you build?
    .worked = Any tile that needs one builder, for $2. 4a needs two builders, so it must wait. The builder stays with you for the next time.
example-cattle = You have two cowboys and $8, and cards of value 3 lie in the market.
    .worked = With one cowboy a card of value 3 costs $6. With both it costs $3, and $5 are left. It is the same card: so use both, unless the second is needed for another card.
example-income = You arrive with four different breeds, worth 1 + 2 + 2 + 2 = 7, and one certificate.
    .worked = Spending it makes 8: that is $8 and a city up to 8. A second one you don’t have. If you keep it, you get $7 and cities up to 7.
example-transport = Your delivery is worth 8, your engine is on space 2. Which city?
    .worked = Peoria, 8, is the best in reach; Chicago and those beyond want more. Four crosses lie between your engine and the 8, so the transport costs $4. The disc comes from your board: take the one whose action you want most.

## The page that is printed

summary-turn = A turn
    .lines =
        - *Ride* 1 to 3 steps (4 with four players, more without step discs). Empty spaces don’t count.
        - *Fees* for every hand entered: hazards and outlaws to the bank, buildings to their owner.
        - *Use the place*, see below.
        - *Draw* up to the hand limit, 4 to 6.
        - Exchange token, any time, also in others’ turns: draw up to 2, discard as many.

summary-places = Where you stop
    .lines =
        - Neutral or your own building: all its actions, each once, any order; or one auxiliary action.
        - Rival’s building, hazard, outlaw: one auxiliary action.
        - Objectives in hand: before riding or between two actions.

summary-actions = Actions
    .lines =
        - *Hire*: from rows above the token, at the row’s price.
        - *Buy cattle*: value 3 for $6 with one cowboy, $3 with two; three cowboys, two cards, $5.
        - *Build*: builders shown, $2 each; replacing costs the difference.
        - *Engine*: one space for each engineer; stop on a turnout to upgrade the station and win its station master.
        - *Outlaw*: take one with its reward. *Hazard*: $7 at F.

summary-city = Kansas City
    .lines =
        - 1. One tile of each of the three columns.
        - 2. Show your hand: different breeds + certificates = dollars. Discard it.
        - 3. Deliver to a city up to that number, once each; Kansas City and New York again and again.
        - 4. A disc from your board: what it covered is yours. Dark discs to dark places only.
        - 5. Arrow between two of your cities: its bonus.
        - 6. Transport: $1 for each cross between engine and city.
        - 7. Back to the start, fill up the columns.

summary-end = The end
    .lines =
        - The last space of the job market is filled: take the token, finish the turn.
        - Everybody else has one more turn.

summary-points = Points
    .lines =
        - 1 for every $5; buildings; cities and arrows, Kansas City −6 a disc; stations; hazards; cattle.
        - Objectives played: their points, or the penalty. Others of your deck if you like.
        - Station masters; 4 for each fifth and sixth worker; 3 for a step disc; 2 for the token.
