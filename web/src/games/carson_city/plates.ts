import type { Speech } from "../../lib/text";
import type { ActionInfo, Json } from "../../lib/types";

/** A few signs on a thing that can be chosen: what the choice would bring. */
export interface Plate {
  text: string;
  look: "coin" | "good" | "bad" | "plain";
}

const EVEN = 50;

/** What is said about the duel that would follow; in brackets, should somebody come to defend. */
const DUELS: Record<string, (args: Record<string, Json>) => Plate> = {
  "effect-odds": ({ percent }) => ({
    text: `${Number(percent)}%`,
    look: Number(percent) >= EVEN ? "good" : "bad",
  }),
  "effect-odds-if-defended": ({ percent }) => ({ text: `(${Number(percent)}%)`, look: "plain" }),
  "effect-against": ({ own, firepower }) => ({
    text: `${Number(own)} : ${Number(firepower)}`,
    look: Number(own) >= Number(firepower) ? "good" : "bad",
  }),
  "effect-against-defence": ({ own, firepower }) => ({
    text: `(${Number(own)} : ${Number(firepower)})`,
    look: "plain",
  }),
};

/** Whether the building that a cowboy is sent for could not be put anywhere now. */
export function isHomeless(actions: readonly ActionInfo[]): boolean {
  return actions.some(({ does }) => does?.rewards.some(([id]) => id === "effect-no-site"));
}

export function plates(actions: ActionInfo[]): Plate[] {
  const telling = actions.filter((action) => !action.kind.includes("defend") && action.does);
  const does = telling[0]?.does;
  const said = new Map(does?.rewards.map(([id, args]) => [id, args]));
  const number = (id: string, name: string) => Number(said.get(id)?.[name]);
  const found: Plate[] = [];
  if (said.has("effect-steals")) {
    found.push({ text: `+$${number("effect-steals", "dollars")}`, look: "bad" });
  } else if (said.has("effect-earns")) {
    found.push({ text: `$${number("effect-earns", "dollars")}`, look: "coin" });
  } else if (said.has("effect-more")) {
    found.push({ text: `+$${number("effect-more", "dollars")}`, look: "coin" });
  }
  const fight = Object.keys(DUELS).find((id) => said.has(id));
  if (fight) found.push(DUELS[fight]!(said.get(fight) ?? {}));
  return found;
}

/** The answers here that may lead to a duel, in words. */
export function duelsInWords(actions: ActionInfo[], speech: Speech): string[] {
  return actions
    .filter(({ does }) => does?.rewards.some(([id]) => id in DUELS))
    .map((action) => speech.action(action));
}
