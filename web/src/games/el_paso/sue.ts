import type { Speech } from "../../lib/text";
import type { BotCard, SueView } from "./model";

/** The card of her last turn. */
export const lastCard = (sue: SueView): string | undefined => sue.bot_pile.at(-1);

/** A card of Sue in words. */
export function botWords(card: BotCard, speech: Speech): string {
  const per = card["steps-per"];
  const steps = per
    ? speech.message("drawn-bot-steps-per", { worker: speech.thing("worker", per) })
    : speech.message("drawn-bot-steps", { number: card.steps ?? 0 });
  const action = speech.message(`drawn-bot-${card.action}`, { number: card.number ?? 1 });
  return `${steps}\n${action}`;
}

/** How many there are of each id, in the order in which they first come. */
export function counted(ids: string[]): [id: string, count: number][] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}
