// The gods: busts in a glory, with what one knows them by.
import { figure, type Looks } from "../figure";
import { at, CLOUDS, draw, HEAVEN, limb, SPARK, type Scene } from "./kit";

const MAN = { of: "citizen", cloth: "#fdf8ee" } as const;

/** What is worn is on the bust's own field of 60 × 64; what is beside it on the scene's. */
function god(id: string, looks: Looks, worn: string, { behind = "", beside = "" } = {}): Scene {
  const bust = at(48 - 36, 16, 1.2, `${figure(id, { mood: "calm", ...looks })}<g stroke-width="1.6">${worn}</g>`);
  return { art: HEAVEN + behind + bust + CLOUDS + beside, focus: [8, 6, 80] };
}

const EAR = (x: number, y: number, turn: number) =>
  at(x, y, 1, draw("~k4 M0 30V0|~g2 M0 30V0") + [0, 6, 12].map((k) => draw(`g M0 ${k}q-7-2-6-9 6 2 6 9zM0 ${k}q7-2 6-9-6 2-6 9z`)).join("") + draw("g M0-6q-4-6 0-11 4 5 0 11z"), turn);
const FEATHER = (turn: number) =>
  at(48, 62, 1, draw("~k4 M0 0v-30|~V2 M0 0v-30|v M0-28q-11-6-8-20 2-7 8-8 6 1 8 8 3 14-8 20z|n M0-36a6 7 0 1 1 .1 0z|g M0-39a3.5 4 0 1 1 .1 0z|k- M0-41a1.8 2 0 1 1 .1 0z"), turn);
const HELMET = "i M15 24C12 8 20 1 30 1s18 7 15 23l-5 3c-1-7-4-9-10-9s-9 2-10 9z|S M32 1c10 0 16 8 13 23l-5 3c0-10-2-18-8-26z|L M19 14q2-8 8-10-4 4-4 10z";
const CREST = "R M28 2C26-10 44-13 50 2c2 6 2 12-1 18-1-12-6-18-21-18z|t M36-6l-2 7M43-2l-4 5M47 4l-4 3";
const BOLT = draw("G M6-34L-12 4h9l-8 32L14-6H4l10-28z|L M6-34l-15 34h4L10-30z");

