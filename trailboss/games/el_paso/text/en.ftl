### Great Western Trail: El Paso in English.
### How arguments reach the messages is told in trailboss/kernel/vocabulary.py.

game-title = Great Western Trail: El Paso
game-description = Ride in circles to El Paso with an ever better herd, hire workers and spend them on cattle, buildings and the train, and deliver to the trading posts before the last Simmental is gone.

## Options

option-neutral-buildings = Neutral buildings
    .help = Where the six neutral buildings stand. By letter is best for a first game.
option-neutral-buildings-lettered = by letter
option-neutral-buildings-random = at random
option-building-sides = Sides of the regular buildings
    .help = Which side of the regular buildings is in the market.
option-building-sides-a = a sides
option-building-sides-b = b sides
option-building-sides-random = mixed at random
option-train-sides = Sides of the train cards
    .help = Which side of the four train cards is used.
option-train-sides-basic = basic sides
option-train-sides-marked = marked sides
option-train-sides-random = mixed at random
option-house-set = House set
    .help = Printed values that owners of the box have corrected. Made on the page of corrections.
option-house-set-none = none, as we have printed it

## Scoring sheet

category-money = Money
category-buildings = Buildings
category-trading-posts = Trading posts
category-workers = Workers
category-cattle = Cattle
category-bonus-tiles = Bonus tiles
category-objectives = Objectives
curve-money = Money
curve-herd-value = Whole herd
choice-building = Buildings
choice-tile = Tiles

## Decisions: what the player is asked

decision-draft = Take an objective tile to begin with.
decision-place = Place your rancher on a neutral building.
decision-ride = { $why ->
    [again] Your rancher rides on. Where to? { $steps ->
        [one] 1 step
       *[other] Up to { $steps } steps
     }, and 1 more for each cowboy.
   *[movement] Where do you ride? { $steps ->
        [one] 1 step
       *[other] Up to { $steps } steps
     }, and 1 more for each cowboy.
 }
decision-visit = What do you do on { $node }?{ $building_id ->
    [B] {""}
    [C] {""}
    [D] {""}
    [E] {""}
    [F] {""}
    [G] {""}
   *[other] {" "}Building { $building }.
 }
decision-window = { $moment ->
    [money] You have your money. Anything else before you take the Simmental?
    [delivery] The delivery is over. Anything else before your hand is discarded?
    [drawing] Anything else before you draw?
   *[end] Anything else, or end your turn?
 }
decision-auxiliary = Choose an auxiliary action. { $left ->
    [one] 1 left.
   *[other] Up to { $left } different ones.
 }
decision-exchange = Which card do you discard for the one you drew?
decision-again = Exchange another card?
decision-discard-for = Which card do you discard? It takes { $demand }.
decision-remove = Which card do you remove from the game?
decision-tile = { $kind ->
    [objective] Choose an objective tile.
    [bonus] Choose a bonus tile.
   *[any] Choose a tile of either kind.
 }
decision-hire = { $money ->
    [0] Whom do you hire? It is free, an all-rounder costs more.
   *[other] Whom do you hire? It costs ${ $money }, an all-rounder more.
 }
decision-pay = You pay with { $number ->
    [one] 1 { $worker }
   *[other] { $number } { $worker_plural }
 }. How many all-rounders do you put in their place?
decision-buy = Which breed do you buy?
decision-train = Which train card do you use?
decision-train-card = What do you use on { $train }?
decision-build = What do you build or replace?
decision-replace = Which building takes the place of the one on { $node }?
decision-site = Where do you build { $building }?
decision-deliver = Your hand is worth { $value }, and you have { $certificates ->
    [0] no certificates
    [one] 1 certificate
   *[other] { $certificates } certificates
 } to spend. Which trading post do you deliver to?
decision-disc = Which disc goes to { $post }?

## Actions: the answers in the menu
## The attribute .described is for clients that know what the answer costs and gives ($effect).

action-place = Place the rancher on { $node }
action-ride = Ride to { $node }
action-continue = Go on
action-end = End turn
action-use = { $local }
    .described = { $effect }
action-aux = Auxiliary action: { $aux }
    .described = Auxiliary action: { $effect }
action-finish = { $decision ->
    [train_card] Leave the train
   *[other] Leave the building
 }
