import type { LessonStep } from "../lib/types";

/**
 * Where in a chapter the guide is, after so many moves: further when something was done, back when it
 * was taken back, else where the reader has got to. Behind the last step the chapter is done.
 */
export function stepAt(steps: readonly LessonStep[], at: number, ply: number): number {
  const here = steps[at]?.ply;
  if (here !== undefined && ply > here) {
    const next = steps.findIndex((step) => step.ply >= ply);
    return next < 0 ? steps.length : next;
  }
  // Between what was done and the next idea rivals move: only what was taken back leads back.
  const done = steps.slice(0, at).findLast((step) => step.do.length > 0);
  return done && ply <= done.ply ? steps.findLastIndex((step) => step.ply <= ply) : at;
}

/** What is wanted next, from a step on; null: nothing more in this chapter. */
export function wantedFrom(steps: readonly LessonStep[], at: number): LessonStep | null {
  return steps.slice(at).find((step) => step.do.length > 0) ?? null;
}

/** Pieces of a text, every second of which is stressed: `*so*`. */
export const stressed = (text: string): string[] => text.split("*");
