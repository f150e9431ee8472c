// Lessons: positions prepared by the engine. Each game brings its own; their words are with its other words.
import { gameInfo } from "./catalogue.svelte";
import type { Question } from "./options";

/** What an answer does. */
export interface Then {
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
}

export interface Step {
  /** Which part of the rules it is about: "base", or an option. */
  part: string;
  options: Record<string, boolean | number | string | string[]>;
  view: Record<string, unknown>;
  asked: Question;
  /** The texts of the answers that lead on. */
  good: string[];
  /** What each of them does. */
  then: Record<string, Then>;
}

/** The steps of a game's lesson; none if it brings none. */
export async function lesson(game: string): Promise<Step[]> {
  const address = gameInfo(game)?.lessons;
  if (!address) return [];
  const answer = await fetch(address);
  return answer.ok ? ((await answer.json()) as Step[]) : [];
}
