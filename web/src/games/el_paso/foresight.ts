import type { DrawingProps } from "../drawing";
import type { Node, PasoView } from "./model";
import { wayAlong } from "./paths";

/** What an action would change on the board, as far as it can be drawn. */
export interface Foreseen {
  ride: { seat: number; way: string[] } | null;
  buildings: { seat: number; building: string; node: string }[];
  discs: { seat: number; post: string }[];
}

export function foresee(
  events: DrawingProps["preview"],
  view: Pick<PasoView, "trail" | "players">,
  nodes: Node[],
): Foreseen {
  const found: Foreseen = { ride: null, buildings: [], discs: [] };
  const stops = new Set(Object.keys(view.trail));
  for (const { kind, args } of events) {
    const seat = Number(args[0]);
    const text = (i: number) => String(args[i]);
    if (kind === "rode" || kind === "placed_rancher") {
      const from = view.players[seat]?.rancher;
      found.ride = { seat, way: from ? wayAlong(nodes, from, text(1), stops) : [text(1)] };
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
