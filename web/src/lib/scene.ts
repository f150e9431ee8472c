// What the drawing of a table needs to know, wherever it is shown: at a table, in a replay, in a lesson.
import { getContext, setContext } from "svelte";
import type { SeatInfo } from "../protocol";
import type { Picker } from "./picker.svelte";
import type { Teller } from "./tell";

export interface Scene {
  readonly teller: Teller;
  readonly seats: SeatInfo[];
  readonly options: Record<string, unknown>;
  /** Through whose eyes; null for a spectator. */
  readonly seat: number | null;
  /** Whose turn it is, if anybody's. */
  readonly asked: number | null;
  readonly picker: Picker;
  /** What a bot advises, while it does. */
  readonly advised: number | null;
}

const KEY = Symbol("scene");

export function setScene(scene: Scene): void {
  setContext(KEY, scene);
}

export function getScene(): Scene {
  return getContext<Scene>(KEY);
}

/** The seats in clockwise order, beginning after mine; mine is last. */
export function around(count: number, seat: number | null): number[] {
  const first = seat === null ? 0 : seat + 1;
  return Array.from({ length: count }, (_, k) => (first + k) % count);
}
