// The parts of Forum's view that the page draws, and what follows from them on the board.
import type { View } from "../ui";

export interface ForumView {
  board: string[];
  outline: string[];
  coins: string[];
  full: string[];
  hands: Record<string, number>;
  track: Record<string, number>;
  colours: string[][];
  scores: number[];
}

export function forumView(view: View): ForumView {
  return view as unknown as ForumView;
}

export const SIDE = 7;
export const COLUMNS = "abcdefg";
const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII"];

/** The cell in a row of the drawing (row 7 is the first) and a column. */
export function cellName(row: number, column: number): string {
  return `${COLUMNS[column] ?? ""}${SIDE - row}`;
}

export function buildingName(digit: string): string {
  return NUMERALS[Number(digit) - 1] ?? "";
}

export interface Sector {
  name: string;
  shape: "row" | "column" | "diagonal" | "building";
  cells: string[];
}

export function sectors(outline: string[]): Sector[] {
  const all = Array.from({ length: SIDE * SIDE }, (_, k) => ({ row: Math.floor(k / SIDE), column: k % SIDE }));
  const where = (test: (row: number, column: number) => boolean) =>
    all.filter(({ row, column }) => test(row, column)).map(({ row, column }) => cellName(row, column));
  const found: Sector[] = [];
  for (let k = 0; k < SIDE; k++) {
    found.push({ name: String(SIDE - k), shape: "row", cells: where((row) => row === k) });
    found.push({ name: COLUMNS[k] ?? "", shape: "column", cells: where((_, column) => column === k) });
    const digit = String(k + 1);
    found.push({ name: buildingName(digit), shape: "building", cells: where((row, column) => outline[row]?.[column] === digit) });
  }
  found.push({ name: "a1-g7", shape: "diagonal", cells: where((row, column) => row + column === SIDE - 1) });
  found.push({ name: "a7-g1", shape: "diagonal", cells: where((row, column) => row === column) });
  return found;
}

export type Stones = Map<string, string>;

export function stonesOf(board: string[]): Stones {
  const stones: Stones = new Map();
  board.forEach((line, row) =>
    [...line].forEach((letter, column) => letter !== "." && stones.set(cellName(row, column), letter)),
  );
  return stones;
}
