import type { Options } from "./options";
import type { Language } from "./text";
import { throttle } from "./throttle.svelte";
import type {
  AdminDeed,
  AdminOverview,
  AdminPerson,
  AdminReport,
  AdminTable,
  BuiltPosition,
  DailyInfo,
  DoubtInfo,
  HouseInfo,
  HouseSet,
  GameInfo,
  Json,
  LessonInfo,
  Me,
  MuteInfo,
  NewTable,
  NotificationsInfo,
  Opened,
  BookInfo,
  BotInfo,
  BotToken,
  PasskeyInfo,
  Printed,
  Prints,
  PuzzleAttempt,
  PuzzleInfo,
  PushSubscriptionInfo,
  ReplayInfo,
  AnalysisProgress,
  CoachInfo,
  ExplanationInfo,
  HintInfo,
  ReplayPosition,
  ChangedStudy,
  NewStudy,
  StudyInfo,
  StudyListed,
  StudyPosition,
  WantedPosition,
  RuleInfo,
  NewSeat,
  ShareInfo,
  SharedView,
  SoloRecord,
  StatisticsInfo,
  TableInfo,
  Words,
} from "./types";

/** A refusal of the server, with its stable code. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** Which of several reasons, where texts tell them apart, and what it is about. */
    readonly reason = "",
    readonly args: Record<string, string | number> = {},
  ) {
    super(message);
  }
}

const TOO_MANY = 429;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  const response = await fetch(path, init);
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  const data: unknown = isJson ? await response.json() : await response.text();
  if (!response.ok) {
    const problem = data as { code?: string; message?: string; reason?: string | null; args?: Record<string, string | number> };
    if (response.status === TOO_MANY) {
      const wait = Number(response.headers.get("retry-after"));
      throttle.hit(String(problem.args?.["limit"] ?? "other"), wait || undefined);
    }
    const { code = `http-${response.status}`, message = "", reason, args } = problem;
    throw new Problem(code, message, reason ?? "", args);
  }
  return data as T;
}

/** Letters. Servers and what stands before them take twice as many and more, but not any number. */
const LONGEST_QUERY = 2_000;

/** Something about the box of a table with these options: a house set may be too long for an address. */
function atBox<T>(path: string, options: Options): Promise<T> {
  const pairs = Object.entries(options).map(([name, value]) => ["option", `${name}=${value}`]);
  const query = pairs.length ? `?${new URLSearchParams(pairs)}` : "";
  return query.length > LONGEST_QUERY ? call<T>("POST", path, { options }) : call<T>("GET", `${path}${query}`);
}

type Wanted = Record<string, Json>;

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const study = (id: string) => `/api/studies/${encodeURIComponent(id)}`;
/** Through whose eyes. */
const seen = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);
const game = (name: string) => `/api/games/${encodeURIComponent(name)}`;

