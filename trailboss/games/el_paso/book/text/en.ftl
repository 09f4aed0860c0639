### The rulebook of El Paso for people, in our own words. *So* is stressed.

book-goal = What it is about
book-goal-idea = You drive your herd round the trail to El Paso, lap after lap. The cards in your hand on arrival are your herd: each *breed* counts once, so four different cards are worth far more than four of a kind. The more they are worth, the better the trading post you can deliver to. Whoever has the most victory points at the end wins.
book-goal-workers = Your *workers* are cards too. *Cowboys* buy cattle, *builders* put up buildings, *engineers* use the train, and an *all-rounder* can stand in for any of them. You spend them: a worker you use goes to your discard pile, with the cattle, and works for you again once you have drawn it. So a good deck brings the right people and different breeds at the right time.
book-goal-clock = Every arrival in El Paso takes a *Simmental* card from the board. When somebody arrives and none is left, everybody else has one more turn. So the players themselves decide how long the game lasts: whoever hurries to El Paso hurries everybody.

book-setup = How a game begins
book-setup-board = The trail is a circle. On it lie *El Paso* and six *neutral buildings*, B to G: by their letters in a first game, shuffled later. Between them are nine *plots*, all empty, for what the players will build. Who begins is drawn by lot; then everybody takes turns clockwise.
book-setup-market = Beside the board lie the four *train cards*, from one engineer to four; six stacks of two *buildings*, from one builder to six; the *cattle market* with 8 Black Angus, 10 Corriente, 8 Shorthorns and 6 Herefords; and the *worker market*. Three objective tiles and three bonus tiles lie open beside their stacks. Of the Simmental cards there are 9, 14 or 19 for two, three or four players. When you know the game, turn some buildings to side b and some train cards to their marked side. Money and exchange tokens never run out; of everything else, what is gone is gone.
book-setup-own = Everybody has ten cattle cards of four breeds and draws four of them, and one worker of each kind, face up below the player board: that is your *worker area*. Seven discs cover what your board will be able to do later. The first player has $4 and one exchange token, the second $5 and one, the third $4 and two, the fourth $5 and two.
book-setup-objective = In turn order each player takes one of the three open *objectives*; the gap is filled before the next one chooses. An objective brings its points at the end if you have what it shows. It never costs anything if you don’t.

book-turn = A turn
book-turn-phases = A turn has three phases: *ride*, *use the stop* where you end, *fill your hand*. You can’t pass a turn. What costs something is paid in full at once, or it isn’t done: there are no debts. Cattle and workers that you discard lie face up on your own discard pile; they never go back to the market.
book-turn-first = In your *first turn* you don’t ride. You put your rancher on any neutral building, also one where others stand, and use it. Not on El Paso.
book-turn-ride = Afterwards you ride at least one step and at most as many as your *step limit*: 3 at first, 4 once that disc is gone. Every building on the way is a step, whoever owns it; *empty plots don’t count*. You ride clockwise only. Where the trail forks you choose the inner or the outer branch. In El Paso you always stop, and steps left over are lost. Passing by costs nothing, and ranchers don’t block each other.
book-turn-cowboys = Want to go further? Discard *cowboys* from your worker area: one more step for each, in this ride only. No other worker helps here, not even an all-rounder. You choose where to stop; the way with the fewest steps is taken, and no cowboy is spent without need.
book-turn-stop = On a *neutral building* or *one of yours* you use its actions, or do one auxiliary action instead of all of them. On *another player’s building* there is one auxiliary action and nothing else, and you may leave it. Nobody is paid for it. In El Paso you always do what El Paso says. Only the stop where your ride ends counts.
book-turn-actions = The actions of a building stand apart, divided by bars. Do them in any order, each once, and leave out what you like. What one gives can pay for the next. An action that would change nothing isn’t offered.
book-turn-draw = At the end of the turn you draw up to your *hand limit*: 4, or 5 once that disc is gone. A worker that turns up goes straight to your worker area, doesn’t count, and you draw on. When you must draw and your pile is empty, your discard pile is shuffled into a new one, not before. If there is nothing at all to draw, your hand stays short.

book-helpers = What helps at any time
book-helpers-anytime = At any moment of *your own turn* you may use exchange tokens and discard workers for their bonus, as often as you like: before riding, between two actions, in El Paso, after drawing. Not in others’ turns, and not in the middle of something: once you have begun to buy, to ride or to deliver, it is too late to find the money for it.
book-helpers-exchange = An *exchange token* changes your hand: give it back, draw a card, then discard one, perhaps the same. Workers that turn up go to your worker area, and you draw on until a cattle card comes. Several exchanges follow one after the other; you never draw two cards at once. There is no limit to the tokens you keep.
book-helpers-bonuses = Every worker can be discarded from your area for its *bonus*: an all-rounder for $2, an engineer for $1, a builder to pay $2 for one certificate. Cowboys only give steps, while you ride. Workers that you discard as the price of cattle, a building or the train give no bonus.
book-helpers-certificates = *Certificates* raise a delivery. The marker on your board counts them, up to 4; more are lost. You keep them until you spend them. *Permanent* ones, from a bonus tile or from your board, count every time and are never spent.
book-helpers-auxiliary = *Auxiliary actions* are the four on the left of your board: gain $1, exchange a card without a token, gain a certificate, remove a cattle card. The first two work from the start and get better when their disc is gone: $3, or two exchanges of which you may leave the second. The others work only once their disc is gone. Where a building shows two of them, they must be different.

