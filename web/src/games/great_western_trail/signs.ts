import { ANY, type Sign } from "../shared/sign";
import type { Components, Effect, Local } from "./model";

export const HAT: Sign = { icon: "worker-cowboy", colour: "var(--cowboy)" };
export const HAMMER: Sign = { icon: "worker-builder", colour: "var(--builder)" };
export const ENGINE: Sign = { icon: "steam-locomotive" };
export const OBJECTIVE: Sign = { icon: "tied-scroll" };
const BANDIT: Sign = { icon: "bandit" };
const HAZARD: Sign = { icon: "hazard-sign" };
const AUXILIARY: Sign = { icon: "gears" };
const STATION: Sign = { icon: "railway" };
const HORSESHOE: Sign = { icon: "horseshoe" };
const BRANCH: Sign = { icon: "wooden-sign" };
const CERTIFICATE: Sign = { icon: "diploma" };

/** What things are counted by, here and on station masters. */
const COUNTED: Record<string, Sign[]> = {
  cowboys: [HAT],
  builders: [HAMMER],
  engineers: [{ icon: "worker-engineer", colour: "var(--engineer)" }],
  workers: [{ icon: "three-friends" }],
  "forest-buildings": [{ icon: "pine-tree", colour: "var(--forest)" }],
  "station-discs": [STATION],
  stations: [STATION],
  buildings: [{ icon: "house" }],
  certificates: [CERTIFICATE],
  "objective-cards": [OBJECTIVE],
  "outlaw-pairs": [
    { icon: "bandit", colour: "var(--outlaw-green)" },
    { icon: "bandit", colour: "var(--outlaw-orange)" },
  ],
  hazards: [HAZARD],
  "emptied-bells": [{ icon: "ringing-bell" }],
  tokens: [{ icon: "card-exchange" }],
  areas: [BRANCH],
};

/** What an objective card asks for, once. */
const TASKS: Record<string, Sign> = {
  building: { icon: "house" },
  station: STATION,
  hazard: HAZARD,
  "green-outlaw": { icon: "bandit", colour: "var(--outlaw-green)" },
  "orange-outlaw": { icon: "bandit", colour: "var(--outlaw-orange)" },
};

const letters = (text: string): Sign => ({ letters: text });

/** An effect in signs, as on a tile: what it demands, a stroke, what it gives. */
export function signs(effect: Effect, c: Components): Sign[] {
  const needs = demanded(effect, c);
  const gives = given(effect);
  if (typeof effect["per"] === "string") {
    gives.push(letters("/"), ...(COUNTED[effect["per"]] ?? []));
  }
  return needs.length ? [...needs, letters("›"), ...gives] : gives;
}

const SHORT = 3;
const LONG = 5;

/** A row of a building: the local actions in it and their signs. */
export interface Row {
  locals: string[];
  row: Sign[];
}

/** The local actions of a building, a row each; two short halves of an either/or share one. */
export function rows(locals: Local[], c: Components): Row[] {
  const found: (Row & { slot: number })[] = [];
  for (const local of locals) {
    const row = signs(local, c);
    const { id, slot } = local;
    const last = found.at(-1);
    if (last && last.slot === slot && last.row.length + row.length <= SHORT) {
      last.row.push(letters("/"), ...row);
      last.locals.push(id);
    } else {
      found.push({ locals: [id], slot, row });
    }
  }
  const [only] = found;
  if (!only || found.length > 1) return found;
  return broken(only.row).map((row) => ({ locals: only.locals, row }));
}

/** A long row that stands alone goes on in the next line with what it is counted by. */
function broken(row: Sign[]): Sign[][] {
  const at = row.findIndex((sign) => "letters" in sign && sign.letters === "/");
  return row.length > LONG && at > 0 ? [row.slice(0, at), row.slice(at)] : [row];
}

/** What an objective asks for: each task with how often. */
export function tasks(wanted: Record<string, number>, c: Components): Sign[][] {
  return Object.entries(wanted).map(([task, times]) => {
    const sign = TASKS[task] ?? cattleTask(task, c);
    return [...(times > 1 ? [letters(`${times}`)] : []), ...listed(sign)];
  });
}

function listed(sign: Sign | Sign[]): Sign[] {
  return Array.isArray(sign) ? sign : [sign];
}

function cattleTask(task: string, c: Components): Sign | Sign[] {
  if (task === "value-3") return [{ hide: ANY }, letters("3")];
  const breed = c.cattle.card.find((card) => card.breed === task);
  if (breed) return { hide: breed.colour };
  const city = c.cities.city.find((one) => one.id === task);
  return city ? [{ icon: "modern-city" }, letters(String(city.value))] : letters(task);
}

/** What a station master gives at once, and what it scores. */
export function masterSigns(id: string, c: Components): { gives: Sign[]; scores: Sign[] } {
  const master = c.station_masters.master.find((one) => one.id === id);
  if (!master) return { gives: [], scores: [] };
  const either = (master.either ?? []).flatMap((effect, i) => [
    ...(i ? [letters("/")] : []),
    ...signs(effect, c),
  ]);
  const lasting = master.permanent ? [CERTIFICATE, letters(`+${master.permanent}`)] : [];
  const gives = [...either, ...(master.effect ? signs(master.effect, c) : []), ...lasting];
  if (!master.score) return { gives, scores: [] };
  const { vp, per, group } = master.score;
  const counted = [...(group > 1 ? [letters(String(group))] : []), ...(COUNTED[per] ?? [])];
  return { gives, scores: [letters(`★${vp}/`), ...counted] };
}

