// What is drawn and said of an analysis. All numbers are the server's; nothing is worked out here but where they stand.
import type { AnalysedChoice, AnalysedGame, AnalysedReason, AnalysedStep } from "../protocol";
import type { Choice } from "./options";
import type { Teller } from "./tell";
import { say } from "./words.svelte";

/** Luck that moved somebody's chance by so much is marked. */
const MUCH = 0.05;
const MARKED = ["inaccurate", "mistake", "blunder"];

export interface Mark {
  number: number;
  seat: number;
  kind: "luck" | "mistake";
  /** How large it is drawn, from 1 to 3. */
  size: number;
}

/** What is marked along the way: outcomes of chance that mattered, and choices that gave something away. */
export function marks(found: AnalysedGame): Mark[] {
  const luck = found.steps.flatMap((step) => {
    const most = Math.max(...step.moved.map(Math.abs));
    return step.seat < 0 && most >= MUCH ? [{ number: step.number, seat: step.moved.findIndex((one) => Math.abs(one) === most), kind: "luck" as const, size: 1 }] : [];
  });
  const faults = found.choices.filter(isFault).map(({ number, seat, label }) => ({ number, seat, kind: "mistake" as const, size: 1 + MARKED.indexOf(label) }));
  return [...luck, ...faults].sort((a, b) => a.number - b.number);
}

export function isFault(choice: AnalysedChoice): boolean {
  return choice.told_apart && MARKED.includes(choice.label);
}

/** The next place after this one, or before it; the same if there is none. */
export function beyond(numbers: number[], at: number, back: boolean): number {
  const found = back ? numbers.filter((one) => one < at).at(-1) : numbers.find((one) => one > at);
  return found ?? at;
}

/** Where the four parts stand: what is below nought to the left of it, the rest to the right. */
export function stacked(parts: [string, number][]): { name: string; from: number; to: number }[] {
  let left = 0;
  let right = 0;
  return parts.map(([name, part]) => {
    const from = part < 0 ? left + part : right;
    if (part < 0) left += part;
    else right += part;
    return { name, from, to: from + Math.abs(part) };
  });
}

export function moveOf(found: AnalysedGame, text: string): Choice {
  return { action: -1, text, structure: found.moves[text] ?? {} };
}

/** Why the better option is better, a sentence for each thing that speaks for it; as the terminal says it. */
export function reasons(teller: Teller, why: AnalysedReason, seat: number, better: string, chosen: string): string[] {
  if (why.wins) return [say("analysis-why-wins", { better })];
  const events = (told: Record<string, unknown>[]): string => told.map((one) => teller.event(one)).join(" ");
  const said: string[] = [];
  if (why.gains.length > 0) said.push(say("analysis-why-gains", { better, events: events(why.gains) }));
  if (why.losses.length > 0) said.push(say("analysis-why-losses", { chosen, events: events(why.losses) }));
  const [points, others] = why.points ?? [];
  if (points !== undefined) said.push(say("analysis-why-points", { player: teller.names[seat], points, others, better, chosen }));
  return said;
}

/** Of whom a step is, to somebody at a seat. */
export function kindOf(step: AnalysedStep, seat: number): "luck" | "own" | "others" {
  if (step.seat < 0) return "luck";
  return step.seat === seat ? "own" : "others";
}
