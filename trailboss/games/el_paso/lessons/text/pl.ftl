lesson-first = Twoje pierwsze okrążenie do El Paso
    .about = Od pierwszego celu do pierwszej dostawy w El Paso, a potem już samodzielnie przeciwko łagodnemu botowi.

# ---- Cel

lesson-first-goal = Cel gry i pierwsza tura
    .about = Po co tu jesteś, kiedy kończy się gra i jak wygląda tura.
    .done = Tura to: jazda, akcje budynku, na którym stajesz, i uzupełnienie ręki. Karta sprzedana, a kowboj czeka przy twojej planszetce, aż będzie potrzebny.
lesson-first-goal-welcome = Witaj w *El Paso*. Masz stado i pędzisz je tym szlakiem, okrążenie za okrążeniem. Wygrywa osoba, która na koniec ma najwięcej *punktów zwycięstwa*.
lesson-first-goal-trail = Szlak zatacza koło. Leży na nim sześć budynków neutralnych, *od B do G*, a między nimi puste pola na budynki. Na końcu każdego okrążenia docierasz do *El Paso* i dostarczasz stado.
lesson-first-goal-herd = Twoja *ręka* to stado, które masz ze sobą. W El Paso każda rasa liczy się raz: różne rasy są warte więcej niż wiele takich samych. Ta ręka byłaby warta 1 + 2 + 2 + 2 = *7*.
lesson-first-goal-end = Kto dociera do El Paso, bierze stąd kartę *Simmental*. Gdy ktoś dotrze, a żadnej już nie ma, pozostali mają jeszcze po jednej turze i gra się kończy.
lesson-first-goal-objective = Na początek każdy bierze *cel*: daje punkty na koniec, jeśli go zrealizujesz. Weź ten, który wymaga *karty Black Angus i budynku*: zdążymy w pierwszym okrążeniu. Kłódka znaczy, że odkryjesz coś nowego: tego nie da się cofnąć.
    .wrong = Ten trudniej zrealizować. Weź żeton z kartą Black Angus i budynkiem.
lesson-first-goal-place = Teraz postaw ranczera na dowolnym budynku neutralnym. Kliknij *budynek B*, pierwszy na szlaku: tam zatrudnia się pracowników.
    .wrong = Tam też wolno zacząć. Ale na B można zatrudniać, a pracownik daje najwięcej, gdy przyjdzie wcześnie.
lesson-first-goal-sell = Tam, gdzie stajesz, możesz użyć każdej akcji budynku po jednym razie, w dowolnej kolejności. Najpierw pieniądze: *odrzuć Galloway* i weź 2 $.
    .wrong = Jeszcze nie. Najpierw sprzedaj Galloway: bez tych pieniędzy nikogo nie zatrudnisz.
lesson-first-goal-hire = Masz teraz 6 $. *Zatrudnij* kogoś: to kosztuje 5 $.
    .wrong = To może poczekać. Zatrudnij kogoś za te pieniądze.
lesson-first-goal-cowboy = *Kowboje* kupują bydło, *budowniczowie* budują, *inżynierowie* korzystają z pociągu; *pracownik wszechstronny* umie wszystko i jest drogi. Zatrudnij *kowboja*.
    .wrong = Nie teraz: do naszej karty Black Angus potrzeba kowbojów. Zatrudnij kowboja.
lesson-first-goal-turn = Nic więcej tu nie zrobisz. *Opuść budynek*: tura się kończy i dobierasz karty z powrotem do czterech.
    .wrong = Zrobione, co było do zrobienia. Opuść budynek.

# ---- Jazda

lesson-first-riding = Jazda
    .about = Jak daleko zajedziesz w turze i co spotkasz po drodze.
    .done = Przystanek to budynek albo El Paso; każdy kosztuje krok, puste pola nie. Gdy na budynku nie ma już nic do zrobienia, tura kończy się sama.
lesson-first-riding-rival = Przeciwnik *zbudował* coś na pustym polu. Teraz jest to przystanek dla wszystkich, ale z akcji korzysta tylko właściciel. Inni mogą tam wykonać akcję pomocniczą.
lesson-first-riding-steps = Jedziesz najwyżej *3 kroki*, zawsze naprzód. Każdy budynek to krok, puste pole nie. Na rozwidleniu wybierasz drogę. Każdy odrzucony kowboj daje jeden krok więcej.
lesson-first-riding-ride = Krótka jazda to więcej przystanków. Jedź o jeden krok, na *C*.
    .wrong = Można, ale miniesz C, gdzie pieniądze i certyfikat są za darmo.
