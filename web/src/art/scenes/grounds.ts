// Grounds of the scenes, by day and by night.

/** Those that are plain surfaces: light, dark. */
const SURFACES: Record<string, readonly [string, string]> = {
  sky: ["#b9dbe4", "#4d5f7c"],
  sun: ["#fbe3a0", "#f1d9a0"],
  moon: ["#fbe3a0", "#f1d9a0"],
  far: ["#9db585", "#3f5a54"],
  near: ["#d8a882", "#7a5546"],
  road: ["#e5d2b1", "#7d6a56"],
  wall: ["#f0d3a2", "#8a6a48"],
  band: ["#b4573a", "#7c3a29"],
  trim: ["#7a3324", "#4f2318"],
  dusk: ["#dcb47f", "#6a4e35"],
  night: ["#3d4168", "#2a2c4e"],
  night2: ["#6a4a72", "#6a4a72"],
  dark: ["#2c2c4a", "#1c1d36"],
  glory: ["#f3c465", "#9a6a24"],
  ray: ["#f9dc94", "#b98632"],
  halo: ["#fdeebf", "#d9ab55"],
  cloud: ["#fffaf1", "#d9cfc6"],
};
/** These have an outline. */
const OUTLINED = new Set(["night2", "cloud"]);
const SEAM = ["#b99f7a", "#5d4d3e"] as const;
const GROUND = /class="(\w+)" stroke="none"/g;

/** A scene's art with its grounds as they are by day or by night. */
export function lit(art: string, night: boolean): string {
  const at = night ? 1 : 0;
  return art.replace(GROUND, (_, name: string) => {
    if (name === "seam") return `fill="none" stroke="${SEAM[at]}" stroke-width="1.3"`;
    return `fill="${SURFACES[name]?.[at] ?? ""}"${OUTLINED.has(name) ? "" : ' stroke="none"'}`;
  });
}
