import type { ReplayTurn } from "../lib/types";

/** Turns are numbered from 0; each ends with its ply. The start of the game is before turn 0. */
export function turnAt(turns: ReplayTurn[], ply: number): number {
  const found = turns.findIndex((turn) => turn.ply >= ply);
  return found < 0 ? turns.length - 1 : found;
}

/** The ply before the first move of a turn. */
export function startOf(turns: ReplayTurn[], turn: number): number {
  return turn <= 0 ? 0 : (turns[turn - 1]?.ply ?? 0);
}
