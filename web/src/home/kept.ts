/** What was chosen for the last new game; kept in this browser, so that the next one starts with it. */
export interface Kept {
  game: string;
  company: string;
  seats: number;
  bot: string;
  names: string[];
}

const KEY = "new-game";

export function lastChoices(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function keepChoices(kept: Kept): void {
  localStorage.setItem(KEY, JSON.stringify(kept));
}
