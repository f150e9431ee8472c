// What the page knows of a game beyond the protocol: how it is drawn, and what deserves a button or a sound.
import type { Component } from "svelte";
import type { Choice } from "../protocol";
import type { Sound } from "../lib/sound";

export type View = Record<string, unknown>;
type Event = Record<string, unknown>;

export interface GameUi {
  Table: Component<{ view: View }>;
  /** The picture on the home page. */
  Picture: Component;
  /** How long a game takes, in minutes. */
  minutes: [number, number];
  /** How many seats *Play now* fills. */
  players: number;
  /** Whether this option can't be undone once chosen, so that a click on a piece asks again. */
  mustConfirm: (option: Choice) => boolean;
  /** Whether this option has a button of its own in the bar. */
  hasButton: (option: Choice) => boolean;
  sound: (events: Event[]) => Sound | null;
  /** The clause of the rules behind each kind of event. */
  clauses: Record<string, string>;
}
