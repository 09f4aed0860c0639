lesson-first = Your first lap
    .about = From the first placement to the first delivery in Kansas City, and then on your own against a mild bot.

# ---- The goal

lesson-first-goal = The goal and the first turn
    .about = What you are here for, how the game ends, and what a turn looks like.
    .done = A turn is: ride, use the actions of the building where you stop, fill your hand again. You sold a card, hired a cowboy, and your hand is full again.
lesson-first-goal-welcome = Welcome to the *Great Western Trail*. You own a herd of cattle and drive it to Kansas City, again and again. Whoever has the most *victory points* at the end wins.
lesson-first-goal-trail = This is the trail. Your herder starts in the lower right corner, rides from building to building and ends in *Kansas City*. There you deliver your herd, and the next lap begins. A game has several such laps.
lesson-first-goal-herd = Your *hand* is the herd you have with you. In Kansas City only one card of each breed counts. So you want different and valuable breeds in hand when you arrive. Everything on the way serves that.
lesson-first-goal-end = This is the *job market*. With every visit to Kansas City workers come here, and the *round token* moves down. When the last row, the one with the flag, is full, the game ends: everybody else has one more turn, then points count.
lesson-first-goal-place = Before your first ride you may begin at any of the seven neutral buildings. Each stands on the neutral space with its letter. Put your herder on *building A*, the first one: click on it.
    .wrong = You could begin there too. But A, at the start of the trail, is the place to hire, and workers help most when they come early.
lesson-first-goal-sell = Where you stop, you may use every action of the building once, in any order. First money: click on the upper line of the building, *discard a Galloway* for $2.
    .wrong = Not yet. Money first: sell the Galloway, then you can pay for more.
lesson-first-goal-hire = You have $8. That is enough to *hire* somebody. Choose the hiring action, the middle line; the lower one would be a second chance, for $2 more.
    .wrong = That can wait. You have the money to hire a worker now: use it.
lesson-first-goal-cowboy = *Cowboys* buy cattle, *builders* put up buildings, *engineers* move the engine. The price stands beside the row; whoever stands in the row of the token is not for hire yet. Hire the *cowboy*.
    .wrong = A fine worker, but with this start we want better cattle soon, and for that you need cowboys. Take the cowboy.
lesson-first-goal-turn = Nothing else to do here. *End your turn*: you draw back up to four cards. The *padlock* says that something new is revealed: that can’t be undone. Everything else you may take back.
    .wrong = You have done what we wanted here. End the turn.

# ---- Riding

lesson-first-riding = Riding and building
    .about = How far you get in a turn, and how the trail becomes yours.
    .done = Empty spaces cost no step, so early on you are quick. Every building on the trail slows everybody down, and your own buildings are stops that only you can use.
lesson-first-riding-rival = Meanwhile your rival has put up a building of their own: this one. You may ride past it or stop there, but its actions are for its owner alone.
lesson-first-riding-steps = You ride up to *3 steps*. A step goes to the next building, hazard or outlaw on your way; empty spaces do not count. Where the trail forks you choose: here the lower way is flooded.
lesson-first-riding-ride = Ride one step to *building B*. Before you click, point at it: the way is shown.
    .wrong = You may ride there, but you would pass by building B, and there you can build. Ride to B.
lesson-first-riding-sell = Again money first: *discard a Santa Gertrudis* and take $2.
    .wrong = First sell the Santa Gertrudis: without that money the next action is too dear.
lesson-first-riding-build = Now *build*. Each builder that a building needs costs $2 here. You have one builder.
    .wrong = Now is the time to build: choose the building action.
lesson-first-riding-which = At the bottom of each building stands how many builders it needs. With your one you can choose among three. Take *1a*: it pays $2 for each of your buildings in the woods.
    .wrong = That one is for another game. Take building 1a: it brings money every lap.
