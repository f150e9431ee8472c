import { describe, expect, it } from "vitest";
import { hits, stageOf, type Stages } from "../src/lib/stages";

const stages: Stages = { times: { walks: 500, turn: 0, scores: 1200 }, flights: { die: 900 }, lasting: ["fails"] };
const kinds = (...names: string[]) => names.map((kind) => ({ kind }));

describe("stage times", () => {
  it("are those of the longest event, and a little for each further one", () => {
    expect(stageOf(kinds("walks"), false, stages).end).toBe(500);
    expect(stageOf(kinds("walks", "scores"), false, stages).end).toBe(1380);
    expect(stageOf(kinds("turn"), false, stages).end).toBe(0);
    expect(stageOf([], false, stages).end).toBe(0);
  });

  it("have a limit", () => {
    expect(stageOf(kinds(...Array<string>(40).fill("scores")), false, stages).end).toBe(2600);
  });

  it("keep a result back while it is in the air", () => {
    const stage = stageOf(kinds("rolls", "die"), false, stages);
    expect([stage.show, stage.tell]).toEqual([900, 900]);
  });

  it("leave in sight what the table would sweep away", () => {
    const stage = stageOf(kinds("die", "fails"), false, stages);
    expect(stage.tell).toBe(900);
    expect(stage.show).toBeGreaterThan(1500);
  });

  it("never keep me waiting for what I did myself", () => {
    expect(stageOf(kinds("walks"), true, stages).ready).toBe(0);
    expect(stageOf(kinds("walks"), true, stages).end).toBe(500);
  });
});

describe("what hits me", () => {
  const events = [
    { kind: "turn", player: 1 },
    { kind: "gives", player: 0, other_player: 1 },
    { kind: "pays", player: 2 },
  ];
  it("names me, and somebody else did it", () => {
    expect(hits(events, 0, 1, new Set(["turn"]))).toEqual([events[1]]);
    expect(hits(events, 1, 1, new Set())).toEqual([]);
    expect(hits(events, 0, null, new Set())).toEqual([]);
  });
});
