import type { Speech } from "../../lib/text";

/** A neutral building is called by its place, whichever tile lies there; others by what they are. */
export function siteTitle(place: string, building: string, owner: string | null, letter?: string): string {
  if (owner !== null) return `${building} (${owner}) · ${place}`;
  return building === letter ? place : `${place} · ${building}`;
}

/** Of what players put up or buy, the last of what is printed is its price. */
function printedOn(kind: string, id: string, speech: Speech): { deeds: string[]; price: string } {
  const lines = speech.about(kind, id).split("\n");
  return { deeds: lines.slice(0, -1), price: lines.at(-1) ?? "" };
}

/** What a thing for sale is good for, and what it takes to have it, in words of this message. */
export function forSale(id: string, speech: Speech, kind = "building", message = "drawn-price"): string {
  const { deeds, price } = printedOn(kind, id, speech);
  const asked = price.charAt(0).toLocaleLowerCase() + price.slice(1);
  return [...deeds, speech.message(message, { price: asked })].join("\n");
}

/** What a building lets one do where it stands: its price is paid, and only its owner may. */
export function standingThere(building: string, owner: number | undefined, me: number | null, names: readonly string[], speech: Speech): string {
  if (owner === undefined) return speech.about("building", building);
  const name = names[owner] ?? "";
  const foreign = owner === me ? [] : [speech.message("drawn-foreign", { name })];
  return [...printedOn("building", building, speech).deeds, ...foreign].join("\n");
}
