import { Problem } from "./api";
import { settings, t } from "./settings.svelte";
import { MARK } from "./text";

const PROBLEMS: Record<string, string> = {
  "too-often": "problem-too-often",
  "http-429": "problem-too-often",
  "wrong-moment": "problem-wrong-moment",
  "not-allowed": "problem-not-allowed",
  "no-hints": "problem-no-hints",
  "not-an-action": "problem-wrong-moment",
  "too-many": "problem-too-many",
  "http-413": "problem-too-long",
  "too-long": "problem-too-long",
  "too-many-redeals": "problem-too-many-redeals",
  "too-many-tables": "problem-too-many-tables",
  "others-undecided": "problem-others-undecided",
  "enough-back-and-forth": "problem-enough-back-and-forth",
  "bot-and-keeper": "problem-bot-and-keeper",
  "account-needed": "problem-account-needed",
  "email-needed": "problem-email-needed",
  "not-said-here": "problem-not-said-here",
  "other-box": "problem-other-box",
  unplayable: "problem-unplayable",
};

/**
 * Why something was refused, in the reader's language where we know what the code means here; what
 * else the server says comes as it is.
 */
export function inWords(error: unknown, known: Record<string, string> = {}): string {
  if (!(error instanceof Problem)) return t("server-away");
  if (error.code === "bad-house-set") return badSet(error);
  const message = known[error.code] ?? PROBLEMS[error.code];
  return message ? t(message) : error.message;
}

/** Why a house set can't be played with. What rules say of themselves in it is English. ``called`` names the
 * places that paths lead to, where they have a name. */
export function badSet({ reason, args }: Problem, called = (path: string) => path): string {
  const { path = "", whole = "", detail = "" } = args;
  const words = settings.language === "en" ? detail : `${MARK}${detail}`;
  return t(`house-bad-${reason}`, { ...args, place: called(String(path)), whole: called(String(whole)), detail: words });
}

/** The same for what is refused on the socket. That the table has moved on shows by itself. */
export function refusedInWords({ code, message }: { code: string; message?: string }): string {
  const known = PROBLEMS[code];
  return code === "stale" ? "" : known ? t(known) : (message ?? "");
}
