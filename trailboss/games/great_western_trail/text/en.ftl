### Great Western Trail in English.
### How arguments reach the messages is told in trailboss/kernel/vocabulary.py.

game-title = Great Western Trail
game-description = Drive your herd along the trail to Kansas City, hiring and building on the way, and ship your cattle by rail as far as New York.

## Options

option-neutral-buildings = Neutral buildings
    .help = Where the seven neutral buildings stand. By letter is best for a first game.
option-neutral-buildings-lettered = by letter
option-neutral-buildings-random = at random
option-building-sides = Sides of the private buildings
    .help = Which side of the twelve private buildings everybody plays with.
option-building-sides-a = a sides
option-building-sides-b = b sides
option-building-sides-random = mixed at random
option-house-set = House set
    .help = Printed values that owners of the box have corrected. Made on the page of corrections.
option-house-set-none = none, as we have printed it

## Scoring sheet

category-money = Money
category-private-buildings = Private buildings
category-cities = Cities
category-stations = Stations
category-hazards = Hazards
category-cattle = Cattle
category-objectives = Objectives
category-station-masters = Station masters
category-workers = Workers
category-step-disc = Step limit disc
category-job-market-token = Job market token
curve-money = Money
curve-herd-value = Whole herd
choice-building = Buildings
choice-card = Objective cards
choice-master = Station masters

## Decisions: what the player is asked

decision-trim = Before your first turn: discard { $left ->
    [one] 1 card
   *[other] { $left } cards
 }.
decision-place = Place your herder on a neutral building.
decision-ride = { $why ->
    [again] Your herder rides on. Where to? { $steps ->
        [one] 1 step.
       *[other] Up to { $steps } steps.
     }
    [free] Free move, without fees and not into Kansas City. Where to? { $steps ->
        [one] 1 step.
       *[other] Up to { $steps } steps.
     }
   *[phase-a] Where do you ride? { $steps ->
        [one] 1 step.
       *[other] Up to { $steps } steps.
     }
 }
decision-location = What do you do on { $node }?
decision-immediate = Discard { $demand }? You gain { $money ->
    [0] { $certificates ->
        [one] 1 certificate
       *[other] { $certificates } certificates
     }
   *[other] { $certificates ->
        [0] ${ $money }
        [one] ${ $money } and 1 certificate
       *[other] ${ $money } and { $certificates } certificates
     }
 }. Now or never.
decision-auxiliary = Choose an auxiliary action, single or double.
decision-discard-for = { $demand_id ->
    [pair] Which pair do you discard? It takes { $demand }.
   *[other] Which card do you discard? It takes { $demand }.
 }
decision-draw = Draw a card? You may draw { $left ->
    [one] 1 more card
   *[other] { $left } more cards
 }, then you discard as many as you drew.
decision-discard-drawn = Discard { $left ->
    [one] 1 card
   *[other] { $left } cards
 } from your hand.
decision-remove = { $left ->
    [one] You may remove 1 card in your hand from the game.
   *[other] You may remove up to { $left } cards in your hand from the game.
 }
decision-certificates = How far do you move the certificate marker?
decision-hire = { $modifier ->
    [0] Whom do you hire?
    [-1] Whom do you hire? It costs $1 less.
    [-2] Whom do you hire? It costs $2 less.
   *[other] Whom do you hire? It costs ${ $modifier } more.
 }
decision-buy = Buy cattle. You have { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
 } left.
decision-pick = Which card do you take? Still to take: { $left }.
decision-build = { $price ->
    [0] Which building do you build? It is free.
   *[other] Which building do you build? It costs ${ $price } per builder.
 }
decision-site = Where do you build { $building }?
decision-tile = { $kinds ->
    [hazard] Which hazard do you remove? { $cost ->
        [0] It is free.
       *[other] It costs ${ $cost }.
     }
    [outlaw] Which bounty do you collect?
   *[hazard-or-outlaw] Remove a hazard or collect a bounty.
 }
decision-objective = Choose an objective card.
decision-engine = Where does your engine stop? { $most ->
    [one] 1 space forward.
   *[other] Up to { $most } spaces forward.
 }
decision-engine-back = Move your engine exactly { $distance ->
    [one] 1 space
   *[other] { $distance } spaces
 } back. Where does it stop?
