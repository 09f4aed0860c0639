import type { Speech } from "../../lib/text";
import type { PersonaData, PersonaView } from "./model";
import type { Sign } from "./signs";

const GUN: Sign = { icon: "revolver" };

/** What a side of a persona card gives, in a few signs. */
export function powers(card: PersonaData): Sign[] {
  if (card.white_cowboy) return ["○", { icon: "western-hat" }];
  if (card.pacifist) return ["✕", { icon: "bandit" }];
  if (card.cash) return [`+$${card.cash}`];
  if (card.points) return ["$›★"];
  if (card.later === "double") return [`$${card.choice}`, "|", "×2"];
  if (card.later === "houses") return [`$${card.choice}`, "|★/", { icon: "house" }];
  if (card.later === "mountains") return [`$${card.choice}`, "|$/▲"];
  if (card.roads) return [`${card.roads}`, { icon: "road" }, "½$"];
  if (card.tile_price) return [`$${card.tile_price}`, "›", { icon: "village" }];
  if (card.parcel) return ["+", { icon: "wooden-sign" }];
  if (card.cowboys) return ["$›", { icon: "western-hat" }];
  if (card.revolvers) return ["$›", GUN];
  if (card.firepower) return [`+${card.firepower}`, GUN];
  return [];
}

/** All sides in the box are told, the yellow one first; only the one in play counts. */
export function cardText(speech: Speech, card: PersonaView): string {
  return speech.about("persona", card.id).split("\n").at(card.side === "yellow" ? 0 : -1) ?? "";
}
