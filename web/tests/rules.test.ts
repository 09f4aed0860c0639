import { expect, test } from "vitest";
import { parts } from "../src/rules/parts";

const known = new Set(["GWT-SET-05", "GWT-FEE-03"]);
const told = (text: string, words: string[] = []) => parts(text, "GWT-SET-06", known, words);

test("rules that cite others lead there, with the prefix of their own game", () => {
  expect(told("During SET-05 and GWT-FEE-03.")).toEqual([
    { text: "During ", kind: "plain" },
    { text: "SET-05", kind: "rule", rule: "GWT-SET-05" },
    { text: " and ", kind: "plain" },
    { text: "GWT-FEE-03", kind: "rule", rule: "GWT-FEE-03" },
    { text: ".", kind: "plain" },
  ]);
});

test("what only looks like a rule stays text", () => {
  expect(told("Bags A-1 and XYZ-99.")).toEqual([{ text: "Bags A-1 and XYZ-99.", kind: "plain" }]);
});

test("file names and our rulings are set apart", () => {
  expect(told("See `data/x.toml` (ruling: at random (by default)).").map((part) => part.kind)).toEqual([
    "plain",
    "code",
    "plain",
    "ruling",
    "plain",
  ]);
});

test("words that were searched for are marked, whatever they are made of", () => {
  expect(told("Pay $2 (or more)", ["$2", "(or"])).toEqual([
    { text: "Pay ", kind: "plain" },
    { text: "$2", kind: "found" },
    { text: " ", kind: "plain" },
    { text: "(or", kind: "found" },
    { text: " more)", kind: "plain" },
  ]);
});
