### Zasady El Paso dla ludzi, naszymi słowami. *Tak* coś podkreślamy.
### Po jednoliterowych słowach i przed „$” stoi twarda spacja.

book-goal = O co chodzi
book-goal-idea = Pędzisz stado szlakiem do El Paso, okrążenie za okrążeniem. Karty, które masz na ręce w chwili przyjazdu, to twoje stado: każda *rasa* liczy się raz, więc cztery różne karty są warte dużo więcej niż cztery takie same. Im więcej są warte, do tym lepszej placówki handlowej możesz je dostarczyć. Na koniec wygrywa osoba z największą liczbą punktów zwycięstwa.
book-goal-workers = *Pracownicy* to też karty. *Kowboje* kupują bydło, *budowniczowie* wznoszą budynki, *inżynierowie* korzystają z pociągu, a *pracownik wszechstronny* zastąpi każdego z nich. Pracownikami się płaci: użyty trafia na stos kart odrzuconych, razem z bydłem, i pracuje dla ciebie znowu, gdy go dobierzesz. Dobra talia daje więc właściwych ludzi i różne rasy we właściwej chwili.
book-goal-clock = Każdy przyjazd do El Paso zabiera z planszy kartę *Simmental*. Gdy ktoś przyjedzie, a nie ma już żadnej, pozostali mają jeszcze po jednej turze. O długości gry decydują więc sami gracze: kto spieszy się do El Paso, pogania wszystkich.

book-setup = Jak zaczyna się gra
book-setup-board = Szlak jest okrężny. Leżą na nim *El Paso* i sześć *budynków neutralnych*, od B do G: w pierwszej grze według liter, później potasowane. Między nimi jest dziewięć pustych *pól na budynki*, które wzniosą gracze. Gracza rozpoczynającego się losuje, potem tury idą zgodnie z ruchem wskazówek zegara.
book-setup-market = Obok planszy leżą cztery *karty pociągu*, od jednego inżyniera do czterech; sześć stosów po dwa *budynki zwykłe*, od jednego budowniczego do sześciu; *rynek bydła*, czyli 8 kart Black Angus, 10 Corriente, 8 Shorthorn i 6 Hereford; i *rynek pracowników*. Trzy żetony celów i trzy żetony premii leżą odkryte przy swoich stosach. Kart Simmental jest 9, 14 albo 19 dla dwóch, trzech albo czterech osób. Gdy poznacie grę, odwróćcie część budynków na stronę b, a część kart pociągu na stronę oznaczoną. Pieniądze i żetony wymiany nigdy się nie kończą; reszta tak.
book-setup-own = Wszyscy mają po dziesięć kart krów czterech ras i dobierają cztery z nich. Poniżej planszetki leży odkryty jeden pracownik każdego rodzaju: to *obszar pracowników*. Siedem dysków zasłania to, co planszetka będzie umiała później. Pierwsza osoba ma 4 $ i jeden żeton wymiany, druga 5 $ i jeden, trzecia 4 $ i dwa, czwarta 5 $ i dwa.
book-setup-objective = Po kolei każdy bierze jeden z trzech odkrytych *żetonów celów*; puste miejsce uzupełnia się, zanim wybierze następna osoba. Cel daje na koniec punkty, jeśli masz to, co pokazuje. Jeśli nie masz, niczego nie tracisz.

