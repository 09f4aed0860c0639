import type { Drawing, DrawingProps } from "../games/drawing";
import { settings } from "../lib/settings.svelte";
import type { TableConnection } from "../lib/socket.svelte";
import type { ActionInfo, BetterTurn, Choice } from "../lib/types";
import { byTarget, comingAfter, DECLINE, goesOn, meant, withAnswersTo, withShortcuts, type Plain } from "./narrow";

/** Milliseconds after which a hovered action is asked about. */
const REST = 90;

/** So many answers later nobody has "just" said something. */
const JUST = 3;

/** Before the first word was said: not "just", not even at the table's first question. */
const NOTHING_SAID = { same: "", ply: -Infinity };

/** What was chosen while the answer before it was under way. */
interface Kept {
  /** One after the other; what is not offered by then is passed over. */
  texts: string[];
  /** The player has said that it shall be done, whether it can be taken back or not. */
  sure: boolean;
}

/** What the player at this screen points at, has chosen, and is about to do. */
export class Choosing {
  /** The actions of a clicked thing, where there are several. */
  menu = $state.raw<{ actions: Choice[]; x: number; y: number } | null>(null);
  hovered = $state.raw<Choice | null>(null);
  /** The keyboard reaches everything that is drawn, not only what can be chosen. */
  exploring = $state(false);
  explained = $state.raw<{ target: string | null; title: string; text: string } | null>(null);
  /** Chosen, but it ends the turn or can't be taken back: done when the player says so. */
  held = $state.raw<ActionInfo | null>(null);
  /** Looks at a turn before it ends, and has a word about it or none; null: nobody does. */
  coach = $state.raw<((action: ActionInfo) => Promise<BetterTurn | null>) | null>(null);
  /** The coach looks at what is held. */
  looking = $state(false);
  /** What the coach said about this turn. */
  word = $state.raw<BetterTurn | null>(null);

