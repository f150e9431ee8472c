// The events.
import { at, CARD, COLOSSEUM, DAGGER, draw, FAIR, HALL, limb, mirrored, roman, STAR, STREET, TAN, temple, type Scene } from "./kit";

const LINK = "M-9 0a9 7 0 1 1 18 0a9 7 0 1 1-18 0z";
const CHAIN = (x: number, y: number, turn: number) => at(x, y, 1, draw(`~k7 ${LINK}|~i3.5 ${LINK}`), turn);
const FLAME = draw("f M0 0q-14-2-12-16 4 4 5 1-2-10 6-18 0 8 5 10 3 4 2 9 3-1 4-5 6 14-10 19z|G- M0-2q-7-2-5-9 3 2 4-5 4 5 6 7 2 6-5 7z");
const FIST = draw("Y M-10-4q0-8 6-9 3-4 8-2 5-2 8 3 5 2 4 9l-3 9q-2 5-9 5-8 0-11-5-3-4-3-10z|l M-4-13v7M4-15v8M11-12v7M-10-4q6 4 12 0|S M8-15q3 1 4 3 5 2 4 9l-3 9q-2 5-9 5 8-10 4-22z");
const FLOWER = (x: number, y: number, paint: string, size = 1) =>
  at(x, y, size, draw(`${paint} M0-3q-5-8 1-9 6 1 1 9 8-5 9 1-1 6-9 2 5 8-1 9-6-1-2-9-8 5-9-1 1-6 10-2z|G M1-4a3.5 3.5 0 1 1-.1 0z`));

