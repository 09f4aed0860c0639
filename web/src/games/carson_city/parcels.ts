import type { DrawingProps } from "../drawing";
import { contentName, type ParcelView, type TownView } from "./model";

/** A parcel in words. */

type Teller = Pick<DrawingProps, "speech" | "names">;

export function parcelTitle(id: string, parcel: ParcelView, { speech, names }: Teller): string {
  const thing = contentName(speech, parcel.content);
  const owner = parcel.owner == null ? "" : (names[parcel.owner] ?? "");
  return [speech.message("town-parcel", { parcel: id }), thing, owner].filter(Boolean).join(" · ");
}

export function parcelText(parcel: ParcelView, view: TownView, { speech, names }: Teller): string {
  if (parcel.content === "river") return "";
  const lines: string[] = [];
  const say = (id: string, args: Record<string, string | number> = {}) =>
    lines.push(speech.message(id, args));
  if (parcel.price !== undefined) say("town-costs", { dollars: parcel.price });
  if (parcel.income !== undefined) say("town-earns", { dollars: parcel.income });
  say(parcel.connected ? "town-connected" : "town-unconnected");
  if (parcel.attackable === false) say("town-safe");
  const incomes = foreseen(parcel, view)
    .map(([id, dollars]) => `${speech.thing("building", id)} ${speech.message("town-dollars", { dollars })}`)
    .join(", ");
  if (incomes) say("town-would-earn", { incomes });
  for (const [seat, percent] of Object.entries(parcel.odds ?? {})) {
    say("town-odds", { name: names[Number(seat)] ?? "", percent });
  }
  if (parcel.robber !== undefined) say("town-robbed", { name: names[parcel.robber] ?? "" });
  return lines.join("\n");
}

/** What each kind of building would earn on an empty parcel: for its owner, else for the viewer. */
function foreseen(parcel: ParcelView, view: TownView): [string, number][] {
  const seat = parcel.owner == null ? (view.seat ?? 0) : 0;
  return Object.entries(parcel.would_earn ?? {}).map(([id, each]) => [id, each[seat] ?? 0]);
}
