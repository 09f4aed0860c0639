### Zasady Great Western Trail dla ludzi, naszymi słowami. *Tak* coś podkreślamy.

book-goal = O co chodzi
book-goal-idea = Pędzisz stado szlakiem do Kansas City, raz za razem. To, co masz na ręce w chwili przyjazdu, jest twoim stadem: każda *rasa* liczy się raz, więc cztery różne karty są warte dużo więcej niż cztery takie same. Im lepsza ręka, tym więcej pieniędzy i tym dalej jedzie twoje bydło koleją. Na koniec wygrywa osoba z największą liczbą punktów zwycięstwa.
book-goal-parts = Do punktów prowadzi wiele dróg i nikt nie przejdzie wszystkich. *Kowboje* kupują lepsze bydło, *rzemieślnicy* stawiają na szlaku budynki, z których korzystasz tylko ty, *inżynierowie* przesuwają lokomotywę do stacji. Zatrudniasz ich po drodze i zostają z tobą do końca gry.

book-setup = Jak zaczyna się gra
book-setup-board = Na szlaku stoi siedem *budynków neutralnych*: w pierwszej grze według liter, potem dowolnie. Losuje się i wykłada siedem niebezpieczeństw i bandytów. Na rynek pracy trafiają pierwsi pomocnicy, w Kansas City leżą trzy kolumny po dwa żetony do wyboru, na targu bydła 7, 10 albo 13 kart dla dwóch, trzech albo czterech osób. Cztery karty celów leżą odkryte, a przy torach czeka pięciu zawiadowców.
book-setup-own = Wszyscy mają to samo: 14 kart krów, 14 dysków na planszy, po jednym pomocniku każdego rodzaju i 12 budynków, z których przez całą grę używa się jednej strony. Pierwsza osoba ma 6 $ i 4 karty, każda następna o 1 $ i 1 kartę więcej; wszyscy mają żeton wymiany i cel początkowy, który może tylko dać punkty.

book-turn = Tura
book-turn-phases = Tura ma trzy części: *jazda*, *akcje pola*, na którym stajesz, *uzupełnienie ręki*. W pierwszej turze odrzucasz karty do 4 i zamiast jechać, stawiasz ranczera na dowolnym budynku neutralnym. Co kosztuje, trzeba zapłacić w całości, inaczej się nie da; tylko opłaty bywają darowane.
book-turn-ride = Jedziesz co najmniej jeden krok i najwyżej tyle, ile pozwala plansza: 3 we dwoje i troje, 4 we czworo, więcej, gdy znikną z niej dyski. Krok prowadzi do następnego budynku, niebezpieczeństwa albo bandyty; *puste pola się nie liczą*. Nigdy się nie cofasz. Na rozwidleniu wybierasz. W Kansas City zawsze stajesz. Ranczerzy nie blokują się nawzajem.
book-turn-fees = *Dłoń* na żetonie to opłata dla każdego, kto na niego wjeżdża, po drodze i na końcu. Za niebezpieczeństwa i bandytów płacisz do banku, za cudzy budynek jego właścicielowi. Zielone i czarne dłonie kosztują 1 $ albo 2 $, zależnie od liczby graczy. Za swoje i neutralne budynki nic nie płacisz. Gdy masz za mało, płacisz, ile masz, i jedziesz dalej.
book-turn-stop = Na *budynku neutralnym* albo *własnym* możesz wykonać wszystkie jego akcje albo zamiast nich jedną akcję pomocniczą. Na cudzym budynku, niebezpieczeństwie czy bandycie: tylko jedną akcję pomocniczą. Kansas City ma własne zasady. Wszędzie indziej można też nic nie robić.
book-turn-actions = Każdą akcję budynku można wykonać raz, w dowolnej kolejności, każdą do końca. Najpierw płacisz, czego wymaga, potem bierzesz, co daje; pieniądze trzeba wziąć, reszty nie. Dwie akcje z ukośnikiem to jedna: wybierasz. Niektóre działki obok niebezpieczeństw mają dodatkową akcję; korzysta z niej ten, kto tam zbudował.
book-turn-draw = Na koniec tury dobierasz do limitu kart na ręce, na początku do 4. Kupione i odrzucone karty leżą na twoim stosie kart odrzuconych; tasujesz go, gdy trzeba dobrać, a stos dobierania jest pusty. Nowe bydło przychodzi więc dopiero w następnych okrążeniach.

