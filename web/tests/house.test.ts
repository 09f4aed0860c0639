import { expect, test } from "vitest";
import { ownName } from "../src/rules/house";

const kept = (...names: string[]) => names.map((name) => ({ name, values: {} }));

test("a set without a name gets one that no other has", () => {
  expect(ownName([], "my box")).toBe("my box");
  expect(ownName(kept("my box"), "my box")).toBe("my box 2");
  expect(ownName(kept("my box", "my box 3", "my box 2"), "my box")).toBe("my box 4");
});
