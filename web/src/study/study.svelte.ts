import { api } from "../lib/api";
import { inWords as problemInWords } from "../lib/problems";
import type { Speech } from "../lib/text";
import type { Choice, StudyInfo, StudyPosition } from "../lib/types";
import { inWords, meant, withShortcuts, type Plain } from "../table/narrow";
import { branches, childrenOf, movesTo, nodes, retold, without, type Branch } from "./tree";

const REST = 600;

/** A study that is looked at, and changed by its owner; what others try is kept nowhere. */
export class OpenStudy {
  title = $state("");
  tree = $state.raw<Branch[]>([]);
  at = $state(0);
  position = $state.raw<StudyPosition | null>(null);
  problem = $state("");
  /** Whether all that was changed is kept. */
  saved = $state(true);
  menu = $state.raw<{ actions: Choice[]; x: number; y: number } | null>(null);
  hovered = $state.raw<Choice | null>(null);
  /** Clicks draw arrows: from the thing that was clicked first. */
  drawing = $state(false);
  from = $state<string | null>(null);
  plain = $state.raw<Plain>();

  readonly here = $derived.by(() => this.tree[this.at]);
  readonly targets = $derived.by(() => withShortcuts(this.position?.actions ?? [], this.plain));
  readonly lit = $derived.by(() => new Set(this.hovered?.targets ?? (this.from ? [this.from] : [])));
  #version: number;
  #timer = 0;
  #asked = 0;

  constructor(
    readonly info: StudyInfo,
    readonly speech: () => Speech,
    at = 0,
  ) {
    this.title = info.title;
    this.tree = branches(info);
    this.#version = info.version;
    void this.go(this.tree[at] ? at : 0);
  }

  async go(at: number): Promise<void> {
    this.at = at;
    this.menu = this.hovered = this.from = null;
    const asked = ++this.#asked;
    try {
      const found = await api.studyPosition(this.info.id, movesTo(this.tree, at));
      if (asked === this.#asked) this.position = found;
    } catch (error) {
      this.problem = problemInWords(error);
    }
  }

  /** A thing was clicked: it is an end of an arrow, or stands for what can be done with it. */
  readonly choose = (target: string, at: { x: number; y: number }): void => {
    if (this.drawing) return this.point(target);
    const choices = this.targets.get(target) ?? [];
    const choice = meant(choices, this.plain);
    if (choice) void this.play(choice);
    else if (choices.length) this.menu = { actions: choices, ...at };
  };

  readonly point = (target: string): void => {
    if (!this.drawing || !this.here) return;
    if (this.from === null) {
      this.from = target;
      return;
    }
    const arrow = { start: this.from, end: target };
    const same = (one: typeof arrow) => one.start === arrow.start && one.end === arrow.end;
    const arrows = this.here.arrows.some(same) ? this.here.arrows.filter((one) => !same(one)) : [...this.here.arrows, arrow];
    this.from = null;
    this.#change({ arrows });
  };

  /** Along a move: one that is in the tree already, or a new one. */
  readonly play = async (choice: Choice): Promise<void> => {
    const seat = this.position?.seat;
    if (seat === undefined) return;
    for (const move of choice.after ? [choice.after, choice] : [choice]) {
      const known = childrenOf(this.tree, this.at).find((one) => this.tree[one]?.action === move.text);
      if (known === undefined) {
        const words = inWords(move, this.speech(), this.position?.view.decision?.kind);
        this.tree = [...this.tree, { parent: this.at, seat, action: move.text, words, comment: "", arrows: [] }];
        this.at = this.tree.length - 1;
        this.#keep();
      } else {
        this.at = known;
      }
    }
    await this.go(this.at);
  };

  /** The moves in another language. What others try is kept nowhere and stays as it was told. */
  async tellIn(language: string): Promise<void> {
    if (!this.saved) {
      clearTimeout(this.#timer);
      await this.#save();
    }
    try {
      this.tree = retold(this.tree, branches(await api.study(this.info.id, language)));
    } catch (error) {
      this.problem = problemInWords(error);
    }
  }

  comment(text: string): void {
    this.#change({ comment: text });
  }

  rename(title: string): void {
    this.title = title;
    this.#keep();
  }

  /** The position that is shown, and all after it, are thrown away. */
  async remove(): Promise<void> {
    const parent = this.here?.parent ?? 0;
    const { tree, places } = without(this.tree, this.at);
    this.tree = tree;
    this.#keep();
    await this.go(places.get(parent) ?? 0);
  }

  #change(changed: Partial<Branch>): void {
    this.tree = this.tree.map((branch, number) => (number === this.at ? { ...branch, ...changed } : branch));
    this.#keep();
  }

  #keep(): void {
    if (!this.info.mine) return;
    this.saved = false;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#save(), REST);
  }

  async #save(): Promise<void> {
    const { tree, title } = this;
    try {
      const { version } = await api.changeStudy(this.info.id, { version: this.#version, title, nodes: nodes(tree) });
      this.#version = version;
      this.problem = "";
      if (tree === this.tree && title === this.title) this.saved = true;
      else this.#keep();
    } catch (error) {
      this.problem = problemInWords(error);
    }
  }

  /** The study as it is here, as a file: also what was only tried. */
  async file(): Promise<string> {
    const kept = await api.studyFile(this.info.id);
    return JSON.stringify({ ...kept, title: this.title, nodes: nodes(this.tree) }, null, 1);
  }

  close(): void {
    if (this.saved) return;
    clearTimeout(this.#timer);
    void this.#save();
  }
}
