// Generated from taberna/protocol.py by `python -m taberna.server.documents`. Do not edit.

export const PROTOCOL = 3;

/**
 * Look at a table, through the eyes of one of my seats; as a spectator if I have none.
 *
 * The answer is `table`. Enter again to look through another seat of mine (several people at one screen:
 * only after the cover is lifted), or after a gap. Entering also takes back a seat that a bot keeps for me;
 * so does a move.
 */
export interface Enter {
  type: "enter";
  id: number;
  table: string;
  /** One of my seats; null for the first of them. */
  seat?: number | null;
  /** The last version I have seen; the answer's `tail` begins after it. null for everything. */
  since?: number | null;
}

/** Look at no table. */
export interface Exit {
  type: "exit";
  id: number;
}

/** Choose an option. `decision` is the number the options came with, so a late click changes nothing. */
export interface Move {
  type: "move";
  id: number;
  decision: number;
  action: number;
}

/**
 * Take back my last move, if chance has not spoken and nobody else has acted since.
 *
 * Against bots alone, in a game that does not count, also with what chance and the bots have done since.
 */
export interface Undo {
  type: "undo";
  id: number;
  decision: number;
}

/** Ask a bot what it would choose in my place. The answer is `advice`. */
export interface Hint {
  type: "hint";
  id: number;
  decision: number;
}

/** Ask what an action would do, without doing it. The answer is `prospect`, or `refused` with the reason. */
export interface Consider {
  type: "consider";
  id: number;
  decision: number;
  action: number;
}

/** Say something to everybody at the table. */
export interface Say {
  type: "say";
  id: number;
  text: string;
}

/** A finished game after so many moves, through the eyes of any seat. The answer is `step`. */
export interface Replay {
  type: "replay";
  id: number;
  table: string;
  moves: number;
  seat?: number | null;
  /** What could have been done as the last of these moves, as the text of an action; "" for what was done. */
  instead?: string;
}

/** Whether the page is before its reader's eyes. Who does not look is told elsewhere that it is his turn. */
export interface Look {
  type: "look";
  id: number;
  hidden: boolean;
}

/** Is anybody there? The answer is `done`. */
export interface Ping {
  type: "ping";
  id: number;
}

/** The first message. `person` is null if the cookie is missing: such a client can only watch. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  person: Person | null;
}

/** A move and what chance made of it. Events have a `kind` and facts: `<game>-event-<kind>`. */
export interface Played {
  type: "played";
  version: number;
  at: number;
  /** Who moved; -1 at the start, when only chance may have. */
  seat: number;
  events: Record<string, unknown>[];
  /** null in a tail: the `table` message has the latest. */
  now: Now | null;
  /** When the move has begun or ended the game. */
  table: TableInfo | null;
}

/** A seat took back its last move. */
export interface Undone {
  type: "undone";
  version: number;
  at: number;
  seat: number;
  now: Now | null;
}

/** Somebody said something. `seat` is null for a watcher. Plain text: never treat it as markup. */
export interface Said {
  type: "said";
  version: number;
  at: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
}

/** Something about the table changed. `seat` is the one concerned, if any. Words: `page-news-<what>`. */
export interface Changed {
  type: "changed";
  version: number;
  at: number;
  what: "sat" | "stood" | "left" | "time" | "back" | "muted" | "unmuted" | "rematch" | "closed" | "hint";
  seat: number | null;
  table: TableInfo;
  now: Now | null;
}

/** The answer to `enter`: everything a viewer needs to draw the table, and what was missed. */
export interface Table {
  type: "table";
  id: number;
  /** Each later message of the table has the next number; after a gap, enter again. */
  version: number;
  at: number;
  table: TableInfo;
  /** Through whose eyes; null for a spectator. */
  seat: number | null;
  /** All my seats here. */
  mine: number[];
  /** null while the table waits for players. */
  now: Now | null;
  /** All that can be done in this game, whatever the position: what the numbers of options mean. */
  actions: ActionKind[];
  /** What happened after `since`, oldest first, without `now`. */
  tail: (Played | Undone | Said | Changed)[];
  here: Here;
  /**
   * When the question of `now` was asked: later, `at` of the last `played` or `undone`. At a table without a
   *     clock the host may let a bot play for a seat that has been asked for ten minutes.
   */
  asked_at: number | null;
}

