// A Roman as SVG text on a field of 60 × 64: body by class, head by number, face by mood. Portraits and scenes share it.
import { ATTRIBUTES } from "./attributes";
import { face, parse, type Face, type RomanClass } from "./faces";

export type Mood = "calm" | "fidgety" | "relieved" | "happy" | "angry" | "shout" | "worried" | "sly" | "sick";

const INK = "#2b211c";
const MEN = [
  "M17 22c-2-12 5-17 13-17s15 5 13 17c-1-5-3-8-6-9-5 2-10 2-14 0-3 1-5 4-6 9z",
  "M17 24c-3-6 0-8 1-12 2-5 7-7 12-7s10 2 12 7c1 4 4 6 1 12 0-4-1-7-3-9-2 1-4-1-5-2-2 2-5 2-7 0-2 2-5 2-6 1-3 2-5 5-5 10z",
  "M17 23c-1-3-1-6 0-8 2 1 3 0 3-2 5 1 15 1 20 0 0 2 1 3 3 2 1 2 1 5 0 8-1-3-2-5-3-6-6-3-14-3-20 0-1 1-2 3-3 6z",
  "M16 24c-3-2-2-5-1-6-2-3 0-6 2-6 0-4 4-5 6-4 2-4 7-4 9-2 3-2 7 0 8 3 3 0 4 4 3 6 3 1 3 6 0 9 0-6-2-9-4-11-6 2-12 2-17 0-3 2-5 5-6 11z",
];
const WOMEN = [
  "M16 30c-3-14 1-25 14-25s17 11 14 25c-1-9-3-14-6-17-5 3-12 3-16 0-3 3-5 8-6 17z",
  "M16 28c-4-2-4-6-2-8-2-4 1-7 3-7 1-5 6-8 13-8s12 3 13 8c2 0 5 3 3 7 2 2 2 6-2 8 0-6-2-10-4-13-6 4-14 4-20 0-2 3-4 7-4 13z",
  "M17 25c-2-13 4-20 13-20s15 7 13 20c-1-6-3-9-6-12-4-1-6-3-7-5-1 2-3 4-7 5-3 3-5 6-6 12zM24 5a6 5 0 0 1 12 0 6 5 0 0 1-12 0z",
  "M15 34c-2-18 2-29 15-29s17 11 15 29l-4-2c1-8 0-14-3-18-5 2-11 2-16 0-3 4-4 10-3 18z",
];
const CLOTH: Record<RomanClass, string> = { senator: "#fdf8ee", citizen: "#dcb877", slave: "#94694a", woman: "#5f8f8a" };
const TOGA = "M6 64c0-16 8-24 24-24s24 8 24 24z";
const CUT: Record<RomanClass, string> = {
  senator: TOGA,
  citizen: TOGA,
  slave: "M12 64c0-13 4-20 10-22l8 5 8-5c6 2 10 9 10 22z",
  woman: "M9 64c1-14 7-22 21-22s20 8 21 22z",
};
/** The side away from the light. */
const SHADED: Record<RomanClass, string> = {
  senator: "M39 42c9 3 15 10 15 22H43c1-8 0-15-4-22z",
  citizen: "M39 42c9 3 15 10 15 22H43c1-8 0-15-4-22z",
  slave: "M38 42c6 2 10 9 10 22h-9c1-8 1-15-1-22z",
  woman: "M38 43c9 3 12 11 13 21H41c1-8 0-14-3-21z",
};
const TRIM: Record<RomanClass, string> = {
  senator:
    '<path fill="#6a2c57" d="M19 43c6 6 12 13 16 21h-9c-3-8-7-14-12-18z"/>' + folds("M38 42c2 7 2 15 1 22M46 47c2 5 3 11 3 17"),
  citizen: folds("M20 42c6 8 10 14 12 22M29 41c6 8 9 15 10 23M40 43c3 6 5 13 5 21"),
  slave: '<path fill="none" stroke="#ecd9a8" stroke-width="2.4" d="M13 57c11 3 23 3 34 0M29 58l-3 6M32 58l2 6"/>',
  woman:
    `<path fill="#e0b25a" stroke="${INK}" stroke-width=".8" d="M16 47a3 3 0 1 1 .1 0zM44 47a3 3 0 1 1 .1 0z"/>` +
    folds("M22 44c4 5 12 5 16 0M24 52c-2 4-3 8-3 12M36 52c2 4 3 8 3 12"),
};
const EYES = "M25 22a1.5 1.5 0 1 1-.1 0zM35 22a1.5 1.5 0 1 1-.1 0z";
const WIDE = "M25 20.5a3 3 0 1 1-.1 0zM35 20.5a3 3 0 1 1-.1 0z";
const BROWS = ["M22 20h5M33 20h5", "M22 20.5l5-1.5M33 19l5 1.5", "M22 19.5c2-1 4-1 5 .5M33 20c1-1.5 3-1.5 5-.5"];
const NOSES = ["M30 23l-2 5h3", "M30 22c3 3 3 5 0 6", "M31 23c-3 2-4 5-1 6l2-.5"];
/** Lines of a face (brows, lids, mouth), whether its eyes are open, and a mouth that is open. */
const MOODS: Record<Exclude<Mood, "calm">, [lines: string, eyes: "" | "open" | "wide", mouth?: string]> = {
  relieved: ["M23 23c1-1.5 3-1.5 4 0M33 23c1-1.5 3-1.5 4 0M25 31c2 3 8 3 10 0", ""],
  fidgety: ["M22 19l5 2M38 19l-5 2M25 33c1-2 2-1 3 0s2 1 3 0 3-2 4 0", "open"],
  happy: ["M22 19c2-2 4-2 5-.5M33 18.5c1-1.5 3-1.5 5 .5", "open", "M24.500 30.500c3 1 8 1 11 0 0 7-11 7-11 0z"],
  angry: ["M21 18l6 3M39 18l-6 3M26 33c2-2.5 6-2.5 8 0", "open"],
  shout: ["M22 18l5 2M38 18l-5 2", "open", "M26 30.500c2-1.5 6-1.5 8 0 1 6-9 6-8 0z"],
  worried: ["M22 20l5-2.5M38 20l-5-2.5M27 33c1-1.5 5-1.5 6 0", "wide"],
  sly: ["M21.5 21l6 1M38.500 20l-6 2M26 31.5c3 2 7 1 9-1.5", "open"],
  sick: ["M22.5 21l4.500 2-4.500 2M37.500 21l-4.500 2 4.500 2M25 33c1.5-2 3 1 5-.5s3 1 5-.5", ""],
};

