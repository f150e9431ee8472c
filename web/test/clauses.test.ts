import { describe, expect, it } from "vitest";
import { clauseOf } from "../src/lib/clauses";

const ui = {
  clauses: { plays: "P15", ends: "P18", "ends ladder": "M4.3", "plays joker": "A16", "plays twice": "A15" },
  cards: { action: ["alms"] },
};

describe("what stands behind an event", () => {
  it("is the clause of that ending", () => {
    expect(clauseOf(ui, { kind: "ends", ending: "ladder" })?.id).toBe("M4.3");
    expect(clauseOf(ui, { kind: "ends", ending: "target" })?.id).toBe("P18");
  });
  it("is the very card in the list, where there is one", () => {
    expect(clauseOf(ui, { kind: "plays", card: "alms" })).toEqual({ id: "P15", at: "card-alms" });
    expect(clauseOf(ui, { kind: "plays", card: "twice" })).toEqual({ id: "A15", at: "A15" });
    expect(clauseOf(ui, { kind: "plays", card: "twice", joker: 1 })?.id).toBe("A16");
  });
  it("is nothing for what no clause is about", () => {
    expect(clauseOf(ui, { kind: "greets" })).toBeNull();
  });
});
