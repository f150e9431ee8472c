import { describe, expect, it } from "vitest";
import { playAt, playsOf } from "../src/lib/plays";

const moment = (moves: number, seat: number) => ({ moves, seat, scores: [0, 0] });
const event = (version: number, seat: number, kind: string) => ({ version, kind: "event", seat, event: { kind } });

// Two moves of chance at the start, a roll and its die, a move that was taken back, another roll and its die.
const STORY = [moment(0, -1), moment(3, 0), moment(5, 1)];
const LOG = [
  event(1, -1, "first"),
  event(2, 0, "rolls"),
  event(2, 0, "die"),
  event(3, 1, "rolls"),
  { version: 4, kind: "undone", seat: 1 },
  event(5, 1, "rolls"),
  event(5, 1, "die"),
];

describe("the plays of a finished game", () => {
  const plays = playsOf(STORY, LOG, 6);

  it("end with what chance made of them", () => {
    expect(plays.map((play) => play.moves)).toEqual([2, 4, 6]);
  });

  it("have the lines of the log that tell of them, without what was taken back", () => {
    expect(plays.map((play) => play.version)).toEqual([1, 2, 5]);
    expect(plays[2]?.events).toEqual([{ kind: "rolls" }, { kind: "die" }]);
  });

  it("are found by the moves on record", () => {
    expect([0, 2, 3, 4, 6, 99].map((moves) => playAt(plays, moves))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it("tell nothing where there is no log", () => {
    expect(playsOf(STORY, [], 6).map((play) => play.events.length)).toEqual([0, 0, 0]);
  });
});
