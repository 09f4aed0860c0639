import type { Speech } from "../../lib/text";
import type { SummaryItem } from "../drawing";
import { isSue, type PersonView, type PlayerView, type SueView } from "./model";
import { WORKERS } from "./signs";

/** A few numbers beside a player's name. */
export function brief(player: PlayerView, speech: Speech): SummaryItem[] {
  return isSue(player) ? ofSue(player, speech) : ofPerson(player, speech);
}

function ofPerson(player: PersonView, speech: Speech): SummaryItem[] {
  const about = (id: string) => speech.message(`drawn-about-${id}`);
  return [
    { icon: "two-coins", value: `$${player.money}`, title: about("money") },
    { icon: "diploma", value: certificates(player), title: about("certificates") },
    { icon: "card-exchange", value: `${player.tokens}`, title: about("tokens") },
    ...workers(Object.entries(player.workers), speech),
  ];
}

/** Her workers in the order of her row: among equals the leftmost counts. */
function ofSue(player: SueView, speech: Speech): SummaryItem[] {
  const about = (id: string) => speech.message(`drawn-about-${id}`);
  return [
    ...workers(player.row.map(({ worker, strength }) => [worker, strength]), speech),
    { icon: "cow", value: `${player.cattle.length}`, title: about("sue-cattle") },
    { icon: "tied-scroll", value: `${player.tiles.length}`, title: about("tiles") },
    { icon: "vintage-robot", value: `${player.bot_deck.length}`, title: about("bot-deck") },
  ];
}

export const certificates = (player: PersonView): string =>
  player.permanent_certificates
    ? `${player.track}+${player.permanent_certificates}`
    : `${player.track}`;

function workers(counts: [string, number][], speech: Speech): SummaryItem[] {
  return counts.map(([worker, number]) => {
    const sign = WORKERS[worker];
    return {
      icon: sign?.icon ?? "hand",
      value: `${number}`,
      title: speech.thing("worker", worker),
      colour: `var(--${worker})`,
    };
  });
}