/** Somebody came or went. Not numbered: the latest one counts. */
export interface Presence {
  type: "presence";
  here: Here;
}

/** It was done, stored and told. */
export interface Done {
  type: "done";
  id: number;
}

/**
 * It was not done, and nothing has changed. Words: `error-<code>` filled with the facts.
 *
 * `id` is null if the message was not understood. `clause` names the rule of the game, if one forbids it.
 */
export interface Refused {
  type: "refused";
  id: number | null;
  code: string;
  clause: string;
  facts: Record<string, unknown>;
}

/** What a bot would choose, and the share of imagined games each seat wins from here on. */
export interface Advice {
  type: "advice";
  id: number;
  bot: string;
  action: number;
  chances: number[];
}

/** What an action would do before anybody else is asked. Only of games in which everything lies open. */
export interface Prospect {
  type: "prospect";
  id: number;
  events: Record<string, unknown>[];
  /** Whether chance then has the word, so that more would follow. */
  chance: boolean;
}

/** A finished game after so many moves. */
export interface Step {
  type: "step";
  id: number;
  moves: number;
  /** How many moves the whole game has. */
  count: number;
  /** The seat that acts next, -1 for chance; null at the end. */
  turn: number | null;
  /** What it will do, in the text of the record. */
  next: string | null;
  /** What the last move did. */
  events: Record<string, unknown>[];
  scores: number[];
  view: Record<string, unknown>;
}

/**
 * The server closes the socket, and this is why: `error-<code>`. After "slow", connect again.
 *
 * When the server stops there is no `bye`: the socket closes with status 1012, and connecting again will do.
 */
export interface Bye {
  type: "bye";
  code: string;
}

/** Come in under a name. The answer sets the cookie that all else needs. */
export interface NewGuest {
  name: string;
}

/** What is sent to the server: unknown fields are refused. */
export interface Rename {
  name: string;
}

/** Name and password of an account. */
export interface Credentials {
  login: string;
  password: string;
}

/** Name and password that an account is to have; to change them takes the old password. */
export interface NewCredentials {
  login: string;
  password: string;
  old?: string;
}

/** What `navigator.credentials` gave, as JSON, with the challenge it was asked with. */
export interface PasskeyAnswer {
  challenge: string;
  credential: Record<string, unknown>;
}

/** Who is to sit here: me, whoever comes, a bot, or somebody else at my screen. */
export interface NewSeat {
  kind: "me" | "open" | "bot" | "here";
  /** With kind "bot": which one. */
  bot?: string;
  /** With kind "here": the other person's name. */
  name?: string;
}

/** Time to think, in seconds: for every move, or for the whole game. Up to 30 days. */
export interface Clock {
  per: "move" | "game";
  seconds: number;
}

/** A table to open. It starts by itself when no seat is open. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string | string[]>;
  /** Shown to everybody; else only whoever has the link finds it. */
  listed?: boolean;
  /** Whether players may ask what a bot would do. A game with hints is not rated, one without is. */
  hints?: boolean;
  /** The bot that plays for somebody who leaves or runs out of time; "" for none. */
  standin?: string;
  clock?: Clock | null;
  /** A prepared position to begin with, as `state.position()` gives it; such games are not rated. */
  begun?: Record<string, unknown> | null;
}

/** Take an open seat. With a name: for somebody else at my screen, where the table is shared by one. */
export interface Sit {
  name?: string;
}

/** Let a bot play for somebody who does not move. Only the host may. */
export interface ReplaceByBot {
  bot: string;
}

/** Stop somebody's chat at this table, or allow it again. Only the host may. */
export interface Mute {
  /** The id of the person. */
  who: string;
  muted: boolean;
}

/** Where another try begins: after so many moves of a finished game, at a choice of somebody. */
export interface TryAgain {
  moves: number;
}

