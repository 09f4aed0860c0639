### Co mówi sam serwer: e-maile, webhook, strony potwierdzające adres.

# Treść listu; link stoi w osobnym wierszu.
turn-mail =
    Cześć, { $name }!

    Nadeszła twoja tura w grze { $game }:
    { $link }
    .subject = { $game }: twoja tura

confirm-mail =
    Dzień dobry!

    Otwórz ten link, żeby dostawać od nas e-mail, gdy nadejdzie twoja tura:
    { $link }

    Jeśli to nie twoja prośba, nic nie rób: więcej listów nie będzie.
    .subject = Trailboss: potwierdź swój adres

turn-webhook = { $game }: teraz gra { $name }. { $link }

## Strona, do której prowadzi link

confirm-button = Powiadamiaj mnie e-mailem, gdy nadejdzie moja tura
confirm-done = Dziękujemy! Damy ci znać.
confirm-old = Ten link wygasł albo został już użyty.
