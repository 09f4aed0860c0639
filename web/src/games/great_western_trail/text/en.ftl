drawn-markets = Cattle market and objectives
drawn-hand = Your hand
drawn-stack = Stack
drawn-discard = Discards
drawn-herd-value = Herd value
drawn-buildings = Buildings not built yet
drawn-station = Station { $number }
drawn-about-certificates = Certificates
drawn-about-deck = Draw pile + discard pile
drawn-about-green-outlaws = Green outlaws
drawn-about-hand = Cards in hand / hand limit
drawn-about-hazards = Hazards
drawn-about-money = Money
drawn-about-objectives = Objective cards played
drawn-about-bells = Branchlets left on the bells
drawn-about-orange-outlaws = Orange outlaws
drawn-about-steps = Step limit
drawn-about-tokens = Exchange tokens
drawn-bag = { $number ->
    [one] 1 tile left in the bag
   *[other] { $number } tiles left in the bag
 }
drawn-cowboys = { $number ->
    [one] 1 cowboy
   *[other] { $number } cowboys
 }
drawn-job-market = Job market
drawn-last-row = When the token leaves this row, the game ends
drawn-market-stack = Cattle cards in the stack
drawn-objective-stack = Objective cards in the stack
drawn-refill = When the token passes here, the cattle market is refilled
drawn-token = Job market token
drawn-won = Objectives played and station masters
drawn-certificates = Limit: { $limit } · permanent: { $permanent }
drawn-fee-black = Black hand: entering costs ${ $money }
drawn-fee-owner = Whoever else enters pays its owner ${ $money }.
drawn-fee-green = Green hand: entering costs ${ $money }
drawn-plot = Free building space
drawn-foreign = Only { $name } may use these actions. Others may do an auxiliary action here.
drawn-price = To build it: { $price }
drawn-space = Railroad space { $space }
drawn-step-limit = Step limit +{ $number }
drawn-sam-card = Sam’s card { $number }
drawn-sam-waits = Sam has not played a card yet.
drawn-sam-specialization = Specialization
drawn-sam-deck = { $number ->
    [one] 1 card in the deck
   *[other] { $number } cards in the deck
 }
drawn-sam-discs = { $number ->
    [one] 1 disc left
   *[other] { $number } discs left
 }
drawn-sam-branchlets = { $number ->
    [one] 1 branch left
   *[other] { $number } branches left
 }
drawn-sam-to-come = Cards still to come

## The board as text

field-ending = who brings about the end
field-trail = trail
field-tile = tile
field-jobs = job market
field-columns = columns
field-rows = rows
field-token-row = row of the job market token
field-token-holder = who has the job market token
field-foresight = foresight
field-bags = tiles left in the bags
field-market = cattle market
field-heifers = Simmental heifers
field-cows = Simmental cows
field-objectives = objective cards
field-masters = station masters
field-worker = worker
field-workers = workers
field-herder = herder
field-tokens = exchange tokens
field-engine = engine
field-marker = temporary certificates
field-certificate-limit = certificate limit
field-permanent-certificates = permanent certificates
field-step-limit = step limit
field-discs = discs left
field-outlaws = outlaws
field-green = green
field-orange = orange
field-hazards = hazards
field-cities = discs in cities
field-stations = upgraded stations
field-unbuilt = buildings not built yet
field-bells = branchlets on the bells
field-reach = towns within reach
field-north = Rails to the North
field-towns = branches in towns
field-tiles = medium town tiles
field-sam = Sam
field-card = card played last
field-deck = cards to come
field-specialization = specialization
field-first-cities = cities of the first deliveries
field-herd = herd
field-branchlets = branchlets left
drawn-leaf-trail = Trail
drawn-leaf-north = The north
drawn-book-neutral = Neutral buildings
drawn-book-private = Private buildings
drawn-book-cattle = Cattle
drawn-book-objectives = Objective cards
drawn-book-starting = Starting objectives
drawn-book-masters = Station masters
drawn-book-tiles = Workers, hazards and outlaws
drawn-sign-money = You gain so many dollars
drawn-sign-price = You pay so many dollars
drawn-sign-points = Victory points
drawn-sign-gives = First what you give, then what you get
drawn-sign-per = For each, or between two things: one or the other
drawn-sign-breed = A card of that breed; the hide shows which
drawn-sign-any = Any cattle card
drawn-sign-buy = Buy cattle with your cowboys
drawn-sign-hire = Hire a worker; + or − changes the price
drawn-sign-cowboy = Cowboy
drawn-sign-builder = Builder
drawn-sign-engineer = Engineer
drawn-sign-build = Build, for so many dollars per builder
drawn-sign-copy = Use the actions of a neighbouring building
drawn-sign-forest = In the woods
drawn-sign-engine = Locomotive forward up to so many spaces
drawn-sign-back = Locomotive back exactly so many spaces
drawn-sign-station = Station
drawn-sign-deliver = Locomotive back, and deliver to a city at once
drawn-sign-ride = Your herder rides on up to so many steps
drawn-sign-certificate = Certificate
drawn-sign-objective = Objective card
drawn-sign-token = Exchange token
drawn-sign-auxiliary = Auxiliary action
drawn-sign-draw = Draw that many cards, then discard as many
drawn-sign-remove = Remove a card from the game
drawn-sign-outlaw = Outlaw: collect a bounty
drawn-sign-hazard = Hazard: remove one for so many dollars
drawn-sign-fee = Fee for whoever enters: green or black
