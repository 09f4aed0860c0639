import { ANY, type Sign } from "../shared/sign";
import type { BotCard, Components, Effect, Local } from "./model";

export const WORKERS: Record<string, { icon: string; colour: string }> = {
  cowboy: { icon: "worker-cowboy", colour: "var(--cowboy)" },
  builder: { icon: "worker-builder", colour: "var(--builder)" },
  engineer: { icon: "worker-engineer", colour: "var(--engineer)" },
  "all-rounder": { icon: "worker-all-rounder", colour: "var(--all-rounder)" },
};

const CERTIFICATE: Sign = { icon: "diploma" };
const TOKEN: Sign = { icon: "card-exchange" };
const OBJECTIVE: Sign = { icon: "tied-scroll" };
const BONUS: Sign = { icon: "ribbon-medal" };
const HORSESHOE: Sign = { icon: "horseshoe" };
const TILES: Record<string, Sign[]> = {
  objective: [OBJECTIVE],
  bonus: [BONUS],
  any: [OBJECTIVE, { letters: "/" }, BONUS],
};

const letters = (text: string): Sign => ({ letters: text });
const hide = (c: Components, id: string): Sign => ({
  hide: c.cards.cattle.find((one) => one.id === id)?.colour ?? ANY,
});
const times = (sign: Sign, number: number): Sign[] =>
  number > 3 ? [letters(`${number}`), sign] : Array<Sign>(number).fill(sign);

/** An effect, the local action that it is, or what dismissing a worker brings. */
type Shown = Effect & Partial<Pick<Local, "after">> & Pick<Components["cards"]["worker"][number]["bonus"], "step">;

/** An effect in signs, as on a tile: what it demands, a stroke, what it gives. */
export function signs(effect: Shown, c: Components): Sign[] {
  const needs = demanded(effect, c);
  const gives = given(effect, c);
  return needs.length ? [...needs, letters("›"), ...gives] : gives;
}

function demanded(effect: Effect, c: Components): Sign[] {
  const found: Sign[] = [];
  const wanted = effect["discard"];
  if (wanted === "value-2") found.push({ hide: ANY }, letters("2"));
  else if (typeof wanted === "string") found.push(hide(c, wanted));
  if (effect["pay"]) found.push(letters(`−$${String(effect["pay"])}`));
  return found;
}

function given(effect: Shown, c: Components): Sign[] {
  const found: Sign[] = [];
  const number = (key: keyof Shown) => Number(effect[key] ?? 0);
  if (effect["money"]) found.push(letters(`$${number("money")}`));
  if (effect["per-value"]) found.push(letters(`$${number("per-value")}×`), { icon: "cow" });
  found.push(...times(CERTIFICATE, number("certificates")));
  found.push(...times(TOKEN, number("token")));
  if (effect["tile"]) found.push(...(TILES[String(effect["tile"])] ?? []));
  if (effect["cattle"]) found.push(letters("+"), hide(c, String(effect["cattle"])));
  if (effect["hire"] !== undefined) {
    const price = number("hire") ? `$${number("hire")}` : "$0";
    found.push(...(effect["after"] ? [letters("+")] : []), { icon: "three-friends" }, letters(price));
  }
  if (effect["buy"]) found.push({ icon: "worker-cowboy", colour: "var(--cowboy)" }, letters("›"), { hide: ANY });
  if (effect["build"]) found.push({ icon: "worker-builder", colour: "var(--builder)" }, letters("›"), { icon: "house" });
  if (effect["train"]) found.push({ icon: "worker-engineer", colour: "var(--engineer)" }, letters("›"), { icon: "railway" });
  found.push(...times({ icon: "gears" }, number("auxiliary")));
  if (effect["ride"]) found.push(HORSESHOE, letters(`▸${number("ride")}`));
  found.push(...times({ icon: "card-draw" }, number("exchange")));
  if (effect["remove"]) found.push({ icon: "trash-can" }, hide(c, String(effect["remove"])));
  if (effect["step"]) found.push(HORSESHOE, letters(`▸${number("step")}`));
  return found;
}

/** How much room a row of signs wants, in sizes of a sign. */
export const widthOf = (row: Sign[]): number =>
  row.reduce((sum, sign) => sum + ("letters" in sign ? sign.letters.length * 0.6 : 1.06), 0);

/** Actions that exclude each other or follow on each other share a line. */
export function rows(local: Local[], c: Components): { ids: string[]; row: Sign[] }[] {
  const found: { ids: string[]; row: Sign[]; slot: unknown; id: string }[] = [];
  for (const effect of local) {
    const { id } = effect;
    const last = found.at(-1);
    const either = last && effect["slot"] !== undefined && last.slot === effect["slot"];
    if (last && (either || effect["after"] === last.id)) {
      last.row.push(letters(either ? "/" : " "), ...signs(effect, c));
      last.ids.push(id);
    } else {
      found.push({ ids: [id], row: signs(effect, c), slot: effect["slot"], id });
    }
  }
  return found;
}

/** What an objective asks for, part by part. */
export function required(wanted: Record<string, number>, c: Components): Sign[][] {
  return Object.entries(wanted).map(([what, number]) => {
    if (what === "buildings") return [{ icon: "house" }, letters(`${number}`), WORKERS["builder"]!];
    if (what === "bonus") return times(BONUS, number);
    const post = /^post-(\d+)$/.exec(what)?.[1];
    if (post) return [...(number > 1 ? [letters(`${number}×`)] : []), letters(`◉${post}+`)];
    return times(WORKERS[what] ?? hide(c, what), number);
  });
}

/** What a bonus tile does beside its points; a star where it does nothing. */
export function bonusSigns(tile: { permanent?: number; again?: number }): Sign[] {
  if (tile.permanent) return [CERTIFICATE, letters("∞")];
  return tile.again ? [{ hide: ANY }, letters("×2")] : [{ icon: "round-star" }];
}

/** What a disc's space gives once it is cleared, without its auxiliary action. */
export function discSigns(disc: Components["player_board"]["disc"][number]): Sign[] {
  const found: Sign[] = [];
  if (disc.permanent) found.push(CERTIFICATE, letters("∞"));
  if (disc.hand) found.push({ icon: "card-draw" }, letters(`+${disc.hand}`));
  if (disc.step) found.push(HORSESHOE, letters(`+${disc.step}`));
  return found;
}

export const money = (dollars: number): string =>
  dollars < 0 ? `−$${-dollars}` : dollars > 0 ? `+$${dollars}` : "";

/** What a card of Sue tells her: how far to ride, then what to do. */
export function botSigns(card: BotCard): { steps: Sign[]; action: Sign[] } {
  const per = card["steps-per"];
  const steps = per ? [letters("×"), WORKERS[per]!] : [letters(`▸${card.steps ?? 0}`)];
  return { steps: [HORSESHOE, ...steps], action: BOT_ACTIONS[card.action](card.number ?? 1) };
}

const BOT_ACTIONS: Record<BotCard["action"], (number: number) => Sign[]> = {
  resources: (number) => times({ icon: "card-pick" }, number),
  cattle: () => [WORKERS["cowboy"]!, letters("›"), { hide: ANY }],
  build: () => [WORKERS["builder"]!, letters("›"), { icon: "house" }],
  train: () => [WORKERS["engineer"]!, letters("›"), { icon: "railway" }],
  best: () => [{ icon: "brain" }],
};
