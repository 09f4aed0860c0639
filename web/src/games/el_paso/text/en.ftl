drawn-about-bot-deck = Bot cards in the deck
drawn-about-certificates = Certificates (+ permanent ones)
drawn-about-deck = Draw pile + discard pile
drawn-about-hand = Cards in hand / hand limit
drawn-about-markers = Buildings that can still be built
drawn-about-money = Money
drawn-about-permanent = Permanent certificates
drawn-about-removed = Cattle removed from the game
drawn-about-row = Where she has most workers she is strongest. Among equals the leftmost counts.
drawn-about-steps = Step limit
drawn-about-sue-cattle = Cattle pile
drawn-about-tiles = Tiles
drawn-about-tokens = Exchange tokens
drawn-best-post = { $number ->
    [0] Highest post in reach: { $post }
    [one] Highest post in reach: { $post }, for 1 certificate
   *[other] Highest post in reach: { $post }, for { $number } certificates
 }
drawn-bot-deck = { $number ->
    [one] 1 bot card to come
   *[other] { $number } bot cards to come
 }
drawn-building = Building { $id }
drawn-corner-dark = Dark post: takes any disc.
drawn-corner-light = Light post: takes light discs only.
drawn-discard = Discards
drawn-el-paso = Every ride ends here. ${ $money }, then a Simmental, then a delivery to a trading post.
drawn-free-plot = Building here costs nothing more.
drawn-plot-price = Building here costs ${ $money } more.
drawn-foreign = Only { $name } may use these actions. Others may do an auxiliary action here.
drawn-hand = Your hand
drawn-hand-value = Worth
drawn-price = To build it: { $price }
drawn-price-card = To buy it: { $price }
drawn-in-market = { $what }: { $number } left
drawn-in-reach = { $number ->
    [0] Your hand is worth { $value }: enough.
    [one] Your hand is worth { $value }: enough with 1 of your certificates.
   *[other] Your hand is worth { $value }: enough with { $number } of your certificates.
 }
drawn-last-card = Her last card: { $bot }
drawn-markets = Train, cattle market and building market
drawn-obstacle-dark-discs = You have only dark discs left, and they need a dark post.
drawn-obstacle-money = You can’t pay for any disc that fits here.
drawn-obstacle-no-discs = You have no discs left to deliver with.
drawn-obstacle-taken = Your disc already lies here.
drawn-obstacle-value = { $number ->
    [0] Your hand is worth { $value }. You can’t deliver here now.
    [one] Your hand is worth { $value }, and you have 1 certificate. You can’t deliver here now.
   *[other] Your hand is worth { $value }, and you have { $number } certificates. You can’t deliver here now.
 }
drawn-own-tiles = Tiles taken
drawn-fulfilled = Fulfilled as things stand.
drawn-repeat = Takes several discs of one player.
drawn-resources = Resource deck
drawn-shown-hand = Hand, shown
drawn-simmental = Everybody who reaches El Paso takes one. Whoever finds none ends the game.
drawn-simmental-space = Whoever finds no Simmental left: { $number } VP
drawn-stack = Stack
drawn-stack-of-bonus = Bonus tiles in the stack: { $number }
drawn-stack-of-objective = Objective tiles in the stack: { $number }
drawn-sue-row = { $what }: { $number }
drawn-surcharge = Hiring one costs ${ $number } more
drawn-train = Train
drawn-train-price = { $number ->
    [one] Discard 1 engineer, pay ${ $money }
   *[other] Discard { $number } engineers, pay ${ $money }
 }
drawn-unseen = Hand and draw pile

## The board as text

field-ending = who brings about the end
field-trail = trail
field-buildings = building market
field-train = train
field-tiles = tiles
field-fulfilled = objectives fulfilled now
field-objective = objective tiles
field-bonus = bonus tiles
field-market = cattle market
field-jobs = worker market
field-rancher = rancher
field-worker = worker
field-workers = worker area
field-posts = discs at the trading posts
field-tokens = exchange tokens
field-track = certificates on the track
field-permanent-certificates = permanent certificates
field-step-limit = step limit
field-discs = discs left
field-markers = ownership markers left
field-unseen = hand and draw pile
field-value = breeding value of the hand
field-within-reach = certificates for the posts within reach
field-out-of-reach = posts out of reach
field-cattle = cattle pile
field-row = row of workers
field-strength = strength
field-resources = resource deck
field-bot-deck = bot deck
field-bot-pile = bot cards played
value-out-of-reach-dark-discs = only dark discs left
value-out-of-reach-money = not enough money
value-out-of-reach-no-discs = no discs left
value-out-of-reach-taken = own disc there already
value-out-of-reach-value = value too low
value-train-basic = basic side
value-train-marked = marked side

## The rulebook's pages of components and signs

drawn-book-neutral = Neutral buildings
drawn-book-regular = Regular buildings
drawn-book-train = Train cards, basic side above, marked side below
drawn-book-posts = Trading posts
drawn-book-cattle = Cattle
drawn-book-workers = Workers
drawn-book-objectives = Objective tiles
drawn-book-bonuses = Bonus tiles
drawn-book-bot = Sue’s bot cards
drawn-sign-money = You gain so many dollars
drawn-sign-price = You pay so many dollars
drawn-sign-points = Victory points
drawn-sign-gives = First what you give, then what you get
drawn-sign-either = One or the other
drawn-sign-breed = A card of that breed; the hide shows which
drawn-sign-any = Any cattle card
drawn-sign-value = So many dollars for each point of the card’s value
drawn-sign-cowboy = Cowboy
drawn-sign-builder = Builder
drawn-sign-engineer = Engineer
drawn-sign-all-rounder = All-rounder: stands in for any of the three
drawn-sign-hire = Hire a worker for so many dollars, an all-rounder for more
drawn-sign-buy = Buy cattle with cowboys
drawn-sign-gain = Gain a card of that breed, without cowboys
drawn-sign-build = Build or replace with builders
drawn-sign-train = Use the train with engineers
drawn-sign-ride = Your rancher rides on up to so many steps
drawn-sign-certificate = Certificate
drawn-sign-permanent = Permanent certificate: counts in every delivery
drawn-sign-again = A second card of a breed counts in a delivery
drawn-sign-token = Exchange token
drawn-sign-exchange = Draw a card, then discard one
drawn-sign-auxiliary = Auxiliary action
drawn-sign-remove = Remove a card from the game
drawn-sign-objective = Objective tile
drawn-sign-bonus = Bonus tile
drawn-sign-post = A disc at this trading post or a higher one
drawn-sign-built = So many builders on your buildings together
drawn-sign-repeat = Takes several of your discs
drawn-sign-best = Sue: whatever she has most workers for
drawn-sign-resources = Sue: a card from her resource deck
