/** So many of the newest events the board is still about to show, dice first: the log waits for it. */
export const suspense = $state({ untold: 0 });
