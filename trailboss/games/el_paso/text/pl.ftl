### Great Western Trail: El Paso po polsku.
### Jak argumenty trafiają do komunikatów, mówi trailboss/kernel/vocabulary.py.
### Po jednoliterowych słowach i przed „$” stoi twarda spacja.

game-title = Great Western Trail: El Paso
game-description = Krąż szlakiem do El Paso z coraz lepszym stadem, zatrudniaj pracowników, płać nimi za bydło, budynki i pociąg i dostarczaj krowy do placówek handlowych, zanim zabraknie kart Simmental.

## Opcje

option-neutral-buildings = Budynki neutralne
    .help = Gdzie stoi sześć budynków neutralnych. Na pierwszą grę najlepiej według liter.
option-neutral-buildings-lettered = według liter
option-neutral-buildings-random = losowo
option-building-sides = Strony budynków zwykłych
    .help = Która strona budynków zwykłych leży na rynku budynków.
option-building-sides-a = strony a
option-building-sides-b = strony b
option-building-sides-random = losowo wymieszane
option-train-sides = Strony kart pociągu
    .help = Którą stroną czterech kart pociągu gracie.
option-train-sides-basic = strony podstawowe
option-train-sides-marked = strony oznaczone
option-train-sides-random = losowo wymieszane
option-house-set = Zestaw domowy
    .help = Wartości z elementów gry, które poprawili właściciele pudełka. Tworzy się go na stronie poprawek.
option-house-set-none = brak, wszystko jak u nas

## Arkusz punktacji

category-money = Pieniądze
category-buildings = Budynki
category-trading-posts = Placówki handlowe
category-workers = Pracownicy
category-cattle = Bydło
category-bonus-tiles = Żetony premii
category-objectives = Cele
curve-money = Pieniądze
curve-herd-value = Całe stado
choice-building = Budynki
choice-tile = Żetony

## Decyzje: o co pytany jest gracz

decision-draft = Weź żeton celu na początek.
decision-place = Postaw ranczera na budynku neutralnym.
decision-ride = { $why ->
    [again] Ranczer jedzie dalej. Dokąd? Masz { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
     } i po 1 więcej za każdego kowboja.
   *[movement] Dokąd jedziesz? Masz { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
     } i po 1 więcej za każdego kowboja.
 }
decision-visit = Co robisz { $node_at }?{ $building_id ->
    [B] {""}
    [C] {""}
    [D] {""}
    [E] {""}
    [F] {""}
    [G] {""}
   *[other] {" "}Budynek { $building }.
 }
decision-window = { $moment ->
    [money] Masz już pieniądze. Coś jeszcze, zanim weźmiesz kartę Simmental?
    [delivery] Dostawa zakończona. Coś jeszcze przed odrzuceniem kart z ręki?
    [drawing] Coś jeszcze przed dobraniem kart?
   *[end] Coś jeszcze czy koniec tury?
 }
decision-auxiliary = Wybierz akcję pomocniczą. { $left ->
    [one] Zostaje 1.
    [few] Możesz wykonać { $left } różne.
    [many] Możesz wykonać { $left } różnych.
   *[other] Możesz wykonać { $left } różnej.
 }
decision-exchange = Którą kartę odrzucasz za dobraną?
decision-again = Wymieniasz jeszcze jedną kartę?
decision-discard-for = Którą kartę odrzucasz? Pasuje: { $demand }.
decision-remove = Którą kartę usuwasz z gry?
decision-tile = { $kind ->
    [objective] Wybierz żeton celu.
    [bonus] Wybierz żeton premii.
   *[any] Wybierz żeton dowolnego rodzaju.
 }
decision-hire = { $money ->
    [0] Kogo zatrudniasz? Za darmo, pracownik wszechstronny kosztuje więcej.
   *[other] Kogo zatrudniasz? Koszt: { $money } $, pracownik wszechstronny drożej.
 }