decision-terminal = Your engine is at the end of the track. Move it back to any free space.
decision-upgrade = Upgrade station { $station } for ${ $cost }?
decision-station-behind = Which station behind your engine do you upgrade?
decision-disc = { $purpose ->
    [station] Which disc goes on station { $station }?
   *[city] Which disc goes to { $city }?
 }
decision-appoint = Appoint a station master? The tile: { $master }.
decision-foresight = Foresight { $column }: choose a tile.
decision-income = Your income is ${ $total } so far. How many certificates do you spend? Each adds 1.
decision-deliver = Which city do you deliver to? Those up to a value of { $limit } are in reach.
decision-arrows = Which delivery bonus do you take first?
decision-deliver-back = Extraordinary delivery: how far back does your engine go?

## Actions: the answers in the menu
## The attribute .described is for clients that know what the answer costs and gives ($effect).

action-place = Place the herder on { $node }
action-ride = Ride to { $node }
action-ride-by = Ride to { $node } by { $route }
action-ride-by-two = Ride to { $node } by { $route } and { $route_2 }
action-ride-by-three = Ride to { $node } by { $route }, { $route_2 } and { $route_3 }
action-stop = { $decision ->
    [draw] Draw no more
    [remove] Remove no more
    [buy] Done buying
   *[other] Stop
 }
action-pass = { $decision ->
    [ride] Stay here
    [upgrade] Don’t upgrade
    [appoint] Don’t appoint
   *[other] Decline
 }
action-use = { $local }
    .described = { $local_id ->
        [risk] Risk action: { $effect }
        [copied-risk] Copied risk action: { $effect }
       *[other] { $effect }
     }
action-copy = Copy the actions on { $node }
action-end = End turn
action-accept = Do it
    .described = { $effect }
action-aux = Auxiliary action: { $aux }
    .described = Auxiliary action: { $effect }
action-aux-double = Double auxiliary action: { $aux }
    .described = Double auxiliary action: { $effect }
action-build = Build { $building }
action-site = Build on { $node }
action-bounty = Collect the bounty on { $node }
action-clear = Remove the hazard on { $node }
action-discard = Discard { $card_a }
action-discard-pair = Discard a pair: { $card } + { $card_2 }
action-remove = Remove { $card_a } from the game
action-play = Play the objective “{ $card }”
action-objective = Take the objective “{ $card }”
action-objective-stack = Take the top card of the objective stack
action-draw = Draw a card
action-exchange = Use an exchange token: draw 2, discard 2
action-hire = Hire { $worker_a } from row { $row }
action-buy = Buy { $card_a } with { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
 }
action-buy-two = Buy 2 cards ({ $group })
action-take = Take { $card_a }
action-extend = Use a cowboy: more cards for the market
action-engine = Engine to { $space }
action-stay = Don’t move the engine
action-upgrade = Upgrade station { $station }
action-disc = Take { $disc }
action-disc-back = Take the disc back from station { $station }
action-appoint = Appoint { $worker_a }
action-foresight = Foresight { $column }: { $tile }
action-certificates = { $number ->
    [0] Leave the marker where it is
    [one] Marker 1 space forward
   *[other] Marker { $number } spaces forward
 }
action-spend = { $number ->
    [0] Spend no certificate
    [one] Spend 1 certificate
   *[other] Spend { $number } certificates
 }
action-deliver = Deliver to { $city }
action-arrow = First the delivery bonus { $arrow }

## Events: the lines of the log

event-forced = { $seat } has only one choice: “{ $action }”.
event-turn-began = { $seat } begins a turn.
event-placed-herder = { $seat } places the herder on { $node }.
event-rode = { $seat } rides { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } to { $node }.
event-paid-fee = { $money ->
    [0] { $seat } can’t pay the fee to { $seat_2 } at { $node }.
   *[other] { $seat } pays { $seat_2 } a fee of ${ $money } at { $node }.
 }
event-paid-fee-to-bank = { $money ->
    [0] { $seat } can’t pay the fee at { $node }.
   *[other] { $seat } pays a fee of ${ $money } to the bank at { $node }.
 }
event-gained-money = { $seat } gains ${ $money }.
event-paid = { $seat } pays ${ $money }.
event-gained-token = { $seat } gains { $number ->
    [one] 1 exchange token
   *[other] { $number } exchange tokens
 }.
