// Goes through a finished game play by play: board, banner, log and scores are at the same moment.
import { flushSync } from "svelte";
import type { View } from "../games/ui";
import type { Moment, Step } from "../protocol";
import { api } from "./http";
import { measure, moveFrom } from "./motion";
import { playAt, playsOf, type Play } from "./plays";
import { stageOf } from "./stages";
import type { TableStore } from "./table.svelte";

const LEAST = 500;

export class Replay {
  story = $state.raw<Moment[]>([]);
  /** Which play was the last; null for the end, as it is. */
  at = $state<number | null>(null);
  playing = $state(false);
  private step = $state.raw<Step | null>(null);
  private timer = 0;
  private wanted = 0;
  plays: Play[] = $derived.by(() => {
    const last = this.store.now?.moves ?? 0;
    return this.story.length === 0 ? [] : playsOf(this.story, this.store.told.log, last);
  });

  constructor(
    private readonly store: TableStore,
    private readonly pace: () => number,
  ) {}

  /** The table at that moment; null at the end, and while there is no replay. */
  get view(): View | null {
    return this.at === null ? null : (this.step?.view ?? null);
  }

  get scores(): number[] | null {
    return this.at === null ? null : (this.step?.scores ?? null);
  }

  get turn(): number | null {
    const turn = this.at === null ? null : (this.step?.turn ?? null);
    return turn !== null && turn >= 0 ? turn : null;
  }

  /** The play that is shown; null at the end. */
  get play(): Play | null {
    if (this.at === null) return null;
    const play = this.plays[this.at];
    return play && play.events.length === 0 && this.step ? { ...play, events: this.step.events } : (play ?? null);
  }

  get last(): number {
    return this.plays.length - 1;
  }

  async load(): Promise<void> {
    this.story = await api.story(this.store.id);
  }

  /** Look at the table after this play. */
  async look(at: number): Promise<void> {
    const play = this.plays[at];
    if (!play) return;
    const mine = ++this.wanted;
    const answer = await this.store.socket.ask({ type: "replay", table: this.store.id, moves: play.moves, seat: this.store.seat });
    if (answer?.type !== "step" || mine !== this.wanted) return;
    const root = this.store.frame;
    const before = root ? measure(root) : null;
    this.step = answer;
    this.at = at;
    history.replaceState(history.state, "", at === this.last ? location.pathname : `#${at}`);
    flushSync();
    if (root && before) moveFrom(root, before, this.pace());
  }

  /** Look at the table after so many moves, or at what it would be had the last of them been another. */
  async peek(moves: number, instead = ""): Promise<void> {
    const mine = ++this.wanted;
    this.stop();
    const answer = await this.store.socket.ask({ type: "replay", table: this.store.id, moves, seat: this.store.seat, instead });
    if (answer?.type !== "step" || mine !== this.wanted) return;
    this.step = answer;
    this.at = this.after(moves);
  }

  /** The play after which so many moves were on record. */
  after(moves: number): number {
    return playAt(this.plays, moves);
  }

  async toggle(): Promise<void> {
    if (this.playing) return this.stop();
    this.playing = true;
    if (this.at === null || this.at >= this.last) await this.look(0);
    this.wait();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    const events = this.play?.events ?? [];
    const time = Math.max(LEAST, stageOf(events, false, this.store.ui?.stages ?? { times: {} }).end) * Math.max(0.2, this.pace());
    this.timer = window.setTimeout(() => void this.on(), time);
  }

  private async on(): Promise<void> {
    if (!this.playing) return;
    if (this.at !== null && this.at < this.last) await this.look(this.at + 1);
    if (this.at === null || this.at >= this.last) this.stop();
    else if (this.playing) this.wait();
  }
}
