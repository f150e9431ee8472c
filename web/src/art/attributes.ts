// What each famous Roman wears or carries, on the 60 × 64 field of his portrait: shapes with their colours, in order.
export type Shape = readonly [path: string, fill: string];

const GOLD = "#e0b25a";
const STEEL = "#c9ced1";
const PAPER = "#fdf3d7";
const LEAF = "#6c8a4f";
const RED = "#a4452c";
const SCROLL: Shape[] = [
  ["M38 46h16v14H38z", PAPER],
  ["M37 43h18v4H37zM37 58h18v4H37z", "#d8b26a"],
];

export const ATTRIBUTES: Record<string, readonly Shape[]> = {
  caesar: [
    ["M15 19c1-8 7-13 15-13s14 5 15 13l-4-1c-2-5-6-8-11-8s-9 3-11 8z", GOLD],
    ["M18 12l-4-3 1 6zM25 8l-2-5-2 6zM35 8l2-5 2 6zM42 12l4-3-1 6z", GOLD],
  ],
  pompeius: [
    ["M15 22C14 9 21 3 30 3s16 6 15 19h-5c-4-5-16-5-20 0z", STEEL],
    ["M27 4C26-3 38-4 46 4c-6-2-11 0-13 2z", RED],
  ],
  vergilius: [["M40 44c-4 4-4 12 0 16h12c4-4 4-12 0-16l-2 3c2 3 2 7 0 10h-8c-2-3-2-7 0-10z", GOLD], ["M43 42h1v16h-1zM46 42h1v16h-1zM49 42h1v16h-1z", PAPER]],
  livia: [["M17 17l3-8 4 4 6-8 6 8 4-4 3 8c-8-4-18-4-26 0z", GOLD], ["M30 14a2 2 0 1 1 .1 0z", RED]],
  vercingetorix: [
    ["M16 20c0-11 6-16 14-16s14 5 14 16c-8-4-20-4-28 0z", STEEL],
    ["M16 14C9 12 6 6 7 0c6 2 10 6 11 11zM44 14c7-2 10-8 9-14-6 2-10 6-11 11z", PAPER],
    ["M23 29c3-2 11-2 14 0 2 4 2 7 1 9-2-4-4-6-8-6s-6 2-8 6c-1-2-1-5 1-9z", "#a4602c"],
  ],
  brutus: [["M46 36l3 5v13h-6V41z", STEEL], ["M39 54h14v3H39zM44 57h4v6h-4z", "#7d4f26"]],
  "marcus-antonius": [["M39 40h16c0 8-3 12-6 13v5h4v4H41v-4h4v-5c-3-1-6-5-6-13z", GOLD], ["M41 42h12c0 2 0 3-1 4H42c-1-1-1-2-1-4z", "#6a2c57"]],
  ovidius: [...SCROLL, ["M46 57c-6-4-5-8-2-8 1 0 2 1 2 2 0-1 1-2 2-2 3 0 4 4-2 8z", RED]],
  plinius: [["M34 63l9-18h6l9 18z", "#6b5a4e"], ["M43 45h6l-1 4-2-2-2 2z", RED], ["M46 43c-6-1-6-7-2-8 0-4 6-4 7-1 4 0 4 7-1 8z", "#d8d2c8"]],
  crassus: [["M42 41h9l-2 4c8 4 8 17-3 17s-10-13-2-17z", "#b98a4a"], ["M46 50a4 4 0 1 1-.1 0z", GOLD]],
  seneca: [["M35 48c4-2 8-2 11 0 3-2 7-2 11 0v13c-4-2-8-2-11 0-3-2-7-2-11 0z", PAPER], ["M45.400 48h1.200v13h-1.200z", "#7d4f26"]],
  spartacus: [["M47 30l4 5v17h-8V35z", STEEL], ["M38 52h18v3H38zM44 55h6v6h-6zM47 64a3 3 0 1 1 .1 0z", "#7d4f26"]],
  maecenas: [["M37 42c6 3 13 3 19 0 1 10-1 19-9.500 20C38 61 36 52 37 42z", PAPER], ["M41 48h4v3h-4zM48 48h4v3h-4zM41 55c3 4 8 4 11 0z", "#2b211c"]],
  cicero: [["M37 6h21v15H47l-6 6v-6h-4z", "#fffaf1"], ["M41 10h13v1.500H41zM41 13h13v1.500H41zM41 16h8v1.500h-8z", "#2b211c"]],
  cleopatra: [
    ["M14 36C11 18 15 5 30 5s19 13 16 31h-6c2-10 1-17-3-21-4 2-10 2-14 0-4 4-5 11-3 21z", "#1f5673"],
    ["M16 17c8-4 20-4 28 0l-1 3c-8-4-18-4-26 0z", GOLD],
    ["M29 14c-4-3-3-9 1-10 3 0 4 3 2 4 1 2 1 4-1 6z", LEAF],
  ],
  flamma: [
    ["M15 25C13 10 20 4 30 4s17 6 15 21l-4 9h-3V24H22v10h-3z", STEEL],
    ["M30 5c-6-4-2-7-3-11 4 2 3 4 5 5 1-2 0-3 1-5 4 4 4 9-3 11z", "#d9714f"],
    ["M22 22h16v2H22z", "#7b858a"],
  ],
  octavianus: [["M46 42c-2-3-8-6-12-5 2 4 5 6 8 7-3 1-5 3-6 5 5 0 8-1 9-3v8l-3 5h8l-3-5v-8c1 2 4 3 9 3-1-2-3-4-6-5 3-1 6-3 8-7-4-1-10 2-12 5z", GOLD]],
  agrippina: [["M36 54c0-7 5-11 10-11s10 4 10 11z", RED], ["M43 54h6v8h-6z", PAPER], ["M41 50a1.500 1.500 0 1 1 .1 0zM47 48a1.500 1.500 0 1 1 .1 0zM52 52a1.500 1.500 0 1 1 .1 0z", PAPER]],
};

/** By how much their helmets stand out above the field. */
export const ABOVE: Record<string, number> = { pompeius: 3, flamma: 7 };
