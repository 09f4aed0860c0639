import type { Components } from "./model";
import { type Row, rows } from "./signs";
import { TILE } from "./tile";

/** The face of a building tile: what is printed on it, line by line. */
export interface Face {
  neutral: boolean;
  printed: Components["buildings"]["private"][number] | undefined;
  local: readonly object[];
  lines: Row[];
}

export function faceOf(c: Components, id: string): Face {
  const neutral = c.buildings.neutral.find((one) => one.letter === id);
  const printed = c.buildings.private.find((one) => `${one.number}${one.side}` === id);
  const local = neutral?.local ?? printed?.local ?? [];
  return { neutral: neutral !== undefined, printed, local, lines: rows(local, c) };
}

/** A neutral building has only its letter at the top: long lists may begin beside it. */
function head({ neutral, lines }: Face): number {
  return neutral ? (lines.length > 2 ? 4 : 12) : TILE.head;
}

/** How high a line is. */
export const lineHeight = (face: Face): number =>
  (TILE.height - head(face)) / Math.max(face.lines.length, 1) - (face.lines.length > 2 ? 0 : 4);

/** The middle of a line, from the middle of the tile. */
export const lineMiddle = (face: Face, line: number): number =>
  head(face) - TILE.height / 2 + ((TILE.height - head(face)) * (line + 0.5)) / face.lines.length;
