lesson-first = Your first lap to El Paso
    .about = From the first objective to the first delivery in El Paso, and then on your own against a mild bot.

# ---- The goal

lesson-first-goal = The goal and the first turn
    .about = What you are here for, how the game ends, and what a turn looks like.
    .done = A turn is: ride, use the building where you stop, fill your hand again. You sold a card and hired a cowboy, who waits beside your board until you need him.
lesson-first-goal-welcome = Welcome to *El Paso*. You own a herd and drive it round this trail, lap after lap. Whoever has the most *victory points* at the end wins.
lesson-first-goal-trail = The trail is a circle. Six neutral buildings, *B to G*, lie on it, and empty plots between them. At the end of each lap you reach *El Paso* and deliver your herd.
lesson-first-goal-herd = Your *hand* is the herd you have with you. In El Paso each breed counts once: different breeds are worth more than many of the same. This hand would be worth 1 + 2 + 2 + 2 = *7*.
lesson-first-goal-end = Every arrival in El Paso takes one *Simmental* card from here. When somebody arrives and none is left, the others have one more turn, and the game is over.
lesson-first-goal-objective = First everybody takes an *objective*: points at the end, if you reach it. Take the one that wants a *Black Angus and a building*: we can do that in the first lap. The padlock says that something new is revealed, which can’t be undone.
    .wrong = Harder to reach. Take the tile with the Black Angus and the building.
lesson-first-goal-place = Now place your rancher on any neutral building. Click on *building B*, the first one: workers are hired there.
    .wrong = You may begin there too. But at B you can hire, and a worker helps most when he comes early.
lesson-first-goal-sell = Where you stop, you may use every action of the building once, in any order. First money: *discard a Galloway* and take $2.
    .wrong = Not yet. First sell the Galloway: without that money you can’t hire.
lesson-first-goal-hire = Now you have $6. *Hire* somebody: it costs $5.
    .wrong = That can wait. Hire somebody with your money.
lesson-first-goal-cowboy = *Cowboys* buy cattle, *builders* build, *engineers* use the train; an *all-rounder* does everything and is dear. Hire a *cowboy*.
    .wrong = Not now: for our Black Angus we want cowboys. Hire a cowboy.
lesson-first-goal-turn = Nothing more to do here. *Leave the building*: your turn ends, and you draw back up to four cards.
    .wrong = You have done what we wanted here. Leave the building.

# ---- Riding

lesson-first-riding = Riding
    .about = How far you get in a turn, and what you find on the way.
    .done = A stop is a building or El Paso; each one costs a step, empty plots do not. When nothing is left to do at a building, your turn ends by itself.
lesson-first-riding-rival = Your rival has *built* something on a plot. It is a stop for everybody now, but only its owner may use its actions. Others may do an auxiliary action there.
lesson-first-riding-steps = You ride up to *3 steps*, always onwards, never back. Each building is a step, an empty plot is none. Where the trail forks you choose a branch. Each cowboy that you discard gives one step more.
lesson-first-riding-ride = Short rides use more buildings. Ride one step to *C*.
    .wrong = You may, but you would ride past C, where there is money and a certificate for nothing.
lesson-first-riding-money = Take the *$2*.
    .wrong = First the money.
lesson-first-riding-certificate = Now the *certificate*: it can raise the value of one delivery by 1. You keep it until you spend it.
    .wrong = A certificate is still to be had here: take it.

# ---- Cattle

lesson-first-cattle = Buying cattle
    .about = What cowboys are for, and where everything goes that you use.
    .done = Workers are spent: they go to your discard pile, as bought cattle does. You meet them again when you draw them. Your rival has delivered already, in a hurry.
lesson-first-cattle-market = The *cattle market*. Each of these breeds is worth 3 or more, and points at the end. The hats tell how many *cowboys* you discard for one; each of them costs $2 as well.
lesson-first-cattle-ride = Cattle is bought at *D*. Ride there.
    .wrong = There is no cattle to buy. Ride to D.
lesson-first-cattle-sell = First money again: *discard a Pineywoods* for $2.
    .wrong = First sell the Pineywoods. We need the money for cattle and a building.
lesson-first-cattle-buy = Now *buy cattle*.
    .wrong = Now buy cattle: that is why we came.
