import { settings } from "../lib/settings.svelte";
import type { TableConnection } from "../lib/socket.svelte";
import type { ActionInfo } from "../lib/types";
import { byTarget } from "./narrow";

/** Milliseconds after which a hovered action is asked about. */
const REST = 90;

/** What the player at this screen points at, has chosen, and is about to do. */
export class Choosing {
  /** The actions of a clicked thing, where there are several. */
  menu = $state.raw<{ actions: ActionInfo[]; x: number; y: number } | null>(null);
  hovered = $state.raw<ActionInfo | null>(null);
  /** The keyboard reaches everything that is drawn, not only what can be chosen. */
  exploring = $state(false);
  explained = $state.raw<{ target: string | null; title: string; text: string } | null>(null);
  /** Chosen, but it ends the turn or can't be taken back: done when the player says so. */
  held = $state.raw<ActionInfo | null>(null);

  readonly #connection: TableConnection;
  readonly #actions = $derived.by(() => this.#connection.position?.actions ?? []);
  readonly targets = $derived(byTarget(this.#actions));
  readonly asked = $derived.by(() => {
    const position = this.#connection.position;
    if (position === null || position.seat === null) return false;
    return position.view.decision?.seats.includes(position.seat) ?? false;
  });
  /** The action that does nothing but end the turn. */
  readonly ending = $derived(
    this.#actions.find((action) => action.ends_turn && !action.aside && !action.targets.length),
  );
  readonly #seat = $derived.by(() => this.#connection.position?.seat);
  /** Of an action that is no longer offered nothing can be told. */
  readonly #pondered = $derived.by(() => {
    const wanted = this.hovered ?? this.held;
    return this.#actions.find((action) => action.text === wanted?.text);
  });
  readonly lit = $derived(new Set(this.#pondered?.targets ?? []));

  /** To be made while a component is: it lives as long as that. */
  constructor(connection: TableConnection) {
    this.#connection = connection;
    $effect(() => this.#keepWhatIsStillOffered());
    // Another player at the screen: nothing of the last one's stays on it.
    $effect(() => {
      void this.#seat;
      this.menu = this.hovered = this.explained = this.held = null;
    });
    // Asked only when the pointer rests: sweeping over the board asks nothing.
    $effect(() => {
      const action = this.#pondered;
      if (!action) {
        connection.look(null);
        return;
      }
      const timer = setTimeout(() => connection.look(action.text), REST);
      return () => clearTimeout(timer);
    });
  }

  async play(action: ActionInfo): Promise<void> {
    this.menu = this.hovered = this.held = null;
    await this.#connection.act(action.text);
  }

  /** Do it; what ends the turn beside "End turn" itself waits for that word, as does whatever was
   * pointed at and can't be taken back. */
  readonly wish = (action: ActionInfo): void => {
    const waits = action.ends_turn || (action.final && action.targets.length > 0);
    if (!waits || action === this.ending || settings.autoEnd) {
      void this.play(action);
      return;
    }
    this.menu = this.hovered = null;
    this.held = action;
  };

  endTurn(): void {
    const last = this.held ?? this.ending;
    if (last) void this.play(last);
  }

  readonly undo = (): void => {
    if (this.held) this.held = null;
    else if (this.#connection.position?.undo) void this.#connection.undo();
  };

  /** A thing was clicked: do what it stands for, or ask which. */
  readonly choose = (target: string, at: { x: number; y: number }): void => {
    const touching = this.targets.get(target) ?? [];
    const [only] = touching;
    if (touching.length === 1 && only) this.wish(only);
    else if (touching.length > 1) this.menu = { actions: touching, ...at };
  };

  readonly explain = (target: string | null, title: string, text: string): void => {
    // The mouse may lie where something else moves away, while the keyboard explores.
    if (!title && this.explained?.target !== target) return;
    this.explained = title ? { target, title, text } : null;
    const touching = title && target ? (this.targets.get(target) ?? []) : [];
    this.hovered = touching.length === 1 ? (touching[0] ?? null) : null;
  };

  /** While several are asked, others' moves come in between: they take nothing out of one's hand. */
  #keepWhatIsStillOffered(): void {
    const { held } = this;
    if (held) this.held = this.#actions.find((action) => action.text === held.text) ?? null;
  }
}
