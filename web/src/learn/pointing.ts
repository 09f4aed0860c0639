import type { Rect } from "../table/beside";

/** Parts of the table's page that a lesson may point at. */
const AREAS: Record<string, string> = {
  board: ".table > .board",
  hand: ".table .thumb > :not(.question)",
  own: ".table .own",
  question: ".table .question",
  players: ".table .players",
  markets: ".table .markets",
  log: ".table .chronicle",
};

/** Everything on the page that stands for a thing or an area. */
function standing(id: string): Element[] {
  const area = id.startsWith("area:") ? AREAS[id.slice("area:".length)] : undefined;
  return [...document.querySelectorAll(area ?? `.table [data-target="${CSS.escape(id)}"]`)];
}

function isShown(thing: Element): boolean {
  const box = thing.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}

/** The things on the page, and the buttons of these actions. */
export function pointedAt(things: readonly string[], actions: readonly string[]): Element[] {
  const buttons = actions.map((text) => `.bar [data-action="${CSS.escape(text)}"]`);
  const found = [...things.flatMap(standing), ...buttons.flatMap((one) => [...document.querySelectorAll(one)])];
  return found.filter(isShown);
}

/** What these things are drawn as a part of: somebody who is told about them looks at the whole. */
export function wholesOf(things: readonly Element[]): Element[] {
  const wholes = things.map((thing) => thing.closest("[data-whole]"));
  return [...new Set(wholes)].filter((one) => one !== null);
}

const MARGIN = 4;

/** Where something is drawn on the screen, with a little room around it. */
export function around(thing: Element): Rect {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  return { left: left - MARGIN, top: top - MARGIN, right: right + MARGIN, bottom: bottom + MARGIN };
}