const LASHES = `<path fill="none" stroke="${INK}" stroke-width="1.1" stroke-linecap="round" d="M23.3 22.8l-2.6-1.5M36.7 22.8l2.6-1.5"/>`;
const EARRINGS = `<path fill="#e0b25a" stroke="${INK}" stroke-width=".7" d="M17.5 28.5a2 2 0 1 1-.1 0zM42.5 28.5a2 2 0 1 1-.1 0z"/>`;

function folds(path: string): string {
  return `<path fill="none" stroke="${INK}" stroke-opacity=".4" stroke-width="1.3" d="${path}"/>`;
}

function body(of: RomanClass, cloth: string): string {
  return `<path fill="${cloth}" stroke="${INK}" stroke-width="1.4" d="${CUT[of]}"/><path fill="${INK}" fill-opacity=".13" d="${SHADED[of]}"/>${TRIM[of]}`;
}

function head(of: RomanClass, f: Face, skin: string): string {
  const rx = 12 + f.wide;
  const rim = `stroke="${INK}" stroke-width="1"`;
  const beard = [
    "",
    `<path fill="${f.hair}" d="M19 26c1 9 5 13 11 13s10-4 11-13c-2 5-5 6-7 5-2-2-6-2-8 0-2 1-5 0-7-5z"/>`,
    `<path fill="${f.hair}" d="M25 30c3-2 7-2 10 0 0 2-2 2-5 1-3 1-5 1-5-1z"/>`,
  ][f.beard];
  return (
    `<path fill="${skin}" d="M25 33h10v8c-2 4-8 4-10 0z"/><path fill="${INK}" fill-opacity=".22" d="M25 35c3 4 7 4 10 0v4c-3 2-7 2-10 0z"/>` +
    `<ellipse cx="30" cy="23" rx="${rx}" ry="14" fill="${skin}" ${rim}/>` +
    `<path fill="${INK}" fill-opacity=".11" d="M30 9a${rx} 14 0 0 1 0 28a${rx * 0.6} 14 0 0 0 0-28z"/>${beard ?? ""}` +
    (f.cheeks ? '<path fill="#c8503c" fill-opacity=".35" d="M20 27a2.4 2.4 0 1 1 .1 0zM40 27a2.4 2.4 0 1 1 .1 0z"/>' : "") +
    `<path fill="${f.hair}" ${rim} d="${(of === "woman" ? WOMEN : MEN)[f.cut] ?? ""}"/>` +
    (of === "senator" ? '<path fill="#6c8a4f" d="M17 17c3-4 7-6 13-6s10 2 13 6l-3 1c-3-3-6-4-10-4s-7 1-10 4z"/>' : "")
  );
}

function features(of: RomanClass, f: Face, mood: Mood): string {
  const [lines, eyes, mouth] = mood === "calm" ? [`${BROWS[f.brow] ?? ""}M26 32h8`, "open"] : MOODS[mood];
  return (
    (eyes === "wide" ? `<path fill="#fff" stroke="${INK}" stroke-width=".8" d="${WIDE}"/>` : "") +
    (mouth ? `<path fill="#6b2018" stroke="${INK}" stroke-width="1.2" d="${mouth}"/>` : "") +
    `<path fill="none" stroke="${INK}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" d="${lines}${NOSES[f.nose] ?? ""}"/>` +
    (eyes ? `<path fill="${INK}" d="${EYES}"/>` : "") +
    (of === "woman" ? (eyes ? LASHES : "") + EARRINGS : "")
  );
}

export interface Looks {
  of?: RomanClass | undefined;
  mood?: Mood;
  cloth?: string;
  /** Instead of what the number says. */
  face?: Partial<Face>;
}

/** The Roman with this id, as in "senator12" or "caesar". */
export function figure(id: string, { of, mood = "calm", cloth, face: own }: Looks = {}): string {
  const who = parse(id);
  const kind = of ?? who.of;
  const f = { ...face(kind, who.number), ...own };
  const carried = (ATTRIBUTES[id] ?? []).map(([path, fill]) => `<path fill="${fill}" d="${path}"/>`).join("");
  return (
    `<g stroke="none">${body(kind, cloth ?? CLOTH[kind])}${head(kind, f, mood === "sick" ? "#b9c58a" : f.skin)}${features(kind, f, mood)}` +
    `${carried && `<g stroke="${INK}" stroke-width="1.1" stroke-linejoin="round">${carried}</g>`}</g>`
  );
}
