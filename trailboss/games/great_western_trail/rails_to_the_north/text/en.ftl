### Rails to the North in English.

## Options

option-rails-to-the-north = Rails to the North
    .help = The expansion: branches in the towns of the north open large cities, bonuses and more station masters.
option-rails-to-the-north-false = without
option-rails-to-the-north-true = with
option-kansas-city-bonus = Kansas City in Rails to the North
    .help = What a delivery to Kansas City pays. The expansion rulebook and the later reprint differ.
option-kansas-city-bonus-rulebook = $6, as in the rulebook
option-kansas-city-bonus-reprint = $4, as in the reprint
option-bell-building = Building 13a
    .help = How the dollars of building 13a are counted. The tile and a sentence of the rulebook can be read differently.
option-bell-building-per-bell = $1 per emptied bell
option-bell-building-once = $1 in all
option-far-city = New York on objective cards
    .help = Which city an objective card means that asks for a disc on New York. With the expansion New York takes only one disc of each player.
option-far-city-new-york = New York, as printed
option-far-city-san-francisco = San Francisco instead

## Decisions

decision-branch = Where do you open a branch? { $left ->
    [one] 1 branch to open.
   *[other] { $left } branches to open.
 }
decision-slot-token = Take the exchange token? Now or never.
decision-gift = Take ${ $money }, or a cattle card of breeding value 3 from the market. Now or never.
decision-new-york = Which station master tile beside New York do you take?

## Actions

action-branch = Open a branch: { $town }
action-dollars = Take the money
    .described = { $effect }
action-take-master = Take the tile: { $master }

## Events

event-placed-branch = { $seat } opens a branch: { $town }.
event-emptied-bell = { $seat } empties bell { $number }.
event-took-card = { $seat } takes { $card_a } from the cattle market.
event-took-master = { $seat } takes a station master tile: { $master }.

## Refusals

refusal-not-in-this-game = That belongs to components that are not in this game.
refusal-city-closed = You need a branch in { $city } to deliver there.
refusal-no-branch-possible = You can’t open a branch now: you need a branchlet and a slot that you reach and can pay.
refusal-branch-there = You already have a branch there: { $town }.
refusal-town-out-of-reach = No railway line leads there from your branches and city discs: { $town }.
refusal-slot-taken = That slot is taken: { $town }.
refusal-same-slot = A lower slot of the same kind is free: { $town }.
refusal-master-not-there = That tile isn’t beside New York: { $master }.

## Parts of descriptions

effect-branch = { $number ->
    [one] open a branch
   *[other] open { $number } branches
 }
effect-discards = { $number } times: discard { $demand }
effect-money-once = ${ $money } in all
effect-gift = ${ $money } or a value-3 card of the cattle market
effect-upgrade = station { $station } can be upgraded for ${ $money }
effect-open-city = opens deliveries to { $city }
effect-branch-there = your branch there
effect-master = a station master of your choice
effect-instead-of-city = asks for discs in { $city_2 } instead of { $city }
effect-vp-per-bell = { $number } VP per emptied bell
per-emptied-bells = per emptied bell

## Auxiliary action, discs, demands, local actions

aux-branch = open a branch
disc-branch-1 = the first disc of “open a branch”
disc-branch-2 = the extra disc of “open a branch”
demand-value-2 = a Santa Gertrudis, Pineywoods or Galloway
local-branch = open a branch

## Cities and delivery bonuses

city-columbia = Columbia
city-detroit = Detroit
city-cleveland = Cleveland
city-memphis = Memphis
city-denver = Denver
city-milwaukee = Milwaukee
city-green-bay = Green Bay
city-minneapolis = Minneapolis
city-toronto = Toronto
city-san-francisco = San Francisco
city-montreal = Montreal

arrow-columbia-st-louis = Columbia–St. Louis
arrow-chicago-detroit = Chicago–Detroit
arrow-cleveland-pittsburgh = Cleveland–Pittsburgh
arrow-pittsburgh-new-york = Pittsburgh–New York

## Station masters

master-branch = a branch, and 5 VP per 2 exchange tokens
master-areas = 1 exchange token, and 2 VP per area with your branch

## Tiles of the medium towns

medium-gift = money or a value-3 card
medium-hire = hire at a discount
medium-remove = remove cards
medium-engine = engine forward
medium-build = build for free

## Towns

town-olive-gate = olive gate
town-olive-medium = olive medium town
town-memphis = Memphis
town-olive-tokens = olive token town
town-olive-station = olive station town (station 11)
town-blue-gate = blue gate
town-blue-tokens = blue token town
town-blue-west = blue west
town-san-francisco = San Francisco
town-denver = Denver
town-purple-gate = purple gate
town-purple-medium = purple medium town
town-milwaukee = Milwaukee
town-red-west = red west
town-red-station = red station town (station 12)
town-green-bay = Green Bay
town-red-junction = red junction
town-red-medium-south = southern red medium town
town-red-north = red north
town-minneapolis = Minneapolis
town-red-east = red east
town-toronto = Toronto
town-montreal = Montreal
town-red-medium-north = northern red medium town
town-green-gate = green gate
town-green-medium = green medium town
town-indigo-gate = indigo gate
town-indigo-medium = indigo medium town
