import type { DrawingProps } from "../drawing";

type Told = Pick<DrawingProps["events"][number], "kind" | "args">;

/** The places that a rider of this seat enters, as an event tells them; none if it tells of something else. */
export function placesOf({ kind, args }: Told, seat: number): string[] {
  const places = args[3];
  return kind === "rode" && args[0] === seat && Array.isArray(places) ? places.map(String) : [];
}

/** The way of a rancher as the events tell it, ends included; the ends alone where they tell of another one. */
export function wayTold(events: Told[], seat: number, from: string, to: string): string[] {
  const told = events.flatMap((event) => placesOf(event, seat));
  if (told.at(-1) !== to) return [from, to];
  return [from, ...told.slice(told.slice(0, -1).lastIndexOf(from) + 1)];
}