lesson-first-riding-where = Put it on the free space right behind B. It lies in the *woods*, so that it counts for itself, and everybody who takes this way comes past it.
    .wrong = A free space, but not the best: choose the wooded one right behind building B.
lesson-first-riding-turn = Your building stands. *End your turn*.
    .wrong = The building stands, and there is nothing else to do here. End the turn.

# ---- Fees

lesson-first-fees = Fees
    .about = What hands on the trail mean, and who gets paid.
    .done = A hand means a fee: to the bank for hazards and outlaws, to the owner for a building. If you can’t pay all of it, you pay what you have and ride on.
lesson-first-fees-paid = Look: your building shows a green *hand*. Your rival rode past it and had to pay you *$2*. With two players every hand costs $2, whatever its colour.
lesson-first-fees-hands = *Hazards* have hands too: whoever rides over a flood or a drought pays the bank. At building F you can remove a hazard for money; the tile is then yours and brings points.
lesson-first-fees-ride = You never pay for your own buildings. Ride one step to your *building 1a*.
    .wrong = You would ride past your own building. It pays you, so stop there first.
lesson-first-fees-use = Use it: *$2* for each of your buildings in the woods. You have one.
    .wrong = Take the money of your building first.
lesson-first-fees-turn = Short turns are fine: money now makes the next stop better. *End your turn*.
    .wrong = Nothing more to get here. End the turn.

# ---- The railroad

lesson-first-railroad = Certificates and the engine
    .about = Two things that make deliveries better: papers and rails.
    .done = A certificate raises the value of one delivery, the engine makes far cities cheap and reaches stations.
lesson-first-railroad-ride = Ride one step to *building C*.
    .wrong = Further is not better: at C you get two things for your first delivery. Ride to C.
lesson-first-railroad-actions = Some actions are an either-or: here a certificate *or* an objective card. The engine comes on top. Objectives are goals for points, but one that you have played and not reached costs points. We take the certificate.
lesson-first-railroad-certificate = A *certificate* adds 1 to the value of a delivery, once. Take one.
    .wrong = Take the certificate: it will lift your first delivery by one.
lesson-first-railroad-marker = Your certificates are counted here. Move the marker up by *one*.
    .wrong = Nobody gives back a free certificate: move the marker by one.
lesson-first-railroad-engine = Now the *engine*: one space for each of your engineers; spaces with another engine are jumped over. It moves by itself, for you have one engineer and one way.
    .wrong = The engine still can move: use that action before you go on.
lesson-first-railroad-stations = Beside the tracks lie *stations*. An engine that stops on the circle there may upgrade the station: you pay, place one of your discs and get points. At the first five you may also appoint a *station master*, the tile to the left of it.
lesson-first-railroad-turn = That is all at C. *End your turn*.
    .wrong = You have used what C offers. End the turn.

# ---- The hand

lesson-first-hand = A better hand
    .about = Outlaws, auxiliary actions, and why four different cards are better than three.
    .done = Four breeds in hand instead of three: that is worth $2 and a better city. Your rival was in a hurry and has already been to Kansas City, with a delivery that brings little.
lesson-first-hand-breeds = Look at your hand: two *Galloways*. The second one counts for nothing in Kansas City. You want to swap it before you arrive.
lesson-first-hand-ride = *Building D* is good for that. Ride there.
    .wrong = Your hand is not ready for that. First to D, to swap a card.
lesson-first-hand-bounty = First the *bounty*: you catch an outlaw and get the reward of its space.
    .wrong = First catch an outlaw: that brings money.
lesson-first-hand-outlaw = Every space has its own reward, and the outlaw tile stays with you: objectives may ask for it. Take the outlaw whose space pays *$2*.
    .wrong = That space pays less. Take the outlaw on the $2 space.
lesson-first-hand-auxiliary = Now the *auxiliary action*. You may do one instead of everything else at any building, too. They lie on your own board. Those with a disc on their left are still locked; so far you have the upper two.
    .wrong = There is still an auxiliary action to be had here: use it to swap a card.
