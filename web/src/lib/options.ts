/** Which options a table has, and what was chosen. */
import type { GameInfo, OptionInfo } from "./types";

export type Options = Record<string, string | number | boolean>;

/** The options that exist at a table: details only where the option they belong to is on. */
export function presentOptions(game: GameInfo, options: Options): OptionInfo[] {
  const on = new Set([""]);
  return game.options.filter((option) => {
    if (!on.has(option.needs)) return false;
    if ((options[option.name] ?? option.default) !== option.default) on.add(option.name);
    return true;
  });
}

/** What was chosen, without the details of options that are not on. */
export function chosenOptions(game: GameInfo, options: Options): Options {
  const present = presentOptions(game, options).map((option) => option.name);
  return Object.fromEntries(Object.entries(options).filter(([name]) => present.includes(name)));
}
