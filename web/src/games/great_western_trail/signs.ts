import { CATTLE_COLOURS, type Components, type Effect } from "./model";

/** A small drawn sign: an icon, or a few letters. */
export type Sign = { icon: string; colour?: string } | { letters: string };

const COUNTED: Record<string, Sign> = {
  cowboys: { icon: "outback-hat" },
  builders: { icon: "claw-hammer" },
  engineers: { icon: "steam-locomotive" },
  "forest-buildings": { icon: "pine-tree" },
  "station-discs": { icon: "target-poster" },
  "outlaw-pairs": { icon: "bandit" },
  hazards: { icon: "flood" },
};

const letters = (text: string): Sign => ({ letters: text });

/** An effect in signs, as on a tile: what it demands, a stroke, what it gives. */
export function signs(effect: Effect, c: Components): Sign[] {
  const needs = demanded(effect, c);
  const gives = given(effect);
  const per = typeof effect["per"] === "string" ? COUNTED[effect["per"]] : undefined;
  if (per) gives.push(letters("/"), per);
  return needs.length ? [...needs, letters("›"), ...gives] : gives;
}

function demanded(effect: Effect, c: Components): Sign[] {
  const found: Sign[] = [];
  const wanted = effect["discard"];
  if (wanted === "objective") found.push({ icon: "tied-scroll" });
  else if (wanted === "pair") found.push({ icon: "cow" }, { icon: "cow" });
  else if (wanted === "value-3") found.push(letters("3"), { icon: "cow" });
  else if (typeof wanted === "string") {
    const card = c.cattle.card.find((one) => one.id === wanted);
    found.push({ icon: "cow", colour: CATTLE_COLOURS[card?.colour ?? ""] ?? "currentColor" });
  }
  if (effect["pay"]) found.push(letters(`−$${String(effect["pay"])}`));
  if (effect["back"]) found.push({ icon: "steam-locomotive" }, letters(`◂${String(effect["back"])}`));
  return found;
}

function given(effect: Effect): Sign[] {
  const found: Sign[] = [];
  const number = (key: string) => (effect[key] === undefined ? "" : String(effect[key]));
  const counted = (key: string) => (effect["per"] ? "" : number(key));
  if (effect["money"]) found.push(letters(`$${number("money")}`));
  if (effect["certificates"]) {
    const most = effect["certificates"] === "limit" ? "max" : number("certificates");
    found.push({ icon: "diploma" }, letters(most === "1" ? "" : most));
  }
  if (effect["engine"]) found.push({ icon: "steam-locomotive" }, letters(`▸${counted("engine")}`));
  if (effect["objective"]) found.push({ icon: "tied-scroll" });
  if (effect["token"]) found.push({ icon: "card-exchange" });
  if (effect["hire"] !== undefined) {
    const extra = Number(effect["hire"]);
    const sign = extra > 0 ? `+${extra}` : extra < 0 ? `−${-extra}` : "";
    found.push({ icon: "outback-hat" }, letters(sign));
  }
  if (effect["build"]) found.push({ icon: "house" }, letters(`$${number("build")}`));
  if (effect["hazard"] !== undefined) found.push({ icon: "flood" }, letters(`$${number("hazard")}`));
  if (effect["outlaw"]) found.push({ icon: "bandit" });
  if (effect["auxiliary"]) found.push({ icon: "gears" });
  if (effect["cattle"]) found.push({ icon: "cow" }, letters("$"));
  if (effect["herder"]) found.push({ icon: "horseshoe" }, letters(`▸${number("herder")}`));
  if (effect["free-move"]) found.push({ icon: "horseshoe" }, letters(`▸${number("free-move")}`));
  if (effect["draw"]) found.push({ icon: "card-draw" }, letters(counted("draw")));
  if (effect["remove"]) found.push({ icon: "trash-can" });
  if (effect["copy"]) found.push(letters("⧉"));
  if (effect["deliver"]) found.push(letters("◂ "), { icon: "modern-city" });
  if (effect["station"]) found.push({ icon: "target-poster" });
  return found.filter((sign) => !("letters" in sign) || sign.letters !== "");
}