event-used-token = { $seat } uses an exchange token.
event-drew = { $seat } draws { $number ->
    [one] 1 card
   *[other] { $number } cards
 }.
event-drew-cards = { $seat } draws: { $cards }.
event-reshuffled = { $seat } shuffles the discard pile. The new draw pile: { $number ->
    [one] 1 card
   *[other] { $number } cards
 }.
event-discarded = { $seat } discards { $card_a }.
event-discarded-hand = { $seat } discards the whole hand: { $cards }.
event-revealed-hand = { $cards_count ->
    [0] { $seat } has no cards in hand to reveal.
   *[other] { $seat } reveals the hand: { $cards }.
 }
event-removed-card = { $seat } removes { $card_a } from the game.
event-gained-certificates = { $seat } gains { $number ->
    [0] no certificates
    [one] 1 certificate
   *[other] { $number } certificates
 }.
event-spent-certificates = { $seat } spends { $number ->
    [one] 1 certificate
   *[other] { $number } certificates
 }.
event-used-location = { $seat } uses a local action: { $local }.
event-used-auxiliary = { $seat } uses an auxiliary action: { $aux }.
event-doubled-auxiliary = { $seat } uses a double auxiliary action: { $aux }.
event-copied = { $seat } copies the actions on { $node } ({ $building }).
event-forfeited = { $seat } declines.
event-hired = { $seat } hires { $worker_a } for ${ $money }.
event-market-grew = New in the cattle market: { $cards }.
event-bought = { $seat } buys { $card_a }.
event-replaced-building = { $seat } replaces building { $building }.
event-built = { $seat } builds { $building } on { $node }.
event-cleared-hazard = { $seat } removes a hazard from { $node }: { $tile }.
event-took-outlaw = { $seat } collects the bounty on { $node }: { $tile }.
event-objective-revealed = New objective on display: { $card }.
event-took-objective = { $seat } takes the objective “{ $card }”.
event-took-unseen-objective = { $seat } takes an objective card unseen.
event-played-objective = { $seat } plays the objective “{ $card }”.
event-moved-engine = { $seat } moves the engine from { $space } to { $space_2 }.
event-took-disc = { $seat } takes { $disc }.
event-took-disc-back = { $seat } takes the disc back from station { $station }.
event-upgraded = { $seat } upgrades station { $station }.
event-appointed = { $seat } appoints { $worker_a } as station master. The tile: { $master }.
event-reached-kansas-city = { $seat } reaches Kansas City.
event-skipped-foresight = { $seat } skips foresight { $column }: there is no tile to choose.
event-chose-foresight = { $seat } chooses a foresight tile: { $tile }.
event-tile-left-game = No space is free, so this tile leaves the game: { $tile }.
event-tile-placed = New on { $node }: { $tile }.
event-worker-arrived = New in row { $row } of the job market: { $worker }.
event-token-moved = The job market token moves to row { $row }.
event-end-triggered = { $seat } takes the job market token. The others have one more turn each.
event-income = { $seat } takes ${ $money } of income.
event-no-disc-to-deliver = { $seat } has no disc to deliver.
event-delivered = { $seat } delivers to { $city }.
event-triggered-arrow = { $seat } takes the delivery bonus { $arrow }.
event-paid-transport = { $seat } pays a transport cost of ${ $money }.
event-foresight-filled = New in foresight { $column }: { $tile }.
event-game-over = The game is over.

## Refusals: why not. The client adds the rule.