lesson-first-riding-money = Weź *2 $*.
    .wrong = Najpierw pieniądze.
lesson-first-riding-certificate = Teraz *certyfikat*: może podnieść wartość jednej dostawy o 1. Zostaje u ciebie, dopóki go nie wydasz.
    .wrong = Jest tu jeszcze certyfikat: weź go.

# ---- Bydło

lesson-first-cattle = Kupowanie bydła
    .about = Do czego są kowboje i gdzie trafia wszystko, czego używasz.
    .done = Pracownikami się płaci: trafiają na stos kart odrzuconych, tak jak kupione bydło. Spotkasz ich znowu, gdy ich dobierzesz. Przeciwnik ma już za sobą dostawę, i to w pośpiechu.
lesson-first-cattle-market = *Rynek bydła*. Każda z tych ras ma wartość 3 lub więcej i daje punkty na koniec. Kapelusze mówią, ilu *kowbojów* trzeba odrzucić; każdy kosztuje też 2 $.
lesson-first-cattle-ride = Bydło kupuje się na *D*. Jedź tam.
    .wrong = Tam nie ma bydła. Jedź na D.
lesson-first-cattle-sell = Znowu najpierw pieniądze: *odrzuć Pineywoods* za 2 $.
    .wrong = Najpierw sprzedaj Pineywoods. Pieniądze przydadzą się na bydło i budynek.
lesson-first-cattle-buy = Teraz *kup krowę*.
    .wrong = Teraz kup krowę: po to tu jesteśmy.
lesson-first-cattle-which = *Black Angus* wymaga jednego kowboja i 2 $, a twój cel właśnie tej karty potrzebuje. Kup ją.
    .wrong = Na razie za drogo, a twój cel wymaga karty Black Angus.
lesson-first-cattle-pay = Pracownik wszechstronny mógłby zastąpić kowboja. Zachowaj go: zapłać *bez niego*.
    .wrong = Zachowaj pracownika wszechstronnego: później zastąpi każdego.
lesson-first-cattle-pile = Kowboj i Black Angus leżą na *stosie kart odrzuconych*. Gdy stos dobierania się skończy, tasujesz odrzucone karty. Dobrani pracownicy trafiają do obszaru pracowników, gotowi do pracy, a ty dobierasz dalej.
lesson-first-cattle-turn = *Opuść budynek*.
    .wrong = Zachowaj dolary na budynek. Opuść ten.

# ---- Budowa

lesson-first-building = Własny budynek
    .about = Budowniczowie tworzą przystanek, z którego korzystasz tylko ty.
    .done = Budynek spowalnia innych i pracuje dla ciebie. A pierwszy cel jest zrealizowany: Black Angus i budynek.
lesson-first-building-ride = O krok dalej leży *E*, gdzie się buduje. Jedź tam.
    .wrong = Na E można budować, a budowniczy już czeka. Jedź na E.
lesson-first-building-build = Zachowaj Santa Gertrudis na El Paso. Wybierz *zbuduj*: 3 $ i jeden budowniczy wystarczą na mały budynek *1a*.
    .wrong = Nie sprzedawaj: wkrótce potrzebne będą różne rasy. Buduj.
lesson-first-building-pay = Budowniczy trafia na stos kart odrzuconych, a 2 $ do banku. Znowu *bez pracownika wszechstronnego*.
    .wrong = Zachowaj pracownika wszechstronnego. Wystarczy budowniczy.
lesson-first-building-site = Każde pole na budynek ma swój koszt. Weź *wewnętrzne pole przed G*: jest darmowe i zaraz będziesz tamtędy jechać.
    .wrong = Można, ale wewnętrzne pole przed G nic nie kosztuje i leży na twojej drodze.
lesson-first-building-objective = *1a* jest twój: kupuje od ciebie kartę o wartości 2 za 5 $ i daje żeton wymiany. Masz dwa znaczniki własności, więc najwyżej dwa budynki; większy może zastąpić mniejszy.
lesson-first-building-turn = *Opuść budynek*.
    .wrong = Tu już wszystko. Opuść budynek.

# ---- Pociąg

