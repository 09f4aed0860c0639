drawn-about-bot-deck = Karty bota w talii
drawn-about-certificates = Certyfikaty (+ stałe)
drawn-about-deck = Stos dobierania + odrzucone
drawn-about-hand = Karty na ręce / limit kart na ręce
drawn-about-markers = Ile budynków można jeszcze zbudować
drawn-about-money = Pieniądze
drawn-about-permanent = Certyfikaty stałe
drawn-about-removed = Usunięte karty krów
drawn-about-row = Najsilniejsza jest tam, gdzie ma najwięcej pracowników. Przy remisie liczy się kolumna najbardziej z lewej.
drawn-about-steps = Limit kroków
drawn-about-sue-cattle = Stos kart krów
drawn-about-tiles = Żetony celów i premii
drawn-about-tokens = Żetony wymiany
drawn-best-post = { $number ->
    [0] Najwyższa placówka w zasięgu: { $post }
    [one] Najwyższa placówka w zasięgu: { $post }, za 1 certyfikat
    [few] Najwyższa placówka w zasięgu: { $post }, za { $number } certyfikaty
    [many] Najwyższa placówka w zasięgu: { $post }, za { $number } certyfikatów
   *[other] Najwyższa placówka w zasięgu: { $post }, za { $number } certyfikatu
 }
drawn-bot-deck = { $number ->
    [one] Została 1 karta bota
    [few] Zostały { $number } karty bota
    [many] Zostało { $number } kart bota
   *[other] Zostało { $number } kart bota
 }
drawn-building = Budynek { $id }
drawn-corner-dark = Ciemna placówka: przyjmuje każdy dysk.
drawn-corner-light = Jasna placówka: przyjmuje tylko jasne dyski.
drawn-discard = Odrzucone
drawn-el-paso = Tu kończy się każdy ruch. { $money } $, potem karta Simmental, potem dostawa do placówki handlowej.
drawn-free-plot = Budowa na tym polu nic więcej nie kosztuje.
drawn-plot-price = Budowa na tym polu kosztuje dodatkowo { $money } $.
drawn-foreign = Z tych akcji może korzystać tylko { $name }. Inni mogą tu wykonać akcję pomocniczą.
drawn-hand = Twoja ręka
drawn-hand-value = Wartość
drawn-price = Budowa: { $price }
drawn-price-card = Zakup: { $price }
drawn-in-market = { $what }: zostało { $number }
drawn-in-reach = { $number ->
    [0] Karty na ręce są warte { $value }: wystarczy.
    [one] Karty na ręce są warte { $value }: wystarczy razem z 1 twoim certyfikatem.
    [few] Karty na ręce są warte { $value }: wystarczy razem z { $number } twoimi certyfikatami.
    [many] Karty na ręce są warte { $value }: wystarczy razem z { $number } twoimi certyfikatami.
   *[other] Karty na ręce są warte { $value }: wystarczy razem z { $number } twoimi certyfikatami.
 }
drawn-last-card = Jej ostatnia karta: { $bot }
drawn-markets = Pociąg, rynek bydła i rynek budynków
drawn-obstacle-dark-discs = Zostały ci tylko ciemne dyski, a one wymagają ciemnej placówki.
drawn-obstacle-money = Nie stać cię na żaden dysk, który tu pasuje.
drawn-obstacle-no-discs = Nie masz już dysków, które można by tu położyć.
drawn-obstacle-taken = Twój dysk już tu leży.
drawn-obstacle-value = { $number ->
    [0] Karty na ręce są warte { $value }. Teraz nie możesz tu dostarczyć bydła.
    [one] Karty na ręce są warte { $value }, a masz 1 certyfikat. Teraz nie możesz tu dostarczyć bydła.
    [few] Karty na ręce są warte { $value }, a masz { $number } certyfikaty. Teraz nie możesz tu dostarczyć bydła.
    [many] Karty na ręce są warte { $value }, a masz { $number } certyfikatów. Teraz nie możesz tu dostarczyć bydła.
   *[other] Karty na ręce są warte { $value }, a masz { $number } certyfikatów. Teraz nie możesz tu dostarczyć bydła.
 }
