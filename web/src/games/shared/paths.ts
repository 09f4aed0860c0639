import type { DrawingProps } from "../drawing";

type Told = Pick<DrawingProps["events"][number], "kind" | "args">;

/** The places that a rider of this seat enters, as an event tells them; none if it tells of something else. */
export function placesOf({ kind, args }: Told, seat: number): string[] {
  const places = args[3];
  return kind === "rode" && args[0] === seat && Array.isArray(places) ? places.map(String) : [];
}

/** What a preview has told of a ride so far, and where the next event takes it. */
export interface Ride {
  seat: number;
  way: string[];
}

/** A ride goes on from where the last one of this seat ended, else from where its rider stands. */
export function ridden(before: Ride | null, event: Told, standing: string | null | undefined): Ride {
  const seat = Number(event.args[0]);
  const gone = before?.seat === seat ? before.way : [standing ?? []].flat();
  return { seat, way: [...gone, ...placesOf(event, seat)] };
}

/** The way of a rider as the events tell it, ends included; the ends alone where they tell of another one. */
export function wayTold(events: Told[], seat: number, from: string, to: string): string[] {
  const told = events.flatMap((event) => placesOf(event, seat));
  if (told.at(-1) !== to) return [from, to];
  return [from, ...told.slice(told.slice(0, -1).lastIndexOf(from) + 1)];
}
