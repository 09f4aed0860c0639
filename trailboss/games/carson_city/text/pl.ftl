### Carson City po polsku.
### Jak argumenty trafiają do komunikatów, mówi trailboss/kernel/vocabulary.py.
### Po jednoliterowych słowach i przed „$” stoi twarda spacja.

game-title = Carson City
game-description = Wyślij kowbojów, wykup parcele, zabuduj miasteczko wokół jego centrum i walcz o najlepsze miejsca. W każdej z czterech rund pomaga ci inna persona.

## Opcje

option-personas = Persony
    .help = Której strony siedmiu kart person używają wszyscy. Na pierwszą grę najlepsza jest żółta.
option-personas-yellow = strony żółte
option-personas-red = strony czerwone
option-personas-random = losowo wymieszane
option-duel-tiles = Silniejszy ma zawsze rację (płytki pojedynku)
    .help = W pojedynkach zamiast kości zagrywa się ukryte płytki od 0 do 5.
option-duel-tiles-false = wyłączone
option-duel-tiles-true = włączone
option-simultaneous-placement = Kit Carson (wszyscy naraz)
    .help = Wszyscy rozstawiają kowbojów w tym samym czasie. { $text_edition ->
        [english] Nie jest to opcja dla początkujących.
       *[polish] Nadaje się dla początkujących.
    } Na żywo: ruchy liczą się w takiej kolejności, w jakiej nadejdą. Rozkazy: każdy wydaje rozkaz w tajemnicy, potem wszystkie się odsłania. Rozkazy to nasza własna wersja tej zasady.
option-simultaneous-placement-off = wyłączony
option-simultaneous-placement-live = na żywo
option-simultaneous-placement-orders = tajne rozkazy
option-river = Rzeka Carson
    .help = Strona planszy z rzeką: mosty, kopalnie nad wodą, sześć gór. Bieg rzeki jest naszą rekonstrukcją.
option-river-false = wyłączona
option-river-true = włączona
option-text-edition = Wydanie instrukcji
    .help = Instrukcje polska i angielska różnią się w pięciu zasadach: rewolwer na start, limit gotówki kapitana, punkty za kopalnie, ataki na kościoły i premia końcowa za kolejność pasowania.
option-text-edition-polish = instrukcja polska
option-text-edition-english = instrukcja angielska
option-house-set = Zestaw domowy
    .help = Wartości z elementów gry, które poprawili właściciele pudełka. Tworzy się go na stronie poprawek.
option-house-set-none = brak, wszystko jak u nas

## Arkusz punktacji

category-parcels = Punkty za parcele
category-firepower = Punkty za siłę ognia
category-estate = Punkty za nieruchomości
category-bought = Kupione punkty
category-persona = Persony
category-cash-limit = Limit gotówki
category-board = Budynki, domy, góry
category-cash = Pozostała gotówka
category-pass-order = Kolejność pasowania
curve-cash = Gotówka
curve-income = Zysk z budynków
curve-firepower = Siła ognia
choice-building = Budynki

## Decyzje: o co pytany jest gracz

decision-start-parcel = Wybierz swoją { $number ->
    [1] pierwszą
   *[other] drugą
 } parcelę startową.
decision-persona = Runda { $round }: która persona ci pomoże?
decision-settle = Osadnik daje ci parcelę. Którą?
decision-reward = { $later ->
    [double] Weźmiesz teraz { $dollars } $ czy zaczekasz, by może podwoić zysk z budynków jednego rodzaju?
    [houses] Weźmiesz teraz { $dollars } $ czy 1 punkt za każdy swój dom na koniec rundy?
   *[mountains] Weźmiesz teraz { $dollars } $ czy 1 $ za każdą swoją górę na koniec rundy?
 }
decision-recruit = Ilu kowbojów najmuje dla ciebie kapitan?
decision-place = Postaw kowboja albo spasuj. Masz jeszcze { $cowboys ->
    [one] 1 kowboja
    [few] { $cowboys } kowbojów
    [many] { $cowboys } kowbojów
   *[other] { $cowboys } kowboja
 }.
decision-next-duel = Który pojedynek będzie następny?
decision-won-parcel = Pojedynek wygrany. Kupujesz parcelę { $parcel } za { $dollars } $?
decision-buy-parcel = Którą parcelę kupujesz?
decision-construction = Kupujesz { $building_acc } za { $dollars } $?
decision-site = Gdzie stawiasz { $building_acc }?
decision-house = { $building_id ->
    [mine] Kopalnia
    [prison] Więzienie
    [ranch] Ranczo
    [shop] Sklep
    [bank] Bank
    [hotel] Hotel
    [church] Kościół
   *[other] Saloon
 } na parceli { $parcel } przynosi dom. Gdzie go stawiasz?
