### Sam, the solo rival of Great Western Trail, in English.

rival-sam = Sam

## Options

option-solo = Solo game
    .help = One person against the automated rancher Sam. His cards are reconstructed: the printed ones are not public.
option-solo-none = no
option-solo-sam = against Sam
option-difficulty = Difficulty
    .help = How strong Sam is. Medium is the place to start.
option-difficulty-easy = easy
option-difficulty-medium = medium
option-difficulty-hard = hard
option-sam-printed-workers = Sam’s printed workers
    .help = Whether each row of Sam’s board begins with a printed worker. Reconstructed.
option-sam-printed-workers-true = one of each type
option-sam-printed-workers-false = none
option-sam-starting-objective = Sam’s starting objective
    .help = Whether Sam begins with a starting objective card. Reconstructed.
option-sam-starting-objective-true = yes
option-sam-starting-objective-false = no
option-sam-first-delivery = Sam’s first delivery
    .help = The city that Sam delivers to first; later ones follow along the strip. Reconstructed.
option-sam-first-delivery-by_level = by difficulty
option-sam-first-delivery-kansas-city = Kansas City
option-sam-first-delivery-fulton = Fulton
option-sam-first-delivery-columbia = Columbia
option-sam-first-delivery-st-louis = St. Louis
option-sam-first-delivery-bloomington = Bloomington
option-sam-first-delivery-peoria = Peoria
option-sam-first-delivery-chicago = Chicago
option-sam-first-delivery-detroit = Detroit
option-sam-first-delivery-toledo = Toledo
option-sam-first-delivery-cleveland = Cleveland
option-sam-first-delivery-pittsburgh = Pittsburgh
option-sam-first-delivery-philadelphia = Philadelphia
option-sam-first-delivery-new-york = New York
option-sam-path-tie = Equally short ways
    .help = Who decides where Sam rides if several ways to Kansas City are equally short. Reconstructed.
option-sam-path-tie-lowest_fee_then_graph_order = lowest fees
option-sam-path-tie-human_chooses = you decide
option-sam-cattle-price-cap = Sam’s price cap for cattle
    .help = Whether offers with a printed price above $8 are closed to Sam. Reconstructed.
option-sam-cattle-price-cap-true = $8
option-sam-cattle-price-cap-false = none
option-sam-builds-on-risk-spaces = Sam on risk spaces
    .help = Whether Sam builds on spaces with a risk action. Reconstructed.
option-sam-builds-on-risk-spaces-false = never
option-sam-builds-on-risk-spaces-true = too
option-sam-station-master-costs-worker = Sam’s station masters
    .help = Whether Sam gives up a worker for a station master tile. Reconstructed.
option-sam-station-master-costs-worker-false = free
option-sam-station-master-costs-worker-true = for a worker
option-sam-objective-choice = Sam’s objective cards
    .help = Which card of the display Sam takes. Reconstructed.
option-sam-objective-choice-topmost = the one next to the stack
option-sam-objective-choice-random = at random
option-sam-objective-choice-most_points = most points
option-sam-objective-scoring = Points for Sam’s objectives
    .help = Which of Sam’s objective cards score. By difficulty: on easy only those that he fulfils, otherwise all. Our choice.
option-sam-objective-scoring-by_level = by difficulty
option-sam-objective-scoring-all = all cards
option-sam-objective-scoring-fulfilled = fulfilled ones
option-sam-foresight = Sam’s foresight
    .help = Who chooses Sam’s foresight tiles. Reconstructed.
option-sam-foresight-random = chance
option-sam-foresight-human_chooses = you decide

## Questions and answers

decision-sam-route = Which way does Sam ride? { $steps ->
    [one] 1 step left.
   *[other] { $steps } steps left.
 }
decision-sam-foresight = Sam is in Kansas City. Foresight { $column }: choose his tile.
action-lead = To { $node }
refusal-not-sams-way = Sam’s shortest way doesn’t lead to { $node } now.

## Events

event-sam-revealed = { $pace ->
    [most-buildings] { $seat } reveals card { $sam_card } and rides { $steps ->
        [one] 1 step
       *[other] { $steps } steps
     }, the larger number of private buildings on the trail.
    [cowboys] { $seat } reveals card { $sam_card } and rides { $steps ->
        [one] 1 step
       *[other] { $steps } steps
     }, one for each cowboy.
    [specialists] { $seat } reveals card { $sam_card } and rides { $steps ->
        [one] 1 step
       *[other] { $steps } steps
     }, one for each worker of the specialization.
   *[fixed] { $seat } reveals card { $sam_card } and rides { $steps ->
        [one] 1 step
       *[other] { $steps } steps
     }.
 }