book-buildings = Budynki wszystkich i akcje pomocnicze
book-buildings-neutral = Te siedem jest dla każdego. *A*: sprzedaj Galloway, zatrudnij, zatrudnij jeszcze raz o 2 $ drożej. *B*: sprzedaj Santa Gertrudis, buduj. *C*: certyfikat albo cel oraz lokomotywa. *D*: schwytaj bandytę albo zapłać za ruch lokomotywy; akcja pomocnicza. *E*: sprzedaj Pineywoods, kup bydło. *F*: sprzedaj parę, usuń niebezpieczeństwo. *G*: lokomotywa i akcja pomocnicza.
book-buildings-auxiliary = *Akcje pomocnicze* to pięć rzędów twojej planszy: weź 1 $, dobierz i odrzuć kartę, lokomotywa w tył za certyfikat, zapłać za ruch w przód, lokomotywa w tył za usunięcie karty na dobre. Rząd działa, gdy zniknie jeden z jego dwóch dysków; bez obu masz wersję podwójną tam, gdzie pokazuje ją budynek. Zamiast akcji budynku wykonujesz zawsze pojedynczą.

book-work = Pomocnicy, bydło, budynki
book-work-hire = Żeby *zatrudnić*, weź pomocnika z rzędu nad żetonem rynku pracy i zapłać cenę tego rzędu, wyższą lub niższą, jak mówi akcja. Pomocnik staje na następnym wolnym polu swojego rzędu na planszy. Niektóre pola od razu coś dają. W rzędzie jest sześć pól; piąte i szóste dają po 4 punkty.
book-work-cattle = Do *kupna bydła* używasz kowbojów, każdego raz w jednej akcji. Karta o wartości 3 kosztuje 6 $ z jednym kowbojem, 3 $ z dwoma, a trzech weźmie dwie takie karty za 5 $. Shorthorn i Hereford wymagają więcej kowbojów albo dużo pieniędzy. Bezczynny kowboj może dołożyć dwie karty na targ. Kupione karty idą na stos kart odrzuconych.
book-work-build = Żeby *budować*, trzeba tylu rzemieślników, ilu pokazuje budynek, i 2 $ za każdego; nie zużywają się. Budynek staje na dowolnej pustej działce budowlanej. Albo zastępuje twój mniejszy: wtedy liczy się tylko różnica. Stary zostaje usunięty z gry. Budynki wymagające ponad sześciu rzemieślników powstają tylko tak.
book-work-private = Własne budynki wszystkich to te same dwanaście, w dwóch wersjach. Niektóre pozwalają ranczerowi *jechać dalej* i skorzystać z następnego pola w tej samej turze; opłaty też wtedy obowiązują, a to, czego nie zdążysz użyć, przepada. Strona elementów pokazuje wszystkie.

book-railroad = Lokomotywa i stacje
book-railroad-engine = Inżynier przesuwa *lokomotywę* o pole, kilku najwyżej o tyle pól, ilu ich jest. Pola z inną lokomotywą się przeskakuje i nie liczy. Między polami z numerami leżą bocznice; można się tam zatrzymać albo je minąć. Cofnięcie jako zapłata musi być możliwe w całości. Kto dotrze na ostatnie pole, bierze 3 $ i cofa się na dowolne wolne.
book-railroad-stations = Gdy lokomotywa zatrzyma się na bocznicy, możesz od razu *rozbudować* tę stację: zapłać i połóż tam swój dysk. Na koniec daje punkty, a pole planszy, z którego zdjęto dysk, jest odtąd odblokowane. Każdy może to zrobić na każdej stacji raz.
book-railroad-masters = Przy pierwszych pięciu stacjach czeka *zawiadowca*. Zaraz po rozbudowie stacji możesz oddać ostatniego zatrudnionego pomocnika z jakiegoś rzędu i wziąć ten żeton. Górna połowa pomaga od razu albo na zawsze, dolna daje punkty na koniec. Każdy żeton występuje tylko raz.

book-helpers = Bandyci, niebezpieczeństwa, certyfikaty, cele
book-helpers-outlaws = *Chwytając bandytę*, bierzesz dowolnego z planszy razem z nagrodą jego pola; żeton liczy się do celów i zawiadowców. *Usunięcie niebezpieczeństwa* kosztuje 7 $ na F, gdzie indziej mniej; żeton daje swoje punkty, a droga jest wolna.
book-helpers-certificates = *Certyfikaty* podnoszą dostawę. Liczy je znacznik na planszy: do 3, a bez dysków obok do 4 lub 6. Wydajesz je w Kansas City, jeden za każdy punkt. Stałe, od zawiadowców, liczą się zawsze i się nie zużywają.
book-helpers-tokens = *Żetonu wymiany* można użyć w każdej chwili, także w cudzej turze: oddaj go, dobierz do dwóch kart, odrzuć tyle samo. To najszybsza droga do lepszej ręki.
book-helpers-objectives = *Karta celu* trafia na stos kart odrzuconych, jak bydło. Gdy masz ją na ręce, możesz ją zagrać przed jazdą albo między dwiema akcjami, nie w Kansas City; daje wtedy to, co ma na dole. Odtąd musi się liczyć: zrealizowana daje punkty, niezrealizowana odbiera ich tyle, ile podano obok.

