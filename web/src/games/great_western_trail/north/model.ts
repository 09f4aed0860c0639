/** Rails to the North: what its view and its components add to those of the base game. */

import type { Shape } from "../../../lib/types";
import { type Components, SIZE, type TrailView } from "../model";

export type Town = Shape<"great_western_trail.Town">;
export type NorthView = Shape<"NorthView">;

/** The northern board, where it lies in the box. */
export interface NorthBoard {
  towns: NonNullable<Components["towns"]>;
  tiles: NonNullable<Components["medium_towns"]>["tile"];
  /** Its upper edge and its height. */
  edge: NonNullable<Components["layout"]["north"]>;
  office: Point;
  display: NonNullable<Components["layout"]["display"]>;
}

interface Point {
  x: number;
  y: number;
}

export function northOf({ towns, medium_towns, layout }: Components): NorthBoard | null {
  const { north, office, display } = layout;
  if (!towns || !medium_towns || !north || !office || !display) return null;
  return { towns, tiles: medium_towns.tile, edge: north, office, display };
}

/** It has a leaf of its own, where it is drawn this many times as high as it is printed. */
const STRETCH = 3.15;

/** How far the northern board reaches above the city strip. */
export const headroom = (north: NorthBoard): number => -north.edge.top * SIZE * STRETCH;

/** What of the main board is seen below it: the strip, the railroad, the stations at it, the display. */
export const FOOT = 232;

/** A place of the layout in units of the board. */
export const place = ({ x, y }: Point): Point => ({ x: x * SIZE, y: y * SIZE * (y < 0 ? STRETCH : 1) });

/** How far from its town a crest or a station stands, compared to how it is printed. */
const AWAY = 1.6;

/** A thing that belongs to a town stands beside it; anything else where the layout has it. */
export function besideTown(c: Components, thing: Point, town: string | undefined): Point {
  const at = c.layout.town?.find((one) => one.id === town);
  return at ? { x: place(thing).x, y: place(at).y + (thing.y - at.y) * SIZE * AWAY } : place(thing);
}

/** Whether an answer to the open question lies on the northern board. */
export function touched(
  { towns, railroad }: Pick<Components, "towns" | "railroad">,
  board: NorthView,
  targets: Iterable<string>,
): boolean {
  const stations = railroad.station.filter((station) => station.town);
  const places = new Set([
    ...(towns?.town ?? []).flatMap((town) => [`town:${town.id}`, `city:${town.id}`]),
    ...stations.map((station) => `station:${station.number}`),
    ...board.masters.map((master) => `master:${master}`),
  ]);
  return [...targets].some((target) => places.has(target));
}

/** The towns where the viewer may open a branch. */
export function reached(view: TrailView): Set<string> {
  return new Set(view.seat === null ? [] : view.players[view.seat]?.reach);
}

export const AREA_COLOURS: Record<string, string> = {
  olive: "#8f8f4a",
  blue: "#5f84a3",
  purple: "#9a527f",
  red: "#c8503d",
  green: "#5f875a",
  indigo: "#59679b",
};
