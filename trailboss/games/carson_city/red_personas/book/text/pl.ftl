### Naszymi słowami. *Tak* coś podkreślamy.

book-red = Opcja: czerwone persony
book-red-personas = Siedem kart ma drugą stronę, z innymi zdolnościami i limitami. *Bankier*, 60 $: na koniec rundy 3, 5 albo 7 punktów za 3 $, 12 $ albo 25 $. *Sprzedawczyni*, 60 $: 8 $ od razu albo na koniec rundy punkt za każdy twój dom. *Robotnik drogowy*, 30 $: od razu dowolny budynek z rzędu za 5 $; bez dróg i bez połowy ceny. Droższe przesuwają się na tańsze pola, a ty go stawiasz albo zatrzymujesz. *Osadnik*, 20 $: 8 $ od razu albo na koniec rundy 1 $ za każdą twoją górę. *Kapitan*, 20 $: jeden albo dwa rewolwery za 3 $ albo 9 $, na stałe. *Najemnik*, 30 $: siła ognia większa o 2.
book-red-sheriff = Czerwony *szeryf*, 20 $, pilnuje spokoju: nie atakuje i nie stawia kowboja tam, gdzie stoi już cudzy, chyba że na polach dla wszystkich. Inni mogą dołączyć do ciebie, a swoich budynków wolno ci zawsze bronić. Za każdy pojedynek, który stoczysz i *przegrasz*, dostajesz od razu 3 punkty.
