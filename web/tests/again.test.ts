import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../src/lib/types";
import { invitationTo, sameAgain, takesOthers } from "../src/table/again";

const seat = (kind: SeatInfo["kind"], more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: 0,
  kind,
  name: "Ania",
  bot: null,
  mine: false,
  invitation: null,
  ...more,
});

const table = (...seats: SeatInfo[]) =>
  ({
    id: "t",
    game: "el_paso",
    options: { solo: "none" },
    visibility: "private",
    pace: { kind: "none" },
    seats,
  }) as unknown as TableInfo;

test("the same again seats the same bots, and frees the seats of others", () => {
  const over = table(seat("person", { mine: true }), seat("bot", { bot: "drover" }), seat("person"), seat("rival"));
  expect(sameAgain(over).seats).toEqual([{ kind: "me", name: "Ania" }, { kind: "bot", bot: "drover" }, { kind: "open" }]);
  expect(sameAgain(over)).toMatchObject({ game: "el_paso", options: { solo: "none" }, shuffle_seats: true });
  expect(takesOthers(over)).toBe(true);
  expect(takesOthers(table(seat("person", { mine: true }), seat("bot")))).toBe(false);
});

test("an invitation leads to the first free seat", () => {
  const free = seat("open", { seat: 1, invitation: "word" });
  expect(invitationTo(table(seat("person"), free))).toBe("/table/t?seat=1&invitation=word");
  expect(invitationTo(table(seat("person")))).toBeNull();
});
