import type { RecapSpeed } from "../lib/settings.svelte";
import type { TableConnection } from "../lib/socket.svelte";
import type { News } from "./news";

/** Milliseconds for the turn of one rival. */
const WHILE: Record<Exclude<RecapSpeed, "never">, number> = { slow: 4000, normal: 2000, fast: 900 };
/** Nothing is seen in less. */
const SHORTEST = 300;

/** A position that is shown, while a turn is told. */
interface Frame {
  ply: number;
  turn: number;
}

/** What is shown one after the other, from the position before on, and for how long each. */
export function framesOf({ before, turns }: News, speed: RecapSpeed): { frames: Frame[]; pause: number } {
  if (speed === "never") return { frames: [], pause: 0 };
  const most = Math.floor(WHILE[speed] / SHORTEST);
  const frames = turns.flatMap(({ lines }, turn) => {
    const plies = [...new Set(lines.map(({ ply }) => ply))];
    return spread(plies, most - 1).map((ply) => ({ ply, turn }));
  });
  const first = frames[0];
  // What a rival without a will does belongs to one's own move: there is no position before it.
  if (first && first.ply > before) frames.unshift({ ply: before, turn: 0 });
  return { frames, pause: (WHILE[speed] * turns.length) / Math.max(1, frames.length) };
}

/** So many of them, evenly, the last one always. */
function spread(plies: number[], most: number): number[] {
  if (plies.length <= most) return plies;
  const step = plies.length / most;
  return Array.from({ length: most }, (_, i) => plies[Math.ceil((i + 1) * step) - 1] ?? 0);
}

/** How far the recap of this turn was told. It outlives its drawing: another language tells nothing twice. */
export class Retelling {
  /** The frame that the board shows; null: the board is that of now. */
  step = $state<number | null>(null);
  /** What the others changed: it glows until the next click. */
  changed = $state.raw<ReadonlySet<string>>(new Set());
  #begun = $state("");
  #closed = $state("");

  constructor(readonly connection: TableConnection) {}

  /** Whether it is news that was not told yet. */
  isNew({ turn, turns }: News): boolean {
    return this.#begun !== turn && turns.length > 0 && !this.connection.past;
  }

  /** It needs no telling on the board: seen. */
  know(turn: string): void {
    this.#begun = turn;
  }

  play(turn: string): void {
    this.#begun = turn;
    this.step = 0;
  }

  /** Back to the present; the list stays. */
  stop(): void {
    if (this.step === null) return;
    this.step = null;
    this.connection.recall(null);
  }

  next(frames: number): void {
    if (this.step === null) return;
    if (this.step + 1 < frames) this.step += 1;
    else this.stop();
  }

  close(turn: string): void {
    this.stop();
    this.#begun = this.#closed = turn;
  }

  isClosed(turn: string): boolean {
    return this.#closed === turn;
  }
}
