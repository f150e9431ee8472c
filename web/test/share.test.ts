import { describe, expect, it } from "vitest";
import { share } from "../src/lib/share";

describe("what two views have in common", () => {
  const last = { round: 3, queues: [["a", "b"], ["c"]], seats: { left: ["d"], right: [] } };

  it("is the same object when nothing has changed", () => {
    expect(share(last, structuredClone(last))).toBe(last);
  });

  it("is kept where it is equal, and new where it is not", () => {
    const next = structuredClone(last);
    next.queues[1] = ["c", "e"];
    const made = share(last, next);
    expect(made).toEqual(next);
    expect(made).not.toBe(last);
    expect(made.queues[0]).toBe(last.queues[0]);
    expect(made.queues[1]).not.toBe(last.queues[1]);
    expect(made.seats).toBe(last.seats);
  });

  it("counts what is missing, what is shorter and another order", () => {
    expect(share(last, { round: 3 })).toEqual({ round: 3 });
    expect(share([1, 2], [1])).toEqual([1]);
    const turned = share({ a: 1, b: 2 }, { b: 2, a: 1 });
    expect(Object.keys(turned)).toEqual(["b", "a"]);
    expect(share<unknown>({ a: null }, { a: [] })).toEqual({ a: [] });
  });
});