book-actions = Actions: money, people, cattle
book-actions-neutral = Everybody may use the six neutral buildings. *B*: sell a Galloway; hire, and hire once more. *C*: $2 and a certificate. *D*: sell a Pineywoods; an exchange token for $1; buy cattle. *E*: sell a Santa Gertrudis; build. *F*: an auxiliary action; the train. *G*: an exchange token and an auxiliary action.
book-actions-sell = To *sell* you discard one card of the breed shown and take the money; one card, however many you hold. A star means any breed. Two buildings pay by value: $5 for a card of value 2, which may be a Simmental, or $2 for every point of value.
book-actions-hire = To *hire*, take a worker from the market, pay, and put it in your worker area, ready at once. An *all-rounder always costs $4 more*, even where hiring is free. On B the first worker costs $5 and a second one of another kind $8; between the two you may sell a card or discard a worker for money.
book-actions-buy = To *buy cattle*, choose a breed of the market, discard the cowboys that it wants and pay $2 for each: one for Black Angus, two for Corriente, three for Shorthorn, four for Hereford. All-rounders may take the place of cowboys. One card per action, and it goes to your discard pile, not to your hand. The four breeds that you began with and Simmental are never for sale.
book-actions-gain = Some actions *give* you a card without cowboys, one of them a Shorthorn for $2. Others let you *remove* a card in your hand from the game: so the weak ones leave your herd and better ones come sooner. At most five times in a game; removed cards count for nothing.

book-building = Your own buildings
book-building-build = To *build*, take a tile from the market, discard as many builders as it shows and pay $2 for each; all-rounders may take their place. Put it on any empty plot, pay what the plot costs, and mark it as yours. You need the money for both before you begin. You have *two markers*, so never more than two buildings. From now on it is a stop for everybody, but only you can use its actions.
book-building-replace = Or *replace* one of yours with a tile that wants more builders. You pay only the difference, in builders and in money, and nothing for the plot. The old tile goes back to the market for anybody to take. If you stand on it, what you haven’t used of it is lost, and the new one must wait for your next visit.
book-building-regular = There are six levels, and two tiles of each. The higher, the more points: 1, 2, 4, 7, 11 and 15. Side a and side b differ in what they do. The page of components shows them all.
book-building-ride = A *horseshoe* lets you ride on, at least one step and at most as many as it shows; your step limit plays no part, cowboys do. Then you use the stop you have reached, like any other. Your hand isn’t filled in between, and what you left undone behind you is lost. So do it last.

book-train = The train
book-train-use = To use the *train*, choose one of its four cards, discard as many engineers as it wants and pay $2 for each; all-rounders may take their place. Then do what it shows, in any order, and leave out what you like. The first card gives an objective tile, the second a bonus tile, the third $3, a bonus tile and the removal of a card, the fourth $3 or an objective tile, a bonus tile and a free hire. The card stays for everybody. The marked sides do other things.
book-train-tiles = For an *objective tile* or a *bonus tile* you take an open one or draw one unseen from the stack; an unseen one you must keep. The gap is filled at once. Bonus tiles bring points. Some also help in every delivery: a permanent certificate, or a second card of a breed that counts again.

book-city = El Paso
book-city-arrival = In El Paso you do three things in order, and all of them: take *$5*, take a *Simmental* card to your discard pile, *deliver*. In between you may still use tokens and discard workers, also when your hand has been shown.
book-city-value = You show your hand and add the values of its *different breeds*; a second card of a breed adds nothing unless a bonus tile says so. Two Santa Gertrudis, a Corriente and a Black Angus are worth 2 + 3 + 3 = 8. The value itself pays no money. After the delivery the whole hand is discarded.
book-city-certificates = Each *permanent certificate* adds 1. Those on your track you may spend, 1 for each: choose a trading post, and exactly as many are spent as you lack. The rest stays with you. A permanent certificate that you gain by this delivery counts from the next one on.
book-city-posts = Choose a *trading post* whose number isn’t above your value, and put a disc there. Each takes one disc of yours, only 0, 12 and 16 take several; others’ discs don’t matter. You get what it shows at once, and from 10 upwards points at the end: 2, 4, 7, 9, 12 and 14. At 9 you may hire for free. You may always choose a lower one.
book-city-discs = The *disc* comes from your board, and what it covered is yours from now on: better auxiliary actions, a certificate that stays, one more card in hand, one more step. Some discs bring money, some cost it: if you can’t pay, take another. Discs from dark corners may only go to dark posts, those from 10 upwards.
book-city-rare = If you can place a disc without certificates, you must. If you can’t, you may spend certificates for it or place none. Whoever has no discs left places none; the rest happens as always.

