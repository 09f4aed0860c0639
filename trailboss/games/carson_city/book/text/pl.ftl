### Zasady Carson City dla ludzi, naszymi słowami. *Tak* coś podkreślamy.
### Po jednoliterowych słowach i przed „$” stoi twarda spacja.

book-goal = O co chodzi
book-goal-idea = W roku 1858 Carson City to dom, kilka dróg i mnóstwo pustyni. Kupujesz tu *parcele*, stawiasz na nich budynki i zarabiasz na tym, co stoi wokół. O tym, co robisz, decydują twoi *kowboje*; gdzie kilku graczy chce tego samego, tam dochodzi do pojedynku. Wygrywa osoba, która po czterech rundach ma najwięcej punktów zwycięstwa.
book-goal-round = Każda z czterech rund ma cztery fazy: *wybór persony*, *rozstawianie kowbojów*, *rozstrzyganie akcji*, *koniec rundy*. Kto pierwszy spasuje, ten w następnej rundzie pierwszy wybiera personę; a gdzie jest remis, wygrywa ten, kto spasował wcześniej.
book-goal-words = Miasto to 8 na 8 parceli. *Sąsiadują* te, które stykają się bokiem albo rogiem. Na parceli może być jeden budynek, jeden dom albo jedna góra; bez nich jest pusta. Kto ma parcelę, ten ma to, co na niej stoi. Niczego się nie sprzedaje, nie burzy ani nie pożycza. Płaci się w całości, a połowy zaokrągla w dół; tylko cenę, którą zmniejsza robotnik drogowy, zaokrągla się w górę.

book-setup = Jak zaczyna się gra
book-setup-town = Dwie kości wskazują *centrum miasta*: staje tam dom z czterema drogami dookoła. Tak samo losuje się dziewięć *gór*; na skrajnych parcelach ich nie ma. Na górze nie można nic zbudować, ale można ją mieć. Kolejność graczy jest losowa, a wszystko wygląda tak samo dla każdej liczby osób.
book-setup-row = Na siedmiu polach budowy leżą: ranczo za 3 $, kopalnia za 4 $, ranczo za 10 $ i kopalnia za 12 $; na pola za 5 $, 6 $ i 8 $ dociąga się budynki z woreczka. Do wyboru jest wszystkich siedem person, a szton „3 gnaty” leży na swoim polu.
book-setup-own = Zaczynasz z 15 $, drogą, rewolwerem, 3 kowbojami i 12 płytkami własności. Po kolei każdy bierze za darmo jedną *parcelę*, dowolną niczyją, choćby górę albo centrum; potem w odwrotnej kolejności drugą.

book-personas = Persony
book-personas-choose = Na początku rundy każdy bierze jedną z siedmiu *person*: w pierwszej w losowej kolejności, później pierwszy wybiera ten, kto pierwszy spasował. Co karta daje od razu, to dostajesz, zanim wybierze następna osoba. Jej numer mówi, kto pierwszy rozstawia kowbojów, od szeryfa do najemnika. W następnej rundzie znów są wszystkie.
book-personas-limit = Każda karta ma *limit gotówki*. Na koniec rundy wszystko powyżej niego musisz wydać i dostajesz punkt za każde pełne 10 $; reszta przepada. Możesz wydać więcej, niż musisz, po tej samej cenie.
book-personas-cards = *Szeryf*, 20 $: biały kowboj. *Bankier*, 120 $: od razu 9 $. *Sprzedawczyni*, 60 $: 8 $ albo podwójny zysk z budynków jednego rodzaju. *Robotnik drogowy*, 30 $: od razu dwie drogi, a budynki za pół ceny, zaokrąglając w górę. *Osadnik*, 30 $: od razu dowolna niczyja parcela za darmo. *Kapitan*, 20 $: jeden, dwóch albo trzech kowbojów za 1 $, 4 $ albo 9 $, na stałe. *Najemnik*, 20 $: siła ognia większa o 3 w tej rundzie.
book-personas-sheriff = *Białego kowboja* stawia się jak własnego, ale tylko tam, gdzie jeszcze nikogo nie ma, i nigdy do ataku. Odtąd nikt nie może dołączyć: to, na czym stoi, jest twoje bez pojedynku. Tylko na pola dla wszystkich mogą wejść też inni. Do siły ognia się nie liczy.
book-personas-grocer = *Sprzedawczyni* może wziąć 8 $ od razu albo poczekać na zyski z nieruchomości. Wtedy bierze 8 $ albo podwaja zysk ze wszystkich swoich budynków jednego rodzaju. Jeśli taki budynek zostanie okradziony, właściciel i atakujący dostają po zwykłym zysku.

