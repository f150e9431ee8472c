// What scenes are made of, on a field of 96 × 96. A drawing is text: `paint path` items with bars between them.
import { figure, type Looks } from "../figure";

export interface Scene {
  art: string;
  /** The part that is shown where the picture is small: left, top, side. */
  focus: [number, number, number];
}

const PAINT: Record<string, string> = {
  w: "#fdf8ee", // marble
  m: "#ddcfb8", // marble in the shade
  s: "#b39c7d", // stone
  d: "#3a2c24", // a hole
  g: "#e0b25a", // gold
  G: "#f6dc93", // gold in the light
  r: "#b4502f", // terracotta
  R: "#9c2a22", // red
  p: "#6a2c57", // purple
  b: "#8a5a33", // wood
  B: "#b98a57", // wood in the light
  n: "#2f7396", // blue
  N: "#8cc3d6", // water
  v: "#6c8a4f", // leaf
  V: "#46622f", // leaf in the shade
  i: "#c9ced1", // iron
  I: "#7b858a", // iron in the shade
  y: "#e3b184", // skin
  Y: "#b0754b", // darker skin
  o: "#dcb877", // a plain toga
  h: "#94694a", // a tunic
  e: "#5f8f8a", // a stola
  c: "#fdf3d7", // paper
  a: "#d98c8a", // rose
  f: "#e8743b", // fire
  k: "#2b211c", // ink
  x: "#8c7fc0", // lavender
};

/** `g …` filled with an outline; `g- …` without; `~g3 …` a line three wide; `l`, `t` ink lines, thick and thin; `S`, `L` shade and light. */
export function draw(text: string): string {
  return text.split("|").map(item).join("");
}

function item(text: string): string {
  const space = text.trim().indexOf(" ");
  const paint = text.trim().slice(0, space);
  const d = text.trim().slice(space + 1).replace(/\s+/g, " ");
  if (paint === "l") return `<path fill="none" d="${d}"/>`;
  if (paint === "t") return `<path fill="none" stroke-width="1.2" stroke-opacity=".55" d="${d}"/>`;
  if (paint === "S") return `<path fill="#2b211c" fill-opacity=".17" stroke="none" d="${d}"/>`;
  if (paint === "L") return `<path fill="#fff" fill-opacity=".5" stroke="none" d="${d}"/>`;
  if (paint.startsWith("~")) return `<path fill="none" stroke="${PAINT[paint[1] ?? ""] ?? ""}" stroke-width="${paint.slice(2) || "2.5"}" d="${d}"/>`;
  const fill = PAINT[paint[0] ?? ""];
  // Whatever is no paint is a ground that follows the theme: grounds.ts paints it.
  if (fill === undefined || paint.length > 2) return `<path class="${paint}" stroke="none" d="${d}"/>`;
  return `<path fill="${fill}"${paint[1] === "-" ? ' stroke="none"' : ""} d="${d}"/>`;
}

/** Moved, made larger or smaller, turned about its own origin. */
export function at(x: number, y: number, scale: number, inner: string, turn = 0): string {
  return `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${scale === 1 ? "" : ` scale(${scale})`}">${inner}</g>`;
}

export function mirrored(x: number, y: number, scale: number, inner: string): string {
  return `<g transform="translate(${x} ${y}) scale(${-scale} ${scale})">${inner}</g>`;
}

/** The skin that goes with limbs painted `y` and `Y`. */
export const FAIR = { skin: "#e3b184" };
export const TAN = { skin: "#b0754b" };

/** A Roman whose bust ends at `foot` and is centred on `middle`. */
export function roman(id: string, middle: number, foot: number, scale: number, looks: Looks = {}): string {
  return at(middle - 30 * scale, foot - 64 * scale, scale, figure(id, looks));
}

/** An arm or a leg: a thick line with an outline. */
export function limb(d: string, paint = "y", width = 6): string {
  return `<path fill="none" stroke-width="${width + 3}" d="${d}"/>` + draw(`~${paint}${width} ${d}`);
}

/** A broad arrow along a path; the head's tip is at x, y, pointing to `turn` (0 is right). */
export function arrow(d: string, x: number, y: number, turn: number, paint = "G"): string {
  return (
    `<path fill="none" stroke-width="9" stroke-linecap="butt" d="${d}"/>` +
    `<path fill="none" stroke="${PAINT[paint] ?? ""}" stroke-width="5.5" stroke-linecap="butt" d="${d}"/>` +
    at(x, y, 1, draw(`${paint} M0 0l-11-8.500v17z`), turn)
  );
}

export function coin(x: number, y: number, r: number, paint: "g" | "i" = "g"): string {
  const light = paint === "g" ? "G" : "w";
  return at(x, y, r / 10, draw(`${paint} M0-10a10 10 0 1 1-.1 0z|${light}- M0-7a7 7 0 1 1-.1 0z|~${paint}1.5 M-3 4c0-3-1-4 0-6 1-4 6-3 5 0l1 2-1 1v2|L M-7-4c1-2 3-4 5-4l1 2c-2 0-4 1-4 3z`));
}

