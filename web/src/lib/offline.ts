import { t } from "./settings.svelte";
import type { Language } from "./text";

/** Have the page and the rules kept for when there is no connection. */
export async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "warm" });
  active?.postMessage({ type: "words", yourTurn: t("your-turn") });
}

/** Notifications are shown in the language that was chosen last. */
export async function tellWords(_language: Language): Promise<void> {
  const yourTurn = t("your-turn");
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  worker?.postMessage({ type: "words", yourTurn });
}
