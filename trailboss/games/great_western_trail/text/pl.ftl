### Great Western Trail po polsku.
### Jak argumenty trafiają do komunikatów, mówi trailboss/kernel/vocabulary.py.
### Po jednoliterowych słowach i przed „$” stoi twarda spacja.

game-title = Great Western Trail
game-description = Poprowadź stado szlakiem do Kansas City, po drodze zatrudniaj i buduj, a potem wyślij bydło koleją aż do Nowego Jorku.

## Opcje

option-neutral-buildings = Budynki neutralne
    .help = Gdzie stoi siedem budynków neutralnych. Na pierwszą grę najlepiej według liter.
option-neutral-buildings-lettered = według liter
option-neutral-buildings-random = losowo
option-building-sides = Strony budynków prywatnych
    .help = Którą stroną dwunastu budynków prywatnych grają wszyscy.
option-building-sides-a = strony a
option-building-sides-b = strony b
option-building-sides-random = losowo wymieszane
option-house-set = Zestaw domowy
    .help = Wartości z elementów gry, które poprawili właściciele pudełka. Tworzy się go na stronie poprawek.
option-house-set-none = brak, wszystko jak u nas

## Arkusz punktacji

category-money = Pieniądze
category-private-buildings = Budynki prywatne
category-cities = Miasta
category-stations = Stacje
category-hazards = Niebezpieczeństwa
category-cattle = Bydło
category-objectives = Cele
category-station-masters = Zawiadowcy stacji
category-workers = Pomocnicy
category-step-disc = Dysk limitu kroków
category-job-market-token = Żeton rynku pracy
curve-money = Pieniądze
curve-herd-value = Całe stado
choice-building = Budynki
choice-card = Karty celów
choice-master = Zawiadowcy

## Decyzje: o co pytany jest gracz

decision-trim = Przed pierwszą turą odrzuć { $left ->
    [one] 1 kartę
    [few] { $left } karty
    [many] { $left } kart
   *[other] { $left } karty
 }.
decision-place = Postaw ranczera na budynku neutralnym.
decision-ride = { $why ->
    [again] Ranczer jedzie dalej. Dokąd? Masz { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
     }.
    [free] Darmowy ruch, bez opłat i nie do Kansas City. Dokąd? Masz { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
     }.
   *[phase-a] Dokąd jedziesz? Masz { $steps ->
       [one] 1 krok
       [few] { $steps } kroki
       [many] { $steps } kroków
      *[other] { $steps } kroku
    }.
 }
decision-location = Co robisz { $node_at }?
decision-immediate = Odrzucić { $demand_acc }? Nagroda: { $money ->
    [0] { $certificates ->
        [one] 1 certyfikat
        [few] { $certificates } certyfikaty
        [many] { $certificates } certyfikatów
       *[other] { $certificates } certyfikatu
     }
   *[other] { $certificates ->
        [0] { $money ->
            [one] 1 dolar
            [few] { $money } dolary
            [many] { $money } dolarów
           *[other] { $money } dolara
         }
       *[other] { $money ->
           [one] 1 dolar
           [few] { $money } dolary
           [many] { $money } dolarów
          *[other] { $money } dolara
        }, certyfikaty: { $certificates }
     }
 }. Teraz albo nigdy.
decision-auxiliary = Wybierz akcję pomocniczą, pojedynczą albo podwójną.
decision-discard-for = { $demand_id ->
    [pair] Którą parę odrzucasz? Pasują: { $demand }.
   *[other] Którą kartę odrzucasz? Pasuje: { $demand }.
 }
decision-draw = Dobierasz kartę? Możesz dobrać jeszcze { $left ->
    [one] 1 kartę
    [few] { $left } karty
    [many] { $left } kart
   *[other] { $left } karty
 }, potem odrzucisz tyle samo.
decision-discard-drawn = Odrzuć z ręki { $left ->
    [one] 1 kartę
    [few] { $left } karty
    [many] { $left } kart
   *[other] { $left } karty
 }.
decision-remove = { $left ->
    [one] Możesz usunąć z gry 1 kartę z ręki.
    [few] Możesz usunąć z gry najwyżej { $left } karty z ręki.
    [many] Możesz usunąć z gry najwyżej { $left } kart z ręki.
   *[other] Możesz usunąć z gry najwyżej { $left } karty z ręki.
 }
decision-certificates = O ile pól przesuwasz znacznik certyfikatów?
decision-hire = { $modifier ->
    [0] Kogo zatrudniasz?
    [-1] Kogo zatrudniasz? Koszt niższy o 1 dolara.
    [-2] Kogo zatrudniasz? Koszt niższy o 2 dolary.
   *[other] Kogo zatrudniasz? Koszt wyższy o { $modifier ->
       [one] 1 dolara
       [few] { $modifier } dolary
       [many] { $modifier } dolarów
      *[other] { $modifier } dolara
    }.
 }
decision-buy = Kup bydło. Masz jeszcze { $cowboys ->
    [one] 1 kowboja
    [few] { $cowboys } kowbojów
    [many] { $cowboys } kowbojów
   *[other] { $cowboys } kowboja
 }.
decision-pick = Którą kartę bierzesz? Do wzięcia: { $left }.
decision-build = { $price ->
    [0] Który budynek budujesz? Za darmo.
   *[other] Który budynek budujesz? Za każdego rzemieślnika płacisz { $price ->
        [one] 1 dolara
        [few] { $price } dolary
        [many] { $price } dolarów
       *[other] { $price } dolara
     }.
 }
decision-site = Gdzie ma stanąć budynek { $building }?
decision-tile = { $kinds ->
    [hazard] Które niebezpieczeństwo usuwasz? { $cost ->
        [0] Za darmo.
       *[other] Koszt: { $cost } $.
     }
    [outlaw] Którego bandytę chwytasz?
   *[hazard-or-outlaw] Usuń niebezpieczeństwo albo schwytaj bandytę.
 }
decision-objective = Wybierz kartę celu.
decision-engine = Gdzie staje lokomotywa? { $most ->
    [one] 1 pole do przodu.
    [few] Najwyżej { $most } pola do przodu.
    [many] Najwyżej { $most } pól do przodu.
   *[other] Najwyżej { $most } pola do przodu.
 }
decision-engine-back = Cofnij lokomotywę dokładnie o { $distance ->
    [one] 1 pole
    [few] { $distance } pola
    [many] { $distance } pól
   *[other] { $distance } pola
 }. Gdzie staje?
decision-terminal = Lokomotywa stoi na końcu torów. Cofnij ją na dowolne wolne pole.
decision-upgrade = Rozbudować stację { $station } za { $cost ->
    [one] 1 dolara
    [few] { $cost } dolary
    [many] { $cost } dolarów
   *[other] { $cost } dolara
 }?
decision-station-behind = Którą stację za lokomotywą rozbudowujesz?
decision-disc = { $purpose ->
    [station] Który dysk trafia na stację { $station }?
   *[city] Który dysk trafia do { $city_gen }?
 }
decision-appoint = Mianować zawiadowcę stacji? Żeton: { $master }.
decision-foresight = Rozwój { $column }: wybierz żeton.
decision-income = Dochód to na razie { $total ->
    [one] 1 dolar
    [few] { $total } dolary
    [many] { $total } dolarów
   *[other] { $total } dolara
 }. Ile certyfikatów wydajesz? Każdy dodaje 1.
