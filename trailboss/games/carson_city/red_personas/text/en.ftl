### The red sides of the personas in English.

## Decisions

decision-arm = How many revolver chips does the captain get you?
decision-snatch = Which building do you take from the row for ${ $dollars }?
decision-banker = The banker offers points. Which offer do you take?

## Actions

action-arm = Buy { $number ->
    [one] 1 revolver chip
   *[other] { $number } revolver chips
 }
action-snatch = Take the building from “{ $space }”

## Refusals

refusal-other-side = The personas of this game lie with their other side up.
refusal-no-tile-there = No building lies on “{ $space }”.
refusal-sheriff-starts-no-duel = The red sheriff never starts a duel.
refusal-sheriff-does-not-attack = The red sheriff attacks nobody.
refusal-no-such-offer = The banker makes no such offer.

## Parts of descriptions

effect-red = red side
effect-pacifist = no attacks, starts no duels
effect-lost-duel = { $number ->
    [one] 1 point
   *[other] { $number } points
 } per lost duel
effect-arm = { $number ->
    [one] 1 revolver chip
   *[other] { $number } revolver chips
 } for ${ $dollars }
effect-offer = { $number ->
    [one] 1 point
   *[other] { $number } points
 } for ${ $dollars }
effect-later-houses = or 1 point per own house
effect-later-mountains = or $1 per own mountain
