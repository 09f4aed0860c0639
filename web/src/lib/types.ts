/** What the server sends. The shapes of `view` belong to each game's drawing. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Value = string | number;

export interface Me {
  id: string | null;
  name: string | null;
  account: boolean;
}

export interface PasskeyInfo {
  id: string;
  name: string;
  created: number;
  used: number | null;
}

export interface NoticesInfo {
  push_key: string;
  browsers: number;
  mail: boolean;
  email: string | null;
  email_wish: string | null;
}

export interface PushSubscriptionInfo {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface OptionInfo {
  name: string;
  kind: "switch" | "choice" | "number";
  default: string | number | boolean;
  values: (string | number | boolean)[];
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  options: OptionInfo[];
  stage: string;
  version: string;
  bots: string[];
}

export interface RuleInfo {
  id: string;
  section: string;
  text: string;
  ruling: boolean;
  vectors: string[];
}

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

export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null;
  mine: boolean;
  invitation: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  seats: SeatInfo[];
  visibility: "private" | "open" | "hotseat";
  status: "open" | "playing" | "adjourned" | "finished" | "cancelled";
  created: number;
  started: number | null;
  finished: number | null;
  mine: boolean;
  waiting_for: number[];
  /** When the open question was put. */
  since: number | null;
  pace: PaceInfo;
  result: Sheet[] | null;
  commitment: string;
}

export type PaceInfo =
  | { kind: "none" }
  | { kind: "live"; minutes: number; increment: number }
  | { kind: "days"; days: number; pause: [number, number] | null };

export interface SeatWish {
  kind: "me" | "bot" | "open";
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string | number | boolean>;
  visibility?: TableInfo["visibility"];
  pace?: PaceInfo;
  shuffle_seats?: boolean;
}

/** One line of the scoring sheet. */
export interface Sheet {
  seat: number;
  rank: number;
  total: number;
  categories: Record<string, number>;
  [detail: string]: Json;
}

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

export type ServerMessage =
  | Position
  | Refused
  | Why
  | { type: "chat"; lines: ChatLine[] }
  | { type: "done"; id: string | null }
  | { type: "pong" };

export interface ReplayStep {
  ply: number;
  seat: number;
  action: string;
  events: { kind: string; args: Json[] }[];
}

/** A turn ends with this ply. */
export interface ReplayTurn {
  ply: number;
  seat: number;
}

export interface ReplayInfo {
  table: string;
  game: string;
  names: string[];
  steps: ReplayStep[];
  turns: ReplayTurn[];
  /** By name: for each seat the value after each turn. */
  curves: Record<string, number[][]>;
  result: Sheet[];
  /** The game was played to its end. */
  over: boolean;
  seed: string;
  commitment: string;
  record: string;
}

export interface DailyScore {
  rank: number;
  name: string;
  total: number;
  mine: boolean;
  /** To watch it, once the day is over. */
  table: string | null;
}

export interface DailyInfo {
  day: string;
  ends: number;
  game: string;
  seats: number;
  options: Record<string, string | number | boolean>;
  bot: string;
  /** Mine, if I have begun. */
  table: string | null;
  status: TableInfo["status"] | null;
  today: DailyScore[];
  yesterday: DailyScore[];
}

export interface DoubtInfo {
  file: string;
  entry: string;
  confidence: string;
  note: string;
}

export interface CategoryStatistics {
  name: string;
  mean: number;
  median: number;
  winners: number;
}

export interface PlayerTally {
  games: number;
  wins: number;
  mean: number;
}

export interface CountStatistics {
  seats: number;
  games: number;
  mean: number;
  median: number;
  winning_mean: number;
  margin_median: number;
  lowest: number;
  width: number;
  counts: number[];
  categories: CategoryStatistics[];
  by_seat: PlayerTally[];
  by_player: Record<string, PlayerTally>;
}

export interface BotTally extends PlayerTally {
  standard_error: number;
  least: number;
  most: number;
}

export interface SimulationInfo {
  id: string;
  created: number;
  seats: number;
  options: Record<string, string | number | boolean>;
  seed: string;
  games: number;
  decisions: number;
  by_bot: Record<string, BotTally>;
  by_seat: BotTally[];
}

export interface StatisticsInfo {
  game: string;
  tables: CountStatistics[];
  simulations: SimulationInfo[];
}