decision-deliver = Do którego miasta dostarczasz bydło? W zasięgu są miasta o wartości najwyżej { $limit }.
decision-arrows = Którą premię za dostawę bierzesz najpierw?
decision-deliver-back = Dostawa nadzwyczajna: jak daleko cofasz lokomotywę?

## Akcje: odpowiedzi w menu
## Atrybut .described jest dla programów, które wiedzą, co odpowiedź kosztuje i daje ($effect).

action-place = Postaw ranczera { $node_at }
action-ride = Jedź { $node_to }
action-ride-by = Jedź { $node_to } przez { $route }
action-ride-by-two = Jedź { $node_to } przez { $route } i { $route_2 }
action-ride-by-three = Jedź { $node_to } przez { $route }, { $route_2 } i { $route_3 }
action-stop = { $decision ->
    [draw] Nie dobieraj więcej
    [remove] Nie usuwaj więcej
    [buy] Zakończ zakupy
   *[other] Zakończ
 }
action-pass = { $decision ->
    [ride] Zostań na miejscu
    [upgrade] Nie rozbudowuj
    [appoint] Nie mianuj
   *[other] Zrezygnuj
 }
action-use = { $local }
    .described = { $local_id ->
        [risk] Akcja ryzyka: { $effect }
        [copied-risk] Skopiowana akcja ryzyka: { $effect }
       *[other] { $effect }
     }
action-copy = Skopiuj akcje { $node_from }
action-end = Zakończ turę
action-accept = Wykonaj akcję
    .described = { $effect }
action-aux = Akcja pomocnicza: { $aux }
    .described = Akcja pomocnicza: { $effect }
action-aux-double = Podwójna akcja pomocnicza: { $aux }
    .described = Podwójna akcja pomocnicza: { $effect }
action-build = Zbuduj budynek { $building }
action-site = Zbuduj { $node_at }
action-bounty = Schwytaj bandytę { $node_at }
action-clear = Usuń niebezpieczeństwo { $node_from }
action-discard = Odrzuć { $card_acc }
action-discard-pair = Odrzuć parę: { $card } + { $card_2 }
action-remove = Usuń z gry { $card_acc }
action-play = Zagraj kartę celu „{ $card }”
action-objective = Weź kartę celu „{ $card }”
action-objective-stack = Weź wierzchnią kartę ze stosu celów
action-draw = Dobierz kartę
action-exchange = Użyj żetonu wymiany: dobierz 2, odrzuć 2
action-hire = Zatrudnij { $worker_acc } z rzędu { $row }
action-buy = Kup { $card_acc }, używając { $cowboys ->
    [one] 1 kowboja
    [few] { $cowboys } kowbojów
    [many] { $cowboys } kowbojów
   *[other] { $cowboys } kowboja
 }
action-buy-two = Kup 2 karty ({ $group })
action-take = Weź { $card_acc }
action-extend = Użyj kowboja: nowe karty na targ
action-engine = Lokomotywa na pole { $space }
action-stay = Nie przesuwaj lokomotywy
action-upgrade = Rozbuduj stację { $station }
action-disc = Weź { $disc }
action-disc-back = Zabierz dysk ze stacji { $station }
action-appoint = Mianuj { $worker_acc }
action-foresight = Rozwój { $column }: { $tile }
action-certificates = { $number ->
    [0] Nie przesuwaj znacznika
    [one] Znacznik o 1 pole do przodu
    [few] Znacznik o { $number } pola do przodu
    [many] Znacznik o { $number } pól do przodu
   *[other] Znacznik o { $number } pola do przodu
 }
action-spend = { $number ->
    [0] Nie wydawaj certyfikatów
    [one] Wydaj 1 certyfikat
    [few] Wydaj { $number } certyfikaty
    [many] Wydaj { $number } certyfikatów
   *[other] Wydaj { $number } certyfikatu
 }
action-deliver = Dostarcz bydło do { $city_gen }
action-arrow = Najpierw premia za dostawę { $arrow }

## Zdarzenia: wiersze dziennika

event-forced = { $seat } nie ma innego wyboru: „{ $action }”.
event-turn-began = { $seat } rozpoczyna turę.
event-placed-herder = { $seat } stawia ranczera { $node_at }.
event-rode = { $seat } jedzie { $node_to }: { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
 }.
event-paid-fee = { $money ->
    [0] { $seat } nie ma z czego wnieść opłaty dla gracza { $seat_2 } { $node_at }.
    [one] { $seat } płaci graczowi { $seat_2 } 1 dolara opłaty { $node_at }.
    [few] { $seat } płaci graczowi { $seat_2 } { $money } dolary opłaty { $node_at }.
    [many] { $seat } płaci graczowi { $seat_2 } { $money } dolarów opłaty { $node_at }.
   *[other] { $seat } płaci graczowi { $seat_2 } { $money } dolara opłaty { $node_at }.
 }
event-paid-fee-to-bank = { $money ->
    [0] { $seat } nie ma z czego wnieść opłaty { $node_at }.
    [one] { $seat } płaci do banku 1 dolara opłaty { $node_at }.
    [few] { $seat } płaci do banku { $money } dolary opłaty { $node_at }.
    [many] { $seat } płaci do banku { $money } dolarów opłaty { $node_at }.
   *[other] { $seat } płaci do banku { $money } dolara opłaty { $node_at }.
 }
event-gained-money = { $seat } dostaje { $money ->
    [one] 1 dolara
    [few] { $money } dolary
    [many] { $money } dolarów
   *[other] { $money } dolara
 }.
event-paid = { $seat } płaci { $money ->
    [one] 1 dolara
    [few] { $money } dolary
    [many] { $money } dolarów
   *[other] { $money } dolara
 }.
event-gained-token = { $seat } dostaje { $number ->
    [one] 1 żeton wymiany
    [few] { $number } żetony wymiany
    [many] { $number } żetonów wymiany
   *[other] { $number } żetonu wymiany
 }.
event-used-token = { $seat } używa żetonu wymiany.
event-drew = { $seat } dobiera { $number ->
    [one] 1 kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
 }.
event-drew-cards = { $seat } dobiera: { $cards }.
event-reshuffled = { $seat } tasuje stos kart odrzuconych. Nowy stos dobierania: { $number ->
    [one] 1 karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
 }.
event-discarded = { $seat } odrzuca { $card_acc }.
event-discarded-hand = { $seat } odrzuca wszystkie karty z ręki: { $cards }.
event-revealed-hand = { $cards_count ->
    [0] { $seat } nie ma na ręce kart do odkrycia.
   *[other] { $seat } odkrywa karty z ręki: { $cards }.
 }
event-removed-card = { $seat } usuwa z gry { $card_acc }.
event-gained-certificates = { $number ->
    [0] { $seat } nie bierze certyfikatów.
    [one] { $seat } zdobywa 1 certyfikat.
    [few] { $seat } zdobywa { $number } certyfikaty.
    [many] { $seat } zdobywa { $number } certyfikatów.
   *[other] { $seat } zdobywa { $number } certyfikatu.
 }
event-spent-certificates = { $seat } wydaje { $number ->
    [one] 1 certyfikat
    [few] { $number } certyfikaty
    [many] { $number } certyfikatów
   *[other] { $number } certyfikatu
 }.
