drawn-markets = Targ bydła i cele
drawn-hand = Twoja ręka
drawn-stack = Stos
drawn-discard = Odrzucone
drawn-herd-value = Wartość stada
drawn-buildings = Budynki jeszcze niewybudowane
drawn-station = Stacja { $number }
drawn-about-certificates = Certyfikaty
drawn-about-deck = Stos dobierania + stos kart odrzuconych
drawn-about-green-outlaws = Zieloni bandyci
drawn-about-hand = Karty na ręce / limit kart na ręce
drawn-about-hazards = Niebezpieczeństwa
drawn-about-money = Pieniądze
drawn-about-objectives = Zagrane karty celu
drawn-about-bells = Znaczniki oddziałów na polach dzwonów
drawn-about-orange-outlaws = Pomarańczowi bandyci
drawn-about-steps = Limit kroków
drawn-about-tokens = Żetony wymiany
drawn-bag = { $number ->
    [one] 1 żeton w woreczku
    [few] { $number } żetony w woreczku
    [many] { $number } żetonów w woreczku
   *[other] { $number } żetonu w woreczku
 }
drawn-cowboys = { $number ->
    [one] 1 kowboj
    [few] { $number } kowboje
    [many] { $number } kowbojów
   *[other] { $number } kowboja
 }
drawn-last-row = Gdy żeton opuści ten rząd, gra się kończy
drawn-market-stack = Karty bydła w stosie
drawn-objective-stack = Karty celu w stosie
drawn-refill = Gdy żeton minie to miejsce, targ bydła się uzupełnia
drawn-token = Żeton rynku pracy
drawn-won = Zagrane cele i zawiadowcy stacji
drawn-certificates = Limit: { $limit } · stałe: { $permanent }
drawn-fee-black = Czarna dłoń: wejście kosztuje { $money } $
drawn-fee-green = Zielona dłoń: wejście kosztuje { $money } $
drawn-plot = Wolna działka budowlana
drawn-space = Pole torów { $space }
drawn-step-limit = Limit kroków +{ $number }
drawn-sam-card = Karta Sama { $number }
drawn-sam-waits = Sam nie zagrał jeszcze żadnej karty.
drawn-sam-specialization = Specjalizacja
drawn-sam-deck = { $number ->
    [one] 1 karta w talii
    [few] { $number } karty w talii
    [many] { $number } kart w talii
   *[other] { $number } karty w talii
 }
drawn-sam-discs = { $number ->
    [one] 1 dysk w zapasie
    [few] { $number } dyski w zapasie
    [many] { $number } dysków w zapasie
   *[other] { $number } dysku w zapasie
 }
drawn-sam-branchlets = { $number ->
    [one] 1 oddział w zapasie
    [few] { $number } oddziały w zapasie
    [many] { $number } oddziałów w zapasie
   *[other] { $number } oddziału w zapasie
 }
drawn-sam-to-come = Karty, które jeszcze przyjdą
