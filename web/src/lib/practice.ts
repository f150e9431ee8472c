// What one practises: own mistakes and puzzles, each again after a while, the longer the better one knows it. All of it
// is kept on this device, so that it works without a line.
import type { Exercise, GameInfo } from "../protocol";

const KEY = "taberna-practice";
const DAY = 24 * 3600 * 1000;
/** Days until one is asked again, by how often in a row it was right. */
export const DAYS = [0, 1, 3, 7, 16, 35, 90];
/** What was wrong comes again soon, but not at once. */
const SOON = 10 * 60 * 1000;
/** So many of one's own mistakes are kept, the latest. */
const MOST = 60;

export interface Card {
  box: number;
  due: number;
}

export interface Kept {
  cards: Record<string, Card>;
  own: Exercise[];
  games: Record<string, GameInfo>;
}

export function read(): Kept {
  try {
    return { cards: {}, own: [], games: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { cards: {}, own: [], games: {} };
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing begins anew.
  }
}

/** Keep one's own mistakes of a game; how many there are. */
export function keepOwn(found: Exercise[]): number {
  const kept = read();
  const known = new Set(found.map((one) => one.id));
  if (found.length > 0) write({ ...kept, own: [...kept.own.filter((one) => !known.has(one.id)), ...found].slice(-MOST) });
  return found.length;
}

/** Remember how a game is drawn. */
export function keepGame(info: GameInfo): void {
  const kept = read();
  write({ ...kept, games: { ...kept.games, [info.name]: info } });
}

/** A card after an answer. */
export function answered(card: Card | undefined, right: boolean, now: number): Card {
  if (!right) return { box: 0, due: now + SOON };
  const box = Math.min((card?.box ?? 0) + 1, DAYS.length - 1);
  return { box, due: now + (DAYS[box] ?? 0) * DAY };
}

export function note(id: string, right: boolean, now: number): void {
  const kept = read();
  write({ ...kept, cards: { ...kept.cards, [id]: answered(kept.cards[id], right, now) } });
}

/** What is next: what is due, own mistakes first, then what was never asked; null if all is done for now. */
export function nextOf(own: Exercise[], shipped: Exercise[], cards: Record<string, Card>, now: number): Exercise | null {
  const due = (one: Exercise): number => cards[one.id]?.due ?? 0;
  const again = shipped.filter((one) => one.id in cards && due(one) <= now).sort((a, b) => due(a) - due(b));
  return own.filter((one) => due(one) <= now).sort((a, b) => due(a) - due(b))[0] ?? again[0] ?? shipped.find((one) => !(one.id in cards)) ?? null;
}
