import { expect, test } from "vitest";
import { withRedeals } from "../src/table/redeals";

const told = (ply: number, kind: string) => ({ ply, kind, args: [], actor: 0, by: 0 });

test("a game that was dealt anew says so between what was before and after", () => {
  const events = [told(1, "rode"), told(2, "hired"), told(2, "paid"), told(3, "rode")];
  const kinds = (redeals: number[]) => withRedeals(events, redeals).map((event) => event.kind);
  expect(kinds([])).toEqual(["rode", "hired", "paid", "rode"]);
  expect(kinds([0])).toEqual(["redealt", "rode", "hired", "paid", "rode"]);
  expect(kinds([2])).toEqual(["rode", "hired", "paid", "redealt", "rode"]);
  expect(kinds([1, 3])).toEqual(["rode", "redealt", "hired", "paid", "rode", "redealt"]);
});