book-end = The end and the points
book-end-last = Taking the last Simmental card ends nothing yet. The *next* arrival does: take $5, put your rancher on the empty Simmental space, which is worth 2 points, and deliver. Your game is over, without drawing. Everybody else has *one more turn*; who reaches El Paso in it takes $5 and delivers, but there is no card and no space any more.
book-end-points = Count: 1 point for every full $5; your buildings; your discs on trading posts from 10 upwards; all your workers wherever they are, 2 each and all-rounders 3; all your cattle, Black Angus 2, Corriente 3, Shorthorn 5, Hereford 8; the Simmental space; bonus tiles; objectives. Your first ten cards and Simmental bring nothing.
book-end-objectives = An *objective* counts if all that it shows is yours, else nothing happens. One card, tile or disc serves *one* objective only: two that want a Corriente want two of them. Only the builders of your buildings are added up and may be shared out. Whatever serves an objective keeps its own points. The best way to share things out is found for you.
book-end-tie = The most points win. If you are level, whoever has more money left after the full fives have been counted wins; if that is equal too, you share the victory.

## Worked examples

example-reach = Your rancher is on B, your step limit is 3, you have two cowboys. A rival’s building stands on the outer plot behind B. How far can you go?
    .worked = The inner plot is empty, so C is one step, D two, E three. F takes one cowboy, G both. El Paso would be the sixth step, one too far. You can’t stay on B.
example-hire = You are on B with $6. Whom can you hire?
    .worked = A cowboy, a builder or an engineer for $5. The all-rounder would cost $9. A second worker would cost $8, so $1 is left and that is all.
example-buy = You have two cowboys, an all-rounder and $5. Which cattle can you buy?
    .worked = Black Angus: one worker, $2. Corriente: two workers, $4, for instance a cowboy and the all-rounder. A Shorthorn has its three workers, but would cost $6. For a Hereford a fourth worker is missing too.
example-plot = You are building 1a: builder and $2 are paid, $1 is left. Where can it go?
    .worked = Anywhere that is empty and costs $1 at most: inner plots cost nothing, outer ones $1. The plots that stand alone cost $3. The outer plot behind B is taken.
example-delivery = You are in El Paso with four breeds in hand, worth 1 + 2 + 2 + 2 = 7, and one certificate on your track.
    .worked = 0, 5 and 7 are open to you, and 7 needs no certificate. With it you would have 8, still not enough for 9: so nothing is spent and it stays for the next lap.

## The page that is printed

summary-turn = A turn
    .lines =
        - *Ride* 1 to 3 steps (4 without the step disc), one more for each cowboy discarded. Empty plots don’t count. El Paso stops you.
        - *Neutral or your own building*: its actions, each once, any order; or one auxiliary action. *Another’s*: one auxiliary action.
        - *Draw* up to 4 (5) cattle cards; workers drawn go to the worker area.

summary-anytime = At any time of your turn
    .lines =
        - Exchange token: draw a card, discard one.
        - Discard a worker: all-rounder $2, engineer $1, builder pays $2 for a certificate.
        - Auxiliary actions: $1 (3), exchange (two), certificate, remove a card; the last two only without their disc.

summary-actions = Actions
    .lines =
        - *Hire*: B $5, then another kind for $8. All-rounder always $4 more.
        - *Buy cattle*: workers and $2 each: Black Angus 1, Corriente 2, Shorthorn 3, Hereford 4.
        - *Build*: builders and $2 each, and the plot’s cost. At most two buildings. Replacing costs the difference.
        - *Train*: engineers and $2 each, then what the card shows.
        - All-rounders replace cowboys, builders, engineers.

summary-city = El Paso
    .lines =
        - 1. Take $5.
        - 2. Take a Simmental card to your discard pile.
        - 3. Show your hand: different breeds + permanent certificates + certificates spent.
        - 4. A disc from your board to a trading post up to that value; each once, 0, 12 and 16 again and again. Dark discs from 10 upwards.
        - 5. What the post shows. Discard your hand.

summary-end = The end
    .lines =
        - The first to arrive without a Simmental card left: take the space, deliver, no more turns.
        - Everybody else has one more turn.

summary-points = Points
    .lines =
        - 1 for every $5; buildings; trading posts 10 to 20: 2, 4, 7, 9, 12, 14.
        - Workers 2, all-rounders 3; Black Angus 2, Corriente 3, Shorthorn 5, Hereford 8; Simmental space 2.
        - Bonus tiles; objectives fulfilled, each thing for one objective.
