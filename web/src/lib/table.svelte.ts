// One table as this screen sees it: what the server told, in order, shown one thing at a time.
import { tick } from "svelte";
import type { ActionKind, Advice, ClockFace, Here, Now, Refused, ServerMessage, Step, TableInfo } from "../protocol";
import { PROTOCOL } from "../protocol";
import { measure, moveFrom, still } from "./motion";
import { question, type Choice, type Question } from "./options";
import { Picker } from "./picker.svelte";
import { Socket, type Link } from "./socket";

type Told = Extract<ServerMessage, { type: "played" | "undone" | "said" | "changed" }>;
export type Entry =
  | { version: number; part: number; kind: "event"; seat: number; event: Record<string, unknown> }
  | { version: number; part: number; kind: "undone"; seat: number }
  | { version: number; part: number; kind: "news"; what: string; seat: number | null };
export interface Line {
  version: number;
  name: string;
  seat: number | null;
  text: string;
}

/** How long a move of somebody else, or one of mine, is shown before the next one, in ms. */
const PACE = 650;
const OWN_PACE = 150;
const STILL_PACE = 60;
const CROWDED = 8;

interface Manner {
  mustConfirm: (game: string, option: Choice) => boolean;
  noise: (game: string, events: Record<string, unknown>[], mine: boolean) => void;
}

export class TableStore {
  /** The server speaks a later protocol than this page: only loading it again helps. */
  outdated = $state(false);
  link = $state<Link>("connecting");
  info = $state.raw<TableInfo | null>(null);
  now = $state.raw<Now | null>(null);
  private kinds = $state.raw<ActionKind[]>([]);
  asked = $derived(this.now?.asked ? question(this.now.asked, this.kinds) : null);
  seat = $state<number | null>(null);
  mine = $state.raw<number[]>([]);
  here = $state.raw<Here>({ seats: [], watchers: 0 });
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<Line[]>([]);
  refusal = $state.raw<Refused | null>(null);
  advice = $state.raw<Advice | null>(null);
  /** The moment of a finished game that is looked at; null for its end. */
  step = $state.raw<Step | null>(null);
  missing = $state(false);
  waiting = $state(0);
  /** How far the server's clock is ahead of ours. */
  ahead = $state(0);
  readonly picker: Picker;
  root: HTMLElement | null = null;

  private readonly socket: Socket;
  /** The seat that was asked for last: a line that is cut before the answer asks for it again. */
  private wanted: number | null = null;
  private version: number | null = null;
  private queue: Told[] = [];
  private pumping = false;
  private wake: (() => void) | null = null;
  private sent: { decision: number; action: number } | null = null;

  constructor(
    readonly id: string,
    private readonly manner: Manner,
  ) {
    this.picker = new Picker(
      (option) => void this.move(option),
      (option) => manner.mustConfirm(this.info?.game ?? "", option),
    );
    this.socket = new Socket(
      (message) => this.hear(message),
      (link) => (this.link = link),
    );
  }

  get clocks(): ClockFace | null {
    return this.now?.clocks ?? null;
  }

  /** Whether somebody else at this screen is asked, so that the screen must change hands. */
  get handover(): number | null {
    const asked = this.asked?.seat;
    return asked !== undefined && asked !== this.seat && this.mine.includes(asked) ? asked : null;
  }

  close(): void {
    this.skip();
    this.socket.close();
  }

  /** Look through the eyes of a seat of mine. */
  async enter(seat: number | null = this.wanted): Promise<void> {
    this.wanted = seat;
    await this.socket.ask({ type: "enter", table: this.id, seat, since: this.version });
  }

  async move(option: Choice): Promise<void> {
    const asked = this.asked;
    if (!asked) return;
    this.refusal = null;
    this.advice = null;
    this.sent = { decision: asked.decision, action: option.action };
    this.picker.ask(null);
    await this.resend();
  }

  async undo(): Promise<void> {
    const decision = this.asked?.decision;
    this.refusal = null;
    if (decision !== undefined) await this.socket.ask({ type: "undo", decision });
  }

  async hint(): Promise<void> {
    const decision = this.asked?.decision;
    if (decision !== undefined) await this.socket.ask({ type: "hint", decision });
  }

  async say(text: string): Promise<void> {
    await this.socket.ask({ type: "say", text });
  }

