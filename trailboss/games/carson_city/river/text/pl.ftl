### Rzeka Carson po polsku.

decision-last-roads = Przed punktacją: gdzie kładziesz drogę? Masz { $roads ->
    [one] 1 drogę
    [few] { $roads } drogi
    [many] { $roads } dróg
   *[other] { $roads } drogi
 }.
event-bridge-laid = { $seat } buduje most { $edge }.
refusal-river = Parcela { $parcel } jest rzeczna.
refusal-bridge-needs-two = Most to dwie drogi naraz, a masz: { $has }.
effect-by-river = { $dollars } $ nad rzeką