refusal-game-over = The game is over.
refusal-not-your-decision = It isn’t your decision now. Asked: { $seats }. { $question }
refusal-another-question = Another question comes first ({ $seats }): { $question }
refusal-no-token = You need an exchange token.
refusal-no-card-to-draw = You have no card left to draw.
refusal-free-move-kansas-city = The free move may not enter Kansas City.
refusal-no-step-yet = You need to take at least 1 step first.
refusal-not-in-hand = You don’t have { $card_a } in hand.
refusal-middle-of-action = You can’t play an objective card in the middle of an action.
refusal-not-a-location = Nothing lies on { $node }, so you can’t stop there.
refusal-not-ahead = You can’t reach { $node }: it isn’t ahead of you.
refusal-too-far = Too few steps: you need { $needs } and have { $has }.
refusal-no-such-way = There is a way to { $node }, but not one that differs like this: the routes that make a difference are offered.
refusal-ride-over = You have ridden to { $node } already: phase A is one ride of at most { $limit } steps.
refusal-kansas-city-ends-rides = Kansas City ends every ride. Your next ride begins at the start of the trail.
refusal-not-your-location = You need a neutral building or your own for that. Here you have only an auxiliary action.
refusal-auxiliary-used = You have already used an auxiliary action here.
refusal-local-action-used = You have already used a local action here, so an auxiliary action is no longer possible.
refusal-single-only = Only a single auxiliary action is possible here.
refusal-action-used = You have already used this action in this turn.
refusal-no-such-local-action = This location doesn’t have the action “{ $local }”.
refusal-choose-first = First choose the action “{ $local }”.
refusal-not-adjacent = Only a building directly before or behind this one can be copied. { $node } is not one.
refusal-auxiliary-locked = Discs still lock the auxiliary action “{ $aux }”.
refusal-not-enough-money = Not enough money: you need ${ $needs } and have ${ $has }.
refusal-no-such-card = You need { $demand } in hand.
refusal-card-not-accepted = You need another card here: { $demand }.
refusal-card-promised = You need { $card_a } for the action that you have begun.
refusal-no-such-pair = You don’t have these 2 cattle cards in hand.
refusal-engine-too-near-start = Your engine is too close to the start to move back that far.
refusal-no-hazard-here = There is no hazard that you could remove now.
refusal-no-outlaw-here = There is no bounty that you could collect now.
refusal-no-tile-there = There is no tile on { $node }.
refusal-nobody-to-hire = There is no worker that you could hire now.
refusal-nothing-to-build = There is no building that you could build now.
refusal-nothing-counted = You have nothing yet that counts for this action.
refusal-nothing-to-buy = There is nothing in the cattle market that you could buy now.
refusal-nothing-adjacent = There is no building next to this one to copy.
refusal-engine-at-start = Your engine is on the starting space and can’t move back.
refusal-no-station-behind = There is no station behind your engine that you could upgrade.
refusal-no-objective-left = There is no objective card left.
refusal-past-limit = The marker can’t move that far. Your certificate limit is { $limit }.
refusal-no-such-worker = There is no { $worker } in row { $row } of the job market.
refusal-token-row = The job market token hasn’t left row { $row } yet, so you can’t hire there.
refusal-row-full = You have no space left for { $worker_plural }.
refusal-market-stack-empty = The market stack is empty.
refusal-not-in-market = There is no { $card } in the cattle market.
refusal-no-two-cards = There aren’t 2 such cards in the cattle market.
refusal-not-enough-cowboys = Too few cowboys: you need { $needs } and have { $has }.
refusal-other-side = The side { $building } isn’t in this game. The other side of the building is.
refusal-already-built = You have already built { $building }.
refusal-not-enough-builders = Too few builders: you need { $needs } and have { $has }.
refusal-not-your-building = The building on { $node } isn’t yours, so you can’t replace it.
refusal-not-a-better-building = You need a building with more builders to replace { $building }.
refusal-not-on-display = The objective “{ $card }” isn’t on display.
refusal-objective-stack-empty = The objective stack is empty.
refusal-engine-must-move = Your engine must move at least 1 space.
refusal-engine-forward-only = Your engine can only move forward now.
refusal-engine-too-far = That is too far: your engine may move at most { $most ->
    [one] 1 space
   *[other] { $most } spaces
 }.
refusal-engine-back-exactly = Your engine must move exactly { $distance ->
    [one] 1 space
   *[other] { $distance } spaces
 } back.
refusal-engine-must-go-back = Your engine must move back.
refusal-space-occupied = Another engine is on { $space }.
refusal-station-not-behind = That station isn’t behind your engine.
refusal-station-upgraded = Your disc is already on station { $station }.
refusal-no-disc = You have no disc for that.
refusal-disc-gone = You have already taken { $disc }.
refusal-dark-disc = You need a dark-cornered city or station for { $disc }.
refusal-discs-on-board = You still have discs on your player board. Take one of those.
refusal-printed-worker = You need a hired { $worker }. The printed one stays.
refusal-no-more-workers = No worker may be chosen any more: the last turns have begun.
refusal-not-in-column = That tile isn’t in foresight { $column }.
refusal-no-such-certificates = You can’t spend that number of certificates: your marker is on { $has }.
refusal-city-too-far = Your total is too low: the city needs { $needs } and you have { $has }.
refusal-city-taken = Your disc is already in { $city }.

