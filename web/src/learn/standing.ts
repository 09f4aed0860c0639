import { phone } from "../lib/screen";
import { beside, type Rect } from "../table/beside";
import { around } from "./pointing";

/** On a phone: below the bar of the page, a little from the edge. */
const TOP = 48;
const EDGE = 6;
const CORNER = 12;

const thumbTop = () => document.querySelector(".table .thumb")?.getBoundingClientRect().top ?? innerHeight;

/** How much of a phone's screen the question and the hand take at its lower edge. */
export const thumbHeight = (): number => (phone.current ? Math.max(0, innerHeight - thumbTop()) : 0);

/** Where a panel stands that is about these things: beside the first, over as little as possible of them and their wholes. */
export function standing(panel: HTMLElement, things: Rect[], wholes: Rect[] = []): { left: number; top: number } {
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const screen = { width: innerWidth, height: innerHeight };
  const [first, ...others] = things;
  if (phone.current) {
    // At the top, except where it would lie over what it is about: then above the hand.
    const thumb = thumbTop();
    const hidden = first !== undefined && first.top < TOP + size.height && first.bottom < thumb - size.height;
    return { left: EDGE, top: hidden ? thumb - size.height - EDGE : TOP };
  }
  // What could be clicked instead stays in sight: a wrong click is answered, too.
  const answers = [...document.querySelectorAll(".table .question, .table .spot.hot:not(.quiet)")].map(around);
  return first
    ? beside(first, size, screen, [...others, ...others, ...wholes, ...wholes, ...answers])
    : { left: screen.width - size.width - CORNER, top: screen.height - size.height - CORNER };
}
