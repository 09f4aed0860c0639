import { expect, test } from "vitest";
import { mayOpenAnew } from "../src/lib/outdated";

test("a page that misses a part of itself is opened anew once, not for ever", () => {
  const kept = new Map<string, string>();
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  expect(mayOpenAnew(store, 100_000)).toBe(true);
  expect(mayOpenAnew(store, 101_000)).toBe(false);
  expect(mayOpenAnew(store, 120_000)).toBe(true);
});
