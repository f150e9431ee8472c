// The moves that changed the order of things most.
import type { Moment } from "../protocol";

export interface Turn {
  moves: number;
  seat: number;
  gain: number;
}

/** How far a seat is ahead of the best of the others. */
function lead(scores: number[], seat: number): number {
  const others = scores.filter((_, k) => k !== seat);
  return (scores[seat] ?? 0) - Math.max(...others);
}

/** The few moves that gained their player the most ground on the best of the others, in order of play. */
export function decisive(story: Moment[], most = 3): Turn[] {
  const turns: Turn[] = [];
  story.forEach((moment, k) => {
    const before = story[k - 1]?.scores;
    if (!before || moment.seat < 0) return;
    const gain = lead(moment.scores, moment.seat) - lead(before, moment.seat);
    if (gain > 0) turns.push({ moves: moment.moves, seat: moment.seat, gain });
  });
  return turns
    .sort((a, b) => b.gain - a.gain)
    .slice(0, most)
    .sort((a, b) => a.moves - b.moves);
}