drawn-own-tiles = Zdobyte żetony
drawn-fulfilled = W tej chwili zrealizowany.
drawn-repeat = Przyjmuje kilka dysków jednego gracza.
drawn-resources = Talia zasobów
drawn-shown-hand = Pokazane karty
drawn-simmental = Każdy, kto dotrze do El Paso, bierze jedną kartę. Kto nie znajdzie żadnej, kończy grę.
drawn-simmental-space = Dla tego, kto nie znajdzie karty Simmental: { $number } PZ
drawn-stack = Stos dobierania
drawn-stack-of-bonus = Żetony premii na stosie: { $number }
drawn-stack-of-objective = Żetony celów na stosie: { $number }
drawn-sue-row = { $what }: { $number }
drawn-surcharge = Zatrudnienie kosztuje o { $number } $ więcej
drawn-train = Pociąg
drawn-train-price = { $number ->
    [one] Odrzuć 1 inżyniera, zapłać { $money } $
    [few] Odrzuć { $number } inżynierów, zapłać { $money } $
    [many] Odrzuć { $number } inżynierów, zapłać { $money } $
   *[other] Odrzuć { $number } inżynierów, zapłać { $money } $
 }
drawn-unseen = Ręka i stos dobierania

## Plansza jako tekst

field-ending = kto kończy grę
field-trail = szlak
field-buildings = rynek budynków
field-train = pociąg
field-tiles = żetony
field-fulfilled = cele zrealizowane teraz
field-objective = żetony celów
field-bonus = żetony premii
field-market = rynek bydła
field-jobs = rynek pracowników
field-rancher = ranczer
field-worker = pracownik
field-workers = obszar pracowników
field-posts = dyski na placówkach handlowych
field-tokens = żetony wymiany
field-track = certyfikaty na torze
field-permanent-certificates = certyfikaty stałe
field-step-limit = limit kroków
field-discs = pozostałe dyski
field-markers = pozostałe znaczniki własności
field-unseen = ręka i stos dobierania
field-value = wartość hodowlana ręki
field-within-reach = certyfikaty na placówki w zasięgu
field-out-of-reach = placówki poza zasięgiem
field-cattle = stos kart krów
field-row = rząd pracowników
field-strength = siła
field-resources = talia zasobów
field-bot-deck = talia bota
field-bot-pile = zagrane karty bota
value-out-of-reach-dark-discs = zostały tylko ciemne dyski
value-out-of-reach-money = za mało pieniędzy
value-out-of-reach-no-discs = brak dysków
value-out-of-reach-taken = własny dysk już tam leży
value-out-of-reach-value = za mała wartość
value-train-basic = strona podstawowa
value-train-marked = strona oznaczona

## Strony elementów i symboli w zasadach

drawn-book-neutral = Budynki neutralne
drawn-book-regular = Budynki zwykłe
drawn-book-train = Karty pociągu, u góry strona podstawowa, u dołu oznaczona
drawn-book-posts = Placówki handlowe
drawn-book-cattle = Bydło
drawn-book-workers = Pracownicy
drawn-book-objectives = Żetony celów
drawn-book-bonuses = Żetony premii
drawn-book-bot = Karty bota Sue
drawn-sign-money = Dostajesz tyle dolarów
drawn-sign-price = Płacisz tyle dolarów
drawn-sign-points = Punkty zwycięstwa
drawn-sign-gives = Najpierw to, co oddajesz, potem to, co dostajesz
drawn-sign-either = Jedno albo drugie
drawn-sign-breed = Karta tej rasy; umaszczenie pokazuje, której
drawn-sign-any = Dowolna karta krowy
drawn-sign-value = Tyle dolarów za każdy punkt wartości karty
drawn-sign-cowboy = Kowboj
drawn-sign-builder = Budowniczy
drawn-sign-engineer = Inżynier
drawn-sign-all-rounder = Pracownik wszechstronny: zastępuje każdego z trzech
drawn-sign-hire = Zatrudnij pracownika za tyle dolarów, wszechstronnego drożej
drawn-sign-buy = Kup krowę, odrzucając kowbojów
drawn-sign-gain = Weź kartę tej rasy, bez kowbojów
drawn-sign-build = Wznieś albo zastąp budynek, odrzucając budowniczych
drawn-sign-train = Skorzystaj z pociągu, odrzucając inżynierów
drawn-sign-ride = Ranczer jedzie dalej najwyżej o tyle kroków
drawn-sign-certificate = Certyfikat
drawn-sign-permanent = Certyfikat stały: liczy się w każdej dostawie
drawn-sign-again = Druga karta tej samej rasy liczy się w dostawie
drawn-sign-token = Żeton wymiany
drawn-sign-exchange = Dobierz kartę, potem odrzuć jedną
drawn-sign-auxiliary = Akcja pomocnicza
drawn-sign-remove = Usuń kartę z gry
drawn-sign-objective = Żeton celu
drawn-sign-bonus = Żeton premii
drawn-sign-post = Dysk na tej placówce handlowej albo wyższej
drawn-sign-built = Tylu budowniczych wymagają łącznie twoje budynki
drawn-sign-repeat = Przyjmuje kilka twoich dysków
drawn-sign-best = Sue: to, do czego ma najwięcej pracowników
drawn-sign-resources = Sue: karta z talii zasobów
