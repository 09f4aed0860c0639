/** What a table agreed on, in plain words. */
import { correctedIn } from "../rules/house";
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
    if (option.kind === "house" && value !== option.default)
      return [`${name}: ${t("house-changed", { count: correctedIn(String(value)) })}`];
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

/** Which bot, how many seconds it thinks about a decision, and to which manner of playing it leans. */
export interface BotChoice {
  bot: string;
  seconds?: string | undefined;
  leaning?: string | undefined;
}

/** As the server writes it: ``trailboss@2+builder``. */
export function readBot(spelled: string): BotChoice {
  const [timed = "", leaning] = spelled.split("+");
  const [bot = "", seconds] = timed.split("@");
  return { bot, seconds, leaning };
}

export function spellBot({ bot, seconds, leaning }: BotChoice): string {
  return bot + (seconds ? `@${seconds}` : "") + (leaning ? `+${leaning}` : "");
}

/** Whether such a bot can be had in this game. */
export function offers(game: GameInfo, spelled: string): boolean {
  const { bot, seconds, leaning } = readBot(spelled);
  const times = game.thinking[bot]?.map(String) ?? [];
  const leanings = game.leanings[bot] ?? [];
  return (
    game.bots.includes(bot) &&
    (seconds === undefined || times.includes(seconds)) &&
    (leaning === undefined || leanings.includes(leaning))
  );
}

/** A bot with a word about how it plays, if we know it. */
export function botWords(spelled: string): string {
  const { bot, seconds, leaning } = readBot(spelled);
  const more = [leaning && t(`leaning-${leaning}`), seconds && t("thinks-seconds", { seconds })].filter(Boolean);
  return [plainWords(bot), ...more].join(", ");
}

function plainWords(bot: string): string {
  const words = t(`bot-${bot}`);
  return words === `bot-${bot}` ? bot.charAt(0).toUpperCase() + bot.slice(1) : words;
}

/** The name alone: of its level, where it has one. */
export function botName(bot: string): string {
  return botWords(bot).split(",")[0] ?? bot;
}
