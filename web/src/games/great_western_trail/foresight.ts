import type { DrawingProps } from "../drawing";
import { type Ride, ridden } from "../shared/paths";
import type { TrailView } from "./model";
import { alongRails } from "./paths";

/** What an action would change on the board, as far as it can be drawn. */
export interface Foreseen {
  /** The spaces ridden over, and the fees paid on the way. */
  ride: Ride | null;
  fees: { node: string; money: number }[];
  engines: { seat: number; way: string[] }[];
  buildings: { seat: number; building: string; node: string }[];
  discs: { seat: number; city?: string; station?: number }[];
  /** Spaces whose tile would be taken away. */
  emptied: string[];
}

export function foresee(
  events: DrawingProps["preview"],
  view: Pick<TrailView, "players">,
): Foreseen {
  const found: Foreseen = {
    ride: null,
    fees: [],
    engines: [],
    buildings: [],
    discs: [],
    emptied: [],
  };
  for (const event of events) {
    const { kind, args } = event;
    const seat = Number(args[0]);
    const text = (i: number) => String(args[i]);
    switch (kind) {
      case "rode":
        found.ride = ridden(found.ride, event, view.players[seat]?.herder);
        break;
      case "placed_herder":
        found.ride = { seat, way: [text(1)] };
        break;
      case "paid_fee":
      case "paid_fee_to_bank":
        if (args.at(-1)) found.fees.push({ node: text(1), money: Number(args.at(-1)) });
        break;
      case "moved_engine":
        found.engines.push({ seat, way: alongRails(text(1), text(2)) });
        break;
      case "built":
        found.buildings.push({ seat, building: text(1), node: text(2) });
        break;
      case "delivered":
        found.discs.push({ seat, city: text(1) });
        break;
      case "upgraded":
        found.discs.push({ seat, station: Number(args[1]) });
        break;
      case "cleared_hazard":
      case "took_outlaw":
        found.emptied.push(text(1));
        break;
    }
  }
  return found;
}