/** Coins that lie on each other. */
export function stack(x: number, y: number, count: number, paint: "g" | "i" = "g"): string {
  const light = paint === "g" ? "G" : "w";
  let art = "";
  for (let k = 0; k < count; k++) art += at(x, y - 4.5 * k, 1, draw(`${paint} M-9-2v4c0 5 18 5 18 0v-4z|${light} M-9-2a9 3.5 0 1 0 18 0a9 3.5 0 1 0-18 0z`));
  return art;
}

/** A disc of wood: a marker. */
export function marker(x: number, y: number): string {
  return at(x, y, 1, draw("b M-8-1v4c0 5 16 5 16 0v-4z|B M-8-1a8 3.5 0 1 0 16 0a8 3.5 0 1 0-16 0z|t M-4-1c2-1 5-1 8 0"));
}

export function bubble(x: number, y: number, w: number, h: number, tail: "left" | "right", inside = ""): string {
  const d =
    tail === "left"
      ? `M5 0h${w - 10}q5 0 5 5v${h - 10}q0 5-5 5h${-(w - 18)}l-9 8 2-8h-1q-2-1-2-5v${-(h - 10)}q0-5 5-5z`
      : `M5 0h${w - 10}q5 0 5 5v${h - 10}q0 4-2 5h-1l2 8-9-8h${-(w - 18)}q-5 0-5-5v${-(h - 10)}q0-5 5-5z`;
  return at(x, y, 1, draw(`w ${d}`) + inside);
}

export function column(x: number, top: number, foot: number, w = 10): string {
  const h = foot - top - 10;
  return at(
    x,
    top,
    1,
    draw(
      `w M${-w / 2} 5h${w}v${h}h${-w}z|S M1 5h${w / 2 - 1}v${h}h${1 - w / 2}z|t M${-w / 4} 6v${h - 2}M${w / 8} 6v${h - 2}|w M${-w / 2 - 3} 0h${w + 6}v5h${-w - 6}zM${-w / 2 - 3} ${h + 5}h${w + 6}v5h${-w - 6}z`,
    ),
  );
}

/** A temple's front: a gable on columns, w wide, its floor at foot. */
export function temple(x: number, foot: number, w: number, h: number, columns: number, gable = "w", behind = "m"): string {
  const top = foot - h;
  const rise = w * 0.24;
  const step = (w - 14) / (columns - 1);
  let art = draw(`${behind} M${x + 3} ${top + rise}h${w - 6}v${h - rise}h${6 - w}z|S M${x + 3} ${top + rise}h${w - 6}v7h${6 - w}z`);
  for (let k = 0; k < columns; k++) art += column(x + 7 + k * step, top + rise + 4, foot, w / (columns * 2.6));
  return (
    art +
    draw(
      `w M${x} ${top + rise}h${w}v5h${-w}z|${gable} M${x - 3} ${top + rise}L${x + w / 2} ${top}L${x + w + 3} ${top + rise}z|S M${x + w / 2} ${top}L${x + w + 3} ${top + rise}h-9z|w M${x - 4} ${foot}h${w + 8}v4h${-w - 8}z|m M${x - 8} ${foot + 4}h${w + 16}v4h${-w - 16}z`,
    )
  );
}

/** The Colosseum's front, 80 wide, its foot at y = 0. */
export const COLOSSEUM =
  draw(
    "o M2 0v-40c0-14 12-16 24-17h28c14 1 24 5 24 12v45z|s M26-57c12-7 38-7 52 12-6-6-24-8-52-12z|S M58-56c12 2 20 6 20 12v44H62z|t M2-20h76M2-38c10-3 66-3 76 0",
  ) + [6, 19, 32, 45, 58, 69].map((x) => draw(`d M${x} 0v-9a4 4.5 0 0 1 8 0v9z|d M${x} -22v-7a4 4.5 0 0 1 8 0v7z`)).join("") + draw("d M12-50h4v5h-4zM26-52h4v5h-4zM40-52h4v5h-4zM54-51h4v5h-4zM67-48h4v5h-4z");

export const HOURGLASS = draw(
  "N M-14-26c0 14 10 18 10 26s-10 12-10 26h28c0-14-10-18-10-26s10-12 10-26z|g- M-9-10c3 4 5 6 6 9h6c1-3 3-5 6-9zM-13 25c0-8 7-9 12-14V2h2v9c5 5 12 6 12 14z|L M-11-24h4c0 8 4 12 5 15-5-3-9-7-9-15zM-9 18c2-5 4-7 5-9 0 4-1 7-3 11z|l M-14-26c0 14 10 18 10 26s-10 12-10 26h28c0-14-10-18-10-26s10-12 10-26z|b M-19-33h38v7h-38zM-19 26h38v7h-38z|L M-17-31.500h20v2h-20zM-17 27.500h20v2h-20z",
);

