import type { CatalogueEntry, LegendEntry } from "../drawing";
import type { Speech } from "../../lib/text";
import type { Printed } from "../../lib/types";
import { ANY, type Sign } from "../shared/sign";
import type { Components } from "./model";
import { signs } from "./signs";

const letters = (text: string): Sign => ({ letters: text });
const icon = (name: string, colour?: string): Sign => (colour ? { icon: name, colour } : { icon: name });

/** Everything that lies in the box, kind by kind. */
export function catalogue(components: Printed): CatalogueEntry[] {
  const c = components as unknown as Components;
  return [
    { title: "drawn-book-neutral", kind: "building", ids: c.buildings.neutral.map(({ letter }) => letter) },
    { title: "drawn-book-private", kind: "building", ids: c.buildings.private.map(({ number, side }) => `${number}${side}`) },
    { title: "drawn-book-cattle", kind: "card", ids: c.cattle.card.map(({ id }) => id) },
    { title: "drawn-book-objectives", kind: "card", ids: c.objectives.objective.map(({ id }) => id) },
    { title: "drawn-book-starting", kind: "card", ids: c.objectives.starting.map(({ id }) => id) },
    { title: "drawn-book-masters", kind: "master", ids: c.station_masters.master.map(({ id }) => id) },
    { title: "drawn-book-tiles", kind: "tile", ids: [...new Set(c.supply.tile.map(({ id }) => id))] },
  ];
}

/** What the rulebook tells about things that lie in no box by themselves. */
export const TELLS: Readonly<Record<string, string>> = {
  "arrow:": "kansas-city-arrows",
  "city:": "kansas-city-delivery",
  "rail:": "railroad-engine",
  "station:": "railroad-stations",
  "master:": "railroad-masters",
  "won-master:": "railroad-masters",
  "foresight:": "kansas-city-tiles",
  "job:": "work-hire",
  "worker:": "work-hire",
  "space:": "work-build",
  "space:kansas-city": "kansas-city-tiles",
  "space:flood": "helpers-outlaws",
  "space:drought": "helpers-outlaws",
  "space:rockfall": "helpers-outlaws",
  "space:outlaw": "helpers-outlaws",
  "space:flood-risk": "turn-actions",
  "space:drought-risk": "turn-actions",
  "space:rockfall-risk": "turn-actions",
  "space:outlaw-risk": "turn-actions",
  "local:": "turn-actions",
  stack: "turn-draw",
  "disc:": "kansas-city-discs",
  "aux:": "buildings-auxiliary",
  marker: "helpers-certificates",
  "token:": "helpers-tokens",
  "market:": "work-cattle",
  "objective:": "helpers-objectives",
  "played:": "helpers-objectives",
  "about:footprint": "turn-ride",
  "about:bandit": "helpers-outlaws",
  "about:hazard-sign": "helpers-outlaws",
  "about:tied-scroll": "helpers-objectives",
  "about:ringing-bell": "north-bells",
  "medium:": "towns-medium",
  "town:": "towns-kinds",
};

/** The signs that everything is put together from. */
const SIGNS: [words: string, row: Sign[]][] = [
  ["money", [letters("$2")]],
  ["price", [letters("−$2")]],
  ["points", [letters("★3")]],
  ["gives", [letters("›")]],
  ["per", [letters("/")]],
  ["breed", [{ hide: "white" }]],
  ["any", [{ hide: ANY }]],
  ["buy", [letters("+"), { hide: ANY }]],
  ["hire", [icon("three-friends")]],
  ["cowboy", [icon("worker-cowboy", "var(--cowboy)")]],
  ["builder", [icon("worker-builder", "var(--builder)")]],
  ["engineer", [icon("worker-engineer", "var(--engineer)")]],
  ["build", [icon("house"), letters("−$2")]],
  ["copy", [icon("house"), letters("↺")]],
  ["forest", [icon("pine-tree", "var(--forest)")]],
  ["engine", [icon("steam-locomotive"), letters("▸2")]],
  ["back", [letters("◂1"), icon("steam-locomotive")]],
  ["station", [icon("railway")]],
  ["deliver", [letters("◂"), icon("steam-locomotive"), icon("modern-city")]],
  ["ride", [icon("horseshoe"), letters("▸3")]],
  ["certificate", [icon("diploma")]],
  ["objective", [icon("tied-scroll")]],
  ["token", [icon("card-exchange")]],
  ["auxiliary", [icon("gears")]],
  ["draw", [icon("card-draw")]],
  ["remove", [icon("trash-can")]],
  ["outlaw", [icon("bandit")]],
  ["hazard", [icon("hazard-sign")]],
  ["fee", [icon("hand")]],
];

export const legend = (speech: Speech): LegendEntry[] =>
  SIGNS.map(([words, row]) => ({ row, text: speech.message(`drawn-sign-${words}`) }));

/** What stands on a building, line by line, in the order in which it is told in words. */
export function linesOf(components: Printed, id: string): Sign[][] {
  const c = components as unknown as Components;
  const neutral = c.buildings.neutral.find(({ letter }) => letter === id);
  const own = c.buildings.private.find(({ number, side }) => `${number}${side}` === id);
  return (neutral ?? own)?.local.map((local) => signs(local, c)) ?? [];
}
