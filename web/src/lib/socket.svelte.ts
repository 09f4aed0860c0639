import { type Change, patched } from "./patches";
import { throttle } from "./throttle.svelte";
import type {
  ActionInfo,
  Asking,
  ChatLine,
  Choice,
  ClientMessage,
  Earlier,
  EventInfo,
  FollowUp,
  Past,
  Position,
  Preview,
  Refused,
  ServerMessage,
  Why,
} from "./types";

/** Milliseconds between two questions whether the server is there. */
const HEARTBEAT = 20_000;
/** A connection that says nothing for so long after a question is given up for a new one. */
const PATIENCE = 8_000;
const LONGEST_WAIT = 10_000;
/** Seconds to stay away where the server could not say. */
const A_BREAK = 10;
/** Closed for a reason that will not pass: refused, no such table, no longer shared. */
const FOR_GOOD = new Set([4400, 4404]);
/** Closed because of a limit: it is no use to come back at once. */
const TOO_MANY = 4429;
/** How a request for a preview is told from what somebody wants to be done. */
const LOOK = "look";

/** A question without what every question says: who asks, when, and by which id. */
type Question<Message> = Message extends Asking ? Omit<Message, "id" | "seat" | "ply"> : never;

interface Asked {
  message: Asking;
  resolve: (message: Refused | Why | null) => void;
}

/** A live connection to one table: reconnects by itself and asks for what it missed. */
export class TableConnection {
  position = $state.raw<Position | null>(null);
  events = $state.raw<EventInfo[]>([]);
  /** What happened up to this ply is not among `events`. */
  forgotten = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  refused = $state.raw<Refused | Why | null>(null);
  connected = $state(false);
  busy = $state(false);
  /** The server has closed it for good; `refused` may say why. */
  ended = $state(false);
  /** The earlier position that is looked at. */
  past = $state.raw<Past | null>(null);
  /** What the action asked about last would bring. */
  preview = $state.raw<Preview | null>(null);
  /** The position that an answer under way leads to, where that is known and can be taken back. */
  ahead = $state.raw<Position | null>(null);
  /** The table as the player has it: with the answer that the server is about to confirm. */
  readonly seen = $derived(this.ahead ?? this.position);

  #recalled: number | null = null;
  /** What `preview` tells of. */
  #pondered = "";
  /** The last position as the server told it, and how many patches it has had since a whole one. */
  #told: Position | null = null;
  #patches = 0;
  #socket: WebSocket | null = null;
  #closed = false;
  #attempts = 0;
  /** Milliseconds to stay away at least. */
  #pause = 0;
  #heartbeat = 0;
  #silence = 0;
  /** Asked and not answered yet. After a lost connection it is asked again, by the same id. */
  #waiting = new Map<string, Asked>();
  /** Done, but what it led to is still to be told. */
  #unshown: (string | null)[] = [];

