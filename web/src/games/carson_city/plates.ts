import type { ActionInfo } from "../../lib/types";

/** A few signs on a thing that can be chosen: what the choice would bring. */
export interface Plate {
  text: string;
  look: "coin" | "good" | "bad";
}

const EVEN = 50;

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
  if (said.has("effect-odds")) {
    const percent = number("effect-odds", "percent");
    found.push({ text: `${percent}%`, look: percent >= EVEN ? "good" : "bad" });
  }
  return found;
}
