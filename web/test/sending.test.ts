import { expect, test, vi } from "vitest";
import type { Choice, Question } from "../src/lib/options";
import { Sending } from "../src/lib/sending.svelte";
import type { Socket } from "../src/lib/socket";

// The line is cut before anything is answered.
const cut = { ask: vi.fn(() => Promise.resolve(null)) } as unknown as Socket;
const asked = { decision: 7 } as Question;

async function chosen(): Promise<Sending> {
  const sending = new Sending(cut);
  sending.choose(asked, { action: 3 } as Choice);
  await sending.send();
  return sending;
}

test("a move that the server did not hear is sent again", async () => {
  const sending = await chosen();
  expect(sending.held).toBe("kept");
  expect(sending.open(7, false)).toBe(true);
});

test("a move that was asked no longer came too late", async () => {
  const sending = await chosen();
  expect(sending.open(8, false)).toBe(false);
  expect(sending.held).toBe("late");
});

test("a move that was seen on the table before the line was cut did not come too late", async () => {
  const sending = await chosen();
  sending.hear();
  expect(sending.open(8, false)).toBe(false);
  expect(sending.held).toBe("");
});

test("what was heard of one move says nothing of the next", async () => {
  const sending = await chosen();
  sending.hear();
  sending.open(8, false);
  sending.choose({ decision: 8 } as Question, { action: 1 } as Choice);
  await sending.send();
  sending.open(9, false);
  expect(sending.held).toBe("late");
});
