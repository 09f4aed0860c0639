import type { Node } from "./model";

/**
 * The shortest way along the trail, ends included. One step of a ride leads over empty spaces only:
 * those in `taken` are gone round if that can be. Just the ends where there is no way at all.
 */
export function between(nodes: Node[], from: string, to: string, taken: Set<string>): string[] {
  return search(nodes, from, to, taken) ?? search(nodes, from, to, new Set()) ?? [from, to];
}

/** A ride with its stops. */
export function riding(nodes: Node[], stops: string[], taken: Set<string>): string[] {
  return stops.flatMap((stop, i) => {
    const before = stops[i - 1];
    return before === undefined ? [stop] : between(nodes, before, stop, taken).slice(1);
  });
}

function search(nodes: Node[], from: string, to: string, taken: Set<string>): string[] | null {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const cameFrom = new Map<string, string>();
  const reached = [from];
  for (const id of reached) {
    if (id === to) return trace(cameFrom, from, to);
    if (id !== from && taken.has(id)) continue;
    for (const next of byId.get(id)?.next ?? []) {
      if (next === from || cameFrom.has(next)) continue;
      cameFrom.set(next, id);
      reached.push(next);
    }
  }
  return null;
}

function trace(cameFrom: Map<string, string>, from: string, to: string): string[] {
  const way = [to];
  for (let at = to; at !== from; at = way[0]!) way.unshift(cameFrom.get(at)!);
  return way;
}

/** The spaces of the railroad from one to another, turnouts only at the ends. */
export function alongRails(from: string, to: string): string[] {
  const [a, b] = [Number(from), Number(to)];
  const step = a < b ? 1 : -1;
  const first = step > 0 ? Math.floor(a) + 1 : Math.ceil(a) - 1;
  const way = [from];
  for (let space = first; step > 0 ? space < b : space > b; space += step) way.push(String(space));
  way.push(to);
  return way;
}
