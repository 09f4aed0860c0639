/** Milliseconds: whoever was opened anew just now is not helped by that again. */
const JUST_NOW = 10_000;
const KEY = "opened-anew";

/** Whether a page that misses a part of itself is opened anew at this time. */
export function mayOpenAnew(store: Pick<Storage, "getItem" | "setItem">, now: number): boolean {
  if (now - Number(store.getItem(KEY) ?? 0) < JUST_NOW) return false;
  store.setItem(KEY, String(now));
  return true;
}

/**
 * A page that was open while the client on the server was renewed asks for parts that are there no
 * more. It is opened anew then, unless the server is away altogether.
 */
export function openAnewWhenOutdated(): void {
  addEventListener("vite:preloadError", () => {
    void fetch("/", { cache: "no-store" }).then(({ ok }) => {
      if (ok && mayOpenAnew(sessionStorage, Date.now())) location.reload();
    }, () => undefined);
  });
}
