import { expect, test } from "vitest";
import { beyond, marks, stacked } from "../src/lib/analysis";
import type { AnalysedGame } from "../src/protocol";

test("the parts stand beside each other, what is below nought to its left", () => {
  const bars = stacked([
    ["start", 0.25],
    ["luck", -0.125],
    ["own", 0.5],
    ["others", -0.25],
  ]);
  expect(bars).toEqual([
    { name: "start", from: 0, to: 0.25 },
    { name: "luck", from: -0.125, to: 0 },
    { name: "own", from: 0.25, to: 0.75 },
    { name: "others", from: -0.375, to: -0.125 },
  ]);
});

test("one goes from mistake to mistake and not beyond the last", () => {
  expect(beyond([3, 8], 0, false)).toBe(3);
  expect(beyond([3, 8], 3, false)).toBe(8);
  expect(beyond([3, 8], 8, false)).toBe(8);
  expect(beyond([3, 8], 8, true)).toBe(3);
});

test("marked is luck that mattered and what gave something away for sure", () => {
  const step = { move: "", forced: false, chances: [0.5, 0.5] };
  const choice = { seat: 0, chosen: "", rival: "", chosen_chance: 0, chosen_doubt: 0, rival_chance: 0, rival_doubt: 0, gave_away: 0.2, doubt: 0, tries: 0, options: [], why: null };
  const game: AnalysedGame = {
    quick: false,
    start: [0.5, 0.5],
    start_spread: 0,
    steps: [
      { ...step, number: 1, seat: -1, moved: [-0.2, 0.2] },
      { ...step, number: 2, seat: -1, moved: [0.01, -0.01] },
      { ...step, number: 3, seat: 0, moved: [-0.3, 0.3] },
    ],
    choices: [
      { ...choice, number: 3, told_apart: true, label: "blunder" },
      { ...choice, number: 4, told_apart: false, label: "good" },
    ],
    players: [],
    moves: {},
  };
  expect(marks(game)).toEqual([
    { number: 1, seat: 0, kind: "luck", size: 1 },
    { number: 3, seat: 0, kind: "mistake", size: 3 },
  ]);
});
