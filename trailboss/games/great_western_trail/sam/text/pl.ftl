### Sam, przeciwnik w wariancie solo Great Western Trail, po polsku.

rival-sam = Sam

## Opcje

option-solo = Wariant solo
    .help = Jedna osoba przeciw automatycznemu ranczerowi Samowi. Jego karty są odtworzone: drukowane nie są publicznie znane.
option-solo-none = nie
option-solo-sam = przeciw Samowi
option-difficulty = Poziom trudności
    .help = Jak silny jest Sam. Na początek najlepszy jest średni.
option-difficulty-easy = łatwy
option-difficulty-medium = średni
option-difficulty-hard = trudny
option-sam-printed-workers = Nadrukowani pomocnicy Sama
    .help = Czy każdy rząd planszy Sama zaczyna się od nadrukowanego pomocnika. Odtworzone.
option-sam-printed-workers-true = po jednym każdego typu
option-sam-printed-workers-false = brak
option-sam-starting-objective = Początkowa karta celu Sama
    .help = Czy Sam zaczyna z początkową kartą celu. Odtworzone.
option-sam-starting-objective-true = tak
option-sam-starting-objective-false = nie
option-sam-first-delivery = Pierwsza dostawa Sama
    .help = Miasto pierwszej dostawy Sama; następne dostawy trafiają do kolejnych miast na pasku. Odtworzone.
option-sam-first-delivery-by_level = według poziomu
option-sam-first-delivery-kansas-city = Kansas City
option-sam-first-delivery-fulton = Fulton
option-sam-first-delivery-columbia = Columbia
option-sam-first-delivery-st-louis = St. Louis
option-sam-first-delivery-bloomington = Bloomington
option-sam-first-delivery-peoria = Peoria
option-sam-first-delivery-chicago = Chicago
option-sam-first-delivery-detroit = Detroit
option-sam-first-delivery-toledo = Toledo
option-sam-first-delivery-cleveland = Cleveland
option-sam-first-delivery-pittsburgh = Pittsburgh
option-sam-first-delivery-philadelphia = Filadelfia
option-sam-first-delivery-new-york = Nowy Jork
option-sam-path-tie = Równie krótkie drogi
    .help = Kto decyduje, którędy jedzie Sam, gdy kilka dróg do Kansas City jest równie krótkich. Odtworzone.
option-sam-path-tie-lowest_fee_then_graph_order = najniższe opłaty
option-sam-path-tie-human_chooses = ty decydujesz
option-sam-cattle-price-cap = Limit ceny bydła dla Sama
    .help = Czy oferty z nadrukowaną ceną powyżej 8 $ są dla Sama zamknięte. Odtworzone.
option-sam-cattle-price-cap-true = 8 $
option-sam-cattle-price-cap-false = brak
option-sam-builds-on-risk-spaces = Sam na działkach z akcją ryzyka
    .help = Czy Sam buduje na działkach budowlanych z akcją ryzyka. Odtworzone.
option-sam-builds-on-risk-spaces-false = nigdy
option-sam-builds-on-risk-spaces-true = także
option-sam-station-master-costs-worker = Zawiadowcy stacji Sama
    .help = Czy Sam oddaje pomocnika za żeton zawiadowcy stacji. Odtworzone.
option-sam-station-master-costs-worker-false = za darmo
option-sam-station-master-costs-worker-true = za pomocnika
option-sam-objective-choice = Karty celów Sama
    .help = Którą odkrytą kartę bierze Sam. Odtworzone.
option-sam-objective-choice-topmost = najbliższą stosu
option-sam-objective-choice-random = losową
option-sam-objective-choice-most_points = z największą liczbą punktów
option-sam-objective-scoring = Punkty za cele Sama
    .help = Które karty celów Sama punktują. Według poziomu: na łatwym tylko zrealizowane, poza tym wszystkie. Nasz wybór.
option-sam-objective-scoring-by_level = według poziomu
option-sam-objective-scoring-all = wszystkie karty
option-sam-objective-scoring-fulfilled = tylko zrealizowane
option-sam-foresight = Pola rozwoju Sama
    .help = Kto wybiera żetony Sama z pól rozwoju. Odtworzone.
option-sam-foresight-random = los
option-sam-foresight-human_chooses = ty decydujesz

## Pytania i odpowiedzi

decision-sam-route = Którędy jedzie Sam? { $steps ->
    [one] Został 1 krok.
    [few] Zostały { $steps } kroki.
    [many] Zostało { $steps } kroków.
   *[other] Zostało { $steps } kroku.
 }
decision-sam-foresight = Sam jest w Kansas City. Rozwój { $column }: wybierz żeton za niego.
action-lead = Niech jedzie { $node_to }
refusal-not-sams-way = Najkrótsza droga Sama nie prowadzi teraz { $node_to }.

## Zdarzenia

event-sam-revealed = { $pace ->
    [most-buildings] { $seat } odkrywa kartę { $sam_card } i robi { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
     }: tyle, ile wynosi większa liczba budynków prywatnych na szlaku.
    [cowboys] { $seat } odkrywa kartę { $sam_card } i robi { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
     }: tyle, ilu ma kowbojów.
    [specialists] { $seat } odkrywa kartę { $sam_card } i robi { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
     }: tyle, ilu ma pomocników swojej specjalizacji.
   *[fixed] { $seat } odkrywa kartę { $sam_card } i robi { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
     }.
 }
event-sam-reshuffled = { $seat } tasuje swoją talię na nowo: { $number ->
    [one] 1 karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
 }.
