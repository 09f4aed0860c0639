### The river of Carson City in English.

decision-last-roads = Before the scoring: where do you lay a road? You have { $roads ->
    [one] 1 road
   *[other] { $roads } roads
 }.
event-bridge-laid = { $seat } builds a bridge { $edge }.
refusal-river = Parcel { $parcel } is in the river.
refusal-bridge-needs-two = A bridge takes two roads at once. You have { $has }.
effect-by-river = ${ $dollars } by the river
