// The careers: who climbs, beside his ladder, and with whose help.
import { at, CARD, CAREER, coin, draw, FAIR, HOURGLASS, limb, mirrored, roman, SPARK, type Scene } from "./kit";

const LINK = "M-8 0a8 6 0 1 1 16 0a8 6 0 1 1-16 0z";

function career(art: string): Scene {
  return { art: CAREER + art, focus: [17, 18, 78] };
}

/** The hand on the rung. */
const CLIMBS = limb("M46 86Q28 80 28 62", "y", 6) + draw("y M23 62q-1-7 5-8 6 1 5 8-5 4-10 0z");

export const LADDERS: Record<string, Scene> = {
  "senators-friend": career(
    mirrored(150, 0, 1, roman("senator12", 77, 80, 0.78, { mood: "happy", face: { hair: "#c9bfb2" } })) +
      roman("citizen2", 50, 97, 0.96, { mood: "happy", face: { ...FAIR, beard: 1, hair: "#5a3a22" } }) +
      CLIMBS +
      limb("M64 90q18 0 18-14", "y", 6) +
      draw("~v4 M62 20q10-12 20 0|v M60 22q-6-4-3-10 6 3 3 10zM84 22q6-4 3-10-6 3-3 10zM66 14q-2-6 3-9 3 6-3 9zM78 14q2-6-3-9-3 6 3 9z"),
  ),
  "slave-dealer": career(
    roman("slave6", 80, 78, 0.66, { mood: "worried" }) +
      roman("citizen4", 52, 97, 0.98, { mood: "sly", face: { ...FAIR, beard: 2, hair: "#3a2a20" } }) +
      CLIMBS +
      at(68, 82, 1, draw(`~k6 ${LINK}|~i3 ${LINK}`), 30) +
      at(80, 86, 1, draw(`~k6 ${LINK}|~i3 ${LINK}`), -10) +
      at(92, 82, 1, draw(`~k6 ${LINK}|~i3 ${LINK}`), -40) +
      coin(78, 22, 11),
  ),
  "ladies-man": career(
    mirrored(156, 0, 1, roman("woman6", 78, 80, 0.72, { mood: "happy", face: { hair: "#a4602c", skin: "#f0c9a0" } })) +
      roman("citizen9", 50, 97, 0.98, { mood: "sly", face: { ...FAIR, beard: 0, cut: 3, hair: "#3a2a20", cheeks: true } }) +
      CLIMBS +
      limb("M64 92q10-2 12-10", "y", 6) +
      draw("~k4 M78 90l4-24|~V2.5 M78 90l4-24|R M82 66q-10-2-8-9 3-6 8-3 5-3 8 3 2 7-8 9z|v M80 78q8-4 9 2-6 4-9-2z") +
      draw("R M70 22q-12-8-8-14 5-5 8 2 3-7 8-2 4 6-8 14zM86 12q-6-4-4-7 2-3 4 1 2-4 4-1 2 3-4 7z"),
  ),
  "peoples-choice": career(
    draw("o M58 96q0-14 10-14t10 14zM76 98q0-14 10-14t10 14z|y M68 70a7 8 0 1 1-.1 0zM86 73a7 8 0 1 1-.1 0z|b- M61 76q1-8 7-8t7 8q-7-5-14 0zM79 79q1-8 7-8t7 8q-7-5-14 0z") +
      roman("citizen10", 50, 92, 0.96, { mood: "happy", face: { ...FAIR, hair: "#7d4f26" } }) +
      draw("g M35 49q2-14 15-14t15 14l-4 1q-3-9-11-9t-11 9z|g M36 41l-4-4 1 7zM64 41l4-4-1 7zM43 36l-1-6-3 5zM57 36l1-6 3 5z") +
      CLIMBS +
      limb("M64 86q16-8 14-40", "y", 6) +
      draw("y M73 44q-1-9 5-10 7 1 5 10z") +
      draw("l M66 22l-3-6M78 22v-8M88 26l4-6"),
  ),
  schemer: career(
    roman("citizen11", 54, 97, 1, { mood: "sly", cloth: "#6a2c57", face: { ...FAIR, beard: 0, hair: "#3a2a20" } }) +
      draw("k M37 53q17-6 34 0 0 10-9 11-5 0-8-5-3 5-8 5-9-1-9-11z|w M43 57q4-2 7 1-3 3-7-1zM65 57q-4-2-7 1 3 3 7-1z|k- M46 57a1.3 1.3 0 1 1-.1 0zM62 57a1.3 1.3 0 1 1-.1 0z") +
      CLIMBS +
      at(72, 78, 1, CARD, -14) + at(82, 78, 1.05, CARD, 6) + at(91, 83, 1, CARD, 24) +
      limb("M70 94q8 0 10-4", "y", 6),
  ),
  "patient-host": career(
    roman("citizen5", 50, 97, 0.98, { mood: "relieved", cloth: "#7c8f5b", face: { ...FAIR, beard: 1, hair: "#8d8078", cheeks: true } }) +
      CLIMBS +
      at(80, 34, 0.7, HOURGLASS) +
      draw("r M72 66h14l-2 5q10 4 8 14-2 12-13 13-11-1-13-13-2-10 8-14z|S M82 66h4l-2 5q10 4 8 14-2 12-13 13 8-12 3-32z|~k3 M72 71q-8 2-6 10M86 71q8 2 6 10|~G2 M67 84q6 4 12 0t12 0|L M70 76q-3 4-2 10-2-7 2-10z") +
      SPARK(64, 14, 0.6, "w"),
  ),
};
