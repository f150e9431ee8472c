// The action cards.
import type { RomanClass } from "../faces";
import { arrow, at, bubble, CARD, coin, COLOSSEUM, column, DAGGER, draw, FAIR, HALL, LATRINE, limb, marker, mirrored, NIGHT, roman, SPARK, SPEED, stack, STAR, STREET, TAN, temple, type Scene } from "./kit";

/** A chest of the treasury takes what somebody of this class has. */
function tax(id: string): Scene {
  return {
    art:
      HALL +
      roman(id, 36, 82, 1, { mood: "worried" }) +
      draw("b M50 66h44v26H50z|B M48 58q24-9 48 0v9H48z|S M74 66h20v26H74z|g M56 62h5v30h-5zM83 62h5v30h-5z|g M68 64h8v11h-8z|d M71 67h2v4h-2z|~g2 M48 67h48") +
      coin(70, 46, 9) +
      coin(84, 34, 7) +
      draw("l M60 38l-4-5M72 26l-2-6"),
    focus: [10, 14, 82],
  };
}

/** Three of a class who have somewhere to go. */
function meeting(of: RomanClass, ground: string, front = ""): Scene {
  const art =
    ground +
    roman(`${of}3`, 20, 88, 0.72, { mood: "calm" }) +
    roman(`${of}8`, 77, 88, 0.72, { mood: "happy", face: { hair: "#7d4f26" } }) +
    roman(`${of}5`, 48, 94, 0.92, { mood: of === "woman" ? "happy" : "shout", face: { hair: "#3a2a20", ...FAIR } }) +
    front;
  return { art, focus: [14, 20, 70] };
}

const CURIA = draw("sky M0 0h96v78H0z|road M0 72h96v24H0z") + temple(10, 66, 76, 56, 5, "r");
const ROSTRA =
  draw("sky M0 0h96v96H0z|far M0 50l14-9 18 8 20-12 18 10 26-9v40H0z|s M-4 62h104v40H-4z|S M-4 62h104v5H-4z") +
  draw("b M8 70l14 2-14 6zM40 70l14 2-14 6zM72 70l14 2-14 6z") +
  draw("~b3 M12 62V8M84 62V8|R M14 8h20l-6 6 6 6H14zM82 8H62l6 6-6 6h20z|~g2 M18 14h8M78 14h-8");
const MARKET =
  draw("sky M0 0h96v96H0z|near M-2 60V34l14-9 14 9v26zM70 60V30l14-9 14 9v30z|road M0 60h96v36H0z") +
  draw("~b4 M10 66V16M86 66V16|w M4 8h88v14q-5.5 8-11 0-5.5 8-11 0-5.5 8-11 0-5.5 8-11 0-5.5 8-11 0-5.5 8-11 0-5.5 8-11 0-5.5 8-11 0z|R- M15 9h11v14q-5 6-11 0zM37 9h11v14q-5 6-11 0zM59 9h11v14q-5 6-11 0zM81 9h11v14q-5 6-11 0z|l M4 8h88v14q-5.5 8-11 0-5.5 8-11 0-5.5 8-11 0-5.5 8-11 0-5.5 8-11 0-5.5 8-11 0-5.5 8-11 0-5.5 8-11 0z");
const PORTICO =
  draw("sky M0 0h96v96H0z|far M0 54c16-10 30-8 48-2s34 2 48-6v50H0z|near M0 64h96v32H0z|w M-4-4h104v15H-4z|t M-4 6h104") + column(8, 11, 80, 11) + column(34, 11, 66, 8) + column(62, 11, 66, 8) + column(88, 11, 80, 11);

const HOOD = draw("night2 M0 64c0-18 4-28 10-32C10 14 18 4 30 4s20 10 20 28c6 4 10 14 10 32z|k M18 34c0-16 4-22 12-22s12 6 12 22c-3 8-21 8-24 0z|~G2.5 M23 27l5 2M37 27l-5 2|L M10 32C10 14 18 5 28 4c-8 5-12 14-12 28z");

