import { expect, test } from "vitest";
import { beside, type Rect } from "../src/table/beside";

const SCREEN = { width: 1000, height: 700 };
const NOTE = { width: 200, height: 80 };
const box = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("a note stands to the right of what it explains", () => {
  expect(beside(box(400, 300, 50, 50), NOTE, SCREEN, [])).toEqual({ left: 460, top: 285 });
});

test("at the right edge it stands to the left, within the screen", () => {
  expect(beside(box(940, 660, 50, 30), NOTE, SCREEN, [])).toEqual({ left: 730, top: 614 });
});

test("it never stands over what glows while there is another place", () => {
  const glowing = [box(455, 250, 200, 150), box(200, 250, 190, 150), box(300, 360, 250, 90)];
  expect(beside(box(400, 300, 50, 50), NOTE, SCREEN, glowing)).toEqual({ left: 325, top: 210 });
});
