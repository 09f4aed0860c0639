/** The chapters that were gone through in this browser. */
const KEY = "learned";

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
