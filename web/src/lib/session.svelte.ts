import { api } from "./api";
import type { GameInfo, Me } from "./types";

/** Who is playing in this browser, and what this server offers. */
class Session {
  me = $state<Me | null>(null);
  games = $state<GameInfo[]>([]);

  async load(): Promise<void> {
    const [me, games] = await Promise.all([api.me(), api.games()]);
    this.me = me;
    this.games = games;
  }

  /** A guest needs only a name, and may have one made up. */
  async ensurePerson(name: string): Promise<void> {
    if (this.me?.id && (!name || name === this.me.name)) return;
    this.me = await api.introduce(name);
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }
}

export const session = new Session();
