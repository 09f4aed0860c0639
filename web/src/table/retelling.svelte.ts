import type { TableConnection } from "../lib/socket.svelte";
import type { EventInfo } from "../lib/types";

/** Milliseconds that a line stands; many lines pass faster, all together in about a while. */
const SLOWEST = 1400;
const FASTEST = 600;
const WHILE = 24_000;

const NOT_WORTH_A_LINE = "forced";

export interface News {
  /** The same until the player does something. */
  turn: string;
  lines: EventInfo[];
}

/** What the others did since the player's last move; no lines if it was only the player's own. */
export function newsFor(
  events: readonly EventInfo[],
  seat: number | null,
  quiet: ReadonlySet<string> = new Set(),
): News {
  const own = events.findLast(({ kind, args }) => args[0] === seat && kind !== "turn_began");
  const since = own?.ply ?? -1;
  const later = events.filter(({ kind, ply, args }) => {
    return ply > since && kind !== NOT_WORTH_A_LINE && !quiet.has(kind) && args[0] !== seat;
  });
  const ofOthers = seat !== null && later.some(({ args }) => typeof args[0] === "number");
  return { turn: `${seat}/${since}`, lines: ofOthers ? later : [] };
}

export function pace(lines: number): number {
  return Math.min(SLOWEST, Math.max(FASTEST, WHILE / lines));
}

/** How far the recap of this turn was told. It outlives its drawing: another language tells nothing twice. */
export class Retelling {
  /** The line at which the board is shown; null: the board is that of now. */
  step = $state<number | null>(null);
  paused = $state(false);
  #begun = $state("");
  #closed = $state("");

  constructor(readonly connection: TableConnection) {}

  begin({ turn, lines }: News): void {
    if (this.#begun === turn || !lines.length || this.connection.past) return;
    this.play(turn);
  }

  play(turn: string): void {
    this.#begun = turn;
    this.paused = false;
    this.step = 0;
  }

  /** Back to the present; the list stays. */
  stop(): void {
    if (this.step === null) return;
    this.step = null;
    this.connection.recall(null);
  }

  next(lines: number): void {
    if (this.step === null) return;
    if (this.step + 1 < lines) this.step += 1;
    else this.stop();
  }

  /** Somebody looks at something else meanwhile: theirs is the board. */
  yieldTo(ply: number, lines: readonly EventInfo[]): void {
    const at = this.step ?? 0;
    if (ply !== lines[at]?.ply && ply !== lines[at - 1]?.ply) this.step = null;
  }

  close(turn: string): void {
    this.stop();
    this.#begun = this.#closed = turn;
  }

  isClosed(turn: string): boolean {
    return this.#closed === turn;
  }
}
