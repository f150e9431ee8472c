import { describe, expect, it } from "vitest";
import { nextMark } from "../src/lib/coach";

const WORDS = ["forum-coach-aim", "forum-coach-ask-place", "forum-coach-event-gains", "forum-coach-event-tied"];
const knows = (key: string) => WORDS.includes(key);

describe("what is told in a first game", () => {
  it("is the aim of the game before anything else", () => {
    expect(nextMark("forum", "place", ["gains"], [], knows)).toBe("aim");
  });
  it("is the question first, then what has happened", () => {
    expect(nextMark("forum", "place", ["gains"], ["aim"], knows)).toBe("ask-place");
    expect(nextMark("forum", "place", ["full", "gains", "tied"], ["aim", "ask-place"], knows)).toBe("event-gains");
  });
  it("is told once", () => {
    expect(nextMark("forum", "place", ["gains"], ["aim", "ask-place", "event-gains"], knows)).toBeNull();
  });
  it("is only what the game has words for", () => {
    expect(nextMark("forum", "move", ["places"], ["aim"], knows)).toBeNull();
    expect(nextMark("forum", null, [], ["aim"], knows)).toBeNull();
  });
});
