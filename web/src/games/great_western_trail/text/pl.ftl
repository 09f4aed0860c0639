drawn-markets = Targ bydła i cele
drawn-hand = Twoja ręka
drawn-stack = Stos
drawn-discard = Odrzucone
drawn-herd-value = Wartość stada
drawn-buildings = Budynki jeszcze niewybudowane
drawn-station = Stacja { $number }
