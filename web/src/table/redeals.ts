import type { EventInfo } from "../lib/types";

export const REDEALT = "redealt";

/** What happened, with a line of its own where a game was played on with everything dealt anew. */
export function withRedeals(events: EventInfo[], redeals: readonly number[]): EventInfo[] {
  if (redeals.length === 0) return events;
  const told: EventInfo[] = [];
  const waiting = [...redeals];
  for (const event of events) {
    while (waiting[0] !== undefined && waiting[0] < event.ply) told.push(line(waiting.shift() ?? 0));
    told.push(event);
  }
  return [...told, ...waiting.map(line)];
}

function line(ply: number): EventInfo {
  return { ply, kind: REDEALT, args: [], actor: null, by: -1 }; // nobody’s doing
}
