### The duel tiles of Carson City in English.

decision-duel-tile = { $where ->
    [space] Duel for the space “{ $space }”: which tile do you play?
   *[parcel] Duel on parcel { $parcel }: which tile do you play?
 }
action-tile = Play a { $tile }
event-chose-tile = { $seat } has chosen a tile.
event-own-tile = { $seat } is going to play a { $tile }.
event-played-tile = { $seat } plays a { $tile } and has firepower { $firepower }: { $total } in all.
event-drew-tiles = { $seat } draws { $number ->
    [one] 1 duel tile
   *[other] { $number } duel tiles
 }.
event-own-tiles = { $seat } now holds: { $tiles }.
refusal-no-such-tile = You don’t hold a { $tile }.
