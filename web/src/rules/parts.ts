/** A rule's text taken apart: plain words, words in code, citations of other rules, our rulings. */
export interface Part {
  text: string;
  kind: "plain" | "code" | "rule" | "ruling" | "found";
  /** The full id of the rule that is cited. */
  rule?: string;
}

const TOKEN = /`([^`]+)`|\((ruling\b[^()]*(?:\([^()]*\)[^()]*)*)\)|\b((?:[A-Z]+-)*[A-Z]+-\d+[a-z]?)\b/g;

/** Rules cite each other without the game's prefix, which is that of the citing rule. */
export function parts(text: string, id: string, known: ReadonlySet<string>, words: string[]): Part[] {
  const prefix = id.split("-")[0] ?? "";
  const found: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, code, ruling, cited] = match;
    const rule = cited && [cited, `${prefix}-${cited}`].find((one) => known.has(one));
    if (cited && !rule) continue;
    found.push(...marked(text.slice(from, match.index), words));
    if (code) found.push({ text: code, kind: "code" });
    else if (ruling) found.push({ text: whole, kind: "ruling" });
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
