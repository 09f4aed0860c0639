import { untrack } from "svelte";
import type { EventInfo } from "../../lib/types";
import { type Beat, beats, ongoing } from "./beats";
import type { TownView } from "./model";

const MOST = 14;
const HURRIED = 5;
const LENGTH: Record<Beat["kind"], number> = { step: 850, duel: 3400, gamble: 2200 };

/** Shows what happened beat by beat, over a board that is already as the view says. */
export class Stage {
  beat = $state<Beat | null>(null);
  #queue: Beat[] = [];
  #seen: TownView | null = null;
  #timer = 0;
  #held = false;

  /** News from the table. What was there before somebody came to look is not played. */
  hear(events: EventInfo[], view: TownView): void {
    const known = this.#seen;
    this.#seen = view;
    if (!known) return;
    if (view.ply < known.ply) {
      this.end();
      return;
    }
    const news = events.filter((event) => event.ply > known.ply);
    this.#queue.push(...beats(news, ongoing(known)));
    this.#queue.splice(0, this.#queue.length - MOST);
    this.#start();
  }

  /** Nothing begins while nobody looks. */
  hold(held: boolean): void {
    this.#held = held;
    this.#start();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.beat = null;
  }

  #start(): void {
    untrack(() => {
      if (!this.beat && !this.#held) this.#next();
    });
  }

  #next(): void {
    this.beat = this.#queue.shift() ?? null;
    if (!this.beat) return;
    const hurry = this.#queue.length > HURRIED && this.beat.kind === "step" ? 0.5 : 1;
    this.#timer = window.setTimeout(() => this.#next(), LENGTH[this.beat.kind] * hurry);
  }
}
