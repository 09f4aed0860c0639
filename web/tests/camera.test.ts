import { expect, test } from "vitest";
import { CLOSEST, showing, WHOLE, within, zoomed } from "../src/pieces/camera";

const frame = { width: 400, height: 300 };

test("the point under the finger stays there", () => {
  const at = { x: 100, y: 200 };
  const near = zoomed(WHOLE, 2, at, frame);
  expect(near).toEqual({ scale: 2, x: -100, y: -200 });
  expect((at.x - near.x) / near.scale).toBe(100);
  expect(zoomed(near, 0.5, at, frame)).toEqual({ scale: 1, x: 0, y: 0 });
});

test("the board fills its frame however far it is dragged or pinched", () => {
  expect(within({ scale: 2, x: 50, y: -900 }, frame)).toEqual({ scale: 2, x: 0, y: -300 });
  expect(zoomed(WHOLE, 0.1, { x: 9, y: 9 }, frame)).toEqual(WHOLE);
  expect(zoomed(WHOLE, 99, { x: 0, y: 0 }, frame).scale).toBe(CLOSEST);
});

test("what has the focus is moved into the frame, and no farther", () => {
  const near = { scale: 3, x: -400, y: -300 };
  const seen = { left: 100, right: 150, top: 100, bottom: 150 };
  expect(showing(near, seen, frame)).toEqual(near);
  const outside = { left: -80, right: -30, top: 310, bottom: 350 };
  expect(showing(near, outside, frame)).toEqual({ scale: 3, x: -400 + 104, y: -300 - 74 });
});
