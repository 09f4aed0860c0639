### Плитки дуелі Carson City українською.

decision-duel-tile = { $where ->
    [space] Дуель за клітинку «{ $space }»: яку плитку граєш?
   *[parcel] Дуель на ділянці { $parcel }: яку плитку граєш?
 }
action-tile = Зіграти { $tile }
event-chose-tile = { $seat }: плитку вже обрано.
event-own-tile = { $seat } зіграє { $tile }.
event-played-tile = { $seat } грає { $tile } і має вогневу силу { $firepower }: разом { $total }.
event-drew-tiles = { $seat } добирає { $number ->
    [one] { $number } плитку дуелі
    [few] { $number } плитки дуелі
    [many] { $number } плиток дуелі
   *[other] { $number } плитки дуелі
 }.
event-own-tiles = { $seat } має тепер плитки: { $tiles }.
refusal-no-such-tile = Ти не маєш плитки { $tile }.