event-sam-reshuffled = { $seat } shuffles the deck anew: { $number ->
    [one] 1 card
   *[other] { $number } cards
 }.
event-sam-because = { $because ->
    [shortest-way] { $seat } takes the shortest way to Kansas City.
    [lowest-fees] { $seat } takes the way with the lowest fees of those equally short.
    [first-branch] { $seat } finds ways equally short and cheap and takes the first branch.
    [by-chance] { $seat } leaves the choice to chance.
    [cheapest-worker] { $seat } looks for the cheapest worker, in that row for the specialization first.
    [specialist] { $seat } looks for the cheapest worker of the specialization.
    [most-frequent-worker] { $seat } finds nobody of the specialization and turns to the most frequent type.
    [one-type] { $seat } looks for the cheapest worker of the type on the card.
    [best-cattle] { $seat } looks for the one purchase with most victory points.
    [site-ahead] { $seat } builds on the first empty site ahead of your herder, with as many builders as possible.
    [replacement] { $seat } finds no site ahead of your herder and replaces a building.
    [first-turnout] { $seat } drives to the first turnout with a station to upgrade.
    [full-distance] { $seat } drives as far as the engineers allow.
    [back-to-turnout] { $seat } goes back to the first turnout with a station to upgrade.
    [back-one-space] { $seat } goes back to the nearest free space.
    [highest-outlaw] { $seat } goes for the outlaw on the highest space.
    [best-hazard] { $seat } goes for the best tile of the most frequent hazard.
    [topmost-objective] { $seat } takes the objective card next to the stack.
    [random-objective] { $seat } takes an objective card at random.
    [best-objective] { $seat } takes the objective card with most victory points.
    [first-city] { $seat } makes the first delivery.
    [next-city] { $seat } delivers to the next city.
    [next-town] { $seat } places a branch in the first town of the list within reach.
    [last-resort] { $seat } finds no next city and delivers to the last one.
   *[last-city] { $seat } has been everywhere and delivers to the last city again.
 }
event-sam-idle = { $seat } does nothing more: the card is for the specialization { $worker_2 }, and his is { $worker }.
event-sam-skipped = { $deed ->
    [hire] { $seat } finds nobody to hire.
    [engine] { $seat } can’t move the engine.
    [objective] { $seat } finds no objective card on display.
    [outlaw] { $seat } finds no outlaw.
    [hazard] { $seat } finds no hazard.
    [cattle] { $seat } finds no cattle to buy.
    [extend] { $seat } finds the market stack empty.
    [branch] { $seat } can’t reach a new town.
   *[build] { $seat } can’t build anything.
 }
event-sam-hired = { $seat } hires { $worker_a } from row { $row }.
event-specialized = { $seat } changes the specialization: { $worker }.
event-sam-took-master = { $seat } takes a station master tile: { $master }.
event-fee-for-sam = { $seat } rides through, and { $seat_2 } gets ${ $money } from the bank.

## What the cards say

sam-steps = { $number ->
    [one] 1 step
   *[other] { $number } steps
 }
sam-steps-most-buildings = as many steps as the larger number of private buildings
sam-steps-cowboys = a step for each cowboy
sam-steps-specialists = a step for each worker of the specialization
sam-only = specialization: { $worker }
sam-hire-cheapest = hire the cheapest worker
sam-hire-specialist = hire a specialist, else the most frequent type
sam-hire-type = hire { $worker_a }
sam-engine = engine forward by the engineers
sam-objective = { $number ->
    [one] take 1 objective card
   *[other] take { $number } objective cards
 }
sam-outlaw = take an outlaw
sam-hazard = take a hazard
sam-cattle = buy cattle with all cowboys
sam-cattle-but = { $number ->
    [one] buy cattle with all cowboys but one
   *[other] buy cattle with all cowboys but { $number }
 }
sam-extend = { $number ->
    [one] 1 new card for the cattle market
   *[other] { $number } new cards for the cattle market
 }
sam-build = build
