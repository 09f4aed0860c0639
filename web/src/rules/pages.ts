import type { BookChapter } from "../lib/types";

export const PAGES = ["book", "components", "signs", "summary", "search", "corrections", "reference"] as const;
export type Page = (typeof PAGES)[number];

/** Ids of rules are in capitals: GWT-FEE-03. */
const RULE = /^[A-Z]+-/;

/** Which page an address means that names one, a rule, a paragraph, or nothing. */
export function pageOf(named: string | null): Page {
  if (named !== null && RULE.test(named)) return "reference";
  return PAGES.find((page) => page === named) ?? "book";
}

/** The paragraph that tells a rule: the one that names it most exactly; null: none does. */
export function tellingOf(chapters: BookChapter[], rule: string): string | null {
  let best: { id: string | null; length: number } = { id: null, length: 0 };
  for (const { id, rules } of chapters.flatMap(({ paragraphs }) => paragraphs)) {
    for (const told of rules) {
      const tells = rule === told || rule.startsWith(`${told}-`);
      if (tells && told.length > best.length) best = { id, length: told.length };
    }
  }
  return best.id;
}

/** Whether a text has all the words that are searched for. */
export function hasAll(text: string, words: string[]): boolean {
  const plain = text.toLowerCase().replaceAll("\u00a0", " ").replaceAll("*", "");
  return words.every((word) => plain.includes(word));
}

export const wordsOf = (search: string): string[] => search.trim().toLowerCase().split(/\s+/).filter(Boolean);
