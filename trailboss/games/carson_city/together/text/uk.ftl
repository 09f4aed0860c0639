### Одночасне розміщення в Carson City українською.

decision-together = Став і переставляй ковбоїв, усі водночас. Коли закінчиш, спасуй.
decision-orders = Дай таємний наказ: постав або перестав ковбоя чи спасуй.
action-lift = Забрати ковбоя з клітинки «{ $space }»
action-lift-parcel = Забрати ковбоя з ділянки { $parcel }
action-lift-white = Переставити білого ковбоя
event-left-space = { $seat } забирає ковбоя з клітинки «{ $space }».
event-left-parcel = { $seat } забирає ковбоя з ділянки { $parcel }.
event-ordered = { $seat }: наказ уже дано.
event-own-order = { $seat } наказує: «{ $action }».
event-order-void = Наказ гравця { $seat } уже неможливий: «{ $action }».
refusal-finish-your-move = Спершу заверши розпочату дію.
refusal-another-target = Ковбой має піти деінде.
refusal-no-piece-there = Там немає такого твого ковбоя.
