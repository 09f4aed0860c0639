import { expect, test } from "vitest";
import { decimals, figure } from "../src/lib/numbers";

test("negative numbers have a minus sign, not a hyphen", () => {
  expect(figure(-6)).toBe("\u22126");
  expect(figure(12)).toBe("12");
  expect(decimals("pl")(-1.25)).toMatch(/^\u22121,[23]$/);
});
