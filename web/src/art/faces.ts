// Which parts make which face: chosen from the card's number, so that seventy Romans look like seventy people.
export type RomanClass = "senator" | "citizen" | "slave" | "woman";

export interface Face {
  skin: string;
  hair: string;
  cut: number;
  beard: number;
  nose: number;
  brow: number;
  cheeks: boolean;
  wide: number;
}

const SKINS = ["#f0c9a0", "#e3b184", "#cf9467", "#b0754b", "#8a5637"];
const HAIRS = ["#3a2a20", "#5a3a22", "#7d4f26", "#8d8078", "#c9bfb2", "#a4602c"];
const CLASSES: RomanClass[] = ["senator", "citizen", "slave", "woman"];

/** The famous who are no citizens. */
const FAMOUS: Record<string, RomanClass> = {
  pompeius: "senator",
  caesar: "senator",
  brutus: "senator",
  "marcus-antonius": "senator",
  crassus: "senator",
  cicero: "senator",
  octavianus: "senator",
  vercingetorix: "slave",
  spartacus: "slave",
  flamma: "slave",
  livia: "woman",
  cleopatra: "woman",
  agrippina: "woman",
};

/** The class and the number of a Roman's id, as in "senator12". Famous Romans have names instead: any number will do. */
export function parse(id: string): { of: RomanClass; number: number } {
  const name = id.replace(/\d+$/, "");
  return { of: CLASSES.find((one) => one === name) ?? FAMOUS[name] ?? "citizen", number: Number(id.slice(name.length)) || letters(name) };
}

function letters(name: string): number {
  return [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}

export function face(of: RomanClass, number: number): Face {
  // A different stride for every part: neighbours in number differ in most of them.
  const seed = number * 7 + CLASSES.indexOf(of) * 13;
  const pick = (stride: number, among: number) => Math.floor((seed * stride) / 3 + number) % among;
  const old = of === "senator" ? 2 : 0;
  return {
    skin: SKINS[pick(5, SKINS.length)] ?? "#e3b184",
    hair: HAIRS[(pick(3, 4) + old) % HAIRS.length] ?? "#3a2a20",
    cut: pick(2, 4),
    beard: of === "woman" ? 0 : pick(11, 4),
    nose: pick(4, 3),
    brow: pick(7, 3),
    cheeks: pick(9, 2) === 0,
    wide: pick(13, 3) - 1,
  };
}
