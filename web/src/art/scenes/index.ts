// All scenes, by the name of the card. Loaded when the first of them is shown.
import { ACTIONS } from "./actions";
import { EVENTS } from "./events";
import { GODS } from "./gods";
import type { Scene } from "./kit";
import { LADDERS } from "./ladders";
import { UPGRADES } from "./upgrades";

export { lit } from "./grounds";
export const SCENES: Record<string, Scene> = { ...ACTIONS, ...UPGRADES, ...EVENTS, ...GODS, ...LADDERS };
