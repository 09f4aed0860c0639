import type { Position } from "../lib/types";

/**
 * Whether I may ask everybody to go back to that position. What others have not seen yet I take back
 * alone; behind a new deal, and where the shuffle is sealed, nobody goes.
 */
export function mayAskFor(position: Position, ply: number): boolean {
  const { status, seat, rewind_from: first } = position;
  if (status !== "playing" || seat === null || first === null) return false;
  return first <= ply && ply < position.ply - position.undo;
}
