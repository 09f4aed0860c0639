import type { Speech } from "../../lib/text";
import type { SummaryItem } from "../drawing";
import type { PlayerView } from "./model";

/** A number that may be of a thing that can be used. */
export type Fact = SummaryItem & { target?: string };

/** What everybody may know about a player, the most asked for first. */
export function summary(player: PlayerView, speech: Speech): Fact[] {
  const about = (id: string) => speech.message(`drawn-about-${id}`);
  const certificates = player.permanent_certificates
    ? `${player.marker}+${player.permanent_certificates}`
    : `${player.marker}`;
  return [
    { icon: "two-coins", value: `$${player.money}`, title: about("money") },
    {
      icon: "card-exchange",
      value: `${player.tokens}`,
      title: about("tokens"),
      target: "token:exchange",
    },
    { icon: "diploma", value: certificates, title: about("certificates") },
    { icon: "footprint", value: `${player.step_limit}`, title: about("steps") },
    { icon: "card-draw", value: `${player.hand_size}/${player.hand_limit}`, title: about("hand") },
    { icon: "stack", value: `${player.stack_size}+${player.discard_size}`, title: about("deck") },
    {
      icon: "bandit",
      value: `${player.outlaws.green}`,
      title: about("green-outlaws"),
      colour: "var(--outlaw-green)",
    },
    {
      icon: "bandit",
      value: `${player.outlaws.orange}`,
      title: about("orange-outlaws"),
      colour: "var(--outlaw-orange)",
    },
    { icon: "hazard-sign", value: `${player.hazards.length}`, title: about("hazards") },
    { icon: "tied-scroll", value: `${player.objectives.length}`, title: about("objectives") },
    ...(player.bells
      ? [{ icon: "ringing-bell", value: player.bells.join("·"), title: about("bells") }]
      : []),
  ];
}

/** Of these, what lies on the own board and is told nowhere else there. */
export function collected(player: PlayerView, speech: Speech): Fact[] {
  const [, token, , steps, , , ...taken] = summary(player, speech);
  return [token, steps, ...taken].flatMap((fact) => fact ?? []);
}

/** The same with the workers, in the few that stand beside a name. */
export function brief(player: PlayerView, speech: Speech): SummaryItem[] {
  const [money, tokens, certificates, , hand] = summary(player, speech);
  const workers = (["cowboy", "builder", "engineer"] as const).map((worker) => ({
    icon: { cowboy: "worker-cowboy", builder: "worker-builder", engineer: "worker-engineer" }[worker],
    value: `${player.workers[worker] ?? 0}`,
    title: speech.thing("worker", worker),
    colour: `var(--${worker})`,
  }));
  return [money, hand, certificates, tokens].flatMap((item) => item ?? []).concat(workers);
}
