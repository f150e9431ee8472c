import { expect, test } from "vitest";
import { answered, DAYS, nextOf, type Card } from "../src/lib/practice";
import type { Exercise } from "../src/protocol";

const DAY = 24 * 3600 * 1000;
const exercise = (id: string): Exercise => ({ id, game: "alea", players: 2, options: {}, seat: 0, view: {}, ask: "", facts: {}, choices: [], best: "", chances: {}, after: {}, events: [] });

test("what is known well comes again later, what was wrong soon", () => {
  let card: Card | undefined;
  for (const days of DAYS.slice(1)) {
    card = answered(card, true, 1000);
    expect(card.due).toBe(1000 + days * DAY);
  }
  expect(answered(card, true, 0).due).toBe((DAYS.at(-1) ?? 0) * DAY);
  const wrong = answered(card, false, 0);
  expect(wrong.box).toBe(0);
  expect(wrong.due).toBeLessThan(DAY);
});

test("own mistakes come first, then what is due, then what is new", () => {
  const [own, old, fresh] = [exercise("own"), exercise("old"), exercise("fresh")];
  const cards: Record<string, Card> = { old: { box: 1, due: 50 } };
  expect(nextOf([own], [old, fresh], cards, 100)?.id).toBe("own");
  expect(nextOf([], [old, fresh], cards, 100)?.id).toBe("old");
  expect(nextOf([], [old, fresh], cards, 10)?.id).toBe("fresh");
  expect(nextOf([], [old], cards, 10)).toBeNull();
});