## What is printed on tiles and cards: parts of descriptions, joined by commas and an arrow

effect-discard = discard { $demand }
effect-pay = pay ${ $money }
effect-back = engine { $number ->
    [one] 1 space
   *[other] { $number } spaces
 } back
effect-back-any = engine back any distance
effect-money = ${ $money }
effect-certificates = { $number ->
    [one] 1 certificate
   *[other] { $number } certificates
 }
effect-certificates-limit = certificates up to your limit
effect-engine = { $number ->
    [one] engine 1 space forward
   *[other] engine up to { $number } spaces forward
 }
effect-objective = { $number ->
    [one] 1 objective card
   *[other] { $number } objective cards
 }
effect-objective-hand = { $number ->
    [one] 1 objective card to your hand
   *[other] { $number } objective cards to your hand
 }
effect-token = { $number ->
    [one] 1 exchange token
   *[other] { $number } exchange tokens
 }
effect-hire = { $modifier ->
    [0] hire a worker
    [-1] hire a worker for $1 less
    [-2] hire a worker for $2 less
   *[other] hire a worker for ${ $modifier } more
 }
effect-build = { $price ->
    [0] build for free
   *[other] build for ${ $price } per builder
 }
effect-hazard = { $cost ->
    [0] remove a hazard for free
   *[other] remove a hazard for ${ $cost }
 }
effect-outlaw = collect a bounty
effect-cattle = buy cattle
effect-herder = { $number ->
    [one] ride on 1 step
   *[other] ride on up to { $number } steps
 }
effect-draw = { $number ->
    [one] draw 1 card, then discard 1
   *[other] draw up to { $number } cards, then discard as many
 }
effect-copy = copy an adjacent building
effect-deliver = extraordinary delivery
effect-station = upgrade a station behind your engine
effect-free-move = { $number ->
    [one] free move of 1 step
   *[other] free move of up to { $number } steps
 }
effect-auxiliary = single or double auxiliary action
effect-remove = { $number ->
    [one] remove 1 card from the game
   *[other] remove up to { $number } cards from the game
 }
per-cowboys = per cowboy
per-builders = per builder
per-engineers = per engineer
per-forest-buildings = per own building in a forest
per-station-discs = per station with your disc
per-outlaw-pairs = per pair of outlaws
per-hazards = per hazard collected
effect-fee = fee ${ $money }
effect-fee-to-owner = fee ${ $money } to the owner of { $building }
effect-money-left = leaves ${ $money }
effect-builders = { $number ->
    [one] 1 builder
   *[other] { $number } builders
 }
effect-replace = replaces { $building }
effect-neutral = neutral building { $building }
effect-own = your building { $building }
effect-foreign = another player’s building { $building }
effect-tile = { $tile }
effect-local = { $local }
effect-vp = { $number } VP
effect-minus-vp = −{ $number } VP
effect-penalty = −{ $number } VP if missed
effect-value = breeding value { $number }
about-cowboy = buys cattle: with more cowboys a card is cheaper
about-builder = builds: a building takes as many builders as its tile shows, and they stay
about-engineer = moves the engine, up to a space per engineer
effect-worker-vp = { $number } VP for each from number { $from } on
effect-next-hired = the next one hired
effect-open-space = without a disc from the start
effect-white-corners = white corners: for every city and station
effect-dark-corners = dark corners: only for dark cities and stations
effect-hand-limit = hand limit +{ $number }
effect-certificate-limit = certificate limit { $number }
effect-certificate-limit-after = certificate limit { $number } once the disc of { $after } is gone too
effect-aux-unlock = unlocks the action, doubles it once both discs are gone
effect-aux-double = doubles the action
effect-total-value = total breeding value { $number }
effect-white-disc = a disc with white corners
effect-any-disc = any disc
effect-also-disc = your disc in { $city } too
effect-repeat = as often as you like
effect-forest = in a forest

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

## Auxiliary actions and discs

