import { expect, test } from "vitest";
import { passages } from "../src/rules/parts";

const known = new Set(["GWT-SET-05", "GWT-FEE-03"]);
const split = (text: string, words: string[] = [], marks = ["ruling", "reconstructed"]) =>
  passages(text, "GWT-SET-06", known, words, marks);
const told = (text: string, words: string[] = []) =>
  split(text, words).flatMap((passage) => passage.parts);
/** What is set apart in a text, as plain words. */
const apart = (text: string, marks?: string[]) =>
  split(text, [], marks)
    .filter((passage) => passage.apart)
    .map((passage) => passage.parts.map((part) => part.text).join(""));

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
  const text = "See `data/x.toml` (ruling: at random (by default)).";
  expect(told(text).map((part) => part.kind)).toEqual(["plain", "code", "plain", "plain", "plain"]);
  expect(apart(text)).toEqual(["(ruling: at random (by default))"]);
});

test("a remark is set apart wherever the word stands in it, others are not", () => {
  expect(apart("Level 1 (1 builder; reconstructed). Ride 1 (or 2). (amount reconstructed)")).toEqual([
    "(1 builder; reconstructed)",
    "(amount reconstructed)",
  ]);
  expect(apart("Ride on (overruling nobody). It is reconstructed.")).toEqual([]);
});

test("remarks in other languages are set apart by their own words", () => {
  const polish = ["rozstrzygnięcie", "rekonstrukcja"];
  expect(apart("Weź 2 dolary (kwota: rekonstrukcja) (rozstrzygnięcie).", polish)).toEqual([
    "(kwota: rekonstrukcja)",
    "(rozstrzygnięcie)",
  ]);
  const ukrainian = ["тлумачення", "реконструкція"];
  expect(apart("Отримати 2 $ (сума — реконструкція) (перетлумачення).", ukrainian)).toEqual([
    "(сума — реконструкція)",
  ]);
});

test("citations and switches inside a remark stay what they are", () => {
  const [, remark] = split("Ride (reconstructed, see FEE-03; switch `far`).");
  expect(remark?.parts.map((part) => part.kind)).toEqual(["plain", "rule", "plain", "code", "plain"]);
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
