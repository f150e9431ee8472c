// Finds how a game is drawn. There is no list of games here: the folders beside this file are what is drawn, the
// server says which of them a game uses, or where a game's own module is, and `any` draws the rest.
import { gameInfo } from "../lib/catalogue.svelte";
import { own } from "./any/own";
import type { GameCover, GameUi } from "./ui";

const FOUND = import.meta.glob<{ default: GameUi }>("./*/index.ts");
const COVERS = import.meta.glob<{ default: GameCover }>("./*/cover.ts", { eager: true });
const ANY = "any";

let loaded = $state.raw<Record<string, GameUi>>({});
const asked = new Set<string>();

/** Which drawing a game uses: one of ours by name, or the address of its own module. */
function source(game: string): string | null {
  const info = gameInfo(game);
  if (!info) return null;
  if (info.script) return info.script;
  return `./${info.drawing}/index.ts` in FOUND ? info.drawing : ANY;
}

async function load(name: string): Promise<GameUi> {
  const ours = FOUND[`./${name}/index.ts`];
  if (ours) return (await ours()).default;
  return own(name, await load(ANY));
}

/** How this game is drawn; null while that is on its way. */
export function drawing(game: string): GameUi | null {
  const name = source(game);
  if (name === null) return null;
  if (!asked.has(name)) {
    asked.add(name);
    load(name)
      .catch(() => load(ANY))
      .then(
        (ui) => (loaded = { ...loaded, [name]: ui }),
        () => asked.delete(name),
      );
  }
  return loaded[name] ?? null;
}

/** What the list of games shows of this one, if we drew it. */
export function cover(game: string): GameCover | null {
  const name = source(game);
  return COVERS[`./${name ?? ""}/cover.ts`]?.default ?? null;
}
