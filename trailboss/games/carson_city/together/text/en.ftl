### Placing together in Carson City, in English.

decision-together = Place or move your cowboys, all at the same time. Pass when you are ready.
decision-orders = Give your order in secret: place or move a cowboy, or pass.
action-lift = Move a cowboy away from “{ $space }”
action-lift-parcel = Move the cowboy away from { $parcel }
action-lift-white = Move the white cowboy
event-left-space = { $seat } takes a cowboy away from “{ $space }”.
event-left-parcel = { $seat } takes the cowboy away from { $parcel }.
event-ordered = { $seat } has given an order.
event-own-order = { $seat } orders: “{ $action }”.
event-order-void = The order of { $seat } is not possible any more: “{ $action }”.
refusal-finish-your-move = First finish what you have begun.
refusal-another-target = The piece must go somewhere else.
refusal-no-piece-there = You have no such piece there.
