import type { Node } from "./model";

/** The shortest way along the trail, ends included; just the ends where the trail has none. */
export function between(nodes: Node[], from: string, to: string): string[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const cameFrom = new Map<string, string>();
  const reached = [from];
  for (const id of reached) {
    if (id === to) return trace(cameFrom, from, to);
    for (const next of byId.get(id)?.next ?? []) {
      if (next === from || cameFrom.has(next)) continue;
      cameFrom.set(next, id);
      reached.push(next);
    }
  }
  return [from, to];
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
  const whole = (n: number) => (step > 0 ? Math.floor(n) + 1 : Math.ceil(n) - 1);
  const way = [from];
  for (let space = whole(a); step > 0 ? space < b : space > b; space += step) way.push(String(space));
  way.push(to);
  return way;
}