decision-consent = { $seat } buduje { $building_acc } i prosi o zgodę na dom na twojej parceli { $parcel }. Dom należałby do ciebie.
decision-window = Który zatrzymany budynek stawiasz teraz?
decision-double = Bierzesz { $dollars } $ czy podwajasz zysk z budynków jednego rodzaju?
decision-buy-points = Ile punktów kupujesz po { $dollars } $?
decision-cash-limit = { $least ->
    [0] Masz { $cash } $, twój limit to { $limit } $. Wymieniasz gotówkę na punkty?
   *[other] Masz { $cash } $, twój limit to { $limit } $. Musisz wydać przynajmniej { $least } $.
 }
decision-lay-road = Gdzie kładziesz drogę? Masz { $roads ->
    [one] 1 drogę
    [few] { $roads } drogi
    [many] { $roads } dróg
   *[other] { $roads } drogi
 }.

## Akcje

action-claim = Weź parcelę { $parcel }
action-take = Weź { $persona_acc }
action-cash = Weź gotówkę
action-wait = Zaczekaj na drugą nagrodę
action-recruit = Najmij { $number ->
    [one] 1 kowboja
    [few] { $number } kowbojów
    [many] { $number } kowbojów
   *[other] { $number } kowboja
 }
action-place = Kowboj na pole „{ $space }”
action-stake = Kowboj na parcelę { $parcel }
action-attack = Zaatakuj budynek na parceli { $parcel }
action-defend = Broń budynku na parceli { $parcel }
action-white-place = Biały kowboj na pole „{ $space }”
action-white-stake = Biały kowboj na parcelę { $parcel }
action-white-defend = Biały kowboj strzeże parceli { $parcel }
action-pass = { $decision ->
    [place] Spasuj do końca rundy
    [together] Zakończ rozstawianie w tej rundzie
    [orders] Zakończ rozstawianie w tej rundzie
    [buy_parcel] Nie kupuj
    [won_parcel] Nie kupuj
    [construction] Nie kupuj
    [buy_points] Nie kupuj punktów
    [cash_limit] Zachowaj pieniądze
    [recruit] Nie zatrudniaj nikogo
   *[other] Zrezygnuj
 }
action-stop = To wszystko
action-fight = Walcz o parcelę { $parcel }
action-buy = Kup parcelę { $parcel }
action-purchase = Kup budynek
action-site = Buduj na parceli { $parcel }
action-house = Dom na parceli { $parcel }
action-keep = Zatrzymaj budynek na później
action-put = Postaw { $building_acc }
action-agree = Zgódź się
action-refuse = Odmów
action-double = Podwój zysk: { $building }
action-points = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
 }
action-least = Wydaj tylko tyle, ile trzeba
action-spend = Wydaj { $dollars } $
action-road = Najpierw połóż drogę
action-lay = Droga { $edge }
action-back = Jednak nie

## Zdarzenia

event-forced = { $seat } nie ma innego wyboru: „{ $action }”.
event-claimed = { $seat } bierze parcelę { $parcel }.
event-round-began = Zaczyna się runda { $round }.
event-took-persona = { $seat } bierze { $persona_acc } ({ $side ->
    [red] strona czerwona
   *[yellow] strona żółta
 }).
event-waits = { $seat } { $later ->
    [double] czeka i może później podwoić zysk.
    [houses] dostanie na koniec rundy punkty za domy.
   *[mountains] dostanie na koniec rundy dolary za góry.
 }
event-recruited = { $seat } najmuje { $number ->
    [one] 1 kowboja
    [few] { $number } kowbojów
    [many] { $number } kowbojów
   *[other] { $number } kowboja
 }.
event-gained = { $seat } dostaje { $dollars } $.
event-paid = { $seat } płaci { $dollars } $.
event-gained-roads = { $seat } dostaje { $number ->
    [one] 1 drogę
    [few] { $number } drogi
    [many] { $number } dróg
   *[other] { $number } drogi
 }.
event-gained-revolvers = { $seat } dostaje { $number ->
    [one] 1 szton rewolweru
    [few] { $number } sztony rewolwerów
    [many] { $number } sztonów rewolwerów
   *[other] { $number } sztonu rewolweru
 }.
