import type { Speech } from "../../lib/text";

/** A neutral building is called by its place, whichever tile lies there; others by what they are. */
export function siteTitle(place: string, building: string, owner: string | null, letter?: string): string {
  if (owner !== null) return `${building} (${owner}) · ${place}`;
  return building === letter ? place : `${place} · ${building}`;
}

/** Of a building that players put up, the last of what is printed is its price. */
function printedOn(building: string, speech: Speech): { deeds: string[]; price: string } {
  const lines = speech.about("building", building).split("\n");
  return { deeds: lines.slice(0, -1), price: lines.at(-1) ?? "" };
}

/** What a building for sale lets its owner do, and what it takes to have it. */
export function forSale(building: string, speech: Speech): string {
  const { deeds, price } = printedOn(building, speech);
  const asked = price.charAt(0).toLocaleLowerCase() + price.slice(1);
  return [...deeds, speech.message("drawn-price", { price: asked })].join("\n");
}

/** What a building lets one do where it stands: its price is paid, and only its owner may. */
export function standingThere(building: string, owner: number | undefined, me: number | null, names: readonly string[], speech: Speech): string {
  if (owner === undefined) return speech.about("building", building);
  const name = names[owner] ?? "";
  const foreign = owner === me ? [] : [speech.message("drawn-foreign", { name })];
  return [...printedOn(building, speech).deeds, ...foreign].join("\n");
}