action-build = Build { $building }
action-replace = Replace the building on { $node }
action-site = Build on { $node }
action-train = Use { $train }
action-take = Take the tile “{ $tile }”
action-blind = { $kind ->
    [objective] Draw an objective tile blind
    [bonus] Draw a bonus tile blind
   *[any] Draw a tile blind
 }
action-discard = Discard { $card_a }
action-remove = Remove { $card_a } from the game
action-exchange = Use an exchange token: draw 1, discard 1
action-again = Exchange another card
action-dismiss = Discard { $worker_a } for the bonus
    .described = Discard { $worker_a }: { $effect }
action-hire = Hire { $worker_a }
action-buy = Buy { $card_a }
action-pay = { $number ->
    [0] No all-rounder
    [one] 1 all-rounder
   *[other] { $number } all-rounders
 }
action-deliver = Deliver to { $post }
action-disc = Take { $disc }
action-pass = { $decision ->
    [deliver] Place no disc
    [hire] Hire nobody
   *[other] Decline
 }
action-stop = { $decision ->
    [again] Exchange no more
   *[other] That is all
 }

## Events: the lines of the log

event-forced = { $seat } has only one choice: “{ $action }”.
event-turn-began = { $seat } begins a turn.
event-placed-rancher = { $seat } places the rancher on { $node }.
event-rode = { $seat } rides { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } to { $node }.
event-used-slot = { $seat } uses an action: { $local }.
event-used-auxiliary = { $seat } uses an auxiliary action: { $aux }.
event-used-train = { $seat } uses { $train }.
event-used-token = { $seat } uses an exchange token.
event-gained-money = { $seat } gains ${ $money }.
event-paid = { $seat } pays ${ $money }.
event-gained-token = { $seat } gains { $number ->
    [one] 1 exchange token
   *[other] { $number } exchange tokens
 }.
event-gained-certificates = { $seat } gains { $number ->
    [0] no certificate
    [one] 1 certificate
   *[other] { $number } certificates
 }.
event-spent-certificates = { $seat } spends { $number ->
    [one] 1 certificate
   *[other] { $number } certificates
 }.
event-drew = { $seat } draws { $number ->
    [one] 1 card
   *[other] { $number } cards
 }.
event-drew-cards = { $seat } draws: { $cards }.
event-worker-came-up = { $seat } draws { $worker_a }, who goes to the worker area.
event-reshuffled = { $seat } shuffles the discard pile. The new draw pile: { $number ->
    [one] 1 card
   *[other] { $number } cards
 }.
event-discarded = { $seat } discards { $card_a }.
event-discarded-workers = { $seat } discards { $number ->
    [one] { $worker_a }
   *[other] { $number } { $worker_plural }
 }.
event-discarded-hand = { $seat } discards the whole hand: { $cards }.
event-revealed-hand = { $cards_count ->
    [0] { $seat } has no cards in hand to show.
   *[other] { $seat } shows the hand: { $cards }.
 }
event-removed-card = { $seat } removes { $card_a } from the game.
event-declined = { $seat } declines.
event-hired = { $money ->
    [0] { $seat } hires { $worker_a } for free.
   *[other] { $seat } hires { $worker_a } for ${ $money }.
 }
event-bought = { $seat } buys { $card_a }.
event-gained-cattle = { $seat } gains { $card_a }.
event-tile-revealed = New tile: { $tile }.
event-took-tile = { $seat } takes the tile “{ $tile }”.
event-drew-tile = { $seat } draws a tile blind: “{ $tile }”.
event-built = { $seat } builds { $building } on { $node }.
event-replaced-building = { $seat } replaces { $building } on { $node } with { $building_2 }.
event-reached-el-paso = { $seat } reaches El Paso.
event-took-simmental = { $seat } takes a Simmental. { $number ->
    [0] It was the last: the end is near.
    [one] 1 is left.
   *[other] { $number } are left.
 }
event-end-triggered = { $seat } finds no Simmental left and takes their place. The others have one more turn each.
event-no-simmental = { $seat } takes no Simmental: none is left, and these are the last turns.
event-no-disc-placed = { $seat } places no disc.
event-delivered = { $seat } delivers to { $post } with { $disc }.
event-game-over = The game is over.

## Refusals: why not. The client adds the rule.

