// The forum from above, 100 units a cell: seven floor plans, each in its own stone. Classes are those of Ground.svelte.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const CELL = 100;
/** Half an alley, and the breadth of a wall. */
const ALLEY = 4;
const WALL = 9;

const range = (count: number) => Array.from({ length: count }, (_, k) => k);
const rect = (name: string, x: number, y: number, w: number, h: number, r = 0) =>
  `<rect class="${name}" x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ""}/>`;
const oval = (name: string, x: number, y: number, rx: number, ry = rx) => `<ellipse class="${name}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
const path = (name: string, d: string) => `<path class="${name}" d="${d}"/>`;
/** A column from above, with its shadow. */
const pillar = (x: number, y: number, r = 7) => oval("cast", x + 3, y + 3, r) + oval("pillar", x, y, r);

function row(count: number, from: [number, number], to: [number, number], r?: number): string {
  return range(count)
    .map((k) => pillar(from[0] + ((to[0] - from[0]) * k) / (count - 1), from[1] + ((to[1] - from[1]) * k) / (count - 1), r))
    .join("");
}

/** What stands in a building of this size, drawn for one that is at least as long as it is high. */
type Plan = (w: number, h: number) => string;

/** The open square: paving that runs round a column of honour, statues at the corners. */
const square: Plan = (w, h) => {
  const [x, y] = [w / 2, h / 2];
  const rings = [0.46, 0.34, 0.22].map((part) => rect("line", x - w * part, y - h * part, w * part * 2, h * part * 2)).join("");
  const corners = [[0.09, 0.09], [0.91, 0.09], [0.09, 0.91], [0.91, 0.91]]
    .map(([a = 0, b = 0]) => rect("cast", w * a - 11, h * b - 11, 28, 28, 2) + rect("base", w * a - 14, h * b - 14, 28, 28, 2) + oval("bronze", w * a, h * b, 8))
    .join("");
  const petals = range(8).map((k) => `<path class="inlay" transform="rotate(${k * 45} ${x} ${y})" d="M${x} ${y - 22}q14-18 0-36q-14 18 0 36z"/>`).join("");
  return (
    rings + path("line", `M0 0L${w} ${h}M${w} 0L0 ${h}`) + oval("disc", x, y, 66) + oval("line", x, y, 66) + petals + corners +
    oval("cast", x + 5, y + 6, 19) + oval("base", x, y, 19) + oval("pillar", x, y, 13) + oval("bronze", x, y, 5)
  );
};

/** A hall with a nave between two rows of columns, and an apse for the judge. */
const basilica: Plan = (w, h) =>
  range(Math.round(w / 50)).map((k) => (k % 2 ? rect("inlay", k * 50, h * 0.3, 50, h * 0.4) : "")).join("") +
  path("line", `M0 ${h * 0.3}H${w}M0 ${h * 0.7}H${w}`) +
  path("apse", `M${w} ${h * 0.22}a${h * 0.28} ${h * 0.28} 0 0 0 0 ${h * 0.56}z`) +
  path("line", `M${w} ${h * 0.32}a${h * 0.18} ${h * 0.18} 0 0 0 0 ${h * 0.36}`) +
  rect("base", w - 26, h / 2 - 10, 16, 20, 2) +
  row(Math.round(w / 55), [24, h * 0.3], [w - h * 0.36, h * 0.3]) +
  row(Math.round(w / 55), [24, h * 0.7], [w - h * 0.36, h * 0.7]) +
  rect("door", -WALL - 2, h / 2 - 24, WALL + 4, 48);

/** Rows of seats round the sand, the spine with its turning posts and an obelisk, the boxes at the start. */
const circus: Plan = (w, h) => {
  const r = h / 2;
  const arena = (inset: number) => `M${inset} ${inset}H${w - r}a${r - inset} ${r - inset} 0 0 1 0 ${h - 2 * inset}H${inset}z`;
  const gates = range(5).map((k) => rect("gate", 20, 28 + ((h - 56) / 5) * k + 3, 16, (h - 56) / 5 - 6)).join("");
  const [from, to] = [h * 0.5, w - h * 0.52];
  return (
    path("seats", arena(0)) + path("line", arena(9)) + path("line", arena(18)) + path("sand", arena(26)) +
    path("lane", `M${from} ${h * 0.3}H${to}a${h * 0.2} ${h * 0.2} 0 0 1 0 ${h * 0.4}H${from}`) + gates +
    rect("cast", from + 4, r - 8, to - from, 24, 10) + rect("base", from, r - 12, to - from, 24, 12) + rect("garden", from + 22, r - 5, to - from - 44, 10, 5) +
    [from + 12, to - 12].map((x) => oval("bronze", x, r, 7)).join("") +
    path("spire", `M${(from + to) / 2 - 8} ${r - 8}h16v16h-16zM${(from + to) / 2 - 8} ${r - 8}l16 16M${(from + to) / 2 + 8} ${r - 8}l-16 16`)
  );
};

/** Columns all round, the cella within, a flight of steps before it. */
const shrine: Plan = (w, h) => {
  const stairs = range(5).map((k) => path("line", `M${8 + k * 9} ${h * 0.16}v${h * 0.68}`)).join("");
  const [x, across] = [62, w - 62 - 20];
  const deep = Math.round(w / 52);
  return (
    rect("podium", 52, 8, w - 60, h - 16, 3) + rect("podium", 4, h * 0.16, 48, h * 0.68) + stairs +
    rect("cella", x + 42, h * 0.26, across - 56, h * 0.48) + path("thick", `M${x + 42} ${h * 0.26}h${across - 56}v${h * 0.48}h${56 - across}M${x + 42} ${h * 0.26}v${h * 0.14}M${x + 42} ${h * 0.74}v${-h * 0.14}`) +
    rect("cast", x + across - 46, h / 2 - 13, 26, 32, 2) + rect("bronze", x + across - 50, h / 2 - 16, 26, 32, 3) +
    row(deep, [x + 4, 24], [w - 20, 24]) + row(deep, [x + 4, h - 24], [w - 20, h - 24]) +
    row(3, [x + 4, h * 0.34], [x + 4, h * 0.66]) + row(3, [w - 20, h * 0.34], [w - 20, h * 0.66])
  );
};

/** A round hot bath, a long cold one, a floor of mosaic. */
const baths: Plan = (w, h) => {
  const r = h * 0.31;
  const waves = (x: number, y: number, length: number) => path("wave", `M${x} ${y}${"q6-7 12 0t12 0".repeat(Math.max(1, Math.floor(length / 24)))}`);
  const long = w - 2 * r - 70;
  const steps = range(Math.floor(w / 24)).map((k) => rect("inlay", 6 + k * 24, 4, 12, 8) + rect("inlay", 6 + k * 24, h - 12, 12, 8)).join("");
  return (
    steps + oval("rim", r + 24, h / 2, r + 9) + oval("water", r + 24, h / 2, r) + oval("ripple", r + 24, h / 2, r * 0.62) + waves(r + 6, h / 2 - 8, 30) + waves(r + 12, h / 2 + 12, 24) +
    rect("rim", 2 * r + 46, h * 0.18, long + 4, h * 0.64, 8) + rect("water", 2 * r + 54, h * 0.18 + 8, long - 12, h * 0.64 - 16, 4) +
    waves(2 * r + 64, h * 0.36, long - 40) + waves(2 * r + 64, h * 0.52, long - 30) + waves(2 * r + 64, h * 0.68, long - 40) +
    row(4, [2 * r + 58, 20], [w - 30, 20], 5) + row(4, [2 * r + 58, h - 20], [w - 30, h - 20], 5)
  );
};

/** Seats in half circles before a stage. */
const theatre: Plan = (w, h) => {
  const [x, y] = [w / 2, h - 52];
  const out = Math.min(w / 2 - 2, y - 2);
  const half = (r: number) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`;
  const spokes = range(7).map((k) => {
    const angle = (Math.PI * (k + 1)) / 8;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${x - c * out} ${y - s * out}L${x - c * out * 0.4} ${y - s * out * 0.4}`;
  });
  return (
    path("seats", `${half(out)}z`) + [0.88, 0.76, 0.64, 0.52].map((part) => path("line", half(out * part))).join("") + path("line", spokes.join("")) +
    path("disc", `${half(out * 0.38)}z`) + path("inlay", `${half(out * 0.2)}z`) +
    rect("podium", x - out, y + 8, out * 2, 32, 2) + row(7, [x - out + 16, y + 24], [x + out - 16, y + 24], 6)
  );
};

/** Rings of seats and stairs round an oval of sand. */
const amphitheatre: Plan = (w, h) => {
  const [x, y, rx, ry] = [w / 2, h / 2, w / 2 - 4, h / 2 - 4];
  const stairs = range(24).map((k) => {
    const [c, s] = [Math.cos((k * Math.PI) / 12), Math.sin((k * Math.PI) / 12)];
    return `M${(x + c * rx).toFixed(1)} ${(y + s * ry).toFixed(1)}L${(x + c * rx * 0.46).toFixed(1)} ${(y + s * ry * 0.46).toFixed(1)}`;
  });
  const arches = range(36).map((k) => {
    const [c, s] = [Math.cos((k * Math.PI) / 18), Math.sin((k * Math.PI) / 18)];
    return oval("gate", Number((x + c * rx * 0.95).toFixed(1)), Number((y + s * ry * 0.95).toFixed(1)), 4);
  });
  return (
    oval("cast", x + 5, y + 6, rx, ry) + oval("seats", x, y, rx, ry) + path("line", stairs.join("")) + [0.88, 0.74, 0.6].map((part) => oval("line", x, y, rx * part, ry * part)).join("") +
    arches.join("") + oval("sand", x, y, rx * 0.46, ry * 0.46) + oval("line", x, y, rx * 0.46, ry * 0.46) + oval("lane", x, y, rx * 0.3, ry * 0.3)
  );
};

const PLANS: Record<string, Plan> = { "1": square, "2": basilica, "3": circus, "4": shrine, "5": baths, "6": theatre, "7": amphitheatre };
/** Those that are closed by a wall; the others are what one sees of them. */
const WALLED = new Set(["2", "4", "5"]);

/** The largest rectangle of cells within a building: where its plan is drawn, whatever outline it has. */
export function largest(outline: string[], digit: string): Box | null {
  let best: Box | null = null;
  const mine = (x: number, y: number) => outline[y]?.[x] === digit;
  for (const y of range(7)) {
    for (const x of range(7)) {
      let width = 7;
      for (let h = 1; mine(x, y + h - 1); h++) {
        let w = 0;
        while (w < width && mine(x + w, y + h - 1)) w++;
        width = w;
        if (best === null || w * h > best.w * best.h) best = { x, y, w, h };
      }
    }
  }
  return best;
}

/** The edges of a building, a little within its cells. */
export function edges(outline: string[], digit: string, inset = ALLEY): string {
  const mine = (x: number, y: number) => outline[y]?.[x] === digit;
  let d = "";
  for (const y of range(7)) {
    for (const x of range(7)) {
      if (!mine(x, y)) continue;
      const [left, top, right, foot] = [x * CELL, y * CELL, (x + 1) * CELL, (y + 1) * CELL];
      const [west, east, north, south] = [mine(x - 1, y), mine(x + 1, y), mine(x, y - 1), mine(x, y + 1)];
      const [l, r, t, b] = [west ? left : left + inset, east ? right : right - inset, north ? top : top + inset, south ? foot : foot - inset];
      if (!north) d += `M${l} ${t}H${r}`;
      if (!south) d += `M${l} ${b}H${r}`;
      if (!west) d += `M${l} ${t}V${b}`;
      if (!east) d += `M${r} ${t}V${b}`;
    }
  }
  return d;
}

function floor(outline: string[], digit: string): string {
  const cells = outline.flatMap((line, y) => [...line].map((one, x) => (one === digit ? `M${x * CELL} ${y * CELL}h${CELL}v${CELL}h${-CELL}z` : "")));
  return path(`floor f${digit}`, cells.join(""));
}

function plan(outline: string[], digit: string): string {
  const box = largest(outline, digit);
  const drawn = PLANS[digit];
  if (!box || !drawn) return "";
  const margin = ALLEY + (WALLED.has(digit) ? WALL : 3);
  const [w, h] = [box.w * CELL - 2 * margin, box.h * CELL - 2 * margin];
  // A theatre looks to the side that has more room; all others lie along it.
  const upright = h > w;
  const turned = upright ? `translate(${w} 0) rotate(90)` : "";
  return `<g transform="translate(${box.x * CELL + margin} ${box.y * CELL + margin}) ${turned}">${upright ? drawn(h, w) : drawn(w, h)}</g>`;
}

/** The whole forum. */
export function ground(outline: string[]): string {
  const digits = range(7).map((k) => String(k + 1));
  return (
    digits.map((digit) => floor(outline, digit)).join("") +
    path("alley", digits.map((digit) => edges(outline, digit, 0)).join("")) +
    digits.map((digit) => plan(outline, digit)).join("") +
    path("grid", range(6).map((k) => `M${(k + 1) * CELL} 0V700M0 ${(k + 1) * CELL}H700`).join("")) +
    digits.filter((digit) => WALLED.has(digit)).map((digit) => path("wall", edges(outline, digit, ALLEY + WALL / 2)) + path("top", edges(outline, digit, ALLEY + WALL / 2))).join("")
  );
}
