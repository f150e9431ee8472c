// What this screen was told and has performed: the log, the chat, and what others did since my last move.
import type { View } from "../games/ui";
import type { ServerMessage } from "../protocol";
import type { Told } from "./stages";

export type Message = Extract<ServerMessage, { type: "played" | "undone" | "said" | "changed" }>;
export type Played = Extract<ServerMessage, { type: "played" }>;
export type Entry =
  | { version: number; part: number; kind: "event"; seat: number; event: Told }
  | { version: number; part: number; kind: "undone"; seat: number }
  | { version: number; part: number; kind: "news"; what: string; seat: number | null };
export interface Line {
  version: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
}
/** Something somebody did, with the table after it where it was seen. */
export interface Past {
  version: number;
  seat: number;
  events: Told[];
  view: View | null;
}

export class Chronicle {
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<Line[]>([]);
  /** What others did since my last move, and what of it hit me. */
  since = $state.raw<Past[]>([]);
  hit = $state.raw<Told[]>([]);

  forget(): void {
    this.log = [];
    this.chat = [];
    this.since = [];
    this.hit = [];
  }

  note(told: Message): void {
    const version = told.version;
    if (told.type === "played") {
      const events = told.events.map((event, part) => ({ version, part, kind: "event" as const, seat: told.seat, event }));
      this.log = [...this.log, ...events];
    } else if (told.type === "undone") {
      this.log = [...this.log, { version, part: 0, kind: "undone", seat: told.seat }];
    } else if (told.type === "changed") {
      this.log = [...this.log, { version, part: 0, kind: "news", what: told.what, seat: told.seat }];
    } else {
      this.chat = [...this.chat, { version, person: told.person, name: told.name, seat: told.seat, text: told.text }];
    }
  }

  /** A move of mine begins a new page; those of others stand on it. */
  remember(told: Played, own: boolean, view: View | null): void {
    if (own) this.since = [];
    else if (told.events.length > 0) this.since = [...this.since, { version: told.version, seat: told.seat, events: told.events, view }];
  }

  struck(events: Told[]): void {
    if (events.length > 0) this.hit = [...this.hit, ...events];
  }
}
