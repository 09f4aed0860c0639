import { expect, test } from "vitest";
import { relative } from "../src/lib/time";

const NOW = 1_800_000_000;

test("moments are told in the largest unit that fits, in every language", () => {
  expect(relative(NOW - 7300, "en", NOW)).toBe("2 hours ago");
  expect(relative(NOW + 5 * 3600 + 60, "pl", NOW)).toBe("za 5 godzin");
  expect(relative(NOW - 3 * 86400, "uk", NOW)).toBe("3 дні тому");
  expect(relative(NOW - 20, "en", NOW)).toBe("now");
});
