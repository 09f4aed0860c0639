### Kolej na północ po polsku.

## Opcje

option-rails-to-the-north = Kolej na północ
    .help = Rozszerzenie: oddziały w miastach północy otwierają duże miasta, premie i dodatkowych zawiadowców stacji.
option-rails-to-the-north-false = bez rozszerzenia
option-rails-to-the-north-true = z rozszerzeniem
option-kansas-city-bonus = Kansas City w Kolei na północ
    .help = Ile daje dostawa do Kansas City. Instrukcja rozszerzenia i późniejszy dodruk podają co innego.
option-kansas-city-bonus-rulebook = 6 $, jak w instrukcji
option-kansas-city-bonus-reprint = 4 $, jak w dodruku
option-bell-building = Budynek 13a
    .help = Jak liczyć dolary budynku 13a. Żeton i zdanie z instrukcji można czytać różnie.
option-bell-building-per-bell = 1 $ za każde opróżnione pole dzwonu
option-bell-building-once = 1 $ łącznie
option-far-city = Nowy Jork na kartach celów
    .help = Które miasto ma na myśli karta celu z dyskiem w Nowym Jorku. Z rozszerzeniem Nowy Jork przyjmuje tylko jeden dysk każdego gracza.
option-far-city-new-york = Nowy Jork, jak na karcie
option-far-city-san-francisco = zamiast niego San Francisco

## Decyzje

decision-branch = Gdzie zakładasz oddział? Do założenia: { $left }.
decision-slot-token = Bierzesz żeton wymiany? Teraz albo nigdy.
decision-gift = Weź { $money ->
    [one] 1 dolara
    [few] { $money } dolary
    [many] { $money } dolarów
   *[other] { $money } dolara
 } albo z targu bydła kartę krowy o wartości hodowlanej 3. Teraz albo nigdy.
decision-new-york = Który żeton zawiadowcy stacji obok Nowego Jorku bierzesz?

## Akcje

action-branch = Załóż oddział: { $town }
action-dollars = Weź pieniądze
    .described = { $effect }
action-take-master = Weź żeton: { $master }

## Zdarzenia

event-placed-branch = { $seat } zakłada oddział: { $town }.
event-emptied-bell = { $seat } opróżnia pole dzwonu { $number }.
event-took-card = { $seat } bierze z targu bydła { $card_acc }.
event-took-master = { $seat } bierze żeton zawiadowcy stacji: { $master }.

## Odmowy

refusal-not-in-this-game = To dotyczy elementów, których nie ma w tej grze.
refusal-city-closed = Aby dostarczyć bydło do { $city_gen }, trzeba mieć tam oddział.
refusal-no-branch-possible = Nie można teraz założyć oddziału: trzeba mieć znacznik oddziału oraz dostępne pole, na które cię stać.
refusal-branch-there = W tym mieście masz już oddział: { $town }.
refusal-town-out-of-reach = Z twoich oddziałów i dysków w miastach nie prowadzi tam żadna linia kolejowa: { $town }.
refusal-slot-taken = To pole oddziału jest zajęte: { $town }.
refusal-same-slot = Wolne jest pole tego samego rodzaju o niższym numerze: { $town }.
refusal-master-not-there = Tego żetonu nie ma obok Nowego Jorku: { $master }.

## Części opisów

effect-branch = { $number ->
    [one] załóż oddział
    [few] załóż { $number } oddziały
    [many] załóż { $number } oddziałów
   *[other] załóż { $number } oddziału
 }
effect-discards = odrzuć { $number } razy { $demand_acc }
effect-money-once = { $money } $ łącznie
effect-gift = { $money } $ albo karta krowy o wartości hodowlanej 3 z targu bydła
effect-upgrade = stację { $station } można rozbudować za { $money } $
effect-open-city = otwiera dostawy do { $city_gen }
effect-branch-there = twój oddział w tym mieście
effect-master = wybrany zawiadowca stacji
effect-instead-of-city = zamiast dysków w { $city_loc } liczą się dyski w { $city_2_loc }
effect-vp-per-bell = { $number } PZ za każde opróżnione pole dzwonu
per-emptied-bells = za każde opróżnione pole dzwonu

## Akcja pomocnicza, dyski, wymagania, akcje lokalne

aux-branch = załóż oddział
disc-branch-1 = pierwszy dysk akcji „załóż oddział”
disc-branch-2 = dodatkowy dysk akcji „załóż oddział”
demand-value-2 = karta krowy Santa Gertrudis, Pineywoods lub Galloway
    .acc = kartę krowy Santa Gertrudis, Pineywoods lub Galloway
    .gen = karty krowy Santa Gertrudis, Pineywoods lub Galloway
local-branch = założenie oddziału

## Miasta i premie za dostawę

city-columbia = Columbia
    .gen = Columbii
    .loc = Columbii
city-detroit = Detroit
    .gen = Detroit
    .loc = Detroit
city-cleveland = Cleveland
    .gen = Cleveland
    .loc = Cleveland
city-memphis = Memphis
    .gen = Memphis
    .loc = Memphis
city-denver = Denver
    .gen = Denver
    .loc = Denver
city-milwaukee = Milwaukee
    .gen = Milwaukee
    .loc = Milwaukee
city-green-bay = Green Bay
    .gen = Green Bay
    .loc = Green Bay
city-minneapolis = Minneapolis
    .gen = Minneapolis
    .loc = Minneapolis
city-toronto = Toronto
    .gen = Toronto
    .loc = Toronto
city-san-francisco = San Francisco
    .gen = San Francisco
    .loc = San Francisco
city-montreal = Montreal
    .gen = Montrealu
    .loc = Montrealu

arrow-columbia-st-louis = Columbia–St. Louis
arrow-chicago-detroit = Chicago–Detroit
arrow-cleveland-pittsburgh = Cleveland–Pittsburgh
arrow-pittsburgh-new-york = Pittsburgh–Nowy Jork

## Zawiadowcy stacji

master-branch = oddział oraz 5 PZ za każde 2 żetony wymiany
master-areas = 1 żeton wymiany oraz 2 PZ za każdy obszar z twoim oddziałem

## Żetony średnich miast

medium-gift = pieniądze albo karta krowy o wartości hodowlanej 3
medium-hire = tańsze zatrudnienie
medium-remove = usunięcie kart
medium-engine = lokomotywa do przodu
medium-build = budowa za darmo

## Miasta północy

town-olive-gate = oliwkowa brama
town-olive-medium = oliwkowe średnie miasto
town-memphis = Memphis
town-olive-tokens = oliwkowe miasto żetonów
town-olive-station = oliwkowe miasto dworcowe (stacja 11)
town-blue-gate = niebieska brama
town-blue-tokens = niebieskie miasto żetonów
town-blue-west = niebieski zachód
town-san-francisco = San Francisco
town-denver = Denver
town-purple-gate = fioletowa brama
town-purple-medium = fioletowe średnie miasto
town-milwaukee = Milwaukee
town-red-west = czerwony zachód
town-red-station = czerwone miasto dworcowe (stacja 12)
town-green-bay = Green Bay
town-red-junction = czerwony węzeł
town-red-medium-south = południowe czerwone średnie miasto
town-red-north = czerwona północ
town-minneapolis = Minneapolis
town-red-east = czerwony wschód
town-toronto = Toronto
town-montreal = Montreal
town-red-medium-north = północne czerwone średnie miasto
town-green-gate = zielona brama
town-green-medium = zielone średnie miasto
town-indigo-gate = granatowa brama
town-indigo-medium = granatowe średnie miasto
