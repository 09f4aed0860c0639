import { api } from "../lib/api";
import { inWords } from "../lib/problems";
import { settings, t } from "../lib/settings.svelte";
import type { BuiltPosition, SettingChange, SettingInfo } from "../lib/types";

export type SettingValue = SettingInfo["value"];
export type Wanted = { game: string; options: Record<string, string | number | boolean>; seats: number };

/** What each setting of our games is called. */
const TITLES: Record<string, string> = {
  building: "setting-building",
  cash: "setting-cash",
  certificates: "setting-certificates",
  cities: "setting-cities",
  cowboys: "setting-cowboys",
  discs: "setting-discs",
  engine: "setting-engine",
  hand: "setting-hand",
  hazards: "setting-hazards",
  herd: "setting-herd",
  herder: "setting-herder",
  jobs: "setting-jobs",
  money: "setting-cash",
  objectives: "setting-objectives",
  outlaws: "setting-outlaws",
  parcel: "setting-parcel",
  plot: "setting-plot",
  rancher: "setting-rancher",
  roads: "setting-roads",
  round: "setting-round",
  stations: "setting-stations",
  tile: "setting-tile",
  token: "setting-token",
  tokens: "setting-tokens",
  track: "setting-certificates",
  worker_cards: "setting-worker-cards",
  workers: "setting-workers",
};
/** Why something cannot be. */
const REASONS: Record<string, string> = {
  "last-plot": "cannot-be-last-plot",
  "no-discs-left": "cannot-be-no-discs-left",
  "no-parcel-tiles-left": "cannot-be-no-parcel-tiles-left",
  "no-room": "cannot-be-no-room",
  "no-site": "cannot-be-no-site",
  "none-left": "cannot-be-none-left",
  "not-free": "cannot-be-not-free",
  "not-reached": "cannot-be-not-reached",
  "once-only": "cannot-be-once-only",
  "somebody-there": "cannot-be-somebody-there",
  taken: "cannot-be-taken",
  "too-few-parcels": "cannot-be-too-few-parcels",
  "too-many-buildings": "cannot-be-too-many-buildings",
};
const WORDS: Record<string, string> = { "": "setting-nothing", land: "setting-land" };

export const titleOf = (setting: SettingInfo): string => {
  const title = TITLES[setting.id];
  return title ? t(title) : setting.id;
};
export const wordOf = ({ value, name }: { value: string; name: string }): string => {
  const word = WORDS[value];
  return name || (word ? t(word) : value);
};

/** A position taken from elsewhere, to be changed. */
let handed: string | null = null;
export const handOver = (state: string): void => {
  handed = state;
};
export function handedOver(): string | null {
  const state = handed;
  handed = null;
  return state;
}

/** A position that is being set up: what it began with, and what was changed since. */
export class Building {
  built = $state.raw<BuiltPosition | null>(null);
  problem = $state("");
  /** What is wrong, in the server's own words. */
  detail = $state("");
  busy = $state(false);
  #changes = $state.raw<SettingChange[]>([]);
  /** One after the other: every change is made in what came of the one before. */
  #asked: Promise<void> = Promise.resolve();

  deal(wanted: Wanted): Promise<void> {
    return this.#next(() => this.#ask([], { ...wanted }));
  }

  take(state: string): Promise<void> {
    return this.#next(() => this.#ask([], { base: state }));
  }

  set(setting: SettingInfo, value: SettingValue): Promise<void> {
    const change = { id: setting.id, seat: setting.seat ?? null, about: setting.about?.value ?? null, value: value as never };
    const same = (one?: SettingChange) => one && one.id === change.id && one.seat === change.seat && one.about === change.about;
    return this.#next(() => {
      const before = same(this.#changes.at(-1)) ? this.#changes.slice(0, -1) : this.#changes;
      return this.#again([...before, change]);
    });
  }

  turn(seat: number): Promise<void> {
    return this.#next(() => this.#again(this.#changes, seat));
  }

  back(): Promise<void> {
    return this.#next(() => this.#again(this.#changes.slice(0, -1)));
  }

  /** The same once more, in the language of now. */
  again(): Promise<void> {
    return this.#next(() => this.#again(this.#changes));
  }

  get changed(): boolean {
    return this.built !== null && this.#changes.length > 0;
  }

  #next(ask: () => Promise<void>): Promise<void> {
    this.#asked = this.#asked.then(ask);
    return this.#asked;
  }

  async #again(changes: SettingChange[], turn = this.built?.turn): Promise<void> {
    if (this.built) await this.#ask(changes, { base: this.built.base, turn, changes });
  }

  /** The changes count once they were made: a request that fails takes none away. */
  async #ask(changes: SettingChange[], wanted: Parameters<typeof api.buildPosition>[0]): Promise<void> {
    this.busy = true;
    this.problem = this.detail = "";
    try {
      const built = await api.buildPosition({ language: settings.language, ...wanted });
      if (built.impossible) {
        const { reason, thing } = built.impossible;
        this.problem = REASONS[reason] ? t(REASONS[reason], { thing }) : t("cannot-be");
      }
      this.#changes = built.impossible ? changes.slice(0, -1) : changes;
      this.built = built;
    } catch (error) {
      this.problem = t("study-impossible");
      this.detail = inWords(error);
      if (this.built) this.built = { ...this.built, settings: this.built.settings.map((one) => ({ ...one })) };
    } finally {
      this.busy = false;
    }
  }
}
