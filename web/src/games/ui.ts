// What the page knows of a game beyond the protocol: how it is drawn, and what deserves a button or a sound.
import type { Component } from "svelte";
import type { Choice } from "../lib/options";
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
  /** Whether this button is beside the point of the question, so that another one is the main one. */
  aside?: (option: Choice) => boolean;
  sound: (events: Event[]) => Sound | null;
  /** The clause of the rules behind each kind of event. */
  clauses: Record<string, string>;
  /** Pictures beside clauses of the rules. */
  figures: Record<string, Component>;
  /** Draws what the rules give as a drawing in characters. */
  Drawing?: Component<{ text: string }>;
  /** Cards that the rules speak of, by group: `page-cards-<group>`, words `<game>-card-<name>`. */
  cards?: Record<string, string[]>;
  CardPicture?: Component<{ card: string }>;
}
