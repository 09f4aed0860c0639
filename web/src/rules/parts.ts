/** A rule's text taken apart: plain words, words in code, citations of other rules. */
export interface Part {
  text: string;
  kind: "plain" | "code" | "rule" | "found";
  /** The full id of the rule that is cited. */
  rule?: string;
}

/** What stands together; set apart is what says how much of the rule is not simply printed. */
export interface Passage {
  parts: Part[];
  apart: boolean;
}

const REMARK = /\((?:[^()]|\([^()]*\))*\)/g;
const TOKEN = /`([^`]+)`|\b((?:[A-Z]+-)*[A-Z]+-\d+[a-z]?)\b/g;

/** A text with the remarks in parentheses set apart that contain one of the marking words. */
export function passages(
  text: string,
  id: string,
  known: ReadonlySet<string>,
  words: string[],
  marks: string[],
): Passage[] {
  const found: Passage[] = [];
  const add = (piece: string, apart: boolean) => {
    if (piece) found.push({ parts: parts(piece, id, known, words), apart });
  };
  const marking = new RegExp(`(?<!\\p{L})(?:${marks.map(escaped).join("|")})(?!\\p{L})`, "u");
  let from = 0;
  for (const { 0: remark, index } of text.matchAll(REMARK)) {
    if (!marking.test(remark)) continue;
    add(text.slice(from, index), false);
    add(remark, true);
    from = index + remark.length;
  }
  add(text.slice(from), false);
  return found;
}

/** Rules cite each other without the game's prefix, which is that of the citing rule. */
function parts(text: string, id: string, known: ReadonlySet<string>, words: string[]): Part[] {
  const prefix = id.split("-")[0] ?? "";
  const found: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, code, cited] = match;
    const rule = cited && [cited, `${prefix}-${cited}`].find((one) => known.has(one));
    if (cited && !rule) continue;
    found.push(...marked(text.slice(from, match.index), words));
    if (code) found.push({ text: code, kind: "code" });
    else if (rule) found.push({ text: whole, kind: "rule", rule });
    from = match.index + whole.length;
  }
  return [...found, ...marked(text.slice(from), words)];
}

/** Plain text with the words that were searched for set apart. */
function marked(text: string, words: string[]): Part[] {
  if (!words.length) return text ? [{ text, kind: "plain" }] : [];
  const pattern = new RegExp(words.map(escaped).join("|"), "gi");
  const found: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), kind: "plain" });
    found.push({ text: match[0], kind: "found" });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), kind: "plain" });
  return found;
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
