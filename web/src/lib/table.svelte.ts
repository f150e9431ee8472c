// One table as this screen sees it: what the server told, in order, performed one act at a time.
import { flushSync } from "svelte";
import type { GameUi, View } from "../games/ui";
import type { ActionKind, Advice, ClockFace, Here, Now, Prospect, Refused, ServerMessage, TableInfo } from "../protocol";
import { PROTOCOL } from "../protocol";
import { Chronicle, type Message, type Played } from "./chronicle.svelte";
import { pulse, type Places } from "./motion";
import { question, type Choice, type Question } from "./options";
import { AT_ONCE, Performance } from "./performance";
import { Picker } from "./picker.svelte";
import { Prospects } from "./prospects.svelte";
import { Replay } from "./replay.svelte";
import { keepSeal } from "./seals";
import { Sending } from "./sending.svelte";
import { Socket, type Link } from "./socket";
import { share } from "./share";
import { hits, stageOf, type OnStage, type Told } from "./stages";
import type { Teller } from "./tell";
import { Walking } from "./walking";
import { also } from "./words.svelte";

export interface Manner {
  ui: (game: string) => GameUi | null;
  /** By how much stage times are stretched; 0 for none. */
  pace: () => number;
  mustConfirm: (game: string, option: Choice) => boolean;
  noise: (game: string, events: Told[]) => void;
  turn: () => void;
}

export class TableStore {
  /** The server speaks a later protocol than this page: only loading it again helps. */
  outdated = $state(false);
  link = $state<Link>("connecting");
  info = $state.raw<TableInfo | null>(null);
  /** The table as it is drawn. */
  shown = $state.raw<View | null>(null);
  /** The moment that is told: whose turn it is, and what may be done. */
  now = $state.raw<Now | null>(null);
  /** What is on the stage just now. */
  act = $state.raw<OnStage | null>(null);
  private kinds = $state.raw<ActionKind[]>([]);
  asked = $derived(this.now?.asked ? question(this.now.asked, this.kinds) : null);
  seat = $state<number | null>(null);
  mine = $state.raw<number[]>([]);
  here = $state.raw<Here>({ seats: [], watchers: 0 });
  readonly told = new Chronicle();
  /** Which of the acts since my last move is looked at again; null for the present. */
  looking = $state<number | null>(null);
  refusal = $state.raw<Refused | null>(null);
  advice = $state.raw<Advice | null>(null);
  missing = $state(false);
  /** Acts that are still to be performed. */
  waiting = $state(0);
  /** Log, chat and rules, where there is no room beside the table; and what was said meanwhile. */
  sideOpen = $state(false);
  unread = $state(0);
  /** How far the server's clock is ahead of ours. */
  ahead = $state(0);
  clocks = $state.raw<ClockFace | null>(null);
  /** When the present question was asked, by the server's clock. */
  askedAt = $state<number | null>(null);
  readonly picker: Picker;
  readonly replay: Replay;
  /** Where the table scrolls, and all in which pieces move. */
  root: HTMLElement | null = null;
  frame: HTMLElement | null = null;

  readonly socket: Socket;
  readonly sending: Sending;
  private readonly prospects: Prospects;
  private readonly stage: Performance;
  private readonly walking: Walking;
  /** The seat that was asked for last: a line that is cut before the answer asks for it again. */
  private wanted: number | null = null;
  private version: number | null = null;
  /** Whether all that was told is performed. */
  private settled = true;

  constructor(
    readonly id: string,
    private readonly manner: Manner,
  ) {
    this.picker = new Picker(
      (option) => void this.move(option),
      (option) => manner.mustConfirm(this.game, option),
    );
    this.stage = new Performance(manner.pace, () => this.ready());
    this.walking = new Walking(() => this.frame, manner.pace);
    this.replay = new Replay(this, manner.pace);
    this.socket = new Socket(
      (message) => this.hear(message),
      (link) => this.linked(link),
    );
    this.sending = new Sending(this.socket);
    this.prospects = new Prospects(this.socket);
    document.addEventListener("visibilitychange", this.seen);
  }

  get game(): string {
    return this.info?.game ?? "";
  }

  get ui(): GameUi | null {
    return this.manner.ui(this.game);
  }

  /** The table to draw: a moment of a finished game, of the recap, or the one performed. */
  get view(): View | null {
    const past = this.looking === null ? null : this.told.since[this.looking];
    return this.replay.view ?? past?.view ?? this.shown;
  }