export const ACTIONS: Record<string, Scene> = {
  "line-cutter": {
    art:
      STREET +
      roman("citizen7", 82, 84, 0.72, { mood: "angry" }) +
      roman("slave3", 61, 88, 0.76, { mood: "shout" }) +
      roman("citizen2", 31, 95, 1, { mood: "sly", face: { ...FAIR, beard: 1, cut: 0, hair: "#3a2a20" } }) +
      limb("M46 78q8 2 9-6l7-6", "y", 6) +
      arrow("M82 28Q56 2 26 16", 18, 20, 155, "f"),
    focus: [6, 6, 84],
  },
  ejection: {
    art:
      STREET +
      at(46, 2, 0.92, limb("M22 60l-4 12M36 60l6 13M12 52l-12-4M48 50l10-8", "y", 6) + roman("slave12", 30, 64, 1, { mood: "shout", face: FAIR }), 22) +
      at(0, 0, 1, limb("M-6 92Q12 92 22 76", "y", 15) + draw("b M12 60q4-6 8-2l16 20q3 6-4 8l-9-1q-4-1-5-5z|~B2 M17 70l10-7M20 78l11-8|S M20 81l12 5q6-2 4-8l-3-4z|~b4 M8 88L1 74M-2 94l-7-12")) +
      draw("l M84 90h8M76 84h6M60 88h8") +
      STAR(40, 56, 1, "G"),
    focus: [8, 12, 82],
  },
  "latrine-change": {
    art:
      LATRINE +
      roman("senator5", 23, 68, 0.82, { mood: "happy" }) +
      roman("woman6", 73, 68, 0.82, { mood: "worried", face: { hair: "#7d4f26", cut: 2, skin: "#f0c9a0" } }) +
      arrow("M28 17Q48 1 66 11", 74, 17, 38, "G") +
      arrow("M68 84Q48 95 30 87", 21, 82, 210, "f"),
    focus: [5, 4, 88],
  },
  "villa-dixius": {
    art:
      draw("sky M0 0h96v96H0z|sun M18 8a9 9 0 1 1-.1 0z|far M0 62c20-16 34-12 50-6s32 0 46-8v48H0z|near M0 78h96v18H0z") +
      draw("V M85 78c-9 0-8-36 0-50 8 14 9 50 0 50z|S M85 28c8 14 9 50 0 50z|b M83 78h4v6h-4z") +
      draw("w M14 44h62v38H14z|S M60 44h16v38H60z|r M8 46L22 26h46l14 20z|S M62 26h6l14 20H70z|t M20 30l-6 14M30 28l-4 16M40 28l-2 16M50 28l1 16M60 28l5 16|w M12 44h66v5H12z") +
      draw("d M33 82V66a12 12 0 0 1 24 0v16z|n M20 56h8v10h-8zM63 56h8v10h-8z|m M10 82h70v5H10z") +
      draw("w M36 74h18v9H36z|d M42 83v-3a3 3 0 0 1 6 0v3z") +
      roman("citizen8", 45, 76, 0.34, { mood: "relieved" }),
    focus: [8, 16, 76],
  },
  "great-haste": {
    art:
      STREET +
      SPEED(2, 44, 20) +
      at(52, 72, 1.1, limb("M-4 0l-14 12-12-4", "y", 6) + limb("M8 0l12 6-2 16 9 1", "y", 6)) +
      at(52, 46, 1, roman("citizen9", 2, 32, 0.92, { mood: "fidgety", face: { ...FAIR, cut: 3 } }), 10) +
      limb("M34 60q-8 8 0 12l14-2M70 58q12 0 14-12", "y", 5.5) +
      draw("N M80 14q5 7 0 9-5-2 0-9zM88 28q4 6 0 8-4-2 0-8zM28 16q4 6 0 8-4-2 0-8z"),
    focus: [10, 4, 84],
  },
  "fish-poisoning": {
    art:
      HALL +
      roman("citizen11", 48, 70, 0.86, { mood: "sick" }) +
      draw("b M-4 76h104v24H-4z|B M-4 70h104v8H-4z") +
      draw("w M4 76c0 12 88 12 88 0z|m M4 76a44 6 0 1 1 88 0 44 6 0 1 1-88 0z") +
      draw("v M12 70c14-22 42-22 56-5l16-10c3 8 1 14-3 17 3 3 4 7 2 12l-15-8c-14 14-42 12-56-6z|L M20 66c10-12 28-14 38-6-12-3-26-1-38 6z|S M14 73c14 13 40 15 54 3l15 8-2 0-13-5c-14 12-42 11-54-6z|l M36 58c6 8 6 16 0 24M46 64q4 4 0 8M54 65q4 4 0 8|l M20 66l6 6M26 66l-6 6") +
      draw("~v4 M20 44q-7-7 0-14t0-14M74 42q-7-7 0-14t0-14"),
    focus: [6, 10, 84],
  },
  "tax-senators": tax("senator6"),
  "tax-citizens": tax("citizen4"),
  "tax-slaves": tax("slave9"),
  "latrine-gossip": {
    art:
      LATRINE +
      roman("woman3", 25, 70, 0.98, { mood: "sly", face: { hair: "#3a2a20", skin: "#f0c9a0", cut: 3 } }) +
      mirrored(100, 0, 1, roman("woman6", 28, 70, 0.98, { mood: "happy", face: { hair: "#a4602c", skin: "#cf9467", cut: 1 } })) +
      limb("M38 68q10 2 7-16", "y", 5) +
      bubble(34, 2, 32, 18, "left", draw("k M8 7a2 2 0 1 1-.1 0zM16 7a2 2 0 1 1-.1 0zM24 7a2 2 0 1 1-.1 0z")),
    focus: [4, 0, 88],
  },
  "colosseum-break": {
    art:
      draw("sky M0 0h96v96H0z|road M0 68h96v28H0z") +
      at(7, 70, 1.03, COLOSSEUM) +
      draw("R M26 8v14M26 8l14 4-14 4zM60 8l14 4-14 4z|l M26 22V8M60 22V8") +
      roman("citizen5", 19, 97, 0.66, { mood: "happy" }) +
      roman("woman8", 77, 97, 0.66, { mood: "happy" }) +
      roman("slave5", 48, 99, 0.74, { mood: "fidgety" }),
    focus: [8, 12, 80],
  },
  regular: {
    art:
      LATRINE +
      arrow("M15 56A35 35 0 1 1 82 54", 79, 65, 108, "f") +
      roman("citizen14", 47, 72, 0.94, { mood: "happy", face: { ...FAIR, beard: 1 } }) +
      limb("M64 62q10-8 8-22", "y", 6) +
      draw("y M66 38q0-8 3-9t3 5q1-7 4-6 2 1 1 7 4-4 5-1 0 2-4 8-4 5-10 4z"),
    focus: [6, 4, 84],
  },
  "senate-meeting": meeting("senator", CURIA),
  "citizens-assembly": meeting("citizen", ROSTRA, limb("M66 86q18-4 16-32", "y", 6) + limb("M30 86q-18-4-16-32", "y", 6) + draw("y M78 54q-3-10 4-12 7 2 4 12zM10 54q-3-10 4-12 7 2 4 12z")),
  "slave-market": meeting("slave", MARKET, draw("w M36 82h24v14H36z|~b2 M40 82l8-6 8 6") + coin(48, 89, 5)),
  "womens-forum": meeting("woman", PORTICO),
  "state-visit": {
    art:
      STREET +
      draw("R M26 96l14-26h16l14 26z|~g1.5 M31 94l12-22M65 94L53 72") +
      mirrored(84, 0, 1, roman("cleopatra", 30, 90, 0.88, { mood: "sly" })) +
      draw("~k6 M24 96V28|~b3.5 M24 96V28|R M8 36h32v26l-8-5-8 5-8-5-8 5z|~g2 M11 39h26M11 50h26") +
      draw("g M24 30c-3-4-10-8-16-7 2 5 6 8 11 9-3 1-5 2-6 4h22c-1-2-3-3-6-4 5-1 9-4 11-9-6-1-13 3-16 7zM24 30q-4-5-2-9l5 1q2 4-3 8z") +
      draw("~G2.2 M20 53c-5-2-5-9-1-11M28 53c5-2 5-9 1-11M20 53q4 2 8 0"),
    focus: [2, 12, 80],
  },
  "good-business": {
    art:
      HALL +
      stack(48, 88, 4) +
      stack(30, 90, 2) +
      stack(66, 90, 3) +
      limb("M-6 66L30 48", "w", 19) +
      limb("M102 66L68 48", "o", 19) +
      draw("~p3 M14 46l10 18") +
      draw("y M28 40l10-4q8 0 14 6l8-3q5 0 8 6l-2 12-12 8q-6 3-10 0l-14-9q-5-4-2-16z|l M40 56l7 5M45 51l8 6M49 46l8 6|Y- M60 40q5 0 8 6l-2 11-9 6 4-12-8-9z|l M52 42l8-3q5 0 8 6l-2 12-9 6M52 42q-6 2-8 8 4 3 8-2l12 9") +
      coin(48, 19, 11) +
      draw("l M30 24l-5-3M66 24l5-3M36 34l-4 3"),
    focus: [8, 4, 82],
  },
  "spring-cleaning": {
    art:
      LATRINE +
      roman("slave8", 68, 74, 0.94, { mood: "happy", face: { skin: "#e3b184", cut: 3 } }) +
      draw("~k7 M52 10L36 74|~B4 M52 10L36 74|g M32 68l16 4 2 26q-20 6-34-6z|r M32 62l15 4-1 8-17-4z|t M36 76L28 92M43 78l-1 16") +
      limb("M58 66q-8-2-17-8M82 62q4-26-32-42", "y", 6) +
      marker(13, 78) +
      marker(9, 68) +
      draw("l M2 90h6M0 84h4") +
      SPARK(18, 20, 1.1) +
      SPARK(32, 40, 0.6, "w") +
      SPARK(88, 14, 0.8, "w"),
    focus: [6, 10, 84],
  },
  "rat-infestation": {
    art:
      LATRINE +
      draw("G- M14 89a1.6 2 0 1 1-.1 0zM19 89a1.6 2 0 1 1-.1 0zM78 89a1.6 2 0 1 1-.1 0zM83 89a1.6 2 0 1 1-.1 0z") +
      at(2, 8, 1.02, RATS()) +
      marker(11, 58) +
      marker(84, 66) +
      marker(84, 61),
    focus: [4, 16, 80],
  },
  conspiracy: {
    art:
      NIGHT +
      at(-4, 30, 0.92, HOOD) +
      mirrored(102, 30, 0.92, HOOD) +
      at(48, 52, 1.25, DAGGER) +
      limb("M34 90q8-4 10-16M62 90q-8-4-10-16", "y", 7),
    focus: [8, 6, 82],
  },
  alms: {
    art:
      STREET +
      roman("slave7", 62, 96, 0.96, { mood: "worried", face: { ...TAN, beard: 1, hair: "#c9bfb2" } }) +
      draw("b M26 70h36q-2 18-18 18T26 70z|S M46 70h16q-2 18-18 18 4-8 2-18z|d M26 70a18 4.5 0 1 1 36 0 18 4.5 0 1 1-36 0z") +
      limb("M70 88q-4 6-14 0M34 92q-6-2-2-10", "Y", 6) +
      limb("M-8 8L18 22", "w", 18) +
      draw("~p3 M6 26l9-17|y M16 16q12-2 20 6l8 8q1 4-4 3l-9-4 5 9q0 4-4 2l-10-9-8 0q-6-5 2-15z|l M29 29l-7-5") +
      coin(42, 52, 8) +
      draw("l M32 42v6M52 42v6"),
    focus: [4, 6, 86],
  },
  "rich-slaves": {
    art:
      STREET +
      roman("slave5", 48, 92, 1.12, { mood: "happy" }) +
      draw("~k6 M37 64q11 20 22 0|~g3.5 M37 64q11 20 22 0") +
      coin(48, 79, 7) +
      coin(14, 22, 8) +
      coin(82, 18, 9) +
      coin(86, 52, 7) +
      coin(10, 54, 7) +
      stack(14, 90, 3) +
      stack(84, 90, 4) +
      SPARK(26, 12, 0.7, "w"),
    focus: [8, 8, 82],
  },
  "rumour-mill": {
    art:
      STREET +
      draw("s M32 88l6-44h20l6 44z|S M50 44h8l6 44H50z|r M34 46L48 28l14 18z|d M42 88V76a6 6 0 0 1 12 0v12z|t M37 56h10M52 64h9M36 72h8") +
      [8, 98, 188, 278].map((turn) => at(48, 42, 1, draw("~k6 M0 0v-38|~B3 M0 0v-38") + at(6, -26, 0.8, CARD), turn)).join("") +
      draw("g M48 38a4 4 0 1 1-.1 0z") +
      bubble(2, 54, 26, 16, "right", draw("l M6 6h13M6 10h8")) +
      bubble(68, 60, 26, 16, "left", draw("l M6 6h13M6 10h8")),
    focus: [6, 2, 84],
  },
};

function RATS(): string {
  return draw(
    "~k7 M76 58q18 2 14-14t-2-18|~a4 M76 58q18 2 14-14t-2-18|I M12 44c6-14 18-16 26-16 22-4 44 8 44 28q0 6-6 6H34c-8 0-14-2-18-6q-8-4-8-8 0-3 4-4z|S M14 54q4 8 20 8h42q6 0 6-6 0-8-4-13 0 13-14 13H34q-12 0-20-2z|L M30 32c12-4 28-2 36 6-12-4-24-4-36-6z|a M30 34a8 8 0 1 1 10-9q2 8-10 9z|k M20 42a2.5 2.5 0 1 1-.1 0z|a M8 46a3 3 0 1 1-.1 0z|l M14 50l-12 4M14 52l-8 8M44 62q2-8 10-10|~a4 M30 62l-6 3M64 62l-6 3",
  );
}
