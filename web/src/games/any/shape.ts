// Reads a view that nobody wrote a drawing for: which of its groups are boards, belong to the players, are lists or facts.
import type { View } from "../ui";

export type Scalar = string | number | boolean | null;
export type Block =
  | { kind: "fact"; name: string; value: Scalar }
  | { kind: "list"; name: string; values: Scalar[] }
  | { kind: "board"; name: string; rows: string[][] }
  | { kind: "pairs"; name: string; pairs: [key: string, value: unknown][] }
  | { kind: "rows"; name: string; rows: unknown[] };
export interface Shape {
  /** What everybody has one of: a column for each, a row for each player. */
  players: { name: string; values: unknown[] }[];
  blocks: Block[];
}

/** Told by the frame already. */
const KNOWN = new Set(["seat", "turn"]);

export function scalar(value: unknown): value is Scalar {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function plain(value: unknown): boolean {
  return scalar(value) || (Array.isArray(value) && value.every(scalar));
}

/** Lines of the same length, such as a drawing in characters, or rows of cells. */
function board(value: unknown[]): string[][] | null {
  if (value.length < 2) return null;
  const rows = value.map((row) => {
    if (typeof row === "string") return [...row];
    return Array.isArray(row) && row.every(scalar) ? row.map((cell) => (cell === null ? "" : String(cell))) : [];
  });
  const width = rows[0]?.length ?? 0;
  return width > 1 && rows.every((row) => row.length === width) ? rows : null;
}

function block(name: string, value: unknown): Block {
  if (scalar(value)) return { kind: "fact", name, value };
  if (Array.isArray(value)) {
    if (value.every(scalar) && !value.every((one) => typeof one === "string" && one.length > 1)) return { kind: "list", name, values: value };
    const rows = board(value);
    if (rows) return { kind: "board", name, rows };
    return value.every(scalar) ? { kind: "list", name, values: value } : { kind: "rows", name, rows: value };
  }
  return { kind: "pairs", name, pairs: Object.entries(value as Record<string, unknown>) };
}

export function shape(view: View, players: number): Shape {
  const found: Shape = { players: [], blocks: [] };
  for (const [name, value] of Object.entries(view)) {
    if (KNOWN.has(name)) continue;
    // A board may have as many rows as there are players: then its rows are lines of characters.
    const lines = Array.isArray(value) && value.every((row) => typeof row === "string" && row.length > 2);
    if (Array.isArray(value) && value.length === players && value.every(plain) && !lines) found.players.push({ name, values: value });
    else found.blocks.push(block(name, value));
  }
  return found;
}

/** What a field of a board is called, as options that name it call it: a column's letter and a row from below. */
export function cellName(row: number, column: number, rows: number): string {
  return `${String.fromCharCode(97 + column)}${rows - row}`;
}

/** Whether what stands in this group is what a part of an option means by such a value. */
export function means(part: string, value: string, group: string): boolean {
  const bare = (word: string) => word.toLowerCase().replace(/_.*$/, "").replace(/(ies|es|s)$/, "");
  // A number is found in many places; a name is what it is wherever it stands.
  return !/^-?\d+$/.test(value) || bare(part) === bare(group);
}
