/**
 * A socket at a table that comes back by itself.
 *
 * Every message has an id of its own. What was not answered when the connection broke is said
 * again, with the same id, as soon as there is a new one: the server carries nothing out twice.
 */
import type { Denied, Message, Reply, Said, View } from "../table/types";
import { Refused } from "./refused";

export type Connection = "connecting" | "live" | "lost" | "ended";

export interface LinkEvents {
  view(view: View): void;
  /** The server will not have us; there is no use in trying again. */
  ended(problem: Refused): void;
}

/** What the tests replace: how to make a socket, and how long things take. */
export interface Surroundings {
  open(address: string): WebSocket;
  /** Milliseconds before the first new attempt; doubled up to `longest`. */
  first: number;
  longest: number;
  /** A sign of life is sent so often. */
  beat: number;
  /** Without an answer for so long the connection counts as lost. */
  patience: number;
  random(): number;
}

const REAL: Surroundings = {
  open: (address) => new WebSocket(address),
  first: 250,
  longest: 8_000,
  beat: 25_000,
  patience: 8_000,
  random: Math.random,
};

interface Unanswered {
  id: string;
  said: Said;
  resolve(reply: Reply): void;
  reject(problem: Refused): void;
}

// closing codes after which the same would happen again
const HOPELESS = new Set([4403, 4404]);
const THINKS_LONG = new Set<Said["do"]>(["hint"]);

export class Link {
  connection = $state<Connection>("connecting");
  /** Why the server hung up, if it said so. */
  trouble = $state.raw<Refused | null>(null);
  readonly #address: string;
  readonly #events: LinkEvents;
  readonly #around: Surroundings;
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Unanswered>();
  /** Whose sight was asked for last; undefined: the server's own choice. */
  #sight: string | null | undefined = undefined;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #goodbye: Denied | null = null;

  constructor(table: string, events: LinkEvents, around: Partial<Surroundings> = {}) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#address = `${scheme}://${location.host}/api/tables/${table}/socket`;
    this.#events = events;
    this.#around = { ...REAL, ...around };
    document.addEventListener("visibilitychange", this.#wake);
    window.addEventListener("online", this.#wake);
    this.#connect();
  }

  /** Says something; resolves with the reply, however many connections that takes. */
  say(said: Said): Promise<Reply> {
    if (said.do === "sight") this.#sight = said.seat;
    return new Promise((resolve, reject) => {
      const id = newId();
      this.#unanswered.set(id, { id, said, resolve, reject });
      if (this.connection === "live") this.#send(this.#unanswered.get(id)!);
    });
  }

  close(): void {
    this.connection = "ended";
    document.removeEventListener("visibilitychange", this.#wake);
    window.removeEventListener("online", this.#wake);
    this.#stopTimers();
    this.#drop();
    this.#unanswered.clear();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#goodbye = null;
    const seat = this.#sight ? `?seat=${encodeURIComponent(this.#sight)}` : "";
    const socket = this.#around.open(this.#address + seat);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(socket, JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => this.#lose(socket, event.code);
    this.#expectSoon(); // a connection that hangs before its first message is none
  }

  #hear(socket: WebSocket, message: Message): void {
    if (socket !== this.#socket) return;
    clearTimeout(this.#doubt);
    if (message.type === "table") {
      if (this.connection !== "live") this.#enter();
      this.#events.view(message);
    } else if (message.reply === null) {
      if (message.type === "refused") this.#goodbye = message;
    } else {
      const waiting = this.#unanswered.get(message.reply);
      this.#unanswered.delete(message.reply);
      if (message.type === "refused") waiting?.reject(new Refused(message.error));
      else waiting?.resolve(message);
    }
    if (this.#unanswered.size > 0) this.#expectSoon();
  }

  /** The first picture is there: we are at the table (again). */
  #enter(): void {
    this.connection = "live";
    this.trouble = null;
    this.#attempt = 0;
    if (this.#sight === null) this.#post({ do: "sight", seat: null }, newId());
    for (const waiting of this.#unanswered.values()) this.#send(waiting);
    this.#keepBeating();
  }

  #send({ id, said }: Unanswered): void {
    this.#post(said, id);
    if (!THINKS_LONG.has(said.do)) this.#expectSoon();
  }

  #post(said: Said, id: string): void {
    try {
      this.#socket?.send(JSON.stringify({ ...said, id }));
    } catch {
      // closing already: it will be said again
    }
  }

  #lose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    const problem = this.#goodbye ? new Refused(this.#goodbye.error) : null;
    if (HOPELESS.has(code)) {
      this.close();
      const said = code === 4404 ? "no-table" : "bad-origin";
      this.#events.ended(problem ?? new Refused({ code: said, key: `error-${said}`, args: {} }));
      return;
    }
    // a sight that was ours may have gone to somebody else meanwhile
    if (problem?.code === "not-you") this.#sight = undefined;
    this.trouble = problem;
    this.#again();
  }

  /** Tries again after a while that grows, a little different for everybody. */
  #again(): void {
    this.#stopTimers();
    this.#drop();
    this.connection = "lost";
    for (const { id, said } of this.#unanswered.values()) {
      if (said.do === "here") this.#unanswered.delete(id);
    }
    const { first, longest, random } = this.#around;
    const wait = Math.min(longest, first * 2 ** this.#attempt++) * (0.5 + random());
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #expectSoon(): void {
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => {
      const onlyThoughts = [...this.#unanswered.values()].every(({ said }) =>
        THINKS_LONG.has(said.do),
      );
      if (this.connection === "live" && this.#unanswered.size > 0 && onlyThoughts) return;
      this.#again();
    }, this.#around.patience);
  }

  #keepBeating(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => {
      if (document.visibilityState === "visible") this.#beatOnce();
      this.#keepBeating();
    }, this.#around.beat);
  }

  #beatOnce(): void {
    void this.say({ do: "here" }).catch(() => {}); // the silence is what matters
  }

  /** Back on the screen or on the net: do not wait for the next attempt or beat. */
  #wake = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.connection === "live") this.#beatOnce();
    else if (this.connection === "lost") {
      this.#attempt = 0;
      this.#drop();
      this.#connect();
    }
  };

  #stopTimers(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#beat);
    clearTimeout(this.#doubt);
  }
}

/** Unguessable; on plain http to another machine there is no randomUUID. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