book-turn = Tura
book-turn-phases = Tura ma trzy fazy: *ruch*, *akcje przystanku*, na którym stajesz, i *dobieranie*. Tury nie można opuścić. Koszt opłacasz od razu i w całości, inaczej się nie da: długów nie ma. Odrzucone krowy i pracownicy leżą odkryci na twoim stosie kart odrzuconych; nigdy nie wracają na rynek.
book-turn-first = W *pierwszej turze* nie jedziesz. Stawiasz ranczera na dowolnym budynku neutralnym, także tam, gdzie stoją inni, i z niego korzystasz. Nie w El Paso.
book-turn-ride = Potem jedziesz co najmniej jeden krok i najwyżej tyle, ile wynosi *limit kroków*: na początku 3, a bez zasłaniającego go dysku 4. Każdy budynek po drodze to krok, czyjkolwiek jest; *puste pola się nie liczą*. Jedzie się tylko zgodnie z ruchem wskazówek zegara. Gdzie szlak się rozwidla, wybierasz drogę wewnętrzną albo zewnętrzną. W El Paso zawsze stajesz, a reszta kroków przepada. Mijanie nic nie kosztuje, a ranczerzy się nie blokują.
book-turn-cowboys = Chcesz dalej? Odrzuć z obszaru pracowników *kowbojów*: za każdego jeden krok więcej, tylko w tym ruchu. Nikt inny tu nie pomoże, nawet pracownik wszechstronny. Wybierasz, gdzie stanąć; liczy się najkrótsza droga i żaden kowboj nie przepada bez potrzeby.
book-turn-stop = Na *budynku neutralnym* albo *własnym* wykonujesz jego akcje albo zamiast nich wszystkich jedną akcję pomocniczą. Na *budynku innego gracza* można wykonać tylko jedną akcję pomocniczą albo nic; nikomu się za to nie płaci. W El Paso zawsze robisz to, co każe El Paso. Liczy się tylko przystanek, na którym kończysz ruch.
book-turn-actions = Akcje budynku są oddzielone kreskami. Wykonujesz je w dowolnej kolejności, każdą raz, i pomijasz, które chcesz. Tym, co da jedna, możesz zapłacić za następną. Akcji, która niczego by nie zmieniła, nie ma do wyboru.
book-turn-draw = Na koniec tury dobierasz do *limitu kart na ręce*: 4, a bez zasłaniającego go dysku 5. Dobrany pracownik od razu trafia do obszaru pracowników, nie liczy się, i dobierasz dalej. Stos kart odrzuconych tasuje się dopiero wtedy, gdy trzeba dobrać, a stos dobierania jest pusty. Gdy nie ma czego dobrać, masz na ręce mniej kart.

book-helpers = Co pomaga w każdej chwili
book-helpers-anytime = W dowolnym momencie *swojej tury* możesz używać żetonów wymiany i odrzucać pracowników dla ich premii, ile razy chcesz: przed ruchem, między dwiema akcjami, w El Paso, po dobraniu kart. Nie w cudzej turze i nie w środku czegoś: gdy kupno, ruch albo dostawa już trwa, za późno na szukanie pieniędzy.
book-helpers-exchange = *Żeton wymiany* zmienia rękę: oddaj go, dobierz kartę, potem odrzuć jedną, choćby tę samą. Pracownicy, którzy się trafią, idą do obszaru pracowników, a ty dobierasz dalej, aż przyjdzie krowa. Kilka wymian wykonuje się jedną po drugiej; nigdy nie dobierasz dwóch kart naraz. Żetonów możesz mieć, ile chcesz.
book-helpers-bonuses = Każdego pracownika można odrzucić z obszaru dla jego *premii*: pracownika wszechstronnego za 2 $, inżyniera za 1 $, budowniczego, żeby zapłacić 2 $ za certyfikat. Kowboje dają tylko kroki, w czasie ruchu. Pracownicy odrzuceni jako koszt bydła, budynku albo pociągu premii nie dają.
book-helpers-certificates = *Certyfikaty* podnoszą wartość dostawy. Liczy je znacznik na planszetce, do 4; nadmiar przepada. Zostają u ciebie, dopóki ich nie wydasz. Certyfikaty *stałe*, z żetonu premii i z planszetki, liczą się za każdym razem i nigdy się nie zużywają.
book-helpers-auxiliary = *Akcje pomocnicze* to cztery po lewej stronie planszetki: weź 1 $, wymień kartę bez żetonu, zdobądź certyfikat, usuń kartę krowy. Pierwsze dwie działają od początku, a bez dysku lepiej: 3 $ albo dwie wymiany, z których drugą można pominąć. Pozostałe działają dopiero po zdjęciu dysku. Gdzie budynek pokazuje dwie akcje pomocnicze, muszą być różne.

