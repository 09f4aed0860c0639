import { api } from "../lib/api";
import { inWords } from "../lib/problems";
import type { AnalysisInfo, AnalysisProgress, CostlyInfo, ReplayPosition } from "../lib/types";

const BEAT = 700;

/** The analysis of a game that is over: made by the server in the background, asked for now and then. */
export class GameAnalysis {
  found = $state.raw<AnalysisInfo | null>(null);
  /** From 0 to 1 while it is made; null: nobody has begun. */
  progress = $state<number | null>(null);
  problem = $state("");
  failed = $state(false);
  #timer = 0;
  #language = "";

  constructor(readonly table: string) {}

  async begin(language: string): Promise<void> {
    this.problem = "";
    this.failed = false;
    this.progress = 0;
    this.#language = language;
    try {
      await api.analyse(this.table);
      await this.#look();
    } catch (error) {
      this.#stop(inWords(error));
    }
  }

  /** In another language: what was found is told anew. */
  async tell(language: string): Promise<void> {
    if (this.found === null || this.#language === language) return;
    await this.begin(language);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    // Another process of the site, or one that was started anew, begins by itself.
    const told: AnalysisProgress = await api
      .analysis(this.table, this.#language)
      .catch(() => api.analyse(this.table));
    if (told.failed) return this.#stop("");
    this.progress = told.done / told.of;
    if (told.analysis) {
      this.found = told.analysis;
      return;
    }
    this.#timer = window.setTimeout(() => {
      this.#look().catch((error: unknown) => this.#stop(inWords(error)));
    }, BEAT);
  }

  #stop(problem: string): void {
    this.problem = problem;
    this.failed = !problem;
    this.progress = null;
  }
}

/** A better line, played answer by answer on the board of the replay. */
export class Variation {
  step = $state(0);

  constructor(
    readonly costly: CostlyInfo,
    /** Before the line, and after each of its answers. */
    readonly positions: ReplayPosition[],
  ) {}

  get shown(): ReplayPosition | undefined {
    return this.positions[this.step];
  }

  get last(): number {
    return this.positions.length - 1;
  }

  /** What was answered last; nothing before the line. */
  get words(): string {
    return this.costly.better[this.step - 1] ?? "";
  }

  go(by: number): void {
    this.step = Math.max(0, Math.min(this.last, this.step + by));
  }

  static async of(table: string, costly: CostlyInfo, eyes: number | null): Promise<Variation> {
    const [before, after] = await Promise.all([
      api.replayPosition(table, costly.ply, eyes),
      api.line(table, costly.ply, costly.line, eyes),
    ]);
    const made = new Variation(costly, [before, ...after]);
    made.step = Math.min(1, made.last);
    return made;
  }
}
