import { untrack } from "svelte";
import type { EventInfo } from "../../lib/types";
import { type Beat, beats, ongoing } from "./beats";
import { type Scene, scenes, shortened } from "./during";
import type { TownView } from "./model";
import { suspense } from "../suspense.svelte";

const MOST = 14;
const HURRIED = 5;
const LENGTH: Record<Beat["kind"], number> = { step: 850, duel: 3400, gamble: 2200 };
/** Milliseconds until dice lie still. */
export const SETTLED = 950;

/** Shows what happened beat by beat; when it is over, the board is as the view says. */
export class Stage {
  scene = $state.raw<Scene | null>(null);
  #queue: Scene[] = [];
  #seen: TownView | null = null;
  #timer = 0;
  #dice = 0;
  /** Scenes with dice that have not landed, and how many events there are since each began. */
  #ahead = new Map<Scene, number>();
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
    const played = scenes(beats(news, before), known, view, before.here);
    this.#queue = shortened([...this.#queue, ...played], MOST);
    for (const [scene, since] of this.#ahead) this.#ahead.set(scene, since + news.length);
    for (const scene of played) {
      if (scene.beat.kind !== "step") this.#ahead.set(scene, news.length - scene.beat.from);
    }
    this.#tell();
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
    clearTimeout(this.#dice);
    this.#queue = [];
    this.#ahead.clear();
    this.#tell();
    this.scene = null;
  }

  #start(): void {
    untrack(() => {
      if (!this.scene && !this.#held) this.#next();
    });
  }

  /** The log tells all but what waits for dice. Scenes that were left out wait for nothing. */
  #tell(): void {
    const shown = untrack(() => this.scene);
    for (const scene of this.#ahead.keys()) {
      if (scene !== shown && !this.#queue.includes(scene)) this.#ahead.delete(scene);
    }
    suspense.untold = Math.max(0, ...this.#ahead.values());
  }

  #next(): void {
    const scene = (this.scene = this.#queue.shift() ?? null);
    this.#tell();
    if (!scene) return;
    const { kind } = scene.beat;
    if (kind !== "step") {
      this.#dice = window.setTimeout(() => {
        this.#ahead.delete(scene);
        this.#tell();
      }, SETTLED);
    }
    const hurry = this.#queue.length > HURRIED && kind === "step" ? 0.5 : 1;
    this.#timer = window.setTimeout(() => this.#next(), LENGTH[kind] * hurry);
  }
}