event-used-location = { $seat } wykonuje akcję lokalną: { $local }.
event-used-auxiliary = { $seat } wykonuje akcję pomocniczą: { $aux }.
event-doubled-auxiliary = { $seat } wykonuje podwójną akcję pomocniczą: { $aux }.
event-copied = { $seat } kopiuje akcje { $node_from } ({ $building }).
event-forfeited = { $seat } rezygnuje.
event-hired = { $seat } zatrudnia { $worker_acc } za { $money ->
    [one] 1 dolara
    [few] { $money } dolary
    [many] { $money } dolarów
   *[other] { $money } dolara
 }.
event-market-grew = Nowe karty na targu bydła: { $cards }.
event-bought = { $seat } kupuje { $card_acc }.
event-replaced-building = { $seat } zastępuje budynek { $building }.
event-built = { $seat } buduje budynek { $building } { $node_at }.
event-cleared-hazard = { $seat } usuwa { $tile_acc } { $node_from }.
event-took-outlaw = { $seat } chwyta { $tile_acc } { $node_at }.
event-objective-revealed = Nowa karta celu w puli: { $card }.
event-took-objective = { $seat } bierze kartę celu „{ $card }”.
event-took-unseen-objective = { $seat } bierze zakrytą kartę celu.
event-played-objective = { $seat } zagrywa kartę celu „{ $card }”.
event-moved-engine = { $seat } przesuwa lokomotywę z pola { $space } na pole { $space_2 }.
event-took-disc = { $seat } bierze { $disc }.
event-took-disc-back = { $seat } zabiera dysk ze stacji { $station }.
event-upgraded = { $seat } rozbudowuje stację { $station }.
event-appointed = { $seat } mianuje { $worker_acc } zawiadowcą stacji. Żeton: { $master }.
event-reached-kansas-city = { $seat } dociera do Kansas City.
event-skipped-foresight = { $seat } pomija rozwój { $column }: nie ma żetonu do wyboru.
event-chose-foresight = { $seat } wybiera z pól rozwoju { $tile_acc }.
event-tile-left-game = Brakuje wolnego pola, więc ten żeton zostaje usunięty z gry: { $tile }.
event-tile-placed = Nowy żeton { $node_at }: { $tile }.
event-worker-arrived = Nowy pomocnik na rynku pracy, w rzędzie { $row }: { $worker }.
event-token-moved = Żeton rynku pracy przesuwa się do rzędu { $row }.
event-end-triggered = { $seat } bierze żeton rynku pracy. Pozostali mają jeszcze po jednej turze.
event-income = { $seat } dostaje { $money ->
    [one] 1 dolara
    [few] { $money } dolary
    [many] { $money } dolarów
   *[other] { $money } dolara
 } dochodu.
event-no-disc-to-deliver = { $seat } nie ma dysku do dostawy.
event-delivered = { $seat } dostarcza bydło do { $city_gen }.
event-triggered-arrow = { $seat } bierze premię za dostawę { $arrow }.
event-paid-transport = { $seat } płaci za transport { $money ->
    [one] 1 dolara
    [few] { $money } dolary
    [many] { $money } dolarów
   *[other] { $money } dolara
 }.
event-foresight-filled = Nowy żeton na polach rozwoju { $column }: { $tile }.
event-game-over = Koniec gry.

## Odmowy: dlaczego nie. Numer zasady dodaje program.

refusal-game-over = Gra jest już skończona.
refusal-not-your-decision = To nie twoja decyzja. Teraz decyduje: { $seats }. { $question }
refusal-another-question = Najpierw inne pytanie ({ $seats }): { $question }
refusal-no-token = Brakuje żetonu wymiany.
refusal-no-card-to-draw = Brakuje kart do dobrania.
refusal-free-move-kansas-city = Darmowy ruch nie może prowadzić do Kansas City.
refusal-no-step-yet = Najpierw trzeba zrobić co najmniej 1 krok.
refusal-not-in-hand = Nie masz na ręce { $card_gen }.
refusal-middle-of-action = W trakcie akcji nie można zagrać karty celu.
refusal-not-a-location = Nic nie leży { $node_at }, więc nie możesz się tam zatrzymać.
refusal-not-ahead = Nie dojedziesz { $node_to }: to pole nie leży przed tobą.
refusal-too-far = Za mało kroków: trzeba { $needs }, a masz { $has }.
refusal-no-such-way = Jest droga { $node_to }, ale nie taka: do wyboru są drogi, które czymś się różnią.
refusal-ride-over = Ta jazda już się skończyła { $node_at }: faza A to jedna jazda, a limit kroków to { $limit }.
refusal-kansas-city-ends-rides = Kansas City kończy każdą jazdę. Następna zacznie się na początku szlaku.
refusal-not-your-location = Do tego trzeba budynku neutralnego albo własnego. Tutaj możliwa jest tylko akcja pomocnicza.
refusal-auxiliary-used = Akcję pomocniczą już tutaj wykorzystano.
refusal-local-action-used = Akcję lokalną już tutaj wykorzystano, więc na pomocniczą jest za późno.
refusal-single-only = Tutaj możliwa jest tylko pojedyncza akcja pomocnicza.
refusal-action-used = Tę akcję już w tej turze wykorzystano.
refusal-no-such-local-action = To pole nie ma akcji „{ $local }”.
refusal-choose-first = Najpierw wybierz akcję „{ $local }”.
refusal-not-adjacent = Skopiować można tylko budynek tuż przed tym albo tuż za nim: { $node } nie wchodzi w grę.
refusal-auxiliary-locked = Dyski wciąż blokują akcję pomocniczą „{ $aux }”.
refusal-not-enough-money = Za mało pieniędzy: trzeba { $needs } $, a masz { $has } $.
refusal-no-such-card = Na ręce brakuje { $demand_gen }.
refusal-card-not-accepted = Tutaj trzeba czegoś innego: { $demand }.
refusal-card-promised = Ta karta jest potrzebna do rozpoczętej akcji: { $card }.
refusal-no-such-pair = Na ręce brakuje tych 2 kart krów.
refusal-engine-too-near-start = Lokomotywa stoi zbyt blisko początku, żeby tak daleko się cofnąć.
refusal-no-hazard-here = Nie ma niebezpieczeństwa, które można teraz usunąć.
refusal-no-outlaw-here = Nie ma bandyty, którego można teraz schwytać.
refusal-no-tile-there = Nie ma żetonu { $node_at }.
refusal-nobody-to-hire = Nie ma pomocnika, którego możesz teraz zatrudnić.
refusal-nothing-to-build = Nie ma budynku, który możesz teraz zbudować.
refusal-nothing-counted = Nie masz jeszcze niczego, co liczy się do tej akcji.
refusal-nothing-to-buy = Na targu bydła nie ma niczego, co możesz teraz kupić.
refusal-nothing-adjacent = Obok nie ma budynku do skopiowania.
refusal-engine-at-start = Lokomotywa stoi na polu startowym i nie może się cofnąć.
refusal-no-station-behind = Za lokomotywą nie ma stacji, którą możesz rozbudować.
refusal-no-objective-left = Nie ma już kart celów.
refusal-past-limit = Znacznik nie może przesunąć się tak daleko. Twój limit certyfikatów: { $limit }.
refusal-no-such-worker = Na rynku pracy, w rzędzie { $row }, nie ma { $worker_gen }.
refusal-token-row = Żeton rynku pracy nie opuścił jeszcze rzędu { $row }, więc nie możesz tam zatrudniać.
refusal-row-full = Brakuje miejsca: twój rząd { $worker_gen_pl } jest pełny.
refusal-market-stack-empty = Stos targu jest pusty.
refusal-not-in-market = Na targu bydła nie ma { $card_gen }.
refusal-no-two-cards = Na targu bydła nie ma 2 takich kart.
refusal-not-enough-cowboys = Za mało kowbojów: trzeba { $needs }, a masz { $has }.
refusal-other-side = Strony { $building } nie ma w tej grze. Gracie drugą stroną tego budynku.
refusal-already-built = Budynek { $building } jest już zbudowany.
refusal-not-enough-builders = Za mało rzemieślników: trzeba { $needs }, a masz { $has }.
refusal-not-your-building = Budynek { $node_at } nie jest twój, więc nie możesz go zastąpić.
refusal-not-a-better-building = Trzeba budynku, który wymaga więcej rzemieślników niż { $building }.
refusal-not-on-display = W puli nie ma karty celu „{ $card }”.
refusal-objective-stack-empty = Stos kart celów jest pusty.
refusal-engine-must-move = Lokomotywa musi przesunąć się co najmniej o 1 pole.
refusal-engine-forward-only = Lokomotywa może teraz jechać tylko do przodu.
refusal-engine-too-far = Za daleko: lokomotywa może przesunąć się najwyżej o { $most ->
    [one] 1 pole
    [few] { $most } pola
    [many] { $most } pól
   *[other] { $most } pola
 }.
