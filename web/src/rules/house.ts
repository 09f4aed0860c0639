import type { HouseInfo, Json } from "../lib/types";

/** Corrected values by their paths. */
export type Values = Record<string, Json>;
/** A house set that this browser keeps. */
export interface Saved {
  name: string;
  values: Values;
  /** What its author tells whoever gets the file. */
  remark?: string;
}

/** How a value is given, as the server describes it. */
export type Form =
  | { kind: "number" }
  | { kind: "switch" }
  | { kind: "choice"; values: Choice[] }
  | { kind: "list"; of: Form }
  | { kind: "row"; of: Form[] }
  | { kind: "either"; of: Form[] }
  | { kind: "map"; keys: Choice[]; of: Form }
  | { kind: "table"; fields: Field[] };
export interface Choice {
  value: Json;
  name: string;
}
export interface Field {
  key: string;
  name: string;
  optional: boolean;
  form: Form;
}

export const FORMAT = "trailboss house set 1";
export const NONE = "none";
export const MOST_KEPT = 20;
const place = (game: string) => `house-${game}`;

export function savedSets(game: string): Saved[] {
  try {
    const kept = JSON.parse(localStorage.getItem(place(game)) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as Saved[]) : [];
  } catch {
    return [];
  }
}

/** Under its name, in the place of what had that name before; null: there are as many as there may be. */
export function save(game: string, set: Saved): Saved[] | null {
  const others = savedSets(game).filter(({ name }) => name !== set.name);
  return others.length < MOST_KEPT ? keep(game, [set, ...others]) : null;
}

export const forget = (game: string, name: string): Saved[] =>
  keep(game, savedSets(game).filter((one) => one.name !== name));

/** A name that no set has yet: the wanted one, else with a number behind it. */
export function ownName(sets: readonly Saved[], wanted: string): string {
  const taken = new Set(sets.map(({ name }) => name));
  let name = wanted;
  for (let number = 2; taken.has(name); number++) name = `${wanted} ${number}`;
  return name;
}

function keep(game: string, sets: Saved[]): Saved[] {
  localStorage.setItem(place(game), JSON.stringify(sets));
  return sets;
}

/** The value of a table's option: keys in order, as the server writes it, so that equal sets are equal. */
export function optionOf(values: Values): string {
  const paths = Object.keys(values).sort();
  return paths.length ? JSON.stringify(Object.fromEntries(paths.map((path) => [path, values[path]]))) : NONE;
}

/** How many values the option of a table corrects. */
export function correctedIn(option: string): number {
  try {
    return option === NONE ? 0 : Object.keys(JSON.parse(option) as object).length;
  } catch {
    return 0;
  }
}

export function asFile(game: string, { name, values, remark }: Saved): string {
  return `${JSON.stringify({ format: FORMAT, game, name, remark: remark ?? "", corrections: values }, null, 1)}\n`;
}

/** What a file holds; null: it is no house set of this game. */
export function fromFile(game: string, text: string): Saved | null {
  try {
    const data = JSON.parse(text) as { format?: unknown; game?: unknown; name?: unknown; remark?: unknown; corrections?: unknown };
    const values = data.corrections;
    if (data.format !== FORMAT || data.game !== game || typeof values !== "object" || values === null) return null;
    const words = (one: unknown) => (typeof one === "string" ? one : "");
    return { name: words(data.name), remark: words(data.remark), values: values as Values };
  } catch {
    return null;
  }
}

/** What a path leads to, by name: the thing, and which of its values. */
export function placeOf(house: HouseInfo, path: string): string {
  const thing = house.things.find((one) => path === one.path || path.startsWith(`${one.path}/`));
  if (!thing) return path;
  const key = path.slice(thing.path.length + 1).split("/")[0];
  const form = house.forms[thing.form] as unknown as Form | undefined;
  const field = form?.kind === "table" ? form.fields.find((one) => one.key === key) : undefined;
  return field ? `${thing.title}, ${field.name}` : thing.title;
}

export const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A first value for what was not there before. */
export function blank(form: Form): Json {
  switch (form.kind) {
    case "number":
      return 1;
    case "switch":
      return true;
    case "choice":
      return form.values[0]?.value ?? null;
    case "list":
      return [];
    case "row":
      return form.of.map(blank);
    case "either":
      return form.of[0] ? blank(form.of[0]) : null;
    case "map":
      return {};
    case "table":
      return Object.fromEntries(
        form.fields.filter(({ optional }) => !optional).map(({ key, form: inner }) => [key, blank(inner)]),
      );
  }
}

/** The values of a thing that differ from what we print, by path; null: a value was taken away. */
export function differences(path: string, printed: Json, now: Json): Values {
  const tables = isTable(printed) && isTable(now);
  if (!tables) return isSame(printed, now) ? {} : { [path]: now };
  const keys = new Set([...Object.keys(printed), ...Object.keys(now)]);
  return Object.fromEntries(
    [...keys].filter((key) => !isSame(printed[key], now[key])).map((key) => [`${path}/${key}`, now[key] ?? null]),
  );
}

/** A thing as the corrections have it. */
export function corrected(path: string, printed: Json, values: Values): Json {
  if (path in values) return values[path] as Json;
  if (!isTable(printed)) return printed;
  const now: Record<string, Json> = { ...printed };
  for (const [one, value] of Object.entries(values)) {
    if (!one.startsWith(`${path}/`)) continue;
    const key = one.slice(path.length + 1);
    if (value === null) delete now[key];
    else now[key] = value;
  }
  return now;
}

export const isTable = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
