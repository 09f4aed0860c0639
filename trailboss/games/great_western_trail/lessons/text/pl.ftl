lesson-first = Twoje pierwsze okrążenie
    .about = Od ustawienia ranczera do pierwszej dostawy w Kansas City, a potem już samodzielnie przeciw łagodnemu botowi.

# ---- Cel

lesson-first-goal = Cel gry i pierwsza tura
    .about = Po co tu jesteś, kiedy kończy się gra i jak wygląda tura.
    .done = Tura to: jazda, akcje budynku, na którym stajesz, i uzupełnienie ręki. Karta sprzedana, kowboj zatrudniony, a ręka znów pełna.
lesson-first-goal-welcome = Witaj na *szlaku*. Masz stado bydła i pędzisz je do Kansas City, raz za razem. Wygrywa osoba, która na koniec ma najwięcej *punktów zwycięstwa*.
lesson-first-goal-trail = Oto szlak. Twój ranczer zaczyna w prawym dolnym rogu, jedzie od budynku do budynku i kończy w *Kansas City*. Tam dostarczasz stado i zaczyna się następne okrążenie. W grze jest ich kilka.
lesson-first-goal-herd = Twoja *ręka* to stado, które masz ze sobą. W Kansas City liczy się tylko po jednej karcie każdej rasy. Chcesz więc dojechać z różnymi i cennymi rasami. Wszystko po drodze temu służy.
lesson-first-goal-end = To *rynek pracy*. Przy każdej wizycie w Kansas City trafiają tu pomocnicy, a *okrągły żeton* schodzi rząd po rzędzie. Gdy zapełni się ostatni, ten z flagą, gra się kończy: pozostali mają jeszcze po jednej turze, a potem liczycie punkty.
lesson-first-goal-place = Przed pierwszą jazdą możesz zacząć na dowolnym z siedmiu budynków neutralnych. Każdy stoi na polu neutralnym ze swoją literą. Postaw ranczera na *budynku A*, pierwszym na szlaku: kliknij go.
    .wrong = Tam też wolno zacząć. Ale na A, na początku szlaku, zatrudnia się pomocników, a oni dają najwięcej, gdy przyjdą wcześnie.
lesson-first-goal-sell = Tam, gdzie stajesz, możesz użyć każdej akcji budynku po jednym razie, w dowolnej kolejności. Najpierw pieniądze: kliknij górny wiersz budynku, *odrzuć Galloway* za 2 $.
    .wrong = Jeszcze nie. Najpierw pieniądze: sprzedaj Galloway, wtedy stać cię na więcej.
lesson-first-goal-hire = Masz 8 $. To wystarczy, by kogoś *zatrudnić*. Wybierz akcję zatrudniania, środkowy wiersz; dolny to druga okazja, o 2 $ droższa.
    .wrong = To może poczekać. Stać cię teraz na pomocnika: skorzystaj z tego.
lesson-first-goal-cowboy = *Kowboje* kupują bydło, *rzemieślnicy* stawiają budynki, *inżynierowie* przesuwają lokomotywę. Cena widnieje obok rzędu; pomocników z rzędu, w którym leży żeton, jeszcze nie można zatrudnić. Zatrudnij *kowboja*.
    .wrong = Też dobry pomocnik, ale przy takim początku chcemy szybko mieć lepsze bydło, a do tego trzeba kowbojów. Weź kowboja.
lesson-first-goal-turn = Nic więcej tu nie zrobisz. *Zakończ turę*: dobierzesz karty, by znów mieć cztery. *Kłódka* znaczy, że odsłonisz coś nowego: tego nie da się cofnąć. Wszystko inne wolno cofnąć.
    .wrong = Zrobione, co było do zrobienia. Zakończ turę.

# ---- Jazda

lesson-first-riding = Jazda i budowanie
    .about = Jak daleko zajedziesz w turze i jak szlak staje się twój.
    .done = Puste pola nie kosztują kroku, więc na początku jedzie się szybko. Każdy budynek na szlaku spowalnia wszystkich, a z twoich budynków korzystasz tylko ty.
lesson-first-riding-rival = W tym czasie przeciwnik postawił własny budynek: ten. Możesz go minąć albo na nim stanąć, ale jego akcje są tylko dla właściciela.
lesson-first-riding-steps = Jedziesz najwyżej *3 kroki*. Krok prowadzi do następnego budynku, niebezpieczeństwa albo bandyty na twojej drodze; puste pola się nie liczą. Na rozwidleniu wybierasz: tu dolna droga jest zalana.
lesson-first-riding-ride = Jedź o jeden krok, do *budynku B*. Zanim klikniesz, wskaż go: zobaczysz drogę.
    .wrong = Wolno ci tam pojechać, ale miniesz budynek B, a tam można budować. Jedź na B.