book-kansas-city = Kansas City
book-kansas-city-tiles = Po przyjeździe wybierasz *po jednym żetonie z trzech kolumn*. Niebezpieczeństwa i bandyci idą na następne wolne miejsce szlaku, pomocnicy do rzędu rynku pracy z żetonem. Gdy rząd jest pełny, żeton schodzi niżej, a w dwóch miejscach uzupełnia się wtedy targ bydła.
book-kansas-city-income = Pokazujesz rękę. Dodajesz wartości *różnych ras*, certyfikaty stałe i tyle innych, ile chcesz wydać. Dostajesz tyle dolarów. Potem odrzucasz całą rękę.
book-kansas-city-delivery = Teraz *dostarczasz*: wybierz miasto o wartości nie większej niż ta suma, w którym nie ma jeszcze twojego dysku, i połóż tam dysk. Tylko Kansas City i Nowy Jork przyjmą ich więcej. Kansas City płaci od razu 4 $, ale na koniec zabiera 6 punktów: to miejsce na złe dni.
book-kansas-city-discs = *Dysk* zdejmujesz z planszy i to, co zakrywał, jest twoje: akcje pomocnicze, więcej kroków, kart na ręce, certyfikatów. Dyski z pól z ciemnymi narożnikami mogą trafić tylko do ciemnych miast i na ciemne stacje. Dwa dające więcej kart kosztują po 5 $. Gdy na planszy nie ma już dysku, bierzesz go ze swojej stacji.
book-kansas-city-arrows = Między sąsiednimi miastami są *strzałki*. Gdy w obu leży twój dysk, od razu dostajesz premię strzałki, a na koniec jej punkty.
book-kansas-city-transport = Na końcu płacisz za *transport*: 1 $ za każdy czerwony krzyż między lokomotywą a wartością miasta. Lokomotywa, która jest daleko, jedzie za darmo.
book-kansas-city-again = Ranczer wraca na początek szlaku, kolumny się uzupełnia, dobierasz nową rękę i w następnej turze zaczyna się kolejne okrążenie.

book-end = Koniec i punkty
book-end-last = Gdy zapełni się ostatnie pole rynku pracy, osoba, która to zrobiła, bierze żeton za 2 punkty i kończy turę. Pozostali mają *jeszcze po jednej turze*. W Kansas City nie wybiera się już wtedy pomocników.
book-end-points = Policz: 1 punkt za każde pełne 5 $; budynki na szlaku; miasta i strzałki, w Kansas City −6 za dysk; stacje; niebezpieczeństwa; wszystkie karty krów, gdziekolwiek są; cele; zawiadowców; 4 za każdego pomocnika na piątym i szóstym polu; 3 za jeden z dysków kroków; 2 za żeton. Wygrywa najwyższy wynik, remis to wspólne zwycięstwo.
book-end-objectives = Zagrane cele muszą się liczyć. Inne z twojej talii można dołączyć, jeśli się opłaca. Każdy budynek, niebezpieczeństwo, bandyta, stacja czy karta służy tylko *jednemu* celowi; najlepszy podział znajdzie się sam.
book-end-rare = Pieniądze i żetony nigdy się nie kończą. Puste stosy i woreczki zostają puste. Gdy możliwa jest tylko jedna rzecz i niczego nikomu nie zdradza, dzieje się sama.

book-simmental = Wariant: Simmental
book-simmental-variant = *Cielaki* simentalskie leżą na targu bydła i kosztują jednego kowboja i 8 $ albo dwóch i 5 $. Ilekroć masz w Kansas City cielaka na ręce, możesz go wymienić na *jałówkę*, a jałówkę na *krowę*: za każdym razem cenniejszą. Wszystkie są jedną rasą.

## Przykłady

