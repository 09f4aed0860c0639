### Червоні боки персонажів українською.

## Рішення

decision-arm = Скільки жетонів револьверів дістає для тебе капітан?
decision-snatch = Яку будівлю береш із ряду забудови за { $dollars } $?
decision-banker = Банкір пропонує бали. Яку пропозицію приймаєш?

## Дії

action-arm = Купити { $number ->
    [one] { $number } жетон револьвера
    [few] { $number } жетони револьверів
    [many] { $number } жетонів револьверів
   *[other] { $number } жетона револьвера
 }
action-snatch = Узяти будівлю з клітинки «{ $space }»

## Відмови

refusal-other-side = У цій грі карти персонажів лежать іншим боком догори.
refusal-no-tile-there = На клітинці «{ $space }» немає будівлі.
refusal-sheriff-starts-no-duel = Червоний шериф ніколи не починає дуелі.
refusal-sheriff-does-not-attack = Червоний шериф ні на кого не нападає.
refusal-no-such-offer = Банкір не має такої пропозиції.

## Частини описів

effect-red = червоний бік
effect-pacifist = не нападає й не починає дуелей
effect-lost-duel = { $number ->
    [one] { $number } бал
    [few] { $number } бали
    [many] { $number } балів
   *[other] { $number } бала
 } за програну дуель
effect-arm = { $number ->
    [one] { $number } жетон револьвера
    [few] { $number } жетони револьверів
    [many] { $number } жетонів револьверів
   *[other] { $number } жетона револьвера
 } за { $dollars } $
effect-offer = { $number ->
    [one] { $number } бал
    [few] { $number } бали
    [many] { $number } балів
   *[other] { $number } бала
 } за { $dollars } $
effect-later-houses = або 1 бал за кожен власний дім
effect-later-mountains = або 1 $ за кожну власну гору
