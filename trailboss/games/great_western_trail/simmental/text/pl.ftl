### Wariant simentalski po polsku.

## Opcje

option-simmental = Wariant simentalski
    .help = Na targu bydła pojawiają się cielaki simentalskie. W Kansas City dorastają do jałówek i krów.
option-simmental-false = wyłączony
option-simmental-true = włączony

## Decyzje

decision-raise-cattle = { $card_id ->
    [calf] Ile cielaków wymieniasz na jałówki?
   *[heifer] Ile jałówek wymieniasz na krowy?
 }

## Akcje

action-raise-calves = { $number ->
    [0] Nie wymieniaj cielaków
    [one] Wymień 1 cielaka
    [few] Wymień { $number } cielaki
    [many] Wymień { $number } cielaków
   *[other] Wymień { $number } cielaka
 }
action-raise-heifers = { $number ->
    [0] Nie wymieniaj jałówek
    [one] Wymień 1 jałówkę
    [few] Wymień { $number } jałówki
    [many] Wymień { $number } jałówek
   *[other] Wymień { $number } jałówki
 }

## Zdarzenia

event-raised = { $seat } wymienia bydło: { $number } × { $card } → { $card_2 }.

## Odmowy

refusal-not-so-many = Nie masz tylu kart. Masz: { $has }.

## Karty

group-calf = cielak simentalski
demand-simmental = karta simentalska
    .acc = kartę simentalską
    .gen = karty simentalskiej
card-calf = cielak simentalski
    .acc = cielaka simentalskiego
    .gen = cielaka simentalskiego
card-heifer = jałówka simentalska
    .acc = jałówkę simentalską
    .gen = jałówki simentalskiej
card-cow = krowa simentalska
    .acc = krowę simentalską
    .gen = krowy simentalskiej