lesson-first-cattle-which = A *Black Angus* takes one cowboy and $2, and it is what your objective wants. Buy it.
    .wrong = Too dear for now, and your objective wants a Black Angus.
lesson-first-cattle-pay = An all-rounder could stand in for the cowboy. Keep yours: pay with *no all-rounder*.
    .wrong = Keep the all-rounder: he can stand in for anybody later.
lesson-first-cattle-pile = Cowboy and Black Angus lie on your *discard pile*. When your draw pile is empty, it is shuffled. Workers that you draw then go beside your board, ready to work, and you draw on.
lesson-first-cattle-turn = *Leave the building*.
    .wrong = Keep your dollars for a building. Leave this one.

# ---- Building

lesson-first-building = A building of your own
    .about = Builders make a stop that only you can use.
    .done = The building slows others down and works for you. And your first objective is reached: a Black Angus and a building.
lesson-first-building-ride = One step on lies *E*, where you build. Ride there.
    .wrong = At E you can build, and your builder has been waiting. Ride to E.
lesson-first-building-build = Keep the Santa Gertrudis for El Paso. Choose *build*: with $3 and one builder you can afford the small building *1a*.
    .wrong = Don’t sell: you need different breeds soon. Build.
lesson-first-building-pay = A builder goes to the discard pile, and $2 to the bank. Again *no all-rounder*.
    .wrong = Keep the all-rounder. The builder is enough.
lesson-first-building-site = Each plot has a price. Take the *inner plot before G*: it is free, and you come past it soon.
    .wrong = Possible, but the inner plot before G costs nothing and lies right on your way.
lesson-first-building-objective = *1a* is yours: it buys a card of value 2 for $5 and gives an exchange token. You have two markers, so at most two buildings; a bigger one can replace a smaller one.
lesson-first-building-turn = *Leave the building*.
    .wrong = Done here. Leave the building.

# ---- The train

lesson-first-train = Auxiliary actions and the train
    .about = Small helpers on your own board, and what engineers are for.
    .done = The train turns engineers and money into tiles. Objectives that you don’t reach cost nothing, but bring nothing either.
lesson-first-train-rival = See what your rival did: he stopped at his own building, took a *bonus tile* and *rode on* with its second action, all in one turn.
lesson-first-train-cards = The *train cards*. The number is how many engineers you discard, each with $2. They give objectives, bonus tiles and more, and stay for everybody.
lesson-first-train-ride = Ride to *F*, the stop for the train.
    .wrong = The train is used at F. Ride there.
lesson-first-train-auxiliary = You have $1, and the train costs $2. Use the *auxiliary action* first.
    .wrong = You are $1 short for the train. First the auxiliary action.
lesson-first-train-money = Two auxiliary actions are open on your board: $1, or exchange a card. Deliveries open and strengthen them. Take *$1*. Instead of everything else you may do one at any building.
    .wrong = The card can wait: take the $1.
lesson-first-train-train = Now *use the train*.
    .wrong = You have the $2 now: use the train.
lesson-first-train-pay = One engineer. *No all-rounder*, as before.
    .wrong = Pay with the engineer and keep the all-rounder.
lesson-first-train-objective = Take an *objective tile*.
    .wrong = You have paid for it: take the objective tile.
lesson-first-train-tile = Choose what you like. But one card or builder counts for *one* objective only: two that want a Shorthorn need two of them.
    .wrong = Face up you know what you get. Choose one of the three tiles.

# ---- The hand

lesson-first-hand = A better hand
    .about = Exchange tokens, and why four different cards are better than three.
    .done = Criollo, Pineywoods, Galloway, Santa Gertrudis: *7* instead of 5, and a better trading post.
lesson-first-hand-breeds = You hold two *Criollos*, and the second counts for nothing. Before El Paso you want to swap it.
lesson-first-hand-ride = Ride to your own building *1a*, one step.
    .wrong = First your own building: it gives you an exchange token.
lesson-first-hand-token = Take the *exchange token*. You have one already, so this one is to spare.
    .wrong = You need your cards. Take the exchange token.
lesson-first-hand-exchange = A token may be used at any moment of your turn: draw a card, then discard one. *Use* one now.
    .wrong = First the exchange: click on the exchange token.
