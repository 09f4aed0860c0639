/**
 * The service worker: keeps the page itself and the rules of the games, so that they open without a
 * connection, and tells the player whose turn it is. It never stores anything about a table.
 */
declare const self: ServiceWorkerGlobalScope;
/** The files of this build; the plugin that builds the worker fills them in. */
declare const __SHELL__: { version: string; files: string[] };

const SHELL = `shell-${__SHELL__.version}`;
const BOOKS = "books";
const WORDS = "/words";
/** Says of which build and day the kept rules are. */
const WARMED = "/warmed";
const LANGUAGES = ["en", "pl", "uk"];
/** What can be read about a game: no table, no person. */
const BOOK = /^\/api\/games(\/[^/]+\/(words|prints|components|(book|doubts|rules|text)\/[a-z]+))?$/;

interface Turn {
  type: string;
  title?: string;
  link?: string;
  table?: string;
}

type Message = { type: "warm" } | { type: "words"; yourTurn: string };

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(["/", ...__SHELL__.files]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith("shell-") && name !== SHELL))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (BOOK.test(url.pathname)) event.respondWith(book(request));
  else if (/^\/(assets|icons)\//.test(url.pathname)) event.respondWith(file(request));
});

/** The newest page if the server answers, else the one that was kept. Every address is one page. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match("/", { cacheName: SHELL });
    if (kept) return kept;
    throw error;
  }
}

/** Names of files hold a hash of what is in them: what was kept is right for ever. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: SHELL })) ?? fetch(request);
}

async function book(request: Request): Promise<Response> {
  const cache = await caches.open(BOOKS);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

// ---- from the page

self.addEventListener("message", (event) => {
  const message = event.data as Message;
  if (message.type === "warm") event.waitUntil(warm());
  else if (message.type === "words") {
    event.waitUntil(
      caches.open(BOOKS).then((cache) => cache.put(WORDS, new Response(message.yourTurn))),
    );
  }
});

/**
 * Fetch the rules of every game before somebody needs them without a connection. A host that takes a
 * new version has new rules under the same addresses: once a day, and with every build, all are
 * fetched again.
 */
async function warm(): Promise<void> {
  const answer = await book(new Request("/api/games"));
  const games = (await answer.json()) as { name: string }[];
  const cache = await caches.open(BOOKS);
  const now = `${__SHELL__.version} ${new Date().toISOString().slice(0, 10)}`;
  const fresh = (await (await cache.match(WARMED))?.text()) === now;
  for (const { name } of games) {
    const told = LANGUAGES.flatMap((one) => [`text/${one}`, `book/${one}`, `rules/${one}`, `doubts/${one}`]);
    const parts = ["words", "prints", ...told];
    const keep = async (part: string) => {
      const address = `/api/games/${encodeURIComponent(name)}/${part}`;
      const kept = fresh ? await cache.match(address) : undefined;
      return kept ?? book(new Request(address));
    };
    for (const part of parts) await keep(part);
    // What the rulebook draws lies in a box of its own.
    const { box } = (await (await keep("book/en")).json()) as { box: Record<string, unknown> };
    const pairs = Object.entries(box).map(([option, value]) => ["option", `${option}=${String(value)}`]);
    const query = pairs.length ? `?${String(new URLSearchParams(pairs))}` : "";
    for (const part of ["prints", "components"]) await keep(`${part}${query}`);
  }
  await cache.put(WARMED, new Response(now));
}

// ---- whose turn it is

self.addEventListener("push", (event) => {
  event.waitUntil(announce((event.data?.json() ?? { type: "" }) as Turn));
});

async function announce(turn: Turn): Promise<void> {
  const words = await caches.match(WORDS, { cacheName: BOOKS });
  await self.registration.showNotification(turn.title ?? "Trailboss", {
    body: words ? await words.text() : "",
    icon: "/icons/icon-192.png",
    tag: turn.table ?? "trailboss",
    data: turn.link ?? "/",
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** The table's own window if it is open, else any of ours, else a new one. */
async function open(link: string): Promise<void> {
  const address = new URL(link, self.location.origin);
  if (address.origin !== self.location.origin) address.pathname = "/";
  const path = address.pathname + address.search;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === address.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}

export {};