decision-pay = Płacisz pracownikami: { $worker } × { $number }. Ilu pracowników wszechstronnych ich zastępuje?
decision-buy = Jaką krowę kupujesz?
decision-train = Z której karty pociągu korzystasz?
decision-train-card = Którą akcję wykonujesz? W użyciu: { $train }.
decision-build = Co budujesz albo zastępujesz?
decision-replace = Który budynek stanie { $node_at } zamiast obecnego?
decision-site = Gdzie ma stanąć budynek { $building }?
decision-deliver = Wartość ręki: { $value }, certyfikaty do wydania: { $certificates }. Do której placówki handlowej dostarczasz bydło?
decision-disc = Który dysk kładziesz na polu { $post_gen }?

## Akcje: odpowiedzi w menu
## Atrybut .described jest dla programów, które wiedzą, co odpowiedź kosztuje i daje ($effect).

action-place = Postaw ranczera { $node_at }
action-ride = Jedź { $node_to }
action-continue = Dalej
action-end = Zakończ turę
action-use = { $local }
    .described = { $effect }
action-aux = Akcja pomocnicza: { $aux }
    .described = Akcja pomocnicza: { $effect }
action-finish = { $decision ->
    [train_card] Zakończ korzystanie z pociągu
   *[other] Opuść budynek
 }
action-build = Zbuduj budynek { $building }
action-replace = Zastąp budynek { $node_at }
action-site = Zbuduj { $node_at }
action-train = Użyj: { $train }
action-take = Weź żeton „{ $tile }”
action-blind = { $kind ->
    [objective] Dobierz w ciemno żeton celu
    [bonus] Dobierz w ciemno żeton premii
   *[any] Dobierz w ciemno żeton
 }
action-discard = Odrzuć { $card_acc }
action-remove = Usuń z gry { $card_acc }
action-exchange = Użyj żetonu wymiany: dobierz 1, odrzuć 1
action-again = Wymień jeszcze jedną kartę
action-dismiss = Odrzuć { $worker_acc } dla premii
    .described = Odrzuć { $worker_acc }: { $effect }
action-hire = Zatrudnij { $worker_acc }
action-buy = Kup { $card_acc }
action-pay = Pracownicy wszechstronni: { $number }
action-deliver = Dostarcz bydło do { $post_gen }
action-disc = Weź { $disc }
action-pass = { $decision ->
    [deliver] Nie kładź dysku
    [hire] Nikogo nie zatrudniaj
   *[other] Zrezygnuj
 }
action-stop = { $decision ->
    [again] Nie wymieniaj więcej
   *[other] To wszystko
 }

## Zdarzenia: wiersze dziennika

event-forced = { $seat } nie ma innego wyboru: „{ $action }”.
event-turn-began = { $seat } rozpoczyna turę.
event-placed-rancher = { $seat } stawia ranczera { $node_at }.
event-rode = { $seat } jedzie { $node_to }: { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
 }.
event-used-slot = { $seat } wykonuje akcję: { $local }.
event-used-auxiliary = { $seat } wykonuje akcję pomocniczą: { $aux }.
event-used-train = { $seat } korzysta z pociągu: { $train }.
event-used-token = { $seat } używa żetonu wymiany.
event-gained-money = { $seat } dostaje { $money } $.
event-paid = { $seat } płaci { $money } $.
event-gained-token = { $seat } dostaje { $number ->
    [one] 1 żeton wymiany
    [few] { $number } żetony wymiany
    [many] { $number } żetonów wymiany
   *[other] { $number } żetonu wymiany
 }.
event-gained-certificates = { $seat } { $number ->
    [0] nie zdobywa certyfikatu
    [one] zdobywa 1 certyfikat
    [few] zdobywa { $number } certyfikaty
    [many] zdobywa { $number } certyfikatów
   *[other] zdobywa { $number } certyfikatu
 }.
