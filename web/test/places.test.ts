import { expect, test } from "vitest";
import { keptPlaces, keptSpread } from "../src/lib/places";

test("whatever is taken leaves its place free, and what is new takes it", () => {
  const first = keptPlaces([], ["a", "b", "c"]);
  const second = keptPlaces(first, ["a", "c"]);
  expect(second).toEqual(["a", null, "c"]);
  expect(keptPlaces(second, ["d", "a", "c"])).toEqual(["a", "d", "c"]);
  expect(keptPlaces(second, ["a", "c", "d", "e"])).toEqual(["a", "d", "c", "e"]);
});

test("places are kept free for what is still to come", () => {
  expect(keptPlaces([], [], 2)).toEqual([null, null]);
  expect(keptPlaces([null, null], ["a", "b", "c"], 2)).toEqual(["a", "b", "c"]);
});

test("what was laid out stays until something else is, or nothing is left", () => {
  const laid = keptSpread([], ["a", "b", "c"]);
  expect(keptSpread(laid, ["a", "c"])).toEqual(["a", "b", "c"]);
  expect(keptSpread(laid, ["c", "d"])).toEqual(["c", "d"]);
  expect(keptSpread(laid, [])).toEqual([]);
  expect(keptSpread(laid, [], true)).toEqual(["a", "b", "c"]);
});
