import type { CatalogueEntry, LegendEntry } from "../drawing";
import type { Speech } from "../../lib/text";
import type { Printed } from "../../lib/types";
import { ANY, type Sign } from "../shared/sign";
import { type Components, localsOf } from "./model";
import { signs, WORKERS } from "./signs";

const letters = (text: string): Sign => ({ letters: text });
const icon = (name: string): Sign => ({ icon: name });
const ids = (things: { id: string }[]): string[] => [...new Set(things.map(({ id }) => id))];

/** Everything that lies in the box, kind by kind. */
export function catalogue(components: Printed): CatalogueEntry[] {
  const c = components as unknown as Components;
  return [
    { title: "drawn-book-neutral", kind: "building", ids: c.buildings.neutral.map(({ letter }) => letter) },
    { title: "drawn-book-regular", kind: "building", ids: c.buildings.regular.map(({ level, side }) => `${level}${side}`) },
    { title: "drawn-book-train", kind: "train", ids: ids(c.train.card), wide: true },
    { title: "drawn-book-posts", kind: "post", ids: ids(c.posts.post) },
    { title: "drawn-book-cattle", kind: "card", ids: ids(c.cards.cattle) },
    { title: "drawn-book-workers", kind: "worker", ids: ids(c.cards.worker) },
    { title: "drawn-book-objectives", kind: "tile", ids: ids(c.tiles.objective) },
    { title: "drawn-book-bonuses", kind: "tile", ids: ids(c.tiles.bonus) },
    ...(c.sue ? [{ title: "drawn-book-bot", kind: "bot", ids: ids(c.sue.card) }] : []),
  ];
}

/** What the rulebook tells about things that lie in no box by themselves. */
export const TELLS: Readonly<Record<string, string>> = {
  "space:": "building-build",
  "simmental-space": "goal-clock",
  "local:": "turn-actions",
  stack: "turn-draw",
  "pile:": "turn-draw",
  "disc:": "city-discs",
  "aux:": "helpers-auxiliary",
  track: "helpers-certificates",
  "token:": "helpers-exchange",
  "tiles:": "train-tiles",
  "fact:steps": "turn-ride",
  "fact:markers": "building-build",
  "fact:permanent": "city-certificates",
  "fact:removed": "train-use",
  "sue:": "sue-turn",
  "market:": "actions-buy",
};

/** The signs that everything is put together from. */
const SIGNS: [words: string, row: Sign[]][] = [
  ["money", [letters("$2")]],
  ["price", [letters("−$2")]],
  ["points", [letters("★3")]],
  ["gives", [letters("›")]],
  ["either", [letters("/")]],
  ["breed", [{ hide: "white" }]],
  ["any", [{ hide: ANY }]],
  ["value", [letters("$2×"), icon("cow")]],
  ["cowboy", [WORKERS["cowboy"]!]],
  ["builder", [WORKERS["builder"]!]],
  ["engineer", [WORKERS["engineer"]!]],
  ["all-rounder", [WORKERS["all-rounder"]!]],
  ["hire", [icon("three-friends"), letters("$5")]],
  ["buy", [WORKERS["cowboy"]!, letters("›"), { hide: ANY }]],
  ["gain", [letters("+"), { hide: "orange" }]],
  ["build", [WORKERS["builder"]!, letters("›"), icon("house")]],
  ["train", [WORKERS["engineer"]!, letters("›"), icon("railway")]],
  ["ride", [icon("horseshoe"), letters("▸2")]],
  ["certificate", [icon("diploma")]],
  ["permanent", [icon("diploma"), letters("∞")]],
  ["again", [{ hide: ANY }, letters("×2")]],
  ["token", [icon("card-exchange")]],
  ["exchange", [icon("card-draw")]],
  ["auxiliary", [icon("gears")]],
  ["remove", [icon("trash-can")]],
  ["objective", [icon("tied-scroll")]],
  ["bonus", [icon("ribbon-medal")]],
  ["post", [letters("◉12+")]],
  ["built", [icon("house"), letters("4"), WORKERS["builder"]!]],
  ["repeat", [letters("⟳")]],
  ["best", [icon("brain")]],
  ["resources", [icon("card-pick")]],
];

export const legend = (speech: Speech): LegendEntry[] =>
  SIGNS.map(([words, row]) => ({ row, text: speech.message(`drawn-sign-${words}`) }));

/** What stands on a building, line by line, in the order in which it is told in words. */
export function linesOf(components: Printed, id: string): Sign[][] {
  const c = components as unknown as Components;
  return localsOf(c, id).map((local) => signs(local, c));
}