lesson-first-train = Akcje pomocnicze i pociąg
    .about = Drobna pomoc na twojej planszetce i to, do czego są inżynierowie.
    .done = Pociąg zamienia inżynierów i pieniądze na żetony. Cele, których nie zrealizujesz, nic nie kosztują, ale też nic nie dają.
lesson-first-train-rival = Zobacz, co zrobił przeciwnik: stanął na swoim budynku, wziął *żeton premii* i drugą akcją *pojechał dalej*, wszystko w jednej turze.
lesson-first-train-cards = *Karty pociągu*. Liczba mówi, ilu inżynierów odrzucasz; za każdego płacisz też 2 $. Karty dają żetony celów, żetony premii i nie tylko, a zostają dla wszystkich.
lesson-first-train-ride = Jedź na *F*, gdzie czeka pociąg.
    .wrong = Z pociągu korzysta się na F. Jedź tam.
lesson-first-train-auxiliary = Masz 1 $, a pociąg kosztuje 2 $. Najpierw wykonaj *akcję pomocniczą*.
    .wrong = Do pociągu brakuje 1 $. Najpierw akcja pomocnicza.
lesson-first-train-money = Na twojej planszetce są dostępne dwie: 1 $ albo wymiana karty. Dostawy je wzmocnią i odblokują następne. Weź *1 $*. Jedną możesz też wykonać na każdym budynku zamiast wszystkiego innego.
    .wrong = Karta może poczekać: weź 1 $.
lesson-first-train-train = Teraz *skorzystaj z pociągu*.
    .wrong = Masz już 2 $: skorzystaj z pociągu.
lesson-first-train-pay = Jeden inżynier. *Bez pracownika wszechstronnego*, jak przedtem.
    .wrong = Zapłać inżynierem, zachowaj pracownika wszechstronnego.
lesson-first-train-objective = Weź *żeton celu*.
    .wrong = Jest już opłacony: weź żeton celu.
lesson-first-train-tile = Wybierz, co chcesz. Ale jedna karta lub budowniczy liczy się tylko dla *jednego* celu: dwa cele z kartą Shorthorn wymagają dwóch takich kart.
    .wrong = Przy odkrytym wiesz, co bierzesz. Wybierz jeden z trzech.

# ---- Ręka

lesson-first-hand = Lepsza ręka
    .about = Żetony wymiany i dlaczego cztery różne karty są lepsze niż trzy.
    .done = Criollo, Pineywoods, Galloway, Santa Gertrudis: *7* zamiast 5 i lepsza placówka handlowa.
lesson-first-hand-breeds = Masz na ręce dwie karty *Criollo*, a druga nic nie jest warta. Przed El Paso warto ją wymienić.
lesson-first-hand-ride = Jedź na swój budynek *1a*, o jeden krok.
    .wrong = Najpierw własny budynek: daje żeton wymiany.
lesson-first-hand-token = Weź *żeton wymiany*. Jeden już masz, więc ten jest w zapasie.
    .wrong = Karty są ci potrzebne. Weź żeton wymiany.
lesson-first-hand-exchange = Żetonu możesz użyć w dowolnej chwili swojej tury: dobierz kartę, potem jedną odrzuć. *Użyj* go teraz.
    .wrong = Najpierw wymiana: kliknij żeton wymiany.
lesson-first-hand-discard = *Pineywoods*, rasa, której nie było. Teraz odrzuć *Criollo*.
    .wrong = Tę zachowaj: liczy się w El Paso. Odrzuć Criollo.
lesson-first-hand-keep = Możesz sprzedać kartę za 5 $, ale w El Paso jest warta więcej. *Opuść budynek*.
    .wrong = Lepszej ręki teraz nie będzie. Opuść budynek.

# ---- Dostawa

lesson-first-delivery = Dostawa
    .about = El Paso: pieniądze, Simmental i dysk, który cię wzmacnia.
    .done = 5 $, cel i mocniejsza planszetka do końca gry. Po to jest każde okrążenie.
lesson-first-delivery-posts = *Placówki handlowe*. Liczba to wartość, której wymagają od stada; obok ręki widać, ile jest warta, a przy ◉ najwyższą placówkę w zasięgu. Niskie dają drobne nagrody; od 10 przynoszą *punkty*, coraz więcej.
lesson-first-delivery-ride = Jedź do *El Paso*: dwa kroki, a tam zawsze się zatrzymujesz.
    .wrong = Ręka jest gotowa. Jedź do El Paso.
