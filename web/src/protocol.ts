// Generated from taberna/protocol.py by `python -m taberna.server.documents`. Do not edit.

export const PROTOCOL = 4;

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
  what: "sat" | "stood" | "left" | "time" | "lost" | "back" | "vacation" | "returned" | "muted" | "unmuted" | "rematch" | "closed" | "hint" | "offer" | "agreed" | "declined" | "options" | "unsealed";
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
  /** What it would choose else. */
  rival: number | null;
  /** What speaks for the action against the other one. */
  why: AnalysedReason | null;
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

/** Time to think, in seconds: for every move, or for the whole game. Up to 30 days. */
export interface Clock {
  per: "move" | "game";
  seconds: number;
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

/** A table to open. It starts by itself when no seat is open. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string | string[]>;
  /** Shown to everybody; else only whoever has the link finds it. */
  listed?: boolean;
  /**
   * Whether players may ask what a bot would do. A game with hints is not rated, one without is
   *     if everybody who sits there when it begins has an account.
   */
  hints?: boolean;
  /** The bot that plays for somebody who leaves or runs out of time; "" for none. */
  standin?: string;
  clock?: Clock | null;
  /** Whether people may talk at this table. */
  chat?: boolean;
  /**
   * When somebody's time is up: "bot", the stand-in plays until he comes back; "loss", it plays to the end, and
   *     whoever was late has lost, whatever it makes of the seat.
   */
  late?: "bot" | "loss";
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

/** Go on vacation, or come back. */
export interface NewVacation {
  away: boolean;
}

/** How the game shall be played instead. For the host of a table that waits; everybody seated must agree. */
export interface NewOffer {
  options: Record<string, boolean | number | string | string[]>;
  clock: Clock | null;
  late: "bot" | "loss";
  hints: boolean;
}

/** Whether I agree to what the host offers. One who does not is enough to leave everything as it is. */
export interface OfferAnswer {
  agree: boolean;
}

/** Play with people: whoever looks for the same game, number of players and pace. */
export interface NewSearch {
  game: string;
  players: number;
  /** A minute a move, half an hour for the game, three days a move. */
  pace: "quick" | "calm" | "post";
  /** The bot that takes seats which are still open when the time is up, and plays for whoever leaves. */
  bot: string;
}

/** What I want to have to do with somebody. */
export interface Shun {
  /** The id of the person. */
  who: string;
  /** "mute": I do not read what he says. "block": moreover we are not paired, and he can't sit at my tables. */
  how: "mute" | "block" | "none";
}

/** Tell the operator of this server how somebody behaves at a table. */
export interface NewReport {
  table: string;
  /** The id of the person. */
  who: string;
  /** Versions of what was said there; the operator reads these lines. */
  lines?: number[];
  text?: string;
}

/** What the host of a table that waits would change. */
export interface Offer {
  options: Record<string, boolean | number | string | string[]>;
  clock: Clock | null;
  late: "bot" | "loss";
  hints: boolean;
  /** The ids of those who have agreed, the host among them. */
  agreed: string[];
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
  /** Why a bot plays for the person; null while the person plays. After "lost" nobody comes back. */
  away: "left" | "time" | "lost" | null;
  /** The person is on vacation: at a table of correspondence this seat's clock stands still. */
  vacation: boolean;
  /** In lists of open tables: how well this game is played here, `ordinal` of `Rating`; null if unknown. */
  rating: number | null;
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
  /** What happens when somebody's time is up. */
  late: "bot" | "loss";
  chat: boolean;
  /** What the host would change before the game begins, if everybody agrees. */
  offer: Offer | null;
  /** SHA-256 of the secret seed of the dice, as hex: shown before the first move. */
  commitment: string;
  /** The seed itself, as hex, once the game is over; of a duplicate round once all its tables are. */
  seed: string | null;
  /** How outcomes follow from the seed: "taberna 2", or "taberna 1" for older games. See `taberna/fair.py`. */
  dice: string;
  /** Why the table can only be looked at and its record be downloaded; else null. Words: `error-<frozen>`. */
  frozen: string | null;
  /** Whether the game counts for ratings: no hints, no guests, distinct players, everybody has moved. */
  rated: boolean;
  /** Somebody without an account sits here, or did when the game began: it is not rated. */
  guests: boolean;
  /** A record that somebody brought, not a game played here. */
  uploaded: boolean;
  /** The id of the tournament that it belongs to; "" for none. */
  tournament: string;
  /** Others are still playing with the same dice: only its players may look. */
  sealed: boolean;
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

/** How many days I may be away, while the clocks of my games of correspondence stand still. */
export interface Vacation {
  /** Days in a year; 0 if there are no vacations here. */
  days: number;
  /** Milliseconds that I have left of them. */
  left: number;
  /** Since when I am away; null if I am here. */
  began: number | null;
  /** When it ends by itself. */
  until: number | null;
}

/** Whether I look for others, and what came of it. Ask every few seconds: who does not is taken to be gone. */
export interface Search {
  game: string;
  players: number;
  pace: string;
  /** People who look for the same just now, I among them. */
  waiting: number;
  /** Milliseconds until bots take the open seats. */
  left: number;
  /** The table at which I have a seat now. */
  table: string | null;
}

/** Somebody whom I have muted or blocked. */
export interface Shunned {
  person: string;
  name: string;
  how: "mute" | "block";
}

/** A tournament, in short. */
export interface TournamentInfo {
  id: string;
  name: string;
  game: string;
  options: Record<string, boolean | number | string | string[]>;
  /** All against all; by points; or the best of each table goes on. Words: `tournament-kind-<kind>`. */
  kind: "round-robin" | "swiss" | "knock-out";
  /** At a table. Chairs that stay empty are bots'. */
  seats: number;
  /** How many there will be; 0 as long as it depends on who comes. */
  rounds: number;
  /** Whether all tables of a round have the same dice and piles. */
  duplicate: boolean;
  clock: Clock;
  /** The bot that plays for whoever is away, and fills chairs. */
  standin: string;
  /** Seconds between two rounds. */
  pause: number;
  /** Entrants at most. */
  most: number;
  /** How many are in. */
  entered: number;
  status: "open" | "running" | "over" | "cancelled";
  /** The one under way, from 1; 0 before the first. */
  round: number;
  /** When it begins by itself; null if the operator begins it. */
  starts: number | null;
  created: number;
  started: number | null;
  ended: number | null;
}

/** Somebody who plays in it. All else names entrants by their place in the list, from 0. */
export interface TournamentEntrant {
  /** What the person is called; "" for a bot (its words: `bot-<bot>`) and for a deleted account. */
  name: string;
  person: string | null;
  bot: string | null;
  withdrawn: boolean;
}

/** How an entrant stands. Ties are broken by what stands here, from left to right; equals share a place. */
export interface TournamentStanding {
  entrant: number;
  place: number;
  /** Tables that are over. */
  tables: number;
  /** One for every opponent left behind, half of one for a tie; whoever is away at the end is last. */
  points: number;
  /**
   * With the same dice: how many points of the game more than the mean of all at the same seat of the same
   *     round, added up. null if every table has dice of its own.
   */
  luck: number | null;
  /** The points of all whom one has met. */
  opposition: number;
  /** Tables won. */
  wins: number;
  /** In a knock-out: rounds survived, which counts before all else. */
  reached: number;
}

/** A table of a round. */
export interface TournamentTable {
  /** Its id. */
  table: string;
  /** One can go to it: it is opened a moment after the round has begun, and forgotten some day. */
  is_there: boolean;
  /** The entrants by seat; null for a bot that fills a chair. */
  places: (number | null)[];
  over: boolean;
  /** It could not be played to its end, and counts as equal for all. */
  void: boolean;
  scores: number[];
  winners: number[];
  /** Who was not there at the end, so that a bot played for him. */
  away: boolean[];
  points: number[];
  /** With the same dice: points of the game more than the mean of all at the same seat of this round. */
  compared: (number | null)[];
}

/** What the server says: later versions may add fields. */
export interface TournamentRound {
  number: number;
  begins: number;
  ended: number | null;
  /** SHA-256 of the seed of the dice of all its tables, as hex; "" if each has its own. */
  commitment: string;
  /** The seed, as hex, once all its tables are over. */
  seed: string | null;
  /** Entrants who do not play in this round. */
  spared: number[];
  tables: TournamentTable[];
}

/** All about a tournament. */
export interface Tournament {
  info: TournamentInfo;
  /** Which entrant I am; null if I am not in. */
  mine: number | null;
  entrants: TournamentEntrant[];
  /** The best first; before the start there are none. */
  standings: TournamentStanding[];
  rounds: TournamentRound[];
}

/** Games of one kind that a player has played to the end here. */
export interface Tally {
  game: string;
  /** How many sat at the table. */
  players: number;
  /** Whether these counted for ratings. */
  rated: boolean;
  games: number;
  /** A shared win is a part of one. */
  wins: number;
  /** How many it would be if everybody won equally often. */
  fair: number;
}

/** Games in which a player has played a card. Words: `<game>-card-<card>`. */
export interface CardTally {
  game: string;
  card: string;
  games: number;
  times: number;
  wins: number;
  fair: number;
}

/** A player's rating after a game: mu - 3 sigma. */
export interface RatingPoint {
  at: number;
  rating: number;
}

/** A player's rating in a game, and how it came to be: the latest games, in order. */
export interface RatingCourse {
  game: string;
  rating: number;
  games: number;
  points: RatingPoint[];
}

/** A person or a bot, and how they have done here. */
export interface Profile {
  /** What the person is called; "" for a bot: `bot-<bot>`. */
  name: string;
  person: string | null;
  bot: string | null;
  /** When the person first came; null for a bot. */
  since: number | null;
  tallies: Tally[];
  /** The cards played most often, for each game. */
  cards: CardTally[];
  ratings: RatingCourse[];
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

/** What speaks for the better of two options. All of it may be empty: then nothing can be said. */
export interface AnalysedReason {
  wins: boolean;
  gains: Record<string, unknown>[];
  losses: Record<string, unknown>[];
  points: number[] | null;
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

/** A decision, and the share of the win that the choice gave away. */
export interface AnalysedChoice {
  /** Of the move on the record, from 1. */
  number: number;
  seat: number;
  chosen: string;
  /** The best of the others, which the choice was compared with. */
  rival: string;
  chosen_chance: number;
  /** Half of its 95 % interval; 0 if it was worked out. */
  chosen_doubt: number;
  rival_chance: number;
  rival_doubt: number;
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