event-spent-certificates = { $seat } wydaje { $number ->
    [one] 1 certyfikat
    [few] { $number } certyfikaty
    [many] { $number } certyfikatów
   *[other] { $number } certyfikatu
 }.
event-drew = { $seat } dobiera { $number ->
    [one] 1 kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
 }.
event-drew-cards = { $seat } dobiera: { $cards }.
event-worker-came-up = { $seat } dobiera { $worker_acc }, który trafia do obszaru pracowników.
event-reshuffled = { $seat } tasuje stos kart odrzuconych. Nowy stos dobierania: { $number ->
    [one] 1 karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
 }.
event-discarded = { $seat } odrzuca { $card_acc }.
event-discarded-workers = { $seat } odrzuca { $number ->
    [one] { $worker_acc }
    [few] { $number } { $worker_gen_pl }
    [many] { $number } { $worker_gen_pl }
   *[other] { $number } { $worker_gen_pl }
 }.
event-discarded-hand = { $seat } odrzuca wszystkie karty z ręki: { $cards }.
event-revealed-hand = { $cards_count ->
    [0] { $seat } nie ma na ręce kart do pokazania.
   *[other] { $seat } pokazuje karty z ręki: { $cards }.
 }
event-removed-card = { $seat } usuwa z gry { $card_acc }.
event-declined = { $seat } rezygnuje.
event-hired = { $money ->
    [0] { $seat } zatrudnia { $worker_acc } za darmo.
   *[other] { $seat } zatrudnia { $worker_acc } za { $money } $.
 }
event-bought = { $seat } kupuje { $card_acc }.
event-gained-cattle = { $seat } bierze { $card_acc }.
event-tile-revealed = Nowy żeton: { $tile }.
event-took-tile = { $seat } bierze żeton „{ $tile }”.
event-drew-tile = { $seat } dobiera w ciemno żeton „{ $tile }”.
event-built = { $seat } buduje budynek { $building } { $node_at }.
event-replaced-building = { $seat } zastępuje budynek { $building } budynkiem { $building_2 } { $node_at }.
event-reached-el-paso = { $seat } dociera do El Paso.
event-took-simmental = { $seat } bierze kartę Simmental. { $number ->
    [0] To była ostatnia: koniec jest bliski.
    [one] Została 1.
    [few] Zostały { $number }.
    [many] Zostało { $number }.
   *[other] Zostało { $number }.
 }
event-end-triggered = { $seat } nie znajduje już kart Simmental i staje na ich polu. Pozostali mają jeszcze po jednej turze.
event-no-simmental = { $seat } nie bierze karty Simmental: żadnej już nie ma, a trwają ostatnie tury.
event-no-disc-placed = { $seat } nie kładzie dysku.
event-delivered = { $seat } dostarcza bydło do { $post_gen } i zdejmuje { $disc }.
event-game-over = Koniec gry.

## Odmowy: dlaczego nie. Numer zasady dodaje program.

