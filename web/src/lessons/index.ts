// Positions prepared by the engine (`python -m tests.browser.lessons`); the words are in the locales.
import type { Question } from "../lib/options";
import alea from "./alea.json";
import forum from "./forum.json";
import pecunia from "./pecunia.json";

export interface Step {
  view: Record<string, unknown>;
  asked: Question;
  /** The texts of the answers that lead on. */
  good: string[];
}

export const LESSONS = { alea, forum, pecunia } as unknown as Record<string, Step[]>;
