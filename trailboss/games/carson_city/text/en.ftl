### Carson City in English.
### How arguments come into the messages is told in trailboss/kernel/vocabulary.py.

game-title = Carson City
game-description = Send your cowboys to buy land, build a town around its centre and fight for the best places, with another helper in each of four rounds.

## Options

option-personas = Personas
    .help = Which side of the seven persona cards all players use. The yellow one is best for a first game.
option-personas-yellow = yellow sides
option-personas-red = red sides
option-personas-random = mixed at random
option-duel-tiles = Might Is Right (duel tiles)
    .help = Duels are fought with hidden tiles from 0 to 5 instead of dice.
option-duel-tiles-false = off
option-duel-tiles-true = on
option-simultaneous-placement = Kit Carson (all place at once)
    .help = Everybody places cowboys at the same time. { $text_edition ->
        [english] It is not meant for beginners.
       *[polish] It is good for beginners.
    } Live: actions count as they arrive. Orders: everybody orders in secret, then all orders are revealed. The orders are our own form of it.
option-simultaneous-placement-off = off
option-simultaneous-placement-live = live
option-simultaneous-placement-orders = hidden orders
option-river = Carson River
    .help = The side of the board with the river: bridges, mines by the water, six mountains. The course of the river is our reconstruction.
option-river-false = off
option-river-true = on
option-text-edition = Text edition
    .help = The Polish and the English rulebook differ in five rules: the starting revolver, the captain’s cash limit, points for mines, attacks on churches and the final bonus for the pass order.
option-text-edition-polish = Polish rulebook
option-text-edition-english = English rulebook
option-house-set = House set
    .help = Printed values that owners of the box have corrected. Made on the page of corrections.
option-house-set-none = none, as we have printed it

## Scoring sheet

category-parcels = Points for parcels
category-firepower = Points for firepower
category-estate = Points for buildings
category-bought = Points bought
category-persona = Personas
category-cash-limit = Cash limit
category-board = Buildings, houses, mountains
category-cash = Remaining cash
category-pass-order = Pass order
curve-cash = Cash
curve-income = Income of the buildings
curve-firepower = Firepower
choice-building = Buildings

## Decisions: what a player is asked

decision-start-parcel = Choose your { $number ->
    [1] first
   *[other] second
 } starting parcel.
decision-persona = Round { $round }: which persona helps you?
decision-settle = The settler gives you a parcel. Which one?
decision-reward = { $later ->
    [double] Take ${ $dollars } now, or wait and perhaps double the income of one kind of your buildings?
    [houses] Take ${ $dollars } now, or 1 point per house of yours at the end of the round?
   *[mountains] Take ${ $dollars } now, or $1 per mountain of yours at the end of the round?
 }
decision-recruit = How many cowboys does the captain hire for you?
decision-place = Place a cowboy or pass. You have { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
 } left.
decision-next-duel = Which duel is fought next?
decision-won-parcel = You have won the duel. Buy parcel { $parcel } for ${ $dollars }?
decision-buy-parcel = Which parcel do you buy?
decision-construction = Buy a { $building } for ${ $dollars }?
decision-site = Where do you build the { $building }?
decision-house = The { $building } on { $parcel } brings a house. Where does it go?
decision-consent = { $seat } builds a { $building } and asks for your consent to put its house on your parcel { $parcel }. The house would be yours.
decision-window = Which kept building do you place now?
decision-double = Take ${ $dollars }, or double the income of one kind of your buildings?
decision-buy-points = How many points do you buy at ${ $dollars } each?
decision-cash-limit = { $least ->
    [0] You have ${ $cash }; your limit is ${ $limit }. Turn cash into points?
   *[other] You have ${ $cash }; your limit is ${ $limit }. You must spend at least ${ $least }.
 }
decision-lay-road = Where do you lay the road? You have { $roads ->
    [one] 1 road
   *[other] { $roads } roads
 }.

## Actions

action-claim = Claim parcel { $parcel }
action-take = Take the { $persona }
action-cash = Take the cash
action-wait = Wait for the other reward
action-recruit = Hire { $number ->
    [one] 1 cowboy
   *[other] { $number } cowboys
 }