/** What a delivery to a city brings at once, and what its disc is worth in the end. */
export function citySigns(
  { money, objective, vp, "vp-per-bell": bells }: Components["cities"]["city"][number],
  c: Components,
): { gives: Sign[]; scores: Sign[] } {
  const scores = vp ? [letters(vp > 0 ? `★${vp}` : `★−${-vp}`)] : [];
  if (bells) scores.push(letters(`★${bells}/`), ...(COUNTED["emptied-bells"] ?? []));
  return { gives: signs({ money: money ?? 0, objective: objective ?? 0 }, c), scores };
}

function demanded(effect: Effect, c: Components): Sign[] {
  const found: Sign[] = [];
  const wanted = effect["discard"];
  if (wanted === "objective") found.push(OBJECTIVE);
  else if (wanted === "pair") found.push({ hide: ANY }, { hide: ANY });
  else if (wanted === "value-3") found.push({ hide: ANY }, letters("3"));
  else if (wanted === "value-2") found.push({ hide: ANY }, letters("2"));
  else if (typeof wanted === "string") {
    const card = c.cattle.card.find((one) => one.id === wanted);
    found.push({ hide: card?.colour ?? ANY });
  }
  if (effect["pay"]) found.push(letters(`−$${String(effect["pay"])}`));
  if (effect["back"]) found.push(letters(`◂${String(effect["back"])}`), ENGINE);
  return found;
}

function given(effect: Effect): Sign[] {
  const found: Sign[] = [];
  const number = (key: keyof Effect) => (effect[key] === undefined ? "" : String(effect[key]));
  const counted = (key: keyof Effect) => (effect["per"] ? "" : number(key));
  const many = (text: string) => letters(text === "1" ? "" : text);
  if (effect["money"]) found.push(letters(`$${number("money")}`));
  if (effect["money-once"]) found.push(letters(`$${number("money-once")} + `));
  if (effect["certificates"]) {
    found.push(CERTIFICATE, many(effect["certificates"] === "limit" ? "max" : number("certificates")));
  }
  if (effect["engine"]) found.push(ENGINE, letters(`▸${counted("engine")}`));
  if (effect["objective"]) found.push(OBJECTIVE);
  if (effect["token"]) found.push({ icon: "card-exchange" });
  if (effect["hire"] !== undefined) {
    const extra = Number(effect["hire"]);
    const sign = extra > 0 ? `+$${extra}` : extra < 0 ? `−$${-extra}` : "";
    found.push({ icon: "three-friends" }, letters(sign));
  }
  if (effect["build"] !== undefined) {
    found.push({ icon: "house" }, letters(effect["build"] ? `−$${number("build")}` : "$0"));
  }
  if (effect["branch"]) found.push(BRANCH, many(number("branch")));
  if (effect["hazard"] !== undefined) {
    found.push(HAZARD, letters(effect["hazard"] ? `−$${number("hazard")}` : ""));
  }
  if (effect["outlaw"]) found.push(BANDIT);
  if (effect["auxiliary"]) found.push(AUXILIARY);
  if (effect["cattle"]) found.push(letters("+"), { hide: ANY });
  if (effect["herder"]) found.push(HORSESHOE, letters(`▸${number("herder")}`));
  if (effect["free-move"]) found.push(HORSESHOE, letters(`▸${number("free-move")}`));
  if (effect["draw"]) found.push({ icon: "card-draw" }, many(counted("draw")));
  if (effect["remove"]) found.push({ icon: "trash-can" }, many(number("remove")));
  if (effect["copy"]) found.push({ icon: "house" }, letters("↺"));
  if (effect["deliver"]) found.push(letters("◂"), ENGINE, { icon: "modern-city" });
  if (effect["station"]) found.push(letters("◂"), ENGINE, STATION);
  return found.filter((sign) => !("letters" in sign) || sign.letters !== "");
}

type SamCard = NonNullable<Components["deck"]>["card"][number];

/** What Sam's steps are counted by, where they are no number. */
const PACES: Record<string, Sign> = { "most-buildings": { icon: "house" }, cowboys: HAT, specialists: { icon: "three-friends" } };
const WORKERS: Record<string, Sign> = { cowboy: HAT, builder: HAMMER, engineer: COUNTED["engineers"]![0]! };

/** A card of Sam: how far he rides, then what he does, with the specialists without whom he does not. */
export function samSigns(card: SamCard): { steps: Sign[]; deeds: Sign[] } {
  const pace = typeof card.steps === "number" ? letters(`▸${card.steps}`) : (PACES[card.steps] ?? letters("?"));
  const deeds = card.do.flatMap((deed, i) => [...(i ? [letters("+")] : []), ...samDeed(deed)]);
  const only = card.only ? [WORKERS[card.only] ?? letters("?"), letters("›")] : [];
  return { steps: [HORSESHOE, pace], deeds: [...only, ...deeds] };
}

function samDeed(deed: SamCard["do"][number]): Sign[] {
  if (deed.hire) return [{ icon: "three-friends" }, ...(WORKERS[deed.hire] ? [WORKERS[deed.hire]!] : [])];
  if (deed.engine) return [ENGINE];
  if (deed.objective) return [OBJECTIVE];
  if (deed.outlaw) return [BANDIT];
  if (deed.hazard) return [HAZARD];
  if (deed.extend) return [{ icon: "card-draw" }, letters(String(deed.extend))];
  if (deed.build) return [{ icon: "house" }];
  return [{ hide: ANY }, ...(deed.cattle ? [letters(`−${deed.cattle}`), HAT] : [])];
}
