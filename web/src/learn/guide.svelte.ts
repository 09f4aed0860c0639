import type { TableConnection } from "../lib/socket.svelte";
import type { ActionInfo, LessonChapter } from "../lib/types";
import type { Choosing } from "../table/choosing.svelte";
import { stepAt, wantedFrom } from "./steps";

/** The guide at a table: which idea it is at, and what it says to a click that is not wanted. */
export class Guide {
  chapter = $state.raw<LessonChapter | null>(null);
  at = $state(0);
  /** Why the last click was not what is wanted. */
  wrong = $state("");
  /** The last click was on something that nothing can be done with now. */
  astray = $state(false);
  /** The learner wants to be alone for a while. */
  away = $state(false);
  /** The game had gone on before this page was opened: nothing is to be said about the end of the lesson. */
  over = $state(false);
  #said = $state.raw<ReadonlySet<string>>(new Set());

  readonly steps = $derived.by(() => this.chapter?.steps ?? []);
  readonly step = $derived.by(() => this.steps[this.at] ?? null);
  readonly done = $derived.by(() => this.chapter !== null && this.at >= this.steps.length);
  readonly wanted = $derived.by(() => wantedFrom(this.steps, this.at));
  /** A word about the open question, where the game goes on. */
  readonly remark = $derived.by(() => {
    const kind = this.#choosing.asked ? this.#connection.position?.view.decision?.kind : undefined;
    if (!this.done || kind === undefined || this.#said.has(kind)) return null;
    const text = this.chapter?.remarks[kind];
    return text === undefined ? null : { kind, text };
  });

  readonly #connection: TableConnection;
  readonly #choosing: Choosing;

  /** To be made while a component is: it lives as long as that. */
  constructor(connection: TableConnection, choosing: Choosing) {
    this.#connection = connection;
    this.#choosing = choosing;
    $effect(() => {
      const leads = !this.away && !this.done && this.chapter !== null;
      choosing.guard = leads ? this.#allows : null;
      choosing.strayed = leads ? this.#strayed : null;
      return () => (choosing.guard = choosing.strayed = null);
    });
    $effect(() => this.#follow(connection.position?.ply));
  }

  readonly #allows = (action: Pick<ActionInfo, "text">): boolean => {
    const at = stepAt(this.steps, this.at, this.#connection.position?.ply ?? 0);
    const wanted = wantedFrom(this.steps, at);
    if (wanted === null || wanted.do.includes(action.text)) return true;
    this.at = this.steps.indexOf(wanted);
    this.#answer(wanted.wrong);
    return false;
  };

  /** The table says why; whoever looks at the guide hears of it, too. */
  readonly #strayed = (): void => {
    if (this.step?.do.length) this.#answer("", true);
  };

  #answer(wrong: string, astray = false): void {
    this.wrong = wrong;
    this.astray = astray;
  }

  #follow(ply: number | undefined): void {
    if (ply === undefined || this.chapter === null) return;
    const at = stepAt(this.steps, this.at, ply);
    if (at === this.at) return;
    this.at = at;
    this.#answer("");
  }

  /** A chapter, perhaps the same in another language. */
  begin(chapter: LessonChapter, ply: number): void {
    const anew = this.chapter?.id !== chapter.id;
    this.chapter = chapter;
    this.#answer("");
    if (!anew) return;
    this.at = stepAt(chapter.steps, 0, ply);
    this.over = chapter.plays_on && this.done;
  }

  /** To the next idea, without doing anything. */
  readonly next = (): void => {
    if (this.step && !this.step.do.length) this.at += 1;
  };

  /** Back to what was only read before. */
  readonly back = (): void => {
    if (this.mayGoBack) this.at -= 1;
    this.#answer("");
  };

  get mayGoBack(): boolean {
    const [here, before] = [this.steps[this.at], this.steps[this.at - 1]];
    return here !== undefined && before !== undefined && before.ply === here.ply;
  }

  readonly heard = (kind: string): void => {
    this.#said = new Set([...this.#said, kind]);
  };
}