book-cowboys = Rozstawianie kowbojów
book-cowboys-step = W kolejności numerów person każdy robi jedną rzecz, i tak w kółko: stawia gdzieś *jednego* kowboja albo pasuje. Postawiony zostaje tam, aż przyjdzie kolej na jego pole. Można wybrać coś, na co cię jeszcze nie stać albo co ci się nie przyda.
book-cowboys-pass = *Pasuje się* na całą rundę. Kowboje, których zatrzymasz, powiększają siłę ognia i będą w następnej rundzie. Bez kowboja możesz tylko spasować, gdy przyjdzie twoja kolej. Wczesny pas jest coś wart: pierwszy wybór następnym razem, remisy i punkty na samym końcu.
book-cowboys-where = Tam, gdzie stoi czyjś kowboj, mogą stanąć i inni: wtedy będzie *pojedynek*. W każdym takim miejscu możesz mieć jednego kowboja, ale miejsc, ile chcesz. Na wypłacie i na polu pojedynczych dróg każdy może mieć dowolnie wielu, bez pojedynku. Zakup parceli i zyski z nieruchomości dzieją się same, nikt tam nie staje. Licznik tur za każdym razem zamyka jedno pole zakupu punktów.
book-cowboys-land = Na planie miasta stawiasz kowboja na niczyjej *parceli*, żeby ją kupić; na *cudzym budynku*, żeby go zaatakować; na *własnym*, żeby go bronić, nawet zanim ktoś przyjdzie.

book-actions = Akcje po kolei
book-actions-order = Gdy wszyscy spasują, pola rozstrzyga się *w ich kolejności*, każde do końca. Co zdobędziesz na jednym, liczy się na następnym. Jeśli na polu jest tylko twój kowboj, robisz, co ono mówi; jeśli kilku graczy, jest pojedynek i robi to tylko zwycięzca. Z tego, co kosztuje, można zrezygnować. Kowboj po pracy idzie do wspólnych zapasów, nie do ciebie.
book-actions-supplies = *Wypłata*: 4 $ za każdego twojego kowboja. *Naboje*: szton „3 gnaty”, siła ognia większa o 3 do końca rundy. *Trzy drogi* dla jednej osoby, a na drugim polu *droga* za każdego kowboja. Gdy dróg zabraknie, nikt ich już nie dostanie.
book-actions-parcels = *Zakup parceli*: możesz kupić każdą parcelę, na której stoi twój kowboj. Kosztuje 1 $ i o 1 $ więcej za każdy budynek, dom i górę na niej i wokół niej, czyjekolwiek są. Odtąd jest twoja i można na niej budować. Kto ma na planszy wszystkie 12 płytek własności, więcej ziemi nie dostanie.
book-actions-several = Najpierw toczą się pojedynki o parcele, których chce kilku graczy; z uczestników ten, kto spasował pierwszy, mówi, w jakiej kolejności. Zwycięzca od razu kupuje parcelę albo rezygnuje i nikt inny jej nie dostaje. Potem kupuje się pozostałe w kolejności pasowania, ile ze swoich kto chce.
book-actions-income = *Parcele*: 2 $ za każdą twoją parcelę. *Siła ognia*: 2 $ za każdy jej punkt; kowboj stojący na tym polu się nie liczy. *Hazard*: dwie kości, tyle dolarów, ile oczek.
book-actions-points = *Parcele*: punkt za każde dwie. *Siła ognia*: punkt za każde dwa jej punkty. *Nieruchomości*: punkt za każdy budynek na planszy oprócz kopalni. *Zakup punktów*: ile cię stać, po 5 $, 4 $, 3 $ albo 2 $; tańsze pola zamykają się po kolei, jedno po każdej rundzie.

