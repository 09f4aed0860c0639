import type { SueView } from "./model";

/** The card of her last turn. */
export const lastCard = (sue: SueView): string | undefined => sue.bot_pile.at(-1);

/** How many there are of each id, in the order in which they first come. */
export function counted(ids: string[]): [id: string, count: number][] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}
