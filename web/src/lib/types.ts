/**
 * What the server takes and gives, by REST and on the socket: shapes made from its description
 * (`npm run types`), told more exactly where the description only says "text" or "anything". The
 * shapes of each game's view are among them; its drawing takes them from here.
 */
import type { components } from "./generated";

type Schemas = components["schemas"];
/** A shape by its name on the server. */
export type Shape<Name extends keyof Schemas> = Schemas[Name];
/** A shape with some of its fields told more exactly. */
export type Exactly<Shape, Fields extends Partial<Record<keyof Shape, unknown>>> = Omit<Shape, keyof Fields> &
  Fields;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Value = string | number;

export type Me = Schemas["Me"];
export type AdminOverview = Schemas["AdminOverview"];
export type AdminTable = Schemas["AdminTable"];
export type AdminPerson = Schemas["AdminPerson"];
export type AdminReport = Schemas["AdminReport"];
export type AdminDeed = Schemas["AdminDeed"];
export type BotInfo = Schemas["BotInfo"];
export type BotToken = Schemas["BotToken"];
export type PasskeyInfo = Schemas["PasskeyInfo"];
export type NotificationsInfo = Schemas["Notifications"];
export type PushSubscriptionInfo = Schemas["Subscription"];

export type OptionInfo = Exactly<Schemas["OptionInfo"], { kind: "switch" | "choice" | "number" | "house" }>;
export type GameInfo = Exactly<Schemas["GameInfo"], { options: OptionInfo[] }>;
export type RivalInfo = Schemas["RivalInfo"];
export type RuleInfo = Schemas["RuleInfo"];
export type DoubtInfo = Schemas["DoubtInfo"];
export type HouseInfo = Exactly<Schemas["HouseInfo"], { things: HousePrinted[] }>;
export type HousePrinted = Exactly<Schemas["HouseThing"], { value: Json }>;
export type HouseSet = Schemas["HouseSet"];
export type BookChapter = Schemas["BookChapter"];
export type BookInfo = Schemas["BookInfo"];
export type BookParagraph = Schemas["BookParagraph"];
export type FigureInfo = Schemas["FigureInfo"];
export type HintInfo = Schemas["HintInfo"];
export type AdviceInfo = Schemas["AdviceInfo"];
export type LessonInfo = Schemas["LessonInfo"];
export type LessonChapter = Schemas["LessonChapter"];
export type LessonStep = Schemas["LessonStep"];
export type PuzzleAttempt = Schemas["PuzzleAttempt"];
export type PuzzleInfo = Schemas["PuzzleInfo"];

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
  /** Things whose name is a phrase about others, by kind and id; not in what an older server said. */
  named?: Record<string, Record<string, Phrase>>;
}

/** A message of the texts with its arguments. */
export type Phrase = [id: string, args: Record<string, Json>];

/** What is demanded, then what is given. */
export interface Description {
  requirements: Phrase[];
  rewards: Phrase[];
  per: string;
}

/** Everything printed on the components in a box, by data file: each drawing knows the shape of its game's. */
export type Printed = Record<string, Json>;

/** What is printed on things, by kind and id. */
export type Prints = Record<string, Record<string, Description[]>>;

export type SeatInfo = Exactly<Schemas["SeatInfo"], { kind: "open" | "person" | "program" | "bot" | "rival" }>;

export type PaceInfo =
  | { kind: "none" }
  | { kind: "live"; minutes: number; increment: number }
  | { kind: "days"; days: number; pause: [number, number] | null };

export type ShareInfo = Schemas["ShareInfo"];
export type SharedView = Schemas["SharedView"];
export type MuteInfo = Schemas["MuteInfo"];

export type TableInfo = Exactly<
  Schemas["TableInfo"],
  {
    seats: SeatInfo[];
    visibility: "private" | "open" | "hotseat";
    status: "open" | "playing" | "adjourned" | "finished" | "cancelled";
    origin: "opened" | "daily" | "fork" | "upload" | "house";
    pace: PaceInfo;
    result: Sheet[] | null;
  }
>;

export type NewSeat = Exactly<Schemas["NewSeat"], { kind: "me" | "bot" | "open" }>;
export type NewTable = Exactly<
  Schemas["NewTable"],
  { seats: NewSeat[]; visibility?: TableInfo["visibility"]; pace?: PaceInfo }
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

export type ActionInfo = Exactly<
  Schemas["ActionShown"],
  { args: Value[]; does: Description | null; then: FollowUp[] }
>;
/** An answer to the question after the next. */
export type FollowUp = Exactly<Schemas["FollowUpShown"], { args: Value[]; does: Description | null }>;
/** What can be chosen; with `after` only by doing that one first: both by one click. */
export type Choice = ActionInfo & { after?: ActionInfo };
export type EventInfo = Exactly<Schemas["EventShown"], { args: Json[] }>;
/** Something that happens, or would. */
export type Told = Pick<EventInfo, "kind" | "args" | "actor">;

