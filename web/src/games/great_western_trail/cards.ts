import type { Components } from "./model";

export const isCattle = (c: Components, id: string): boolean =>
  c.cattle.card.some((card) => card.id === id);

/** Each breed once, Simmental at its best: what a hand is worth in Kansas City. */
export function herdValue(c: Components, hand: string[]): number {
  const best = new Map<string, number>();
  for (const id of hand) {
    const card = c.cattle.card.find((one) => one.id === id);
    if (card) best.set(card.breed, Math.max(best.get(card.breed) ?? 0, card.value));
  }
  return [...best.values()].reduce((sum, value) => sum + value, 0);
}