aux-gain-money = gain money
aux-draw = draw, then discard
aux-certificate = engine back for a certificate
aux-engine = engine forward
aux-remove = engine back, remove a card

disc-gain-money-1 = the first disc of “gain money”
disc-gain-money-2 = the second disc of “gain money”
disc-draw-1 = the first disc of “draw, then discard”
disc-draw-2 = the second disc of “draw, then discard”
disc-certificate-1 = the first disc of “engine back for a certificate”
disc-certificate-2 = the second disc of “engine back for a certificate”
disc-engine-1 = the first disc of “engine forward”
disc-engine-2 = the second disc of “engine forward”
disc-remove-1 = the first disc of “engine back, remove a card”
disc-remove-2 = the second disc of “engine back, remove a card”
disc-step-left = the first step limit disc
disc-step-right = the second step limit disc
disc-hand-left = the first hand limit disc
disc-hand-right = the second hand limit disc
disc-certificate-4 = the disc of certificate limit 4
disc-certificate-6 = the disc of certificate limit 6

## Cities and delivery bonuses

city-kansas-city = Kansas City
city-fulton = Fulton
city-st-louis = St. Louis
city-bloomington = Bloomington
city-peoria = Peoria
city-chicago = Chicago
city-toledo = Toledo
city-pittsburgh = Pittsburgh
city-philadelphia = Philadelphia
city-new-york = New York

arrow-fulton-st-louis = Fulton–St. Louis
arrow-st-louis-bloomington = St. Louis–Bloomington
arrow-bloomington-peoria = Bloomington–Peoria
arrow-peoria-chicago = Peoria–Chicago
arrow-chicago-toledo = Chicago–Toledo
arrow-toledo-pittsburgh = Toledo–Pittsburgh
arrow-pittsburgh-philadelphia = Pittsburgh–Philadelphia

## Station master tiles: upper half, then lower half

master-hazard-or-outlaw = a hazard or a bounty, and 3 VP per 2 objective cards
master-certificates = 1 permanent certificate, and 3 VP per 2 certificates
master-outlaw-pairs = 1 permanent certificate, and 3 VP per pair of outlaws
master-hazards = 1 permanent certificate, and 3 VP per 2 hazards
master-stations = 1 permanent certificate, and 3 VP per 2 stations
master-workers = $2, and 1 VP per worker
master-buildings = 2 certificates, and 2 VP per building
master-permanent-2 = 2 permanent certificates
master-money-12 = $12

## Groups of the cattle market

group-value-3 = breeding value 3
group-shorthorn = Shorthorn
group-hereford = Hereford

## What has to be discarded

demand-criollo = a Criollo
demand-santa-gertrudis = a Santa Gertrudis
demand-pineywoods = a Pineywoods
demand-galloway = a Galloway
demand-black-angus = a Black Angus
demand-longhorn = a Longhorn
demand-corriente = a Corriente
demand-shorthorn = a Shorthorn
demand-hereford = a Hereford
demand-any = a cattle card of any breed
demand-value-3 = a cattle card of value 3
demand-objective = an objective card
demand-pair = 2 identical cattle cards

## Local actions

local-sell = discard for money
local-hire = hire a worker
local-hire-dear = hire a worker at extra cost
local-build = build
local-certificate = gain a certificate
local-objective = gain an objective card
local-engine = engine forward
local-bounty = collect a bounty
local-paid-engine = engine forward for money
local-auxiliary = auxiliary action
local-cattle = buy cattle
local-sell-pair = discard a pair for money
local-hazard = remove a hazard
local-money = gain money
local-certificates = gain certificates
local-engine-back = engine back for money
local-herder = ride on
local-draw = draw, then discard
local-copy = copy a building
local-deliver = extraordinary delivery
local-station = upgrade a station
local-hazard-again = remove another hazard
local-token = gain an exchange token
local-risk = risk action
local-copied-risk = copied risk action

## Tiles of the bags