lesson-first-hand-draw = Choose *draw and discard*: a new card comes, then one goes.
    .wrong = Money would be nice, but your hand needs a new card: draw one.
lesson-first-hand-discard = A Santa Gertrudis: a breed that you didn’t have. Now discard *a Galloway*, the double one.
    .wrong = Keep that one: every other breed you hold counts in Kansas City. Discard a Galloway.
lesson-first-hand-turn = Criollo, Santa Gertrudis, Pineywoods, Galloway: four breeds worth 1 + 2 + 2 + 2 = *7*. *End your turn*.
    .wrong = Your hand is as good as it gets now. End the turn.

# ---- Cattle

lesson-first-cattle = Buying cattle
    .about = What cowboys are for, and the last stops before Kansas City.
    .done = Bought cattle goes to your discard pile and comes into your hand in the next laps. It also brings points at the end.
lesson-first-cattle-market = The *cattle market*. These breeds are worth 3 and more, your own herd only 1 and 2. The more cowboys, the cheaper: a card worth 3 costs $6 with one, only *$3* with two. Point at a card to see its prices.
lesson-first-cattle-ride = Cattle is bought at *building E*. Ride there.
    .wrong = There you can’t buy cattle. Ride to E.
lesson-first-cattle-buy = Keep the Pineywoods, you need it in Kansas City. Choose *buy cattle*.
    .wrong = Don’t sell the Pineywoods: it is one of your four breeds. Buy cattle.
lesson-first-cattle-which = Use *both cowboys* and buy a card worth 3 for $3: Longhorn, Black Angus or Corriente, as you like. A click on a card takes both.
    .wrong = Too dear or not needed. Buy one card worth 3 with both of your cowboys, for $3.
lesson-first-cattle-discard = The card lies on your *discard pile*, not in your hand. When your draw pile is empty, the discard pile is shuffled, and then it comes to you.
lesson-first-cattle-turn = *End your turn*.
    .wrong = You have no cowboys left, and the Pineywoods stays. End the turn.
lesson-first-cattle-last = Now quickly on: 3 steps bring you to *building G*, the last neutral building before Kansas City.
    .wrong = With this hand there is nothing to wait for. Ride to G.
lesson-first-cattle-engine = First the *engine*: one more space.
    .wrong = First move the engine: it makes your delivery cheaper.
lesson-first-cattle-auxiliary = And an *auxiliary action*.
    .wrong = An auxiliary action is free here: take it along.
lesson-first-cattle-money = Your hand is good, so no new card this time: take *$1*.
    .wrong = Your hand is good, why shuffle it? Take the money.
lesson-first-cattle-ready = Next comes Kansas City. *End your turn*.
    .wrong = Everything is done here. End the turn.

# ---- The delivery

lesson-first-delivery = The first delivery
    .about = Kansas City: new tiles, income, a city, and a disc that unlocks something.
    .done = You delivered for $8 and stand at the start again, with a fresh hand. Every disc you place makes your own board stronger for the rest of the game.
lesson-first-delivery-ride = Your hand is worth 7. Ride to *Kansas City*: one may always stop there.
    .wrong = Go on to Kansas City: your hand won’t get better here.
lesson-first-delivery-foresight = First the *foresight* tiles: you choose one from each of three columns, and it comes to the board. Hazards cost fees, outlaws bring bounties, workers can be hired. Choose the *outlaw*, a rockfall would be in your way.
    .wrong = A rockfall on the trail would cost you fees in every lap. Choose the outlaw.
lesson-first-delivery-worker = In the second column both tiles are alike, so it was chosen for you. Now the third: choose the *engineer*. Each worker fills the job market and brings the end of the game nearer.
    .wrong = There are enough builders in the job market. Choose the engineer.
lesson-first-delivery-income = Your four breeds are worth *7*. With a *certificate* it is 8, and one more dollar. Spend it.
    .wrong = Without the certificate you fall one short of Peoria. Spend it.
