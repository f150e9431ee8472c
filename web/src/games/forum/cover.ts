import type { GameCover } from "../ui";
import Picture from "./Picture.svelte";

export default { Picture, minutes: [20, 40], players: 4 } satisfies GameCover;
