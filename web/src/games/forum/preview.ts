// What a stone on a cell would mean for every sector it touches.
import { sectors, stonesOf, type ForumView, type Sector } from "./view";

export interface Preview {
  sector: Sector;
  counts: [letter: string, romans: number][];
  full: boolean;
  /** Steps of each senator; none if the sector would not score. */
  steps: [letter: string, steps: number][];
}

/** Who moves how far when a full sector is scored (F10–F12), by the variant F20 if it is played. */
function scored(counts: [string, number][], cells: number, plebeian: boolean): [string, number][] {
  const romans = counts.map(([, count]) => count);
  const most = counts.filter(([, count]) => count === Math.max(...romans)).map(([letter]) => letter);
  const fewest = counts.filter(([, count]) => count === Math.min(...romans)).map(([letter]) => letter);
  if (most.length === counts.length || (!plebeian && most.length > 1)) return [];
  const alone = fewest.length === 1;
  const up = plebeian ? (most.length === 1 ? 4 : 2) : cells;
  const down = plebeian ? (alone ? cells : 4) : alone ? 4 : 2;
  return [...most.map((letter) => [letter, up] as [string, number]), ...fewest.map((letter) => [letter, -down] as [string, number])];
}

export function preview(forum: ForumView, letter: string, to: string, from: string | null, plebeian: boolean): Preview[] {
  const stones = stonesOf(forum.board);
  if (from !== null) stones.delete(from);
  stones.set(to, letter);
  const touched = sectors(forum.outline).filter(
    (sector) => forum.coins.includes(sector.name) && (sector.cells.includes(to) || (from !== null && sector.cells.includes(from))),
  );
  return touched.map((sector) => {
    const here = sector.cells.map((cell) => stones.get(cell));
    const counts = Object.keys(forum.track).map(
      (one) => [one, here.filter((stone) => stone === one).length] as [string, number],
    );
    const full = here.every((stone) => stone !== undefined);
    return { sector, counts, full, steps: full ? scored(counts, sector.cells.length, plebeian) : [] };
  });
}