/** What a browser's `PushManager.subscribe` gave. */
export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/** A mailbox. It is sent a link, and nothing more before that is followed. */
export interface NewMailbox {
  address: string;
  language: string;
}

/** An address on the public web that takes messages by POST, and the shape it wants them in. */
export interface NewWebhook {
  address: string;
  shape: "json" | "ntfy" | "discord" | "slack";
  language: string;
}

/** Hours in which nothing is told; what comes then is told at their end. Minutes since midnight. */
export interface QuietHours {
  /** A time zone, such as "Europe/Rome". */
  zone: string;
  begins: number;
  ends: number;
}

/** What is sent to the server: unknown fields are refused. */
export interface NewQuiet {
  /** null for none. */
  quiet: QuietHours | null;
}

/** An option of a game. Words for it: `<game>-option-<name>` and its `.help`. */
export interface GameOption {
  name: string;
  clause: string;
  /** "rows": the lines of a small text, such as a drawing. */
  kind: "flag" | "number" | "choice" | "rows";
  default: boolean | number | string | string[];
  low: number | null;
  high: number | null;
  names: string[];
}

/** A game that can be played here. Words for it: `<name>-name`, `<name>-line`. */
export interface GameInfo {
  name: string;
  rules: number;
  min_players: number;
  max_players: number;
  /** Whether some seat knows what another does not; several people at one screen then need a cover. */
  hidden: boolean;
  options: GameOption[];
  /** Weakest first. Words: `bot-<name>`. */
  bots: string[];
  /** Which of the page's own drawings shows the table; "" if none does. */
  drawing: string;
  /** Where the game's own ES module for the page is; "" if it brings none. */
  script: string;
  /** Where its lessons are, as JSON; "" if it brings none. */
  lessons: string;
  /** So many sets of puzzles there are, from /puzzles/<game>/0 on. */
  puzzles: number;
}

/** Somebody the server knows: a guest, or a person with an account. */
export interface Person {
  id: string;
  name: string;
  /** The name of the account; null for a guest. */
  login: string | null;
  passkeys: number;
}

/** A passkey that lets me in. */
export interface PasskeyInfo {
  id: string;
  created: number;
}

/** Hand `options` to the browser's `navigator.credentials`, and `challenge` back with its answer. */
export interface PasskeyOptions {
  challenge: string;
  options: Record<string, unknown>;
}

/** Who sits at a seat. */
export interface SeatInfo {
  /** "offered": kept for the person, who has not taken it yet, as after a rematch. */
  kind: "person" | "bot" | "open" | "offered";
  /** What the person is called; "" for a bot (its words: `bot-<bot>`), an open seat, a deleted account. */
  name: string;
  person: string | null;
  /** The bot that sits here, or that plays for the person who is away. */
  bot: string | null;
  /** Why a bot plays for the person; null while the person plays. */
  away: "left" | "time" | null;
}

/** How the game ended: `<game>-ending-<ending>`. */
export interface Result {
  ending: string;
  scores: number[];
  winners: number[];
}

/** All about a table but the position. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, boolean | number | string | string[]>;
  seats: SeatInfo[];
  /** The id of the person who opened it; null if that account is gone. */
  host: string | null;
  status: "waiting" | "playing" | "over" | "closed";
  listed: boolean;
  hints: boolean;
  standin: string;
  clock: Clock | null;
  /** SHA-256 of the secret seed of the dice, as hex: shown before the first move. */
  commitment: string;
  /** The seed itself, as hex, once the game is over. */
  seed: string | null;
  /** How outcomes follow from the seed: "taberna 2", or "taberna 1" for older games. See `taberna/fair.py`. */
  dice: string;
  /** Why the table can only be looked at and its record be downloaded; else null. Words: `error-<frozen>`. */
  frozen: string | null;
  /** Whether the game counts for ratings: no hints, distinct players, everybody has moved. */
  rated: boolean;
  /** A record that somebody brought, not a game played here. */
  uploaded: boolean;
  muted: string[];
  /** The table of the rematch. */
  next: string | null;
  /** Times are milliseconds since 1970. */
  created: number;
  ended: number | null;
  /** The seat whose turn it is. */
  asked: number | null;
  result: Result | null;
}

