// Which clause of the rules stands behind what was told.
import type { GameUi } from "../games/ui";

export interface Clause {
  /** Its id, as the rules write it. */
  id: string;
  /** Where to open the rules: at the clause, or at the very card. */
  at: string;
}

/** Where the list of cards has this one. */
export function cardPlace(card: string): string {
  return `card-${card}`;
}

/** The clause of that ending or that card, where there is one; else that of what happened. */
export function clauseOf(ui: Pick<GameUi, "clauses" | "cards">, event: Record<string, unknown>): Clause | null {
  const kind = String(event["kind"]);
  const parts = ["ending", "card"].map((part) => event[part]).filter((value) => typeof value === "string");
  if (event["joker"]) parts.unshift("joker");
  const keys = [...parts.map((part) => `${kind} ${String(part)}`), kind];
  const id = keys.map((key) => ui.clauses[key]).find((found) => found !== undefined);
  if (id === undefined) return null;
  const card = event["card"];
  const listed = typeof card === "string" && Object.values(ui.cards ?? {}).some((cards) => cards.includes(card));
  return { id, at: listed ? cardPlace(card) : id };
}
