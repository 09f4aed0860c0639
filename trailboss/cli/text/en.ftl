### The terminal program in English.

# An entry of the menu with what it costs and gives.
action-described = { $action }: { $effect }

## Before the game

lobby-welcome = Welcome to { $game }. Press Enter to take what is in brackets.
lobby-game = Which game?
lobby-seats = How many players, you included ({ $seats })?

## The table

your-turn = Your turn
bot-name = { $bot } { $number }
bot-thinking = { $player } is thinking…
since-your-turn = Since your last turn
point-of-no-return = Point of no return: it reveals something or passes the turn on.
pick-number = Choose 1–{ $count }, or ? for help:
pick-empty = Type the number of your choice, or ? for help.
unknown-command = “{ $text }” is neither a choice nor a command. Type ? for help.
out-of-range = There are only choices 1–{ $count }.
more-lines = Enter: on    p: back    q: to the game

## Commands

help-title = What you can type
help-number = the number of a choice, or the choice in its notation
help-undo = take back your last move
help-why = why other moves aren’t possible
help-why-one = why not this move, for example: w ride kansas-city
help-rule = a rule, for example: r GWT-FEE-03
help-thing = what is printed on a building, card or disc
help-board = the whole position
help-log = what happened so far
help-score = the score if the game ended now
help-save = save the game to a file
help-language = another language: en, pl or uk
help-help = this help
help-quit = leave the game
undone = Taken back.
nothing-to-undo = There is nothing to take back.
undo-not-possible = This can’t be taken back: something was revealed.
why-not-title = Why not?
why-not-nothing = Nothing noteworthy is forbidden now.
why-legal = It is possible now.
rule-unknown = There is no rule { $id }.
ruling = ruling
reconstructed = reconstructed
rulings-title = Rulings: our decisions where the rulebooks are silent
reconstructed-title = Reconstructed: what we could not read off the printed game
doubts-title = Values of the data that are less than certain
nothing-printed = Nothing is printed there.
log-title = Log
log-empty = Nothing has happened yet.
saved = Saved: { $path }
not-saved = Not saved: { $reason }
resumed = Resumed: { $path }
autosaved = The game is kept in { $path }.
goodbye = Goodbye.
goodbye-saved = Goodbye. Go on with: { $command }
quit-question = Leave the game? It isn’t saved. (y/n)
yes = y
no = n

## The end

game-over = Game over
sheet-title = Score sheet
sheet-total = Total
sheet-rank = Place
score-now = If the game ended now
verdict-you = You win with { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
 }.
verdict-one = { $player } wins with { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
 }.
verdict-shared = Shared victory with { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
 }: { $players }.

## Great Western Trail: labels of the position, ten columns at most

gwt-start = Start
gwt-flood = flood
gwt-drought = drought
gwt-rockfall = rockfall
gwt-outlaw = outlaw
gwt-outlaws = outlaws
gwt-off-trail = beside the trail:
gwt-jobs = Job market
gwt-cowboy-letter = C
gwt-builder-letter = B
gwt-engineer-letter = E
gwt-railroad = Railroad
gwt-stations = Stations
gwt-masters = Masters
gwt-cities = Cities
gwt-north = North
gwt-bells = Bells
gwt-objective = objective
gwt-token = token
gwt-foresight = Foresight
western-market = Cattle
gwt-offer = { $cards ->
    [1] { $cowboys }C ${ $price }
   *[other] { $cowboys }C { $cards } for ${ $price }
 }
gwt-simmental = heifers { $heifers }, cows { $cows }
western-objectives = Objectives
western-money = money
gwt-workers = workers
western-certificates = cert.
western-tokens = exch.
gwt-engine = engine
western-steps = steps
western-cards = cards
gwt-hazards = haz.
gwt-outlaws-short = outl.
western-built = built
western-discs = discs
gwt-sam-card = card { $card }:
gwt-sam-waits = no card yet
gwt-sam-specialization = specialization
gwt-sam-deck = { $n ->
    [one] { $n } card to come
   *[other] { $n } cards to come
 }