export const EVENTS: Record<string, Scene> = {
  "slave-revolt": {
    art:
      draw("sky M0 0h96v96H0z|near M34 62V40l12-8 12 8v22zM74 62V36l12-8 12 8v26z|road M0 60h96v36H0z") +
      at(46, 34, 0.9, FLAME) +
      at(86, 36, 1, FLAME) +
      roman("slave3", 20, 92, 0.76, { mood: "shout" }) +
      roman("slave5", 78, 92, 0.76, { mood: "angry" }) +
      roman("spartacus", 54, 98, 1, { mood: "shout", face: { ...TAN, beard: 1 } }) +
      limb("M36 92q-16-16-16-54", "Y", 8) +
      at(18, 24, 1, FIST) +
      draw("I M12 38h16v8H12z") +
      at(10, 56, 0.8, CHAIN(0, 0, 80) + CHAIN(-3, 15, 100)),
    focus: [6, 8, 84],
  },
  "bread-and-games": {
    art:
      HALL +
      draw("b M-4 74h104v26H-4z|B M-4 68h104v8H-4z") +
      draw("o M4 62q0-20 26-20t26 20q0 12-26 12T4 62z|S M38 43q18 4 18 19 0 12-26 12 18-12 8-31z|B- M8 56q6-12 22-12t22 12q-8 8-22 8T8 56z|l M30 44v20M12 50l36 10M48 50L12 60M30 54z") +
      at(66, 48, 0.86, draw("i M-22 30C-26-6-14-18 2-18s26 14 24 34l-4 14h-8V14H-6v22h-8z|S M2-18c16 0 26 14 24 34l-4 14h-6c4-20 2-40-14-48z|~I3 M-20 12h42|k M-4 16h20v5H-4z|L M-16 0q4-12 12-14-6 6-8 16z|R M-14-14Q0-46 30-10q-18-12-32-4z")) +
      at(80, 80, 0.9, draw("c M-9-9h18v18H-9z|k M-4-5a2 2 0 1 1-.1 0zM4 3a2 2 0 1 1-.1 0z"), 12),
    focus: [4, 14, 82],
  },
  colosseum: {
    art:
      draw("sky M0 0h96v96H0z|sun M14 8a10 10 0 1 1-.1 0z|far M0 62c20-14 70-14 96 0v34H0z|road M0 76h96v20H0z") +
      at(5, 84, 1.08, COLOSSEUM) +
      draw("~k2 M34 22V6M52 22V6M70 25V10|R M34 6l13 4-13 5zM70 10l13 4-13 5z|g M52 6l13 4-13 5z") +
      draw("near M0 84h96v12H0z"),
    focus: [4, 10, 86],
  },
  tumult: {
    art:
      STREET +
      draw("cloud M14 74q-14-4-8-18-8-14 6-20 2-18 20-14 12-14 26-2 18-4 20 12 16 6 8 22 8 16-8 20-4 14-20 8-14 10-24 0-16 6-20-8z") +
      at(20, 34, 0.9, FIST, -50) +
      at(78, 62, 0.9, FIST, 120) +
      roman("citizen9", 34, 66, 0.56, { mood: "angry" }) +
      mirrored(130, 0, 1, roman("slave12", 66, 58, 0.52, { mood: "shout" })) +
      draw("~k9 M56 74l26-22|~b6 M56 74l26-22|~k8 M30 78L12 62|~B5 M30 78L12 62") +
      STAR(48, 22, 0.9, "G") +
      STAR(78, 30, 0.7, "f") +
      STAR(46, 82, 0.8, "f") +
      draw("k M46 62l6-6M47 57l5 5"),
    focus: [4, 6, 86],
  },
  "flower-market": {
    art:
      draw("sky M0 0h96v96H0z|near M-2 70V34l16-10 16 10v36zM66 70V30l16-10 16 10v40z|road M0 66h96v30H0z") +
      draw("~k6 M10 90V14M86 90V14|~b3.5 M10 90V14M86 90V14") +
      roman("woman4", 48, 70, 0.72, { mood: "happy", face: { hair: "#a4602c", skin: "#f0c9a0" } }) +
      draw("w M2 8h92v14q-6 9-11.5 0-6 9-11.5 0-6 9-11.5 0-6 9-11.5 0-6 9-11.5 0-6 9-11.5 0-6 9-11.5 0-6 9-11.5 0z|a- M13.5 9H25v14q-5.5 7-11.5 0zM36.5 9H48v14q-5.5 7-11.5 0zM59.5 9H71v14q-5.5 7-11.5 0zM82.5 9H93v14q-5 6-10.5 0z|l M2 8h92v14q-6 9-11.5 0-6 9-11.5 0-6 9-11.5 0-6 9-11.5 0-6 9-11.5 0-6 9-11.5 0-6 9-11.5 0-6 9-11.5 0z") +
      draw("V M8 74q2-14 14-14 8-6 16 0 10-6 20 0 8-6 16 0 12 0 14 14z") +
      FLOWER(18, 66, "a") + FLOWER(32, 62, "R") + FLOWER(46, 67, "w") + FLOWER(60, 62, "x") + FLOWER(76, 66, "a") +
      draw("b M4 72h88v22H4z|B M4 72h88v6H4z|t M26 78v16M48 78v16M70 78v16"),
    focus: [6, 12, 80],
  },
  campaign: {
    art:
      draw("sky M0 0h96v96H0z|far M0 66l22-18 18 12 22-20 34 22v34H0z|road M0 74h96v22H0z") +
      draw("~k6 M48 98V12|~b3.5 M48 98V12|R M26 26h44v34H26z|S M54 26h16v34H54z|~g2.5 M29 29h38v28H29z|G- M40 48c-6-3-6-10-1-13M56 48c6-3 6-10 1-13|~G2.5 M40 50c-6-3-6-12-1-15M56 50c6-3 6-12 1-15M40 50q8 4 16 0|g M26 60l5.5 6 5.5-6 5.5 6 5.5-6 5.5 6 5.5-6 5.5 6 5.5-6z") +
      draw("g M48 18c-4-6-12-9-19-8 2 6 8 9 13 10l-6 4h24l-6-4c5-1 11-4 13-10-7-1-15 2-19 8zM48 18q-4-6-1-9l5 2q1 4-4 7z") +
      roman("pompeius", 20, 98, 0.74, { mood: "angry" }) +
      mirrored(152, 0, 1, roman("pompeius", 76, 98, 0.74, { mood: "shout" })),
    focus: [10, 4, 78],
  },
  "feeding-the-poor": {
    art:
      STREET +
      roman("slave7", 14, 78, 0.62, { mood: "happy", face: { beard: 1, hair: "#c9bfb2" } }) +
      roman("woman4", 82, 78, 0.62, { mood: "happy", face: { hair: "#8d8078" } }) +
      draw("~k7 M52 40L74 8|~B4 M52 40L74 8") +
      draw("~w3.5 M30 34q-5-6 0-12t0-12M46 32q-5-6 0-12t0-12") +
      draw("~k6 M24 76l-8 22M72 76l8 22|~b3 M24 76l-8 22M72 76l8 22") +
      at(36, 97, 0.8, FLAME) + at(60, 97, 0.8, FLAME) + at(48, 98, 1, FLAME) +
      draw("I M16 48h64q4 32-32 32T16 48z|S M58 48h22q4 32-32 32 22-8 10-32z|L M23 56q0 12 8 17-10-5-8-17z|I M12 43h72v8H12z|L M14 45h40v2H14z|o M20 44a28 6 0 1 1 56 0z|r- M34 41a3 2 0 1 1-.1 0zM60 41a3 2 0 1 1-.1 0z|V- M46 39.5a3 2 0 1 1-.1 0z"),
    focus: [6, 8, 84],
  },
  "freeing-the-slaves": {
    art:
      STREET +
      roman("slave8", 48, 98, 1.06, { mood: "happy", face: { ...FAIR, cheeks: true } }) +
      draw("R M32 52C30 34 40 26 50 18c-1 6 18 14 14 34-10-6-22-6-32 0z|S M50 18c-1 6 18 14 14 34l-8-3c2-14-2-22-6-31z") +
      limb("M28 92Q12 78 14 54M68 92q16-14 14-38", "y", 7) +
      draw("y M8 52q-1-9 5-10 8 1 6 10zM77 52q-1-9 5-10 8 1 6 10z") +
      CHAIN(14, 60, 0) + CHAIN(82, 60, 0) +
      at(8, 72, 0.8, CHAIN(0, 0, 70)) + at(88, 72, 0.8, CHAIN(0, 0, 110)) +
      draw("l M22 68l5 4M20 76l3 6M74 68l-5 4M76 76l-3 6") +
      at(20, 20, 0.9, draw("w M0 0q-10-2-14-10 8 0 14 4-2-8 2-14 8 4 8 14 6-2 8 2l4 1-4 3q-4 8-14 8-8 2-14-2 6-2 10-6z|k M16-4a1 1 0 1 1-.1 0z")),
    focus: [6, 10, 84],
  },
  "senate-schemes": {
    art:
      HALL +
      roman("senator4", 22, 92, 0.94, { mood: "sly" }) +
      mirrored(148, 0, 1, roman("senator12", 74, 92, 0.94, { mood: "sly", face: { hair: "#8d8078" } })) +
      draw("b M-4 84h104v16H-4z|B M-4 80h104v6H-4z") +
      at(36, 74, 1.1, CARD, -24) + at(60, 74, 1.1, CARD, 24) + at(48, 70, 1.2, CARD) +
      at(48, 20, 0.6, DAGGER, 180),
    focus: [8, 14, 80],
  },
  "temple-service": {
    art:
      draw("sky M0 0h96v96H0z|far M0 60c20-12 76-12 96 0v36H0z|road M0 72h96v24H0z") +
      temple(14, 68, 68, 62, 4, "r", "h") +
      draw("w M36 76h24v5H36zM39 81h18v12H39zM34 92h28v5H34z|S M50 81h7v12h-7z|g- M46 84h4v6h-4z") +
      at(48, 77, 0.9, FLAME) +
      roman("woman9", 14, 99, 0.62, { mood: "relieved", face: { hair: "#5a3a22" } }) +
      mirrored(164, 0, 1, roman("senator8", 82, 99, 0.62, { mood: "relieved" })),
    focus: [10, 6, 78],
  },
};