lesson-first-riding-sell = Znowu najpierw pieniądze: *odrzuć Santa Gertrudis* i weź 2 $.
    .wrong = Najpierw sprzedaj Santa Gertrudis: bez tych pieniędzy następna akcja jest za droga.
lesson-first-riding-build = Teraz *buduj*. Każdy rzemieślnik, którego wymaga budynek, kosztuje tu 2 $. Masz jednego.
    .wrong = Teraz pora budować: wybierz akcję budowania.
lesson-first-riding-which = Na dole każdego budynku widać, ilu rzemieślników wymaga. Mając jednego, wybierasz spośród trzech. Weź *1a*: daje 2 $ za każdy twój budynek w lesie.
    .wrong = Ten przyda się kiedy indziej. Weź budynek 1a: daje pieniądze w każdym okrążeniu.
lesson-first-riding-where = Postaw go na wolnej działce tuż za B. Leży ona w *lesie*, więc budynek liczy też sam siebie, a każdy, kto jedzie tędy, musi go minąć.
    .wrong = To wolna działka, ale nie najlepsza: wybierz tę w lesie, tuż za budynkiem B.
lesson-first-riding-turn = Twój budynek stoi. *Zakończ turę*.
    .wrong = Budynek stoi i nic więcej tu nie zrobisz. Zakończ turę.

# ---- Opłaty

lesson-first-fees = Opłaty
    .about = Co znaczą dłonie na szlaku i kto dostaje pieniądze.
    .done = Dłoń oznacza opłatę: za niebezpieczeństwa i bandytów do banku, za budynek dla jego właściciela. Jeśli nie masz dość, płacisz tyle, ile masz, i jedziesz dalej.
lesson-first-fees-paid = Zobacz: twój budynek ma zieloną *dłoń*. Przeciwnik go minął i musiał ci zapłacić *2 $*. We dwoje każda dłoń kosztuje 2 $, bez względu na kolor.
lesson-first-fees-hands = *Niebezpieczeństwa* też mają dłonie: kto jedzie przez powódź albo suszę, płaci do banku. Na budynku F możesz za pieniądze usunąć niebezpieczeństwo; żeton jest wtedy twój i daje punkty.
lesson-first-fees-ride = Za własne budynki nigdy nie płacisz. Jedź o jeden krok, do swojego *budynku 1a*.
    .wrong = Tak miniesz własny budynek. On daje ci pieniądze, więc najpierw stań na nim.
lesson-first-fees-use = Użyj go: *2 $* za każdy twój budynek w lesie. Masz jeden.
    .wrong = Najpierw weź pieniądze ze swojego budynku.
lesson-first-fees-turn = Krótka tura to nic złego: pieniądze przydadzą się na następnym postoju. *Zakończ turę*.
    .wrong = Nic więcej tu nie ma. Zakończ turę.

# ---- Kolej

lesson-first-railroad = Certyfikaty i lokomotywa
    .about = Dwie rzeczy, dzięki którym dostawy są lepsze: papiery i tory.
    .done = Certyfikat podnosi wartość jednej dostawy, a lokomotywa sprawia, że dalekie miasta są tanie, i dociera do stacji.
lesson-first-railroad-ride = Jedź o jeden krok, do *budynku C*.
    .wrong = Dalej nie znaczy lepiej: na C dostaniesz dwie rzeczy na pierwszą dostawę. Jedź na C.
lesson-first-railroad-actions = Niektóre akcje są na zasadzie „albo-albo”: tu certyfikat *albo* karta celu. Lokomotywa jest oprócz tego. Cele dają punkty, ale cel zagrany i niezrealizowany je odbiera. My bierzemy certyfikat.
lesson-first-railroad-certificate = *Certyfikat* raz podnosi wartość dostawy o 1. Weź jeden.
    .wrong = Weź certyfikat: podniesie o 1 wartość twojej pierwszej dostawy.
lesson-first-railroad-marker = Tu liczone są twoje certyfikaty. Przesuń znacznik o *jeden*.
    .wrong = Darmowego certyfikatu się nie oddaje: przesuń znacznik o jeden.
