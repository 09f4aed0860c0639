### Program w terminalu po polsku.

# Pozycja menu z tym, co kosztuje i daje.
action-described = { $action }: { $effect }

## Przed grą

lobby-welcome = { $game }: witaj! Enter wybiera to, co w nawiasie.
lobby-game = Która gra?
lobby-seats = Ilu graczy razem z tobą ({ $seats })?

## Stół

your-turn = Twoja tura
bot-name = { $bot } { $number }
bot-thinking = { $player } myśli…
since-your-turn = Od twojej ostatniej tury
point-of-no-return = Punkt bez odwrotu: coś zostanie odkryte albo kończy się tura.
pick-number = Wybierz 1–{ $count } albo ? (pomoc):
pick-empty = Wpisz numer ruchu albo ?, żeby zobaczyć pomoc.
unknown-command = „{ $text }” to ani ruch, ani polecenie. Pomoc: ?.
out-of-range = Do wyboru są tylko numery 1–{ $count }.
more-lines = Enter: dalej    p: wstecz    q: do gry

## Polecenia

help-title = Co możesz wpisać
help-number = numer ruchu albo sam ruch w zapisie
help-undo = cofnij ostatni ruch
help-why = dlaczego inne ruchy nie są możliwe
help-why-one = dlaczego nie ten ruch, na przykład: w ride kansas-city
help-rule = zasada, na przykład: r GWT-FEE-03
help-thing = co jest wydrukowane na budynku, karcie albo dysku
help-board = cała sytuacja
help-log = co się dotąd wydarzyło
help-score = wynik, gdyby gra kończyła się teraz
help-save = zapisz grę do pliku
help-language = inny język: en, pl albo uk
help-help = ta pomoc
help-quit = opuść grę
undone = Cofnięto.
nothing-to-undo = Nie ma czego cofnąć.
undo-not-possible = Tego nie można cofnąć: coś zostało odkryte.
why-not-title = Dlaczego nie?
why-not-nothing = Nic ważnego nie jest teraz zabronione.
why-legal = Ten ruch jest teraz możliwy.
rule-unknown = Nie ma zasady { $id }.
ruling = rozstrzygnięcie
reconstructed = rekonstrukcja
rulings-title = Rozstrzygnięcia: nasze decyzje tam, gdzie instrukcje milczą
reconstructed-title = Rekonstrukcje: to, czego nie mogliśmy odczytać z wydanej gry
doubts-title = Wartości, których nie jesteśmy pewni
nothing-printed = Nic tam nie jest wydrukowane.
log-title = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.
saved = Zapisano: { $path }
not-saved = Nie zapisano: { $reason }
resumed = Wznowiono: { $path }
autosaved = Gra jest zapisywana w pliku { $path }.
goodbye = Do zobaczenia.
goodbye-saved = Do zobaczenia. Dalszy ciąg gry: { $command }
quit-question = Opuścić grę? Nie jest zapisana. (t/n)
yes = t
no = n

## Koniec

game-over = Koniec gry
sheet-title = Arkusz punktacji
sheet-total = Razem
sheet-rank = Miejsce
score-now = Gdyby gra kończyła się teraz
verdict-you = Wygrywasz i masz { $n ->
    [one] 1 punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
    [many] { $n } punktów zwycięstwa
   *[other] { $n } punktu zwycięstwa
 }.
verdict-one = Wygrywa { $player } i ma { $n ->
    [one] 1 punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
    [many] { $n } punktów zwycięstwa
   *[other] { $n } punktu zwycięstwa
 }.
verdict-shared = Wspólne zwycięstwo, po { $n ->
    [one] 1 punkcie zwycięstwa
    [few] { $n } punkty zwycięstwa
    [many] { $n } punktów zwycięstwa
   *[other] { $n } punktu zwycięstwa
 }: { $players }.

## Great Western Trail: etykiety, najwyżej dziesięć znaków

gwt-start = Początek
gwt-flood = powódź
gwt-drought = susza
gwt-rockfall = lawina
gwt-outlaw = bandyta
gwt-outlaws = bandyci
gwt-off-trail = poza szlakiem:
gwt-jobs = Rynek pracy
gwt-cowboy-letter = K
gwt-builder-letter = R
gwt-engineer-letter = I
gwt-railroad = Tory
gwt-stations = Stacje
gwt-masters = Zawiadowcy
gwt-cities = Miasta
gwt-north = Północ
gwt-bells = Dzwony
gwt-objective = cel
gwt-token = żeton
gwt-foresight = Rozwój
western-market = Bydło
gwt-offer = { $cards ->
    [1] { $cowboys }K { $price } $
   *[other] { $cowboys }K { $cards } za { $price } $
 }
gwt-simmental = jałówki { $heifers }, krowy { $cows }
western-objectives = Cele
western-money = kasa
gwt-workers = pomocn.
western-certificates = cert.
western-tokens = wym.
gwt-engine = lok.
western-steps = kroki
western-cards = karty
gwt-hazards = nieb.
gwt-outlaws-short = band.
western-built = bud.
western-discs = dyski
gwt-sam-card = karta { $card }:
gwt-sam-waits = jeszcze bez karty
gwt-sam-specialization = specjalizacja
gwt-sam-deck = { $n ->
    [one] jeszcze { $n } karta
    [few] jeszcze { $n } karty
    [many] jeszcze { $n } kart
   *[other] jeszcze { $n } karty
 }