action-place = Cowboy to “{ $space }”
action-stake = Cowboy to parcel { $parcel }
action-attack = Attack the building on { $parcel }
action-defend = Defend the building on { $parcel }
action-white-place = White cowboy to “{ $space }”
action-white-stake = White cowboy to parcel { $parcel }
action-white-defend = White cowboy guards { $parcel }
action-pass = { $decision ->
    [place] Pass for this round
    [together] Finish for this round
    [orders] Finish for this round
    [buy_parcel] Don’t buy
    [won_parcel] Don’t buy
    [construction] Don’t buy
    [buy_points] Buy none
    [cash_limit] Keep the money
    [recruit] Hire nobody
   *[other] Decline
 }
action-stop = That’s all
action-fight = Fight for { $parcel }
action-buy = Buy parcel { $parcel }
action-purchase = Buy the building
action-site = Build on { $parcel }
action-house = House on { $parcel }
action-keep = Keep the building for later
action-put = Place the { $building }
action-agree = Agree
action-refuse = Refuse
action-double = Double the income of every { $building }
action-points = { $number ->
    [one] 1 point
   *[other] { $number } points
 }
action-least = Spend only what you must
action-spend = Spend ${ $dollars }
action-road = Lay a road first
action-lay = Road { $edge }
action-back = Never mind

## Events

event-forced = { $seat } has only one choice: “{ $action }”.
event-claimed = { $seat } claims parcel { $parcel }.
event-round-began = Round { $round } begins.
event-took-persona = { $seat } takes the { $side ->
    [red] red
   *[yellow] yellow
 } { $persona }.
event-waits = { $seat } { $later ->
    [double] waits and may double an income later.
    [houses] will score points for houses at the end of the round.
   *[mountains] will get dollars for mountains at the end of the round.
 }
event-recruited = { $seat } hires { $number ->
    [one] 1 cowboy
   *[other] { $number } cowboys
 }.
event-gained = { $seat } gains ${ $dollars }.
event-paid = { $seat } pays ${ $dollars }.
event-gained-roads = { $seat } gains { $number ->
    [one] 1 road
   *[other] { $number } roads
 }.
event-gained-revolvers = { $seat } gains { $number ->
    [one] 1 revolver chip
   *[other] { $number } revolver chips
 }.
event-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
 }{ $category ->
    [parcels] {" "}for parcels
    [firepower] {" "}for firepower
    [estate] {" "}for buildings
    [bought] {" "}for money
    [persona] {" "}by the persona
    [cash_limit] {" "}for spent cash
   *[other] {""}
 }.
event-row-slid = The buildings in the row slide to cheaper spaces.
event-tile-drawn = New on “{ $space }”: a { $building }.
event-placement-began = The cowboys ride out.
event-placed = { $seat } puts a cowboy on “{ $space }”.
event-staked = { $seat } puts a cowboy on parcel { $parcel }.
event-attacked = { $seat } attacks the building on { $parcel }.
event-defended = { $seat } defends the building on { $parcel }.
event-placed-white = { $seat } puts the white cowboy on “{ $space }”.
event-staked-white = { $seat } puts the white cowboy on parcel { $parcel }.
event-defended-white = { $seat } guards the building on { $parcel } with the white cowboy.
event-passed = { $seat } passes and is number { $place } on the track.
event-resolving = Now it is the turn of “{ $space }”.
event-duel-for-space = A duel for “{ $space }”.
event-duel-for-parcel = A duel on parcel { $parcel }.
event-rolled = { $seat } rolls { $die } and has firepower { $firepower }: { $total } in all.
event-won-duel = { $seat } wins the duel.
event-took-guns = { $seat } takes the three-guns chip.
event-gambled = { $seat } gambles and rolls { $white } and { $black }.
event-bought-parcel = { $seat } buys parcel { $parcel } for ${ $dollars }.
event-bought-nothing = { $seat } doesn’t buy parcel { $parcel }.
event-cannot-pay = { $seat } can’t pay for the { $building }.
event-declined = { $seat } declines.
event-bought-tile = { $seat } buys a { $building }.
event-kept = { $seat } keeps the { $building } for later.
event-built = { $seat } builds a { $building } on { $parcel }.
event-house-built = { $seat } puts a house on { $parcel }.
event-asked-consent = { $seat } asks { $seat_2 } for consent to a house on { $parcel }.
event-consented = { $seat } agrees to the house on { $parcel }.
event-refused = { $seat } refuses the house on { $parcel }.
event-attack-ended = The church ends the attack of { $seat } on { $parcel }.
event-road-laid = { $seat } lays a road { $edge }.
event-doubled = { $seat } doubles the income of every { $building }.
event-income = { $seat } gets ${ $dollars } from the { $building } on { $parcel }.
event-robbed = { $seat } robs { $seat_2 } of ${ $dollars } from the { $building } on { $parcel }.
event-space-blocked = The turn counter blocks “{ $space }”.
event-new-cowboys = { $seat } gets { $number ->
    [one] 1 cowboy
   *[other] { $number } cowboys
 }.
