### Naszymi słowami. *Tak* coś podkreślamy.

book-river = Opcja: rzeka Carson
book-river-map = Na drugiej stronie planszy przez dziesięć parceli płynie *rzeka*. Nic tam nie powstaje i nikt nie może ich mieć; omijają je też centrum i góry, których jest sześć zamiast dziewięciu. Dla rancz parcela rzeczna jest pusta, do ceny się nie liczy. *Kopalnia* nad rzeką zarabia 3 $ więcej, raz. Jak rzeka płynie na drukowanej planszy, nie wiemy: nasza jest odtworzona.
book-river-bridges = Wzdłuż brzegu drogi kładzie się jak zawsze. *W poprzek* wody trzeba dwóch dróg, obu twoich i naraz: to *most*. Budynek, dom albo góra, której parceli dotyka koniec mostu, daje na koniec 3 punkty zamiast 2. Po ostatniej rundzie każdy może jeszcze raz położyć drogi.