export const GODS: Record<string, Scene> = {
  ceres: god(
    "woman4",
    { cloth: "#c9a24a", mood: "relieved", face: { hair: "#c98d3a", skin: "#f0c9a0", cut: 3 } },
    draw("~g3 M17 17q13-9 26 0") + [16, 21, 26, 34, 39, 44].map((x, k) => draw(`g M${x} ${[18, 13, 11, 11, 13, 18][k] ?? 0}q-4-7 1-11 4 5-1 11z`)).join("") + draw("R M30 12a3 3 0 1 1-.1 0z"),
    { beside: EAR(12, 52, -14) + EAR(22, 48, 2) + EAR(31, 54, 16) + draw("r M14 76h18v6H14z") + limb("M34 92q-6-4-8-12", "y", 6) },
  ),
  diana: god(
    "woman6",
    { cloth: "#8fa9a0", face: { hair: "#5a3a22", skin: "#e3b184", cut: 2 } },
    draw("G M22 9q8 8 16 0-2-3-2-8 4 2 5 8-3 10-11 10T19 9q1-6 5-8 0 5-2 8z"),
    {
      behind: draw("r M66 30l16-8 12 38-16 8z|S M82 22l12 38-8 4-12-38z|g M66 30l16-8 2 7-16 8z|~k4 M70 26l-5-14M77 22l-1-14M82 22l6-14|~w2.5 M70 26l-5-14M77 22l-1-14M82 22l6-14"),
      beside: draw("~k7 M8 8q36 36 8 84|~b4 M8 8q36 36 8 84|~k1.5 M8 8l8 84") + limb("M40 90Q20 88 26 62", "y", 6) + draw("y M21 60q-1-7 5-8 6 1 5 8-5 4-10 0z|~k5 M4 26l44-20|~B2.5 M4 26l44-20|i M56 2l-11 0 4 8z"),
    },
  ),
  juno: god(
    "woman5",
    { cloth: "#4a6fa5", face: { hair: "#3a2a20", skin: "#f0c9a0", cut: 1 } },
    draw("g M15 18l2-12 6 6 7-10 7 10 6-6 2 12q-15-7-30 0z|n M30 12a2.5 2.5 0 1 1-.1 0z|R M21 14a1.8 1.8 0 1 1-.1 0zM39 14a1.8 1.8 0 1 1-.1 0z"),
    { behind: [-64, -42, -20, 0, 20, 42, 64].map(FEATHER).join("") },
  ),
  jupiter: god(
    "citizen3",
    { ...MAN, mood: "angry", face: { hair: "#c9bfb2", beard: 1, skin: "#e3b184", cut: 3 } },
    draw("c M18 27c1 16 5 20 12 20s11-4 12-20c-3 5-6 5-8 3-2-1-6-1-8 0-2 2-5 2-8-3z|t M24 36q2 5 3 8M30 36v9M36 36q-2 5-3 8|g M15 19c2-8 7-12 15-12s13 4 15 12l-4 1c-3-5-6-7-11-7s-8 2-11 7z|~R1.5 M26 33q4-2 8 0"),
    { beside: limb("M66 92q16-6 16-26", "y", 7) + at(82, 44, 1, BOLT, 8) + draw("y M76 58q0-7 6-7t7 6q0 7-6 8-6 0-7-7z") + SPARK(16, 20, 0.9, "w") + SPARK(18, 52, 0.6, "w") },
  ),
  mars: god(
    "slave4",
    { of: "citizen", cloth: "#9c2a22", mood: "angry", face: { hair: "#3a2a20", beard: 1, skin: "#cf9467" } },
    draw(`${CREST}|${HELMET}|i M17 24h5v12q-4-2-5-6zM43 24h-5v12q4-2 5-6z`),
    {
      behind: draw("~k6 M84 4v92|~b3.5 M84 4v92|i M84-8l7 14-7 10-7-10z|S M84-8l7 14-7 10z"),
      beside: draw("r M20 56q16 0 18 18-2 20-18 22Q4 94 2 74q2-18 18-18z|g M20 62q10 0 12 12-2 13-12 14Q10 87 8 74q2-12 12-12z|r M20 69a5.5 5.5 0 1 1-.1 0z|L M7 66q4-7 10-8-5 4-6 8z"),
    },
  ),
  minerva: god(
    "woman8",
    { cloth: "#7c8f5b", face: { hair: "#5a3a22", skin: "#f0c9a0", cut: 3 } },
    draw("g M16 20C14 6 21-1 30-1s16 7 14 21q-14-10-28 0z|S M32-1c9 0 14 8 12 21l-5-3c0-8-2-13-7-18z|n M27 0C28-12 46-10 48 6q-6-8-21-6z|k M25 13a1.5 1.5 0 1 1-.1 0zM35 13a1.5 1.5 0 1 1-.1 0z|l M30 9v6"),
    {
      beside: at(20, 70, 1.15, draw("B M-13-12l-1-9 8 4q6-3 12 0l8-4-1 9q5 22-13 26-18-4-13-26z|S M6-17l8-4-1 9q5 22-13 26 12-10 6-31z|w M-5-9a6 6 0 1 1-.1 0zM6-9a6 6 0 1 1-.1 0z|k M-5-5.500a2.2 2.2 0 1 1-.1 0zM6-5.500a2.2 2.2 0 1 1-.1 0z|g M-2 1l2.5 6L3 1z|t M-6 10q3-3 6 0 3-3 6 0")),
    },
  ),
  venus: god(
    "woman7",
    { cloth: "#d98c8a", mood: "relieved", face: { hair: "#c98d3a", skin: "#f0c9a0", cut: 0, cheeks: true } },
    draw("R M43 14q-6-1-5-6 2-4 6-2 3-4 6 0 2 5-2 7z|v M38 17l5-3 1 5z|~R1.6 M27 32q3 2 6 0"),
    {
      behind: draw("a M48 82Q2 66 8 30q4-12 14-10 2-12 14-10 6-10 12-10t12 10q12-2 14 10 10-2 14 10 6 36-40 52z|w- M48 82Q30 50 34 14q2-4 4-4 4 30 10 72zM48 82q18-32 14-68-2-4-4-4-4 30-10 72zM48 82Q14 54 16 24q2-3 5-3 6 28 27 61zM48 82q34-28 32-58-2-3-5-3-6 28-27 61z"),
    },
  ),
};
