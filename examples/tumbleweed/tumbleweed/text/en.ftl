### Tumbleweed in English.

game-title = Tumbleweed
game-description = Throw your lasso at what the wind rolls into town.

## Options

option-gusty = Gusty
    .help = The wind changes the size of a weed after it is caught.
option-gusty-false = off
option-gusty-true = on

## Scoring sheet

category-weeds = Weeds
category-lassos = Lassos

## Decisions

decision-throw = Which lasso do you throw? All throw at once.
decision-catch = You have caught a weed of size { $size }. Keep it, or let it go for 2 lassos?

## Actions

action-throw = Throw { $lasso_a }
action-keep = Keep the weed
action-release = Let the weed go

## Events

event-rolled-in = Round { $round }: a weed of size { $size } rolls into town.
event-ready = { $seat } has chosen a lasso.
event-chose = { $seat } is going to throw { $lasso_a }.
event-threw = { $seat } throws { $lasso_a }.
event-caught = { $seat } catches the weed of size { $size }.
event-blew-away = The weed of size { $size } blows away.
event-gust = A gust of wind: now the weed has size { $size }.
event-kept = { $seat } keeps the weed and scores { $size ->
    [one] 1 point
   *[other] { $size } points
 }.
event-released = { $seat } lets the weed go.
event-drew = { $seat } draws { $number ->
    [one] 1 lasso
   *[other] { $number } lassos
 }.
event-drew-lassos = { $seat } draws: { $lassos }.
event-forced = { $seat } has only one choice: “{ $action }”.
event-game-over = The wind dies down. The game is over.

## Refusals

refusal-game-over = The game is over.
refusal-another-question = Another question is open now. Answer it first.
refusal-not-your-decision = It isn’t your decision now, but that of { $seat }.
refusal-already-chosen = You have chosen a lasso. Wait for the others.
refusal-not-in-hand = You don’t have { $lasso_a } in hand.
refusal-stack-empty = Your stack is empty, so you keep the weed.

## Lassos

lasso-twine = twine lasso (1)
    .a = a twine lasso (1)
lasso-cotton = cotton lasso (2)
    .a = a cotton lasso (2)
lasso-hemp = hemp lasso (3)
    .a = a hemp lasso (3)
lasso-sisal = sisal lasso (4)
    .a = a sisal lasso (4)
lasso-braid = braided lasso (5)
    .a = a braided lasso (5)
lasso-rawhide = rawhide lasso (6)
    .a = a rawhide lasso (6)
