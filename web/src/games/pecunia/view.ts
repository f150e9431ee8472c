// The parts of Pecunia's view that the page draws.
import { parse, type RomanClass } from "../../art/faces";
import { say } from "../../lib/words.svelte";
import type { View } from "../ui";

export interface PecuniaView {
  round: number;
  purses: number[];
  latrines: Record<string, string[]>[];
  markers: Record<string, number>;
  queues: string[][];
  held: string[];
  roman_discards: string[];
  hands: (string[] | null)[];
  hand_sizes: number[];
  card_discards: string[];
  printed: Record<string, [name: string, turns: number, pay: number, of: RomanClass]>;
  romans_left: number;
  cards_left: number;
  target: number;
  rich: boolean;
  /** Coins that lie on Romans. */
  coins?: Record<string, number>;
  /** Module 2: the upgrade on each seat, those on offer, and those that have done their work in this turn. */
  upgrades?: Record<string, string>[];
  upgrades_open?: string[];
  upgrades_spent?: string[];
  /** Module 3: the open events with their markers. */
  events?: Record<string, number>;
  /** Module 4: everybody's ladder, how far up, and what the next step asks for; any of its tasks is enough. */
  ladders?: (string | null)[];
  steps?: number[];
  next_steps?: ({ price: number; tasks: [measure: string, amount: number][]; done: boolean } | null)[];
  /** Module 5: everybody's god, those in the middle, who must wait for his next turn, and whether the god was called. */
  favours?: (string | null)[];
  favours_open?: string[];
  favours_new?: number[];
  prayed?: boolean;
}

/** Famous Romans have a name for an id, others a class and a number. */
export function famous(roman: string): boolean {
  return !/\d$/.test(roman);
}

export function pecuniaView(view: View): PecuniaView {
  return view as unknown as PecuniaView;
}

export interface Printed {
  name: string;
  turns: number;
  pay: number;
  of: RomanClass;
  class: string;
}

export function printed(view: PecuniaView, roman: string): Printed {
  return asPrinted(view.printed[roman], roman);
}

/** What is on his card; by itself, so that a card is not read again because something else has changed. */
export function asPrinted(row: PecuniaView["printed"][string] | undefined, roman: string): Printed {
  const [name, turns, pay, of] = row ?? ["", 0, 0, parse(roman).of];
  return { name, turns, pay, of, class: say("pecunia-class", { class: of }) };
}

/** A Roman in words: name, class, how long, how much. */
export function told(view: PecuniaView, roman: string): string {
  const found = printed(view, roman);
  const markers = view.markers[roman];
  const coins = view.coins?.[roman] ?? 0;
  const words =
    markers === undefined ? say("page-pecunia-waits", { ...found }) : say("page-pecunia-sits", { ...found, markers });
  return coins > 0 ? `${words} ${say("page-pecunia-coins", { coins })}` : words;
}
