// The plays of a finished game: what each player did, with what chance made of it.
import type { Moment } from "../protocol";
import type { Told } from "./stages";

export interface Play {
  seat: number;
  /** Moves on record once it and the chance after it are over. */
  moves: number;
  /** The last version of the log that belongs to it. */
  version: number;
  events: Told[];
}

interface Logged {
  version: number;
  kind: string;
  seat: number | null;
  event?: Told;
}

/** The game in plays, from its course and its log. A game that came as a record has no log: its plays tell nothing. */
export function playsOf(story: Moment[], log: Logged[], last: number): Play[] {
  const told: { version: number; events: Told[] }[] = [];
  let start = 0;
  for (const entry of log) {
    if (entry.kind === "undone") told.pop();
    if (entry.kind !== "event" || !entry.event) continue;
    if ((entry.seat ?? -1) < 0) start = entry.version;
    else if (told.at(-1)?.version === entry.version) told.at(-1)?.events.push(entry.event);
    else told.push({ version: entry.version, events: [entry.event] });
  }
  const moves = story.filter((moment) => moment.seat >= 0);
  const first = (moves[0]?.moves ?? last + 1) - 1;
  const plays = moves.map((moment, k) => ({
    seat: moment.seat,
    moves: (moves[k + 1]?.moves ?? last + 1) - 1,
    version: told[k]?.version ?? 0,
    events: told[k]?.events ?? [],
  }));
  return [{ seat: -1, moves: first, version: start, events: [] }, ...plays];
}

/** The play that was over, or under way, after so many moves. */
export function playAt(plays: Play[], moves: number): number {
  const found = plays.findIndex((play) => play.moves >= moves);
  return found < 0 ? plays.length - 1 : found;
}