  /** Whether something is in the air whose outcome nobody may know yet. */
  get suspense(): boolean {
    return this.act !== null && !this.act.told;
  }

  /** Whether somebody else at this screen is asked, so that the screen must change hands. */
  get handover(): number | null {
    const asked = this.asked?.seat;
    return asked !== undefined && asked !== this.seat && this.mine.includes(asked) ? asked : null;
  }

  /** Whether this screen is asked. */
  get myTurn(): boolean {
    return this.info?.status === "playing" && this.asked !== null && this.mine.includes(this.asked.seat);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.seen);
    this.stage.drop();
    this.replay.stop();
    this.socket.close();
  }

  /** Look through the eyes of a seat of mine. */
  async enter(seat: number | null = this.wanted): Promise<void> {
    if (this.version !== null && seat !== this.seat) this.forget();
    this.wanted = seat;
    await this.socket.ask({ type: "enter", table: this.id, seat, since: this.version });
  }

  async move(option: Choice): Promise<void> {
    const asked = this.asked;
    if (!asked) return;
    this.refusal = null;
    this.advice = null;
    this.told.hit = [];
    this.sending.choose(asked, option);
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

  /** What an action would do, as far as it is known; it is asked for if it is not. */
  prospect(action: number): Refused | Prospect | null {
    return this.prospects.of(action, this.asked);
  }

  /** Why what a thing stands for can't be chosen; nothing if it can. */
  why(match: Record<string, string>, teller: Teller): string {
    return this.prospects.why(match, this.kinds, this.open(), teller);
  }

  /** Show at once all that still waits to be shown. */
  skip(): void {
    this.stage.skip();
    this.waiting = this.stage.waiting;
  }

  /** Look at what happened since my last turn; null for the present. */
  lookBack(at: number | null): void {
    this.looking = at === null ? null : Math.max(0, Math.min(at, this.told.since.length - 1));
    this.picker.ask(this.open());
    flushSync();
    const past = this.looking === null ? null : this.told.since[this.looking];
    if (past && this.frame) pulse(this.frame, past.events, false);
  }

  /** Whoever comes back to a tab finds the present, and the way there in the recap: never a storm. */
  private readonly seen = (): void => {
    if (!document.hidden) this.skip();
    this.tellSight();
  };

  /** Whoever does not look is told elsewhere that it is his turn. */
  private tellSight(): void {
    void this.socket.ask({ type: "look", hidden: document.hidden });
  }

  private linked(link: Link): void {
    this.link = link;
    if (link === "lost") this.sending.cut();
  }

  private async resend(): Promise<void> {
    const sent = await this.sending.send();
    if (!sent) return;
    // What comes next may be there before the answer is.
    const stale = sent.answer.type !== "refused" && this.asked?.decision === sent.decision;
    const open = this.open();
    if (this.settled && !stale && !(open && this.repeated(open))) this.picker.ask(open);
  }

  /** Whether the last choice was to be made again, and is. */
  private repeated(open: Question): boolean {
    const option = this.sending.repeat(open);
    if (option) void this.move(option);
    return option !== null;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.outdated = message.protocol !== PROTOCOL;
        if (!this.outdated && document.hidden) this.tellSight();
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
        // Why something can't be done was asked, not tried.
        if (this.socket.answers("consider", message.id)) break;
        if (message.code === "no-such-table") this.missing = true;
        this.refusal = message;
        break;
      case "advice":
        void also("analysis.ftl"); // says why
        this.advice = message;
        break;
      default:
    }
  }

  /** Whatever this seat was told leaves the page; another one comes, who may not know it. */
  forget(): void {
    this.stage.drop();
    this.walking.drop();
    this.version = null;
    this.told.forget();
    this.act = null;
    this.shown = null;
    this.looking = null;
    this.advice = null;
    this.picker.ask(null);
  }

  private arrive(message: Extract<ServerMessage, { type: "table" }>): void {
    // What was heard but not yet performed is in no tail: it is told now, or never.
    this.stage.skip();
    this.stage.drop();
    this.info = message.table;
    this.seat = message.seat;
    this.wanted = message.seat;
    this.mine = message.mine;
    this.here = message.here;
    this.ahead = message.at - Date.now();
    this.refusal = null;
    this.act = null;
    this.looking = null;
    for (const told of message.tail) {
      this.note(told);
      if (told.type === "played") this.remember(told, null);
    }
    this.askedAt = message.asked_at;
    this.version = message.version;
    this.kinds = message.actions;
    this.now = message.now;
    this.clocks = message.now?.clocks ?? null;
    this.shown = message.now?.view ?? null;
    this.waiting = 0;
    this.settled = true;
    if (message.table.status !== "over") keepSeal(this.id, message.table.commitment, message.now?.moves ?? 0);
    const played = message.tail.some((told) => told.type === "played" && message.mine.includes(told.seat));
    if (this.sending.open(this.asked?.decision, played)) void this.resend();
    this.picker.ask(this.open());
  }

  private next(told: Message): void {
    if (this.version === null || told.version <= this.version) return;
    if (told.version !== this.version + 1) {
      void this.enter();
      return;
    }
    this.version = told.version;
    this.ahead = told.at - Date.now();
    if ("now" in told && told.now) this.clocks = told.now.clocks;
    if (told.type === "played" && this.mine.includes(told.seat)) this.sending.hear();
    // What is said is heard when it is said; it is no part of the game.
    if (told.type === "said") this.note(told);
    else if (told.type === "played") this.perform(told);
    else this.stage.add({ stage: AT_ONCE, show: () => this.take(told), tell: () => this.tell(told) });
    this.waiting = this.stage.waiting;
  }

  private perform(told: Played): void {
    const ui = this.ui;
    const own = this.mine.includes(told.seat);
    const stages = ui?.stages ?? { times: {} };
    const stage = stageOf(told.events, own, stages);
    const flying = told.events.filter((event) => String(event["kind"]) in (stages.flights ?? {}));
    let before: Places | null = null;
    this.stage.add({
      stage,
      begin: (hurried) => {
        this.settled = false;
        this.waiting = this.stage.waiting;
        if (hurried) return;
        // Before anything changes: then it costs no layout.
        if (stage.show === 0) before = this.walking.places();
        this.act = { seat: told.seat, events: told.events, shown: stage.show === 0, told: stage.tell === 0 };
        if (flying.length > 0) this.manner.noise(this.game, flying);
      },
      show: (hurried) => this.draw(told, hurried, before),
      tell: (hurried) => {
        this.tell(told);
        if (this.act) this.act = { ...this.act, told: true };
        if (!hurried) this.manner.noise(this.game, told.events.filter((event) => !flying.includes(event)));
      },
    });
  }

  /** The table changes: pieces walk, and what happened to me flashes. */
  private draw(told: Played, hurried: boolean, places: Places | null): void {
    const before = hurried ? null : (places ?? this.walking.places());
    this.take(told);
    if (this.act) this.act = { ...this.act, shown: true };
    this.remember(told, told.now ? this.shown : null);
    const mine = hits(told.events, told.seat, this.seat, this.ui?.quiet ?? new Set());
    this.told.struck(mine);
    if (!hurried) void this.walking.begin(before, mine);
  }

  private take(told: Message): void {
    if ("now" in told && told.now) this.shown = share(this.shown, told.now.view);
  }

  private tell(told: Message): void {
    this.note(told);
    if ("now" in told && told.now) this.now = told.now;
    if ("table" in told && told.table) this.info = told.table;
    if (told.type === "played") this.advice = null;
  }

  /** All is performed: whoever is asked may answer. */
  private ready(): void {
    this.settled = true;
    this.waiting = 0;
    const open = this.open();
    if (open && this.repeated(open)) return;
    const begins = open !== null && this.picker.asked === null && this.act !== null && !this.mine.includes(this.act.seat);
    if (!this.suspense) this.act = null;
    if (begins) this.manner.turn();
    this.picker.ask(open);
  }

  /** The question as far as it is for whoever looks through this seat now. */
  private open(): Question | null {
    const asked = this.asked;
    if (this.looking !== null || this.sending.sent) return null;
    return asked && asked.seat === this.seat && asked.options.length > 0 ? asked : null;
  }

  private remember(told: Played, view: View | null): void {
    this.told.remember(told, this.mine.includes(told.seat), view);
  }

  private note(told: Message): void {
    if (told.type === "played" || told.type === "undone") this.askedAt = told.at;
    this.told.note(told);
  }
}
