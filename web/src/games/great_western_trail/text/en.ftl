drawn-markets = Cattle market and objectives
drawn-hand = Your hand
drawn-stack = Stack
drawn-discard = Discards
drawn-herd-value = Herd value
drawn-buildings = Buildings not built yet
drawn-station = Station { $number }