lesson-first-railroad-engine = Teraz *lokomotywa*: o jedno pole za każdego twojego inżyniera; pola z inną lokomotywą się przeskakuje. Ruszy sama, bo masz jednego inżyniera i jedną drogę.
    .wrong = Lokomotywa może jeszcze ruszyć: użyj tej akcji, zanim pójdziesz dalej.
lesson-first-railroad-stations = Obok torów leżą *stacje*. Lokomotywa, która zatrzyma się na kółku przy stacji, może ją rozbudować: płacisz, kładziesz swój dysk i dostajesz punkty. Na pierwszych pięciu możesz też mianować *zawiadowcę*, płytkę po lewej stronie stacji.
lesson-first-railroad-turn = To wszystko na C. *Zakończ turę*.
    .wrong = To, co daje C, już wykorzystane. Zakończ turę.

# ---- Ręka

lesson-first-hand = Lepsza ręka
    .about = Bandyci, akcje pomocnicze i dlaczego cztery różne karty są lepsze niż trzy.
    .done = Cztery rasy na ręce zamiast trzech: to 2 $ więcej i lepsze miasto. Przeciwnik się śpieszył i był już w Kansas City, ale jego dostawa niewiele dała.
lesson-first-hand-breeds = Spójrz na rękę: dwie karty *Galloway*. Druga w Kansas City nic nie daje. Warto ją wymienić, zanim dojedziesz.
lesson-first-hand-ride = Dobrze się do tego nadaje *budynek D*. Jedź tam.
    .wrong = Na to twoja ręka nie jest gotowa. Najpierw na D, żeby wymienić kartę.
lesson-first-hand-bounty = Najpierw *nagroda*: chwytasz bandytę i dostajesz to, co daje jego pole.
    .wrong = Najpierw schwytaj bandytę: to daje pieniądze.
lesson-first-hand-outlaw = Każde pole daje inną nagrodę, a żeton bandyty zostaje u ciebie: mogą go wymagać cele. Weź bandytę z pola, które daje *2 $*.
    .wrong = To pole daje mniej. Weź bandytę z pola za 2 $.
lesson-first-hand-auxiliary = Teraz *akcja pomocnicza*. Jedną możesz też wykonać na każdym budynku zamiast wszystkiego innego. Są na twojej planszy. Te z dyskiem po lewej są jeszcze zablokowane; na razie masz dwie górne.
    .wrong = Jest tu jeszcze akcja pomocnicza: użyj jej, żeby wymienić kartę.
lesson-first-hand-draw = Wybierz *dobierz i odrzuć*: jedna karta przychodzi, potem jedna odchodzi.
    .wrong = Pieniądze kuszą, ale twoja ręka potrzebuje nowej karty: dobierz ją.
lesson-first-hand-discard = Santa Gertrudis: tej rasy nie było na ręce. Teraz odrzuć *Galloway*, tę podwójną.
    .wrong = Tę zostaw: każda inna rasa na ręce liczy się w Kansas City. Odrzuć Galloway.
lesson-first-hand-turn = Criollo, Santa Gertrudis, Pineywoods, Galloway: cztery rasy warte 1 + 2 + 2 + 2 = *7*. *Zakończ turę*.
    .wrong = Lepszej ręki teraz nie będzie. Zakończ turę.

# ---- Bydło

lesson-first-cattle = Kupowanie bydła
    .about = Po co są kowboje, i ostatnie postoje przed Kansas City.
    .done = Kupione bydło trafia na stos kart odrzuconych i przyjdzie na rękę w następnych okrążeniach. Na koniec daje też punkty.
lesson-first-cattle-market = *Targ bydła*. Te rasy są warte 3 i więcej, a twoje stado tylko 1 i 2. Im więcej kowbojów, tym taniej: z jednym karta o wartości 3 kosztuje 6 $, z dwoma tylko *3 $*. Wskaż kartę, by zobaczyć jej ceny.
lesson-first-cattle-ride = Bydło kupuje się na *budynku E*. Jedź tam.
    .wrong = Tam bydła nie kupisz. Jedź na E.
lesson-first-cattle-buy = Zostaw Pineywoods, przyda się w Kansas City. Wybierz *kup bydło*.
    .wrong = Nie sprzedawaj Pineywoods: to jedna z twoich czterech ras. Kup bydło.
lesson-first-cattle-which = Użyj *obu kowbojów* i kup kartę o wartości 3 za 3 $: Longhorn, Black Angus albo Corriente, jak wolisz. Kliknięcie karty bierze obu.
    .wrong = Za drogo albo niepotrzebne. Kup jedną kartę o wartości 3, używając obu kowbojów, za 3 $.