  /** Look at a finished game after so many moves. */
  async replay(moves: number): Promise<void> {
    const before = this.root ? measure(this.root) : new Map<string, never>();
    const answer = await this.socket.ask({ type: "replay", table: this.id, moves, seat: this.seat });
    if (answer?.type !== "step") return;
    this.step = answer;
    await tick();
    if (this.root) moveFrom(this.root, before);
  }

  /** Show at once all that still waits to be shown. */
  skip(): void {
    this.waiting = 0;
    this.wake?.();
  }

  private async resend(): Promise<void> {
    const sent = this.sent;
    if (!sent) return;
    const answer = await this.socket.ask({ type: "move", ...sent });
    // Cut off before the answer came: what was sent stays, and is sent again if it is still asked.
    if (answer === null) return;
    this.sent = null;
    if (answer.type === "refused") this.picker.ask(this.open());
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.outdated = message.protocol !== PROTOCOL;
        if (!this.outdated) void this.enter();
        break;
      case "table":
        this.arrive(message);
        break;
      case "played":
      case "undone":
      case "said":
      case "changed":
        this.next(message);
        break;
      case "presence":
        this.here = message.here;
        break;
      case "refused":
        if (message.code === "no-such-table") this.missing = true;
        this.refusal = message;
        break;
      case "advice":
        this.advice = message;
        break;
      default:
    }
  }

  private arrive(message: Extract<ServerMessage, { type: "table" }>): void {
    this.queue = [];
    this.info = message.table;
    this.seat = message.seat;
    this.wanted = message.seat;
    this.mine = message.mine;
    this.here = message.here;
    this.ahead = message.at - Date.now();
    this.refusal = null;
    for (const told of message.tail) this.note(told);
    this.version = message.version;
    this.kinds = message.actions;
    this.now = message.now;
    this.picker.ask(this.open());
    if (this.sent && this.sent.decision === this.asked?.decision) void this.resend();
    else this.sent = null;
  }

  private next(told: Told): void {
    if (this.version === null || told.version <= this.version) return;
    if (told.version !== this.version + 1) {
      void this.enter();
      return;
    }
    this.version = told.version;
    this.ahead = told.at - Date.now();
    this.queue.push(told);
    if (this.waiting < this.queue.length) this.waiting = this.queue.length;
    void this.pump();
  }

  /** Show what waits, one thing after the other. */
  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    let told = this.queue.shift();
    while (told) {
      const length = await this.show(told);
      if (this.queue.length > 0 && this.waiting > 0) await this.pause(length);
      told = this.queue.shift();
    }
    this.pumping = false;
    this.waiting = 0;
    this.picker.ask(this.open());
  }

  private async show(told: Told): Promise<number> {
    const before = this.root ? measure(this.root) : new Map<string, never>();
    const own = told.type === "played" && told.seat === this.seat;
    this.note(told);
    if ("now" in told && told.now) this.now = told.now;
    if ("table" in told && told.table) this.info = told.table;
    if (told.type === "played") {
      this.advice = null;
      this.manner.noise(this.info?.game ?? "", told.events, this.now?.asked?.seat === this.seat);
    }
    await tick();
    const moved = this.root ? moveFrom(this.root, before) : 0;
    if (told.type === "said" || told.type === "changed") return 0;
    return Math.max(moved, still() ? STILL_PACE : own ? OWN_PACE : PACE);
  }

  private pause(length: number): Promise<void> {
    const wait = this.queue.length > CROWDED ? length / 3 : length;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, wait);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** The question as far as it is for whoever looks through this seat now. */
  private open(): Question | null {
    const asked = this.asked;
    return asked && asked.seat === this.seat && asked.options.length > 0 ? asked : null;
  }

  private note(told: Told): void {
    const version = told.version;
    if (told.type === "played") {
      const events = told.events.map((event, part) => ({ version, part, kind: "event" as const, seat: told.seat, event }));
      this.log = [...this.log, ...events];
    } else if (told.type === "undone") {
      this.log = [...this.log, { version, part: 0, kind: "undone", seat: told.seat }];
    } else if (told.type === "changed") {
      this.log = [...this.log, { version, part: 0, kind: "news", what: told.what, seat: told.seat }];
    } else {
      this.chat = [...this.chat, { version, name: told.name, seat: told.seat, text: told.text }];
    }
  }
}