export const DAGGER = draw("i M0-34l5 8v30h-10v-30z|S M0-34l5 8v30H0z|t M0-30v32|g M-13 4h26v5h-26z|b M-4 9h8v13h-8z|g M0 22a4 4 0 1 1-.1 0z|L M-3-24l2-4v24h-2z");

export const SPEED = (x: number, y: number, w: number) => draw(`l M${x} ${y}h${w}M${x + 4} ${y + 9}h${w - 4}M${x} ${y + 18}h${w}`);

export const STAR = (x: number, y: number, size: number, paint = "G") => at(x, y, size, draw(`${paint} M0-10l3 6 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z`));

export const SPARK = (x: number, y: number, size: number, paint = "G") => at(x, y, size, draw(`${paint} M0-10c1 7 3 9 10 10-7 1-9 3-10 10-1-7-3-9-10-10 7-1 9-3 10-10z`));

export const CARD = draw("R M-8-11h16v22h-16z|~g1.5 M-5-8h10v16h-10zM-2-3l2-2 2 2v6h-4z");

// The grounds.

/** A wall with a painted base, and the bench. */
export const LATRINE =
  draw("wall M0 0h96v66H0z|band M0 40h96v26H0z|trim M0 38h96v3H0z|trim M30 41h2v25h-2zM64 41h2v25h-2z|w M-4 66h104v9H-4z|m M-4 75h104v24H-4z|S M-4 75h104v4H-4z") +
  [16, 48, 80].map((x) => draw(`d M${x - 7} 99V91a7 7 0 0 1 14 0v8z`)).join("");

/** The wall alone, with a shelf of marble. */
export const NICHE = draw(
  "wall M0 0h96v80H0z|dusk M10 80V44a38 38 0 0 1 76 0v36z|band M0 0h96v7H0z|trim M0 7h96v3H0z|w M-4 78h104v7H-4z|m M-4 85h104v14H-4z|S M-4 85h104v4H-4z",
);

export const STREET = draw(
  "sky M0 0h96v78H0z|sun M78 8a9 9 0 1 1-.1 0z|far M0 56l10-8 12 6 10-12 14 10 12-9 16 11 10-7 12 8v25H0z|near M-2 72h8V58l8-6 8 6v14h52V60l9-6 9 6v12h8v8H-2z|road M0 72h96v24H0z|seam M0 79h96M0 87h96M20 72l-4 7M52 72v7M78 72l4 7M34 79l-3 8M66 79l3 8M16 87l-5 9M50 87v9M84 87l5 9",
);

export const HALL =
  draw("wall M0 0h96v74H0z|dusk M20 74V22h56v52z|band M0 0h96v9H0z|trim M0 9h96v3H0z|road M0 74h96v22H0z|seam M0 84h96M24 74l-8 22M48 74v22M72 74l8 22") + column(9, 12, 78, 11) + column(87, 12, 78, 11);

export const NIGHT = draw("night M0 0h96v96H0z|moon M74 8a11 11 0 1 1-.1 0z|dark M0 52h18V36h14v16h22V40h18v12h24v44H0z|dark M0 74h96v22H0z");

/** Rays behind a god, clouds below. */
export const HEAVEN = (() => {
  const rays = Array.from({ length: 12 }, (_, k) => {
    const [a, b] = [k * 30 - 7, k * 30 + 7].map((angle) => (angle * Math.PI) / 180) as [number, number];
    const edge = (angle: number) => `${(48 + 80 * Math.cos(angle)).toFixed(1)} ${(44 + 80 * Math.sin(angle)).toFixed(1)}`;
    return `M48 44L${edge(a)}L${edge(b)}z`;
  }).join("");
  return draw(`glory M0 0h96v96H0z|ray ${rays}|halo M48 12a30 30 0 1 1-.1 0z`);
})();
export const CLOUDS = draw("cloud M-6 99V88c4-8 14-8 17-2 4-7 15-6 18 1 5-8 17-8 20 0 5-7 16-7 19 1 4-7 15-7 18 0 4-5 12-5 16 1v10z");

/** A ladder that leans at the left edge. */
export const LADDER = draw(
  "~k9 M12 100L30-4M34 100L52-4|~B6 M12 100L30-4M34 100L52-4|~k8 M15 84h22M18 64h22M22 44h22M25 24h22M29 5h22|~B5 M15 84h22M18 64h22M22 44h22M25 24h22M29 5h22",
);
export const CAREER = draw("sky M0 0h96v96H0z|far M0 78c20-14 40-10 56-6s30-2 40-8v36H0z|sun M18 10a9 9 0 1 1-.1 0z") + LADDER;
