import { Problem } from "./api";
import { t } from "./settings.svelte";

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
  const message = known[error.code] ?? PROBLEMS[error.code];
  return message ? t(message) : error.message;
}

/** The same for what is refused on the socket. That the table has moved on shows by itself. */
export function refusedInWords({ code, message }: { code: string; message?: string }): string {
  const known = PROBLEMS[code];
  return code === "stale" ? "" : known ? t(known) : (message ?? "");
}