/** The address of a table for others, as far as this server knows how they reach it. */
export interface TableLink {
  address: string;
  /** The same as a QR code, row by row, "1" for dark; [] if nobody else reaches it. */
  code: string[];
}

/** One of my games. */
export interface MyGame {
  table: TableInfo;
  /** My seats there. */
  seats: number[];
  /** Whether it waits for me. */
  turn: boolean;
  /** When the present question was asked; when the game has ended, if it is over. */
  since: number;
  /** When the time of whoever is asked is up, at a table with a clock. */
  deadline: number | null;
  /** My rating after a game that counted: `ordinal` of `Rating`. */
  rating: number | null;
  /** How much the game has added to it. */
  rating_change: number | null;
}

/** The body of every HTTP answer that refuses. */
export interface Problem {
  code: string;
  clause: string;
  facts: Record<string, unknown>;
  /** The sentence in English, for logs; the page says it in the reader's language. */
  detail: string;
}

/** Where I am told that it is my turn. */
export interface NoticeAddress {
  id: string;
  kind: "push" | "mail" | "webhook";
  /** What its owner knows it by: a mailbox, the host of a push service or a webhook. */
  shown: string;
  /** Of a webhook; else "". */
  shape: string;
  /** Of a push service, by which a browser knows its own; else "". */
  endpoint: string;
  confirmed: boolean;
  /** Nothing has arrived there lately; after three days it is dropped. */
  failing: boolean;
}

/** How I am told that it is my turn. */
export interface Notices {
  /** For a browser's `PushManager.subscribe`. */
  push_key: string;
  /** Whether this server sends mail. */
  mail: boolean;
  addresses: NoticeAddress[];
  quiet: QuietHours | null;
}

/** A part of an action, such as the cell of "place on c3". */
export interface ActionPart {
  name: string;
  /** All that it can be. */
  values: string[];
}

/**
 * What some of a game's actions mean, one for every choice of values for the parts.
 *
 * They are numbered from `first` on, the last part running fastest: with parts of 7 and 3 values, the last action
 * is `first` + 20. Words: `<game>-do-<name>` filled with the values, each under its part's name.
 */
export interface ActionKind {
  name: string;
  first: number;
  parts: ActionPart[];
  /** The text of an action, the same in every language, as records have it: "write {number} row {row}". */
  pattern: string;
}

/** Who is asked. Only the seat itself is sent the question and the options; others have null and []. */
export interface Asked {
  seat: number;
  decision: number;
  /** Words: `<game>-ask-<ask>` filled with the facts. */
  ask: string | null;
  facts: Record<string, unknown>;
  /** Actions: `move` wants one of them, and `actions` of the `table` message says what they mean. */
  options: number[];
}

/** Clocks as they are at `at` (the message's time); the asked seat's runs on. */
export interface ClockFace {
  /** Milliseconds each seat has left: for this move, or for the rest of the game. */
  left: number[];
  /** When the asked seat's time is up; null if it has no limit, as a bot. */
  deadline: number | null;
}

/** The position as this viewer may know it, after what was told with it. */
export interface Now {
  /** Actions on record, chance outcomes included. */
  moves: number;
  view: Record<string, unknown>;
  asked: Asked | null;
  /** Whether I can take back my last move now. */
  undo: boolean;
  clocks: ClockFace | null;
}

/** Who is connected just now. */
export interface Here {
  seats: number[];
  watchers: number;
}

/** A finished game after so many moves, and the scores then. The first moment is the start. */
export interface Moment {
  moves: number;
  /** Who moved; -1 if nobody did: at the start, or when chance had the last word. */
  seat: number;
  scores: number[];
}

/** How likely each seat was to win after so many moves of a finished game, estimated. */
export interface Chances {
  moves: number;
  chances: number[];
}

/** An outcome of chance in a finished game, to be drawn again from the seed as `taberna/fair.py` says. */
export interface Draw {
  /** Its number on the record, from 1. */
  move: number;
  /** Of all that could have come, in the order in which the table's `dice` counts them. */
  weights: number[];
  /** Which of them came, from 0. */
  drawn: number;
}

