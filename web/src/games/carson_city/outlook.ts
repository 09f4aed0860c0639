import { lens } from "./lens.svelte";
import type { BuildingId, TownView } from "./model";

/** What all parcels and spaces look at, worked out once for all of them. */
export interface Outlook {
  /** Whom the table is shown to, with what they own. */
  me: TownView["players"][number] | null;
  seat: number | null;
  /** What they can pay; who only looks on is told of no limit. */
  purse: number;
  /** The parcel that the open question is about. */
  asked: unknown;
  /** The building that is offered now, or pointed at. */
  wanted: BuildingId | null;
  /** Whose the white cowboy is. */
  white: number | null;
}

export function outlookOf(view: TownView): Outlook {
  const { seat, decision } = view;
  const me = seat === null ? null : (view.players[seat] ?? null);
  const builds = decision?.kind === "construction" && seat !== null && decision.seats.includes(seat);
  return {
    me,
    seat,
    purse: me?.cash ?? Infinity,
    asked: decision?.args["parcel"],
    wanted: lens.building ?? (builds ? (decision.args["building"] as BuildingId) : null),
    white: view.white.seat,
  };
}