refusal-game-over = The game is over.
refusal-not-your-decision = It isn’t your decision now. Asked: { $seats }. { $question }
refusal-not-your-turn = It is the turn of { $seat }. You can do that in your own turn only.
refusal-another-question = Another question comes first ({ $seats }): { $question }
refusal-unfinished-step = Finish what you have begun first.
refusal-cannot-decline = This can no longer be declined.
refusal-draft-first = First everybody takes an objective tile. The turns begin after that.
refusal-move-first = First your rancher moves.
refusal-moved-already = Your rancher has already moved.
refusal-action-first = You need an action for that: choose it first, if there is one here.
refusal-action-phase-over = The actions of this turn are over.
refusal-in-el-paso = El Paso has only its own actions: money, Simmental, delivery.
refusal-only-in-el-paso = You deliver only when your rancher has reached El Paso.
refusal-no-token = You need an exchange token.
refusal-no-card-to-draw = You have no card left to draw.
refusal-no-such-worker = You have no { $worker } in your worker area.
refusal-cowboys-for-steps = Cowboys are discarded for further steps only: ride to a stop beyond your step limit.
refusal-placing-is-no-step = Placing the rancher is no step, so cowboys are of no use here.
refusal-track-full = Your certificate track is full.
refusal-not-enough-money = Not enough money: you need ${ $needs } and have ${ $has }.
refusal-not-enough-workers = Too few { $worker_plural }, all-rounders included: you need { $needs } and have { $has }.
refusal-not-in-hand = You don’t have { $card_a } in hand.
refusal-no-such-card = You need { $demand } in hand.
refusal-card-not-accepted = You need another card here: { $demand }.
refusal-removed-enough = You have removed { $most } cards already, and more is not allowed.
refusal-other-kind-of-tile = It has to be a tile of the other kind.
refusal-not-on-display = The tile “{ $tile }” doesn’t lie face up.
refusal-tile-stack-empty = { $kind ->
    [objective] The stack of objective tiles is empty.
    [bonus] The stack of bonus tiles is empty.
   *[any] The stack is empty.
 }
refusal-no-blind-draft = At the start you take one of the face-up tiles.
refusal-no-tile-left = There is no such tile left.
refusal-no-cattle-left = There is no such card left in the cattle market.
refusal-same-type = The second worker must be of another type, so it can’t be { $worker_a }.
refusal-nobody-left = There is no { $worker } left in the worker market.
refusal-nobody-to-hire = There is no worker that you could hire now.
refusal-first-hire-first = That is for the second worker. Hire the first one before.
refusal-mixture = That mixture isn’t possible: from { $least } to { $most } of the workers can be all-rounders.
refusal-not-in-market = There is no { $card } left in the cattle market.
refusal-never-for-sale = You can never buy { $card_a }.
refusal-nothing-to-buy = There is nothing in the cattle market that you could pay for now.
refusal-no-train-card = There is no train card that you could pay for now.
refusal-nothing-to-build = There is nothing that you could build or replace now.
refusal-other-side = The side { $building } isn’t in this game. The other side of the building is.
refusal-no-building-left = There is no { $building } left in the building market.
refusal-no-marker-left = You have no ownership marker left, so you can only replace a building.
refusal-not-your-building = The building on { $node } isn’t yours.
refusal-no-replacement = There is nothing that you could put in the place of the building on { $node } now.
refusal-not-a-better-building = You need a building with more builders to replace { $building }.
refusal-neutral-stays = Only buildings of players can be replaced.
refusal-no-building-there = There is no building on { $node }.
refusal-not-a-plot = You build on plots only, and { $node } is none.
refusal-plot-taken = There is a building on { $node } already.
refusal-place-first = In your first turn you place the rancher on a neutral building.
refusal-placed-already = You place your rancher in your first turn only.
refusal-not-a-stop = There is no building on { $node }, so you can’t stop there.
refusal-must-move = Your rancher must move at least 1 step.
refusal-backwards = You can’t ride back to { $node }.
refusal-other-branch = You can’t reach { $node }: it lies on the other branch of the fork.
refusal-beyond-el-paso = You can’t reach { $node }: every movement ends in El Paso.
refusal-too-far = Too few steps: you need { $needs } and have { $has }, cowboys included.
refusal-auxiliary-locked = A disc still locks the auxiliary action “{ $aux }”.
refusal-same-auxiliary = The two auxiliary actions must be different, and you have used “{ $aux }”.
refusal-no-such-slot = There is no action “{ $local }” here.
refusal-slot-used = You have already used this action, or the one beside it.
refusal-slot-used-already = You have already used an action of the building, so an auxiliary action instead is no longer possible.
refusal-must-deliver = You can place a disc without spending certificates, so you must.
refusal-value-too-low = Too low: the post needs { $needs } and you have { $has }, certificates included.
refusal-post-taken = Your disc already lies on { $post }.
refusal-no-disc-for-post = You have only dark discs left, and { $post } is a light post.
refusal-disc-gone = You have already taken { $disc }.
refusal-dark-disc = You need a dark post for { $disc }.

