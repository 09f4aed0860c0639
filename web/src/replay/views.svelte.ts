import { api } from "../lib/api";
import type { ReplayPosition } from "../lib/types";

const PATIENCE = 60;
const REMEMBERED = 200;

/** The position that is shown: the last one stays until the next has come. */
export class ReplayViews {
  shown = $state.raw<ReplayPosition | null>(null);
  failed = $state(false);

  readonly #known = new Map<string, Promise<ReplayPosition>>();
  #wanted = "";
  #timer = 0;

  constructor(
    readonly table: string,
    readonly length: () => number,
  ) {}

  /** Show a position, and have the next one ready. A dragged slider asks only where it rests. */
  show(ply: number, seat: number | null): void {
    const key = `${ply}/${seat}`;
    this.#wanted = key;
    clearTimeout(this.#timer);
    const ask = () => {
      void this.#ask(ply, seat).then(
        (position) => {
          if (this.#wanted === key) this.shown = position;
          this.failed = false;
          if (ply < this.length()) void this.#ask(ply + 1, seat).catch(() => undefined);
        },
        () => (this.failed = true),
      );
    };
    if (this.#known.has(key)) ask();
    else this.#timer = window.setTimeout(ask, PATIENCE);
  }

  #ask(ply: number, seat: number | null): Promise<ReplayPosition> {
    const key = `${ply}/${seat}`;
    const known = this.#known.get(key);
    if (known) return known;
    const asked = api.replayPosition(this.table, ply, seat);
    asked.catch(() => this.#known.delete(key));
    this.#known.set(key, asked);
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
    return asked;
  }
}