refusal-game-over = Gra jest już skończona.
refusal-not-your-decision = To nie twoja decyzja. Teraz decyduje: { $seats }. { $question }
refusal-not-your-turn = Trwa tura gracza { $seat }. Możesz to zrobić tylko w swojej turze.
refusal-another-question = Najpierw inne pytanie ({ $seats }): { $question }
refusal-unfinished-step = Najpierw dokończ to, co się zaczęło.
refusal-cannot-decline = Z tego nie można już zrezygnować.
refusal-draft-first = Najpierw każdy bierze żeton celu. Tury zaczynają się dopiero potem.
refusal-move-first = Najpierw trzeba przesunąć ranczera.
refusal-moved-already = Ranczer wykonał już ruch.
refusal-action-first = Potrzebna jest do tego akcja. Najpierw ją wybierz, jeśli jest tu dostępna.
refusal-action-phase-over = Faza akcji już się skończyła.
refusal-in-el-paso = W El Paso są tylko jego własne akcje: pieniądze, karta Simmental, dostawa.
refusal-only-in-el-paso = Dostarczasz dopiero wtedy, gdy ranczer dotrze do El Paso.
refusal-no-token = Brakuje żetonu wymiany.
refusal-no-card-to-draw = Brakuje kart do dobrania.
refusal-no-such-worker = W obszarze pracowników nie masz { $worker_gen }.
refusal-cowboys-for-steps = Kowbojów odrzuca się tylko dla dodatkowych kroków: jedź na przystanek poza limitem kroków.
refusal-placing-is-no-step = Postawienie ranczera nie jest krokiem, więc kowboj nic tu nie daje.
refusal-track-full = Tor certyfikatów jest pełny.
refusal-not-enough-money = Za mało pieniędzy: trzeba { $needs } $, a masz { $has } $.
refusal-not-enough-workers = Za mało { $worker_gen_pl }, licząc pracowników wszechstronnych: trzeba { $needs }, a masz { $has }.
refusal-not-in-hand = Nie masz na ręce { $card_gen }.
refusal-no-such-card = Na ręce brakuje { $demand_gen }.
refusal-card-not-accepted = Tutaj potrzebna jest inna karta: { $demand }.
refusal-removed-enough = Usunięte karty: już { $most }, a więcej nie wolno.
refusal-other-kind-of-tile = To musi być żeton drugiego rodzaju.
refusal-not-on-display = Żeton „{ $tile }” nie leży odkryty.
refusal-tile-stack-empty = { $kind ->
    [objective] Stos żetonów celów jest pusty.
    [bonus] Stos żetonów premii jest pusty.
   *[any] Stos jest pusty.
 }
refusal-no-blind-draft = Na początku bierze się jeden z odkrytych żetonów.
refusal-no-tile-left = Nie ma już takich żetonów.
refusal-no-cattle-left = Na rynku bydła nie ma już takiej karty.
refusal-same-type = Drugi pracownik musi być innego rodzaju, więc nie możesz zatrudnić { $worker_gen }.
refusal-nobody-left = Na rynku pracowników nie ma już { $worker_gen }.
refusal-nobody-to-hire = Nie ma pracownika, którego możesz teraz zatrudnić.
refusal-first-hire-first = To akcja dla drugiego pracownika. Najpierw zatrudnij pierwszego.
refusal-mixture = Tak nie można zapłacić: pracowników wszechstronnych może być od { $least } do { $most }.
refusal-not-in-market = Na rynku bydła nie ma już { $card_gen }.
refusal-never-for-sale = Tej rasy nigdy nie można kupić: { $card }.
refusal-nothing-to-buy = Na rynku bydła nie ma niczego, za co możesz teraz zapłacić.
refusal-no-train-card = Nie ma karty pociągu, za którą możesz teraz zapłacić.
refusal-nothing-to-build = Nie ma niczego, co możesz teraz zbudować albo zastąpić.
refusal-other-side = Strony { $building } nie ma w tej grze. Gracie drugą stroną tego budynku.
refusal-no-building-left = Na rynku budynków nie ma już budynku { $building }.
refusal-no-marker-left = Brakuje znacznika własności, więc możesz tylko zastąpić budynek.
refusal-not-your-building = Budynek { $node_at } nie jest twój.
refusal-no-replacement = Nie ma teraz budynku, który może stanąć { $node_at } zamiast obecnego.
refusal-not-a-better-building = Trzeba budynku, który wymaga więcej budowniczych niż { $building }.
refusal-neutral-stays = Zastępować można tylko budynki graczy.
refusal-no-building-there = Nie ma budynku { $node_at }.
refusal-not-a-plot = Nie można budować { $node_at }: to nie jest pole na budynek.
refusal-plot-taken = Budynek już stoi { $node_at }.
refusal-place-first = W pierwszej turze stawiasz ranczera na budynku neutralnym.
refusal-placed-already = Ranczera stawia się tylko w pierwszej turze.
refusal-not-a-stop = Nie możesz zatrzymać się { $node_at }: nie ma tam budynku.
refusal-must-move = Ranczer musi zrobić co najmniej 1 krok.
refusal-backwards = Nie można jechać wstecz { $node_to }.
refusal-other-branch = Nie dojedziesz { $node_to }: na rozwidleniu prowadzi tam druga droga.
refusal-beyond-el-paso = Nie dojedziesz { $node_to }: każdy ruch kończy się w El Paso.
refusal-too-far = Za mało kroków: trzeba { $needs }, a masz { $has }, licząc kowbojów.
refusal-auxiliary-locked = Dysk wciąż blokuje akcję pomocniczą „{ $aux }”.
refusal-same-auxiliary = Akcje pomocnicze muszą być różne, a akcję „{ $aux }” już wykorzystano.
refusal-no-such-slot = Nie ma tutaj akcji „{ $local }”.
refusal-slot-used = Tę akcję albo sąsiednią już wykorzystano.
refusal-slot-used-already = Akcję budynku już wykorzystano, więc na pomocniczą zamiast niej jest za późno.
refusal-must-deliver = Możesz położyć dysk bez wydawania certyfikatów, więc trzeba to zrobić.
refusal-value-too-low = Za mała wartość: placówka wymaga { $needs }, a masz { $has }, licząc certyfikaty.
refusal-post-taken = Twój dysk już tam leży: { $post }.
refusal-no-disc-for-post = Zostały ci tylko dyski z ciemnymi narożnikami, a { $post } ma jasne.
refusal-disc-gone = Tego dysku już nie ma: { $disc }.
refusal-dark-disc = Ten dysk można położyć tylko na placówce handlowej z ciemnymi narożnikami: { $disc }.

