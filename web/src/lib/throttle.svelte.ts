/** By which words a limit is told; those that nobody runs into by hand have none of their own. */
const TOLD_AS: Record<string, string> = {
  chat: "chat",
  "chat-from": "chat",
  lobby: "lobby",
  mail: "mail",
  "mail-to": "mail",
  "mail-from": "mail",
  "sign-in": "sign-in",
  "wrong-password": "sign-in",
  sockets: "sockets",
  "sockets-from": "sockets",
  connections: "sockets",
};
/** Seconds until a try is worth it, where the server could not say. */
const A_WHILE = 30;
const LONGEST_NOTICE = 60;

/** Whether the server has had too much from here: of what, and how long to wait. */
class Throttle {
  what = $state<string | null>(null);
  seconds = $state(0);
  #timer = 0;

  hit(limit: string, seconds: number = A_WHILE): void {
    this.what = TOLD_AS[limit] ?? "other";
    this.seconds = seconds;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.over(), Math.min(seconds, LONGEST_NOTICE) * 1000);
  }

  over(): void {
    this.what = null;
  }
}

export const throttle = new Throttle();
