import { untrack } from "svelte";
import type { EventInfo } from "../../lib/types";
import { type Beat, beats, ongoing } from "./beats";
import { type Scene, scenes, shortened } from "./during";
import type { TownView } from "./model";

const MOST = 14;
const HURRIED = 5;
const LENGTH: Record<Beat["kind"], number> = { step: 850, duel: 3400, gamble: 2200 };

/** Shows what happened beat by beat; when it is over, the board is as the view says. */
export class Stage {
  scene = $state.raw<Scene | null>(null);
  #queue: Scene[] = [];
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
    // Back from a look at an earlier position: that one does not lead to the news.
    if (!news[0] || news[0].ply > known.ply + 1) return;
    const before = ongoing(known);
    this.#queue.push(...scenes(beats(news, before), known, view, before.here));
    this.#queue = shortened(this.#queue, MOST);
    this.#start();
  }

  /** Nothing begins while nobody looks. */
  hold(held: boolean): void {
    this.#held = held;
    this.#start();
  }

  /** Enough of it: to what is now. */
  skip(): void {
    if (this.scene) this.end();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.scene = null;
  }

  #start(): void {
    untrack(() => {
      if (!this.scene && !this.#held) this.#next();
    });
  }

  #next(): void {
    this.scene = this.#queue.shift() ?? null;
    if (!this.scene) return;
    const { kind } = this.scene.beat;
    const hurry = this.#queue.length > HURRIED && kind === "step" ? 0.5 : 1;
    this.#timer = window.setTimeout(() => this.#next(), LENGTH[kind] * hurry);
  }
}
