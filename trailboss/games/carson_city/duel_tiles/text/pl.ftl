### Płytki pojedynku Carson City po polsku.

decision-duel-tile = { $where ->
    [space] Pojedynek o pole „{ $space }”: którą płytkę zagrywasz?
   *[parcel] Pojedynek na parceli { $parcel }: którą płytkę zagrywasz?
 }
action-tile = Zagraj płytkę { $tile }
event-chose-tile = { $seat } ma już wybraną płytkę.
event-own-tile = { $seat } zagra płytkę { $tile }.
event-played-tile = { $seat } zagrywa płytkę { $tile } przy sile ognia { $firepower }: razem { $total }.
event-drew-tiles = { $seat } dociąga { $number ->
    [one] 1 płytkę pojedynku
    [few] { $number } płytki pojedynku
    [many] { $number } płytek pojedynku
   *[other] { $number } płytki pojedynku
 }.
event-own-tiles = { $seat } ma teraz płytki: { $tiles }.
refusal-no-such-tile = Nie masz płytki { $tile }.
