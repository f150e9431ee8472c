// Lessons: positions prepared by the engine. Each game brings its own; their words are with its other words.
import { gameInfo } from "./catalogue.svelte";
import type { Question } from "./options";

export interface Step {
  view: Record<string, unknown>;
  asked: Question;
  /** The texts of the answers that lead on. */
  good: string[];
}

/** The steps of a game's lesson; none if it brings none. */
export async function lesson(game: string): Promise<Step[]> {
  const address = gameInfo(game)?.lessons;
  if (!address) return [];
  const answer = await fetch(address);
  return answer.ok ? ((await answer.json()) as Step[]) : [];
}