/** How well somebody plays a game: openskill's mu and sigma, and mu - 3 sigma as one number. */
export interface Rating {
  name: string;
  bot: string | null;
  person: string | null;
  mu: number;
  sigma: number;
  ordinal: number;
  games: number;
}

/** What an option was worth to the one who chose, by what his seat could know. */
export interface AnalysedOption {
  move: string;
  chance: number;
  spread: number;
  /** 0 if it was worked out. */
  tries: number;
  /** How it is expected to go on, this move first. */
  line: string[];
}

/** What speaks for the better option. All of it may be empty: then nothing can be said. */
export interface AnalysedReason {
  wins: boolean;
  gains: Record<string, unknown>[];
  losses: Record<string, unknown>[];
  points: number[] | null;
}

/** A decision, and the share of the win that the choice gave away. */
export interface AnalysedChoice {
  /** Of the move on the record, from 1. */
  number: number;
  seat: number;
  chosen: string;
  /** The best of the others, which the choice was compared with. */
  rival: string;
  chosen_chance: number;
  rival_chance: number;
  gave_away: number;
  /** Half of the 95 % interval of that difference. */
  doubt: number;
  told_apart: boolean;
  label: "best" | "good" | "inaccurate" | "mistake" | "blunder";
  tries: number;
  /** The most promising ones, and the one that was chosen. */
  options: AnalysedOption[];
  why: AnalysedReason | null;
}

/** A move or an outcome of chance, and everybody's chance to win after it, all cards open. */
export interface AnalysedStep {
  number: number;
  /** Who moved; -1 for chance. */
  seat: number;
  move: string;
  forced: boolean;
  chances: number[];
  /** How everybody's chance has changed by it. */
  moved: number[];
}

/** Where a seat's result comes from: the first four add up to the last. */
export interface AnalysedParts {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  luck_spread: number;
  own_spread: number;
  others_spread: number;
}

/** What the server says: later versions may add fields. */
export interface AnalysedPlayer {
  seat: number;
  parts: AnalysedParts;
  /** From 0 to 1; null without a decision. */
  accuracy: number | null;
  decisions: number;
  labels: Record<string, number>;
  /** Numbers of the steps that mattered most to this seat. */
  moments: number[];
}

/** Luck and skill of a finished game. */
export interface AnalysedGame {
  /** A first answer, with few tries. */
  quick: boolean;
  start: number[];
  start_spread: number;
  steps: AnalysedStep[];
  choices: AnalysedChoice[];
  players: AnalysedPlayer[];
  /** The named parts of every move whose text stands here. */
  moves: Record<string, Record<string, string>>;
}

/** What the server says: later versions may add fields. */
export interface ExerciseOption {
  action: number;
  text: string;
  structure: Record<string, string>;
}

/** A position in which one option is better than what somebody chose, to be found. */
export interface Exercise {
  /** The same every time, so that one can come back to it. */
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  /** Who has to choose. */
  seat: number;
  view: Record<string, unknown>;
  ask: string;
  facts: Record<string, unknown>;
  choices: ExerciseOption[];
  best: string;
  /** What some of the options are worth, by their texts; estimates. */
  chances: Record<string, number>;
  /** What the seat sees once the best is done, before chance speaks. */
  after: Record<string, unknown>;
  events: Record<string, unknown>[];
}

/** How far the analysis of a finished game is, and what it has found so far. */
export interface LookedBack {
  /** Nobody has asked; asked for; a first answer is there; all of it is; it can't be had. */
  stage: "none" | "waiting" | "quick" | "full" | "failed";
  /** From 0 to 1, of what is being worked out now. */
  done: number;
  found: AnalysedGame | null;
  problem: Problem | null;
}

export type ClientMessage = Enter | Exit | Move | Undo | Hint | Consider | Say | Replay | Look | Ping;

export type ServerMessage = Welcome | Table | Played | Undone | Said | Changed | Presence | Done | Refused | Advice | Prospect | Step | Bye;