refusal-engine-back-exactly = Lokomotywa musi cofnąć się dokładnie o { $distance ->
    [one] 1 pole
    [few] { $distance } pola
    [many] { $distance } pól
   *[other] { $distance } pola
 }.
refusal-engine-must-go-back = Lokomotywa musi się cofnąć.
refusal-space-occupied = Na polu { $space } stoi inna lokomotywa.
refusal-station-not-behind = Ta stacja nie leży za lokomotywą.
refusal-station-upgraded = Na stacji { $station } leży już twój dysk.
refusal-no-disc = Brakuje dysku, którego możesz użyć.
refusal-disc-gone = Tego dysku już nie ma: { $disc }.
refusal-dark-disc = Tylko na pole z ciemnymi narożnikami można położyć { $disc }.
refusal-discs-on-board = Na twojej planszy leżą jeszcze dyski. Weź jeden z nich.
refusal-printed-worker = Brakuje zatrudnionego { $worker_gen }. Ten nadrukowany zostaje na planszy.
refusal-no-more-workers = Trwają ostatnie tury, więc nie można już wybrać pomocnika.
refusal-not-in-column = Tego żetonu nie ma na polach rozwoju { $column }.
refusal-no-such-certificates = Nie możesz wydać tylu certyfikatów: znacznik stoi na { $has }.
refusal-city-too-far = Za mała wartość: miasto wymaga { $needs }, a masz { $has }.
refusal-city-taken = W { $city_loc } leży już twój dysk.

## Co jest wydrukowane na żetonach i kartach: części opisu, łączone przecinkami i strzałką

effect-discard = odrzuć { $demand_acc }
effect-pay = zapłać { $money } $
effect-back = cofnij lokomotywę o { $number ->
    [one] 1 pole
    [few] { $number } pola
    [many] { $number } pól
   *[other] { $number } pola
 }
effect-back-any = cofnij lokomotywę o dowolną liczbę pól
effect-money = { $money } $
effect-certificates = { $number ->
    [one] 1 certyfikat
    [few] { $number } certyfikaty
    [many] { $number } certyfikatów
   *[other] { $number } certyfikatu
 }
effect-certificates-limit = certyfikaty do limitu
effect-engine = { $number ->
    [one] lokomotywa o 1 pole do przodu
    [few] lokomotywa najwyżej o { $number } pola do przodu
    [many] lokomotywa najwyżej o { $number } pól do przodu
   *[other] lokomotywa najwyżej o { $number } pola do przodu
 }
effect-objective = { $number ->
    [one] 1 karta celu
    [few] { $number } karty celów
    [many] { $number } kart celów
   *[other] { $number } karty celu
 }
effect-objective-hand = { $number ->
    [one] 1 karta celu
    [few] { $number } karty celów
    [many] { $number } kart celów
   *[other] { $number } karty celu
 } na rękę
effect-token = { $number ->
    [one] 1 żeton wymiany
    [few] { $number } żetony wymiany
    [many] { $number } żetonów wymiany
   *[other] { $number } żetonu wymiany
 }
effect-hire = { $modifier ->
    [0] zatrudnij pomocnika
    [-1] zatrudnij pomocnika o 1 $ taniej
    [-2] zatrudnij pomocnika o 2 $ taniej
   *[other] zatrudnij pomocnika o { $modifier } $ drożej
 }
effect-build = { $price ->
    [0] zbuduj za darmo
   *[other] zbuduj, { $price } $ za każdego rzemieślnika
 }
effect-hazard = { $cost ->
    [0] usuń niebezpieczeństwo za darmo
   *[other] usuń niebezpieczeństwo za { $cost } $
 }
effect-outlaw = schwytaj bandytę
effect-cattle = kup bydło
effect-herder = { $number ->
    [one] jedź dalej o 1 krok
    [few] jedź dalej najwyżej o { $number } kroki
    [many] jedź dalej najwyżej o { $number } kroków
   *[other] jedź dalej najwyżej o { $number } kroku
 }
effect-draw = { $number ->
    [one] dobierz 1 kartę, potem odrzuć 1
    [few] dobierz najwyżej { $number } karty, potem odrzuć tyle samo
    [many] dobierz najwyżej { $number } kart, potem odrzuć tyle samo
   *[other] dobierz najwyżej { $number } karty, potem odrzuć tyle samo
 }
effect-copy = skopiuj sąsiedni budynek
effect-deliver = dostawa nadzwyczajna
effect-station = rozbuduj stację za lokomotywą
effect-free-move = { $number ->
    [one] darmowy ruch o 1 krok
    [few] darmowy ruch najwyżej o { $number } kroki
    [many] darmowy ruch najwyżej o { $number } kroków
   *[other] darmowy ruch najwyżej o { $number } kroku
 }
effect-auxiliary = pojedyncza albo podwójna akcja pomocnicza
effect-remove = { $number ->
    [one] usuń z gry 1 kartę
    [few] usuń z gry najwyżej { $number } karty
    [many] usuń z gry najwyżej { $number } kart
   *[other] usuń z gry najwyżej { $number } karty
 }
per-cowboys = za każdego kowboja
per-builders = za każdego rzemieślnika
per-engineers = za każdego inżyniera
per-forest-buildings = za każdy własny budynek w lesie
per-station-discs = za każdą stację z twoim dyskiem
per-outlaw-pairs = za każdą parę bandytów
per-hazards = za każde usunięte niebezpieczeństwo
effect-fee = opłata { $money } $
effect-fee-to-owner = opłata { $money } $ dla właściciela budynku { $building }
effect-money-left = zostaje { $money } $
effect-builders = { $number ->
    [one] 1 rzemieślnik
    [few] { $number } rzemieślników
    [many] { $number } rzemieślników
   *[other] { $number } rzemieślnika
 }
