/**
 * What the server takes and gives. Shapes of the REST interface are made from its description
 * (`npm run types`), told more exactly where the description only says "text" or "anything"; those
 * on the socket are written here. The shapes of `view` belong to each game's drawing.
 */
import type { components } from "./generated";

type Schemas = components["schemas"];
/** A shape with some of its fields told more exactly. */
type Exactly<Shape, Fields extends Partial<Record<keyof Shape, unknown>>> = Omit<Shape, keyof Fields> &
  Fields;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Value = string | number;

export type Me = Schemas["Me"];
export type PasskeyInfo = Schemas["PasskeyInfo"];
export type NoticesInfo = Schemas["Notices"];
export type PushSubscriptionInfo = Schemas["Subscription"];

export type OptionInfo = Exactly<Schemas["OptionInfo"], { kind: "switch" | "choice" | "number" }>;
export type GameInfo = Exactly<Schemas["GameInfo"], { options: OptionInfo[] }>;
export type RuleInfo = Schemas["RuleInfo"];
export type DoubtInfo = Schemas["DoubtInfo"];

/** Which words the texts of a game know: things with their ids, and argument names by kind. */
export interface Words {
  things: Record<string, string[]>;
  decisions: Record<string, string[]>;
  actions: Record<string, string[]>;
  events: Record<string, string[]>;
  refusals: Record<string, string[]>;
  categories: string[];
  /** Arguments that messages select by: passed as they are. */
  selectors: string[];
  /** Things whose id is their name. */
  plain: Record<string, string[]>;
}

/** A message of the texts with its arguments. */
export type Phrase = [id: string, args: Record<string, Json>];

/** What is demanded, then what is given. */
export interface Description {
  requirements: Phrase[];
  rewards: Phrase[];
  per: string;
}

/** What is printed on things, by kind and id. */
export type Prints = Record<string, Record<string, Description[]>>;

export type SeatInfo = Exactly<Schemas["SeatInfo"], { kind: "open" | "person" | "bot" }>;

export type PaceInfo =
  | { kind: "none" }
  | { kind: "live"; minutes: number; increment: number }
  | { kind: "days"; days: number; pause: [number, number] | null };

export type TableInfo = Exactly<
  Schemas["TableInfo"],
  {
    seats: SeatInfo[];
    visibility: "private" | "open" | "hotseat";
    status: "open" | "playing" | "adjourned" | "finished" | "cancelled";
    origin: "opened" | "daily" | "fork" | "upload";
    pace: PaceInfo;
    result: Sheet[] | null;
  }
>;

export type SeatWish = Exactly<Schemas["SeatWish"], { kind: "me" | "bot" | "open" }>;
export type NewTable = Exactly<
  Schemas["NewTable"],
  { seats: SeatWish[]; visibility?: TableInfo["visibility"]; pace?: PaceInfo }
>;
export type Opened = Schemas["Opened"];

/** One line of the scoring sheet. */
export interface Sheet {
  seat: number;
  rank: number;
  total: number;
  categories: Record<string, number>;
  [detail: string]: Json;
}

/** By category: the things that were counted. */
export type Counted = Record<string, [kind: string, id: string, number: number, points: number][]>;

export interface ActionInfo {
  text: string;
  kind: string;
  args: Value[];
  targets: string[];
  /** It reveals something: it can't be taken back. */
  final: boolean;
  ends_turn: boolean;
  /** It may be done at any moment, whoever is to decide. */
  aside: boolean;
  does: Description | null;
}

export interface EventInfo {
  ply: number;
  kind: string;
  args: Json[];
}

export interface DecisionInfo {
  seats: number[];
  kind: string;
  args: Record<string, Json>;
}

/** The part of every game's view that the table itself reads. */
export interface BaseView {
  seats: number;
  seat: number | null;
  ply: number;
  active: number;
  over: boolean;
  decision: DecisionInfo | null;
}

export interface Person {
  seat: number;
  kind: SeatInfo["kind"];
  name: string;
  bot: string | null;
}

export interface Position {
  type: "position";
  table: string;
  seq: number;
  ply: number;
  seat: number | null;
  seats: number[];
  status: TableInfo["status"];
  view: BaseView;
  actions: ActionInfo[];
  undo: number;
  redo: number;
  /** The events are those after this ply. */
  since: number;
  events: EventInfo[];
  pending: number;
  result: Sheet[] | null;
  /** How the sheets came about, seat by seat; null while the game goes on. */
  tally: Counted[] | null;
  seed: string | null;
  commitment: string;
  clock: ClockInfo;
  /** Somebody asks everybody to go back to an earlier position. */
  wish: { seat: number; ply: number; agreed: number[] } | null;
  people: Person[];
}

export interface ClockInfo {
  pace: PaceInfo;
  /** Seconds each seat has left, before the time of the open question. */
  left: number[];
  /** Seconds since the open question was put. */
  elapsed: number;
  remaining: number | null;
}

export interface ChatLine {
  id: number;
  name: string;
  text: string;
  at: number;
}

export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  message?: string;
  rule?: string;
  reason?: string;
  args?: Record<string, Json>;
}

export interface Why {
  type: "why";
  id: string | null;
  action: string;
  legal: boolean;
  rule?: string;
  reason?: string;
  args?: Record<string, Json>;
}

/** What an action would bring; of one that reveals something no more than that. */
export interface Preview {
  type: "preview";
  id: string | null;
  action: string;
  final: boolean;
  events: { kind: string; args: Json[] }[];
  /** What would change among the things the game counts: before and after. */
  counts: Record<string, [now: number, then: number]>;
}

/** The table as it looked after so many moves. */
export interface Past {
  type: "past";
  id: string | null;
  ply: number;
  view: BaseView;
}

export type ServerMessage =
  | Position
  | Refused
  | Why
  | Preview
  | Past
  | { type: "chat"; lines: ChatLine[] }
  | { type: "done"; id: string | null }
  | { type: "pong" };

export type ReplayStep = Exactly<
  Schemas["ReplayStep"],
  { events: { kind: string; args: Json[] }[] }
>;
export type ReplayTurn = Schemas["ReplayTurn"];
export type ReplayInfo = Exactly<
  Schemas["Replay"],
  { steps: ReplayStep[]; result: Sheet[]; tally: Counted[] }
>;

export type DailyScore = Schemas["DailyScore"];
export type DailyInfo = Exactly<Schemas["Daily"], { status: TableInfo["status"] | null }>;

export type CategoryStatistics = Schemas["CategoryStatistics"];
export type CountStatistics = Schemas["CountStatistics"];
export type Tally = Schemas["Tally"];
export type SimulationInfo = Schemas["SimulationInfo"];
export type StatisticsInfo = Schemas["GameStatistics"];
