// What the page knows of a game beyond the protocol: how it is drawn, and what deserves a button or a sound.
import type { Component } from "svelte";
import type { Choice } from "../lib/options";
import type { Sound } from "../lib/sound";
import type { Stages } from "../lib/stages";

export type View = Record<string, unknown>;

/** The little that the list of games shows: it is there before any table is. */
export interface GameCover {
  Picture: Component;
  /** How long a game takes, in minutes. */
  minutes: [number, number];
  /** How many seats *Play now* fills. */
  players: number;
}

/** A thing that an option names: a part of its structure and the value. */
export interface Thing {
  view: View;
  part: string;
  value: string;
}

export interface GameUi {
  Table: Component<{ view: View }>;
  /** Whether this option can't be undone once chosen, so that a click on a piece asks again. */
  mustConfirm: (option: Choice) => boolean;
  /** Whether this option has a button of its own in the bar. */
  hasButton: (option: Choice) => boolean;
  /** Whether this button is beside the point of the question, so that another one is the main one. */
  aside?: (option: Choice) => boolean;
  stages: Stages;
  sounds: Record<string, Sound>;
  /** Kinds of event that are no news for whoever they name. */
  quiet: ReadonlySet<string>;
  /** The clause of the rules behind each kind of event; after the kind, one ending or card of it: "ends patience". */
  clauses: Record<string, string>;
  /** Pictures beside clauses of the rules. */
  figures: Record<string, Component>;
  /** How a player stands, in a few figures: beside the name, always in view. */
  Line?: Component<{ view: View; seat: number }>;
  /** What a thing is called, where the words alone don't say it. */
  name?: (thing: Thing) => string;
  /** What it does, in a sentence or two. */
  effect?: (thing: Thing) => string;
  /** Whether these lie in sight whenever the table does, so that portraits of them would say nothing new. */
  inSight?: (items: { part: string }[]) => boolean;
  /** How a player's points came about, in a line, from the last view and all that was told. */
  tally?: (view: View, seat: number, told: Record<string, unknown>[]) => string;
  /** Whose it is. */
  owner?: (thing: Thing) => number | null;
  /** A small picture of it. */
  Portrait?: Component<Thing>;
  /** Draws what the rules give as a drawing in characters. */
  Drawing?: Component<{ text: string }>;
  /** Cards that the rules speak of, by group: `page-cards-<group>`, words `<game>-card-<name>`. */
  cards?: Record<string, string[]>;
  CardPicture?: Component<{ card: string }>;
  /** How many there are of a card and in which edition, and whether it is one of the dark ones. */
  copies?: (card: string) => { text: string; dark: boolean } | null;
}