book-building = Budowanie
book-building-buy = Na *polu budowy* możesz kupić leżący tam budynek po cenie pola i od razu go postawić albo zatrzymać. Puste pole zostaje puste do końca rundy. Budynek działa, odkąd stoi: rewolwery od razu, zysk i punkty jeszcze w tej rundzie.
book-building-site = Staje na twojej *pustej* parceli. Ranczo i kopalnia niczego więcej nie wymagają. Do parceli z innym budynkiem musi dochodzić droga, choćby do jednego rogu, a razem z nim powstaje dom. Możesz najpierw położyć własne drogi. Jeśli nie ma miejsca na dom, budynek czeka.
book-building-house = *Dom* jest darmowy i trzeba go postawić: na dowolnej pustej parceli, do której dochodzi droga, twojej, niczyjej albo cudzej, jeśli jej właściciel się zgodzi. Należy do tego, czyja jest parcela. Nie musi stać blisko budynku. W jego miejscu nic już nie powstanie.
book-building-roads = *Droga* leży między dwiema parcelami i łączy się z tymi, które już są. Swoje możesz kłaść w każdej chwili i gdziekolwiek, za darmo; drogi są niczyje. Służą tylko do tego, żeby dojść: droga dochodzi do parceli, gdy dotyka któregoś jej rogu. Wszystkich jest 25.
book-building-kept = *Zatrzymany* budynek niczego jeszcze nie robi. Po ostatnim polu budowy w każdej rundzie, w kolejności pasowania, każdy może postawić, co zatrzymał: bez kowboja, bez opłaty, na tych samych warunkach.

book-estate = Ile zarabiają budynki
book-estate-pays = Po hazardzie *każdy budynek płaci swojemu właścicielowi*, bez kowboja. Najpierw rozstrzyga się ataki, potem wypłaca wszystko naraz. Górnej granicy nie ma.
book-estate-neighbours = Sklepy, banki i saloony żyją z *domów* wokół. Ranczo i kościół liczą się tam jak dom, hotel jak dwa. Domy, rancza i reszta liczą się, jeśli są twoje albo niczyje; cudze nie. Tak samo jest z górami i kopalniami.
book-estate-land = *Ranczo* zarabia 1 $ za każdą pustą parcelę obok, czyjakolwiek jest, co najmniej 1 $. *Kopalnia* zarabia 3 $ za każdą górę obok, chyba że należy do innego gracza. Jedno i drugie daje na stałe rewolwer.
book-estate-trade = *Sklep* zarabia 3 $ za każdy dom obok i 3 $ za każde twoje ranczo, gdziekolwiek stoi; *bank* 3 $ za każdy dom i 3 $ za każdą twoją kopalnię; *saloon* 5 $ za każdy dom. *Hotel* zawsze zarabia 6 $.
book-estate-order = *Więzienie* nic nie zarabia, daje dwa rewolwery i nie można go zaatakować. *Kościół* nic nie zarabia; twoich budynków obok niego nie można atakować. Jeśli stanie obok już atakowanych, atakujący kowboje wracają do swoich graczy. Siebie ani cudzych budynków nie chroni.