book-actions = Akcje: pieniądze, ludzie, bydło
book-actions-neutral = Z sześciu budynków neutralnych korzysta każdy. *B*: sprzedaj Galloway; zatrudnij, i jeszcze raz. *C*: 2 $ i certyfikat. *D*: sprzedaj Pineywoods; żeton wymiany za 1 $; kup krowę. *E*: sprzedaj Santa Gertrudis; wznieś budynek. *F*: akcja pomocnicza; pociąg. *G*: żeton wymiany i akcja pomocnicza.
book-actions-sell = Żeby *sprzedać*, odrzucasz jedną kartę pokazanej rasy i bierzesz pieniądze; jedną, choćby było ich na ręce więcej. Gwiazdka to dowolna rasa. Dwa budynki płacą według wartości: 5 $ za kartę o wartości 2, także Simmental, albo 2 $ za każdy punkt wartości.
book-actions-hire = Żeby *zatrudnić*, weź pracownika z rynku, zapłać i połóż go w obszarze pracowników, od razu gotowego. *Pracownik wszechstronny zawsze kosztuje 4 $ więcej*, nawet gdy zatrudnienie jest darmowe. Na B pierwszy kosztuje 5 $, a drugi, innego rodzaju, 8 $; między nimi możesz sprzedać kartę albo odrzucić pracownika dla pieniędzy.
book-actions-buy = Żeby *kupić krowę*, wybierz rasę z rynku bydła, odrzuć kowbojów, których wymaga, i zapłać 2 $ za każdego: jednego za Black Angus, dwóch za Corriente, trzech za Shorthorn, czterech za Hereford. Kowbojów mogą zastąpić pracownicy wszechstronni. Jedna akcja to jedna karta; trafia ona na stos kart odrzuconych, nie na rękę. Czterech ras, z którymi zaczynasz, i kart Simmental kupić nie można.
book-actions-gain = Niektóre akcje *dają* kartę bez kowbojów, jedna z nich Shorthorn za 2 $. Inne pozwalają *usunąć* z gry kartę z ręki: słabe znikają ze stada, a lepsze przychodzą szybciej. Najwyżej pięć razy w grze; usunięte karty nic nie dają.

book-building = Własne budynki
book-building-build = Żeby *wznieść budynek*, weź kafelek z rynku budynków, odrzuć tylu budowniczych, ilu pokazuje, i zapłać 2 $ za każdego; mogą ich zastąpić pracownicy wszechstronni. Połóż go na dowolnym pustym polu, zapłać koszt pola i oznacz jako swój. Pieniądze na jedno i drugie musisz mieć, zanim zaczniesz. Masz *dwa znaczniki własności*, więc najwyżej dwa budynki. Odtąd to przystanek dla wszystkich, ale z akcji korzystasz tylko ty.
book-building-replace = Albo *zastąp* swój budynek takim, który wymaga więcej budowniczych. Płacisz tylko różnicę, w ludziach i w pieniądzach, a za pole nic. Stary kafelek wraca na rynek i może go wziąć każdy. Jeśli na nim stoisz, niewykorzystane akcje przepadają, a z nowych skorzystasz przy następnej wizycie.
book-building-regular = Jest sześć poziomów, po dwa kafelki każdego. Im wyżej, tym więcej punktów: 1, 2, 4, 7, 11 i 15. Strony a i b robią co innego. Strona elementów pokazuje wszystkie.
book-building-ride = *Podkowa* pozwala jechać dalej, co najmniej jeden krok i najwyżej tyle, ile pokazuje; limit kroków nie ma tu znaczenia, kowboje tak. Potem korzystasz z osiągniętego przystanku jak zwykle. Ręki się przedtem nie uzupełnia, a to, czego nie zdążysz zrobić przed wyjazdem, przepada. Zostaw to więc na koniec.

book-train = Pociąg
book-train-use = Żeby skorzystać z *pociągu*, wybierz jedną z czterech kart, odrzuć tylu inżynierów, ilu wymaga, i zapłać 2 $ za każdego; mogą ich zastąpić pracownicy wszechstronni. Potem wykonaj jej akcje w dowolnej kolejności i pomiń, które chcesz. Pierwsza karta daje żeton celu, druga żeton premii, trzecia 3 $, żeton premii i usunięcie karty, czwarta 3 $ albo żeton celu, żeton premii i darmowe zatrudnienie. Karta zostaje dla wszystkich. Strony oznaczone robią co innego.
book-train-tiles = *Żeton celu* albo *żeton premii* bierzesz z odkrytych albo w ciemno ze stosu; tego w ciemno nie można oddać. Puste miejsce od razu się uzupełnia. Żetony premii dają punkty. Niektóre pomagają też w każdej dostawie: to certyfikat stały albo druga karta tej samej rasy, która liczy się jeszcze raz.