lesson-first-delivery-city = For 8 you get $8 and may deliver to any city up to *8*, to each only once. Higher is better at first: choose *Peoria*. For each red cross between your engine and the city you pay $1: here $4.
    .wrong = That would waste a good delivery: Kansas City even costs points. Choose Peoria.
lesson-first-delivery-disc = A disc of yours goes to the city, and the space under it is *unlocked* for good. Choose the second disc of *take money* or of *draw and discard*: from then on you can do that action twice.
    .wrong = That helps too, later. For now take the second disc of “take money” or of “draw and discard”.

# ---- Planning and scoring

lesson-first-plan = Scoring, plans, and on your own
    .about = Where points come from, which roads lead there, and then the game goes on.
    .done = You know the game. It goes on against a mild bot; the guide says a word when something new comes up. If you are at a loss, the button in the corner of the question shows what a strong bot would do.
lesson-first-plan-again = Your second lap. On the way are now your building, your rival’s buildings, more workers in the market and better cattle in your deck.
lesson-first-plan-scoring = At the end *everything* counts: 1 point for every $5, your buildings, cities and the arrows between them, stations, removed hazards, cattle cards, objectives, station masters, and workers in the last places of a row. Open a player here to see their board.
lesson-first-plan-objective = The green card beside your buildings is your *starting objective*: a building, a card worth 3 and a Shorthorn bring 3 points at the end. Missed, it costs nothing. More objectives are to be had at building C.
lesson-first-plan-roads = Nobody can do everything. *Cowboys* buy cattle worth points and money. *Builders* make big buildings that you alone use. *Engineers* reach far stations. Choose one or two of these and hire for them early.
lesson-first-plan-cities = And deliver wisely: each city takes you only once, except Kansas City, which costs 6 points, and New York. So each delivery should be worth more than the last. Two neighbouring cities give the bonus between them.
lesson-first-plan-tokens = If a hand is bad, an *exchange token* helps at any time: draw two cards, discard two. It is no action.
lesson-first-plan-ride = Now hire again, while workers are there: ride to *building A*.
    .wrong = A good stop too. But you have $12 and only four workers: first to A, to hire.
lesson-first-plan-free = From here *you* decide. Hover over anything to have it explained, click on what doesn’t glow to hear why it is not possible, and undo as long as nothing new was revealed. Good luck!

lesson-first-plan-remark-hire = Some places in a row of workers give a reward at once, and the fifth and sixth worker of a kind are worth 4 points each. Hire for the road you chose.
lesson-first-plan-remark-buy = Shorthorns and Herefords are worth 4 and 5 and count several points each, but need more cowboys or much money: point at one to see. Whoever finds nothing here may let a cowboy bring *two more cards* from the stack.
lesson-first-plan-remark-site = Spaces beside hazards carry an extra action. In the woods building 1a pays more. And where others must pass, a hand earns fees.
lesson-first-plan-remark-upgrade = A station costs money and one disc, and gives points for good. A station master costs a worker, and gives a permanent gain.
lesson-first-plan-remark-objective = The card goes to your discard pile. Once it comes into your hand you may *play* it, before riding or between two actions: you get what stands at its foot. Then it must be reached, else it costs points. Take what you can reach anyway.
lesson-first-plan-remark-foresight = Think of what you need in the next lap, and what your rival does. Workers also bring the end nearer, and where the token passes the *sign with the cow*, the cattle market is filled up.
lesson-first-plan-remark-deliver = As high as your total allows is not always best: a city between two of yours brings both arrows.
lesson-first-plan-remark-disc = Every disc that leaves your board unlocks what lies under it: a stronger auxiliary action, more steps, more cards in hand. Discs from spaces with white corners may go anywhere; those with dark corners only to dark cities and stations.
lesson-first-plan-remark-tile = Hazards are points. Take the one whose way you want to ride, or the most valuable one.
