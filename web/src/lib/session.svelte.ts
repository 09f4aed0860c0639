import { api, Problem } from "./api";
import type { GameInfo, Me } from "./types";

const NOBODY: Me = { id: null, name: null, account: false };

/** What the server takes of a name. */
export const NAME_LENGTH = 20;

/** Who is playing in this browser, and what this server offers. */
class Session {
  me = $state<Me | null>(null);
  games = $state<GameInfo[]>([]);

  /** No connection: what was kept for that can still be read. */
  offline = $state(false);

  async load(): Promise<void> {
    const asked = api.me().catch((error: unknown) => {
      if (error instanceof Problem) throw error;
      this.offline = true;
      return NOBODY;
    });
    const [me, games] = await Promise.all([asked, api.games()]);
    this.me = me;
    this.games = games;
  }

  /** The connection is back. */
  async refresh(): Promise<void> {
    this.me = await api.me();
    this.offline = false;
  }

  /** A newcomer needs only a name, and may have one made up; whoever has one keeps it. */
  async ensurePerson(name: string): Promise<void> {
    if (this.me?.id) return;
    this.me = await api.introduce(name.slice(0, NAME_LENGTH));
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }
}

export const session = new Session();
