import type { CatalogueEntry, LegendEntry } from "../drawing";
import type { Speech } from "../../lib/text";
import type { Printed } from "../../lib/types";
import type { Sign } from "../shared/sign";
import type { Components } from "./model";

const letters = (text: string): Sign => ({ letters: text });
const icon = (name: string): Sign => ({ icon: name });
const ids = (things: { id: string }[]): string[] => [...new Set(things.map(({ id }) => id))];

/** Everything that lies in the box, kind by kind. */
export function catalogue(components: Printed): CatalogueEntry[] {
  const c = components as unknown as Components;
  return [
    { title: "drawn-book-buildings", kind: "building", ids: ids(c.buildings.building) },
    { title: "drawn-book-land", kind: "land", ids: ["house", "mountain"] },
    { title: "drawn-book-personas", kind: "persona", ids: ids(c.personas.persona), wide: true },
    { title: "drawn-book-spaces", kind: "space", ids: ids(c.track.space) },
    ...(c.duel_tiles ? [{ title: "drawn-book-tiles", kind: "tile", ids: c.duel_tiles.values.map(String) }] : []),
  ];
}

/** What the rulebook tells about things that lie in no box by themselves. */
export const TELLS: Readonly<Record<string, string>> = {
  "parcel:": "actions-parcels",
  "edge:": "building-roads",
  cash: "personas-limit",
  roads: "building-roads",
  white: "personas-sheriff",
  "kept:": "building-kept",
  "stock:cowboys": "cowboys-step",
  "stock:firepower": "duel-firepower",
  "stock:parcels": "actions-parcels",
  "stock:income": "estate-pays",
  "stock:tiles": "duel-fight",
};

/** The signs that everything is put together from. */
const SIGNS: [words: string, row: Sign[]][] = [
  ["money", [letters("$4")]],
  ["points", [letters("★")]],
  ["cowboy", [icon("western-hat")]],
  ["per", [letters("/")]],
  ["choice", [letters("|")]],
  ["gives", [letters("$›★")]],
  ["road", [icon("road")]],
  ["revolver", [icon("revolver")]],
  ["parcel", [icon("wooden-sign")]],
  ["building", [icon("village")]],
  ["house", [icon("house")]],
  ["mountain", [letters("▲")]],
  ["dice", [icon("rolling-dices")]],
  ["limit", [letters("≤$60")]],
  ["white", [letters("○"), icon("western-hat")]],
  ["peace", [letters("✕"), icon("bandit")]],
  ["double", [letters("×2")]],
  ["half", [letters("½$")]],
  ["robbed", [letters("½")]],
];

export const legend = (speech: Speech): LegendEntry[] =>
  SIGNS.map(([words, row]) => ({ row, text: speech.message(`drawn-sign-${words}`) }));

/** What stands on buildings is told in words only. */
export const linesOf = (): Sign[][] => [];
