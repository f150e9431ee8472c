// What the drawing of a table needs to know, wherever it is shown: at a table, in a replay, in a lesson.
import { getContext, setContext } from "svelte";
import type { SeatInfo } from "../protocol";
import type { Picker } from "./picker.svelte";
import type { Told } from "./stages";
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
  /** The seats whose people are connected; null where that means nothing. */
  readonly here: readonly number[] | null;
  /** What is on the stage just now, and whether its outcome is still in the air. */
  readonly act: { seat: number; events: Told[]; shown: boolean; told: boolean } | null;
  /** Whom the reader pointed at, to see more of him. */
  pointed: number | null;
  /** What an option would do: the engine's events, asked for when first wanted; null until they are there. */
  readonly prospect: (action: number) => Told[] | null;
  /** Why something can't be chosen, as the engine says it; asked for when first wanted. */
  readonly why: (match: Record<string, string>) => string;
}

/** What a drawing knows where nobody plays: in a lesson, an exercise, a picture of a table. */
export const ALONE: Pick<Scene, "advised" | "here" | "act" | "pointed" | "why" | "prospect"> = {
  advised: null,
  here: null,
  act: null,
  pointed: null,
  why: () => "",
  prospect: () => null,
};

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
