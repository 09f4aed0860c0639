### Sue, the solo rival of El Paso, in English.

rival-sue = Sue

## Options

option-solo = Solo mode
    .help = One person against Sue, a rival who plays by cards.
option-solo-none = off
option-solo-sue = against Sue
option-b-cards = How strong Sue is
    .help = How many B cards are added to Sue’s deck. Each makes her stronger.
option-b-cards-0 = a gentle rival (no B cards)
option-b-cards-1 = a firm rival (1 B card)
option-b-cards-2 = a strong rival (2 B cards)
option-b-cards-3 = a fierce rival (3 B cards)

## Events: the lines of the log

event-sue-card = { $seat } turns up bot card { $bot }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }{ $pace ->
    [cowboy] , one for each cowboy
    [builder] , one for each builder
    [engineer] , one for each engineer
   *[fixed] {""}
 }, then { $deed ->
    [resources] { $number ->
        [one] 1 resource card
       *[other] { $number } resource cards
     }
    [cattle] cattle
    [build] building
    [train] the train
   *[best] cattle, building or the train
 }.
event-sue-reshuffled = { $seat } shuffles the bot cards: { $number ->
    [one] 1 card
   *[other] { $number } cards
 }.
event-sue-because = { $because ->
    [fewer-stops] { $seat } takes the branch with fewer stops.
    [inner-branch] { $seat } finds as many stops on both branches and takes the inner one.
    [ride-ends] { $seat } must stop in El Paso and loses the other steps.
    [best-tile] { $seat } goes for the tile with most victory points.
    [objective-first] { $seat } prefers an objective tile to a bonus tile with as many victory points.
    [leftmost-tile] { $seat } goes for the leftmost of the tiles with most victory points.
    [instead-of-hiring] { $seat } turns to the resource deck instead of hiring.
    [dearest-plot] { $seat } looks for the dearest empty plot.
    [nearest-plot] { $seat } looks among the dearest empty plots for the nearest ahead.
    [both-built] { $seat } has both buildings on the trail and replaces one.
    [no-new-building] { $seat } finds no new building that the builders allow and replaces one.
    [nearest-building] { $seat } finds two replacements equally good and takes the building nearest ahead.
    [inner-building] { $seat } finds two replacements equally good at a fork and takes the inner building.
    [no-disc-left] { $seat } has no disc left.
   *[useless-reward] { $seat } has no use for the reward of the post.
 }
event-sue-counted = { $deed ->
    [cattle] { $seat } chooses the breed by the number of cowboys: { $number }.
    [build] { $seat } chooses the highest building that the number of builders allows: { $number }.
    [replace] { $seat } chooses the replacement that takes most builders, within their number: { $number }.
   *[train] { $seat } chooses the train card by the number of engineers: { $number }.
 }
event-sue-chose = { $lead ->
    [most] { $seat } has most { $worker_plural }, so they act.
   *[leftmost] { $seat } acts with the { $worker_plural }, the leftmost of the strongest.
 }
event-sue-nothing = { $lacking ->
    [resource] { $seat } finds the resource deck empty.
    [objective] { $seat } finds no objective tile face up.
    [bonus] { $seat } finds no bonus tile face up.
    [any] { $seat } finds no tile face up.
   *[building] { $seat } finds nothing to build or replace.
 }
event-sue-no-cattle = { $seat } looks for { $card_a }, but none is left.
event-sue-ignored = { $seat } has no use for anything on { $train }.
event-sue-instead = { $seat } has both buildings at the highest level, so she reaches for { $card_a } instead.
event-sue-delivered = { $seat } delivers to { $post }, the next one in turn.
event-drew-resource = { $seat } draws from the resource deck: { $card }.
event-joined = { $lead ->
    [most] { $seat } puts the all-rounder with the { $worker_plural }, the strongest with room for it.
   *[leftmost] { $seat } puts the all-rounder with the { $worker_plural }, the leftmost of the strongest with room for it.
 }
event-laid-aside = { $seat } lays the all-rounder aside: no specialization has room.

## What Sue’s cards say

sue-steps-per = a step for each { $worker }
sue-resources = { $number ->
    [one] 1 card from the resource deck
   *[other] { $number } cards from the resource deck
 }
sue-cattle = cattle by the number of cowboys
sue-build = build or replace by the number of builders
sue-train = train card by the number of engineers
sue-best = cattle, building or the train, where there are most workers
