### Simmental in English.

## Options

option-simmental = Simmental variant
    .help = Adds Simmental calves to the cattle market; in Kansas City they grow into heifers and cows.
option-simmental-false = off
option-simmental-true = on

## Decisions

decision-raise-cattle = { $card_id ->
    [calf] How many calves do you swap for heifers?
   *[heifer] How many heifers do you swap for cows?
 }

## Actions

action-raise-calves = { $number ->
    [0] Swap no calf
    [one] Swap 1 calf
   *[other] Swap { $number } calves
 }
action-raise-heifers = { $number ->
    [0] Swap no heifer
    [one] Swap 1 heifer
   *[other] Swap { $number } heifers
 }

## Events

event-raised = { $seat } swaps cattle: { $number } × { $card } → { $card_2 }.

## Refusals

refusal-not-so-many = You don’t have that many. You have { $has }.

## Cards

group-calf = Simmental calf
demand-simmental = a Simmental
card-calf = Simmental calf
    .a = a Simmental calf
card-heifer = Simmental heifer
    .a = a Simmental heifer
card-cow = Simmental cow
    .a = a Simmental cow
