import { api } from "./api";
import { settings } from "./settings.svelte";

export const pushWorks =
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function registration(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** Whether this browser is told when it is my turn. */
export async function isTold(): Promise<boolean> {
  if (!pushWorks) return false;
  return (await (await registration())?.pushManager.getSubscription()) != null;
}

/** Ask the browser for leave, and tell the server where to send. False when the reader refuses. */
export async function beTold(key: string): Promise<boolean> {
  const worker = await registration();
  if (!worker || (await Notification.requestPermission()) !== "granted") return false;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.["p256dh"] || !keys["auth"]) return false;
  await api.subscribe({ endpoint, keys: { p256dh: keys["p256dh"], auth: keys["auth"] } });
  await api.tellLanguage(settings.language);
  return true;
}

export async function noLongerTold(): Promise<void> {
  if (!pushWorks) return;
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return;
  await api.unsubscribe(subscription.endpoint);
  await subscription.unsubscribe();
}
