### Analiza rozegranej partii, po polsku.

analysis-title = { $game }: analiza
analysis-about = Ruchów: { $moves }, tur: { $turns }. Ocena na podstawie tego, co każdy wiedział w danej chwili, w { $worlds } losowo rozdanych światach na gracza i turę (ziarno „{ $seed }”). ± oznacza 95-procentowy przedział próby.
analysis-seat = Gracz { $number }
analysis-chances = Szansa na wygraną
analysis-points = Oczekiwane punkty
analysis-turn = Tura
analysis-end = Koniec
analysis-costly = Najkosztowniejsze decyzje
analysis-costly-none = Żadna decyzja nie była wyraźnie kosztowna.
analysis-cost = { $player }, tura { $turn }: { $points } pkt, { $chance } szansy na wygraną
analysis-played = Zagrano
analysis-better = Lepiej
analysis-because = Dlaczego
analysis-reason = { $what } ({ $points })
analysis-shares = Szczęście i decyzje
analysis-shares-help = Jak szansa na wygraną doszła od początku do końca: przez własne decyzje, przez decyzje innych i przez szczęście. Liczą się tylko decyzje, które wyraźnie coś kosztowały.
analysis-start = Początek
analysis-own = Własne decyzje
analysis-rivals = Decyzje innych
analysis-luck = Szczęście
analysis-lost = Oddane punkty
analysis-differences = Co zwycięzca zrobił inaczej
analysis-category = Kategoria
analysis-winner = Zwycięzca
analysis-others = Inni średnio
analysis-difference = Różnica
