// How players have done: asking for it, and the way to it.
import type { Profile, Rating } from "../protocol";
import { ask } from "./http";
import { link } from "./route.svelte";

export const profiles = {
  look: (player: string) => ask<Profile>("GET", `/api/players/${encodeURIComponent(player)}`),
  best: (game: string) => ask<Rating[]>("GET", `/api/ratings/${encodeURIComponent(game)}`),
  mine: "/api/me/data",
};

/** The way to a profile; nowhere if it is nobody's any more. */
export function profileOf({ person, bot }: { person: string | null; bot: string | null }): string | null {
  if (bot !== null) return link("player", `bot:${bot}`);
  return person === null ? null : link("player", person);
}