gwt-sam-discs = { $n ->
    [one] { $n } disc left
   *[other] { $n } discs left
 }
gwt-sam-branchlets = { $n ->
    [one] { $n } branch left
   *[other] { $n } branches left
 }
western-your-board = Your board
gwt-buildings = Buildings
western-disc-step = steps
western-disc-hand = hand
western-disc-certificate = certificates
western-value = value { $n }
western-hand = Your hand
gwt-played = Played
western-discard-pile = Discards

## Around the position

person = Rancher
player-you = (you)
title-seats = { $n ->
    [one] 1 player
   *[other] { $n } players
 }
title-move = move { $n }
recap-more = … { $n ->
    [one] 1 more line
   *[other] { $n } more lines
 }: l shows the whole log
keys = { $undo ->
    [0] u undo
   *[other] u undo ({ $undo })
 } · w why not · i info · b board · l log · p points · s save · q quit

## Replay

seat-name = Player { $seat }
replay-position = Position after { $n ->
    [one] 1 move
   *[other] { $n } moves
 }
replay-unfinished = The record ends before the game does.
replay-proof = The fingerprint of the seed is the one that was shown before the game: { $commitment }
replay-verified = { $file }: { $n ->
    [one] 1 move
   *[other] { $n } moves
 }, all legal.

## Great Western Trail: what the signs mean

western-legend = What the signs mean
gwt-legend-players = the players: herders, engines, buildings, discs
gwt-legend-points = points; dollars for entering, and the cost of stations and discs
gwt-legend-bounty = what the bounty on that space pays: dollars, an exchange token
gwt-legend-outlaws = a green outlaw, an orange outlaw
gwt-legend-spaces = a space in a forest; a space with a risk action
gwt-legend-workers = cowboys, builders, engineers
gwt-legend-jobs = the token of the job market; a row that refills the cattle market; the end
gwt-legend-railroad = the railroad: a space, a turnout, a cross that costs transport, both
western-legend-discs = your discs: still on the board, taken
gwt-legend-dark = dark corners: dark discs go only there while you have white ones
gwt-legend-left = what is still in the bag or in the stack
gwt-legend-reached = a town where you may open a branch

car-round = Round { $round }
car-passed = Passed:
car-personas = Personas
car-kept = You keep
car-cash = cash $
car-points = points
car-cowboys = cowboys
car-roads = roads
car-firepower = firepower
car-parcels = parcels
car-income = income $
car-legend = What the signs mean
car-legend-players = the players: owners of parcels, cowboys on the lower line
car-legend-ground = a mountain, a house, the river
car-legend-building = a building by its first letters, with what it earns now
car-legend-price = what the parcel costs
car-legend-roads = roads
car-legend-white = the white cowboy

## El Paso: labels, ten characters at the most

elp-inner = inner
elp-outer = outer
elp-cowboy-letter = C
elp-builder-letter = B
elp-engineer-letter = E
elp-all-rounder-letter = A
elp-buildings = Buildings
elp-train = Train
elp-posts = Posts
elp-jobs = Workers
elp-bonus = Bonus
elp-workers = workers
elp-tiles = tiles
elp-your-tiles = Your tiles
elp-disc-permanent = permanent certificate
elp-disc-hand = hand
elp-disc-step = steps
elp-resources = resource deck +{ $n }
elp-bot-card = bot card { $card }:
elp-bot-cards = bot cards +{ $n }
elp-legend-players = the players: ranchers, buildings, discs
elp-legend-plot = an empty plot and what building there costs
elp-legend-points = points; how many are left
elp-legend-dark = dark corners: dark discs go only there
elp-legend-reached = a post that your hand reaches, and the certificates it would take
elp-legend-left = what is still in the stack