lesson-first-delivery-simmental = Za przyjazd dostajesz *5 $* i kartę *Simmental* o wartości 2, która trafia na stos kart odrzuconych. Przeciwnik wziął już dwie; do końca zostało *6*.
lesson-first-delivery-post = Stado jest warte 7, z certyfikatem 8. *Placówka 7* nie wymaga certyfikatu i daje żeton celu. Dostarcz tam.
    .wrong = Można, ale placówka 7 daje więcej, a na placówce mieści się tylko jeden twój dysk.
lesson-first-delivery-disc = Dysk z twojej planszetki trafia na placówkę, a to, co zasłaniał, jest twoje: mocniejsza albo nowa *akcja pomocnicza*. Wybierz darmowy dysk. Ciemne dyski trafiają tylko na placówki od 10.
    .wrong = Ten kosztuje 3 $, a pieniądze przydadzą się w następnym okrążeniu.
lesson-first-delivery-tile = Nagroda placówki 7: kolejny *cel*. Wybierz jeden.
    .wrong = Weź jeden z odkrytych.
lesson-first-delivery-turn = Dostarczone karty trafiają na stos kart odrzuconych. *Dalej*: tasujesz i dobierasz nową rękę.
    .wrong = Zachowaj to na następne okrążenie. Dalej.

# ---- Plany

lesson-first-plan = Punkty, plany i dalej samodzielnie
    .about = Co liczy się na koniec i jak do tego dojść.
    .done = Znasz już całą grę. Zagraj do końca: twój przeciwnik jest początkujący.
lesson-first-plan-again = Twoje drugie okrążenie. Black Angus, Simmental i pracownicy są teraz w twoim stosie dobierania. Gdy przyjdą, będzie czym pracować, a ręka będzie lepsza.
lesson-first-plan-scoring = Na koniec liczy się *wszystko*: placówki handlowe, budynki, bydło, żetony premii, cele, 2 lub 3 punkty za każdego pracownika i 1 za każde 5 $. Otwórz tu gracza, by zobaczyć jego planszetkę.
lesson-first-plan-posts = Najwięcej dają placówki: 10 to 2 punkty, 20 to 14. Do nich trzeba trzech czy czterech ras o wartości 3 i więcej, certyfikatów i coraz lepszej ręki.
lesson-first-plan-workers = Zatrudniaj wcześnie: każdy pracownik wraca co okrążenie. Niepotrzebny też coś daje: inżynier 1 $, wszechstronny 2 $, budowniczy z 2 $ certyfikat.
lesson-first-plan-clock = Miej oko na karty *Simmental*: kto szybko robi okrążenia, kończy grę wcześnie. Powolnym okrążeniom z dobrymi przystankami służy długa gra.
lesson-first-plan-ride = Znowu masz 5 $. Jedź na *B* i zatrudnij kogoś.
    .wrong = Najpierw więcej pracowników: jedź na B.
lesson-first-plan-free = Odtąd decydujesz *ty*. Wskaż cokolwiek, by przeczytać, co to jest, kliknij to, co nie świeci, by poznać powód, poproś o podpowiedź i cofaj, póki nic nowego nie odkryto. Powodzenia!

lesson-first-plan-remark-hire = Pomyśl o następnym okrążeniu: kowboje do bydła, budowniczowie do dużych budynków, inżynierowie do żetonów. Wydrukowane punkty też liczą się na koniec.
lesson-first-plan-remark-buy = Nowa rasa dodaje do ręki całą swoją wartość, druga taka sama nie dodaje nic.
lesson-first-plan-remark-train = Im więcej inżynierów, tym więcej daje karta. Karta 3 usuwa też na dobre słabą kartę ze stada.
lesson-first-plan-remark-tile = Bierz to, co i tak zrealizujesz. Żetony premii dają punkty na pewno.
lesson-first-plan-remark-site = Drogie pole opłaca się tylko tam, gdzie często stajesz. Każdy budynek po drodze kosztuje wszystkich krok.
lesson-first-plan-remark-disc = Więcej kart na ręce i certyfikat stały pomagają w każdej następnej dostawie. Ciemne dyski wymagają placówki od 10.
lesson-first-plan-remark-deliver = Certyfikaty warto wydać, jeśli wyższa placówka daje punkty albo przyjmie ciemny dysk.
lesson-first-plan-remark-remove = Stado bez Criollo to lepsze stado. W całej grze można usunąć pięć kart.