lesson-first-hand-discard = A *Pineywoods*, a breed you didn’t have. Now discard a *Criollo*.
    .wrong = Keep that one: it counts in El Paso. Discard a Criollo.
lesson-first-hand-keep = You could sell a card for $5, but in El Paso it is worth more. *Leave the building*.
    .wrong = Your hand is as good as it gets. Leave the building.

# ---- Delivery

lesson-first-delivery = The delivery
    .about = El Paso: money, a Simmental, and a disc that makes you stronger.
    .done = $5, an objective, and a stronger board for the rest of the game. That is what each lap is for.
lesson-first-delivery-posts = The *trading posts*. The number is the value that your herd needs; beside your hand you see what it is worth, and with ◉ the highest post in reach. Low posts give small gifts; from 10 on they bring *points*, more and more.
lesson-first-delivery-ride = Ride to *El Paso*: two steps, and you always stop there.
    .wrong = Your hand is ready. Ride to El Paso.
lesson-first-delivery-simmental = On arrival you get *$5* and a *Simmental*, worth 2, for your discard pile. Your rival took two already; *6* are left until the end.
lesson-first-delivery-post = Your herd is worth 7, with your certificate 8. *Post 7* needs no certificate and gives an objective tile. Deliver there.
    .wrong = You could, but post 7 gives more, and a post takes only one of your discs.
lesson-first-delivery-disc = A disc from your board goes to the post, and what it covered is yours: a stronger or new *auxiliary action*. Choose one that costs nothing. Dark discs go to posts from 10 on only.
    .wrong = That one costs $3, and you need the money in the next lap.
lesson-first-delivery-tile = The gift of post 7: another *objective*. Choose one.
    .wrong = Take one of those that lie face up.
lesson-first-delivery-turn = The delivered cards go to your discard pile. *Go on*: you shuffle and draw a new hand.
    .wrong = Keep that for the next lap. Go on.

# ---- Planning

lesson-first-plan = Points, plans, and on your own
    .about = What counts at the end, and how to get there.
    .done = You know the whole game now. Play it to the end: your rival is a beginner.
lesson-first-plan-again = Your second lap. Black Angus, Simmental and your workers are in your draw pile now. When they come, you have more to work with, and a better hand.
lesson-first-plan-scoring = At the end *everything* counts: trading posts, buildings, cattle, bonus tiles, objectives, 2 or 3 points for each worker, and 1 for every $5. Open a player here to see the board.
lesson-first-plan-posts = Posts are the biggest part: 10 brings 2 points, 20 brings 14. For those you need three or four breeds of value 3 and more, certificates, and an ever better hand.
lesson-first-plan-workers = Hire early: every worker comes back lap after lap. Workers that you don’t need are worth something too: an engineer $1, an all-rounder $2, a builder and $2 a certificate.
lesson-first-plan-clock = Keep an eye on the *Simmentals*: whoever laps quickly ends the game early. Slow laps with good stops want a long game.
lesson-first-plan-ride = You have $5 again. Ride to *B* and hire somebody.
    .wrong = First more workers: ride to B.
lesson-first-plan-free = From here on *you* decide. Point at anything to read what it is, click what doesn’t glow to learn why not, ask for a hint, and undo as long as nothing new was revealed. Good luck!

lesson-first-plan-remark-hire = Think of what you want to do next lap: cowboys for cattle, builders for big buildings, engineers for tiles. The printed points count at the end, too.
lesson-first-plan-remark-buy = A new breed adds its whole value to your hand; a second of the same adds nothing.
lesson-first-plan-remark-train = The more engineers, the more the card gives. Card 3 also takes a poor card out of your herd for good.
lesson-first-plan-remark-tile = Take what your plan reaches anyway. Bonus tiles bring their points for sure.
lesson-first-plan-remark-site = A dear plot pays only if you stop there often. Every building on the way costs everybody a step.
lesson-first-plan-remark-disc = More cards in hand and a permanent certificate help in every later delivery. Dark discs need a post of 10 or more.
lesson-first-plan-remark-deliver = Spending certificates is worth it if a higher post brings points or a dark disc can go there.
lesson-first-plan-remark-remove = A herd without Criollos is a better herd. Five cards may go in the whole game.
