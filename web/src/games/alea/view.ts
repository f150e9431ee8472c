// The parts of Alea's view that the page draws.
import type { View } from "../ui";

export interface AleaView {
  columns: (number | null)[][];
  cards: string[][];
  dice: string[];
  rolling: number;
  aside: number;
  twice: boolean;
  numbers: number[];
  unused: number;
  failed: boolean;
  scores: number[];
  round: number;
  /** Whose column can take no number any more. */
  blocked: number[];
}

export function aleaView(view: View): AleaView {
  return view as unknown as AleaView;
}

const VALUES: [number, string][] = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

export function roman(number: number): string {
  let text = "";
  for (const [value, sign] of VALUES) {
    while (number >= value) {
      text += sign;
      number -= value;
    }
  }
  return text;
}

export const CARDS = ["all-i", "all-v", "any-die", "ignore", "twice", "joker"] as const;
export const WAYS = ["all-i", "all-v", "any-die", "ignore", "twice"] as const;

/** What a die shows on its way to this symbol: each die another way, the same way every time. */
export function passing(symbol: string, die: number): string[] {
  const first = die + "IVX".indexOf(symbol);
  return [...[0, 2, 1].map((k) => "IVX"[(first + k) % 3] ?? "I"), symbol];
}
