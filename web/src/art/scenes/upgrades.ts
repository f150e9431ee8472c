// The upgrades of seats.
import { at, CARD, coin, draw, FAIR, HOURGLASS, LATRINE, limb, marker, mirrored, NICHE, roman, SPARK, stack, STAR, type Scene } from "./kit";

/** Two of a class at a basin of wood, marble or gold. */
function urinal(who: string, paint: string, light: string, more: string): Scene {
  return {
    art:
      NICHE +
      roman(`${who}4`, 21, 78, 0.7, { mood: "relieved" }) +
      mirrored(150, 0, 1, roman(`${who}7`, 75, 78, 0.7, { mood: "happy", face: { hair: "#5a3a22" } })) +
      draw(`${paint} M24 40h48v7q-4 3-6 3v10q0 24-18 24T30 60V50q-4 0-6-3z|${light}- M26 42h44v3H26z|S M52 50h13v10q0 22-17 23 6-12 4-33z|d M30 41h36v3H30z`) +
      more +
      draw(`${paint} M40 82h16l4 11H36z|S M50 82h6l4 11h-8z`),
    focus: [13, 18, 72],
  };
}

/** A sign with a portrait above a seat. */
function reserved(id: string, looks: Parameters<typeof roman>[4]): Scene {
  return {
    art:
      LATRINE +
      draw("~k3 M32 0v12M64 0v12|~g1.5 M32 0v12M64 0v12|b M18 10h60v50H18z|c M23 15h50v40H23z|S M18 56h60v4H18z|g M21 13a2 2 0 1 1-.1 0zM75 13a2 2 0 1 1-.1 0zM21 54a2 2 0 1 1-.1 0zM75 54a2 2 0 1 1-.1 0z") +
      roman(id, 48, 55, 0.68, looks) +
      draw("w M34 66h28v10H34z|d M42 99V88a6 6 0 1 1 12 0v11z|~g2.5 M36 68h24"),
    focus: [14, 4, 68],
  };
}

const BAG = (paint: "g" | "i") =>
  NICHE +
  stack(18, 84, 3, paint) +
  stack(78, 84, 2, paint) +
  draw("B M34 30q14 8 28 0 22 22 20 40 0 14-34 14T14 70q-2-18 20-40z|S M62 30q22 22 20 40 0 14-34 14 22-10 14-54z|L M30 40q-10 12-10 24 4-10 12-18z|B M32 14q8 6 16 1 8 5 16-1l-4 16q-12 6-24 0z|S M52 15q6 3 12-1l-4 16-6 2z|~k6 M34 30q14 7 28 0|~R3.5 M34 30q14 7 28 0M60 31l10 8M60 31l4 12") +
  coin(46, 60, 14, paint) +
  SPARK(78, 24, 0.8, paint === "g" ? "G" : "w");

const BUCKET = draw(
  "~k6 M24 44Q48-6 72 44|~I3 M24 44Q48-6 72 44|b M20 44h56l-8 44H28z|S M56 44h20l-8 44H54z|t M34 48l3 38M48 48v39M62 48l-3 38|~k6 M22 57h52M26 78h44|~I3.5 M22 57h52M26 78h44|N M20 44a28 7 0 1 1 56 0 28 7 0 1 1-56 0z|L M28 43q10-5 24-4-12 1-18 5z",
);

const STALK = (x: number, top: number, turn: number) =>
  at(x, 58, 1, draw(`~k4.5 M0 0V${top}|~V2.5 M0 0V${top}`) + [0, 7, 14].map((y) => draw(`x M-1 ${top + y}q-7-1-6-7 6 0 6 7zM1 ${top + y}q7-1 6-7-6 0-6 7z`)).join("") + draw(`x M0 ${top}q-5-5 0-11 5 6 0 11z`), turn);

