### Річка Карсон українською.

decision-last-roads = Перед підрахунком: де прокладаєш дорогу? Маєш { $roads ->
    [one] { $roads } дорогу
    [few] { $roads } дороги
    [many] { $roads } доріг
   *[other] { $roads } дороги
 }.
event-bridge-laid = { $seat } будує міст { $edge }.
refusal-river = Ділянка { $parcel } лежить у річці.
refusal-bridge-needs-two = На міст треба дві дороги водночас, а є: { $has }.
effect-by-river = { $dollars } $ біля річки
