import { type Components, SIZE } from "./model";
import type { Point } from "../shared/motion";

/** A space of the railroad as drawn; turnouts are named like 4.5. */
export interface Rail extends Point {
  id: string;
  turnout: boolean;
}

const INWARD = 4;

/** All spaces; the turnouts of the right side stand a little off the track. */
export function rails(c: Components): Map<string, Rail> {
  const spaces = c.layout.railroad.map((one) => ({
    id: String(one.space),
    x: one.x * SIZE,
    y: one.y * SIZE,
    turnout: false,
  }));
  const right = Math.max(...c.layout.turnout.map((one) => one.x));
  const turnouts = c.layout.turnout.map((one) => ({
    id: `${one.after}.5`,
    x: one.x * SIZE - (one.x === right ? INWARD : 0),
    y: one.y * SIZE,
    turnout: true,
  }));
  return new Map([...spaces, ...turnouts].map((one) => [one.id, one]));
}

/** Where an engine stands among those that share its space. */
export function parked(space: Point, place: number, of: number): Point {
  const aside = place - (of - 1) / 2;
  return { x: space.x + aside * 11, y: space.y + aside * 7 };
}
