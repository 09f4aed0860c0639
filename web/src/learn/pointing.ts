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

/** What an answer scrolls in, where not all of them have room. */
const LIST = ".bar ul";
/** Pixels: less of an answer than this is nothing to point at. */
const LINE = 4;

/** As much of something as is seen: an answer may be scrolled away. */
function seen(thing: Element): Rect {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const list = thing.closest(LIST)?.getBoundingClientRect();
  return list ? { left, right, top: Math.max(top, list.top), bottom: Math.min(bottom, list.bottom) } : { left, top, right, bottom };
}

function isShown(thing: Element): boolean {
  const { left, top, right, bottom } = seen(thing);
  return right > left && bottom > top + LINE;
}

/** Whether all of it is seen: what keeps its place at a phone's lower edge is not to be scrolled to, but lies over the rest. */
export function isOnScreen(thing: Element): boolean {
  const thumb = document.querySelector(".table .thumb");
  if (thumb?.contains(thing)) return true;
  const { top, bottom } = thing.getBoundingClientRect();
  return top >= 0 && bottom <= (thumb?.getBoundingClientRect().top ?? innerHeight);
}

/** Scrolls to the button of an answer that is pointed at, once: whoever scrolls away then is let. */
export class Bringing {
  #done: string | null = null;

  bring(key: string, actions: readonly string[]): void {
    if (key === this.#done) return;
    const button = actions.flatMap((text) => [...document.querySelectorAll(buttonOf(text))])[0];
    const list = button?.closest(LIST);
    if (!button || !list) return;
    const [box, frame] = [button.getBoundingClientRect(), list.getBoundingClientRect()];
    this.#done = key;
    if (box.top < frame.top || box.bottom > frame.bottom) {
      list.scrollTop += (box.top + box.bottom - frame.top - frame.bottom) / 2;
    }
  }
}

const buttonOf = (text: string) => `.bar [data-action="${CSS.escape(text)}"]`;

/** The things on the page, and the buttons of these actions. */
export function pointedAt(things: readonly string[], actions: readonly string[]): Element[] {
  const buttons = actions.flatMap((text) => [...document.querySelectorAll(buttonOf(text))]);
  const found = [...things.flatMap(standing), ...buttons];
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
  const { left, top, right, bottom } = seen(thing);
  return { left: left - MARGIN, top: top - MARGIN, right: right + MARGIN, bottom: bottom + MARGIN };
}