book-duel = Pojedynki i ataki
book-duel-firepower = *Siła ognia* to kowboje w twoich osobistych zapasach, rewolwery, 3 za szton „3 gnaty” i to, co dodaje najemnik. Kowboje na planszy się nie liczą, nawet ten, który walczy. Siła ognia się nie zużywa.
book-duel-fight = Gdzie stoją kowboje kilku graczy, wszyscy toczą *jeden pojedynek*: każdy rzuca kością i dodaje siłę ognia. Wygrywa najwyższa suma, przy remisie ten, kto spasował wcześniej. Kowboj zwycięzcy idzie do wspólnych zapasów. *Przegrani odzyskują swoich* i od tej chwili liczą się oni do siły ognia. Wycofać się nie można.
book-duel-attack = Kowboj na cudzym budynku to *atak*: jeśli się uda, połowa zysku z niego jest twoja. Bezpieczne są więzienia, budynki obok kościoła tego samego właściciela i te z białym kowbojem, a także to, co powstało w tej rundzie już po rozstawianiu. Domów i ziemi atakować nie można.
book-duel-theft = Jeśli atakujący jest jeden, a obrońcy nie ma, atak od razu się udaje. Kilku walczy między sobą; jeśli jest obrońca, walczy też właściciel. Gdy wygra właściciel, nic nie ginie. Inaczej zwycięzca bierze połowę, zaokrąglając w dół, a właściciel resztę. Niepotrzebny obrońca też idzie do wspólnych zapasów.

book-end = Koniec rundy i gry
book-end-round = Najpierw to, co dają jeszcze persony. Potem licznik zamyka najtańsze otwarte pole zakupu punktów: 2 $, 3 $, 4 $. Każdy dostaje nowych kowbojów, 4 po pierwszej rundzie, a po drugiej i trzeciej 5, nigdy więcej niż 10 razem. Potem limit gotówki. Budynki, których nikt nie kupił, przesuwają się na tańsze pola, a nowe dociąga się z woreczka. Szton, biały kowboj i persony wracają.
book-end-points = Po czwartej rundzie: 2 punkty za każdy budynek, dom i górę na twoich parcelach; punkt za każde 6 $; punkt za każdego gracza, który spasował w tej rundzie po tobie. Puste parcele i zatrzymane budynki nie dają nic. Wygrywa najwyższy wynik, przy remisie ten, kto spasował wcześniej.
book-end-options = Można grać *czerwonymi stronami* person, *płytkami pojedynku* zamiast kości, *rozstawiać kowbojów naraz* albo grać na planszy z *rzeką*, w dowolnym połączeniu. Instrukcja polska i angielska różnią się w kilku miejscach; gramy według polskiej, chyba że przy stole ustalono inaczej. Według angielskiej zaczyna się bez rewolweru, limit kapitana to 25 $, kopalnie liczą się do punktów za nieruchomości, kościołów nie można atakować, a pasowanie daje punkty na koniec tylko wtedy, gdy rozstawia się naraz.

## Przykłady

example-parcel = Twój ostatni kowboj w tej rundzie i 24 $. Masz pustą parcelę w czwartej kolumnie i czwartym rzędzie. Co z tą po jej lewej stronie?
    .worked = Jest niczyja i pusta: 1 $ i jeszcze po 1 $ za każdą z trzech gór wokół, razem 4 $. Na parceli, którą ktoś ma, kowboja postawić nie można, nawet na własnej pustej.
example-mine = Kupujesz kopalnię i masz trzy puste parcele. Gdzie zarobi najwięcej?
    .worked = Policz przy każdej parceli góry, które nie należą do innego gracza: pięć przy parceli w czwartej kolumnie i czwartym rzędzie, więc 15 $ co rundę; trzy przy następnej, 9 $; przy trzeciej żadnej. Na cudzej ziemi ani na górze budować nie można.
example-limit = Koniec pierwszej rundy: masz 36 $ i bankiera, którego limit to 120 $. Czy musisz coś wydać?
    .worked = Nie, 36 $ mieści się w limicie. Możesz wydać 30 $ na 3 punkty. Ale w następnych rundach punkty bywają tańsze, a za pieniądze kupuje się budynki: zwykle lepiej je zachować.
