import { beforeEach, describe, expect, it, vi } from "vitest";
import { AT_ONCE, Performance, type Act, type Stage } from "../src/lib/performance";

let said: string[] = [];
const act = (name: string, stage: Stage): Act => ({
  stage,
  begin: () => said.push(`${name} begins`),
  show: (hurried) => said.push(`${name} shown${hurried ? " at once" : ""}`),
  tell: () => said.push(`${name} told`),
});
const walk: Stage = { show: 0, tell: 0, ready: 500, end: 500 };
const die: Stage = { show: 900, tell: 900, ready: 1200, end: 1200 };

function made(pace = 1): Performance {
  return new Performance(
    () => pace,
    () => said.push("ready"),
  );
}

/** What belongs to one moment is done by then: each part of it is a task of its own. */
const soon = () => vi.advanceTimersByTime(5);

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
});

describe("the queue", () => {
  it("performs one act after the other, however fast they come", () => {
    const stage = made();
    for (const name of ["one", "two", "three"]) stage.add(act(name, walk));
    soon();
    expect(said.at(-1)).toBe("one told");
    vi.advanceTimersByTime(494);
    expect(said).not.toContain("two begins");
    soon();
    soon();
    expect(said.at(-1)).toBe("two told");
    vi.advanceTimersByTime(1020);
    expect(said.filter((one) => one === "ready")).toHaveLength(1);
    expect(said.at(-1)).toBe("ready");
    expect(stage.waiting).toBe(0);
  });

  it("tells nothing while the die is in the air", () => {
    made().add(act("die", die));
    vi.advanceTimersByTime(899);
    expect(said).toEqual(["die begins"]);
    soon();
    expect(said).toEqual(["die begins", "die shown", "die told"]);
  });

  it("is ready before the end for what follows from my own move, and still keeps the next act waiting", () => {
    const stage = made();
    stage.add(act("mine", { show: 0, tell: 0, ready: 0, end: 500 }));
    soon();
    expect(said.at(-1)).toBe("ready");
    stage.add(act("theirs", walk));
    expect(said).not.toContain("theirs begins");
    vi.advanceTimersByTime(500);
    soon();
    expect(said).toContain("theirs begins");
  });

  it("tells with what is shown, and asks in a task of its own", () => {
    made().add(act("mine", { show: 0, tell: 0, ready: 0, end: 500 }));
    expect(said).toEqual(["mine begins", "mine shown", "mine told"]);
    vi.advanceTimersToNextTimer();
    expect(said.at(-1)).toBe("ready");
  });

  it("takes as long as the pace says", () => {
    made(2).add(act("slow", walk));
    vi.advanceTimersByTime(999);
    expect(said).not.toContain("ready");
    soon();
    expect(said).toContain("ready");
  });

  it("performs at once when the pace is off", () => {
    const stage = made(0);
    stage.add(act("one", die));
    stage.add(act("two", die));
    expect(said.filter((one) => one === "ready")).toHaveLength(2);
    expect(stage.waiting).toBe(0);
  });

  it("comes to the present with a skip, everything told in order", () => {
    const stage = made();
    for (const name of ["one", "two", "three"]) stage.add(act(name, die));
    vi.advanceTimersByTime(300);
    stage.skip();
    expect(said.filter((one) => one.endsWith("told"))).toEqual(["one told", "two told", "three told"]);
    expect(said).toContain("three shown at once");
    expect(said.at(-1)).toBe("ready");
    stage.add(act("four", die));
    vi.advanceTimersByTime(100);
    expect(said.at(-1)).toBe("four begins");
  });

  it("forgets what waits when the present comes by another way", () => {
    const stage = made();
    stage.add(act("one", walk));
    stage.add(act("two", walk));
    stage.drop();
    vi.advanceTimersByTime(5000);
    expect(said).not.toContain("two begins");
    stage.add(act("three", AT_ONCE));
    expect(said.at(-1)).toBe("ready");
  });

  it("lets an act drop the rest while it is performed", () => {
    const stage = made();
    stage.add({ stage: AT_ONCE, tell: () => stage.drop() });
    expect(stage.waiting).toBe(0);
    expect(said).not.toContain("ready");
  });
});