gwt-sam-discs = { $n ->
    [one] jeszcze { $n } dysk
    [few] jeszcze { $n } dyski
    [many] jeszcze { $n } dysków
   *[other] jeszcze { $n } dysku
 }
gwt-sam-branchlets = { $n ->
    [one] jeszcze { $n } oddział
    [few] jeszcze { $n } oddziały
    [many] jeszcze { $n } oddziałów
   *[other] jeszcze { $n } oddziału
 }
western-your-board = Plansza
gwt-buildings = Budynki
western-disc-step = kroki
western-disc-hand = ręka
western-disc-certificate = certyfikaty
western-value = wartość { $n }
western-hand = Twoja ręka
gwt-played = Zagrane
western-discard-pile = Odrzucone

## Wokół pozycji

person = Ranczer
player-you = (ty)
title-seats = { $n ->
    [one] 1 gracz
    [few] { $n } gracze
    [many] { $n } graczy
   *[other] { $n } gracza
 }
title-move = ruch { $n }
recap-more = … { $n ->
    [one] jeszcze 1 wiersz
    [few] jeszcze { $n } wiersze
    [many] jeszcze { $n } wierszy
   *[other] jeszcze { $n } wiersza
 }: l pokazuje cały dziennik
keys = { $undo ->
    [0] u cofnij
   *[other] u cofnij ({ $undo })
 } · w czemu nie · i opis · b plansza · l dziennik · p punkty · s zapisz · q koniec

## Powtórka

seat-name = Gracz { $seat }
replay-position = Pozycja po { $n ->
    [one] 1 ruchu
    [few] { $n } ruchach
    [many] { $n } ruchach
   *[other] { $n } ruchu
 }
replay-unfinished = Zapis kończy się przed końcem gry.
replay-proof = Odcisk ziarna jest ten sam, który pokazano przed grą: { $commitment }
replay-verified = { $file }: { $n ->
    [one] 1 ruch, zgodny
    [few] { $n } ruchy, wszystkie zgodne
    [many] { $n } ruchów, wszystkie zgodne
   *[other] { $n } ruchu, wszystkie zgodne
 } z zasadami.

## Great Western Trail: co znaczą znaki

western-legend = Co znaczą znaki
gwt-legend-players = gracze: ranczerzy, lokomotywy, budynki, dyski
gwt-legend-points = punkty; opłata za wejście oraz koszt stacji i dysków w dolarach
gwt-legend-bounty = nagroda za bandytę na tym polu: dolary, żeton wymiany
gwt-legend-outlaws = zielony bandyta, pomarańczowy bandyta
gwt-legend-spaces = pole w lesie; pole z akcją ryzyka
gwt-legend-workers = kowboje, rzemieślnicy, inżynierowie
gwt-legend-jobs = żeton rynku pracy; rząd, po którym uzupełnia się targ bydła; koniec gry
gwt-legend-railroad = tory: pole, bocznica, krzyż, który podnosi koszt transportu, jedno i drugie
western-legend-discs = twoje dyski: jeszcze na planszy, zabrane
gwt-legend-dark = ciemne narożniki: póki masz białe dyski, ciemne trafiają tylko tam
gwt-legend-left = ile jeszcze zostało w woreczku albo na stosie
gwt-legend-reached = miasto, w którym możesz założyć oddział

car-round = Runda { $round }
car-passed = Pas:
car-personas = Persony
car-kept = Zatrzymane
car-cash = gotówka $
car-points = punkty
car-cowboys = kowboje
car-roads = drogi
car-firepower = siła ognia
car-parcels = parcele
car-income = zysk $
car-legend = Co znaczą znaki
car-legend-players = gracze: właściciele parceli, kowboje w dolnym wierszu
car-legend-ground = góra, dom, rzeka
car-legend-building = pierwsze litery budynku i jego obecny zysk
car-legend-price = cena parceli
car-legend-roads = drogi
car-legend-white = biały kowboj

## El Paso: etykiety, najwyżej dziesięć znaków

elp-inner = wewn.
elp-outer = zewn.
elp-cowboy-letter = K
elp-builder-letter = B
elp-engineer-letter = I
elp-all-rounder-letter = W
elp-buildings = Budynki
elp-train = Pociąg
elp-posts = Placówki
elp-jobs = Pracownicy
elp-bonus = Premie
elp-workers = prac.
elp-tiles = żetony
elp-your-tiles = Żetony
elp-disc-permanent = certyfikat stały
elp-disc-hand = ręka
elp-disc-step = kroki
elp-resources = talia zasobów +{ $n }
elp-bot-card = karta bota { $card }:
elp-bot-cards = karty bota +{ $n }
elp-legend-players = gracze: ranczerzy, budynki, dyski
elp-legend-plot = puste pole na budynek i jego koszt
elp-legend-points = punkty; ile jeszcze zostało
elp-legend-dark = ciemne narożniki: ciemne dyski trafiają tylko tam
elp-legend-reached = placówka w zasięgu twojej ręki i potrzebne do tego certyfikaty
elp-legend-left = ile jeszcze zostało na stosie
