// One socket to the server. It comes back by itself, notices a dead line, and tells what was answered to what was asked.
import type { ClientMessage, ServerMessage } from "../protocol";

export type Link = "connecting" | "open" | "lost";
type Unnumbered<T> = T extends { id: number } ? Omit<T, "id"> : never;
export type Request = Unnumbered<ClientMessage>;
export type Answer = Extract<ServerMessage, { id: number | null }>;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;
const HEARTBEAT = 8000;
/** A server that says nothing for so long, though asked, is out of reach. */
const PATIENCE = 5000;

export class Socket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private beat = 0;
  private doubt = 0;
  private closed = false;
  private count = 0;
  private waiting = new Map<number, (answer: Answer | null) => void>();
  /** What the last message that was heard answers. */
  private answered: { type: string; id: number } | null = null;

  constructor(
    private readonly hear: (message: ServerMessage) => void,
    private readonly change: (link: Link) => void,
    private readonly address = new URL("/socket", location.href.replace(/^http/, "ws")),
  ) {
    this.connect();
    addEventListener("online", this.retry);
    addEventListener("offline", this.cut);
  }

  /** Ask; the answer, or null if the line was cut before it came. */
  ask(request: Request): Promise<Answer | null> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = ++this.count;
    this.socket.send(JSON.stringify({ ...request, id }));
    // A hint is thought about for longer than a line may be silent; the heartbeat watches over that.
    if (this.doubt === 0 && request.type !== "hint") this.doubt = window.setTimeout(this.cut, PATIENCE);
    return new Promise((resolve) =>
      this.waiting.set(id, (answer) => {
        this.answered = { type: request.type, id };
        resolve(answer);
      }),
    );
  }

  /** Whether the message with this number, which is being heard, answers such a request. */
  answers(type: Request["type"], id: number | null): boolean {
    return this.answered?.type === type && this.answered.id === id;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.cut);
    this.release();
  }

  private readonly retry = (): void => {
    clearTimeout(this.timer);
    if (!this.closed && this.socket === null) this.connect();
  };

  /** Nobody answers: no use waiting until the browser notices, which may take minutes. */
  private readonly cut = (): void => {
    if (this.socket !== null) this.lost();
  };

  private connect(): void {
    this.change("connecting");
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.doubt = window.setTimeout(this.cut, PATIENCE);
    socket.onopen = () => {
      this.beat = window.setInterval(() => void this.ask({ type: "ping" }), HEARTBEAT);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.cut();
  }

  private receive(message: ServerMessage): void {
    clearTimeout(this.doubt);
    this.doubt = 0;
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.change("open");
    }
    if ("id" in message && typeof message.id === "number") {
      const resolve = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      resolve?.(message);
    }
    this.hear(message);
  }

  private lost(): void {
    this.release();
    if (this.closed) return;
    this.change("lost");
    this.timer = window.setTimeout(this.retry, this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  /** Let go of the socket; whatever it still says is no longer heard. */
  private release(): void {
    clearInterval(this.beat);
    clearTimeout(this.doubt);
    this.doubt = 0;
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
  }
}
