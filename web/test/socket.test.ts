import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Socket, type Link } from "../src/lib/socket";

class Line {
  static made: Line[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Line.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.onopen?.();
    this.say({ type: "welcome", protocol: 2, person: null });
  }
}

let links: Link[] = [];
let events: Record<string, () => void> = {};

beforeEach(() => {
  vi.useFakeTimers();
  links = [];
  events = {};
  Line.made = [];
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", (name: string, call: () => void) => (events[name] = call));
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const made = () =>
  new Socket(
    () => undefined,
    (link) => links.push(link),
    new URL("ws://there/socket"),
  );
const last = () => Line.made.at(-1) as Line;

describe("the socket", () => {
  it("gives what was asked back when nobody answers, and connects again", async () => {
    const socket = made();
    last().welcome();
    const answer = socket.ask({ type: "move", decision: 1, action: 2 });
    vi.advanceTimersByTime(5000);
    expect(await answer).toBeNull();
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(300);
    expect(Line.made).toHaveLength(2);
    last().welcome();
    expect(links.at(-1)).toBe("open");
  });

  it("pings a silent line and notices that it is dead", () => {
    made();
    last().welcome();
    vi.advanceTimersByTime(8000);
    expect(last().sent.at(-1)).toMatchObject({ type: "ping" });
    expect(links.at(-1)).toBe("open");
    vi.advanceTimersByTime(5000);
    expect(links.at(-1)).toBe("lost");
  });

  it("stays open while pings are answered", () => {
    made();
    const line = last();
    line.welcome();
    for (let k = 0; k < 10; k++) {
      vi.advanceTimersByTime(8000);
      line.say({ type: "done", id: line.sent.at(-1)?.["id"] });
    }
    expect(Line.made).toHaveLength(1);
    expect(links.at(-1)).toBe("open");
  });

  it("does not take a bot that thinks for a dead line", () => {
    const socket = made();
    last().welcome();
    void socket.ask({ type: "hint", decision: 1 });
    vi.advanceTimersByTime(7000);
    expect(links.at(-1)).toBe("open");
  });

  it("believes the browser when it says that it is offline", () => {
    made();
    last().welcome();
    events["offline"]?.();
    expect(links.at(-1)).toBe("lost");
  });

  it("hears nothing more from a line that was given up", () => {
    const heard: string[] = [];
    new Socket(
      (message) => heard.push(message.type),
      () => undefined,
      new URL("ws://there/socket"),
    );
    const old = last();
    old.welcome();
    events["offline"]?.();
    old.say({ type: "done", id: 1 });
    expect(heard).toEqual(["welcome"]);
  });
});