book-city = El Paso
book-city-arrival = W El Paso robisz trzy rzeczy po kolei i wszystkie: bierzesz *5 $*, kładziesz kartę *Simmental* na stos kart odrzuconych, *dostarczasz* bydło. Pomiędzy nimi możesz używać żetonów i odrzucać pracowników, także po pokazaniu ręki.
book-city-value = Pokazujesz rękę i dodajesz wartości *różnych ras*; druga karta tej samej rasy nic nie dodaje, chyba że pozwala na to żeton premii. Dwie karty Santa Gertrudis, Corriente i Black Angus są warte 2 + 3 + 3 = 8. Za samą wartość nie ma pieniędzy. Po dostawie odrzucasz całą rękę.
book-city-certificates = Każdy *certyfikat stały* dodaje 1. Te z toru możesz wydać, po 1 za każdy: wybierz placówkę handlową, a wydasz dokładnie tyle, ile brakuje. Reszta zostaje. Certyfikat stały zdobyty w tej dostawie liczy się od następnej.
book-city-posts = Wybierz *placówkę handlową* o liczbie nie większej niż twoja wartość i połóż tam dysk. Każda przyjmuje jeden twój dysk, tylko 0, 12 i 16 więcej; cudze nie przeszkadzają. Od razu dostajesz to, co pokazuje, a od 10 wzwyż na koniec punkty: 2, 4, 7, 9, 12 i 14. Na 9 możesz zatrudnić za darmo. Zawsze możesz wybrać niższą.
book-city-discs = *Dysk* zdejmujesz z planszetki i to, co zasłaniał, jest odtąd twoje: lepsze akcje pomocnicze, certyfikat stały, jedna karta na ręce więcej, jeden krok więcej. Jedne dyski dają pieniądze, inne kosztują: gdy cię nie stać, weź inny. Dyski z pól o ciemnych narożnikach idą tylko na placówki z ciemnymi narożnikami, czyli od 10 wzwyż.
book-city-rare = Jeśli możesz położyć dysk bez wydawania certyfikatów, musisz. Jeśli nie, możesz je wydać albo nie kłaść dysku. Kto nie ma już dysków, nie kładzie żadnego; reszta dzieje się jak zwykle.

book-end = Koniec i punkty
book-end-last = Wzięcie ostatniej karty Simmental jeszcze niczego nie kończy. Kończy *następny* przyjazd: weź 5 $, postaw ranczera na pustym polu na karty Simmental, wartym 2 punkty, i wykonaj dostawę. To koniec twojej gry, już bez dobierania. Pozostali mają *jeszcze po jednej turze*; kto dojedzie w niej do El Paso, bierze 5 $ i dostarcza, ale karty ani pola już nie ma.
book-end-points = Policz: 1 punkt za każde pełne 5 $; swoje budynki; dyski na placówkach od 10 wzwyż; wszystkich pracowników, gdziekolwiek są, po 2, wszechstronnych po 3; całe bydło, Black Angus 2, Corriente 3, Shorthorn 5, Hereford 8; pole na karty Simmental; żetony premii; cele. Dziesięć pierwszych kart i karty Simmental nie dają nic.
book-end-objectives = *Cel* liczy się, gdy masz wszystko, co pokazuje; inaczej nic się nie dzieje. Jedna karta, żeton albo dysk służy tylko *jednemu* celowi: dwa, które wymagają Corriente, wymagają dwóch takich kart. Tylko budowniczych ze swoich budynków sumuje się i można ich podzielić. Co służy celowi, zachowuje własne punkty. Najlepszy podział znajdzie się sam.
book-end-tie = Wygrywa najwyższy wynik. Przy remisie wygrywa ten, komu po wymianie na punkty zostało więcej pieniędzy; jeśli i tu jest równo, zwycięstwo jest wspólne.

## Przykłady

example-reach = Ranczer stoi na B, limit kroków to 3, masz dwóch kowbojów. Na zewnętrznym polu za B stoi budynek przeciwnika. Jak daleko dojedziesz?
    .worked = Pole wewnętrzne jest puste, więc C to jeden krok, D dwa, E trzy. F kosztuje jednego kowboja, G obu. El Paso byłoby szóstym krokiem, o jeden za daleko. Na B zostać nie można.
