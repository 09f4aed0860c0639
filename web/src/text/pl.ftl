# Sam klient, bez żadnej gry.
loading = Wczytywanie…
server-away = Serwer nie odpowiada. Spróbuj za chwilę.
navigation = Menu główne
lobby = Poczekalnia
rules = Zasady
about = O programie
language = Język
dark-mode = Tryb ciemny
home-title = Zagraj w wielkie westernowe gry planszowe
home-subtitle = Dokładnie według zasad, w przeglądarce, w pojedynkę albo ze znajomymi.
continue = Graj dalej
new-game = Nowa gra
your-name = Twoje imię
guest = Gość
game = Gra
who-plays = Kto gra?
company-bots = Ja przeciw botom
company-bots-help = Zaczynasz od razu.
company-hotseat = Przy jednym ekranie
company-hotseat-help = Przekazujecie ekran kolejnym graczom.
company-friends = Ze znajomymi
company-friends-help = Wysyłasz każdemu link.
company-open = Otwarty stół
company-open-help = Każdy może się dosiąść.
programs-allow = Mogą dosiadać się boty napisane przez graczy
programs-welcome = Boty graczy mogą się dosiadać
hints-allow = Wszyscy mogą prosić o podpowiedzi
hints-agreed = Podpowiedzi dozwolone
program-of-somebody = Bot napisany przez gracza
bot-failed = { $number ->
    [one] Ten bot raz nie dał odpowiedzi, więc wykonano za niego dowolny dozwolony ruch
    [few] Ten bot { $number } razy nie dał odpowiedzi, więc wykonano za niego dowolny dozwolony ruch
    [many] Ten bot { $number } razy nie dał odpowiedzi, więc wykonano za niego dowolny dozwolony ruch
   *[other] Ten bot { $number } razy nie dał odpowiedzi, więc wykonano za niego dowolny dozwolony ruch
}
seats = Gracze
opponent = Przeciwnik
bot-trailboss = Trailboss, myśli naprzód
bot-foreman = Foreman, stary wyga
bot-drover = Drover, gracz rozsądny
bot-vaquero = Drover, gracz rozsądny
bot-sheriff = Drover, gracz rozsądny
bot-greenhorn = Greenhorn, nowy na szlaku
bot-greedy = Greedy, chce punktów od razu
bot-random = Random, dla żartu
thinking-time = Myśli nad decyzją
seconds-short = { $seconds } s
thinks-seconds = { $seconds } s
leaning = Gra jak
leaning-none = Bez upodobań
leaning-builder = Budowniczy
leaning-cattle-baron = Baron bydła
leaning-railroader = Kolejarz
same-again = Jeszcze raz to samo
rematch = Rewanż
rematch-here = Jeszcze raz? Tutaj: { $link }
options = Opcje
start = Zacznij
player-number = Gracz { $number }
finished-games = Zakończone gry
finished = Zakończona
your-result = Miejsce { $rank }, punkty: { $total }
waiting-for-players = Czekamy na graczy
your-turn = Twoja tura
free-seat = Wolne miejsce
lobby-empty = Nie ma teraz otwartych stołów. Otwórz własny na stronie głównej.
to-table = Do stołu
invitation-link = Link z zaproszeniem
rules-help = Każda zasada gry ma swój numer.
ruling = rozstrzygnięcie
ruling-help = Rozstrzygnięcie to nasza decyzja tam, gdzie instrukcje milczą.
reconstructed = rekonstrukcja
reconstructed-help = Rekonstrukcja to coś, czego nie mogliśmy odczytać z wydanej gry: w druku może być inaczej.
about-text = Trailboss prowadzi westernowe gry planszowe według zasad: pokazuje każdy dozwolony wybór, każdą odmowę tłumaczy zasadą, a każde tasowanie można potem sprawdzić.
credits = Autorzy
credits-designers = Great Western Trail i Kolej na północ zaprojektował Alexander Pfister, El Paso – Alexander Pfister i Johannes Krenner, Carson City – Xavier Georges.
credits-icons = Ikony: game-icons.net, Lorc, Delapouite i inni, CC BY 3.0. Pismo: Fraunces, Vollkorn, SIL Open Font License.
credits-titles = Tytuły gier należą do ich wydawców i służą tylko do wskazania zasad. Wszystkie rysunki są nasze.
commitment-help = Odcisk tasowania ustalony przed pierwszym ruchem. Po grze pokazujemy ziarno i każdy może je sprawdzić.
undo = Cofnij
redo = Ponów
you = ty
decision = Otwarte pytanie
game-over = Koniec gry.
cancelled = Ta gra została odwołana.
waiting-for = Czekamy na ruch: { $names }.
final-help = To coś odkrywa: nie da się tego cofnąć.
reconnecting = Utracono połączenie. Próbuję ponownie…
log = Dziennik
chat = Czat
chat-say = Powiedz coś
looks-on = widz
close = Zamknij
zoom-in = Przybliż
zoom-out = Oddal
whole-board = Cała plansza
scoring-sheet = Arkusz punktacji
winners = { $count ->
    [one] Zwycięstwo: { $names }.
    [few] Wspólne zwycięstwo: { $names }.
    [many] Wspólne zwycięstwo: { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
  }
category = Kategoria
total = Razem
watch-replay = Obejrzyj powtórkę
no-such-table = Nie ma takiego stołu.
pass-screen = Przekaż ekran: { $name }.
i-am = To ja, { $name }
step-back = Jeden ruch wstecz
step-on = Jeden ruch dalej
play = Odtwarzaj
pause = Pauza
move-number = Ruch
download-record = Pobierz zapis gry
no-replay = Nie ma powtórki tego stołu. Trwającej gry nie można odtworzyć.
action-described = { $action }: { $effect }
recap = Od twojej ostatniej tury
recap-skip = Pomiń
recap-again = Odtwórz na planszy
recap-speed = Jak szybko to pokazywać
recap-slow = wolno
recap-normal = normalnie
recap-fast = szybko
recap-never = nigdy
log-and-chat = Dziennik i czat
new-lines = { $number ->
    [one] { $number } nowy wpis ↓
    [few] { $number } nowe wpisy ↓
    [many] { $number } nowych wpisów ↓
   *[other] { $number } nowego wpisu ↓
 }
rewind-request = { $name } prosi o powrót do ruchu { $ply }.
agree = Zgoda
refuse = Odmów
adjourned = Gra jest odroczona: zegar stoi.
resume = Graj dalej
table-menu = Menu stołu
ends-your-turn = To kończy twoją turę.
do-it = Zrób to
take-back = Wycofaj
and-then = potem: { $action }
and-end = i kończę turę
confirms = Pytaj jeszcze raz przed tym, co kończy turę lub czego nie można cofnąć
turn-ends = Moja tura się kończy
turn-ends-word = gdy tak powiem
turn-ends-moment = sama, po chwili
turn-ends-once = od razu, gdy nie ma już nic do zrobienia
ends-by-itself = Za chwilę twoja tura sama się zakończy.
wait = Zaczekaj
do-all = Zrób to i dobierz wszystkie
or-click-a-card = Albo kliknij kartę, którą za to odrzucisz.
pauses = Zatrzymuj się między krokami, gdy można coś zrobić w dowolnym momencie
no-pauses = Nie zatrzymuj się już między krokami
sound = Dźwięk
ask-rewind = Poproś wszystkich o cofnięcie jednego ruchu
adjourn = Odrocz grę
let-bot-play = Niech bot gra za mnie
let-bot-play-for = Niech za gracza { $player } gra bot
i-am-back = Wracam do gry
resign = Poddaj się
resign-sure = Na pewno: dalej zagra bot
statistics = Statystyki
for-players = { $from }–{ $to } graczy
show-all = Pokaż wszystkie: { $count }
adjourned-short = Odroczona
problem-too-often = Nie tak szybko. Spróbuj za minutę.
too-much-chat = Piszesz szybciej, niż inni zdążą przeczytać.
too-much-lobby = Masz już dość otwartych stołów w poczekalni.
too-much-mail = Na razie wysłano dość e-maili.
too-much-sign-in = Za dużo prób logowania.
too-much-sockets = Za dużo stołów otwartych naraz.
too-much-other = To było za dużo naraz dla serwera.
throttled-seconds =
    { $seconds ->
        [one] Spróbuj za sekundę.
        [few] Spróbuj za { $seconds } sekundy.
        [many] Spróbuj za { $seconds } sekund.
       *[other] Spróbuj za { $seconds } sekundy.
    }
throttled-minutes =
    { $minutes ->
        [one] Spróbuj za minutę.
        [few] Spróbuj za { $minutes } minuty.
        [many] Spróbuj za { $minutes } minut.
       *[other] Spróbuj za { $minutes } minuty.
    }
pace = Zegar
pace-none = Bez zegara
pace-live = Na żywo
pace-days = Dni na turę
pace-minutes = Minuty na całą grę
pace-increment = Sekundy dodawane po turze
pace-days-each = Dni na każdą turę
pace-nights = W nocy, od 23:00 do 7:00, zegar stoi
pace-live-words = Na żywo: { $minutes } min + { $seconds } s po turze
pace-days-words = { $days ->
    [one] 1 dzień na turę
    [few] { $days } dni na turę
    [many] { $days } dni na turę
   *[other] { $days } dnia na turę
  }
daily = Rozdanie dnia
daily-help = Codziennie jedno rozdanie, takie samo dla wszystkich. Zagraj raz przeciw botowi { $bot }, skończ przed następnym i porównaj wynik.
daily-account = Rozdanie dnia wymaga konta: załóż je albo zaloguj się pod swoim imieniem u góry.
daily-play = Zagraj dzisiejsze rozdanie
daily-go-on = Dokończ dzisiejsze rozdanie
daily-today = Dziś
daily-yesterday = Wczoraj
daily-scores = Wyniki rozdania dnia
daily-nobody = Nikt jeszcze nie skończył.
daily-next = Następne rozdanie:
place = Miejsce
name = Imię lub pseudonim
points = Punkty
seat = Miejsce
people = Ludzie
program = Boty graczy
upload-title = Obejrzyj zapisaną grę
upload-help = Zapis to tekst: z powtórki na tej stronie albo z programu w terminalu.
upload-record = Wybierz zapis…
record-too-large = Ten plik jest za duży jak na zapis gry.
record-spoiled = Tego zapisu nie da się odtworzyć:
sign-in = Zaloguj się
sign-up = Załóż konto
sign-out = Wyloguj się
sign-out-everywhere = Wyloguj się wszędzie
sign-in-long = Zaloguj się na konto
sign-up-long = Załóż konto
who-are-you = Kim jesteś?
me-nobody = Do gry wystarczy imię.
me-guest = Grasz jako gość w tej przeglądarce. Konto zachowa twoje gry na każdym urządzeniu.
me-account = Twoje gry są zachowane na koncie.
login = Nazwa konta
password = Hasło
problem-login = Nazwa konta ma od 3 do 30 liter, cyfr, kropek lub kresek.
problem-password = Hasło musi mieć co najmniej tyle znaków: { $count }.
problem-easy-password = To hasło każdy odgadnie jako jedno z pierwszych. Wybierz inne.
problem-sign-in = Zła nazwa lub hasło.
problem-taken = Ta nazwa konta jest zajęta.
problem-name = Imię musi mieć choć jedną literę.
save = Zapisz
saved = Zapisano
cancel = Anuluj
sure = na pewno
forget-me = Usuń mnie
forget-me-help = Twoje imię i konto znikną na zawsze. Gry zostaną bez imienia.
forget-me-sure = Usuń mnie na zawsze
open-a-table = Otwórz stół
lobby-help = Stoły, które czekają na graczy. Usiądź i graj: wystarczy imię.
sit-here = Usiądź tutaj
stand-up = Odejdź od stołu
send-away = Zwolnij to miejsce: { $name }
fill-with = Zacznij z botem { $bot } na wolnych miejscach
seats-drawn = Kto gdzie siedzi, rozstrzygnie los, gdy gra się zacznie.
problem-seat-taken = Ktoś był szybszy: to miejsce jest już zajęte.
rules-search = Szukaj albo wpisz numer zasady
rules-show = Pokaż
rules-all = Wszystkie zasady
rules-rulings = Rozstrzygnięcia
rules-reconstructed = Rekonstrukcje
rules-doubts = Wartości niepewne
rules-section = Rozdziały
rules-none = Żadna zasada tego nie mówi.
rule-examples = Przykłady
rule-proof = { $tests ->
    [one] Dowodzi jej { $tests } test
    [few] Dowodzą jej { $tests } testy
    [many] Dowodzi jej { $tests } testów
   *[other] Dowodzi jej { $tests } testu
} · { $places ->
    [0] kod
    [one] { $places } miejsce w kodzie
    [few] { $places } miejsca w kodzie
    [many] { $places } miejsc w kodzie
   *[other] { $places } miejsca w kodzie
}
rule-code = Gdzie kod jej pilnuje:
rule-code-nowhere = Żadne miejsce w kodzie nie wymienia tej zasady po oznaczeniu.
rule-tests = Testy, które jej dowodzą:
rules-found = { $count ->
    [one] 1 zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
  }
doubts-found = { $count ->
    [one] 1 wartość
    [few] { $count } wartości
    [many] { $count } wartości
   *[other] { $count } wartości
  }
rules-in-english = Część zasad jest po angielsku.
rules-page-book = Zasady gry
rules-page-components = Elementy
rules-page-signs = Symbole
rules-page-summary = Skrót
rules-page-search = Szukaj
rules-page-reference = Szczegóły
book-search = Szukaj
book-print = Drukuj
book-learn = Naucz się tego, grając
book-exactly = dokładnie
book-unprinted = { $count ->
    [one] Nie wprost z instrukcji: 1 zasada i to, na czym się opiera
    [few] Nie wprost z instrukcji: { $count } zasady i to, na czym się opierają
    [many] Nie wprost z instrukcji: { $count } zasad i to, na czym się opierają
   *[other] Nie wprost z instrukcji: { $count } zasady i to, na czym się opierają
 }
book-more = Szukaj wszędzie: w elementach, symbolach i pojedynczych zasadach.
book-example = Przykład
book-open-example = Otwórz tę pozycję na stole
book-used = Użyto tutaj { $games ->
    [one] raz
    [few] { $games } razy
    [many] { $games } razy
   *[other] { $games } razy
  }, wygrane: { $share }.
book-signs = Symbole
book-signs-on-buildings = Na budynkach, w zestawieniu
doubts-help = Liczby z plansz, żetonów, kafelków i kart, których nie udało się sprawdzić w pewnym źródle. Gramy według nich, dopóki ktoś nie pokaże lepszych.
doubt-what = Co
doubt-sure = Pewność
doubt-note = Uwaga
doubt-whole = całość
doubt-low = mała
doubt-medium = średnia
replay = Powtórka
turn-back = Jedna tura wstecz
turn-on = Jedna tura dalej
speed = Tempo
jump-to-turn = Przejdź do tury
turn-number = Tura { $number }: { $name }
copy-link = Kopiuj link do tej pozycji
copied = Skopiowano
eyes = Patrzy
eyes-nobody = widz
fork = Graj dalej od tego miejsca
why = Co zrobiłby bot?
why-thinking = Zastanawia się…
why-position = Decyduje { $name }. Szansa na wygraną { $chance }, spodziewana przewaga na koniec { $margin }.
why-played = zagrano
why-best = Najlepiej; sprawdzone losowe rozdania: { $worlds }. W porównaniu z następną możliwością:
why-worse = Gorzej o { $points } pkt; sprawdzone losowe rozdania: { $worlds }. W porównaniu z najlepszą:
why-reason = { $change } { $what }: { $points } pkt
why-themes = Różnica w punktach:
why-expected = Spodziewane punkty na koniec
analysis = Analiza
analysis-begin = Przeanalizuj tę partię
analysis-help = Jak każdemu szła partia, które decyzje kosztowały najwięcej i ile zdziałało szczęście.
analysis-progress = Przeglądanie partii: { $percent }
analysis-failed = Analiza została przerwana. Spróbuj jeszcze raz.
analysis-chances = Szansa na wygraną
analysis-points = Oczekiwane punkty
analysis-costly = Najkosztowniejsze decyzje
analysis-costly-none = Żadna decyzja nie była wyraźnie kosztowna.
analysis-cost = { $points } pkt, { $chance } szansy na wygraną
analysis-played = Zagrano
analysis-better = Lepiej
analysis-go = Przejdź tam
analysis-line = Pokaż lepszy wariant
analysis-why = Dlaczego
analysis-luck = Szczęście i decyzje
analysis-luck-help = Jak zmieniała się szansa na wygraną od początku do końca.
analysis-start = Początek
analysis-own = Własne decyzje
analysis-rivals = Decyzje innych
analysis-lucky = Szczęście
analysis-end = Koniec
analysis-differences = Co zwycięzca zrobił inaczej
analysis-winner = Zwycięzca
analysis-others = Inni średnio
analysis-note = Ocena na podstawie tego, co każdy wiedział w danej chwili; losowych rozdań na gracza i turę: { $worlds }. Cieniowane pola i ± to 95-procentowe przedziały tych prób.
analysis-uncalibrated = Dla tej liczby graczy i tych opcji szans nie porównano z rozegranymi partiami: traktuj je jako przybliżenie.
variation = Lepszy wariant
variation-start = Przed nim: decyduje { $name }
variation-back = Jedną odpowiedź wstecz
variation-on = Jedną odpowiedź dalej
variation-close = Wróć do partii
coach = Trener
coach-wanted = Trener mówi, gdy tura dużo kosztowała
coach-looking = Trener ocenia twoją turę…
coach-word = Trener: lepiej o około { $points } pkt:
coach-back = Cofnij turę
hint = Podpowiedź
hint-help = Co zrobiłby na twoim miejscu mocny bot (H)
hint-chance = szansa na wygraną: { $chance }
hint-points = ≈ { $points } pkt na koniec
hint-worse = o { $points } pkt gorzej
hint-then = potem:
hint-equal = równie dobrze
hint-mark = Z tego, co widać z twojego miejsca. Partia z podpowiedziami jest oznaczona i nie liczyłaby się do rankingu.
fork-help = Otworzy się nowy prywatny stół od ruchu { $ply }. Kto gra dalej?
fork-redealt = Wszystko, czego nikt nie mógł widzieć, zostaje rozdane na nowo: także karty na ręce, u wszystkich.
fork-of = Dalszy ciąg wcześniejszej partii od ruchu { $ply }
log-redealt = Odtąd gra toczy się dalej: to, czego nikt nie mógł widzieć, rozdano na nowo.
unrated = Poza rankingiem: { $why }.
unrated-fork = to odgałęzienie innej partii
unrated-lesson = to lekcja
unrated-puzzle = to zagadka
unrated-rewind = wszyscy zgodzili się cofnąć
unrated-bot = gra czyjś własny bot
unrated-hints = ktoś korzystał z podpowiedzi
unrated-house = gra się z zestawem domowym
fork-me = Ja
fork-open = Ktoś znajomy, przez link
replay-sealed = Rozdanie dnia jest zapieczętowane, dopóki dzień się nie skończy. Wróć jutro.
proof-right = Tasowanie jest uczciwe: sprawdzono
proof-wrong = Ziarno nie pasuje do odcisku
proof-unchecked = Na tej stronie nie można sprawdzić tasowania
proof-help = Odcisk ustalono przed pierwszym ruchem. To skrót SHA-256 ziarna losowania; twoja przeglądarka właśnie policzyła go jeszcze raz.
proof-seed = Ziarno
proof-commitment = Odcisk
stats-tables = Gry rozegrane tutaj
stats-tables-help = Gry zakończone na tym serwerze. Zapisy wczytane i gry podjęte z powtórki się nie liczą.
stats-none = Żadna gra jeszcze się nie skończyła.
stats-games = Gry
stats-mean-score = Średni wynik
stats-median-score = Mediana wyników
stats-winning-score = Średni wynik zwycięski
stats-margin = Mediana przewagi
stats-distribution = Wyniki
stats-distribution-words = Wyniki od { $low } do { $high }, mediana { $median }
stats-median-line = Linia przerywana to mediana.
stats-seats = Zwycięstwa według miejsca przy stole
stats-fair-line = Linia przerywana: tyle miałby każdy, gdyby miejsce nic nie znaczyło.
stats-categories = Skąd biorą się punkty
stats-choices = { $choice } według skuteczności
stats-chosen = Wybrano
stats-players = Kto gra
stats-wins = Zwycięstwa
stats-mean = Średnia
stats-median = Mediana
stats-winners = Zwycięzcy
stats-range = Od … do
stats-chart = Wykres
stats-simulations = Symulacje
stats-simulations-help = Wiele gier między botami, rozegranych na tym serwerze.
sim-none = Nie ma jeszcze żadnych. Gospodarz serwera może uruchomić:
sim-games = { $count ->
    [one] 1 gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
  }
sim-seats = { $count ->
    [one] 1 gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
  }
remove = Usuń
passkeys = Klucze dostępu
passkey-add = Dodaj klucz dostępu
passkey-sign-in = Kluczem dostępu
problem-passkey = Nie znamy tego klucza dostępu.
problem-last-key = To jedyna droga do twojego konta.
my-bots = Moje boty
my-bots-help = Program, który napiszesz, może tu grać. Przychodzi z tokenem, a przy jego imieniu zawsze stoi, że to bot.
bot-name = Jak się nazywa?
bot-make = Utwórz bota
bot-renew = Nowy token
bot-dismiss-sure = Usuń: bot odejdzie od swoich stołów
bot-token = Token bota { $name }. Widać go tylko teraz: strzeż go jak hasła.
bot-token-copy = Kopiuj token
notifications-push = Powiadom tę przeglądarkę, gdy nadejdzie moja tura
notifications-email = Powiadom mnie e-mailem
notifications-confirm = Otwórz link z listu wysłanego na adres { $email }.
notifications-refused = Twoja przeglądarka nie pozwala tej stronie na powiadomienia.
offline = Brak połączenia. Zasady nadal można czytać.
copy-invitation = Kopiuj link
cancel-table = Odwołaj grę
cancel-table-sure = Naprawdę odwołaj
help = Pomoc
help-click = Kliknij podświetloną rzecz albo jedną z odpowiedzi na liście.
help-hover = Wskaż odpowiedź lub rzecz, aby zobaczyć, co się stanie. Na ekranie dotykowym przytrzymaj.
help-why = Kliknij cokolwiek innego, aby się dowiedzieć, dlaczego nie można tego teraz zrobić i której zasady to dotyczy.
help-lock = Kłódka oznacza, że coś zostanie ujawnione: wszystko, co przed nią, można cofnąć.
help-keys = Klawisze
key-walk = od odpowiedzi do odpowiedzi
key-do = wykonaj
key-undo = cofnij
key-redo = ponów
key-end = zakończ turę
key-log = pokaż lub ukryj dziennik
key-text = plansza jako tekst
key-why = wszystko, co narysowane, w zasięgu klawisza Tab; Enter mówi, dlaczego nie
key-hint = podpowiedź, jeśli są dozwolone
exploring = Tab prowadzi przez wszystko, co narysowane; Enter wykonuje albo mówi, dlaczego nie. Kończy klawisz W.
only-to-look-at = Tutaj niczego się nie wybiera: to zmienia się przez to, co robi się gdzie indziej.
key-book = zasady dotyczące wskazanej rzeczy
key-help = ta pomoc
text-board = Plansza jako tekst
time-left = Pozostały czas
show-then = Pokaż stół w tamtej chwili
shown-then = Po { $ply ->
    [one] 1 ruchu
    [few] { $ply } ruchach
    [many] { $ply } ruchach
   *[other] { $ply } ruchu
  }
back-to-now = Wróć do bieżącej sytuacji
problem-wrong-moment = Teraz nie można tego zrobić.
problem-too-many = Nie możesz mieć ich więcej. Najpierw coś usuń.
problem-too-long = To za długie dla serwera.
problem-too-many-redeals = Tę grę rozdawano na nowo zbyt wiele razy, by grać w nią tutaj dalej.
problem-too-many-tables = Masz naraz zbyt wiele takich stołów. Najpierw skończ lub odwołaj któryś.
problem-others-undecided = Ktoś inny jest w trakcie ruchu i może go jeszcze cofnąć. Spróbuj ponownie, gdy go skończy.
problem-enough-back-and-forth = W tej grze było już dość cofania i powtarzania. Graj dalej od tego miejsca.
problem-not-allowed = Może to zrobić tylko osoba, która zajmuje to miejsce.
problem-no-hints = Tu nie ma podpowiedzi: grają też inni ludzie, a nikt się na nie nie umawiał.
problem-bot-and-keeper = Bot i jego właściciel nie grają razem tam, gdzie grają inni.
problem-account-needed = Najpierw załóż konto albo zaloguj się.

## Solo

company-solo = Wariant solo
company-solo-help = Drugim ranczerem kieruje sama gra.
solo-title = Solo przeciw: { $rival }
solo-help = { $game } w pojedynkę. Jedno kliknięcie i grasz.
solo-history = Twoje gry solo
solo-wins = Wygrane
solo-mean = Średnio
solo-best = Najlepiej
solo-wins-of = { $wins } z { $games }
solo-watch = Zobacz, jak gra { $bot }
learn = Poznaj gry
learn-help = Poczytaj zasady, z wyszukiwarką, albo zagraj na początek z początkującym: każdy krok można cofnąć, a każda kliknięta rzecz wyjaśni, czemu teraz nie można jej użyć.
first-game = Pierwsza partia
guided-game = Partia z przewodnikiem
lessons-help = Przewodnik pokazuje grę na prawdziwym stole: po jednej rzeczy naraz, a ty wykonujesz ją samodzielnie. Zacznij od dowolnego rozdziału; ta przeglądarka pamięta, co już za tobą.
lesson-minutes = { $count ->
    [one] około { $count } minuty
    [few] około { $count } minut
    [many] około { $count } minut
   *[other] około { $count } minuty
}
lesson-start = Zacznij
lesson-again = Jeszcze raz
lesson-known = Ukończony.
no-lessons = Do tej gry nie ma jeszcze partii z przewodnikiem.
guide = Przewodnik
guide-away = Ukryj przewodnika
guide-back = Wstecz
guide-next = Dalej
guide-do = Wykonaj to na stole.
guide-confirm = Teraz potwierdź to przy pytaniu albo cofnij.
guide-astray = Tego teraz się nie klika; powód znajdziesz przy pytaniu. Kliknij to, co świeci.
guide-wait = Ruch przeciwnika…
guide-heard = Jasne
guide-chapters = Wszystkie rozdziały
guide-following = Dalej: { $title }
guide-play-on = Graj dalej
puzzle = Zagadka
puzzles = Zagadki
puzzles-help = Jedna tura, jeden cel. Przeszukano wszystkie sposoby rozegrania tury: nic nie jest lepsze od rozwiązania, a nic równie dobrego nie jest równie krótkie. Gwiazdki mówią, ile jest tych sposobów.
puzzles-solved = Rozwiązane: { $solved } z { $all }.
puzzle-known = Rozwiązana.
puzzle-rating = Trudność { $rating } z 5
puzzle-open = Rozegraj całą turę. Przed jej końcem nie wolno odkryć niczego nieznanego. Sposoby rozegrania: { $turns }.
puzzle-solved = Rozwiązane! Sprawdzone sposoby: { $turns }. Żaden nie jest lepszy.
puzzle-solved-longer = Rozwiązane! Da się krócej, odpowiedzi: { $answers }.
puzzle-missed = Twój wynik to { $reached }, a możliwe było { $best }. Rozwiązanie:
puzzle-not-done = Tura się skończyła, a cel nie został osiągnięty. Rozwiązanie:
puzzle-luck = Odkryte zostało coś nieznanego: to już kwestia szczęścia. Rozwiązanie:
puzzle-show = Pokaż rozwiązanie
puzzle-again = Spróbuj ponownie
puzzle-next = Następna zagadka
puzzle-all = Wszystkie zagadki
study = Studium
studies = Studia
studies-help = Sprawdzaj warianty z dowolnej pozycji i zachowaj je z komentarzami i strzałkami. Otwórz studium z powtórki, zagadki albo nowej gry; przekaż je przez link lub jako plik.
studies-mine = Moje studia
study-begin = Zacznij od nowej gry albo od pliku
study-import = Otwórz plik
study-remove = Wyrzuć
study-title = Tytuł studium
study-saved = Zapisane.
study-saving = Zapisywanie…
study-not-mine = Cudze studium: twoje próby nie zostaną zapisane.
study-lines = Warianty
study-start = Początek
study-no-lines = Zrób coś na planszy: powstanie wariant. Wróć i zrób coś innego: powstanie odgałęzienie.
study-comment = Komentarz do tej pozycji
study-arrow = Rysuj strzałki
study-arrow-from = Kliknij początek strzałki; dwa razy ta sama rzecz rysuje okrąg, ta sama strzałka ponownie – usuwa ją.
study-arrow-to = Kliknij koniec strzałki.
study-cut = Odetnij ten ruch
study-export = Eksportuj
study-copy = Zachowaj kopię
study-set-up = Ustaw pozycję
study-set-up-help = Oto wszystko o tej pozycji. Zmień, co chcesz: pieniądze, karty, co gdzie stoi. Musi to być pozycja, która mogłaby leżeć na stole.
study-set-up-do = Otwórz jako nowe studium
study-by-hand = Pozycja ustawiona ręcznie
study-impossible = Takiej pozycji być nie może:
builder-help = Wybierz grę i liczbę graczy. Gra zostanie rozłożona, a potem zmieniasz, co chcesz: pieniądze, karty, ludzi, co gdzie stoi. To, co komuś dajesz, pochodzi z zasobów.
builder-seats = Gracze
builder-deal = Rozłóż
builder-back = Cofnij ostatnią zmianę
builder-anew = Inne rozłożenie
builder-turn = Czyja tura
builder-whose = Rzeczy gracza
builder-board = Na planszy
builder-text = Wszystko jako tekst
builder-take-text = Użyj tego tekstu
setting-add = + jeszcze
setting-nothing = brak
setting-land = własna, pusta
setting-more = Wybierz jeszcze { $number }.
setting-fewer = O { $number } za dużo.
setting-building = Budynki na szlaku
setting-cash = Dolary
setting-certificates = Certyfikaty
setting-cities = Dostawy do miast
setting-cowboys = Kowboje w osobistych zapasach
setting-discs = Odsłonięte pola dysków
setting-engine = Lokomotywa na polu
setting-hand = Karty na ręce
setting-hazards = Usunięte niebezpieczeństwa
setting-herd = Kupione bydło
setting-herder = Ranczer
setting-jobs = Rynek pracy, rząd po rzędzie
setting-objectives = Zagrane karty celów
setting-outlaws = Schwytani bandyci
setting-parcel = Parcele
setting-plot = Budynki na szlaku
setting-rancher = Ranczer
setting-roads = Drogi w osobistych zapasach
setting-round = Runda
setting-stations = Rozbudowane stacje
setting-tile = Niebezpieczeństwa i bandyci na szlaku
setting-token = Żeton rynku pracy w rzędzie
setting-tokens = Żetony wymiany
setting-worker-cards = Karty pracowników
setting-workers = Pomocnicy
cannot-be = Tak być nie może.
cannot-be-last-plot = Jedno pole na budynek musi pozostać puste.
cannot-be-no-discs-left = Nie ma tylu dysków.
cannot-be-no-parcel-tiles-left = Ten gracz nie ma już płytek własności.
cannot-be-no-room = Nie ma miejsca na tyle sztuk.
cannot-be-no-site = Nie ma już wolnego miejsca na dom, który powstaje razem z tym budynkiem.
cannot-be-none-left = Nie ma już więcej: { $thing }.
cannot-be-not-free = Coś już tam stoi: { $thing }.
cannot-be-not-reached = Tam nie można jeszcze nic dostarczyć: { $thing }.
cannot-be-once-only = Do tego miasta dostarcza się tylko raz: { $thing }.
cannot-be-somebody-there = Ktoś tam stoi: { $thing }.
cannot-be-taken = Stoi tam inna lokomotywa: { $thing }.
cannot-be-too-few-parcels = Każdy ma co najmniej parcele z początku gry.
cannot-be-too-many-buildings = Ten gracz ma już tyle budynków, ile mieć można.
study-open = Studiuj tę pozycję
no-such-study = Nie ma takiego studium.
watch = Zobacz, jak grają
watch-help = Boty rozgrywają na twoich oczach całą partię, szybko; potem przejrzyj ją ruch po ruchu w powtórce.
watch-two = { $bot } przeciw sobie
share-my-view = Udostępnij mój widok
share-link = Kto ma ten link, widzi to co ty:
share-no-longer = Nie udostępniaj mojego widoku
no-longer-shared = Ten widok nie jest już udostępniony.
mute = Wycisz: { $name }
unmute = Przywróć głos: { $name }
log-all = Pokaż cały dziennik
ask-rewind-here = Zaproponuj grę od tego miejsca
watching = { $count ->
    [one] 1 widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
  }
table-refused = Nie można otworzyć tego stołu.
problem-unplayable = Przy poprawionych wartościach tego stołu zasady się tu zapętlają. Wybierz coś innego albo cofnij ruch.
problem-other-box = Grę zaczęto przy innych elementach lub zasadach, przy których potoczyłaby się inaczej.
more-answers = Niżej jeszcze { $number } ↓
unfold-asides = W każdej chwili jeszcze { $number } …
fold-asides = Mniej
unfold-answers = { $number ->
    [one] 1 odpowiedź świeci na stole: pokaż ją
    [few] { $number } odpowiedzi świecą na stole: pokaż listę
    [many] { $number } odpowiedzi świeci na stole: pokaż listę
   *[other] { $number } odpowiedzi świeci na stole: pokaż listę
}
fold-answers = Ukryj listę

## Plansza jako tekst

field-players = gracze
field-seat = gracz
field-owner = właściciel
field-money = pieniądze
field-points = punkty
field-round = runda
field-price = cena
field-building = budynek
field-cards = karty
field-display = wyłożone
field-hand = ręka
field-hand-size = karty na ręce
field-hand-limit = limit kart na ręce
field-stack = stos
field-stack-size = karty w stosie dobierania
field-discard = stos kart odrzuconych
field-discard-size = karty na stosie kart odrzuconych
field-discard-top = na wierzchu stosu kart odrzuconych
field-removed = usunięte karty
admin = Prowadzenie serwisu
admin-pages = Co pokazać
admin-for-whom = Ta strona jest dla kont wymienionych w ustawieniu „admins” tego serwera.
admin-overview = Przegląd
admin-tables = Stoły
admin-people = Ludzie
admin-reports = Otwarte zgłoszenia
admin-audit = Co zrobiono
admin-guests = W tym goście
admin-bans = Blokady
admin-sockets = Otwarte strony w tym procesie
admin-jobs-waiting = Czekające zadania
admin-jobs-working = Zadania w toku
admin-database = Baza danych
admin-status = Stan
admin-status-open = Czeka na graczy
admin-status-playing = W grze
admin-status-adjourned = Odroczone
admin-status-finished = Zakończone
admin-status-cancelled = Odwołane
admin-nothing = Nic tu nie ma.
admin-game = Gra
admin-owner = Założył(a)
admin-since = Od
admin-last-move = Ostatni ruch
admin-end = Zakończ stół
admin-look-for = Imię lub konto
admin-look = Szukaj
admin-name = Imię
admin-account = Konto
admin-banned = Blokada
admin-for-good = na zawsze
admin-ban = Zablokuj
admin-unban = Wpuść znowu
admin-ban-whom = Blokada: { $name }
admin-ban-help = Zostanie wszędzie wylogowany(-a), gry dokończą boty, a logowanie nie będzie możliwe.
admin-reason = Powód
admin-how-long = Na jak długo
admin-days = { $days ->
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  }
admin-no-reports = Nikt się nie skarżył.
admin-report = { $by } zgłasza: { $name }
admin-hide = Ukryj wszystko, co tam napisano
admin-close = Zostaw tak
admin-when = Kiedy
admin-who = Kto
admin-deed = Co
admin-about = Dotyczy
admin-deed-ban = Blokada
admin-deed-unban = Zniesienie blokady
admin-deed-cancel = Zakończenie stołu
admin-deed-hide = Ukrycie wypowiedzi
admin-deed-close = Zamknięcie zgłoszenia
report = Zgłoś: { $name }
report-why = Co jest nie tak?
report-do = Zgłoś
report-told = Prowadzący ten serwis przyjrzą się temu.
problem-email-needed = Najpierw potwierdź adres e-mail: pod swoim imieniem, u góry.
problem-not-said-here = Jest w tym słowo, którego tu się nie używa.

# Poprawki właścicieli pudełka
rules-page-corrections = Poprawki
house-help = Czego nie udało się odczytać z wydrukowanych elementów, to odtworzyliśmy. Jeśli masz pudełko, popraw to tutaj: zmień wartość, zobacz rysunek, zagraj z nią i prześlij nam plik.
house-set = Zestaw domowy
house-kept = Zapisane tutaj
house-new = nowy
house-name = Nazwa
house-unnamed = moje pudełko
house-remark = Na czym się opiera (wydanie, zdjęcie)
house-play = Zagraj z nim
house-save = Zapisz
house-export = Eksportuj do pliku
house-import = Importuj plik
house-drop = Usuń
house-drop-kept = Usuń „{ $name }”
house-saved = „{ $name }” jest zapisany w tej przeglądarce.
house-full = Zapisanych zestawów jest już { $count }. Najpierw usuń któryś z nich.
house-not-kept = { $count ->
    [one] zestaw, którego tu nie zapisano ({ $count } wartość)
    [few] zestaw, którego tu nie zapisano ({ $count } wartości)
    [many] zestaw, którego tu nie zapisano ({ $count } wartości)
   *[other] zestaw, którego tu nie zapisano ({ $count } wartości)
}
house-no-file = Ten plik nie jest zestawem domowym tej gry.
house-refused = Nie da się z tym grać:
house-bad-apart = Wartości do siebie nie pasują. { $detail }
house-bad-broken = W grze dla { $seats } graczy coś z nim łamie zasady. { $detail }
house-bad-endless = Gra dla { $seats } graczy się z nim nie kończy.
house-bad-long-word = { $place }: słowo jest dłuższe niż { $most } znaków.
house-bad-misfit = { $place }: nie może tu stać { $value }.
house-bad-missing = { $place }: brakuje tej wartości.
house-bad-not-json = To nie jest zapis JSON.
house-bad-not-printed = { $place }: to nie jest wydrukowana wartość.
house-bad-not-values = To nie jest lista wartości z ich ścieżkami.
house-bad-nothing-there = { $place }: nie ma tu czego usunąć.
house-bad-nowhere = { $place }: nie ma tu „{ $name }”.
house-bad-stays = { $place }: to mówi, czym jest dana rzecz lub gdzie leży, i się nie zmienia.
house-bad-too-costly = Wypróbowanie go trwa zbyt długo.
house-bad-too-deep = { $place }: listy i tabele są zagnieżdżone głębiej niż { $most }.
house-bad-too-great = { $place }: { $value } to za dużo. Nic nie przekracza { $most }.
house-bad-too-long = Zestaw jest dłuższy niż { $most } znaków.
house-bad-too-many = { $place }: pozycji jest więcej niż { $most }.
house-bad-unfit = { $place }: zasady nie wiedzą, co z tym zrobić. { $detail }
house-bad-unknown = { $place }: ta rzecz nie ma takiej wartości.
house-bad-unplayable = Gra dla { $seats } graczy się z nim urywa. { $detail }
house-bad-whole = { $place }: podaj, która z wartości jest inna.
house-bad-within = { $place }: leży wewnątrz { $whole }, a to jest poprawione w całości.
house-table-help = Zapisane zestawy można wybrać w opcjach każdego nowego stołu. Takich gier nie porównujemy z innymi.
house-number-changed = { $count ->
    [one] { $count } poprawiona wartość
    [few] { $count } poprawione wartości
    [many] { $count } poprawionych wartości
   *[other] { $count } poprawionych wartości
}
house-changed = { $count ->
    [one] { $count } poprawka
    [few] { $count } poprawki
    [many] { $count } poprawek
   *[other] { $count } poprawek
}
house-things = { $count ->
    [one] { $count } element
    [few] { $count } elementy
    [many] { $count } elementów
   *[other] { $count } elementów
}
house-correct = Popraw
house-as-printed = Przywróć naszą wartość
house-add = dodaj
house-remove = usuń
house-kind = { $what }: liczba czy słowo
house-number = liczba
house-word = zliczane
