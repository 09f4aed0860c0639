import type { DrawingProps } from "../games/drawing";
import { STILL } from "../games/still";
import { playerNames } from "../lib/plain";
import type { TableConnection } from "../lib/socket.svelte";
import type { Speech } from "../lib/text";
import type { Printed } from "../lib/types";
import type { Choosing } from "./choosing.svelte";
import type { Offers } from "./offers.svelte";
import type { Retelling } from "./retelling.svelte";

interface Around {
  connection: TableConnection;
  choosing: Choosing;
  speech: Speech;
  components: Printed;
  /** Whether a curtain hides the table. */
  veiled: () => boolean;
  /** Whether "why not?" is answered. */
  mayAsk: () => boolean;
  retelling: Retelling;
  offers: Offers;
}

/** A recap shows the past too, but whoever clicks on something means the present. */
export function isPast(connection: TableConnection, retelling: Retelling): boolean {
  return connection.past !== null && retelling.step === null;
}

/**
 * What the drawings of a table are given, each part by itself: whoever points at something has that
 * lit, and nothing else drawn anew.
 */
export function drawn({ connection, choosing, speech, components, veiled, mayAsk, retelling, offers }: Around): DrawingProps {
  const shown = $derived(connection.past ?? connection.seen);
  const people = $derived(connection.position?.people);
  const names = $derived(playerNames(people ?? [], speech));
  const targets = $derived(isPast(connection, retelling) ? STILL.targets : choosing.targets);
  const wonder = $derived(mayAsk() ? whyNot : null);
  function whyNot(target: string): void {
    choosing.strayed?.();
    void connection.whyNot(target);
  }

  const events = $derived(
    connection.past ? connection.eventsOf(connection.past.ply) : (connection.seen?.events ?? []),
  );
  const preview = $derived((connection.past ? null : connection.preview)?.events ?? []);
  return {
    get view() {
      return shown?.view as DrawingProps["view"];
    },
    components,
    speech,
    get names() {
      return names;
    },
    get targets() {
      return targets;
    },
    get lit() {
      return choosing.lit;
    },
    choose: choosing.choose,
    asking: choosing.asking,
    standing: (target, on) => offers.of(target, on),
    get wonder() {
      return wonder;
    },
    get exploring() {
      return choosing.exploring;
    },
    explain: choosing.explain,
    get changed() {
      return retelling.changed;
    },
    get events() {
      return events;
    },
    get preview() {
      return preview;
    },
    get veiled() {
      return veiled();
    },
  };
}
