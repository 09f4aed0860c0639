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
drawn-last-row = When the token leaves this row, the game ends
drawn-market-stack = Cattle cards in the stack
drawn-objective-stack = Objective cards in the stack
drawn-refill = When the token passes here, the cattle market is refilled
drawn-token = Job market token
drawn-won = Objectives played and station masters
drawn-certificates = Limit: { $limit } · permanent: { $permanent }
drawn-fee-black = Black hand: entering costs ${ $money }
drawn-fee-green = Green hand: entering costs ${ $money }
drawn-plot = Free building space
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
