import type { Speech } from "../../lib/text";
import type { SummaryItem } from "../drawing";
import { PERSONA_ICONS, type PlayerView } from "./model";

/** The few numbers that stand beside a player's name. */
export function summary(player: PlayerView, speech: Speech): SummaryItem[] {
  const about = (id: string, args: Record<string, string | number> = {}) =>
    speech.message(`town-about-${id}`, args);
  const { persona, cash, limit, points, total } = player;
  const over = player.over_limit > 0 ? "⚠" : "";
  const items: SummaryItem[] = [
    { icon: "two-coins", value: `$${cash}${over}`, title: limitWarning(player, speech) || about("cash") },
    { icon: "round-star", value: `${points}`, title: about("points", { points, total }) },
    { icon: "western-hat", value: `${player.cowboys}`, title: about("cowboys", { number: player.cowboys }) },
    { icon: "revolver", value: `${player.firepower}`, title: about("firepower", { number: player.firepower }) },
    { icon: "road", value: `${player.roads}`, title: about("roads", { number: player.roads }) },
    { icon: "village", value: `$${player.income}`, title: about("income", { dollars: player.income }) },
  ];
  if (!persona) return items;
  const name = speech.thing("persona", persona);
  const value = limit === null ? "" : `≤${limit}`;
  return [{ icon: PERSONA_ICONS[persona] ?? "western-hat", value, title: name, beside: true }, ...items];
}

/** What the cash limit would take away if the round ended now; empty within the limit. */
export function limitWarning(player: PlayerView, speech: Speech): string {
  if (!player.over_limit || player.limit === null) return "";
  return speech.message("town-over-limit", { limit: player.limit, dollars: player.over_limit });
}
