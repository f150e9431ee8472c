// Sit down at once: a table against bots, with everything as the rules have it.
import { cover } from "../games/drawings.svelte";
import type { GameInfo } from "../protocol";
import { againstBots } from "./catalogue.svelte";
import { api, Refusal } from "./http";
import { known } from "./person.svelte";
import { go, link } from "./route.svelte";
import { say } from "./words.svelte";

/** Open a table and go there; in words what went wrong, if anything did. */
export async function playNow(game: GameInfo): Promise<string> {
  if (!(await known())) return "";
  // What draws a table comes while the server opens it.
  void import("../pages/Room.svelte").catch(() => undefined);
  try {
    const table = await api.open(againstBots(game, cover(game.name)?.players ?? game.min_players));
    go(link("table", table.id));
    return "";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return say(`error-${error.problem.code}`, error.problem.facts);
  }
}
