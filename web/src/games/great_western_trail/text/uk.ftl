drawn-markets = Ринок худоби й цілі
drawn-hand = Твоя рука
drawn-stack = Колода
drawn-discard = Скинуті
drawn-herd-value = Цінність стада
drawn-buildings = Ще не збудовані будівлі
drawn-station = Станція { $number }