event-game-over = The game is over.

## Refusals: why not. The client adds the rule.

refusal-game-over = The game is over.
refusal-not-your-decision = It isn’t your decision now. Asked: { $seats }. { $question }
refusal-another-question = Another question comes first ({ $seats }): { $question }
refusal-chosen-before = Personas are chosen when a round begins, and whoever hires with one does it right then. Now cowboys are placed.
refusal-points-elsewhere = Points are bought by a cowboy on a space that sells them. Cash above your limit is spent when the round ends. Now cowboys are placed.
refusal-put-up-later = A kept building is put up after the construction spaces, when all cowboys are placed.
refusal-no-answer = That doesn’t answer the open question ({ $seats }): { $question }
refusal-already-chosen = You have chosen. Still asked: { $seats }. { $question }
refusal-has-passed = You have passed and place nothing more in this round. Asked: { $seats }. { $question }
refusal-not-in-this-game = That belongs to components that are not in this game.
refusal-not-enough-money = Not enough money: you need ${ $needs } and have ${ $has }.
refusal-owned = Parcel { $parcel } belongs to { $seat }.
refusal-build-elsewhere = Parcel { $parcel } is yours already. To build there, put a cowboy on a construction space.
refusal-buy-first = First decide whether you buy the { $building }. Its site is chosen after that.
refusal-persona-taken = { $seat } has the { $persona } in this round.
refusal-no-such-cowboys = There are fewer cowboys of your colour in the supply: { $has }.
refusal-no-cowboy = You have no cowboy left for that.
refusal-no-white-cowboy = You don’t have the white cowboy.
refusal-white-cowboy-placed = The white cowboy has its place already.
refusal-somebody-there = The white cowboy goes only where nobody stands.
refusal-white-cowboy-there = The white cowboy keeps everybody else away.
refusal-already-there = You have a cowboy there already.
refusal-automatic-space = No cowboys are placed on “{ $space }”.
refusal-blocked-space = The turn counter blocks “{ $space }”.
refusal-no-building-there = There is no building on { $parcel }.
refusal-not-your-building = The building on { $parcel } belongs to { $seat }.
refusal-your-building = The building on { $parcel } is yours. You can defend it.
refusal-safe-building = Nobody attacks a { $building }.
refusal-church-protects = A church protects the building on { $parcel }.
refusal-no-duel-there = There is no duel on { $parcel }.
refusal-no-piece-on-parcel = You have no cowboy on { $parcel }.
refusal-only-the-won-parcel = Only the parcel that you have won is for sale: { $parcel }.
refusal-not-your-parcel = Parcel { $parcel } isn’t yours.
refusal-not-empty = Parcel { $parcel } is not empty.
refusal-not-connected = No road reaches parcel { $parcel }.
refusal-no-house-site = No parcel would be left for the house.
refusal-consent-refused = { $seat } doesn’t want a house on { $parcel }.
refusal-not-kept = You keep no { $building }.
refusal-given-up = You have decided to keep the { $building } in this round.
refusal-no-site = There is no place for the { $building } now.
refusal-no-such-building = You have no { $building } on the board.
refusal-must-spend = You must spend at least ${ $dollars } here.
refusal-nothing-to-spend = Your cash is within the limit.
refusal-no-road = You have no road.
refusal-no-road-now = No road can be laid before this is answered ({ $seats }): { $question }
refusal-road-first = First say that you want to lay a road.
refusal-edge-taken = There is a road { $edge } already.
refusal-not-at-a-road = A road { $edge } would touch no other road.

