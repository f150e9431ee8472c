import { describe, expect, it } from "vitest";
import { choice, meant, question } from "../src/lib/options";

const KINDS = [
  { name: "roll", first: 0, parts: [], pattern: "roll" },
  {
    name: "write",
    first: 1,
    parts: [
      { name: "number", values: ["5", "6", "7"] },
      { name: "row", values: ["1", "2"] },
    ],
    pattern: "write {number} row {row}",
  },
  { name: "play", first: 7, parts: [{ name: "card", values: ["x", "y"] }], pattern: "play {card}" },
  { name: "discard", first: 9, parts: [{ name: "card", values: ["x", "y"] }], pattern: "discard {card}" },
];
const asking = (...options: number[]) => question({ seat: 0, decision: 1, ask: "a", facts: {}, options }, KINDS);

describe("the meaning of numbers", () => {
  it("runs through the last part fastest", () => {
    expect(choice(4, KINDS)).toEqual({ action: 4, text: "write 6 row 2", structure: { kind: "write", number: "6", row: "2" } });
  });

  it("is found back from what somebody points at", () => {
    for (let action = 0; action < 11; action++) {
      const { structure } = choice(action, KINDS);
      expect(meant(structure, KINDS, asking(0))).toBe(action);
    }
  });

  it("is of the kind that is asked for", () => {
    expect(meant({ card: "y" }, KINDS, asking(9))).toBe(10);
    expect(meant({ card: "y" }, KINDS, asking(0))).toBe(8);
    expect(meant({ cell: "c4" }, KINDS, asking(0))).toBeNull();
    expect(meant({ card: "z" }, KINDS, asking(0))).toBeNull();
  });
});
