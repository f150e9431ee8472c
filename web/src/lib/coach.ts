// A first game that teaches: each rule is told once, when it first matters. What is told, and when, is in the words of
// the game alone: `<game>-coach-aim`, then `<game>-coach-ask-<question>` and `<game>-coach-event-<kind>`.
const KEY = "taberna-coach";
/** The first mark: what the game is about. */
export const AIM = "aim";

interface Kept {
  /** The tables that teach, with what has been told there. */
  tables: Record<string, string[]>;
  /** The games that were played on this device. */
  played: string[];
}

function read(): Kept {
  try {
    return { tables: {}, played: [], ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { tables: {}, played: [] };
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing teaches anew.
  }
}

/** Whether this game was played here before. */
export function hasPlayed(game: string): boolean {
  return read().played.includes(game);
}

export function notePlayed(game: string): void {
  const kept = read();
  if (!kept.played.includes(game)) write({ ...kept, played: [...kept.played, game] });
}

/** This table teaches; only the last one does. */
export function teach(table: string): void {
  write({ ...read(), tables: { [table]: [] } });
}

/** What has been told at a table that teaches; null at any other. */
export function toldAt(table: string): string[] | null {
  return read().tables[table] ?? null;
}

/** What has been told there by now; null to teach no more. */
export function keepTold(table: string, told: string[] | null): void {
  write({ ...read(), tables: told === null ? {} : { [table]: told } });
}

/** What is to be told now: the aim, then about my question, else about what has happened; null if nothing new matters. */
export function nextMark(game: string, ask: string | null, kinds: string[], told: readonly string[], knows: (key: string) => boolean): string | null {
  const marks = [AIM, ...(ask === null ? [] : [`ask-${ask}`]), ...kinds.map((kind) => `event-${kind}`)];
  return marks.find((mark) => !told.includes(mark) && knows(coachKey(game, mark))) ?? null;
}

/** The words of a mark. */
export function coachKey(game: string, mark: string): string {
  return `${game}-coach-${mark}`;
}
