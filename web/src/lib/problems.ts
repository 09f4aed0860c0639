import { Problem } from "./api";
import { t } from "./settings.svelte";

/**
 * Why something was refused, in the reader's language where we know what the code means here; what
 * else the server says comes as it is.
 */
export function inWords(error: unknown, known: Record<string, string> = {}): string {
  if (!(error instanceof Problem)) return t("server-away");
  if (error.code === "too-often" || error.code === "http-429") return t("problem-too-often");
  const message = known[error.code];
  return message ? t(message) : error.message;
}