effect-replace = zastępuje budynek { $building }
effect-neutral = budynek neutralny { $building }
effect-own = twój budynek { $building }
effect-foreign = cudzy budynek { $building }
effect-tile = { $tile }
effect-local = { $local }
effect-vp = { $number } PZ
effect-minus-vp = −{ $number } PZ
effect-penalty = −{ $number } PZ za niezrealizowanie
effect-value = wartość hodowlana { $number }
about-cowboy = kupuje bydło: im więcej kowbojów, tym tańsza karta
about-builder = buduje: budynek wymaga tylu rzemieślników, ilu pokazuje żeton, a oni zostają
about-engineer = przesuwa lokomotywę najwyżej o pole za każdego inżyniera
effect-worker-vp = { $number } PZ za każdego od { $from }. w górę
effect-next-hired = kolejny zatrudniony
effect-open-space = od początku bez dysku
effect-white-corners = białe narożniki: do każdego miasta i na każdą stację
effect-dark-corners = ciemne narożniki: tylko do ciemnych miast i na ciemne stacje
effect-hand-limit = limit kart na ręce +{ $number }
effect-certificate-limit = limit certyfikatów { $number }
effect-certificate-limit-after = limit certyfikatów { $number }, gdy nie ma już także dysku limitu { $after }
effect-aux-unlock = odblokowuje akcję, a bez obu dysków podwaja ją
effect-aux-double = podwaja akcję
effect-total-value = całkowita wartość hodowlana { $number }
effect-white-disc = dysk z białymi narożnikami
effect-any-disc = dowolny dysk
effect-also-disc = twój dysk także w { $city_loc }
effect-repeat = dowolnie wiele razy
effect-forest = w lesie

## Pomocnicy

worker-cowboy = kowboj
    .acc = kowboja
    .gen = kowboja
    .gen_pl = kowbojów
worker-builder = rzemieślnik
    .acc = rzemieślnika
    .gen = rzemieślnika
    .gen_pl = rzemieślników
worker-engineer = inżynier
    .acc = inżyniera
    .gen = inżyniera
    .gen_pl = inżynierów

## Akcje pomocnicze i dyski

aux-gain-money = weź pieniądze
aux-draw = dobierz i odrzuć
aux-certificate = cofnij lokomotywę, zdobądź certyfikat
aux-engine = lokomotywa do przodu
aux-remove = cofnij lokomotywę, usuń kartę

disc-gain-money-1 = pierwszy dysk akcji „weź pieniądze”
disc-gain-money-2 = drugi dysk akcji „weź pieniądze”
disc-draw-1 = pierwszy dysk akcji „dobierz i odrzuć”
disc-draw-2 = drugi dysk akcji „dobierz i odrzuć”
disc-certificate-1 = pierwszy dysk akcji „cofnij lokomotywę, zdobądź certyfikat”
disc-certificate-2 = drugi dysk akcji „cofnij lokomotywę, zdobądź certyfikat”
disc-engine-1 = pierwszy dysk akcji „lokomotywa do przodu”
disc-engine-2 = drugi dysk akcji „lokomotywa do przodu”
disc-remove-1 = pierwszy dysk akcji „cofnij lokomotywę, usuń kartę”
disc-remove-2 = drugi dysk akcji „cofnij lokomotywę, usuń kartę”
disc-step-left = pierwszy dysk limitu kroków
disc-step-right = drugi dysk limitu kroków
disc-hand-left = pierwszy dysk limitu kart na ręce
disc-hand-right = drugi dysk limitu kart na ręce
disc-certificate-4 = dysk limitu certyfikatów 4
disc-certificate-6 = dysk limitu certyfikatów 6

## Miasta i premie za dostawę

city-kansas-city = Kansas City
    .gen = Kansas City
    .loc = Kansas City
city-fulton = Fulton
    .gen = Fulton
    .loc = Fulton
city-st-louis = St. Louis
    .gen = St. Louis
    .loc = St. Louis
city-bloomington = Bloomington
    .gen = Bloomington
    .loc = Bloomington
city-peoria = Peoria
    .gen = Peorii
    .loc = Peorii
city-chicago = Chicago
    .gen = Chicago
    .loc = Chicago
city-toledo = Toledo
    .gen = Toledo
    .loc = Toledo
city-pittsburgh = Pittsburgh
    .gen = Pittsburgha
    .loc = Pittsburghu
city-philadelphia = Filadelfia
    .gen = Filadelfii
    .loc = Filadelfii
city-new-york = Nowy Jork
    .gen = Nowego Jorku
    .loc = Nowym Jorku

arrow-fulton-st-louis = Fulton–St. Louis
arrow-st-louis-bloomington = St. Louis–Bloomington
arrow-bloomington-peoria = Bloomington–Peoria
arrow-peoria-chicago = Peoria–Chicago
arrow-chicago-toledo = Chicago–Toledo
arrow-toledo-pittsburgh = Toledo–Pittsburgh
arrow-pittsburgh-philadelphia = Pittsburgh–Filadelfia

## Żetony zawiadowców: górna połowa, potem dolna

master-hazard-or-outlaw = niebezpieczeństwo albo bandyta oraz 3 PZ za każde 2 karty celów
master-certificates = 1 certyfikat stały oraz 3 PZ za każde 2 certyfikaty
master-outlaw-pairs = 1 certyfikat stały oraz 3 PZ za każdą parę bandytów
master-hazards = 1 certyfikat stały oraz 3 PZ za każde 2 niebezpieczeństwa
master-stations = 1 certyfikat stały oraz 3 PZ za każde 2 stacje
master-workers = 2 $ oraz 1 PZ za każdego pomocnika
master-buildings = 2 certyfikaty oraz 2 PZ za każdy budynek
master-permanent-2 = 2 certyfikaty stałe
master-money-12 = 12 $

## Grupy na targu bydła

group-value-3 = wartość hodowlana 3
group-shorthorn = Shorthorn
group-hereford = Hereford

## Co trzeba odrzucić

demand-criollo = karta krowy Criollo
    .acc = kartę krowy Criollo
    .gen = karty krowy Criollo
demand-santa-gertrudis = karta krowy Santa Gertrudis
    .acc = kartę krowy Santa Gertrudis
    .gen = karty krowy Santa Gertrudis
demand-pineywoods = karta krowy Pineywoods
    .acc = kartę krowy Pineywoods
    .gen = karty krowy Pineywoods
demand-galloway = karta krowy Galloway
    .acc = kartę krowy Galloway
    .gen = karty krowy Galloway
demand-black-angus = karta krowy Black Angus
    .acc = kartę krowy Black Angus
    .gen = karty krowy Black Angus
demand-longhorn = karta krowy Longhorn
    .acc = kartę krowy Longhorn
    .gen = karty krowy Longhorn
demand-corriente = karta krowy Corriente
    .acc = kartę krowy Corriente
    .gen = karty krowy Corriente
demand-shorthorn = karta krowy Shorthorn
    .acc = kartę krowy Shorthorn
    .gen = karty krowy Shorthorn
demand-hereford = karta krowy Hereford
    .acc = kartę krowy Hereford
    .gen = karty krowy Hereford
demand-any = dowolna karta krowy
    .acc = dowolną kartę krowy
    .gen = jakiejkolwiek karty krowy
