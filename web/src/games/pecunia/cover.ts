import type { GameCover } from "../ui";
import Picture from "./Picture.svelte";

export default { Picture, minutes: [30, 60], players: 4 } satisfies GameCover;
