import { expect, test } from "vitest";
import { mayOpenAnew, scriptOf } from "../src/lib/outdated";

test("a page that misses a part of itself is opened anew once, not for ever", () => {
  const kept = new Map<string, string>();
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  expect(mayOpenAnew(store, 100_000)).toBe(true);
  expect(mayOpenAnew(store, 101_000)).toBe(false);
  expect(mayOpenAnew(store, 120_000)).toBe(true);
});

test("a client is known by the script that its page begins with", () => {
  const page = `<head><script type="module" crossorigin src="/assets/index-C7wWqHIc.js"></script></head>`;
  expect(scriptOf(page)).toBe("/assets/index-C7wWqHIc.js");
  expect(scriptOf("<p>busy</p>")).toBeUndefined();
});
