/** Which options a table has, and what was chosen. */
import type { GameInfo, OptionInfo } from "./types";

export type Options = Record<string, string | number | boolean>;

/** The options that exist at a table, with the values that exist there: details only where the
 * option they belong to is on. */
export function presentOptions(game: GameInfo, options: Options): OptionInfo[] {
  const on = new Set([""]);
  return game.options
    .filter((option) => {
      if (!on.has(option.needs)) return false;
      if (chosen(option, options) !== option.default) on.add(option.name);
      return true;
    })
    .map((option) => ({ ...option, values: valuesAt(game, option, options) }));
}

/** What was chosen, without the details of options that are not on. */
export function chosenOptions(game: GameInfo, options: Options): Options {
  const present = presentOptions(game, options);
  const kept = present.filter(({ name }) => name in options);
  return Object.fromEntries(kept.map((option) => [option.name, valueOf(option, options)]));
}

/** What is chosen of an option at its table: a value that does not exist there is as if not chosen. */
export function valueOf(present: OptionInfo, options: Options): string | number | boolean {
  const value = chosen(present, options);
  if (present.kind === "house") return value;
  return present.values.includes(value) ? value : present.default;
}

/** All choices as arguments of a text: a word about one option may depend on another. */
export function asArguments(game: GameInfo, options: Options): Record<string, string> {
  return Object.fromEntries(game.options.map((one) => [one.name, String(chosen(one, options))]));
}

const chosen = (option: OptionInfo, options: Options) => options[option.name] ?? option.default;

function valuesAt(game: GameInfo, option: OptionInfo, options: Options): OptionInfo["values"] {
  const settled = (name: string) => {
    const other = game.options.find((one) => one.name === name);
    return other && chosen(other, options);
  };
  const closed = option.only.filter(({ option: other, at }) => settled(other) !== at);
  return option.values.filter((value) => !closed.some((limit) => limit.value === value));
}
