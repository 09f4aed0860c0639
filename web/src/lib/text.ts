import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type {
  ActionInfo,
  DecisionInfo,
  Description,
  EventInfo,
  Json,
  Phrase,
  Prints,
  Words,
} from "./types";

export const LANGUAGES = ["en", "pl", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

type Args = Record<string, FluentVariable>;

/** Before what is told in English because nobody has translated it yet. */
export const MARK = "[en] ";

/** Turns ids and numbers into sentences, the same way as the terminal program does. What a language
 * lacks is said in English, with a mark. */
export class Speech {
  readonly #bundle: FluentBundle;
  readonly #casesOf = new Map<string, Record<string, null>>();

  constructor(
    readonly language: Language,
    sources: string[],
    readonly words: Words | null = null,
    readonly prints: Prints = {},
    readonly english: Speech | null = null,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  message(id: string, args: Args = {}): string {
    const english = this.#untranslated(id);
    if (english) return MARK + english.message(id, args);
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : id;
  }

  attribute(id: string, name: string, args: Args = {}): string | null {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : null;
  }

  /** Whether there is such a text, in English at least. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id) || this.#untranslated(id) !== null;
  }

  /** Who says it in English, if nobody has translated it. */
  #untranslated(id: string): Speech | null {
    return !this.#bundle.hasMessage(id) && this.english?.has(id) ? this.english : null;
  }

  /** A message with its arguments; all of it in English if nobody has translated it. */
  #told(id: string, pairs: [string, Json][], players: string[]): string {
    const english = this.#untranslated(id);
    if (english) return MARK + capitalized(english.#told(id, pairs, players));
    return this.message(id, this.#named(pairs, players));
  }

  /** The name of a thing. */
  thing(kind: string, id: string): string {
    const phrase = this.words?.named?.[kind]?.[id];
    if (phrase) return this.#phrase(phrase);
    const message = `${kind}-${kebab(id)}`;
    return this.has(message) ? this.message(message) : id;
  }

  #phrase([id, args]: Phrase): string {
    return this.#told(id, Object.entries(args), []);
  }

  /** The name of something that a game counts for each seat. */
  curve(name: string): string {
    return this.message(name === "points" ? "points" : `curve-${kebab(name)}`);
  }

  /** Whatever has this id, by its name, of these kinds first; what is no thing stays as it is. */
  anything(id: string, kinds: readonly string[] = []): string {
    const things = this.words?.things ?? {};
    const kind = [...kinds, ...Object.keys(things)].find((one) => things[one]?.includes(id));
    return kind === undefined ? id : this.thing(kind, id);
  }

  /** What a field of a view is called; null: nobody has named it. */
  field(key: string): string | null {
    return this.has(`field-${kebab(key)}`) ? this.message(`field-${kebab(key)}`) : null;
  }

  /** What a word in a field means that is the id of no thing; null: nobody has said it. */
  valueOf(field: string, word: string): string | null {
    const value = `${kebab(field)}-${kebab(word)}`;
    return this.has(`value-${value}`) ? this.message(`value-${value}`) : null;
  }

  /** What is printed on a thing, line by line. */
  about(kind: string, id: string): string {
    const prints = this.prints[kind]?.[id] ?? [];
    return prints.map((one) => capitalized(this.effect(one))).join("\n");
  }

  /** What is demanded and given: "pay $2 → 1 certificate". */
  effect(description: Description): string {
    const say = (one: Phrase) => this.#phrase(one);
    const demanded = description.requirements.map(say).join(", ");
    let given = description.rewards.map(say).join(", ");
    if (description.per) given = `${this.message(description.per)}: ${given}`;
    return [demanded, given].filter(Boolean).join(" → ");
  }

  decision(decision: DecisionInfo, players: string[]): string {
    return this.#question(decision, players);
  }

  #question(decision: Pick<DecisionInfo, "kind" | "args">, players: string[]): string {
    const id = `decision-${kebab(decision.kind)}`;
    return capitalized(this.#told(id, Object.entries(decision.args), players));
  }

  /** An entry of the menu, with what the action costs and gives. */
  action(action: Pick<ActionInfo, "kind" | "args" | "does">, question = ""): string {
    const id = `action-${kebab(action.kind)}`;
    const english = this.#untranslated(id);
    if (english) return MARK + english.action(action, question);
    const names = this.words?.actions[action.kind] ?? [];
    const pairs = names.map((name, i): [string, Json] => [name, action.args[i] ?? ""]);
    const args: Args = { ...this.#named(pairs, []), decision: question };
    if (!action.does) return capitalized(this.message(id, args));
    args["effect"] = this.effect(action.does);
    const described =
      this.attribute(id, "described", args) ??
      this.message("action-described", { action: this.message(id, args), effect: args["effect"] });
    return capitalized(described);
  }

  event(event: Pick<EventInfo, "kind" | "args">, players: string[]): string {
    const names = this.words?.events[event.kind] ?? [];
    const pairs = names.map((name, i): [string, Json] => [name, event.args[i] ?? ""]);
    return capitalized(this.#told(`event-${kebab(event.kind)}`, pairs, players));
  }

  refusal(reason: string, args: Record<string, Json>, players: string[]): string {
    return capitalized(this.#told(`refusal-${kebab(reason)}`, Object.entries(args), players));
  }

  /** Arguments as the messages expect them: names of things, their ids, their other cases. */
  #named(pairs: [string, Json][], players: string[]): Args {
    const args: Args = {};
    for (const [name, value] of pairs) {
      const base = name.replace(/_?\d+$/, "");
      const isThing = this.words !== null && base in this.words.things;
      if (base === "seat") {
        args[name] = players[Number(value)] ?? "";
      } else if (name === "seats" && Array.isArray(value)) {
        args[name] = value.map((seat) => players[Number(seat)] ?? "").join(", ");
      } else if (name === "question") {
        args[name] = this.#question(value as unknown as Pick<DecisionInfo, "kind" | "args">, players);
      } else if (Array.isArray(value)) {
        const kind = base.replace(/s$/, "");
        args[name] = value.map((id) => this.thing(kind, String(id))).join(", ");
        args[`${name}_count`] = value.length;
      } else if (isThing && !this.words?.selectors.includes(base)) {
        this.#nameThing(args, name, base, String(value));
      } else {
        args[name] = typeof value === "number" ? value : String(value);
      }
    }
    return args;
  }

  #nameThing(args: Args, name: string, kind: string, id: string): void {
    args[name] = this.thing(kind, id);
    args[`${name}_id`] = id;
    const message = this.#bundle.getMessage(`${kind}-${kebab(id)}`);
    for (const [attribute, pattern] of Object.entries(message?.attributes ?? this.#cases(kind))) {
      const said = message && pattern ? this.#bundle.formatPattern(pattern, {}, []) : args[name];
      args[`${name}_${attribute}`] = said ?? id;
    }
  }

  /** The cases that the names of this kind have here, for one that is not translated. */
  #cases(kind: string): Record<string, null> {
    const known = this.#casesOf.get(kind);
    if (known) return known;
    const ids = this.words?.things[kind] ?? [];
    const model = ids.map((id) => this.#bundle.getMessage(`${kind}-${kebab(id)}`)).find(Boolean);
    const cases = Object.fromEntries(Object.keys(model?.attributes ?? {}).map((name) => [name, null]));
    this.#casesOf.set(kind, cases);
    return cases;
  }
}

function kebab(text: string): string {
  return text.replaceAll("_", "-").replaceAll(".", "-");
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