event-sam-because = { $because ->
    [shortest-way] { $seat } jedzie najkrótszą drogą do Kansas City.
    [lowest-fees] { $seat } z równie krótkich dróg wybiera tę z najniższymi opłatami.
    [first-branch] { $seat } ma do wyboru drogi równie krótkie i tanie i skręca w pierwszą odnogę.
    [by-chance] { $seat } zdaje się na los.
    [cheapest-worker] { $seat } szuka najtańszego pomocnika, a w jego rzędzie najpierw kogoś swojej specjalizacji.
    [specialist] { $seat } szuka najtańszego pomocnika swojej specjalizacji.
    [most-frequent-worker] { $seat } nie znajduje nikogo swojej specjalizacji i wybiera pomocnika najliczniejszego typu.
    [one-type] { $seat } szuka najtańszego pomocnika typu z karty.
    [best-cattle] { $seat } szuka jednego zakupu, który da najwięcej punktów zwycięstwa.
    [site-ahead] { $seat } buduje na pierwszej wolnej działce budowlanej przed twoim ranczerem, angażując jak najwięcej rzemieślników.
    [replacement] { $seat } nie znajduje działki budowlanej przed twoim ranczerem i zastępuje budynek.
    [first-turnout] { $seat } przesuwa lokomotywę na pierwszą bocznicę, przy której może rozbudować stację.
    [full-distance] { $seat } przesuwa lokomotywę tak daleko, jak pozwalają inżynierowie.
    [back-to-turnout] { $seat } cofa lokomotywę na pierwszą bocznicę, przy której może rozbudować stację.
    [back-one-space] { $seat } cofa lokomotywę na najbliższe wolne pole.
    [highest-outlaw] { $seat } wybiera bandytę z pola o najwyższym numerze.
    [best-hazard] { $seat } wybiera najlepszy żeton najliczniejszego rodzaju niebezpieczeństw.
    [topmost-objective] { $seat } bierze kartę celu najbliższą stosu.
    [random-objective] { $seat } bierze losową kartę celu.
    [best-objective] { $seat } bierze kartę celu z największą liczbą punktów zwycięstwa.
    [first-city] { $seat } wykonuje pierwszą dostawę.
    [next-city] { $seat } dostarcza bydło do następnego miasta.
    [next-town] { $seat } zakłada oddział w pierwszym dostępnym mieście ze swojej listy.
    [last-resort] { $seat } nie ma już następnego miasta i dostarcza bydło do ostatniego.
   *[last-city] { $seat } był już wszędzie i znów dostarcza bydło do ostatniego miasta.
 }
event-sam-idle = { $seat } nie robi nic więcej: karta jest dla specjalizacji „{ $worker_2 }”, a jego specjalizacja to „{ $worker }”.
event-sam-skipped = { $deed ->
    [hire] { $seat } nie ma kogo zatrudnić.
    [engine] { $seat } nie może przesunąć lokomotywy.
    [objective] { $seat } nie znajduje odkrytej karty celu.
    [outlaw] { $seat } nie znajduje bandyty.
    [hazard] { $seat } nie znajduje niebezpieczeństwa.
    [cattle] { $seat } nie ma czego kupić na targu bydła.
    [extend] { $seat } zastaje pusty stos targu bydła.
    [branch] { $seat } nie ma dostępu do nowego miasta.
   *[build] { $seat } nie może nic zbudować.
 }
event-sam-hired = { $seat } zatrudnia { $worker_acc } z rzędu { $row }.
event-specialized = { $seat } zmienia specjalizację: { $worker }.
event-sam-took-master = { $seat } bierze żeton zawiadowcy stacji: { $master }.
event-fee-for-sam = { $seat } przejeżdża, a { $seat_2 } dostaje z banku { $money ->
    [one] 1 dolara
    [few] { $money } dolary
    [many] { $money } dolarów
   *[other] { $money } dolara
 }.

## Co mówią karty

sam-steps = { $number ->
    [one] 1 krok
    [few] { $number } kroki
    [many] { $number } kroków
   *[other] { $number } kroku
 }
sam-steps-most-buildings = tyle kroków, ile wynosi większa liczba budynków prywatnych
sam-steps-cowboys = krok za każdego kowboja
sam-steps-specialists = krok za każdego pomocnika swojej specjalizacji
sam-only = specjalizacja: { $worker }
sam-hire-cheapest = zatrudnij najtańszego pomocnika
sam-hire-specialist = zatrudnij pomocnika swojej specjalizacji, a jeśli go nie ma, pomocnika najliczniejszego typu
sam-hire-type = zatrudnij { $worker_acc }
sam-engine = lokomotywa do przodu o tyle pól, ilu jest inżynierów
sam-objective = { $number ->
    [one] weź 1 kartę celu
    [few] weź { $number } karty celów
    [many] weź { $number } kart celów
   *[other] weź { $number } karty celu
 }
sam-outlaw = weź bandytę
sam-hazard = weź niebezpieczeństwo
sam-cattle = kup bydło, używając wszystkich kowbojów
sam-cattle-but = { $number ->
    [one] kup bydło, używając wszystkich kowbojów oprócz jednego
    [few] kup bydło, używając wszystkich kowbojów oprócz { $number }
    [many] kup bydło, używając wszystkich kowbojów oprócz { $number }
   *[other] kup bydło, używając wszystkich kowbojów oprócz { $number }
 }
sam-extend = { $number ->
    [one] 1 nowa karta na targu bydła
    [few] { $number } nowe karty na targu bydła
    [many] { $number } nowych kart na targu bydła
   *[other] { $number } nowej karty na targu bydła
 }
sam-build = zbuduj
