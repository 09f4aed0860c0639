import type { DrawingProps } from "../drawing";
import { type Ride, ridden } from "../shared/paths";
import type { PasoView } from "./model";

/** What an action would change on the board, as far as it can be drawn. */
export interface Foreseen {
  ride: Ride | null;
  buildings: { seat: number; building: string; node: string }[];
  discs: { seat: number; post: string }[];
}

export function foresee(
  events: DrawingProps["preview"],
  view: Pick<PasoView, "players">,
): Foreseen {
  const found: Foreseen = { ride: null, buildings: [], discs: [] };
  for (const event of events) {
    const { kind, args } = event;
    const seat = Number(args[0]);
    const text = (i: number) => String(args[i]);
    if (kind === "rode") {
      found.ride = ridden(found.ride, event, view.players[seat]?.rancher);
    } else if (kind === "placed_rancher") {
      found.ride = { seat, way: [text(1)] };
    } else if (kind === "built") {
      found.buildings.push({ seat, building: text(1), node: text(2) });
    } else if (kind === "replaced_building") {
      found.buildings.push({ seat, building: text(2), node: text(3) });
    } else if (kind === "delivered") {
      found.discs.push({ seat, post: text(2) });
    }
  }
  return found;
}