lesson-first-cattle-discard = Karta leży na *stosie kart odrzuconych*, nie na ręce. Gdy skończy się stos dobierania, ten drugi zostanie przetasowany i karta do ciebie przyjdzie.
lesson-first-cattle-turn = *Zakończ turę*.
    .wrong = Nie masz już kowbojów, a Pineywoods zostaje. Zakończ turę.
lesson-first-cattle-last = Teraz szybko dalej: 3 kroki i jesteś na *budynku G*, ostatnim neutralnym przed Kansas City.
    .wrong = Z taką ręką nie ma na co czekać. Jedź na G.
lesson-first-cattle-engine = Najpierw *lokomotywa*: jeszcze jedno pole.
    .wrong = Najpierw przesuń lokomotywę: dzięki niej dostawa będzie tańsza.
lesson-first-cattle-auxiliary = I *akcja pomocnicza*.
    .wrong = Akcja pomocnicza nic tu nie kosztuje: skorzystaj.
lesson-first-cattle-money = Ręka jest dobra, więc tym razem bez nowej karty: weź *1 $*.
    .wrong = Ręka jest dobra, po co ją mieszać? Weź pieniądze.
lesson-first-cattle-ready = Przed tobą Kansas City. *Zakończ turę*.
    .wrong = Wszystko tu zrobione. Zakończ turę.

# ---- Dostawa

lesson-first-delivery = Pierwsza dostawa
    .about = Kansas City: nowe żetony, dochód, miasto i dysk, który coś odblokowuje.
    .done = Dostawa za 8 $ i znów jesteś na początku szlaku, z nową ręką. Każdy położony dysk wzmacnia twoją planszę do końca gry.
lesson-first-delivery-ride = Twoja ręka jest warta 7. Jedź do *Kansas City*: tam zawsze wolno się zatrzymać.
    .wrong = Jedź do Kansas City: tu ręka nie będzie lepsza.
lesson-first-delivery-foresight = Najpierw żetony z pól *rozwoju*: wybierasz po jednym z trzech kolumn i trafia on na planszę. Za niebezpieczeństwa się płaci, bandyci dają nagrody, pomocników można zatrudnić. Wybierz *bandytę*, lawina stałaby ci na drodze.
    .wrong = Lawina na szlaku kosztowałaby cię w każdym okrążeniu. Wybierz bandytę.
lesson-first-delivery-worker = W drugiej kolumnie oba żetony są takie same, więc wybór był prosty. Teraz trzecia: wybierz *inżyniera*. Każdy pomocnik zapełnia rynek pracy i przybliża koniec gry.
    .wrong = Rzemieślników jest na rynku pracy dość. Wybierz inżyniera.
lesson-first-delivery-income = Twoje cztery rasy są warte *7*. Z *certyfikatem* będzie 8 i o dolara więcej. Wydaj go.
    .wrong = Bez certyfikatu brakuje ci jednego do Peorii. Wydaj go.
lesson-first-delivery-city = Za 8 dostajesz 8 $ i możesz dostarczyć bydło do dowolnego miasta o wartości do *8*, do każdego tylko raz. Na początek im wyżej, tym lepiej: wybierz *Peorię*. Za każdy czerwony krzyż między lokomotywą a miastem płacisz 1 $: tu 4 $.
    .wrong = Szkoda dobrej dostawy: Kansas City nawet odbiera punkty. Wybierz Peorię.
lesson-first-delivery-disc = Twój dysk idzie do miasta, a pole pod nim jest *odblokowane* na stałe. Wybierz drugi dysk akcji *weź pieniądze* albo *dobierz i odrzuć*: odtąd wykonasz tę akcję podwójnie.
    .wrong = To też pomaga, później. Na razie weź drugi dysk akcji „weź pieniądze” albo „dobierz i odrzuć”.

# ---- Plany i punkty

lesson-first-plan = Punktacja, plany i samodzielna gra
    .about = Skąd biorą się punkty, jakie drogi do nich prowadzą, a potem gra toczy się dalej.
    .done = Znasz już grę. Toczy się dalej przeciw łagodnemu botowi; przewodnik odezwie się, gdy pojawi się coś nowego. Nie wiesz, co robić? Przycisk w rogu pytania podpowie, co zrobiłby mocny bot.
