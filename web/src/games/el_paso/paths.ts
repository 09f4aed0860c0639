import type { Node } from "./model";

/** The way clockwise with the fewest stops, ends included; the ends alone where there is none. */
export function wayAlong(nodes: Node[], from: string, to: string, stops: Set<string>): string[] {
  const next = new Map(nodes.map((node) => [node.id, node.next]));
  const ways = (at: string, gone: string[]): string[][] =>
    (next.get(at) ?? []).flatMap((step) => {
      if (step === to) return [[...gone, step]];
      return gone.includes(step) ? [] : ways(step, [...gone, step]);
    });
  const steps = (way: string[]) => way.filter((id) => stops.has(id)).length;
  const found = ways(from, [from]).sort((a, b) => steps(a) - steps(b));
  return found[0] ?? [from, to];
}
