### Czerwone strony person po polsku.

## Decyzje

decision-arm = Ile sztonów rewolwerów zdobywa dla ciebie kapitan?
decision-snatch = Który budynek bierzesz z rzędu budowy za { $dollars } $?
decision-banker = Bankier oferuje punkty. Którą ofertę przyjmujesz?

## Akcje

action-arm = Kup { $number ->
    [one] 1 szton rewolweru
    [few] { $number } sztony rewolwerów
    [many] { $number } sztonów rewolwerów
   *[other] { $number } sztonu rewolweru
 }
action-snatch = Weź budynek z pola „{ $space }”

## Odmowy

refusal-other-side = W tej grze ta persona leży drugą stroną do góry.
refusal-no-tile-there = Na polu „{ $space }” nie ma budynku.
refusal-sheriff-starts-no-duel = Czerwony szeryf nigdy nie wywołuje pojedynku.
refusal-sheriff-does-not-attack = Czerwony szeryf nikogo nie atakuje.
refusal-no-such-offer = Bankier nie ma takiej oferty.

## Części opisów

effect-red = strona czerwona
effect-pacifist = nie atakuje i nie wywołuje pojedynków
effect-lost-duel = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
 } za przegrany pojedynek
effect-arm = { $number ->
    [one] 1 szton rewolweru
    [few] { $number } sztony rewolwerów
    [many] { $number } sztonów rewolwerów
   *[other] { $number } sztonu rewolweru
 } za { $dollars } $
effect-offer = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
 } za { $dollars } $
effect-later-houses = albo 1 punkt za każdy własny dom
effect-later-mountains = albo 1 $ za każdą własną górę