event-scored = { $seat } zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }{ $category ->
    [parcels] {" "}za parcele
    [firepower] {" "}za siłę ognia
    [estate] {" "}za nieruchomości
    [bought] {" "}za pieniądze
    [persona] {" "}dzięki personie
    [cash_limit] {" "}za wydaną gotówkę
   *[other] {""}
 }.
event-row-slid = Budynki w rzędzie budowy przesuwają się na tańsze pola.
event-tile-drawn = Na polu „{ $space }” pojawia się { $building }.
event-placement-began = Kowboje ruszają w drogę.
event-placed = { $seat } stawia kowboja na polu „{ $space }”.
event-staked = { $seat } stawia kowboja na parceli { $parcel }.
event-attacked = { $seat } atakuje budynek na parceli { $parcel }.
event-defended = { $seat } broni budynku na parceli { $parcel }.
event-placed-white = { $seat } stawia białego kowboja na polu „{ $space }”.
event-staked-white = { $seat } stawia białego kowboja na parceli { $parcel }.
event-defended-white = { $seat } strzeże białym kowbojem budynku na parceli { $parcel }.
event-passed = { $seat } pasuje i zajmuje na torze miejsce { $place }.
event-resolving = Teraz kolej na pole „{ $space }”.
event-duel-for-space = Pojedynek o pole „{ $space }”.
event-duel-for-parcel = Pojedynek na parceli { $parcel }.
event-rolled = { $seat } wyrzuca { $die } przy sile ognia { $firepower }: razem { $total }.
event-won-duel = { $seat } wygrywa pojedynek.
event-took-guns = { $seat } bierze szton „3 gnaty”.
event-gambled = { $seat } uprawia hazard i wyrzuca { $white } oraz { $black }.
event-bought-parcel = { $seat } kupuje parcelę { $parcel } za { $dollars } $.
event-bought-nothing = { $seat } nie kupuje parceli { $parcel }.
event-cannot-pay = { $seat } nie ma pieniędzy na budynek: { $building }.
event-declined = { $seat } rezygnuje.
event-bought-tile = { $seat } kupuje { $building_acc }.
event-kept = { $seat } zatrzymuje { $building_acc } na później.
event-built = { $seat } buduje { $building_acc } na parceli { $parcel }.
event-house-built = { $seat } stawia dom na parceli { $parcel }.
event-asked-consent = { $seat } prosi gracza { $seat_2 } o zgodę na dom na parceli { $parcel }.
event-consented = { $seat } zgadza się na dom na parceli { $parcel }.
event-refused = { $seat } nie zgadza się na dom na parceli { $parcel }.
event-attack-ended = Kościół kończy atak gracza { $seat } na parcelę { $parcel }.
event-road-laid = { $seat } kładzie drogę { $edge }.
event-doubled = { $seat } podwaja zysk: { $building }.
event-income = { $seat } dostaje { $dollars } $: { $building } na parceli { $parcel }.
event-robbed = { $seat } okrada gracza { $seat_2 } z { $dollars } $: { $building } na parceli { $parcel }.
event-space-blocked = Licznik tur blokuje pole „{ $space }”.
event-new-cowboys = { $seat } dostaje { $number ->
    [one] 1 kowboja
    [few] { $number } kowbojów
    [many] { $number } kowbojów
   *[other] { $number } kowboja
 }.
event-game-over = Koniec gry.

## Odmowy: dlaczego nie. Numer zasady dodaje program.