lesson-first-plan-again = Twoje drugie okrążenie. Po drodze są teraz twój budynek i budynki przeciwnika, na rynku przybyło pomocników, a w twojej talii jest lepsze bydło.
lesson-first-plan-scoring = Na koniec liczy się *wszystko*: 1 punkt za każde 5 $, twoje budynki, miasta i strzałki między nimi, stacje, usunięte niebezpieczeństwa, karty krów, cele, zawiadowcy i pomocnicy na ostatnich miejscach rzędu. Otwórz tu gracza, by zobaczyć jego planszę.
lesson-first-plan-objective = Zielona karta obok twoich budynków to *cel początkowy*: budynek, karta o wartości 3 i Shorthorn dają na koniec 3 punkty. Niezrealizowany nic nie kosztuje. Więcej celów weźmiesz na budynku C.
lesson-first-plan-roads = Nie da się robić wszystkiego. *Kowboje* kupują bydło warte punkty i pieniądze. *Rzemieślnicy* stawiają duże budynki, z których korzystasz tylko ty. *Inżynierowie* docierają do dalekich stacji. Wybierz jedną lub dwie z tych dróg i wcześnie zatrudniaj.
lesson-first-plan-cities = I dostarczaj bydło z głową: każde miasto przyjmie cię tylko raz, oprócz Kansas City, które odbiera 6 punktów, i Nowego Jorku. Każda dostawa powinna więc być warta więcej niż poprzednia. Dwa sąsiednie miasta dają premię między nimi.
lesson-first-plan-tokens = Gdy ręka jest zła, w każdej chwili pomoże *żeton wymiany*: dobierz dwie karty i odrzuć dwie. To nie jest akcja.
lesson-first-plan-ride = Teraz zatrudniaj dalej, póki są pomocnicy: jedź na *budynek A*.
    .wrong = Też dobry postój. Ale masz 12 $ i tylko czterech pomocników: najpierw na A, żeby kogoś zatrudnić.
lesson-first-plan-free = Odtąd decydujesz *ty*. Wskaż cokolwiek, by przeczytać objaśnienie, kliknij to, co nie świeci, by dowiedzieć się, dlaczego nie wolno, i cofaj, póki nie odsłonięto nic nowego. Powodzenia!

lesson-first-plan-remark-hire = Niektóre miejsca w rzędzie pomocników dają od razu nagrodę, a piąty i szósty pomocnik jednego rodzaju są warci po 4 punkty. Zatrudniaj tych, którzy pasują do twojej drogi.
lesson-first-plan-remark-buy = Shorthorn i Hereford są warte 4 i 5 i dają po kilka punktów, ale wymagają więcej kowbojów albo dużo pieniędzy: wskaż kartę, a zobaczysz. Jeśli nic ci nie pasuje, jeden kowboj może dołożyć ze stosu *dwie karty*.
lesson-first-plan-remark-site = Działki przy niebezpieczeństwach mają dodatkową akcję. W lesie budynek 1a daje więcej. A tam, gdzie inni muszą przejechać, dłoń zarabia na opłatach.
lesson-first-plan-remark-upgrade = Stacja kosztuje pieniądze i jeden dysk, a daje punkty. Zawiadowca kosztuje pomocnika, a daje coś na stałe.
lesson-first-plan-remark-objective = Karta trafia na stos kart odrzuconych. Gdy dobierzesz ją na rękę, możesz ją *zagrać* przed jazdą albo między dwiema akcjami: dostajesz to, co ma na dole. Odtąd trzeba ją zrealizować, inaczej odbiera punkty. Bierz więc cele, które i tak zrealizujesz.
lesson-first-plan-remark-foresight = Pomyśl, czego potrzebujesz w następnym okrążeniu i co robi przeciwnik. Pomocnicy przybliżają też koniec gry, a gdy żeton minie *znak z krową*, targ bydła się uzupełnia.
lesson-first-plan-remark-deliver = Najwyższe możliwe miasto nie zawsze jest najlepsze: miasto między dwoma twoimi daje obie premie.
lesson-first-plan-remark-disc = Każdy dysk zdjęty z twojej planszy odblokowuje to, co pod nim: mocniejszą akcję pomocniczą, więcej kroków, więcej kart na ręce. Dyski z pól o białych narożnikach mogą trafić wszędzie, te z pól o ciemnych narożnikach tylko do ciemnych miast i na ciemne stacje.
lesson-first-plan-remark-tile = Niebezpieczeństwa to punkty. Weź to z drogi, którą chcesz jeździć, albo najcenniejsze.
