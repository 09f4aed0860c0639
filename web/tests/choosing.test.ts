import { expect, test, vi } from "vitest";
import type { TableConnection } from "../src/lib/socket.svelte";
import type { ActionInfo } from "../src/lib/types";
import { Choosing } from "../src/table/choosing.svelte";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { confirms: true } }));

const action = (text: string): ActionInfo =>
  ({ text, kind: "ride", args: [], targets: [`space:${text}`], then: [] }) as unknown as ActionInfo;

test("an answer that is no longer offered is not pondered any more", () => {
  const offered = action("ride c");
  const connection = { seen: { actions: [offered] } } as unknown as TableConnection;
  const choosing = new Choosing(connection);
  choosing.hovered = offered;
  expect([...choosing.lit]).toEqual(["space:ride c"]);
  choosing.hovered = action("ride b");
  expect([...choosing.lit]).toEqual([]);
});
