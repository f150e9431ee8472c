// How long one may think, as a few choices and in words.
import type { Clock, TableInfo } from "../protocol";
import { say, spoken } from "./words.svelte";

export const PACES: Record<string, Clock | null> = {
  none: null,
  quick: { per: "move", seconds: 60 },
  calm: { per: "game", seconds: 1800 },
  post: { per: "move", seconds: 3 * 24 * 3600 },
};
const UNITS = [
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** "3 days a move", "as long as you like". */
export function paceOf(clock: Clock | null): string {
  if (!clock) return say("page-clock-none");
  const [unit, size] = UNITS.find(([, length]) => clock.seconds % length === 0) ?? UNITS[3];
  const time = new Intl.NumberFormat(spoken(), { style: "unit", unit, unitDisplay: "long" }).format(clock.seconds / size);
  return say(`page-pace-per-${clock.per}`, { time });
}

/** What a table says of its time: how much, and what happens when it is up. */
export function timeOf(table: TableInfo): string {
  const pace = paceOf(table.clock);
  return table.clock ? `${pace} · ${say("page-late")}: ${say(`page-late-${table.late}`)}` : pace;
}