refusal-game-over = Gra już się skończyła.
refusal-not-your-decision = To nie twoja decyzja. Teraz decyduje: { $seats }. { $question }
refusal-another-question = Najpierw inne pytanie ({ $seats }): { $question }
refusal-chosen-before = Persony wybiera się na początku rundy i wtedy też najmuje się dzięki nim kowbojów. Teraz stawia się kowbojów.
refusal-points-elsewhere = Punkty kupuje kowboj na polu, które je sprzedaje. Gotówkę ponad limit wydaje się na koniec rundy. Teraz stawia się kowbojów.
refusal-put-up-later = Zatrzymany budynek stawia się po polach budowy, gdy wszyscy kowboje już stoją.
refusal-no-answer = To nie jest odpowiedź na otwarte pytanie ({ $seats }): { $question }
refusal-already-chosen = Twój wybór już zapadł. Teraz decyduje: { $seats }. { $question }
refusal-has-passed = Po spasowaniu niczego już nie stawiasz w tej rundzie. Teraz decyduje: { $seats }. { $question }
refusal-not-in-this-game = To dotyczy elementów, których nie ma w tej grze.
refusal-not-enough-money = Za mało pieniędzy: trzeba { $needs } $, a masz { $has } $.
refusal-owned = Parcela { $parcel } należy do gracza { $seat }.
refusal-build-elsewhere = Parcela { $parcel } już należy do ciebie. Żeby na niej budować, postaw kowboja na polu budowy.
refusal-buy-first = Najpierw zdecyduj, czy kupujesz { $building_acc }. Miejsce wybiera się potem.
refusal-persona-taken = { $persona } w tej rundzie pomaga już komuś: { $seat }.
refusal-no-such-cowboys = We wspólnych zapasach jest mniej kowbojów w twoim kolorze: { $has }.
refusal-no-cowboy = Nie masz już na to kowboja.
refusal-no-white-cowboy = Nie masz białego kowboja.
refusal-white-cowboy-placed = Biały kowboj już gdzieś stoi.
refusal-somebody-there = Biały kowboj staje tylko tam, gdzie nikogo nie ma.
refusal-white-cowboy-there = Biały kowboj nie wpuszcza tam nikogo innego.
refusal-already-there = Masz już tam kowboja.
refusal-automatic-space = Na pole „{ $space }” nie stawia się kowbojów.
refusal-blocked-space = Licznik tur blokuje pole „{ $space }”.
refusal-no-building-there = Na parceli { $parcel } nie ma budynku.
refusal-not-your-building = Budynek na parceli { $parcel } należy do gracza { $seat }.
refusal-your-building = Budynek na parceli { $parcel } jest twój. Możesz go bronić.
refusal-safe-building = Tego budynku nikt nie atakuje: { $building }.
refusal-church-protects = Budynek na parceli { $parcel } chroni kościół.
refusal-no-duel-there = Na parceli { $parcel } nie ma pojedynku.
refusal-no-piece-on-parcel = Na parceli { $parcel } nie ma twojego kowboja.
refusal-only-the-won-parcel = Na sprzedaż jest tylko wygrana parcela: { $parcel }.
refusal-not-your-parcel = Parcela { $parcel } nie jest twoja.
refusal-not-empty = Parcela { $parcel } nie jest pusta.
refusal-not-connected = Do parceli { $parcel } nie dochodzi droga.
refusal-no-house-site = Zabrakłoby parceli na dom.
refusal-consent-refused = { $seat } nie chce domu na parceli { $parcel }.
refusal-not-kept = Nie masz takiego zatrzymanego budynku: { $building }.
refusal-given-up = W tej rundzie ten budynek pozostaje zatrzymany: { $building }.
refusal-no-site = Ten budynek nie ma teraz gdzie stanąć: { $building }.
refusal-no-such-building = Nie masz na planszy takiego budynku: { $building }.
refusal-must-spend = Tutaj trzeba wydać przynajmniej { $dollars } $.
refusal-nothing-to-spend = Twoja gotówka mieści się w limicie.
refusal-no-road = Nie masz drogi.
refusal-no-road-now = Nie można położyć drogi, zanim padnie odpowiedź ({ $seats }): { $question }
refusal-road-first = Najpierw wybierz, że kładziesz drogę.
refusal-edge-taken = Droga { $edge } już leży.
refusal-not-at-a-road = Droga { $edge } nie stykałaby się z żadną inną.

## Co kosztują i dają rzeczy i odpowiedzi

effect-pay = zapłać { $dollars } $
effect-gain = { $dollars } $
effect-points = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
 }
effect-roads = { $number ->
    [one] 1 droga
    [few] { $number } drogi
    [many] { $number } dróg
   *[other] { $number } drogi
 }
effect-revolvers = { $number ->
    [one] 1 szton rewolweru
    [few] { $number } sztony rewolwerów
    [many] { $number } sztonów rewolwerów
   *[other] { $number } sztonu rewolweru
 }
effect-firepower = siła ognia +{ $number }
effect-guns = siła ognia +{ $number } w tej rundzie
effect-gamble = suma oczek dwóch kości w dolarach
effect-tile = { $building }
effect-house = dom
effect-mountain = góra
effect-mountains-near = { $number ->
    [one] 1 góra obok
    [few] { $number } góry obok
    [many] { $number } gór obok
   *[other] { $number } góry obok
 }
