import { describe, expect, it } from "vitest";
import { trayOf } from "../src/lib/tray";

let number = 0;
const option = (structure: Record<string, string>) => ({ action: number++, text: "", structure });

describe("the tray", () => {
  it("has one item for everything that can be pointed at first", () => {
    const moves = ["a1", "b2"].flatMap((from) => ["c3", "d4"].map((to) => option({ kind: "move", from, to })));
    const items = trayOf(moves, new Set());
    expect(items.map((item) => item.value)).toEqual(["a1", "b2"]);
    expect(items[0]?.options).toHaveLength(2);
  });

  it("goes on to the next part once one is chosen", () => {
    const moves = ["c3", "d4"].map((to) => option({ kind: "move", from: "a1", to }));
    expect(trayOf(moves, new Set(["from"])).map((item) => [item.part, item.value])).toEqual([["to", "c3"], ["to", "d4"]]);
  });

  it("tells kinds apart that share no part", () => {
    const mixed = [option({ kind: "play", card: "x" }), option({ kind: "play", card: "y" }), option({ kind: "sit", seat: "left" })];
    expect(trayOf(mixed, new Set()).map((item) => `${item.part} ${item.value}`)).toEqual(["card x", "card y", "seat left"]);
  });

  it("brings together what several kinds point at alike", () => {
    const ways = [option({ kind: "again", die: "1" }), option({ kind: "ignore", die: "1" }), option({ kind: "ignore", die: "2" })];
    expect(trayOf(ways, new Set()).map((item) => item.options.length)).toEqual([2, 1]);
  });

  it("has everything once, even if other kinds have other parts", () => {
    const ways = [option({ kind: "again", die: "1" }), option({ kind: "ignore", die: "1" }), option({ kind: "write", row: "2" })];
    expect(trayOf(ways, new Set()).map((item) => `${item.part} ${item.value} ${item.options.length}`)).toEqual(["die 1 2", "row 2 1"]);
  });

  it("leaves nothing out", () => {
    const plain = [option({ kind: "roll" }), option({ kind: "pass" })];
    expect(trayOf(plain, new Set()).map((item) => item.value)).toEqual(["roll", "pass"]);
  });
});
