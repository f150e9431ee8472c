import { alea } from "./alea";
import { forum } from "./forum";
import { pecunia } from "./pecunia";
import type { GameUi } from "./ui";

/** How each game is drawn. A game that is not here can be played, but only in the terminal. */
export const GAMES: Record<string, GameUi> = { alea, forum, pecunia };