## Co jest wydrukowane na żetonach i kartach: części opisu, łączone przecinkami i strzałką

effect-discard = odrzuć { $demand_acc }
effect-pay = zapłać { $money } $
effect-money = { $money } $
effect-per-value = { $money } $ za punkt jej wartości hodowlanej
effect-certificates = { $number ->
    [one] 1 certyfikat
    [few] { $number } certyfikaty
    [many] { $number } certyfikatów
   *[other] { $number } certyfikatu
 }
effect-token = { $number ->
    [one] 1 żeton wymiany
    [few] { $number } żetony wymiany
    [many] { $number } żetonów wymiany
   *[other] { $number } żetonu wymiany
 }
effect-tile = { $kind ->
    [objective] 1 żeton celu
    [bonus] 1 żeton premii
   *[any] 1 dowolny żeton
 }
effect-either = { $money } $ albo { $kind ->
    [objective] 1 żeton celu
    [bonus] 1 żeton premii
   *[any] 1 dowolny żeton
 }
effect-basic-side = strona podstawowa
effect-marked-side = strona oznaczona
effect-cleared = bez dysku
effect-cattle = weź { $card_acc }
effect-hire = { $money ->
    [0] zatrudnij pracownika za darmo
   *[other] zatrudnij pracownika za { $money } $
 }
effect-hire-second = zatrudnij drugiego, innego pracownika za { $money } $
effect-buy = kup krowę
effect-build = zbuduj albo zastąp budynek
effect-train = skorzystaj z pociągu
effect-auxiliary = { $number ->
    [one] akcja pomocnicza
    [few] najwyżej { $number } różne akcje pomocnicze
    [many] najwyżej { $number } różnych akcji pomocniczych
   *[other] najwyżej { $number } różnej akcji pomocniczej
 }
effect-ride = { $number ->
    [one] jedź dalej o 1 krok
    [few] jedź dalej najwyżej o { $number } kroki
    [many] jedź dalej najwyżej o { $number } kroków
   *[other] jedź dalej najwyżej o { $number } kroku
 }
effect-exchange = { $number ->
    [one] wymień 1 kartę
    [few] wymień najwyżej { $number } karty po kolei
    [many] wymień najwyżej { $number } kart po kolei
   *[other] wymień najwyżej { $number } karty po kolei
 }
