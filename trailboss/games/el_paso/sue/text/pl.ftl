### Sue, przeciwniczka solo z El Paso, po polsku.
### Po jednoliterowych słowach i przed „$” stoi twarda spacja.

rival-sue = Sue

## Opcje

option-solo = Wariant solo
    .help = Jedna osoba przeciwko Sue, która gra według swoich kart.
option-solo-none = wyłączony
option-solo-sue = przeciwko Sue
option-b-cards = Jak silna jest Sue
    .help = Ile kart B dochodzi do talii bota. Każda wzmacnia Sue.
option-b-cards-0 = łagodna przeciwniczka (bez kart B)
option-b-cards-1 = stanowcza przeciwniczka (1 karta B)
option-b-cards-2 = silna przeciwniczka (2 karty B)
option-b-cards-3 = zacięta przeciwniczka (3 karty B)

## Zdarzenia: wiersze dziennika

event-sue-card = { $seat } odkrywa kartę bota { $bot }: { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
 }{ $pace ->
    [cowboy] , po jednym za każdego kowboja
    [builder] , po jednym za każdego budowniczego
    [engineer] , po jednym za każdego inżyniera
   *[fixed] {""}
 }, potem { $deed ->
    [resources] { $number ->
        [one] 1 karta zasobów
        [few] { $number } karty zasobów
        [many] { $number } kart zasobów
       *[other] { $number } karty zasobów
     }
    [cattle] bydło
    [build] budowa
    [train] pociąg
   *[best] bydło, budowa albo pociąg
 }.
event-sue-reshuffled = { $seat } tasuje karty bota: { $number ->
    [one] 1 karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
 }.
event-sue-because = { $because ->
    [fewer-stops] { $seat } wybiera drogę z mniejszą liczbą przystanków.
    [inner-branch] { $seat } ma na obu drogach tyle samo przystanków i wybiera wewnętrzną.
    [ride-ends] { $seat } musi zatrzymać się w El Paso i traci pozostałe kroki.
    [best-tile] { $seat } wybiera żeton z największą liczbą punktów zwycięstwa.
    [objective-first] { $seat } bierze żeton celu, a nie żeton premii o tej samej liczbie punktów zwycięstwa.
    [leftmost-tile] { $seat } wybiera ten najbardziej z lewej wśród żetonów z największą liczbą punktów zwycięstwa.
    [instead-of-hiring] { $seat } dobiera kartę z talii zasobów, zamiast zatrudnić pracownika.
    [dearest-plot] { $seat } szuka najdroższego pustego pola na budynek.
    [nearest-plot] { $seat } z najdroższych pustych pól na budynek wybiera najbliższe przed sobą.
    [both-built] { $seat } ma już na szlaku oba budynki i jeden z nich zastępuje.
    [no-new-building] { $seat } nie znajduje nowego budynku dla tylu budowniczych i zastępuje już stojący.
    [nearest-building] { $seat } może równie dobrze zastąpić dwa budynki i wybiera najbliższy przed sobą.
    [inner-building] { $seat } może na rozwidleniu równie dobrze zastąpić dwa budynki i wybiera wewnętrzny.
    [no-disc-left] { $seat } nie ma już dysków.
   *[useless-reward] { $seat } nie ma pożytku z nagrody placówki handlowej.
 }
event-sue-counted = { $deed ->
    [cattle] { $seat } wybiera kartę krowy według liczby kowbojów: { $number }.
    [build] { $seat } wybiera najwyższy budynek, na jaki pozwala liczba budowniczych: { $number }.
    [replace] { $seat } zastępuje budynek tak, by użyć jak najwięcej budowniczych; ma ich: { $number }.
   *[train] { $seat } wybiera kartę pociągu według liczby inżynierów: { $number }.
 }
event-sue-chose = { $lead ->
    [most] { $seat } ma najwięcej { $worker_gen_pl }, więc to oni działają.
   *[leftmost] { $seat } wybiera { $worker_gen_pl }: wśród najliczniejszych specjalizacji ta jest najbardziej z lewej.
 }
event-sue-nothing = { $lacking ->
    [resource] { $seat } zastaje pustą talię zasobów.
    [objective] { $seat } nie znajduje odkrytego żetonu celu.
    [bonus] { $seat } nie znajduje odkrytego żetonu premii.
    [any] { $seat } nie znajduje żadnego odkrytego żetonu.
   *[building] { $seat } nie ma czego zbudować ani zastąpić.
 }
event-sue-no-cattle = { $seat } szuka { $card_gen }, ale żadnej już nie ma.
event-sue-ignored = { $seat } nie ma pożytku z niczego, co daje { $train }.
event-sue-instead = { $seat } ma oba budynki najwyższego poziomu, więc zamiast tego sięga po { $card_acc }.
event-sue-delivered = { $seat } dostarcza bydło do { $post_gen }, następnej z kolei.
event-drew-resource = { $seat } dobiera z talii zasobów: { $card }.
event-joined = { $lead ->
    [most] { $seat } dokłada pracownika wszechstronnego do { $worker_gen_pl }: to najliczniejsza specjalizacja z wolnym miejscem.
   *[leftmost] { $seat } dokłada pracownika wszechstronnego do { $worker_gen_pl }: wśród najliczniejszych specjalizacji z wolnym miejscem ta jest najbardziej z lewej.
 }
event-laid-aside = { $seat } odkłada pracownika wszechstronnego na bok: w żadnej specjalizacji nie ma miejsca.

## Co mówią karty Sue

sue-steps-per = krok za każdego { $worker_acc }
sue-resources = { $number ->
    [one] 1 karta z talii zasobów
    [few] { $number } karty z talii zasobów
    [many] { $number } kart z talii zasobów
   *[other] { $number } karty z talii zasobów
 }
sue-cattle = bydło według liczby kowbojów
sue-build = budowa albo zastąpienie budynku według liczby budowniczych
sue-train = karta pociągu według liczby inżynierów
sue-best = bydło, budowa albo pociąg, zależnie od tego, których pracowników jest najwięcej