## What is printed on tiles and cards: parts of descriptions, joined by commas and an arrow

effect-discard = discard { $demand }
effect-pay = pay ${ $money }
effect-money = ${ $money }
effect-per-value = ${ $money } per point of its breeding value
effect-certificates = { $number ->
    [one] 1 certificate
   *[other] { $number } certificates
 }
effect-token = { $number ->
    [one] 1 exchange token
   *[other] { $number } exchange tokens
 }
effect-tile = { $kind ->
    [objective] 1 objective tile
    [bonus] 1 bonus tile
   *[any] 1 tile of either kind
 }
effect-either = ${ $money } or { $kind ->
    [objective] 1 objective tile
    [bonus] 1 bonus tile
   *[any] 1 tile of either kind
 }
effect-basic-side = basic side
effect-marked-side = marked side
effect-cleared = without its disc
effect-cattle = gain { $card_a }
effect-hire = { $money ->
    [0] hire a worker for free
   *[other] hire a worker for ${ $money }
 }
effect-hire-second = hire a second worker of another type for ${ $money }
effect-buy = buy cattle
effect-build = build or replace
effect-train = use the train
effect-auxiliary = { $number ->
    [one] auxiliary action
   *[other] up to { $number } different auxiliary actions
 }
effect-ride = { $number ->
    [one] ride on 1 step
   *[other] ride on up to { $number } steps
 }
effect-exchange = { $number ->
    [one] exchange 1 card
   *[other] exchange up to { $number } cards one by one
 }
effect-remove = remove { $demand } from the game
effect-steps = { $number ->
    [one] 1 step
   *[other] { $number } steps
 }
effect-further-steps = { $number ->
    [one] 1 further step while the rancher moves
   *[other] { $number } further steps while the rancher moves
 }
effect-workers = discard { $number ->
    [one] { $worker_a }
   *[other] { $number } { $worker_plural }
 }
effect-dismissed = discard the worker
effect-neutral = neutral building { $building }
effect-own = your building { $building }
effect-foreign = another player’s building { $building }
effect-local = { $local }
effect-spend = spend { $number ->
    [one] 1 certificate
   *[other] { $number } certificates
 }
effect-replaces = building { $building }
effect-vp = { $number } VP
effect-value = breeding value { $number }
effect-permanent = { $number ->
    [one] 1 permanent certificate
   *[other] { $number } permanent certificates
 }
effect-hand = hand limit +{ $number }
effect-step = step limit +{ $number }
effect-again = { $number ->
    [one] 1 more card of a breed counts
   *[other] { $number } more cards of a breed count
 }
effect-aux = unlocks the auxiliary action “{ $aux }”
effect-aux-stronger = strengthens the auxiliary action “{ $aux }”
effect-built = { $number ->
    [one] 1 builder required by own buildings
   *[other] { $number } builders required by own buildings
 }
effect-bonuses = { $number ->
    [one] 1 bonus tile
   *[other] { $number } bonus tiles
 }
effect-discs = { $number ->
    [one] 1 disc
   *[other] { $number } discs
 } on { $post } or higher
effect-cards = { $number } × { $card }

## Workers

worker-cowboy = cowboy
    .a = a cowboy
    .plural = cowboys
worker-builder = builder
    .a = a builder
    .plural = builders
worker-engineer = engineer
    .a = an engineer
    .plural = engineers
worker-all-rounder = all-rounder
    .a = an all-rounder
    .plural = all-rounders

## Auxiliary actions and discs

aux-money = money
aux-certificate = certificate
aux-exchange = exchange
aux-remove = remove cattle

disc-money = the disc of “money”
disc-certificate = the disc of “certificate”
disc-exchange = the disc of “exchange”
disc-remove = the disc of “remove cattle”
disc-permanent = the disc of the permanent certificate
disc-hand = the disc of the hand limit
disc-step = the disc of the step limit