effect-remove = usuń z gry { $demand_acc }
effect-steps = { $number ->
    [one] 1 krok
    [few] { $number } kroki
    [many] { $number } kroków
   *[other] { $number } kroku
 }
effect-further-steps = { $number ->
    [one] 1 krok więcej
    [few] { $number } kroki więcej
    [many] { $number } kroków więcej
   *[other] { $number } kroku więcej
 } podczas ruchu
effect-workers = odrzuć { $number ->
    [one] { $worker_acc }
    [few] { $number } { $worker_gen_pl }
    [many] { $number } { $worker_gen_pl }
   *[other] { $number } { $worker_gen_pl }
 }
effect-dismissed = odrzuć pracownika
effect-neutral = budynek neutralny { $building }
effect-own = twój budynek { $building }
effect-foreign = cudzy budynek { $building }
effect-local = { $local }
effect-spend = wydaj { $number ->
    [one] 1 certyfikat
    [few] { $number } certyfikaty
    [many] { $number } certyfikatów
   *[other] { $number } certyfikatu
 }
effect-replaces = budynek { $building }
effect-vp = { $number } PZ
effect-value = wartość hodowlana { $number }
effect-permanent = { $number ->
    [one] 1 certyfikat stały
    [few] { $number } certyfikaty stałe
    [many] { $number } certyfikatów stałych
   *[other] { $number } certyfikatu stałego
 }
effect-hand = limit kart na ręce +{ $number }
effect-step = limit kroków +{ $number }
effect-again = { $number ->
    [one] liczy się jeszcze 1 karta tej samej rasy
    [few] liczą się jeszcze { $number } karty tej samej rasy
    [many] liczy się jeszcze { $number } kart tej samej rasy
   *[other] liczy się jeszcze { $number } karty tej samej rasy
 }
effect-aux = odblokowuje akcję pomocniczą „{ $aux }”
effect-aux-stronger = wzmacnia akcję pomocniczą „{ $aux }”
effect-built = budowniczowie wymagani przez twoje budynki: { $number }
effect-bonuses = { $number ->
    [one] 1 żeton premii
    [few] { $number } żetony premii
    [many] { $number } żetonów premii
   *[other] { $number } żetonu premii
 }
effect-discs = { $number ->
    [one] 1 dysk
    [few] { $number } dyski
    [many] { $number } dysków
   *[other] { $number } dysku
 } na placówkach handlowych o wartości co najmniej { $post_id }
effect-cards = { $number } × { $card }

## Pracownicy

worker-cowboy = kowboj
    .acc = kowboja
    .gen = kowboja
    .gen_pl = kowbojów
worker-builder = budowniczy
    .acc = budowniczego
    .gen = budowniczego
    .gen_pl = budowniczych
worker-engineer = inżynier
    .acc = inżyniera
    .gen = inżyniera
    .gen_pl = inżynierów
worker-all-rounder = pracownik wszechstronny
    .acc = pracownika wszechstronnego
    .gen = pracownika wszechstronnego
    .gen_pl = pracowników wszechstronnych

## Akcje pomocnicze i dyski

aux-money = pieniądze
aux-certificate = certyfikat
aux-exchange = wymiana
aux-remove = usunięcie krowy

disc-money = dysk akcji „pieniądze”
disc-certificate = dysk akcji „certyfikat”
disc-exchange = dysk akcji „wymiana”
disc-remove = dysk akcji „usunięcie krowy”
disc-permanent = dysk certyfikatu stałego
disc-hand = dysk limitu kart na ręce
disc-step = dysk limitu kroków

## Placówki handlowe i karty pociągu

post-0 = placówka handlowa 0
    .gen = placówki handlowej 0
post-5 = placówka handlowa 5
    .gen = placówki handlowej 5
post-7 = placówka handlowa 7
    .gen = placówki handlowej 7
