// The games that can be played on this server, asked for once.
import type { GameInfo, NewTable } from "../protocol";
import { api } from "./http";

let games = $state.raw<GameInfo[]>([]);
let asked: Promise<void> | null = null;
let lost = $state(false);
const AGAIN = 4000;

/** Whether the server could not be asked. */
export function outOfReach(): boolean {
  return lost;
}

export function catalogue(): GameInfo[] {
  asked ??= api.games().then(
    (found) => {
      games = found;
      lost = false;
    },
    () => {
      lost = true;
      setTimeout(() => {
        asked = null;
        catalogue();
      }, AGAIN);
    },
  );
  return games;
}

/** Without a line, what was known of a game before: enough to draw it. */
export function borrow(info: GameInfo): void {
  if (games.length === 0) games = [info];
}

export function gameInfo(name: string): GameInfo | undefined {
  return catalogue().find((game) => game.name === name);
}

/** The bot to begin with: they come weakest first, and the first makes a beginner's mistakes. */
export function usualBot(game: GameInfo): string {
  return game.bots[1] ?? game.bots[0] ?? "";
}

/** Me against bots, with everything as the rules have it. */
export function againstBots(game: GameInfo, players: number, bot = usualBot(game)): NewTable {
  const rivals = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot }));
  return { game: game.name, seats: [{ kind: "me" }, ...rivals], standin: bot };
}
