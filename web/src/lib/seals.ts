// The seals of the dice that this browser saw before games were decided, so that the comparison at the end proves something.
const KEY = "taberna-seals";
const MOST = 200;

interface Seal {
  table: string;
  commitment: string;
  /** After how many moves it was first seen. */
  moves: number;
}

function kept(): Seal[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Seal[]) : [];
  } catch {
    return [];
  }
}

export function sealOf(table: string): Seal | null {
  return kept().find((seal) => seal.table === table) ?? null;
}

/** Keep the seal of a table; the first one that was seen stays. */
export function keepSeal(table: string, commitment: string, moves: number): void {
  const seals = kept();
  if (!commitment || seals.some((seal) => seal.table === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([{ table, commitment, moves }, ...seals].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing can't compare later; the seed is checked against the server's word then.
  }
}
