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
  const [name, turns, pay, of] = view.printed[roman] ?? ["", 0, 0, parse(roman).of];
  return { name, turns, pay, of, class: say("pecunia-class", { class: of }) };
}

/** A Roman in words: name, class, how long, how much. */
export function told(view: PecuniaView, roman: string): string {
  const found = printed(view, roman);
  const markers = view.markers[roman];
  return markers === undefined
    ? say("page-pecunia-waits", { ...found })
    : say("page-pecunia-sits", { ...found, markers });
}