  /** @param address of the table's socket, or of somebody's shared view of it */
  constructor(readonly address: string) {
    this.#connect();
    addEventListener("online", this.#wonder);
    document.addEventListener("visibilitychange", this.#tellWhetherHidden);
  }

  /** Is somebody there? A sleeping machine or a changed network closes nothing by itself. */
  readonly #wonder = () => this.#demand({ type: "ping" });

  /**
   * Play an action of the shown position; with `then` that is going to follow. Resolves to the
   * refusal, or null when it was done. Meanwhile the table is shown as it will be, if that is known.
   */
  async act(action: ActionInfo, then: Choice | null = null): Promise<Refused | Why | null> {
    this.ahead = this.#foreseen(action, then);
    const refused = await this.#ask({ type: "act", action: action.text });
    if (refused) this.ahead = null;
    return refused;
  }

  #foreseen(action: ActionInfo, then: Choice | null): Position | null {
    const { position, preview } = this;
    if (!position || !preview?.view || this.#pondered !== thought(action, then)) return null;
    const by = position.seat ?? 0;
    const ply = position.ply + (then ? 2 : 1);
    return {
      ...position,
      view: preview.view,
      events: preview.events.map((event) => ({ ...event, ply, by })),
      actions: then ? [] : action.then.map(coming),
      undo: position.undo + 1,
    };
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
  look(choice: Choice | null): void {
    if (choice === null) {
      this.preview = null;
      return;
    }
    const seat = this.position?.seat;
    if (seat == null) return;
    const { after } = choice;
    this.#pondered = thought(after ?? choice, after ? choice : null);
    const then = after ? choice.text : null;
    this.#send({ type: "preview", id: LOOK, action: (after ?? choice).text, then, seat });
  }

  /** Look at the table as it was after so many moves; null: back to the present. */
  recall(ply: number | null): void {
    this.#recalled = ply;
    if (ply === null) this.past = null;
    else this.#send({ type: "recall", ply });
  }

  /** Ask for what happened before the first of `events`. */
  tellEarlier(): void {
    if (this.forgotten > 0) this.#send({ type: "earlier", ply: this.forgotten });
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
    clearTimeout(this.#silence);
    removeEventListener("online", this.#wonder);
    document.removeEventListener("visibilitychange", this.#tellWhetherHidden);
    this.#socket?.close();
  }

  #ask(question: Question<Asking>): Promise<Refused | Why | null> {
    const id = Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join("-");
    const { ply, seat } = this.position ?? { ply: 0, seat: null };
    const message = { ply, ...question, id, seat } as Asking;
    return new Promise((resolve) => {
      this.#waiting.set(id, { message, resolve });
      this.busy = true;
      this.#demand(message);
    });
  }

  /** Say what is answered at once: who stays silent is gone, whatever the socket believes. */
  #demand(message: ClientMessage): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    this.#send(message);
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.#giveUp(socket), PATIENCE);
  }

  /** A socket whose other end is lost may take minutes to close: it is not waited for. */
  #giveUp(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.#lost();
  }

  #lost(): void {
    this.connected = false;
    const wait = Math.min(LONGEST_WAIT, 300 * 2 ** this.#attempts++);
    setTimeout(() => this.#connect(), Math.max(wait, this.#pause));
    this.#pause = 0;
  }

  /** Whoever has this page in the background is told of their turn like somebody who is away. */
  #tellWhetherHidden = (): void => {
    this.#send({ type: "page", hidden: document.visibilityState === "hidden" });
    this.#wonder();
  };

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.address}?patches=true`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.#tellWhetherHidden();
      for (const { message } of this.#waiting.values()) this.#demand(message);
      clearInterval(this.#heartbeat);
      this.#heartbeat = window.setInterval(this.#wonder, HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      this.connected = false;
      this.ended = FOR_GOOD.has(code);
      if (code === TOO_MANY && this.#pause === 0) this.#throttled("other", A_BREAK);
      if (!this.#closed && !this.ended) this.#lost();
    };
  }

  #hear(message: ServerMessage): void {
    clearTimeout(this.#silence);
    switch (message.type) {
      case "position":
        this.#attempts = 0;
        this.#patches = 0;
        this.#show((this.#told = message));
        break;
      case "patch":
        if (this.#told === null || message.number !== this.#patches + 1) {
          this.#send({ type: "sync" }); // one is missing: all of it, please
        } else {
          this.#patches = message.number;
          this.#show((this.#told = patched(this.#told, message.change as Record<string, Change>)));
        }
        break;
      case "chat":
        this.chat = message.whole ? message.lines : merge(this.chat, message.lines);
        break;
      case "refused":
      case "why":
        if (message.type === "refused" && message.code === "too-often") {
          throttle.hit(String(message.args?.["limit"]), Number(message.args?.["seconds"]));
        }
        if (message.id === LOOK) break; // what was pointed at is gone meanwhile: nobody did anything
        this.refused = message.type === "why" && message.legal && message.action ? null : message;
        this.#answer(message.id, message);
        break;
      case "past":
        if (message.ply === this.#recalled) this.past = message; // else it is no longer wanted
        break;
      case "earlier":
        this.#complete(message);
        break;
      case "preview":
        this.preview = message;
        break;
      case "done":
        this.refused = null;
        this.#done(message.id);
        break;
      case "throttled":
        this.#throttled(message.limit, message.seconds);
        break;
      case "pong":
        break;
    }
  }

  #throttled(limit: string, seconds: number): void {
    throttle.hit(limit, seconds);
    this.#pause = seconds * 1000;
  }

  /** A move is done when its position is shown, whichever of both the server tells first. */
  #done(id: string | null): void {
    const asked = id === null ? undefined : this.#waiting.get(id)?.message;
    if (asked?.type === "act" && this.position?.ply === asked.ply) this.#unshown.push(id);
    else this.#answer(id, null);
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
    const moved = position.ply !== this.position?.ply;
    this.position = position;
    this.preview = this.ahead = null;
    if (moved) for (const id of this.#unshown.splice(0)) this.#answer(id, null);
    if (eyes !== undefined && eyes !== position.seat) {
      // Another player looks at this screen: nothing of what the last one was shown may stay.
      this.recall(null);
      this.events = [];
      if (position.since >= 0) this.#send({ type: "sync" });
    }
    const gap = position.since < position.forgotten;
    this.forgotten = gap ? position.forgotten : Math.min(this.forgotten, position.ply);
    const known = gap ? [] : this.events;
    this.events = [
      ...known.filter((event) => event.ply <= position.since && event.ply <= position.ply),
      ...position.events,
    ];
  }

  #complete({ ply, seat, events }: Earlier): void {
    if (ply !== this.forgotten || seat !== this.position?.seat) return; // asked before that changed
    this.events = [...events, ...this.events];
    this.forgotten = 0;
  }
}

/** Both, as a text to compare. */
function thought(action: ActionInfo, then: Choice | null): string {
  return `${action.text}/${then?.text ?? ""}`;
}

/** An answer to the next question, as far as it is known ahead. */
function coming(then: FollowUp): ActionInfo {
  return { ...then, final: false, ends_turn: false, aside: false, then: [] };
}

function merge(known: ChatLine[], news: ChatLine[]): ChatLine[] {
  const ids = new Set(known.map((line) => line.id));
  return [...known, ...news.filter((line) => !ids.has(line.id))];
}
