import type {
  Asking,
  ChatLine,
  ClientMessage,
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
/** Closed for a reason that will not pass: refused, no such table, no longer shared. */
const FOR_GOOD = new Set([4400, 4404]);

/** A question without what every question says: who asks, when, and by which id. */
type Question<Message> = Message extends Asking ? Omit<Message, "id" | "seat" | "ply"> : never;

interface Asked {
  message: Asking;
  resolve: (message: Refused | Why | null) => void;
}

/** A live connection to one table: reconnects by itself and asks for what it missed. */
export class TableConnection {
  position = $state<Position | null>(null);
  events = $state<EventInfo[]>([]);
  chat = $state<ChatLine[]>([]);
  refused = $state<Refused | Why | null>(null);
  connected = $state(false);
  busy = $state(false);
  /** The server has closed it for good; `refused` may say why. */
  ended = $state(false);
  /** The earlier position that is looked at. */
  past = $state<Past | null>(null);
  /** What the action asked about last would bring. */
  preview = $state<Preview | null>(null);

  #recalled: number | null = null;
  #socket: WebSocket | null = null;
  #closed = false;
  #attempts = 0;
  #heartbeat = 0;
  /** Asked and not answered yet. After a lost connection it is asked again, by the same id. */
  #waiting = new Map<string, Asked>();

  /** @param address of the table's socket, or of somebody's shared view of it */
  constructor(readonly address: string) {
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
    this.#recalled = ply;
    if (ply === null) this.past = null;
    else this.#send({ type: "recall", ply });
  }

  /** What happened by one move. */
  eventsOf(ply: number): EventInfo[] {
    return this.events.filter((event) => event.ply === ply);
  }

  /** What the holder of a seat may do beside playing. */
  ask(type: "adjourn" | "resume" | "resign"): Promise<Refused | Why | null> {
    return this.#ask({ type });
  }

  askRewind(to: number): Promise<Refused | Why | null> {
    return this.#ask({ type: "ask-rewind", to });
  }

  answerRewind(agreed: boolean, to: number): Promise<Refused | Why | null> {
    return this.#ask({ type: "answer-rewind", agreed, to });
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

  #ask(question: Question<Asking>): Promise<Refused | Why | null> {
    const id = Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join("-");
    const { ply, seat } = this.position ?? { ply: 0, seat: null };
    const message = { ply, ...question, id, seat } as Asking;
    return new Promise((resolve) => {
      this.#waiting.set(id, { message, resolve });
      this.busy = true;
      this.#send(message);
    });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.address}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      for (const { message } of this.#waiting.values()) this.#send(message);
      clearInterval(this.#heartbeat);
      this.#heartbeat = window.setInterval(() => this.#send({ type: "ping" }), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      this.connected = false;
      this.ended = FOR_GOOD.has(code);
      if (this.#closed || this.ended) return;
      const wait = Math.min(LONGEST_WAIT, 300 * 2 ** this.#attempts++);
      setTimeout(() => this.#connect(), wait);
    };
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "position":
        this.#attempts = 0;
        this.#show(message);
        break;
      case "chat":
        this.chat = message.whole ? message.lines : merge(this.chat, message.lines);
        break;
      case "refused":
      case "why":
        this.refused = message.type === "why" && message.legal ? null : message;
        this.#answer(message.id, message);
        break;
      case "past":
        if (message.ply === this.#recalled) this.past = message; // else it is no longer wanted
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
    this.#waiting.get(id)?.resolve(message);
    this.#waiting.delete(id);
    this.busy = this.#waiting.size > 0;
  }

  #show(position: Position): void {
    const eyes = this.position?.seat;
    if (position.ply !== this.position?.ply) this.refused = null;
    this.position = position;
    this.preview = null;
    if (eyes !== undefined && eyes !== position.seat) {
      // Another player looks at this screen: nothing of what the last one was shown may stay.
      this.recall(null);
      this.events = [];
      if (position.since >= 0) this.#send({ type: "sync" });
    }
    this.events = [
      ...this.events.filter((event) => event.ply <= position.since && event.ply <= position.ply),
      ...position.events,
    ];
  }
}

function merge(known: ChatLine[], news: ChatLine[]): ChatLine[] {
  const ids = new Set(known.map((line) => line.id));
  return [...known, ...news.filter((line) => !ids.has(line.id))];
}
