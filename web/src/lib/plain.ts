/** What a table agreed on, in plain words. */
import { distinct } from "./names";
import { t } from "./settings.svelte";
import type { Speech } from "./text";
import { type Options, presentOptions } from "./options";
import type { GameInfo, PaceInfo, SeatInfo } from "./types";

/** What the players are called; a solo rival by its name in the language of the texts. */
export function playerNames(people: Pick<SeatInfo, "kind" | "name">[], speech: Speech): string[] {
  const names = people.map((one) => {
    if (one.kind === "rival") return speech.message(`rival-${one.name.toLowerCase()}`);
    return one.name || t("free-seat");
  });
  return distinct(names);
}

const kebab = (text: string) => text.replaceAll("_", "-");

/**
 * Every choice that was made, and every switch that is on; or only what is not as usual. That there
 * is no solo rival goes without saying.
 */
export function optionWords(
  game: GameInfo,
  options: Options,
  speech: Speech,
  unusual = false,
): string[] {
  return presentOptions(game, options).flatMap((option) => {
    const value = options[option.name] ?? option.default;
    const bringsRival = game.rivals.some((rival) => rival.option === option.name);
    if ((unusual || bringsRival) && value === option.default) return [];
    const name = speech.message(`option-${kebab(option.name)}`);
    if (option.kind === "switch") return value ? [name] : [];
    const meaning = speech.message(`option-${kebab(option.name)}-${String(value)}`);
    return [`${name}: ${meaning}`];
  });
}

export function paceWords(pace: PaceInfo): string {
  switch (pace.kind) {
    case "live":
      return t("pace-live-words", { minutes: pace.minutes, seconds: pace.increment });
    case "days":
      return t("pace-days-words", { days: pace.days });
    default:
      return t("pace-none");
  }
}

/** A bot with a word about how it plays, if we know it. */
export function botWords(bot: string): string {
  const words = t(`bot-${bot}`);
  return words === `bot-${bot}` ? bot.charAt(0).toUpperCase() + bot.slice(1) : words;
}

/** The name alone: of its level, where it has one. */
export function botName(bot: string): string {
  return botWords(bot).split(",")[0] ?? bot;
}
