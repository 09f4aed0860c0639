### Jednoczesne rozstawianie w Carson City po polsku.

decision-together = Stawiaj i przestawiaj kowbojów, wszyscy naraz. Gdy skończysz, spasuj.
decision-orders = Wydaj tajny rozkaz: postaw albo przestaw kowboja, albo spasuj.
action-lift = Przestaw kowboja z pola „{ $space }”
action-lift-parcel = Przestaw kowboja z parceli { $parcel }
action-lift-white = Przestaw białego kowboja
event-left-space = { $seat } zabiera kowboja z pola „{ $space }”.
event-left-parcel = { $seat } zabiera kowboja z parceli { $parcel }.
event-ordered = { $seat } ma już gotowy rozkaz.
event-own-order = { $seat } rozkazuje: „{ $action }”.
event-order-void = Rozkaz gracza { $seat } nie jest już możliwy: „{ $action }”.
refusal-finish-your-move = Najpierw dokończ rozpoczęty ruch.
refusal-another-target = Kowboj musi pójść gdzie indziej.
refusal-no-piece-there = Nie masz tam takiego kowboja.
