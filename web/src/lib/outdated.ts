/** Milliseconds: whoever was opened anew just now is not helped by that again. */
const JUST_NOW = 10_000;
const KEY = "opened-anew";

/** Whether a page that misses a part of itself is opened anew at this time. */
export function mayOpenAnew(store: Pick<Storage, "getItem" | "setItem">, now: number): boolean {
  if (now - Number(store.getItem(KEY) ?? 0) < JUST_NOW) return false;
  store.setItem(KEY, String(now));
  return true;
}

/** The script that a page begins with; its name tells one client from another. */
export const scriptOf = (page: string): string | undefined => /<script[^>]+src="([^"]+)"/.exec(page)?.[1];

/** Whether the server has another client by now; a part may also be missing because it is busy. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
  const there = answer?.ok ? scriptOf(await answer.text()) : undefined;
  return there !== undefined && there !== scriptOf(document.head.outerHTML);
}

/**
 * A page that was open while the client on the server was renewed asks for parts that are there no
 * more: it is opened anew.
 */
export function openAnewWhenOutdated(): void {
  addEventListener("vite:preloadError", () => {
    void isOutdated().then((outdated) => {
      if (outdated && mayOpenAnew(sessionStorage, Date.now())) location.reload();
    });
  });
}
