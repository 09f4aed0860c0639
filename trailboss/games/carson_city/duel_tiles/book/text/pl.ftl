### Naszymi słowami. *Tak* coś podkreślamy.

book-tiles = Opcja: płytki pojedynku
book-tiles-instead = *Silniejszy ma zawsze rację*: w pojedynkach nie ma kości. Każdy, kto walczy, wybiera w tajemnicy jedną ze swoich *płytek pojedynku*, od 0 do 5, i wszystkie odkrywa się naraz: liczy się płytka razem z siłą ognia. Zagrane płytki idą na wspólny stos. Kto zagrał ostatnią, dociąga z niego w ciemno trzy.
book-tiles-hand = We dwoje każdy ma jeden zestaw, od 0 do 5, i 15 $. W więcej osób zestawy się miesza i każdy dociąga sześć: sumę ogłasza się wszystkim, płytek nie, a zaczyna się z 30 $ bez tej sumy. Silna ręka kosztuje więc pieniądze.