export type DecisionInfo = Exactly<Schemas["DecisionView"], { args: Record<string, Json> }>;

/** The part of every game's view that the table itself reads. */
export type BaseView = Exactly<Schemas["View"], { decision: DecisionInfo | null }>;

export type Person = Exactly<Schemas["PersonShown"], { kind: SeatInfo["kind"] }>;
export type ClockInfo = Exactly<Schemas["ClockShown"], { pace: PaceInfo }>;
export type ChatLine = Schemas["ChatLine"];
type Args = { args?: Record<string, Json> };

export type Position = Exactly<
  Schemas["PositionAnswer"],
  {
    status: TableInfo["status"];
    view: BaseView;
    actions: ActionInfo[];
    events: EventInfo[];
    result: Sheet[] | null;
    tally: Counted[] | null;
    clock: ClockInfo;
    people: Person[];
  }
>;
export type Refused = Exactly<Schemas["RefusedAnswer"], Args>;
export type Why = Exactly<Schemas["WhyAnswer"], Args>;
export type Preview = Exactly<
  Schemas["PreviewAnswer"],
  { events: Told[]; counts: Record<string, [now: number, then: number]>; view: BaseView | null }
>;
export type Past = Exactly<Schemas["PastAnswer"], { view: BaseView }>;
export type Earlier = Exactly<Schemas["EarlierAnswer"], { events: EventInfo[] }>;

/** What the server says on a socket. */
export type ServerMessage =
  | Position
  | Schemas["PatchAnswer"]
  | Refused
  | Why
  | Preview
  | Past
  | Earlier
  | Schemas["ChatAnswer"]
  | Schemas["ThrottledAnswer"]
  | Schemas["DoneAnswer"]
  | Schemas["PongAnswer"];

/** What is answered by its id, whatever becomes of the connection. */
export type Asking =
  | Schemas["Act"]
  | Schemas["Undo"]
  | Schemas["Redo"]
  | Schemas["Why"]
  | Schemas["AskRewind"]
  | Schemas["AnswerRewind"]
  | Schemas["Adjourn"]
  | Schemas["Resume"]
  | Schemas["Resign"];

/** What a client may say. */
export type ClientMessage =
  | Asking
  | Schemas["Ping"]
  | Schemas["Page"]
  | Schemas["Sync"]
  | Schemas["Say"]
  | Schemas["Preview"]
  | Schemas["Recall"]
  | Schemas["Earlier"];

export type ReplayStep = Exactly<
  Schemas["ReplayStep"],
  { events: Told[] }
>;
export type ExplanationInfo = Schemas["ExplanationInfo"];
export type BetterTurn = Schemas["BetterTurn"];
export type CoachInfo = Schemas["CoachInfo"];
export type AnalysisProgress = Schemas["AnalysisProgress"];
export type AnalysisInfo = Schemas["AnalysisInfo"];
export type CostlyInfo = Schemas["CostlyInfo"];
export type Figure = Schemas["Figure"];
export type ReplayPosition = Exactly<Schemas["ReplayPosition"], { view: BaseView }>;
export type ReplayTurn = Schemas["ReplayTurn"];
export type ReplayInfo = Exactly<
  Schemas["Replay"],
  { steps: ReplayStep[]; result: Sheet[]; tally: Counted[] }
>;

export type StudyInfo = Schemas["StudyInfo"];
export type StudyNodeInfo = Required<Schemas["Node"]>;
export type StudyListed = Schemas["StudyListed"];
export type NewStudy = Schemas["NewStudy"];
export type ChangedStudy = Schemas["ChangedStudy"];
export type SettingChange = Schemas["SettingChange"];
export type SettingInfo = Schemas["SettingInfo"];
export type WantedPosition = Schemas["WantedPosition"];
export type BuiltPosition = Exactly<Schemas["BuiltPosition"], { position: StudyPosition; settings: SettingInfo[] }>;
export type StudyPosition = Exactly<Schemas["StudyPosition"], { view: BaseView; actions: ActionInfo[] }>;

export type SoloRecord = Schemas["SoloRecord"];

export type DailyScore = Schemas["DailyScore"];
export type DailyInfo = Exactly<Schemas["Daily"], { status: TableInfo["status"] | null }>;

export type CategoryStatistics = Schemas["CategoryStatistics"];
export type CountStatistics = Schemas["CountStatistics"];
export type Tally = Schemas["Tally"];
export type SimulationInfo = Schemas["SimulationInfo"];
export type StatisticsInfo = Schemas["GameStatistics"];
