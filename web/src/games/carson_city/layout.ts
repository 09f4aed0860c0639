/** Where things are on the board: the town in the middle, the action track clockwise around it. */

export const SIZE = 1000;
export const CELL = 92;
export const EDGE = 132;
const BAND = 106;
const GAP = 12;
const FAR = EDGE + 8 * CELL + 14;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}

export const middle = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** The square of a parcel such as `c4r5`. */
export function parcelBox(id: string): Box {
  const [column, row] = [Number(id[1]), Number(id[3])];
  return { x: EDGE + (column - 1) * CELL, y: EDGE + (row - 1) * CELL, w: CELL, h: CELL };
}

/** The two ends of an edge such as `h34` or `v66`. */
export function edgeEnds(id: string): [Point, Point] {
  const [x, y] = [EDGE + Number(id[1]) * CELL, EDGE + Number(id[2]) * CELL];
  return [
    { x, y },
    id[0] === "h" ? { x: x + CELL, y } : { x, y: y + CELL },
  ];
}

const TOWN = 8 * CELL;
const TOP = 5;
const RIGHT = 7;
const BOTTOM = 7;
const LEFT_PITCH = 100;
/** Narrower than the other sides: the names of the rows stand beside it. */
const LEFT = BAND - 9;

/** The place of the action space with this index, counted from 0. */
export function spaceBox(index: number): Box {
  if (index < TOP) {
    const pitch = TOWN / TOP;
    return { x: EDGE + index * pitch + 2, y: GAP, w: pitch - 4, h: BAND - 4 };
  }
  if (index < TOP + RIGHT) {
    const pitch = TOWN / RIGHT;
    return { x: FAR, y: EDGE + (index - TOP) * pitch + 2, w: BAND, h: pitch - 4 };
  }
  if (index < TOP + RIGHT + BOTTOM) {
    const pitch = TOWN / BOTTOM;
    const from = index - TOP - RIGHT + 1;
    return { x: EDGE + TOWN - from * pitch + 2, y: FAR, w: pitch - 4, h: BAND };
  }
  const from = index - TOP - RIGHT - BOTTOM + 1;
  return { x: GAP, y: EDGE + TOWN - from * LEFT_PITCH + 2, w: LEFT, h: LEFT_PITCH - 4 };
}

/** The two turn-order tracks, side by side above the last spaces of the action track. */
export type OrderTrack = "turn" | "pass";

export function orderBox(track: OrderTrack, place: number): Box {
  const w = LEFT / 2 - 1;
  return { x: track === "turn" ? GAP : GAP + LEFT / 2 + 1, y: EDGE + 26 + place * 59, w, h: 54 };
}

/** The corners of the board, outside the town. */
export const CORNER = {
  roads: { x: FAR, y: GAP, w: BAND, h: BAND - 4 },
  bag: { x: FAR, y: FAR, w: BAND, h: BAND },
  /** Under the buttons that bring the board nearer: nothing that must be read. */
  title: { x: GAP, y: GAP + 34, w: BAND, h: BAND - 40 },
  round: { x: GAP, y: FAR, w: BAND, h: BAND },
} satisfies Record<string, Box>;
