import type { DrawingProps } from "../games/drawing";
import { api } from "../lib/api";

type View = DrawingProps["view"];

const PATIENCE = 60;
const REMEMBERED = 200;

/** The position that is shown: the last one stays until the next has come. */
export class ReplayViews {
  shown = $state.raw<View | null>(null);
  failed = $state(false);

  readonly #known = new Map<string, Promise<View>>();
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
        (view) => {
          if (this.#wanted === key) this.shown = view;
          this.failed = false;
          if (ply < this.length()) void this.#ask(ply + 1, seat).catch(() => undefined);
        },
        () => (this.failed = true),
      );
    };
    if (this.#known.has(key)) ask();
    else this.#timer = window.setTimeout(ask, PATIENCE);
  }

  #ask(ply: number, seat: number | null): Promise<View> {
    const key = `${ply}/${seat}`;
    const known = this.#known.get(key);
    if (known) return known;
    const asked = api.replayView<View>(this.table, ply, seat);
    asked.catch(() => this.#known.delete(key));
    this.#known.set(key, asked);
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
    return asked;
  }
}
