// Sit down at once: a table against bots, with everything as the rules have it.
import { cover } from "../games/drawings.svelte";
import type { GameInfo } from "../protocol";
import { againstBots } from "./catalogue.svelte";
import { notePlayed, teach } from "./coach";
import { api, Refusal } from "./http";
import { known } from "./person.svelte";
import { go, link } from "./route.svelte";
import { say } from "./words.svelte";

/** Open a table and go there; in words what went wrong, if anything did. A first game is one against beginners. */
export async function playNow(game: GameInfo, first = false): Promise<string> {
  if (!(await known())) return "";
  // What draws a table comes while the server opens it.
  void import("../pages/Room.svelte").catch(() => undefined);
  try {
    const players = cover(game.name)?.players ?? game.min_players;
    const table = await api.open(againstBots(game, players, first ? game.bots[0] : undefined));
    notePlayed(game.name);
    if (first) teach(table.id);
    go(link("table", table.id));
    return "";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return say(`error-${error.problem.code}`, error.problem.facts);
  }
}