export const UPGRADES: Record<string, Scene> = {
  "wooden-urinal": urinal("slave", "b", "B", draw("t M38 50v28M45 50v32M52 50v32M59 50v26|~I3 M31 64q17 6 34 0")),
  "marble-urinal": urinal("citizen", "w", "w", draw("t M36 54q8 6 4 14t6 12M58 50q-6 8 0 14t-4 10")),
  "golden-urinal": urinal("senator", "g", "G", draw("L M33 52h5q-1 16 4 24-9-5-9-16z") + draw("p M48 54l7 8-7 9-7-9z|L M48 56l3 6h-8z") + SPARK(70, 32, 0.7) + SPARK(26, 30, 0.5)),
  "reserved-citizens": reserved("citizen8", { mood: "happy" }),
  "reserved-senators": reserved("senator11", { mood: "calm" }),
  "reserved-women": reserved("woman6", { mood: "happy", face: { hair: "#7d4f26", cut: 2, skin: "#f0c9a0" } }),
  partition: {
    art:
      LATRINE +
      roman("senator4", 19, 68, 0.86, { mood: "angry" }) +
      roman("slave6", 78, 68, 0.86, { mood: "relieved" }) +
      draw("b M40 6h17v86H40z|B M43 10h11v30H43zM43 44h11v30H43z|S M50 6h7v86h-7z|~g2 M46 16q4 4 0 8t0 8M46 50q4 4 0 8t0 8|g M48.5 2a4 4 0 1 1-.1 0z"),
    focus: [6, 4, 84],
  },
  splinter: {
    art:
      LATRINE +
      roman("citizen9", 48, 50, 0.8, { mood: "shout", face: { ...FAIR, cut: 3 } }) +
      limb("M30 44Q16 40 14 24M66 44q14-4 16-20", "y", 6) +
      draw("y M10 24q-1-8 4-9 6 1 4 9zM78 24q-1-8 4-9 6 1 4 9z") +
      draw("b M4 80h88v16H4z|B M4 72h38l5-19 3 7 4-9 5 21h33v9H4z|S M54 51l5 21h33v9H56z|t M10 86h34M52 90h34M10 76h22M66 76h20") +
      STAR(26, 60, 0.9, "f") +
      STAR(72, 60, 0.9, "f"),
    focus: [10, 10, 78],
  },
  hourglass: { art: NICHE + at(48, 46, 1.05, HOURGLASS) + marker(16, 80) + marker(80, 80) + marker(80, 75), focus: [14, 12, 68] },
  scrubber: {
    art:
      NICHE +
      draw("i M24 54h44l-5 34H29z|S M52 54h16l-5 34H51z|L M29 60h6l2 22h-5z|d M24 54a22 6 0 1 1 44 0 22 6 0 1 1-44 0z|l M27 68h38") +
      at(52, 52, 1, draw("~k7 M0 4V-40|~B4 M0 4V-40|G M-12-20q-4-8-1-15 2-8 10-8 12-3 14 6 4 10-1 16-4 6-12 4-8 2-10-3z|S M4-44q8 0 7 8 4 8-1 14-4 6-10 4 8-8 4-26z|s- M-6-36a2.2 1.6 0 1 1-.1 0zM1-40a1.8 1.4 0 1 1-.1 0zM4-30a2.4 1.8 0 1 1-.1 0zM-5-25a2 1.6 0 1 1-.1 0zM8-37a1.5 1.3 0 1 1-.1 0zM-1-32a1.2 1 0 1 1-.1 0zM7-23a1.6 1.2 0 1 1-.1 0z"), 18) +
      draw("w M30 52a6 6 0 1 1-.1-1zM40 48a5 5 0 1 1-.1-1zM24 44a3 3 0 1 1-.1-1zM20 30a4 4 0 1 1-.1-1z|N M84 58q4 6 0 8-4-2 0-8z") +
      SPARK(26, 20, 0.7, "w"),
    focus: [14, 2, 80],
  },
  "towel-rail": {
    art:
      NICHE +
      draw("~k7 M6 22h84|~g4 M6 22h84|g M4 22a5 5 0 1 1 0 .1zM82 22a5 5 0 1 1 0 .1z") +
      draw("w M18 18h26v50q-6 4-13 0t-13 0z|R- M19 52h24v6H19zM19 42h24v4H19z|S M36 19h8v49q-4 2-8 1z|~R2 M22 70v5M28 71v5M34 71v5M40 71v5|l M18 22h26") +
      draw("e M52 18h26v38q-6 4-13 0t-13 0z|G- M53 42h24v5H53z|S M70 19h8v37q-4 2-8 1z|L M54 24h5v16h-5z|l M52 22h26") +
      coin(80, 76, 7) +
      coin(66, 78, 7),
    focus: [8, 8, 78],
  },
  lavender: {
    art:
      NICHE +
      STALK(34, -36, -22) + STALK(42, -44, -9) + STALK(52, -46, 7) + STALK(60, -36, 22) +
      draw("r M32 54h30l-3 8q12 8 6 22-2 6-8 6H37q-6 0-8-6-6-14 6-22z|S M52 54h10l-3 8q12 8 6 22-2 6-8 6h-4q8-18-1-36z|L M36 66q-5 6-3 16-3-10 3-16z|~G2.5 M30 74q4-5 8 0t8 0 8 0 8 0|k M32 52h30v5H32z") +
      at(80, 28, 1, draw("G M0 0q-10-10-9 1t9 3zM2 0q10-10 9 1T2 4z|k M0-2h2v9H0z"), 14),
    focus: [12, 2, 78],
  },
  fountain: {
    art:
      NICHE +
      draw("r M48 3l6 4 8-2 3 7 8 2 0 8 6 6-4 7 2 8-8 3-3 7-8-1H38l-8 1-3-7-8-3 2-8-4-7 6-6 0-8 8-2 3-7 8 2z|S M54 7l8-2 3 7 8 2 0 8 6 6-4 7 2 8-8 3-3 7-8-1q12-18-2-37z|g M34 15q-6-4-7 3 2 5 6 4zM62 15q6-4 7 3-2 5-6 4z|g M48 12q14 0 16 14 0 8-6 12l-3 8H41l-3-8q-6-4-6-12 2-14 16-14z|L M36 24q2-9 10-9-4 2-5 8z|k M41 25a2.3 2.3 0 1 1-.1 0zM55 25a2.3 2.3 0 1 1-.1 0z|l M36 22l8 2M60 22l-8 2|G M48 29q6 0 9 6-1 5-9 5t-9-5q3-6 9-6z|k M45 30h6l-3 4z|d M43 40q5-3 10 0v6H43z") +
      draw("N M44 42h8q2 14 4 24H40q3-10 4-24z|L M46 44h2l-1 18h-3z") +
      draw("w M12 64h72q-2 22-20 24H32Q14 86 12 64z|S M58 64h26q-2 22-20 24H54q8-8 4-24z|N M12 64a36 7 0 1 1 72 0 36 7 0 1 1-72 0z|L M24 62q10-4 18-4-8 3-10 6zM58 66q10 0 16-3-6 5-16 5z|w M44 88h8v8h-8z"),
    focus: [10, 6, 80],
  },
  newspaper: {
    art:
      LATRINE +
      roman("citizen10", 48, 70, 1.1, { mood: "calm", face: { ...FAIR, hair: "#8d8078" } }) +
      draw("c M8 40h80v40H8z|S M48 40h40v40H48z|b M4 36h8v48H4zM84 36h8v48h-8z|g M4 32h8v5H4zM84 32h8v5h-8zM4 83h8v5H4zM84 83h8v5h-8z|k M17 45h28v4H17zM52 45h27v4H52z|t M18 54h26M18 59h26M18 64h20M18 69h26M18 74h14M62 54h16M62 59h16M62 64h12M52 70h26M52 75h20|n- M51 53h9v13h-9z") +
      limb("M6 66h6M84 66h6", "y", 7),
    focus: [6, 8, 84],
  },
  "silver-bag": { art: BAG("i"), focus: [9, 8, 80] },
  "gold-bag": { art: BAG("g"), focus: [9, 8, 80] },
  bucket: { art: NICHE + at(64, 34, 1.15, CARD, 14) + BUCKET + draw("N M84 50q4 6 0 8-4-2 0-8zM12 62q4 6 0 8-4-2 0-8z"), focus: [10, 6, 84] },
  dustpan: {
    art:
      NICHE +
      draw("~k8 M22 18L40 46|~B5 M22 18L40 46|i M30 48l24-8 14 34-34 10z|S M46 43l8-3 14 34-14 4z|I M54 40l14 34 5-3-14-33z") +
      at(50, 64, 0.9, CARD, 60) +
      draw("s- M42 74a3 3 0 1 1-.1 0zM58 72a2.5 2.5 0 1 1-.1 0z") +
      draw("~k8 M92 20L76 46|~b5 M92 20L76 46|r M66 44l18 10-3 7-18-10z|g M63 51l18 10-8 16q-12 0-18-10z|t M66 58l-4 10M72 60l-4 13M77 63l-5 13"),
    focus: [14, 14, 78],
  },
};