tile-flood-black-3 = flood (black hand, 3 VP)
tile-flood-black-2 = flood (black hand, 2 VP)
tile-flood-green-4 = flood (green hand, 4 VP)
tile-flood-green-3 = flood (green hand, 3 VP)
tile-flood-green-2 = flood (green hand, 2 VP)
tile-drought-black-3 = drought (black hand, 3 VP)
tile-drought-black-2 = drought (black hand, 2 VP)
tile-drought-green-4 = drought (green hand, 4 VP)
tile-drought-green-3 = drought (green hand, 3 VP)
tile-drought-green-2 = drought (green hand, 2 VP)
tile-rockfall-black-3 = rockfall (black hand, 3 VP)
tile-rockfall-black-2 = rockfall (black hand, 2 VP)
tile-rockfall-green-4 = rockfall (green hand, 4 VP)
tile-rockfall-green-3 = rockfall (green hand, 3 VP)
tile-rockfall-green-2 = rockfall (green hand, 2 VP)
tile-outlaw-green = green outlaw
tile-outlaw-orange = orange outlaw
tile-cowboy = cowboy
tile-builder = builder
tile-engineer = engineer

## Cards

card-criollo = Criollo
    .a = a Criollo
card-santa-gertrudis = Santa Gertrudis
    .a = a Santa Gertrudis
card-pineywoods = Pineywoods
    .a = a Pineywoods
card-galloway = Galloway
    .a = a Galloway
card-black-angus = Black Angus
    .a = a Black Angus
card-longhorn = Longhorn
    .a = a Longhorn
card-corriente = Corriente
    .a = a Corriente
card-shorthorn-3 = Shorthorn (3 VP)
    .a = a Shorthorn (3 VP)
card-shorthorn-4 = Shorthorn (4 VP)
    .a = a Shorthorn (4 VP)
card-shorthorn-5 = Shorthorn (5 VP)
    .a = a Shorthorn (5 VP)
card-hereford-5 = Hereford (5 VP)
    .a = a Hereford (5 VP)
card-hereford-6 = Hereford (6 VP)
    .a = a Hereford (6 VP)
card-hereford-7 = Hereford (7 VP)
    .a = a Hereford (7 VP)
card-money-building-2orange = building + 2 orange outlaws ($2)
    .a = the objective “building + 2 orange outlaws ($2)”
card-money-building-green-orange = building + green outlaw + orange outlaw ($2)
    .a = the objective “building + green outlaw + orange outlaw ($2)”
card-money-shorthorn-2hazard = 2 hazards + Shorthorn ($2)
    .a = the objective “2 hazards + Shorthorn ($2)”
card-money-2station-hazard = hazard + 2 stations ($2)
    .a = the objective “hazard + 2 stations ($2)”
card-money-3value3-building = building + 3 value-3 cards ($2)
    .a = the objective “building + 3 value-3 cards ($2)”
card-aux-new-york = New York (auxiliary action)
    .a = the objective “New York (auxiliary action)”
card-draw-2building-hazard = 2 buildings + hazard (draw 3)
    .a = the objective “2 buildings + hazard (draw 3)”
card-draw-station-green-orange = green outlaw + orange outlaw + station (draw 3)
    .a = the objective “green outlaw + orange outlaw + station (draw 3)”
card-draw-hereford-hazard = hazard + Hereford (draw 3)
    .a = the objective “hazard + Hereford (draw 3)”
card-draw-station-2green = 2 green outlaws + station (draw 3)
    .a = the objective “2 green outlaws + station (draw 3)”
card-draw-3value3-station = station + 3 value-3 cards (draw 3)
    .a = the objective “station + 3 value-3 cards (draw 3)”
card-engine-2shorthorn-station-green = green outlaw + station + 2 Shorthorns (engine 2)
    .a = the objective “green outlaw + station + 2 Shorthorns (engine 2)”
card-engine-value3-shorthorn-hereford = value-3 card + Shorthorn + Hereford (engine 2)
    .a = the objective “value-3 card + Shorthorn + Hereford (engine 2)”
card-engine-2building-2green = 2 buildings + 2 green outlaws (engine 2)
    .a = the objective “2 buildings + 2 green outlaws (engine 2)”
card-engine3-building-orange-2hazard = building + 2 hazards + orange outlaw (engine 3)
    .a = the objective “building + 2 hazards + orange outlaw (engine 3)”
card-engine3-2station-2hazard = 2 hazards + 2 stations (engine 3)
    .a = the objective “2 hazards + 2 stations (engine 3)”
card-move-2building-2hazard = 2 buildings + 2 hazards (free move 3)
    .a = the objective “2 buildings + 2 hazards (free move 3)”
