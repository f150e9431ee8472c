// How long the acts of a game take on the stage, from the kinds of its events.
import { AT_ONCE, type Stage } from "./performance";

export type Told = Record<string, unknown>;

export interface Stages {
  /** How long each kind of event is looked at, in ms; kinds that are missing take the usual time. */
  times: Record<string, number>;
  /** Kinds whose result nobody may know while it is in the air, with the time of the flight. */
  flights?: Record<string, number>;
  /** Kinds after which the table looks different at once, though one wants to see what led to it. */
  lasting?: string[];
}

/** The act that is on the stage: whether the table shows what it did, and whether it is told. */
export interface OnStage {
  seat: number;
  events: Told[];
  shown: boolean;
  told: boolean;
}

export const USUAL = 800;
const LONGEST = 2600;
/** What each further event of an act adds: it is read, not only seen. */
const MORE = 180;
/** How long a result stays in sight before the table goes on. */
const LINGER = 800;

export function stageOf(events: Told[], own: boolean, stages: Stages): Stage {
  const kinds = events.map((event) => String(event["kind"]));
  if (kinds.length === 0) return AT_ONCE;
  const times = kinds.map((kind) => stages.times[kind] ?? USUAL);
  const counted = times.filter((time) => time > 0);
  const time = Math.min(LONGEST, Math.max(0, ...times) + MORE * Math.max(0, counted.length - 1));
  const flight = Math.max(0, ...kinds.map((kind) => stages.flights?.[kind] ?? 0));
  const lasts = flight > 0 && kinds.some((kind) => stages.lasting?.includes(kind));
  const show = lasts ? flight + LINGER : flight;
  const end = Math.max(time, show + (flight > 0 ? 300 : 0));
  // What I did myself needs no looking at: my next question waits for the dice alone.
  return { show, tell: flight, ready: own ? show : end, end };
}

/** The sentences of an act that concern this seat though another one moved. */
export function hits(events: Told[], mover: number, seat: number | null, quiet: ReadonlySet<string>): Told[] {
  if (seat === null || mover === seat) return [];
  return events.filter((event) => {
    if (quiet.has(String(event["kind"]))) return false;
    return Object.entries(event).some(([name, fact]) => (name === "player" || name.endsWith("_player")) && fact === seat);
  });
}
