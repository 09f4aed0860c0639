### Naszymi słowami. *Tak* coś podkreślamy.

book-tiles = Opcja: płytki pojedynku
book-tiles-instead = *Silniejszy ma zawsze rację*: w pojedynkach nie ma kości. Każdy, kto walczy, wybiera w tajemnicy jedną ze swoich *płytek pojedynku*, od 0 do 5, i wszystkie odkrywa się naraz: liczy się płytka razem z siłą ognia. Zagrane płytki idą na wspólny stos. Kto zagrał swoją ostatnią, dociąga z niego w ciemno trzy.
book-tiles-hand = W grze dwuosobowej każdy ma jeden zestaw, od 0 do 5, i 15 $. W większym gronie zestawy się miesza i każdy dociąga sześć płytek: sumę ogłasza się wszystkim, płytek się nie pokazuje, a na początek dostaje się 30 $ minus ta suma. Silna ręka kosztuje więc pieniądze.