  readonly #connection: TableConnection;
  readonly #actions = $derived.by(() => this.#connection.seen?.actions ?? []);
  /** What the drawing says that a click means. */
  plain = $state.raw<Plain>();
  /** Kinds of answers that follow by themselves where there is only one, or one is plainly meant. */
  implied = $state.raw<ReadonlySet<string>>();
  /** What can surely be answered after an action that draws cards. */
  foresee = $state.raw<Drawing["foresee"]>();
  readonly onward = $derived.by(() => {
    const view = this.#connection.position?.view as DrawingProps["view"] | undefined;
    return (this.held && view && !this.guard && this.foresee?.(this.held, view)) || null;
  });
  /** Whether a guide wants this now; null: everybody does as they like. */
  guard = $state.raw<((action: Pick<ActionInfo, "text">) => boolean) | null>(null);
  /** A guide is told of a click on something that nothing can be done with now. */
  strayed = $state.raw<(() => void) | null>(null);
  /** A hint lies open: nobody else says anything about the question. */
  hinting = $state(false);
  /** With a guide one thing after the other: no click does two. */
  readonly targets = $derived.by(() => {
    if (this.guard) return byTarget(this.#actions);
    const found = withShortcuts(this.#actions, this.plain);
    const { held, onward } = this;
    if (held && onward) withAnswersTo(held, onward.then, found);
    return found;
  });
  readonly asked = $derived.by(() => {
    const position = this.#connection.position;
    if (position === null || position.seat === null) return false;
    return position.view.decision?.seats.includes(position.seat) ?? false;
  });
  /** The action that does nothing but end the turn. */
  readonly ending = $derived(lastLeft(this.#actions));
  readonly #seat = $derived.by(() => this.#connection.position?.seat);
  /** Of an action that is no longer offered nothing can be told. */
  readonly #pondered = $derived.by(() => {
    const wanted: Choice | null = this.hovered ?? this.held;
    const first = wanted?.after ?? wanted;
    return this.#actions.some((action) => action.text === first?.text) ? wanted : null;
  });
  readonly lit = $derived(new Set(this.#pondered?.targets ?? []));
  #kept: Kept | null = null;
  /** What the coach has looked at, and what was to follow it. */
  #looked: { key: string; then: Kept | null } = { key: "", then: null };
  /** The question to which something was last said that can't be taken back, and where that led. */
  #confirmed = NOTHING_SAID;

  /** To be made while a component is: it lives as long as that. */
  constructor(connection: TableConnection) {
    this.#connection = connection;
    $effect(() => this.#keepWhatIsStillOffered());
    // Another player at the screen: nothing of the last one's stays on it.
    $effect(() => {
      void this.#seat;
      this.menu = this.hovered = this.explained = this.held = null;
      this.#kept = null;
      this.#confirmed = NOTHING_SAID;
    });
    // The turn is over: so is what was said about it.
    $effect(() => {
      if (!this.asked) this.word = null;
    });
    // Asked only when the pointer rests: sweeping over the board asks nothing.
    $effect(() => {
      const choice = this.#pondered;
      if (!choice) {
        connection.look(null);
        return;
      }
      const timer = setTimeout(() => connection.look(choice), REST);
      return () => clearTimeout(timer);
    });
  }

  /** Do it; what else is chosen before the server has confirmed it is done after it. */
  async play(choice: Choice, then: Kept | null = null): Promise<void> {
    this.menu = this.hovered = this.held = null;
    if (this.guard?.(choice.after ?? choice) === false) return;
    if (this.#connection.busy) {
      this.#kept = { texts: [choice.text], sure: true };
      return;
    }
    if (this.#isToBeLookedAt(choice)) {
      void this.#consult(choice, then, false);
      return;
    }
    const { after } = choice;
    this.#kept = then ?? (after ? { texts: [choice.text], sure: false } : this.#following(choice));
    const refused = await this.#connection.act(after ?? choice, after ? choice : null);
    if (refused) this.#kept = null;
    this.#goOn();
  }

  /** What an answer leaves no choice about; a guide explains it instead. */
  #following(choice: Choice): Kept | null {
    const following = meant(choice.then.map((then) => comingAfter(choice, then)), this.plain);
    const implied = following && !this.guard && this.implied?.has(following.kind);
    return implied ? { texts: [following.text], sure: false } : null;
  }

  /** Do it, even if it ends the turn, and then the one thing that is left to do. */
  readonly finish = (action: ActionInfo): void => {
    const last = goesOn(action);
    void this.play(action, last && { texts: [last.text], sure: true });
  };

  /** Do it; whatever ends the turn or can't be taken back waits for a word, except "End turn". */
  readonly wish = (choice: Choice): void => {
    if (this.#connection.busy) {
      this.menu = this.hovered = null;
      this.#kept = { texts: [choice.text], sure: false };
      return;
    }
    if (this.held && choice.after === this.held) {
      this.goOnWith(choice.text);
      return;
    }
    if (!this.#waits(choice) || this.guard?.(choice) === false) {
      void this.play(choice);
      return;
    }
    this.menu = this.hovered = null;
    this.held = choice;
    if (this.#isToBeLookedAt(choice)) void this.#consult(choice, null, true);
  };

  #isToBeLookedAt(choice: Choice): boolean {
    if (this.coach === null || choice.after) return false;
    const ends = choice.ends_turn || choice.text === this.ending?.text;
    return ends && this.#looked.key !== this.#moment(choice);
  }

  #moment(choice: Choice): string {
    return `${this.#connection.position?.ply}/${choice.text}`;
  }

  /** It is held while the coach looks, and done then, unless there is a word or ``waits`` to heed. */
  async #consult(choice: ActionInfo, then: Kept | null, waits: boolean): Promise<void> {
    const key = this.#moment(choice);
    this.#looked = { key, then };
    this.held = choice;
    this.looking = true;
    const word = (await this.coach?.(choice).catch(() => null)) ?? null;
    this.looking = false;
    if (this.held?.text !== choice.text || this.#moment(choice) !== key) return;
    this.word = word;
    if (!word && !waits) void this.play(choice, then);
  }

  /** Back to where the decision began that the coach has spoken about. */
  readonly takeBack = async (): Promise<void> => {
    this.held = null;
    for (let left = this.#connection.position?.undo ?? 0; left > 0; left--) await this.#connection.undo();
  };

  /**
   * The turn's end asks for itself. Who has just said so once is not asked again for the same, nor
   * for the next card of those that they have begun to turn over; declining is asked about always.
   */
  #waits(choice: Choice): boolean {
    if (choice.after || (!choice.ends_turn && !choice.final)) return false;
    if (!settings.confirms || choice.text === this.ending?.text) return false;
    if (choice.kind === DECLINE) return true;
    if (choice.ends_turn && settings.ending === "once") return false;
    const since = (this.#connection.position?.ply ?? 0) - this.#confirmed.ply;
    // In between a card went away for the one that was drawn.
    const goesOn = choice.final && !choice.aside && since <= (choice.kind === AGAIN ? 1 : 0);
    return !goesOn && (since > JUST || this.#confirmed.same !== this.#same(choice));
  }

  #same(choice: Choice): string {
    return `${this.#connection.position?.view.decision?.kind}/${choice.text}`;
  }

  /** What is held shall be done. */
  confirm(): void {
    const { held } = this;
    if (!held) return;
    this.#sure(held);
    const { key, then } = this.#looked;
    void this.play(held, key === this.#moment(held) ? then : null);
  }

  /** What is held shall be done, every card be drawn that it draws, and then this, if anything. */
  readonly goOnWith = (last: string | null = null): void => {
    const { held, onward } = this;
    if (!held) return;
    this.#sure(held);
    const cards = Array<string>(onward?.more ? MOST_CARDS : 0).fill(onward?.more ?? "");
    void this.play(held, { texts: last === null ? cards : [...cards, last], sure: true });
  };

  /** An entry of a menu tells what it does and is the second click: that is word enough. */
  readonly pick = (choice: Choice): void => {
    if (this.#connection.busy) {
      this.wish(choice);
      return;
    }
    if (choice.final) this.#sure(choice);
    void this.play(choice, choice.after ? { texts: [choice.text], sure: true } : null);
  };

  #sure(choice: Choice): void {
    this.#confirmed = { same: this.#same(choice), ply: (this.#connection.position?.ply ?? 0) + 1 };
  }

  endTurn(): void {
    if (this.ending && !this.held) void this.play(this.ending);
  }

  readonly undo = (): void => {
    if (this.held) this.held = null;
    else if (this.#connection.position?.undo) void this.#connection.undo();
  };

  /** A thing was clicked: do what it stands for, or ask which. */
  readonly choose = (target: string, at: { x: number; y: number }): void => {
    const touching = this.targets.get(target) ?? [];
    const plainly = meant(touching, this.plain);
    // What was said about it is read, and soon no longer true; it lies over what glows next.
    if (touching.length) this.explained = null;
    if (plainly) this.wish(plainly);
    else if (touching.length > 1) this.menu = { actions: touching, ...at };
  };

  /** Whether a click on a thing opens a menu. */
  readonly asking = (target: string): boolean => {
    const touching = this.targets.get(target) ?? [];
    return touching.length > 1 && meant(touching, this.plain) === null;
  };

  readonly explain = (target: string | null, title: string, text: string): void => {
    // The mouse may lie where something else moves away, while the keyboard explores.
    if (!title && this.explained?.target !== target) return;
    this.explained = title ? { target, title, text } : null;
    const touching = title && target ? (this.targets.get(target) ?? []) : [];
    this.hovered = meant(touching, this.plain);
  };

  /** The answer is there: now what was chosen meanwhile, if it is possible. */
  #goOn(): void {
    const kept = this.#kept;
    this.#kept = null;
    if (!kept) return;
    const offered = new Map(this.#connection.position?.actions.map((action) => [action.text, action]));
    const next = kept.texts.findIndex((text) => offered.has(text));
    const action = offered.get(kept.texts[next] ?? "");
    if (!action) return;
    const texts = kept.texts.slice(next + 1);
    if (kept.sure) void this.play(action, texts.length ? { texts, sure: true } : null);
    else this.wish(action);
  }

  /** While several are asked, others' moves come in between: they take nothing out of one's hand. */
  #keepWhatIsStillOffered(): void {
    const { held } = this;
    if (held) this.held = this.#actions.find((action) => action.text === held.text) ?? null;
  }
}

/** No action draws more. */
const MOST_CARDS = 12;

/** Called so in every game that asks for them: the end of a turn, and the same once more. */
const END = "end";
const AGAIN = "again";

/** The end of a turn; whether a turn ends by what draws cards first is not foretold. */
function lastLeft(actions: readonly ActionInfo[]): ActionInfo | undefined {
  const own = actions.filter((action) => !action.aside && action.kind !== DECLINE);
  const ends = own.find(
    (action) => !action.targets.length && (action.ends_turn || (action.final && action.kind === END)),
  );
  const [only] = own;
  return ends ?? (own.length === 1 && only?.final && !only.targets.length ? only : undefined);
}