example-steps = Ranczer stoi na A i możesz jechać trzy kroki. Jak daleko to jest?
    .worked = Puste pola się nie liczą: B to pierwszy krok, C drugi, a D albo E, zależnie od rozwidlenia, trzeci. F byłby czwarty. Do Kansas City jest sześć kroków. Przez powódź albo suszę każdy żeton to też krok, a jego dłoń to opłata.
example-build = Stoisz na B z jednym rzemieślnikiem i 4 $. Co możesz zbudować?
    .worked = Każdy budynek, który wymaga jednego rzemieślnika, za 2 $. 4a wymaga dwóch, więc musi poczekać. Rzemieślnik zostaje na następny raz.
example-cattle = Masz dwóch kowbojów i 8 $, a na targu bydła leżą karty o wartości 3.
    .worked = Z jednym kowbojem karta o wartości 3 kosztuje 6 $. Z oboma 3 $ i zostaje 5 $. To ta sama karta: użyj obu, chyba że drugi jest potrzebny do innej.
example-income = Przyjeżdżasz z czterema różnymi rasami, wartymi 1 + 2 + 2 + 2 = 7, i jednym certyfikatem.
    .worked = Wydany daje 8: to 8 $ i miasto o wartości do 8. Drugiego certyfikatu nie masz. Jeśli zachowasz ten jeden, dostajesz 7 $ i miasta o wartości do 7.
example-transport = Twoja dostawa jest warta 8, lokomotywa stoi na polu 2. Które miasto?
    .worked = Peoria, 8, jest najlepsza w zasięgu; Chicago i dalsze wymagają więcej. Między lokomotywą a 8 są cztery krzyże, więc transport kosztuje 4 $. Dysk zdejmujesz z planszy: weź ten, którego akcja najbardziej się przyda.

## Strona do wydrukowania

summary-turn = Tura
    .lines =
        - *Jazda*: od 1 do 3 kroków (4 we czworo, więcej bez dysków kroków). Puste pola się nie liczą.
        - *Opłaty* za każdą dłoń, na którą wjeżdżasz: niebezpieczeństwa i bandyci do banku, budynki właścicielowi.
        - *Akcje pola*, patrz niżej.
        - *Dobierz* do limitu kart na ręce, od 4 do 6.
        - Żeton wymiany, zawsze, także w cudzej turze: dobierz do 2, odrzuć tyle samo.

summary-places = Gdzie stajesz
    .lines =
        - Budynek neutralny albo własny: wszystkie akcje, każda raz, w dowolnej kolejności; albo jedna akcja pomocnicza.
        - Cudzy budynek, niebezpieczeństwo, bandyta: jedna akcja pomocnicza.
        - Cele z ręki: przed jazdą albo między dwiema akcjami.

summary-actions = Akcje
    .lines =
        - *Zatrudnienie*: z rzędów nad żetonem, po cenie rzędu.
        - *Kupno bydła*: wartość 3 za 6 $ z jednym kowbojem, 3 $ z dwoma; trzech kowbojów, dwie karty, 5 $.
        - *Budowa*: tylu rzemieślników, ilu pokazano, po 2 $; zastąpienie kosztuje różnicę.
        - *Lokomotywa*: pole za każdego inżyniera; na bocznicy możesz rozbudować stację i zdobyć zawiadowcę.
        - *Bandyta*: weź go z nagrodą. *Niebezpieczeństwo*: 7 $ na F.

summary-city = Kansas City
    .lines =
        - 1. Po jednym żetonie z trzech kolumn.
        - 2. Pokaż rękę: różne rasy + certyfikaty = dolary. Odrzuć ją.
        - 3. Dostawa do miasta o wartości nie większej, do każdego raz; do Kansas City i Nowego Jorku wielokrotnie.
        - 4. Dysk z planszy: co zakrywał, jest twoje. Ciemne dyski tylko w ciemne miejsca.
        - 5. Strzałka między dwoma twoimi miastami: jej premia.
        - 6. Transport: 1 $ za każdy krzyż między lokomotywą a miastem.
        - 7. Na początek szlaku, uzupełnij kolumny.

summary-end = Koniec
    .lines =
        - Ostatnie pole rynku pracy zapełnione: weź żeton, dokończ turę.
        - Pozostali mają jeszcze po jednej turze.

summary-points = Punkty
    .lines =
        - 1 za każde 5 $; budynki; miasta i strzałki, Kansas City −6 za dysk; stacje; niebezpieczeństwa; bydło.
        - Zagrane cele: punkty albo kara. Inne z talii, jeśli chcesz.
        - Zawiadowcy; 4 za każdego piątego i szóstego pomocnika; 3 za dysk kroków; 2 za żeton.