## Trading posts and train cards

post-0 = trading post 0
post-5 = trading post 5
post-7 = trading post 7
post-9 = trading post 9
post-10 = trading post 10
post-12 = trading post 12
post-14 = trading post 14
post-16 = trading post 16
post-18 = trading post 18
post-20 = trading post 20

train-1 = train card 1
train-2 = train card 2
train-3 = train card 3
train-4 = train card 4

## What has to be discarded or removed

demand-criollo = a Criollo
demand-pineywoods = a Pineywoods
demand-galloway = a Galloway
demand-santa-gertrudis = a Santa Gertrudis
demand-black-angus = a Black Angus
demand-corriente = a Corriente
demand-shorthorn = a Shorthorn
demand-hereford = a Hereford
demand-simmental = a Simmental
demand-any = a cattle card of any breed
demand-value-2 = a cattle card of value 2

## Actions of buildings and train cards

local-sell = discard for money
local-hire = hire a worker
local-hire-second = hire a second worker
local-money = gain money
local-certificate = gain a certificate
local-certificates = gain certificates
local-token = gain an exchange token
local-buy = buy cattle
local-build = build
local-auxiliary = auxiliary action
local-auxiliaries = two auxiliary actions
local-train = use the train
local-ride = ride on
local-bonus = gain a bonus tile
local-objective = gain an objective tile
local-tile = gain a tile
local-cattle = gain cattle
local-remove = remove cattle

## Cards

card-criollo = Criollo
    .a = a Criollo
card-pineywoods = Pineywoods
    .a = a Pineywoods
card-galloway = Galloway
    .a = a Galloway
card-santa-gertrudis = Santa Gertrudis
    .a = a Santa Gertrudis
card-black-angus = Black Angus
    .a = a Black Angus
card-corriente = Corriente
    .a = a Corriente
card-shorthorn = Shorthorn
    .a = a Shorthorn
card-hereford = Hereford
    .a = a Hereford
card-simmental = Simmental
    .a = a Simmental
card-cowboy = cowboy
    .a = a cowboy
card-builder = builder
    .a = a builder
card-engineer = engineer
    .a = an engineer
card-all-rounder = all-rounder
    .a = an all-rounder

## Tiles

tile-corriente-2cowboys = Corriente + 2 cowboys
tile-corriente-black-angus = Corriente + Black Angus
tile-2corrientes-1built = 2 Corrientes + buildings of 1 builder
tile-black-angus-1built = Black Angus + buildings of 1 builder
tile-2black-angus = 2 Black Angus
tile-black-angus-bonus = Black Angus + bonus tile
tile-shorthorn-1built = Shorthorn + buildings of 1 builder
tile-shorthorn-corriente = Shorthorn + Corriente
tile-hereford = Hereford
tile-shorthorn-2engineers = Shorthorn + 2 engineers
tile-3built = buildings of 3 builders
tile-4built = buildings of 4 builders
tile-6built = buildings of 6 builders
tile-3built-2builders = buildings of 3 builders + 2 builders
tile-2bonuses = 2 bonus tiles
tile-2bonuses-2engineers = 2 bonus tiles + 2 engineers
tile-2all-rounders-2simmentals = 2 all-rounders + 2 Simmentals
tile-post10-2builders = disc on post 10+ and 2 builders
tile-2posts12 = 2 discs on posts 12+
tile-post14-bonus = disc on post 14+ and bonus tile
tile-permanent-certificate = permanent certificate (2 VP)
tile-breed-again = a breed counts again (1 VP)
tile-points-5 = 5 VP
tile-points-4 = 4 VP
tile-points-3 = 3 VP

## The trail

place-simmental = the Simmental space
node-el-paso = El Paso
node-plot-a-b = the plot before B
node-space-b = building B
node-plot-b-c-inner = the inner plot before C
node-plot-b-c-outer = the outer plot before C
node-space-c = building C
node-plot-c-d = the plot before D
node-space-d = building D
node-space-e = building E
node-plot-e-f = the plot before F
node-space-f = building F
node-plot-f-g-inner = the inner plot before G
node-plot-f-g-outer = the outer plot before G
node-space-g = building G
node-plot-g-a-inner = the inner plot before El Paso
node-plot-g-a-outer = the outer plot before El Paso
