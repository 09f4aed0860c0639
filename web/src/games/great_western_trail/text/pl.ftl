drawn-markets = Targ bydła i cele
drawn-hand = Twoja ręka
drawn-stack = Stos dobierania
drawn-discard = Odrzucone
drawn-herd-value = Wartość stada
drawn-buildings = Budynki jeszcze niezbudowane
drawn-station = Stacja { $number }
drawn-about-certificates = Certyfikaty
drawn-about-deck = Stos dobierania + stos kart odrzuconych
drawn-about-green-outlaws = Zieloni bandyci
drawn-about-hand = Karty na ręce / limit kart na ręce
drawn-about-hazards = Niebezpieczeństwa
drawn-about-money = Pieniądze
drawn-about-objectives = Zagrane karty celów
drawn-about-bells = Znaczniki oddziałów na polach dzwonów
drawn-about-orange-outlaws = Pomarańczowi bandyci
drawn-about-steps = Limit kroków
drawn-about-tokens = Żetony wymiany
drawn-bag = { $number ->
    [one] 1 żeton w woreczku
    [few] { $number } żetony w woreczku
    [many] { $number } żetonów w woreczku
   *[other] { $number } żetonu w woreczku
 }
drawn-cowboys = { $number ->
    [one] 1 kowboj
    [few] { $number } kowbojów
    [many] { $number } kowbojów
   *[other] { $number } kowboja
 }
drawn-job-market = Rynek pracy
drawn-last-row = Gdy żeton opuści ten rząd, gra się kończy
drawn-market-stack = Karty krów w stosie
drawn-objective-stack = Karty celów w stosie
drawn-refill = Gdy żeton minie to miejsce, targ bydła się uzupełnia
drawn-token = Żeton rynku pracy
drawn-won = Zagrane cele i zawiadowcy stacji
drawn-certificates = Limit: { $limit } · stałe: { $permanent }
drawn-fee-black = Czarna dłoń: wejście kosztuje { $money } $
drawn-fee-owner = Kto inny tu wchodzi, płaci właścicielowi { $money } $.
drawn-fee-green = Zielona dłoń: wejście kosztuje { $money } $
drawn-plot = Wolna działka budowlana
drawn-foreign = Z tych akcji może korzystać tylko { $name }. Inni mogą tu wykonać akcję pomocniczą.
drawn-price = Budowa: { $price }
drawn-space = Pole torów { $space }
drawn-step-limit = Limit kroków +{ $number }
drawn-sam-card = Karta Sama { $number }
drawn-sam-waits = Sam nie zagrał jeszcze żadnej karty.
drawn-sam-specialization = Specjalizacja
drawn-sam-deck = { $number ->
    [one] 1 karta w talii
    [few] { $number } karty w talii
    [many] { $number } kart w talii
   *[other] { $number } karty w talii
 }
drawn-sam-discs = { $number ->
    [one] 1 dysk w zasobach
    [few] { $number } dyski w zasobach
    [many] { $number } dysków w zasobach
   *[other] { $number } dysku w zasobach
 }
drawn-sam-branchlets = { $number ->
    [one] 1 oddział w zasobach
    [few] { $number } oddziały w zasobach
    [many] { $number } oddziałów w zasobach
   *[other] { $number } oddziału w zasobach
 }
drawn-sam-to-come = Karty, które jeszcze przyjdą

## Plansza jako tekst

field-ending = kto kończy grę
field-trail = szlak
field-tile = żeton
field-jobs = rynek pracy
field-columns = kolumny
field-rows = rzędy
field-token-row = rząd żetonu rynku pracy
field-token-holder = kto ma żeton rynku pracy
field-foresight = rozwój
field-bags = żetony w woreczkach
field-market = targ bydła
field-heifers = jałówki simentalskie
field-cows = krowy simentalskie
field-objectives = karty celów
field-masters = zawiadowcy stacji
field-worker = pomocnik
field-workers = pomocnicy
field-herder = ranczer
field-tokens = żetony wymiany
field-engine = lokomotywa
field-marker = certyfikaty tymczasowe
field-certificate-limit = limit certyfikatów
field-permanent-certificates = certyfikaty stałe
field-step-limit = limit kroków
field-discs = pozostałe dyski
field-outlaws = bandyci
field-green = zieloni
field-orange = pomarańczowi
field-hazards = niebezpieczeństwa
field-cities = dyski w miastach
field-stations = rozbudowane stacje
field-unbuilt = budynki jeszcze niezbudowane
field-bells = znaczniki oddziałów na polach dzwonów
field-reach = dostępne miasta
field-north = Kolej na północ
field-towns = oddziały w miastach
field-tiles = żetony średnich miast
field-sam = Sam
field-card = ostatnio zagrana karta
field-deck = karty, które jeszcze przyjdą
field-specialization = specjalizacja
field-first-cities = miasta pierwszych dostaw
field-herd = stado
field-branchlets = pozostałe znaczniki oddziałów
drawn-leaf-trail = Szlak
drawn-leaf-north = Północ
drawn-book-neutral = Budynki neutralne
drawn-book-private = Budynki prywatne
drawn-book-cattle = Bydło
drawn-book-objectives = Karty celów
drawn-book-starting = Cele początkowe
drawn-book-masters = Zawiadowcy
drawn-book-tiles = Pomocnicy, niebezpieczeństwa i bandyci
drawn-sign-money = Dostajesz tyle dolarów
drawn-sign-price = Płacisz tyle dolarów
drawn-sign-points = Punkty zwycięstwa
drawn-sign-gives = Najpierw to, co oddajesz, potem to, co dostajesz
drawn-sign-per = Za każdy, a między dwiema rzeczami: jedno albo drugie
drawn-sign-breed = Karta tej rasy; umaszczenie pokazuje, której
drawn-sign-any = Dowolna karta krowy
drawn-sign-buy = Kup bydło, używając swoich kowbojów
drawn-sign-hire = Zatrudnij pomocnika; + lub − zmienia cenę
drawn-sign-cowboy = Kowboj
drawn-sign-builder = Rzemieślnik
drawn-sign-engineer = Inżynier
drawn-sign-build = Zbuduj, płacąc tyle dolarów za każdego rzemieślnika
drawn-sign-copy = Użyj akcji sąsiedniego budynku
drawn-sign-forest = W lesie
drawn-sign-engine = Lokomotywa w przód najwyżej o tyle pól
drawn-sign-back = Lokomotywa w tył dokładnie o tyle pól
drawn-sign-station = Stacja
drawn-sign-deliver = Lokomotywa w tył i od razu dostawa do miasta
drawn-sign-ride = Ranczer jedzie dalej najwyżej o tyle kroków
drawn-sign-certificate = Certyfikat
drawn-sign-objective = Karta celu
drawn-sign-token = Żeton wymiany
drawn-sign-auxiliary = Akcja pomocnicza
drawn-sign-draw = Dobierz tyle kart, potem odrzuć tyle samo
drawn-sign-remove = Usuń kartę z gry
drawn-sign-outlaw = Bandyta: schwytaj jednego
drawn-sign-hazard = Niebezpieczeństwo: usuń za tyle dolarów
drawn-sign-fee = Opłata dla wjeżdżających: zielona lub czarna