demand-value-3 = karta krowy o wartości hodowlanej 3
    .acc = kartę krowy o wartości hodowlanej 3
    .gen = karty krowy o wartości hodowlanej 3
demand-objective = karta celu
    .acc = kartę celu
    .gen = karty celu
demand-pair = 2 jednakowe karty krów
    .acc = 2 jednakowe karty krów
    .gen = 2 jednakowych kart krów

## Akcje lokalne

local-sell = odrzucenie karty za pieniądze
local-hire = zatrudnienie
local-hire-dear = droższe zatrudnienie
local-build = budowa
local-certificate = certyfikat
local-objective = karta celu
local-engine = ruch lokomotywy
local-bounty = schwytanie bandyty
local-paid-engine = płatny ruch lokomotywy
local-auxiliary = akcja pomocnicza
local-cattle = zakup bydła
local-sell-pair = odrzucenie pary za pieniądze
local-hazard = usunięcie niebezpieczeństwa
local-money = pieniądze
local-certificates = certyfikaty
local-engine-back = cofnięcie lokomotywy za pieniądze
local-herder = ruch ranczera
local-draw = dobranie i odrzucenie kart
local-copy = skopiowanie budynku
local-deliver = dostawa nadzwyczajna
local-station = rozbudowa stacji
local-hazard-again = usunięcie drugiego niebezpieczeństwa
local-token = żeton wymiany
local-risk = akcja ryzyka
local-copied-risk = skopiowana akcja ryzyka

## Żetony z woreczków

tile-flood-black-3 = powódź (czarna dłoń, 3 PZ)
    .acc = powódź (czarna dłoń, 3 PZ)
tile-flood-black-2 = powódź (czarna dłoń, 2 PZ)
    .acc = powódź (czarna dłoń, 2 PZ)
tile-flood-green-4 = powódź (zielona dłoń, 4 PZ)
    .acc = powódź (zielona dłoń, 4 PZ)
tile-flood-green-3 = powódź (zielona dłoń, 3 PZ)
    .acc = powódź (zielona dłoń, 3 PZ)
tile-flood-green-2 = powódź (zielona dłoń, 2 PZ)
    .acc = powódź (zielona dłoń, 2 PZ)
tile-drought-black-3 = susza (czarna dłoń, 3 PZ)
    .acc = suszę (czarna dłoń, 3 PZ)
tile-drought-black-2 = susza (czarna dłoń, 2 PZ)
    .acc = suszę (czarna dłoń, 2 PZ)
tile-drought-green-4 = susza (zielona dłoń, 4 PZ)
    .acc = suszę (zielona dłoń, 4 PZ)
tile-drought-green-3 = susza (zielona dłoń, 3 PZ)
    .acc = suszę (zielona dłoń, 3 PZ)
tile-drought-green-2 = susza (zielona dłoń, 2 PZ)
    .acc = suszę (zielona dłoń, 2 PZ)
tile-rockfall-black-3 = lawina (czarna dłoń, 3 PZ)
    .acc = lawinę (czarna dłoń, 3 PZ)
tile-rockfall-black-2 = lawina (czarna dłoń, 2 PZ)
    .acc = lawinę (czarna dłoń, 2 PZ)
tile-rockfall-green-4 = lawina (zielona dłoń, 4 PZ)
    .acc = lawinę (zielona dłoń, 4 PZ)
tile-rockfall-green-3 = lawina (zielona dłoń, 3 PZ)
    .acc = lawinę (zielona dłoń, 3 PZ)
tile-rockfall-green-2 = lawina (zielona dłoń, 2 PZ)
    .acc = lawinę (zielona dłoń, 2 PZ)
tile-outlaw-green = zielony bandyta
    .acc = zielonego bandytę
tile-outlaw-orange = pomarańczowy bandyta
    .acc = pomarańczowego bandytę
tile-cowboy = kowboj
    .acc = kowboja
tile-builder = rzemieślnik
    .acc = rzemieślnika
tile-engineer = inżynier
    .acc = inżyniera

## Karty

card-criollo = Criollo
    .acc = kartę krowy Criollo
    .gen = karty krowy Criollo
card-santa-gertrudis = Santa Gertrudis
    .acc = kartę krowy Santa Gertrudis
    .gen = karty krowy Santa Gertrudis
card-pineywoods = Pineywoods
    .acc = kartę krowy Pineywoods
    .gen = karty krowy Pineywoods
card-galloway = Galloway
    .acc = kartę krowy Galloway
    .gen = karty krowy Galloway
card-black-angus = Black Angus
    .acc = kartę krowy Black Angus
    .gen = karty krowy Black Angus
card-longhorn = Longhorn
    .acc = kartę krowy Longhorn
    .gen = karty krowy Longhorn
card-corriente = Corriente
    .acc = kartę krowy Corriente
    .gen = karty krowy Corriente
card-shorthorn-3 = Shorthorn (3 PZ)
    .acc = kartę krowy Shorthorn (3 PZ)
    .gen = karty krowy Shorthorn (3 PZ)
card-shorthorn-4 = Shorthorn (4 PZ)
    .acc = kartę krowy Shorthorn (4 PZ)
    .gen = karty krowy Shorthorn (4 PZ)
card-shorthorn-5 = Shorthorn (5 PZ)
    .acc = kartę krowy Shorthorn (5 PZ)
    .gen = karty krowy Shorthorn (5 PZ)
card-hereford-5 = Hereford (5 PZ)
    .acc = kartę krowy Hereford (5 PZ)
    .gen = karty krowy Hereford (5 PZ)
card-hereford-6 = Hereford (6 PZ)
    .acc = kartę krowy Hereford (6 PZ)
    .gen = karty krowy Hereford (6 PZ)
card-hereford-7 = Hereford (7 PZ)
    .acc = kartę krowy Hereford (7 PZ)
    .gen = karty krowy Hereford (7 PZ)
card-money-building-2orange = budynek + 2 pomarańczowi bandyci (2 $)
    .acc = kartę celu „budynek + 2 pomarańczowi bandyci (2 $)”
    .gen = karty celu „budynek + 2 pomarańczowi bandyci (2 $)”
card-money-building-green-orange = budynek + zielony bandyta + pomarańczowy bandyta (2 $)
    .acc = kartę celu „budynek + zielony bandyta + pomarańczowy bandyta (2 $)”
    .gen = karty celu „budynek + zielony bandyta + pomarańczowy bandyta (2 $)”
card-money-shorthorn-2hazard = 2 niebezpieczeństwa + Shorthorn (2 $)
    .acc = kartę celu „2 niebezpieczeństwa + Shorthorn (2 $)”
    .gen = karty celu „2 niebezpieczeństwa + Shorthorn (2 $)”
card-money-2station-hazard = niebezpieczeństwo + 2 stacje (2 $)
    .acc = kartę celu „niebezpieczeństwo + 2 stacje (2 $)”
    .gen = karty celu „niebezpieczeństwo + 2 stacje (2 $)”
card-money-3value3-building = budynek + 3 karty o wartości 3 (2 $)
    .acc = kartę celu „budynek + 3 karty o wartości 3 (2 $)”
    .gen = karty celu „budynek + 3 karty o wartości 3 (2 $)”