effect-earns = zysk { $dollars } $
effect-steals = kradnie { $dollars } $
effect-more = zysk większy o { $dollars } $
effect-odds = { $percent }% szans
effect-against = siła ognia { $own } przeciw { $firepower }
effect-odds-if-defended = { $percent }% szans w razie obrony
effect-against-defence = siła ognia { $own } przeciw { $firepower } w razie obrony
effect-each-point = 1 punkt za { $dollars } $
effect-nothing = nic tam nie leży
effect-no-site = na razie nie masz na to miejsca
effect-keep = zostaje { $dollars } $
effect-number = numer { $number }
effect-limit = limit gotówki { $dollars } $
effect-white-cowboy = biały kowboj
effect-free-parcel = darmowa parcela
effect-half-price = budynki za pół ceny
effect-recruit = { $number ->
    [one] 1 kowboj
    [few] { $number } kowboje
    [many] { $number } kowbojów
   *[other] { $number } kowboja
 } za { $dollars } $
effect-any-tile = budynek za { $dollars } $
effect-later-double = albo podwójny zysk z budynków jednego rodzaju
effect-yellow = strona żółta
effect-needs-road = musi dochodzić droga
effect-equivalent = liczy się jak { $number ->
    [one] 1 dom
    [few] { $number } domy
    [many] { $number } domów
   *[other] { $number } domu
 }
effect-safe = nie można go zaatakować
effect-protects = chroni sąsiednie budynki właściciela
effect-per-empty = { $dollars } $ za pustą parcelę obok
effect-per-mountain = { $dollars } $ za górę obok
effect-per-house = { $dollars } $ za dom obok
effect-per-own = { $dollars } $ za własny budynek: { $building }
effect-per-cowboy = { $dollars } $ za kowboja
effect-roads-per-cowboy = { $number ->
    [one] 1 droga
    [few] { $number } drogi
    [many] { $number } dróg
   *[other] { $number } drogi
 } za kowboja
effect-per-parcel = { $dollars } $ za parcelę
effect-per-firepower = { $dollars } $ za punkt siły ognia
effect-half-parcels = 1 punkt za 2 parcele
effect-half-firepower = 1 punkt za 2 punkty siły ognia
effect-per-building = 1 punkt za budynek (kopalnie liczą się tylko według angielskiej instrukcji)

## Pola

space-wages = Wypłata
space-ammunition = Naboje
space-roads-3 = Trzy drogi
space-roads-1 = Drogi
space-parcel-purchase = Zakup parceli
space-construction-12 = Budowa za 12 $
space-construction-10 = Budowa za 10 $
space-construction-8 = Budowa za 8 $
space-construction-6 = Budowa za 6 $
space-construction-5 = Budowa za 5 $
space-construction-4 = Budowa za 4 $
space-construction-3 = Budowa za 3 $
space-parcel-income = Zyski za parcele
space-firepower-income = Zyski za siłę ognia
space-gambling-income = Zyski z hazardu
space-estate-income = Zyski z nieruchomości
space-parcel-vp = Punkty za parcele
space-firepower-vp = Punkty za siłę ognia
space-estate-vp = Punkty za nieruchomości
space-buy-vp-5 = Punkty po 5 $
space-buy-vp-4 = Punkty po 4 $
space-buy-vp-3 = Punkty po 3 $
space-buy-vp-2 = Punkty po 2 $

## Budynki

building-ranch = ranczo
    .acc = ranczo
building-mine = kopalnia
    .acc = kopalnię
building-shop = sklep
    .acc = sklep
building-bank = bank
    .acc = bank
building-saloon = saloon
    .acc = saloon
building-hotel = hotel
    .acc = hotel
building-church = kościół
    .acc = kościół
building-prison = więzienie
    .acc = więzienie

## Persony

persona-sheriff = Szeryf
    .acc = szeryfa
persona-banker = Bankier
    .acc = bankiera
persona-grocer = Sprzedawczyni
    .acc = sprzedawczynię
persona-coolie = Robotnik drogowy
    .acc = robotnika drogowego
persona-settler = Osadnik
    .acc = osadnika
persona-captain = Kapitan
    .acc = kapitana
persona-mercenary = Najemnik
    .acc = najemnika

## Domy i góry

land-house = dom
land-mountain = góra

## Gdzie leżą drogi

edge-between = między { $parcel } a { $parcel_2 }
edge-above = nad { $parcel }
edge-below = pod { $parcel }
edge-left-of = na lewo od { $parcel }
edge-right-of = na prawo od { $parcel }
