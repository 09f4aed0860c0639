import type { NewSeat, NewTable, SeatInfo, TableInfo } from "../lib/types";

/** The same game once more, with the same people: bots sit down at once, others are invited. */
export function sameAgain(table: TableInfo): NewTable {
  const seats = table.seats.filter((one) => one.kind !== "rival").map(seatFor);
  return {
    game: table.game,
    seats,
    options: table.options,
    visibility: table.visibility,
    pace: table.pace,
    shuffle_seats: table.visibility !== "hotseat",
    programs: table.programs,
    hints: table.hints,
  };
}

function seatFor({ kind, bot, mine, name }: SeatInfo): NewSeat {
  if (mine) return { kind: "me", name };
  return kind === "bot" && bot ? { kind: "bot", bot } : { kind: "open" };
}

/** Whether somebody else is to be asked for it. */
export function takesOthers(table: TableInfo): boolean {
  return table.seats.some((one) => (one.kind === "person" || one.kind === "program") && !one.mine);
}

/** Where somebody sits down whom the opener of a table invites; null: there is no free seat. */
export function invitationTo(table: TableInfo): string | null {
  const free = table.seats.find((one) => one.kind === "open" && one.invitation);
  return free ? `/table/${table.id}?seat=${free.seat}&invitation=${free.invitation}` : null;
}