## What things and answers cost and give

effect-pay = pay ${ $dollars }
effect-gain = ${ $dollars }
effect-points = { $number ->
    [one] 1 point
   *[other] { $number } points
 }
effect-roads = { $number ->
    [one] 1 road
   *[other] { $number } roads
 }
effect-revolvers = { $number ->
    [one] 1 revolver chip
   *[other] { $number } revolver chips
 }
effect-firepower = firepower +{ $number }
effect-guns = firepower +{ $number } in this round
effect-gamble = the sum of two dice in dollars
effect-tile = { $building }
effect-house = a house
effect-mountain = a mountain
effect-mountains-near = { $number ->
    [one] 1 mountain next to it
   *[other] { $number } mountains next to it
 }
effect-earns = income ${ $dollars }
effect-steals = steals ${ $dollars }
effect-more = ${ $dollars } more income
effect-odds = { $percent } % to win
effect-against = firepower { $own } against { $firepower }
effect-odds-if-defended = { $percent } % to win if it is defended
effect-against-defence = firepower { $own } against { $firepower } if it is defended
effect-each-point = 1 point per ${ $dollars }
effect-nothing = nothing lies there
effect-no-site = you have no site for it yet
effect-keep = ${ $dollars } left
effect-number = number { $number }
effect-limit = cash limit ${ $dollars }
effect-white-cowboy = the white cowboy
effect-free-parcel = a free parcel
effect-half-price = buildings at half price
effect-recruit = { $number ->
    [one] 1 cowboy
   *[other] { $number } cowboys
 } for ${ $dollars }
effect-any-tile = a building for ${ $dollars }
effect-later-double = or double income of one kind of building
effect-yellow = yellow side
effect-needs-road = needs a road
effect-equivalent = counts as { $number ->
    [one] 1 house
   *[other] { $number } houses
 }
effect-safe = can’t be attacked
effect-protects = protects its owner’s buildings next to it
effect-per-empty = ${ $dollars } per empty parcel next to it
effect-per-mountain = ${ $dollars } per mountain next to it
effect-per-house = ${ $dollars } per house next to it
effect-per-own = ${ $dollars } per own { $building }
effect-per-cowboy = ${ $dollars } per cowboy
effect-roads-per-cowboy = { $number ->
    [one] 1 road
   *[other] { $number } roads
 } per cowboy
effect-per-parcel = ${ $dollars } per parcel
effect-per-firepower = ${ $dollars } per firepower
effect-half-parcels = 1 point per 2 parcels
effect-half-firepower = 1 point per 2 firepower
effect-per-building = 1 point per building (mines count only by the English rulebook)

## Spaces

space-wages = Wages
space-ammunition = Ammunition
space-roads-3 = Three roads
space-roads-1 = Roads
space-parcel-purchase = Purchase of parcels
space-construction-12 = Construction $12
space-construction-10 = Construction $10
space-construction-8 = Construction $8
space-construction-6 = Construction $6
space-construction-5 = Construction $5
space-construction-4 = Construction $4
space-construction-3 = Construction $3
space-parcel-income = Income from parcels
space-firepower-income = Income from firepower
space-gambling-income = Gambling
space-estate-income = Estate income
space-parcel-vp = Points for parcels
space-firepower-vp = Points for firepower
space-estate-vp = Points for buildings
space-buy-vp-5 = Points at $5
space-buy-vp-4 = Points at $4
space-buy-vp-3 = Points at $3
space-buy-vp-2 = Points at $2

## Buildings

building-ranch = ranch
building-mine = mine
building-shop = shop
building-bank = bank
building-saloon = saloon
building-hotel = hotel
building-church = church
building-prison = prison

## Personas

persona-sheriff = sheriff
persona-banker = banker
persona-grocer = grocer
persona-coolie = road worker
persona-settler = settler
persona-captain = captain
persona-mercenary = mercenary

## Houses and mountains

land-house = house
land-mountain = mountain

## Where roads lie

edge-between = between { $parcel } and { $parcel_2 }
edge-above = above { $parcel }
edge-below = below { $parcel }
edge-left-of = to the left of { $parcel }
edge-right-of = to the right of { $parcel }