export const api = {
  me: () => call<Me>("GET", "/api/me"),
  introduce: (name: string) => call<Me>("POST", "/api/me", { name }),
  signUp: (login: string, password: string) =>
    call<Me>("POST", "/api/me/account", { login, password }),
  signIn: (login: string, password: string) =>
    call<Me>("POST", "/api/sign-in", { login, password }),
  signOut: (everywhere = false) =>
    call<Me>("POST", `/api/sign-out?everywhere=${String(everywhere)}`),
  forgetMe: () => call<Me>("DELETE", "/api/me"),

  passkeys: () => call<PasskeyInfo[]>("GET", "/api/me/passkeys"),
  passkeyOptions: () => call<Wanted>("POST", "/api/me/passkeys/options"),
  addPasskey: (credential: Wanted, name: string) =>
    call<Me>("POST", "/api/me/passkeys", { credential, name }),
  removePasskey: (id: string) =>
    call<PasskeyInfo[]>("DELETE", `/api/me/passkeys/${encodeURIComponent(id)}`),
  signInOptions: () => call<Wanted>("POST", "/api/sign-in/passkey/options"),
  signInByPasskey: (credential: Wanted) => call<Me>("POST", "/api/sign-in/passkey", { credential }),

  bots: () => call<BotInfo[]>("GET", "/api/me/bots"),
  makeBot: (name: string) => call<BotToken>("POST", "/api/me/bots", { name }),
  renewBot: (id: string) => call<BotToken>("POST", `/api/me/bots/${encodeURIComponent(id)}/token`),
  dismissBot: (id: string) => call<BotInfo[]>("DELETE", `/api/me/bots/${encodeURIComponent(id)}`),

  notifications: () => call<NotificationsInfo>("GET", "/api/me/notifications"),
  subscribe: (browser: PushSubscriptionInfo) =>
    call<NotificationsInfo>("POST", "/api/me/notifications/push", browser),
  unsubscribe: (endpoint: string) =>
    call<NotificationsInfo>("POST", "/api/me/notifications/push/stop", { endpoint }),
  setEmail: (email: string, language: Language) =>
    call<NotificationsInfo>("PUT", "/api/me/notifications/email", { email, language }),
  dropEmail: () => call<NotificationsInfo>("DELETE", "/api/me/notifications/email"),
  tellLanguage: (language: Language) =>
    call<NotificationsInfo>("PUT", "/api/me/notifications/language", { language }),

  games: () => call<GameInfo[]>("GET", "/api/games"),
  words: (name: string) => call<Words>("GET", `${game(name)}/words`),
  text: (name: string, language: string) => call<string>("GET", `${game(name)}/text/${language}`),
  prints: (name: string, options: Options = {}) => atBox<Prints>(`${game(name)}/prints`, options),
  rules: (name: string, language: string) =>
    call<RuleInfo[]>("GET", `${game(name)}/rules/${language}`),
  book: (name: string, language: string) =>
    call<BookInfo>("GET", `${game(name)}/book/${language}`),
  doubts: (name: string, language: string) =>
    call<DoubtInfo[]>("GET", `${game(name)}/doubts/${language}`),
  house: (name: string, language: string) =>
    call<HouseInfo>("GET", `${game(name)}/house/${language}`),
  tryHouse: (name: string, values: Record<string, Json>) =>
    call<HouseSet>("POST", `${game(name)}/house`, { values }),
  statistics: (name: string) => call<StatisticsInfo>("GET", `${game(name)}/statistics`),
  components: (name: string, options: Options = {}) => atBox<Printed>(`${game(name)}/components`, options),

  lobby: () => call<TableInfo[]>("GET", "/api/tables"),
  myTables: () => call<TableInfo[]>("GET", "/api/me/tables"),
  open: (wanted: NewTable) => call<Opened>("POST", "/api/tables", wanted),
  table: (id: string) => call<TableInfo>("GET", table(id)),
  sit: (id: string, seat: number, invitation?: string) =>
    call<TableInfo>("POST", `${table(id)}/sit`, { seat, invitation: invitation ?? null }),
  standUp: (id: string) => call<TableInfo>("POST", `${table(id)}/stand-up`),
  sendAway: (id: string, seat: number) => call<TableInfo>("DELETE", `${table(id)}/seats/${seat}`),
  fill: (id: string, bot: string) => call<TableInfo>("POST", `${table(id)}/fill`, { bot }),
  handOver: (id: string, seat: number, bot: string | null) =>
    call<TableInfo>("POST", `${table(id)}/hand-over`, { seat, bot }),
  share: (id: string, seat: number) => call<ShareInfo>("POST", `${table(id)}/shares`, { seat }),
  shares: (id: string) => call<ShareInfo[]>("GET", `${table(id)}/shares`),
  closeShare: (id: string, share: string) =>
    call<ShareInfo[]>("DELETE", `${table(id)}/shares/${encodeURIComponent(share)}`),
  shared: (token: string) => call<SharedView>("GET", `/api/shared/${encodeURIComponent(token)}`),
  report: (id: string, line: number, text: string) =>
    call<null>("POST", `${table(id)}/reports`, { line, text }),
  admin: {
    overview: () => call<AdminOverview>("GET", "/api/admin"),
    tables: (status: string) => call<AdminTable[]>("GET", `/api/admin/tables?status=${status}`),
    cancel: (id: string) => call<AdminTable[]>("POST", `/api/admin/tables/${encodeURIComponent(id)}/cancel`),
    people: (name: string) =>
      call<AdminPerson[]>("GET", `/api/admin/people?name=${encodeURIComponent(name)}`),
    ban: (id: string, reason: string, days: number | null) =>
      call<AdminPerson[]>("POST", `/api/admin/people/${encodeURIComponent(id)}/ban`, { reason, days }),
    unban: (id: string) =>
      call<AdminPerson[]>("DELETE", `/api/admin/people/${encodeURIComponent(id)}/ban`),
    reports: () => call<AdminReport[]>("GET", "/api/admin/reports"),
    closeReport: (id: number, hide: boolean) =>
      call<AdminReport[]>("POST", `/api/admin/reports/${id}/close`, { hide }),
    audit: () => call<AdminDeed[]>("GET", "/api/admin/audit"),
  },
  mutes: (id: string) => call<MuteInfo[]>("GET", `${table(id)}/mutes`),
  mute: (id: string, line: number) => call<MuteInfo[]>("POST", `${table(id)}/mutes`, { line }),
  unmute: (id: string, mute: string) =>
    call<MuteInfo[]>("DELETE", `${table(id)}/mutes/${encodeURIComponent(mute)}`),
  cancel: (id: string) => call<TableInfo>("DELETE", table(id)),
  record: (id: string) => call<string>("GET", `${table(id)}/record`),
  replay: (id: string, seat: number | null = null) =>
    call<ReplayInfo>("GET", `${table(id)}/replay${seen(seat)}`),
  explanation: (id: string, ply: number, language: string) =>
    call<ExplanationInfo>("GET", `${table(id)}/replay/${ply}/explanation/${language}`),
  analyse: (id: string) => call<AnalysisProgress>("POST", `${table(id)}/analysis`),
  analysis: (id: string, language: string) =>
    call<AnalysisProgress>("GET", `${table(id)}/analysis/${language}`),
  line: (id: string, ply: number, actions: string[], seat: number | null) => {
    const asked = new URLSearchParams(actions.map((action) => ["action", action]));
    if (seat !== null) asked.set("seat", String(seat));
    return call<ReplayPosition[]>("GET", `${table(id)}/replay/${ply}/line?${asked}`);
  },
  coach: (id: string, seat: number, ply: number, action: string, language: string) =>
    call<CoachInfo>("POST", `${table(id)}/coach`, { seat, ply, action, language }),
  hint: (id: string, seat: number, ply: number, language: string) =>
    call<HintInfo>("POST", `${table(id)}/hint`, { seat, ply, language }),
  replayPosition: (id: string, ply: number, seat: number | null) =>
    call<ReplayPosition>("GET", `${table(id)}/replay/${ply}${seen(seat)}`),
  fork: (id: string, ply: number, seats: NewSeat[]) =>
    call<Opened>("POST", `${table(id)}/fork`, { ply, seats }),
  upload: (record: string) => call<Opened>("POST", "/api/records", { record }),

  lessons: (name: string, language: string) =>
    call<LessonInfo[]>("GET", `${game(name)}/lessons/${language}`),
  openExample: (name: string, example: string) =>
    call<Opened>("POST", `${game(name)}/examples/${encodeURIComponent(example)}`),
  learn: (name: string, lesson: string, chapter: string) =>
    call<Opened>("POST", `${game(name)}/lessons/${encodeURIComponent(lesson)}/${encodeURIComponent(chapter)}`),

  puzzles: (name: string, language: string) => call<PuzzleInfo[]>("GET", `${game(name)}/puzzles/${language}`),
  solve: (name: string, puzzle: string) => call<Opened>("POST", `${game(name)}/puzzles/${encodeURIComponent(puzzle)}`),
  puzzleHere: (id: string, language: string, solution: boolean) =>
    call<PuzzleAttempt>("GET", `${table(id)}/puzzle/${language}?solution=${solution}`),

  newStudy: (study: Partial<NewStudy>) => call<Opened>("POST", "/api/studies", study),
  study: (id: string, language: string) => call<StudyInfo>("GET", `${study(id)}/${language}`),
  changeStudy: (id: string, changed: ChangedStudy) => call<{ version: number }>("PUT", study(id), changed),
  studyPosition: (id: string, moves: { seat: number; action: string }[]) =>
    call<StudyPosition>("POST", `${study(id)}/position`, { moves }),
  studyState: (id: string, moves: { seat: number; action: string }[]) =>
    call<string>("POST", `${study(id)}/state`, { moves }),
  buildPosition: (wanted: Partial<WantedPosition>) => call<BuiltPosition>("POST", "/api/positions", wanted),
  studyFile: (id: string) => call<Record<string, Json>>("GET", `${study(id)}/file`),
  myStudies: () => call<StudyListed[]>("GET", "/api/me/studies"),
  removeStudy: (id: string) => call<unknown>("DELETE", study(id)),

  solo: () => call<SoloRecord[]>("GET", "/api/me/solo"),
  daily: () => call<DailyInfo>("GET", "/api/daily"),
  playDaily: () => call<Opened>("POST", "/api/daily"),
};