card-move-2station-2orange = 2 orange outlaws + 2 stations (free move 3)
    .a = the objective “2 orange outlaws + 2 stations (free move 3)”
card-move-value3-shorthorn-hereford = value-3 card + Shorthorn + Hereford (free move 3)
    .a = the objective “value-3 card + Shorthorn + Hereford (free move 3)”
card-move-value3-shorthorn-2hazard = 2 hazards + value-3 card + Shorthorn (free move 3)
    .a = the objective “2 hazards + value-3 card + Shorthorn (free move 3)”
card-move-2station-2building = 2 buildings + 2 stations (free move 3)
    .a = the objective “2 buildings + 2 stations (free move 3)”
card-start-value3-shorthorn-building = building + value-3 card + Shorthorn (start)
    .a = the objective “building + value-3 card + Shorthorn (start)”
card-start-2station-green = green outlaw + 2 stations (start)
    .a = the objective “green outlaw + 2 stations (start)”
card-start-2building-hazard = 2 buildings + hazard (start)
    .a = the objective “2 buildings + hazard (start)”
card-start-orange-2hazard = 2 hazards + orange outlaw (start)
    .a = the objective “2 hazards + orange outlaw (start)”

## Spaces of the trail

node-start = the start of the trail
node-neutral-a = neutral building A
node-a-1 = plot a-1
node-a-2 = plot a-2
node-a-3 = plot a-3
node-flood-1 = flood 1
node-flood-2 = flood 2
node-flood-3 = flood 3
node-flood-4 = flood 4
node-flood-risk-1 = flood risk 1
node-flood-risk-2 = flood risk 2
node-neutral-b = neutral building B
node-b-1 = plot b-1
node-b-2 = plot b-2
node-b-3 = plot b-3
node-drought-1 = drought 1
node-drought-2 = drought 2
node-drought-3 = drought 3
node-drought-4 = drought 4
node-drought-risk-1 = drought risk 1
node-neutral-c = neutral building C
node-c-1 = plot c-1
node-c-2 = plot c-2
node-neutral-d = neutral building D
node-d-1 = plot d-1
node-outlaw-1 = outlaw space 1
node-outlaw-2 = outlaw space 2
node-outlaw-3 = outlaw space 3
node-outlaw-4 = outlaw space 4
node-outlaw-5 = outlaw space 5
node-outlaw-6 = outlaw space 6
node-outlaw-7 = outlaw space 7
node-outlaw-8 = outlaw space 8
node-outlaw-9 = outlaw space 9
node-outlaw-risk-1 = outlaw risk 1
node-outlaw-risk-2 = outlaw risk 2
node-neutral-e = neutral building E
node-e-1 = plot e-1
node-e-2 = plot e-2
node-rockfall-1 = rockfall 1
node-rockfall-2 = rockfall 2
node-rockfall-3 = rockfall 3
node-rockfall-4 = rockfall 4
node-rockfall-risk-1 = rockfall risk 1
node-rockfall-risk-2 = rockfall risk 2
node-neutral-f = neutral building F
node-f-1 = plot f-1
node-f-2 = plot f-2
node-neutral-g = neutral building G
node-g-1 = plot g-1
node-g-2 = plot g-2
node-kansas-city = Kansas City

route-a = the a plots
route-flood = the floods
route-b = the b plots
route-drought = the droughts
route-c = the c plots
route-neutral-d = neutral building D
route-d = plot d-1
route-outlaw = the outlaws
route-e = the e plots
route-rockfall = the rockfalls
route-f-1 = plot f-1
route-f-2 = plot f-2
route-g-1 = plot g-1
route-g-2 = plot g-2

## Spaces of the railroad with a station; the others are just numbers

space-4-5 = 4½ (turnout of station 1)
space-7-5 = 7½ (turnout of station 2)
space-10-5 = 10½ (turnout of station 3)
space-13-5 = 13½ (turnout of station 4)
space-16-5 = 16½ (turnout of station 5)
space-21-5 = 21½ (turnout of station 6)
space-25-5 = 25½ (turnout of station 7)
space-29-5 = 29½ (turnout of station 8)
space-33-5 = 33½ (turnout of station 9)
space-39 = 39 (station 10)
