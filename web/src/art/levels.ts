// The faces of the levels: from the one who is new to the toga to the one in purple.
import { figure, type Looks } from "./figure";

const LEVELS: Record<string, Looks> = {
  novice: { of: "slave", mood: "worried", cloth: "#9fb27c", face: { skin: "#f0c9a0", hair: "#a4602c", cut: 3, beard: 0, cheeks: true, wide: 0, nose: 0 } },
  citizen: { of: "citizen", mood: "calm", face: { skin: "#e3b184", hair: "#5a3a22", cut: 0, beard: 1, cheeks: false, wide: 1, nose: 1, brow: 0 } },
  senator: { of: "senator", mood: "happy", face: { skin: "#e3b184", hair: "#8d8078", cut: 2, beard: 0, cheeks: true, wide: 1, nose: 2 } },
  consul: { of: "senator", mood: "sly", cloth: "#b5484a", face: { skin: "#cf9467", hair: "#c9bfb2", cut: 0, beard: 1, cheeks: false, wide: 0, nose: 1 } },
  imperator: { of: "senator", mood: "angry", cloth: "#e0b25a", face: { skin: "#e3b184", hair: "#3a2a20", cut: 2, beard: 0, cheeks: false, wide: -1, nose: 1 } },
};

/** The face of a bot as SVG text on a field of 60 × 64; others than the levels look as their names say. */
export function levelFace(bot: string): string {
  return figure(bot, LEVELS[bot]);
}
