import type { GameCover } from "../ui";
import Picture from "./Picture.svelte";

export default { Picture, minutes: [15, 30], players: 3 } satisfies GameCover;
