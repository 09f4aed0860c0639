import type { Drawing } from "../games/drawing";
import { settings } from "../lib/settings.svelte";
import type { TableConnection } from "../lib/socket.svelte";
import type { ActionInfo } from "../lib/types";
import type { Choosing } from "./choosing.svelte";
import { DECLINE } from "./narrow";
import { closesTurn } from "./unasked";

/** Milliseconds in which the end of a turn can be stopped before it comes by itself. */
export const BREATH = 4000;

/**
 * Where nothing is left but the end of the turn, or an answer was chosen that ends it, the turn ends
 * by itself after a moment. Whoever clicks or presses anything meanwhile is not hurried: then it
 * waits for a word, as what can't be taken back otherwise does.
 */
export class Fuse {
  readonly #connection: TableConnection;
  readonly #choosing: Choosing;
  readonly #quiet: () => boolean;
  readonly #pauses: () => Drawing["pauses"];
  /** The moment in which it was stopped. */
  #stopped = $state("");

  /** What is done when it has burnt down. */
  readonly #wanted = $derived.by((): ActionInfo | null => {
    if (settings.ending !== "moment" || !this.#quiet()) return null;
    const { held, looking, word, hovered } = this.#choosing;
    if (held) return held.ends_turn && held.kind !== DECLINE && !looking && !word ? held : null;
    const { position, busy } = this.#connection;
    if (!position || busy || position.redo) return null; // who came back here wants something here
    const only = closesTurn(position, this.#pauses());
    return only && (hovered === null || hovered.text === only.text) ? only : null;
  });
  readonly #moment = $derived.by(() =>
    this.#wanted ? `${this.#connection.position?.ply}/${this.#wanted.text}` : "",
  );
  readonly burning = $derived.by(() => this.#moment !== "" && this.#moment !== this.#stopped);

  /**
   * To be made while a component is: it lives as long as that.
   * @param quiet whether nothing else is going on at this screen
   */
  constructor(connection: TableConnection, choosing: Choosing, quiet: () => boolean, pauses: () => Drawing["pauses"]) {
    this.#connection = connection;
    this.#choosing = choosing;
    this.#quiet = quiet;
    this.#pauses = pauses;
    $effect(() => {
      if (!this.burning) return;
      const timer = setTimeout(() => this.#burnDown(), BREATH);
      addEventListener("pointerdown", this.stop, true);
      addEventListener("keydown", this.stop, true);
      return () => {
        clearTimeout(timer);
        removeEventListener("pointerdown", this.stop, true);
        removeEventListener("keydown", this.stop, true);
      };
    });
  }

  readonly stop = (): void => {
    this.#stopped = this.#moment;
  };

  #burnDown(): void {
    const action = this.#wanted;
    if (!action || document.hidden) this.stop();
    else if (this.#choosing.held) this.#choosing.confirm();
    else void this.#choosing.play(action);
  }
}
