import { expect, test } from "vitest";
import { stepAt, stressed, wantedFrom } from "../src/learn/steps";
import type { LessonStep } from "../src/lib/types";

const step = (ply: number, ...wanted: string[]): LessonStep => ({ ply, do: wanted, text: "", point: [], wrong: "" });

/** Read, ride, read, build with two moves of a rival, end. */
const STEPS = [step(4), step(4, "ride"), step(5), step(5, "build"), step(8, "end")];

test("the guide stays where the reader is until something happens", () => {
  expect(stepAt(STEPS, 0, 4)).toBe(0);
  expect(stepAt(STEPS, 1, 4)).toBe(1);
});

test("what was done leads to the next idea, and past the moves of a rival", () => {
  expect(stepAt(STEPS, 1, 5)).toBe(2);
  expect(stepAt(STEPS, 3, 6)).toBe(4);
  expect(stepAt(STEPS, 4, 7)).toBe(4);
  expect(stepAt(STEPS, 4, 8)).toBe(4);
  expect(stepAt(STEPS, 4, 9)).toBe(5);
});

test("what is taken back is wanted again, at the end of the chapter too", () => {
  expect(stepAt(STEPS, 2, 4)).toBe(1);
  expect(stepAt(STEPS, 5, 8)).toBe(4);
  expect(stepAt(STEPS, 5, 9)).toBe(5);
});

test("who opens the page again goes on where the table is", () => {
  expect(stepAt(STEPS, 0, 5)).toBe(2);
  expect(stepAt(STEPS, 0, 20)).toBe(5);
});

test("what is wanted next may come after something to read", () => {
  expect(wantedFrom(STEPS, 2)?.do).toEqual(["build"]);
  expect(wantedFrom(STEPS, 5)).toBeNull();
});

test("every second piece of a text is stressed", () => {
  expect(stressed("one *two* three")).toEqual(["one ", "two", " three"]);
});
