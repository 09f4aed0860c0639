/** The chapters that were gone through in this browser, and the puzzles that were solved. */
const KEY = "learned";
/** Where solved puzzles are kept: no lesson is called so. */
export const PUZZLES = "puzzles";

function all(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

export function learned(game: string, lesson: string): ReadonlySet<string> {
  return new Set(all()[`${game}/${lesson}`]);
}

export function keepLearned(game: string, lesson: string, chapter: string): void {
  const known = all();
  const chapters = new Set(known[`${game}/${lesson}`]).add(chapter);
  localStorage.setItem(KEY, JSON.stringify({ ...known, [`${game}/${lesson}`]: [...chapters] }));
}
