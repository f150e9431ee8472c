// Makes sentences of events, options, questions and refusals, as cli/telling.py does for the terminal.
import type { SeatInfo, TableInfo } from "../protocol";
import type { Choice, Question } from "./options";
import { knows, say, type Facts } from "./words.svelte";

const NUMERALS = ["I", "II", "III", "IV", "V", "VI"];

/** As it stands on a button or at the beginning of a line, in every language; a cell of a board keeps its small letter. */
export function capital(words: string): string {
  return /^[a-z]\d/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

export function botName(bot: string): string {
  const key = `page-bot-${bot}`;
  return knows(key) ? say(key) : capital(bot);
}

/** How it plays; bots that whoever runs the server has brought have no sentence of their own. */
export function botStyle(bot: string): string {
  const key = `bot-${bot}`;
  return say(knows(key) ? key : "bot-own");
}

function plainName(seat: SeatInfo): string {
  if (seat.kind === "bot") return botName(seat.bot ?? "");
  if (seat.kind === "open") return say("page-seat-open");
  return seat.name || say("page-seat-nobody");
}

/** What everybody is called; those with the same name are numbered. */
export function namesOf(seats: SeatInfo[]): string[] {
  const plain = seats.map(plainName);
  return plain.map((name, seat) => {
    const same = plain.filter((one) => one === name).length;
    if (same === 1 || seats[seat]?.kind === "open") return name;
    const before = plain.slice(0, seat).filter((one) => one === name).length;
    return `${name} ${NUMERALS[before] ?? before + 1}`;
  });
}

/** Speaks of one table. */
export class Teller {
  readonly names: string[];

  constructor(
    readonly game: string,
    seats: SeatInfo[],
  ) {
    this.names = namesOf(seats);
  }

  static of(table: TableInfo): Teller {
    return new Teller(table.game, table.seats);
  }

  event(event: Facts): string {
    const key = `${this.game}-event-${String(event["kind"])}`;
    return knows(key) ? say(key, this.facts(event)) : this.bare(event);
  }

  /** What an option does; to some questions the same option is a different answer. */
  option(option: Choice, ask: string | null = null): string {
    const kind = option.structure["kind"] ?? "";
    const answer = `page-answer-${this.game}-${ask ?? ""}-${kind}`;
    if (knows(answer)) return say(answer);
    const key = `${this.game}-do-${kind}`;
    return knows(key) ? say(key, { card: this.card(option.structure), ...this.facts(option.structure) }) : option.text;
  }

  /** What is asked; the page says it in its own words where the game's are for somebody who types. */
  question(asked: Question): string {
    const ask = asked.ask ?? "";
    const keys = [`page-ask-${this.game}-${ask}`, `${this.game}-ask-${ask}`];
    const key = keys.find(knows);
    return key ? say(key, this.facts(asked.facts)) : say("page-banner-choose");
  }

  /** A thing that options name, as well as the words alone can say it. */
  thing(part: string, value: string): string {
    if (part === "player") return this.player(value);
    const key = `${this.game}-card-${value}`;
    return knows(key) ? say(key) : value;
  }

  bot(name: string): string {
    return botName(name);
  }

  refusal(code: string, facts: Facts): string {
    return say(`error-${code}`, this.facts(facts));
  }

  /** Seats become names, cards are called what they are called in this language. */
  private facts(told: Facts): Facts {
    const facts: Facts = {};
    for (const [name, fact] of Object.entries(told)) {
      if (name === "player" || name.endsWith("_player")) facts[name] = this.player(fact);
      else if (name === "card") facts[name] = say(`${this.game}-card-${String(fact)}`);
      else facts[name] = typeof fact === "string" && /^\d+$/.test(fact) ? Number(fact) : fact;
    }
    return facts;
  }

  /** Whatever kind of card an option names is "the card" of its sentence. */
  private card(structure: Facts): string {
    for (const [part, value] of Object.entries(structure)) {
      const key = `${this.game}-card-${String(value)}`;
      if (part !== "kind" && knows(key)) return say(key);
    }
    return "";
  }

  /** An event that nobody wrote words for: who, what, and the facts. */
  private bare(event: Facts): string {
    const { kind, ...facts } = this.facts(event);
    return `${[facts["player"], String(kind)].filter(Boolean).join(": ")} ${Object.entries(facts)
      .filter(([name]) => name !== "player")
      .map(([name, fact]) => `${name} ${String(fact)}`)
      .join(", ")}`.trim();
  }

  /** A seat counts from 0 in facts and from 1 in the structures of actions. */
  private player(fact: unknown): string {
    const seat = typeof fact === "number" ? fact : Number(fact) - 1;
    return this.names[seat] ?? "";
  }
}
