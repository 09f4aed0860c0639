### Варіант Simmental українською.

## Параметри

option-simmental = Варіант Simmental
    .help = На ринку худоби з’являються телята Simmental. У Канзас-Сіті з них виростають телиці, а потім корови.
option-simmental-false = вимкнено
option-simmental-true = увімкнено

## Рішення

decision-raise-cattle = { $card_id ->
    [calf] Скільки телят замінюєш на телиць?
   *[heifer] Скільки телиць замінюєш на корів?
 }

## Дії

action-raise-calves = { $number ->
    [0] Не замінювати телят
    [one] Замінити { $number } теля
    [few] Замінити { $number } телят
    [many] Замінити { $number } телят
   *[other] Замінити { $number } теляти
 }
action-raise-heifers = { $number ->
    [0] Не замінювати телиць
    [one] Замінити { $number } телицю
    [few] Замінити { $number } телиць
    [many] Замінити { $number } телиць
   *[other] Замінити { $number } телиці
 }

## Події

event-raised = { $seat } замінює худобу: { $number } × { $card } → { $card_2 }.

## Відмови

refusal-not-so-many = Стільки карт немає. Є: { $has }.

## Карти

group-calf = теля Simmental
demand-simmental = карта породи Simmental
    .acc = карту породи Simmental
    .gen = карти породи Simmental
card-calf = теля Simmental
    .acc = теля Simmental
    .gen = теляти Simmental
card-heifer = телиця Simmental
    .acc = телицю Simmental
    .gen = телиці Simmental
card-cow = корова Simmental
    .acc = корову Simmental
    .gen = корови Simmental