example-duel = Na polu budowy za 6 $, z kopalnią, stoi kowboj przeciwnika. Twoja siła ognia to 10, jego 5. Dołączasz?
    .worked = Możesz, i wtedy będzie pojedynek. Twój kowboj schodzi na planszę, masz więc 9 i kość przeciwko 5 i kości: przeciwnik musi wyrzucić co najmniej o cztery oczka więcej, a przy równej sumie wygrywa ten, kto spasował pierwszy. Pole punktów po 2 $ jest już zamknięte, a na zakupie parceli nikt nie staje.
example-points = Masz pole, na którym punkt kosztuje 3 $, i 62 $.
    .worked = Za 60 $ kupisz 20 punktów; na dwudziesty pierwszy brakuje 1 $. Za zachowane pieniądze można postawić coś, co zarobi więcej, ale po ostatniej rundzie liczą się tylko punkty, a wtedy punkt kosztuje 6 $.

## Strona do wydrukowania

summary-round = Runda
    .lines =
        - 1. *Persona*: kto pierwszy spasował, wybiera pierwszy.
        - 2. *Rozstawianie kowbojów* według numerów person, po jednym, albo pas.
        - 3. *Rozstrzyganie* pól po kolei; gdzie kilku graczy, najpierw pojedynek.
        - 4. *Koniec*: zamyka się pole zakupu punktów; 4, 5, 5 nowych kowbojów, najwyżej 10; gotówkę ponad limit wydajesz, punkt za każde 10 $; budynki się przesuwają.

summary-personas = Persony: numer, limit gotówki
    .lines =
        - 1 Szeryf, 20 $: biały kowboj. 2 Bankier, 120 $: 9 $.
        - 3 Sprzedawczyni, 60 $: 8 $ albo podwójny zysk z budynków jednego rodzaju.
        - 4 Robotnik drogowy, 30 $: dwie drogi, budynki za pół ceny.
        - 5 Osadnik, 30 $: darmowa parcela.
        - 6 Kapitan, 20 $: 1, 2, 3 kowbojów za 1 $, 4 $, 9 $.
        - 7 Najemnik, 20 $: siła ognia +3.

summary-spaces = Pola
    .lines =
        - *Dla wszystkich*: wypłata 4 $ za kowboja; droga za kowboja.
        - *Dla jednej osoby*: naboje, siła ognia +3; trzy drogi.
        - *Parcele*: 1 $ + 1 $ za każdy budynek, dom i górę na niej i wokół.
        - *Budowa*: od 3 $ do 12 $, postaw albo zatrzymaj.
        - *Zyski*: 2 $ za parcelę; 2 $ za punkt siły ognia; dwie kości.
        - *Punkty*: połowa liczby parceli; połowa siły ognia; budynki bez kopalni; po 5 $, 4 $, 3 $, 2 $.

summary-buildings = Budynki
    .lines =
        - Wszystkie oprócz rancza i kopalni: droga przy rogu i dom razem z nimi.
        - Ranczo 1 $ za pustą parcelę obok; kopalnia 3 $ za górę. Po rewolwerze.
        - Sklep 3 $ za dom + 3 $ za twoje ranczo; bank 3 $ za dom + 3 $ za twoją kopalnię; saloon 5 $ za dom; hotel 6 $.
        - Ranczo i kościół liczą się jak dom, hotel jak dwa; tylko twoje albo niczyje.
        - Więzienie: dwa rewolwery, bezpieczne. Kościół: twoje budynki obok są bezpieczne.

summary-duels = Pojedynki i ataki
    .lines =
        - Siła ognia: kowboje w osobistych zapasach, rewolwery, 3 za szton „3 gnaty”, najemnik.
        - Kość + siła ognia; remis: kto spasował wcześniej. Przegrani odzyskują kowboja.
        - Atak na budynek: połowa zysku, zaokrąglając w dół.

summary-points = Punkty na koniec
    .lines =
        - 2 za każdy budynek, dom i górę na twoich parcelach.
        - 1 za każde 6 $.
        - 1 za każdego gracza, który spasował po tobie.
