import { expect, test, vi } from "vitest";
import { Following } from "../src/table/following.svelte";

/** The page is laid out as soon as somebody waits for it. */
class LaidOut {
  constructor(readonly tell: () => void) {}
  observe(): void {
    this.tell();
  }
  disconnect(): void {}
}
vi.stubGlobal("ResizeObserver", LaidOut);

/** A list of lines of 20 pixels, 100 of which are seen. */
function a_list(lines: number) {
  const list = { scrollHeight: 20 * lines, clientHeight: 100, scrollTop: 0 };
  const following = new Following();
  following.list = list as HTMLElement;
  following.hear(lines);
  return { list, following };
}

test("lines that come in between two frames send nobody away", () => {
  const { list, following } = a_list(10);
  list.scrollHeight += 200;
  following.scrolled(); // the browser tells late of the way to the tenth line
  following.hear(20);
  expect(list.scrollTop).toBe(400);
  expect(following.unread).toBe(0);
});

test("who scrolls up is left there and told what is new", () => {
  const { list, following } = a_list(10);
  list.scrollTop = 40;
  following.scrolled();
  list.scrollHeight += 40;
  following.hear(12);
  expect(list.scrollTop).toBe(40);
  expect(following.unread).toBe(2);
  following.toNewest();
  expect(following.unread).toBe(0);
});

test("old lines that leave, or less room, send nobody away", () => {
  const { list, following } = a_list(10);
  list.scrollHeight -= 60;
  list.scrollTop -= 60;
  list.scrollHeight += 100;
  following.scrolled(); // the browser kept in place what was read
  following.hear(15);
  expect(list.scrollTop).toBe(list.scrollHeight);
  list.clientHeight = 40;
  list.scrollTop = 80;
  following.scrolled();
  following.hear(16);
  expect(following.unread).toBe(0);
});