card-aux-new-york = Nowy Jork (akcja pomocnicza)
    .acc = kartę celu „Nowy Jork (akcja pomocnicza)”
    .gen = karty celu „Nowy Jork (akcja pomocnicza)”
card-draw-2building-hazard = 2 budynki + niebezpieczeństwo (dobierz 3)
    .acc = kartę celu „2 budynki + niebezpieczeństwo (dobierz 3)”
    .gen = karty celu „2 budynki + niebezpieczeństwo (dobierz 3)”
card-draw-station-green-orange = zielony bandyta + pomarańczowy bandyta + stacja (dobierz 3)
    .acc = kartę celu „zielony bandyta + pomarańczowy bandyta + stacja (dobierz 3)”
    .gen = karty celu „zielony bandyta + pomarańczowy bandyta + stacja (dobierz 3)”
card-draw-hereford-hazard = niebezpieczeństwo + Hereford (dobierz 3)
    .acc = kartę celu „niebezpieczeństwo + Hereford (dobierz 3)”
    .gen = karty celu „niebezpieczeństwo + Hereford (dobierz 3)”
card-draw-station-2green = 2 zieloni bandyci + stacja (dobierz 3)
    .acc = kartę celu „2 zieloni bandyci + stacja (dobierz 3)”
    .gen = karty celu „2 zieloni bandyci + stacja (dobierz 3)”
card-draw-3value3-station = stacja + 3 karty o wartości 3 (dobierz 3)
    .acc = kartę celu „stacja + 3 karty o wartości 3 (dobierz 3)”
    .gen = karty celu „stacja + 3 karty o wartości 3 (dobierz 3)”
card-engine-2shorthorn-station-green = zielony bandyta + stacja + 2 × Shorthorn (lokomotywa 2)
    .acc = kartę celu „zielony bandyta + stacja + 2 × Shorthorn (lokomotywa 2)”
    .gen = karty celu „zielony bandyta + stacja + 2 × Shorthorn (lokomotywa 2)”
card-engine-value3-shorthorn-hereford = karta o wartości 3 + Shorthorn + Hereford (lokomotywa 2)
    .acc = kartę celu „karta o wartości 3 + Shorthorn + Hereford (lokomotywa 2)”
    .gen = karty celu „karta o wartości 3 + Shorthorn + Hereford (lokomotywa 2)”
card-engine-2building-2green = 2 budynki + 2 zieloni bandyci (lokomotywa 2)
    .acc = kartę celu „2 budynki + 2 zieloni bandyci (lokomotywa 2)”
    .gen = karty celu „2 budynki + 2 zieloni bandyci (lokomotywa 2)”
card-engine3-building-orange-2hazard = budynek + 2 niebezpieczeństwa + pomarańczowy bandyta (lokomotywa 3)
    .acc = kartę celu „budynek + 2 niebezpieczeństwa + pomarańczowy bandyta (lokomotywa 3)”
    .gen = karty celu „budynek + 2 niebezpieczeństwa + pomarańczowy bandyta (lokomotywa 3)”
card-engine3-2station-2hazard = 2 niebezpieczeństwa + 2 stacje (lokomotywa 3)
    .acc = kartę celu „2 niebezpieczeństwa + 2 stacje (lokomotywa 3)”
    .gen = karty celu „2 niebezpieczeństwa + 2 stacje (lokomotywa 3)”
card-move-2building-2hazard = 2 budynki + 2 niebezpieczeństwa (darmowy ruch 3)
    .acc = kartę celu „2 budynki + 2 niebezpieczeństwa (darmowy ruch 3)”
    .gen = karty celu „2 budynki + 2 niebezpieczeństwa (darmowy ruch 3)”
card-move-2station-2orange = 2 pomarańczowi bandyci + 2 stacje (darmowy ruch 3)
    .acc = kartę celu „2 pomarańczowi bandyci + 2 stacje (darmowy ruch 3)”
    .gen = karty celu „2 pomarańczowi bandyci + 2 stacje (darmowy ruch 3)”
card-move-value3-shorthorn-hereford = karta o wartości 3 + Shorthorn + Hereford (darmowy ruch 3)
    .acc = kartę celu „karta o wartości 3 + Shorthorn + Hereford (darmowy ruch 3)”
    .gen = karty celu „karta o wartości 3 + Shorthorn + Hereford (darmowy ruch 3)”
card-move-value3-shorthorn-2hazard = 2 niebezpieczeństwa + karta o wartości 3 + Shorthorn (darmowy ruch 3)
    .acc = kartę celu „2 niebezpieczeństwa + karta o wartości 3 + Shorthorn (darmowy ruch 3)”
    .gen = karty celu „2 niebezpieczeństwa + karta o wartości 3 + Shorthorn (darmowy ruch 3)”
card-move-2station-2building = 2 budynki + 2 stacje (darmowy ruch 3)
    .acc = kartę celu „2 budynki + 2 stacje (darmowy ruch 3)”
    .gen = karty celu „2 budynki + 2 stacje (darmowy ruch 3)”
card-start-value3-shorthorn-building = budynek + karta o wartości 3 + Shorthorn (początkowa)
    .acc = kartę celu „budynek + karta o wartości 3 + Shorthorn (początkowa)”
    .gen = karty celu „budynek + karta o wartości 3 + Shorthorn (początkowa)”
card-start-2station-green = zielony bandyta + 2 stacje (początkowa)
    .acc = kartę celu „zielony bandyta + 2 stacje (początkowa)”
    .gen = karty celu „zielony bandyta + 2 stacje (początkowa)”
card-start-2building-hazard = 2 budynki + niebezpieczeństwo (początkowa)
    .acc = kartę celu „2 budynki + niebezpieczeństwo (początkowa)”
    .gen = karty celu „2 budynki + niebezpieczeństwo (początkowa)”
card-start-orange-2hazard = 2 niebezpieczeństwa + pomarańczowy bandyta (początkowa)
    .acc = kartę celu „2 niebezpieczeństwa + pomarańczowy bandyta (początkowa)”
    .gen = karty celu „2 niebezpieczeństwa + pomarańczowy bandyta (początkowa)”

## Pola szlaku

node-start = początek szlaku
    .to = na początek szlaku
    .at = na początku szlaku
    .from = z początku szlaku
node-neutral-a = budynek neutralny A
    .to = na budynek neutralny A
    .at = na budynku neutralnym A
    .from = z budynku neutralnego A
node-a-1 = pole a-1
    .to = na pole a-1
    .at = na polu a-1
    .from = z pola a-1
node-a-2 = pole a-2
    .to = na pole a-2
    .at = na polu a-2
    .from = z pola a-2
node-a-3 = pole a-3
    .to = na pole a-3
    .at = na polu a-3
    .from = z pola a-3
node-flood-1 = pole powodzi 1
    .to = na pole powodzi 1
    .at = na polu powodzi 1
    .from = z pola powodzi 1
node-flood-2 = pole powodzi 2
    .to = na pole powodzi 2
    .at = na polu powodzi 2
    .from = z pola powodzi 2
node-flood-3 = pole powodzi 3
    .to = na pole powodzi 3
    .at = na polu powodzi 3
    .from = z pola powodzi 3
node-flood-4 = pole powodzi 4
    .to = na pole powodzi 4
    .at = na polu powodzi 4
    .from = z pola powodzi 4
