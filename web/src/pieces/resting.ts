/** Whether the pointer itself did: a browser tells, too, what has come to lie under one that rests. */
export const hasMoved = (event: MouseEvent): boolean => event.movementX !== 0 || event.movementY !== 0;
