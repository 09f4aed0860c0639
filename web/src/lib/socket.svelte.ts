import type {
  ChatLine,
  EventInfo,
  Past,
  Position,
  Preview,
  Refused,
  ServerMessage,
  Why,
} from "./types";

const HEARTBEAT = 20_000;
const LONGEST_WAIT = 10_000;

/** A live connection to one table: reconnects by itself and asks for what it missed. */
export class TableConnection {
  position = $state<Position | null>(null);
  events = $state<EventInfo[]>([]);
  chat = $state<ChatLine[]>([]);
  refused = $state<Refused | Why | null>(null);
  connected = $state(false);
  busy = $state(false);
  /** The earlier position that is looked at. */
  past = $state<Past | null>(null);
  /** What the action asked about last would bring. */
  preview = $state<Preview | null>(null);

  #socket: WebSocket | null = null;
  #closed = false;
  #attempts = 0;
  #heartbeat = 0;
  #waiting = new Map<string, (message: Refused | Why | null) => void>();

  constructor(readonly table: string) {
    this.#connect();
  }

  /** Play an action of the shown position. Resolves to the refusal, or null when it was done. */
  act(action: string): Promise<Refused | Why | null> {
    return this.#ask({ type: "act", action });
  }

  undo(): Promise<Refused | Why | null> {
    return this.#ask({ type: "undo" });
  }

  redo(): Promise<Refused | Why | null> {
    return this.#ask({ type: "redo" });
  }

  /** Why nothing can be done with a thing now. */
  whyNot(target: string): Promise<Refused | Why | null> {
    return this.#ask({ type: "why", target });
  }

  /** Ask what an action would bring; the answer comes in `preview`. Null: no longer wanted. */
  look(action: string | null): void {
    if (action === null) this.preview = null;
    else if (this.position?.seat != null)
      this.#send({ type: "preview", action, seat: this.position.seat });
  }

  /** Look at the table as it was after so many moves; null: back to the present. */
  recall(ply: number | null): void {
    if (ply === null) this.past = null;
    else this.#send({ type: "recall", ply });
  }

  /** What the holder of a seat may do beside playing. */
  ask(type: "adjourn" | "resume" | "resign"): Promise<Refused | Why | null> {
    return this.#ask({ type });
  }

  askRewind(to: number): Promise<Refused | Why | null> {
    return this.#ask({ type: "ask-rewind", to });
  }

  answerRewind(agreed: boolean): Promise<Refused | Why | null> {
    return this.#ask({ type: "answer-rewind", agreed });
  }

  say(text: string): void {
    this.#send({ type: "say", text });
  }

  /** Connect anew: whoever sat down is somebody else to the server than before. */
  reopen(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    this.#socket?.close();
  }

  #ask(message: Record<string, unknown>): Promise<Refused | Why | null> {
    const id = crypto.randomUUID();
    const { ply, seat } = this.position ?? { ply: 0, seat: null };
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.busy = true;
      this.#send({ ...message, id, ply, seat });
    });
  }

  #send(message: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${this.table}/live`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.#attempts = 0;
      clearInterval(this.#heartbeat);
      this.#heartbeat = window.setInterval(() => this.#send({ type: "ping" }), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      this.connected = false;
      this.#answerAll();
      if (this.#closed) return;
      const wait = Math.min(LONGEST_WAIT, 300 * 2 ** this.#attempts++);
      setTimeout(() => this.#connect(), wait);
    };
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "position":
        if (message.ply !== this.position?.ply) this.refused = null;
        this.position = message;
        this.preview = null;
        this.events = [
          ...this.events.filter((event) => event.ply <= message.since && event.ply <= message.ply),
          ...message.events,
        ];
        break;
      case "chat":
        this.chat = merge(this.chat, message.lines);
        break;
      case "refused":
      case "why":
        this.refused = message.type === "why" && message.legal ? null : message;
        this.#answer(message.id, message);
        break;
      case "past":
        this.past = message;
        break;
      case "preview":
        this.preview = message;
        break;
      case "done":
        this.refused = null;
        this.#answer(message.id, null);
        break;
      case "pong":
        break;
    }
  }

  #answer(id: string | null, message: Refused | Why | null): void {
    if (id === null) return;
    this.#waiting.get(id)?.(message);
    this.#waiting.delete(id);
    this.busy = this.#waiting.size > 0;
  }

  /** The connection broke: whether the action was done shows in the next position. */
  #answerAll(): void {
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
    this.busy = false;
  }
}

function merge(known: ChatLine[], news: ChatLine[]): ChatLine[] {
  const ids = new Set(known.map((line) => line.id));
  return [...known, ...news.filter((line) => !ids.has(line.id))];
}
