/** Which screen the address means. Addresses are real paths, so that they can be sent to friends. */

export type Route =
  | { screen: "home"; company: string | null }
  | { screen: "lobby" }
  | { screen: "table"; table: string; seat: number | null; invitation: string | null }
  | { screen: "shared"; token: string }
  | { screen: "replay"; table: string; ply: number | null }
  | { screen: "learn"; game: string | null }
  | { screen: "study"; study: string | null; at: number }
  | { screen: "builder" }
  | { screen: "rules"; game: string | null; rule: string | null }
  | { screen: "statistics"; game: string | null }
  | { screen: "about" }
  | { screen: "admin" };

export function read(path: string, query: URLSearchParams): Route {
  const home: Route = { screen: "home", company: query.get("company") };
  const [screen, first, second] = path.split("/").filter(Boolean).map(decodeURIComponent);
  switch (screen) {
    case "lobby":
      return { screen };
    case "table":
      if (!first) return home;
      return {
        screen,
        table: first,
        seat: query.has("seat") ? Number(query.get("seat")) : null,
        invitation: query.get("invitation"),
      };
    case "shared":
      return first ? { screen, token: first } : home;
    case "replay":
      if (!first) return home;
      return { screen, table: first, ply: second ? Number(second) : null };
    case "learn":
      return { screen, game: first ?? null };
    case "study":
      if (first === "builder") return { screen: "builder" };
      return { screen, study: first ?? null, at: Number(second ?? 0) };
    case "rules":
      return { screen, game: first ?? null, rule: second ?? null };
    case "statistics":
      return { screen, game: first ?? null };
    case "about":
    case "admin":
      return { screen };
    default:
      return home;
  }
}

class Router {
  route = $state<Route>(read(location.pathname, new URLSearchParams(location.search)));

  constructor() {
    addEventListener("popstate", () => this.#follow());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#follow();
    scrollTo(0, 0);
  }

  replace(path: string): void {
    history.replaceState(null, "", path);
  }

  #follow(): void {
    this.route = read(location.pathname, new URLSearchParams(location.search));
  }
}

export const router = new Router();

/** For links: stay in the page unless the reader asks for another tab. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const href = link?.getAttribute("href");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (link?.target || link?.download) return;
  if (!href?.startsWith("/") || href.startsWith("/api/") || !plain) return;
  event.preventDefault();
  router.go(href);
}
