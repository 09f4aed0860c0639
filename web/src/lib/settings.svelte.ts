import en from "../text/en.ftl?raw";
import pl from "../text/pl.ftl?raw";
import uk from "../text/uk.ftl?raw";
import { drawingOf } from "../games/drawing";
import { api } from "./api";
import type { Options } from "./options";
import { LANGUAGES, type Language, Speech } from "./text";
import type { Printed } from "./types";

const SOURCES: Record<Language, string> = { en, pl, uk };
const ENGLISH = new Speech("en", [en]);

/** How fast the recap of the others' turns is played on the board. */
export const RECAP_SPEEDS = ["slow", "normal", "fast", "never"] as const;
export type RecapSpeed = (typeof RECAP_SPEEDS)[number];

/** How a turn ends that nothing is left to do in: when the player says so, after a moment, at once. */
export const ENDINGS = ["word", "moment", "once"] as const;
export type Ending = (typeof ENDINGS)[number];

/** What the reader chose for themselves; kept in this browser. */
class Settings {
  language = $state<Language>(firstLanguage());
  theme = $state<"light" | "dark">(firstTheme());
  sound = $state(firstSound());
  /** Whatever ends the turn or can't be taken back is asked about once more. */
  confirms = $state(localStorage.getItem("confirms") !== "off");
  recap = $state<RecapSpeed>(kept("recap", RECAP_SPEEDS, "normal"));
  ending = $state<Ending>(kept("ending", ENDINGS, "moment"));
  pauses = $state(localStorage.getItem("pauses") !== "off");

  /** The words of the client itself, in the chosen language. */
  readonly speech = $derived(
    this.language === "en"
      ? ENGLISH
      : new Speech(this.language, [SOURCES[this.language]], null, {}, ENGLISH),
  );

  setLanguage(language: Language): void {
    this.language = language;
    localStorage.setItem("language", language);
    this.apply();
  }

  setTheme(theme: "light" | "dark"): void {
    this.theme = theme;
    localStorage.setItem("theme", theme);
    this.apply();
  }

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem("sound", on ? "on" : "off");
  }

  setEnding(ending: Ending): void {
    this.ending = ending;
    localStorage.setItem("ending", ending);
  }

  setConfirms(on: boolean): void {
    this.confirms = on;
    localStorage.setItem("confirms", on ? "on" : "off");
  }

  setRecap(speed: RecapSpeed): void {
    this.recap = speed;
    localStorage.setItem("recap", speed);
  }

  setPauses(on: boolean): void {
    this.pauses = on;
    localStorage.setItem("pauses", on ? "on" : "off");
  }

  apply(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset["theme"] = this.theme;
  }
}

function kept<Value extends string>(name: string, values: readonly Value[], otherwise: Value): Value {
  return values.find((value) => value === localStorage.getItem(name)) ?? otherwise;
}

function firstLanguage(): Language {
  const wanted = [localStorage.getItem("language"), ...navigator.languages];
  for (const tag of wanted) {
    const language = LANGUAGES.find((known) => tag?.toLowerCase().startsWith(known));
    if (language) return language;
  }
  return "en";
}

/** On, except on a phone, until somebody says otherwise. */
function firstSound(): boolean {
  const kept = localStorage.getItem("sound");
  return kept === null ? !matchMedia("(pointer: coarse)").matches : kept === "on";
}

function firstTheme(): "light" | "dark" {
  const kept = localStorage.getItem("theme");
  if (kept === "light" || kept === "dark") return kept;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export const settings = new Settings();
settings.apply();

/** A word of the client in the chosen language. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return settings.speech.message(id, args);
}

const remembered = new Map<string, Promise<unknown>>();

/** Ask the server once per page. */
function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const known = remembered.get(key) ?? ask();
  remembered.set(key, known);
  known.catch(() => remembered.delete(key)); // next time may be better
  return known as Promise<T>;
}

/** Everything printed that is in the box of a table with these options. */
export function componentsFor(game: string, options: Options): Promise<Printed> {
  return once(`${game}/components ${JSON.stringify(options)}`, () => api.components(game, options));
}

/** The words of a game together with the client's own, in one language; with the options of a table
 * what is printed on things is told as it is there. */
export async function speechFor(
  game: string,
  language: Language,
  options: Options = {},
): Promise<Speech> {
  const [words, prints, text, drawing, english] = await Promise.all([
    once(`${game}/words`, () => api.words(game)),
    once(`${game}/prints ${JSON.stringify(options)}`, () => api.prints(game, options)),
    once(`${game}/text/${language}`, () => api.text(game, language)),
    drawingOf(game),
    language === "en" ? null : speechFor(game, "en", options),
  ]);
  const drawn = drawing?.texts[language] ?? "";
  return new Speech(language, [SOURCES[language], text, drawn], words, prints, english);
}