post-9 = placówka handlowa 9
    .gen = placówki handlowej 9
post-10 = placówka handlowa 10
    .gen = placówki handlowej 10
post-12 = placówka handlowa 12
    .gen = placówki handlowej 12
post-14 = placówka handlowa 14
    .gen = placówki handlowej 14
post-16 = placówka handlowa 16
    .gen = placówki handlowej 16
post-18 = placówka handlowa 18
    .gen = placówki handlowej 18
post-20 = placówka handlowa 20
    .gen = placówki handlowej 20

train-1 = karta pociągu 1
train-2 = karta pociągu 2
train-3 = karta pociągu 3
train-4 = karta pociągu 4

## Co trzeba odrzucić albo usunąć

demand-criollo = karta krowy Criollo
    .acc = kartę krowy Criollo
    .gen = karty krowy Criollo
demand-pineywoods = karta krowy Pineywoods
    .acc = kartę krowy Pineywoods
    .gen = karty krowy Pineywoods
demand-galloway = karta krowy Galloway
    .acc = kartę krowy Galloway
    .gen = karty krowy Galloway
demand-santa-gertrudis = karta krowy Santa Gertrudis
    .acc = kartę krowy Santa Gertrudis
    .gen = karty krowy Santa Gertrudis
demand-black-angus = karta krowy Black Angus
    .acc = kartę krowy Black Angus
    .gen = karty krowy Black Angus
demand-corriente = karta krowy Corriente
    .acc = kartę krowy Corriente
    .gen = karty krowy Corriente
demand-shorthorn = karta krowy Shorthorn
    .acc = kartę krowy Shorthorn
    .gen = karty krowy Shorthorn
demand-hereford = karta krowy Hereford
    .acc = kartę krowy Hereford
    .gen = karty krowy Hereford
demand-simmental = karta krowy Simmental
    .acc = kartę krowy Simmental
    .gen = karty krowy Simmental
demand-any = dowolna karta krowy
    .acc = dowolną kartę krowy
    .gen = jakiejkolwiek karty krowy
demand-value-2 = karta krowy o wartości hodowlanej 2
    .acc = kartę krowy o wartości hodowlanej 2
    .gen = karty krowy o wartości hodowlanej 2

## Akcje budynków i kart pociągu

local-sell = odrzuć za pieniądze
local-hire = zatrudnij pracownika
local-hire-second = zatrudnij drugiego pracownika
local-money = weź pieniądze
local-certificate = zdobądź certyfikat
local-certificates = zdobądź certyfikaty
local-token = weź żeton wymiany
local-buy = kup krowę
local-build = zbuduj
local-auxiliary = akcja pomocnicza
local-auxiliaries = dwie akcje pomocnicze
local-train = skorzystaj z pociągu
local-ride = jedź dalej
local-bonus = weź żeton premii
local-objective = weź żeton celu
local-tile = weź żeton
local-cattle = weź krowę
local-remove = usuń krowę

## Karty

card-criollo = Criollo
    .acc = kartę krowy Criollo
    .gen = karty krowy Criollo
card-pineywoods = Pineywoods
    .acc = kartę krowy Pineywoods
    .gen = karty krowy Pineywoods
card-galloway = Galloway
    .acc = kartę krowy Galloway
    .gen = karty krowy Galloway
card-santa-gertrudis = Santa Gertrudis
    .acc = kartę krowy Santa Gertrudis
    .gen = karty krowy Santa Gertrudis
card-black-angus = Black Angus
    .acc = kartę krowy Black Angus
    .gen = karty krowy Black Angus
card-corriente = Corriente
    .acc = kartę krowy Corriente
    .gen = karty krowy Corriente
card-shorthorn = Shorthorn
    .acc = kartę krowy Shorthorn
    .gen = karty krowy Shorthorn
card-hereford = Hereford
    .acc = kartę krowy Hereford
    .gen = karty krowy Hereford
