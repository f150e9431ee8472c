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
const DARK = ["#3a2a20", "#5a3a22", "#7d4f26", "#a4602c", "#8d8078"];
/** Senators are older, some women blond. */
const HAIRS: Record<RomanClass, string[]> = {
  senator: ["#5a3a22", "#8d8078", "#c9bfb2", "#3a2a20", "#a89c90"],
  citizen: DARK,
  slave: DARK,
  woman: [...DARK, "#c98d3a"],
};
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

/** Numbers that look thrown, always the same for the same Roman. */
function thrown(start: number): (among: number) => number {
  let state = Math.imul(start, 0x9e3779b1);
  return (among) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state ^= state >>> 12;
    return (state >>> 8) % among;
  };
}

export function face(of: RomanClass, number: number): Face {
  const pick = thrown(number * CLASSES.length + CLASSES.indexOf(of) + 1);
  const hairs = HAIRS[of];
  return {
    skin: SKINS[pick(SKINS.length)] ?? "#e3b184",
    hair: hairs[pick(hairs.length)] ?? "#3a2a20",
    cut: pick(4),
    beard: of === "woman" ? 0 : pick(4),
    nose: pick(3),
    brow: pick(3),
    cheeks: pick(2) === 0,
    wide: pick(3) - 1,
  };
}