node-flood-risk-1 = pole ryzyka powodzi 1
    .to = na pole ryzyka powodzi 1
    .at = na polu ryzyka powodzi 1
    .from = z pola ryzyka powodzi 1
node-flood-risk-2 = pole ryzyka powodzi 2
    .to = na pole ryzyka powodzi 2
    .at = na polu ryzyka powodzi 2
    .from = z pola ryzyka powodzi 2
node-neutral-b = budynek neutralny B
    .to = na budynek neutralny B
    .at = na budynku neutralnym B
    .from = z budynku neutralnego B
node-b-1 = pole b-1
    .to = na pole b-1
    .at = na polu b-1
    .from = z pola b-1
node-b-2 = pole b-2
    .to = na pole b-2
    .at = na polu b-2
    .from = z pola b-2
node-b-3 = pole b-3
    .to = na pole b-3
    .at = na polu b-3
    .from = z pola b-3
node-drought-1 = pole suszy 1
    .to = na pole suszy 1
    .at = na polu suszy 1
    .from = z pola suszy 1
node-drought-2 = pole suszy 2
    .to = na pole suszy 2
    .at = na polu suszy 2
    .from = z pola suszy 2
node-drought-3 = pole suszy 3
    .to = na pole suszy 3
    .at = na polu suszy 3
    .from = z pola suszy 3
node-drought-4 = pole suszy 4
    .to = na pole suszy 4
    .at = na polu suszy 4
    .from = z pola suszy 4
node-drought-risk-1 = pole ryzyka suszy 1
    .to = na pole ryzyka suszy 1
    .at = na polu ryzyka suszy 1
    .from = z pola ryzyka suszy 1
node-neutral-c = budynek neutralny C
    .to = na budynek neutralny C
    .at = na budynku neutralnym C
    .from = z budynku neutralnego C
node-c-1 = pole c-1
    .to = na pole c-1
    .at = na polu c-1
    .from = z pola c-1
node-c-2 = pole c-2
    .to = na pole c-2
    .at = na polu c-2
    .from = z pola c-2
node-neutral-d = budynek neutralny D
    .to = na budynek neutralny D
    .at = na budynku neutralnym D
    .from = z budynku neutralnego D
node-d-1 = pole d-1
    .to = na pole d-1
    .at = na polu d-1
    .from = z pola d-1
node-outlaw-1 = pole bandytów 1
    .to = na pole bandytów 1
    .at = na polu bandytów 1
    .from = z pola bandytów 1
node-outlaw-2 = pole bandytów 2
    .to = na pole bandytów 2
    .at = na polu bandytów 2
    .from = z pola bandytów 2
node-outlaw-3 = pole bandytów 3
    .to = na pole bandytów 3
    .at = na polu bandytów 3
    .from = z pola bandytów 3
node-outlaw-4 = pole bandytów 4
    .to = na pole bandytów 4
    .at = na polu bandytów 4
    .from = z pola bandytów 4
node-outlaw-5 = pole bandytów 5
    .to = na pole bandytów 5
    .at = na polu bandytów 5
    .from = z pola bandytów 5
node-outlaw-6 = pole bandytów 6
    .to = na pole bandytów 6
    .at = na polu bandytów 6
    .from = z pola bandytów 6
node-outlaw-7 = pole bandytów 7
    .to = na pole bandytów 7
    .at = na polu bandytów 7
    .from = z pola bandytów 7
node-outlaw-8 = pole bandytów 8
    .to = na pole bandytów 8
    .at = na polu bandytów 8
    .from = z pola bandytów 8
node-outlaw-9 = pole bandytów 9
    .to = na pole bandytów 9
    .at = na polu bandytów 9
    .from = z pola bandytów 9
node-outlaw-risk-1 = pole ryzyka bandytów 1
    .to = na pole ryzyka bandytów 1
    .at = na polu ryzyka bandytów 1
    .from = z pola ryzyka bandytów 1
node-outlaw-risk-2 = pole ryzyka bandytów 2
    .to = na pole ryzyka bandytów 2
    .at = na polu ryzyka bandytów 2
    .from = z pola ryzyka bandytów 2
node-neutral-e = budynek neutralny E
    .to = na budynek neutralny E
    .at = na budynku neutralnym E
    .from = z budynku neutralnego E
node-e-1 = pole e-1
    .to = na pole e-1
    .at = na polu e-1
    .from = z pola e-1
node-e-2 = pole e-2
    .to = na pole e-2
    .at = na polu e-2
    .from = z pola e-2
node-rockfall-1 = pole lawiny 1
    .to = na pole lawiny 1
    .at = na polu lawiny 1
    .from = z pola lawiny 1
node-rockfall-2 = pole lawiny 2
    .to = na pole lawiny 2
    .at = na polu lawiny 2
    .from = z pola lawiny 2
node-rockfall-3 = pole lawiny 3
    .to = na pole lawiny 3
    .at = na polu lawiny 3
    .from = z pola lawiny 3
node-rockfall-4 = pole lawiny 4
    .to = na pole lawiny 4
    .at = na polu lawiny 4
    .from = z pola lawiny 4
node-rockfall-risk-1 = pole ryzyka lawiny 1
    .to = na pole ryzyka lawiny 1
    .at = na polu ryzyka lawiny 1
    .from = z pola ryzyka lawiny 1
node-rockfall-risk-2 = pole ryzyka lawiny 2
    .to = na pole ryzyka lawiny 2
    .at = na polu ryzyka lawiny 2
    .from = z pola ryzyka lawiny 2
node-neutral-f = budynek neutralny F
    .to = na budynek neutralny F
    .at = na budynku neutralnym F
    .from = z budynku neutralnego F
node-f-1 = pole f-1
    .to = na pole f-1
    .at = na polu f-1
    .from = z pola f-1
node-f-2 = pole f-2
    .to = na pole f-2
    .at = na polu f-2
    .from = z pola f-2
node-neutral-g = budynek neutralny G
    .to = na budynek neutralny G
    .at = na budynku neutralnym G
    .from = z budynku neutralnego G
node-g-1 = pole g-1
    .to = na pole g-1
    .at = na polu g-1
    .from = z pola g-1
node-g-2 = pole g-2
    .to = na pole g-2
    .at = na polu g-2
    .from = z pola g-2
node-kansas-city = Kansas City
    .to = do Kansas City
    .at = w Kansas City
    .from = z Kansas City

route-a = pola a
route-flood = powodzie
route-b = pola b
route-drought = susze
route-c = pola c
route-neutral-d = budynek neutralny D
route-d = pole d-1
route-outlaw = bandytów
route-e = pola e
route-rockfall = lawiny
route-f-1 = pole f-1
route-f-2 = pole f-2
route-g-1 = pole g-1
route-g-2 = pole g-2

## Pola torów ze stacją; pozostałe to same liczby

space-4-5 = 4½ (bocznica stacji 1)
space-7-5 = 7½ (bocznica stacji 2)
space-10-5 = 10½ (bocznica stacji 3)
space-13-5 = 13½ (bocznica stacji 4)
space-16-5 = 16½ (bocznica stacji 5)
space-21-5 = 21½ (bocznica stacji 6)
space-25-5 = 25½ (bocznica stacji 7)
space-29-5 = 29½ (bocznica stacji 8)
space-33-5 = 33½ (bocznica stacji 9)
space-39 = 39 (stacja 10)