card-simmental = Simmental
    .acc = kartę krowy Simmental
    .gen = karty krowy Simmental
card-cowboy = kowboj
    .acc = kowboja
    .gen = kowboja
card-builder = budowniczy
    .acc = budowniczego
    .gen = budowniczego
card-engineer = inżynier
    .acc = inżyniera
    .gen = inżyniera
card-all-rounder = pracownik wszechstronny
    .acc = pracownika wszechstronnego
    .gen = pracownika wszechstronnego

## Żetony

tile-corriente-2cowboys = Corriente + 2 kowbojów
tile-corriente-black-angus = Corriente + Black Angus
tile-2corrientes-1built = 2 Corriente + budynek za 1 budowniczego
tile-black-angus-1built = Black Angus + budynek za 1 budowniczego
tile-2black-angus = 2 Black Angus
tile-black-angus-bonus = Black Angus + żeton premii
tile-shorthorn-1built = Shorthorn + budynek za 1 budowniczego
tile-shorthorn-corriente = Shorthorn + Corriente
tile-hereford = Hereford
tile-shorthorn-2engineers = Shorthorn + 2 inżynierów
tile-3built = budynki za 3 budowniczych
tile-4built = budynki za 4 budowniczych
tile-6built = budynki za 6 budowniczych
tile-3built-2builders = budynki za 3 budowniczych + 2 budowniczych
tile-2bonuses = 2 żetony premii
tile-2bonuses-2engineers = 2 żetony premii + 2 inżynierów
tile-2all-rounders-2simmentals = 2 pracowników wszechstronnych + 2 Simmental
tile-post10-2builders = dysk na placówce 10+ i 2 budowniczych
tile-2posts12 = 2 dyski na placówkach 12+
tile-post14-bonus = dysk na placówce 14+ i żeton premii
tile-permanent-certificate = certyfikat stały (2 PZ)
tile-breed-again = rasa liczy się ponownie (1 PZ)
tile-points-5 = 5 PZ
tile-points-4 = 4 PZ
tile-points-3 = 3 PZ

## Szlak

place-simmental = pole na karty Simmental
node-el-paso = El Paso
    .to = do El Paso
    .at = w El Paso
node-plot-a-b = pole przed B
    .to = na pole przed B
    .at = na polu przed B
node-space-b = budynek B
    .to = na budynek B
    .at = na budynku B
node-plot-b-c-inner = wewnętrzne pole przed C
    .to = na wewnętrzne pole przed C
    .at = na wewnętrznym polu przed C
node-plot-b-c-outer = zewnętrzne pole przed C
    .to = na zewnętrzne pole przed C
    .at = na zewnętrznym polu przed C
node-space-c = budynek C
    .to = na budynek C
    .at = na budynku C
node-plot-c-d = pole przed D
    .to = na pole przed D
    .at = na polu przed D
node-space-d = budynek D
    .to = na budynek D
    .at = na budynku D
node-space-e = budynek E
    .to = na budynek E
    .at = na budynku E
node-plot-e-f = pole przed F
    .to = na pole przed F
    .at = na polu przed F
node-space-f = budynek F
    .to = na budynek F
    .at = na budynku F
node-plot-f-g-inner = wewnętrzne pole przed G
    .to = na wewnętrzne pole przed G
    .at = na wewnętrznym polu przed G
node-plot-f-g-outer = zewnętrzne pole przed G
    .to = na zewnętrzne pole przed G
    .at = na zewnętrznym polu przed G
node-space-g = budynek G
    .to = na budynek G
    .at = na budynku G
node-plot-g-a-inner = wewnętrzne pole przed El Paso
    .to = na wewnętrzne pole przed El Paso
    .at = na wewnętrznym polu przed El Paso
node-plot-g-a-outer = zewnętrzne pole przed El Paso
    .to = na zewnętrzne pole przed El Paso
    .at = na zewnętrznym polu przed El Paso
