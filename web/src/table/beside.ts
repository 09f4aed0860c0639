/** Where a note stands beside what it explains. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 6;

/** How much of one rectangle another one covers. */
function covered(a: Rect, b: Rect): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * The corner of a note of this size: right, left, above or below the thing, within the screen, over
 * as little as possible of what must be seen. The thing itself is never covered.
 */
export function beside(thing: Rect, note: Size, screen: Size, seen: Rect[]): { left: number; top: number } {
  const within = (at: number, size: number, most: number) => Math.max(EDGE, Math.min(at, most - size - EDGE));
  const middle = { x: (thing.left + thing.right - note.width) / 2, y: (thing.top + thing.bottom - note.height) / 2 };
  const places = [
    { left: thing.right + GAP, top: middle.y },
    { left: thing.left - GAP - note.width, top: middle.y },
    { left: middle.x, top: thing.bottom + GAP },
    { left: middle.x, top: thing.top - GAP - note.height },
    { left: thing.right + GAP, top: thing.bottom - note.height },
    { left: thing.right + GAP, top: thing.top },
    { left: thing.left - GAP - note.width, top: thing.bottom - note.height },
    { left: thing.left - GAP - note.width, top: thing.top },
    { left: thing.left, top: thing.bottom + GAP },
    { left: thing.right - note.width, top: thing.top - GAP - note.height },
  ].map(({ left, top }) => ({
    left: within(left, note.width, screen.width),
    top: within(top, note.height, screen.height),
  }));
  const [first = { left: EDGE, top: EDGE }] = places;
  let best = { at: first, cost: Infinity };
  for (const at of places) {
    const box = { ...at, right: at.left + note.width, bottom: at.top + note.height };
    const hidden = seen.reduce((sum, one) => sum + covered(box, one), 0);
    const cost = 1000 * covered(box, thing) + hidden;
    if (cost < best.cost) best = { at, cost };
  }
  return best.at;
}
