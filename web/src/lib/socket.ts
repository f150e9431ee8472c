// One socket to the server. It comes back by itself, and tells what was answered to what was asked.
import type { ClientMessage, ServerMessage } from "../protocol";

export type Link = "connecting" | "open" | "lost";
type Unnumbered<T> = T extends { id: number } ? Omit<T, "id"> : never;
export type Request = Unnumbered<ClientMessage>;
type Answer = Extract<ServerMessage, { type: "table" | "done" | "refused" | "advice" | "step" }>;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;
const HEARTBEAT = 20000;

export class Socket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private beat = 0;
  private closed = false;
  private count = 0;
  private waiting = new Map<number, (answer: Answer | null) => void>();

  constructor(
    private readonly hear: (message: ServerMessage) => void,
    private readonly change: (link: Link) => void,
  ) {
    this.connect();
    addEventListener("online", this.retry);
  }

  /** Ask; the answer, or null if the line was cut before it came. */
  ask(request: Request): Promise<Answer | null> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = ++this.count;
    this.socket.send(JSON.stringify({ ...request, id }));
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.retry);
    this.socket?.close();
  }

  private readonly retry = (): void => {
    clearTimeout(this.timer);
    if (!this.closed && this.socket === null) this.connect();
  };

  private connect(): void {
    this.change("connecting");
    const address = new URL("/socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.beat = window.setInterval(() => void this.ask({ type: "ping" }), HEARTBEAT);
      this.change("open");
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.lost();
  }

  private receive(message: ServerMessage): void {
    if ("id" in message && typeof message.id === "number") {
      const resolve = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      resolve?.(message as Answer);
    }
    this.hear(message);
  }

  private lost(): void {
    clearInterval(this.beat);
    this.socket = null;
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
    if (this.closed) return;
    this.change("lost");
    this.timer = window.setTimeout(this.retry, this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }
}
