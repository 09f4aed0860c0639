### Czerwone strony postaci po polsku.

refusal-other-side = W tej grze postać leży drugą stroną do góry.
effect-red = strona czerwona