example-hire = Stoisz na B z 6 $. Kogo możesz zatrudnić?
    .worked = Kowboja, budowniczego albo inżyniera za 5 $. Pracownik wszechstronny kosztowałby 9 $. Drugi pracownik kosztowałby 8 $, więc zostaje 1 $ i na tym koniec.
example-buy = Masz dwóch kowbojów, pracownika wszechstronnego i 5 $. Jaką krowę możesz kupić?
    .worked = Black Angus: jeden pracownik, 2 $. Corriente: dwóch pracowników, 4 $, na przykład kowboj i pracownik wszechstronny. Na Shorthorn starczyłoby pracowników, ale kosztuje 6 $. Do Hereford brakuje też czwartego pracownika.
example-plot = Wznosisz 1a: budowniczy i 2 $ już zapłacone, zostaje 1 $. Gdzie może stanąć?
    .worked = Wszędzie, gdzie jest pusto i kosztuje najwyżej 1 $: pola wewnętrzne są darmowe, zewnętrzne kosztują 1 $. Pojedyncze pola kosztują 3 $. Zewnętrzne pole za B jest zajęte.
example-delivery = Jesteś w El Paso z czterema rasami na ręce, wartymi 1 + 2 + 2 + 2 = 7, i jednym certyfikatem na torze.
    .worked = Do wyboru masz 0, 5 i 7, a 7 nie wymaga certyfikatu. Z nim byłoby 8, wciąż za mało na 9: niczego więc nie wydajesz, a certyfikat zostaje na następne okrążenie.

## Strona do wydrukowania

summary-turn = Tura
    .lines =
        - *Ruch*: od 1 do 3 kroków (4 bez dysku kroków), o jeden więcej za każdego odrzuconego kowboja. Puste pola się nie liczą. W El Paso stajesz.
        - *Budynek neutralny albo własny*: akcje, każda raz, w dowolnej kolejności; albo jedna akcja pomocnicza. *Cudzy*: jedna akcja pomocnicza.
        - *Dobierz* do 4 (5) kart krów; dobrani pracownicy idą do obszaru pracowników.

summary-anytime = W dowolnej chwili swojej tury
    .lines =
        - Żeton wymiany: dobierz kartę, odrzuć jedną.
        - Odrzuć pracownika: wszechstronny 2 $, inżynier 1 $, budowniczy płaci 2 $ za certyfikat.
        - Akcje pomocnicze: 1 $ (3), wymiana (dwie), certyfikat, usunięcie karty; dwie ostatnie tylko bez dysku.

summary-actions = Akcje
    .lines =
        - *Zatrudnienie*: na B 5 $, potem inny rodzaj za 8 $. Wszechstronny zawsze o 4 $ drożej.
        - *Kupno krowy*: pracownicy i po 2 $: Black Angus 1, Corriente 2, Shorthorn 3, Hereford 4.
        - *Budynek*: budowniczowie i po 2 $, do tego koszt pola. Najwyżej dwa budynki. Zastąpienie kosztuje różnicę.
        - *Pociąg*: inżynierowie i po 2 $, potem akcje karty.
        - Wszechstronni zastępują kowbojów, budowniczych i inżynierów.

summary-city = El Paso
    .lines =
        - 1. Weź 5 $.
        - 2. Weź kartę Simmental i połóż ją na stosie kart odrzuconych.
        - 3. Pokaż rękę: różne rasy + certyfikaty stałe + wydane certyfikaty.
        - 4. Dysk z planszetki na placówkę o liczbie nie większej niż ta wartość; na każdą raz, na 0, 12 i 16 wielokrotnie. Ciemne dyski od 10 wzwyż.
        - 5. Nagroda placówki. Odrzuć rękę.

summary-end = Koniec
    .lines =
        - Kto pierwszy przyjedzie, gdy nie ma już kart Simmental: zajmuje pole, dostarcza i kończy grę.
        - Pozostali mają jeszcze po jednej turze.

summary-points = Punkty
    .lines =
        - 1 za każde 5 $; budynki; placówki od 10 do 20: 2, 4, 7, 9, 12, 14.
        - Pracownicy po 2, wszechstronni po 3; Black Angus 2, Corriente 3, Shorthorn 5, Hereford 8; pole na karty Simmental 2.
        - Żetony premii; zrealizowane cele, każda rzecz do jednego celu.
