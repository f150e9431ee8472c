// A game may bring a module of its own, served from its package. It draws into an element that we give it, and may
// be written with anything: `export default { mount(root, table) { …; return { update(table) {…}, destroy() {…} } } }`.
import type { Component } from "svelte";
import type { Choice } from "../../lib/options";
import type { GameUi, View } from "../ui";
import OwnTable from "./OwnTable.svelte";

/** What a module is told, anew whenever something changes. */
export interface OwnState {
  view: View;
  /** Through whose eyes; null for a spectator. */
  seat: number | null;
  /** Whose turn it is. */
  asked: number | null;
  names: string[];
  /** What can be chosen now; none while somebody else is asked. */
  options: Choice[];
  /** Choose one of them. */
  choose: (option: Choice) => void;
  /** A sentence in the reader's language. */
  say: (key: string, facts?: Record<string, unknown>) => string;
}

export interface OwnDrawing {
  update: (state: OwnState) => void;
  destroy?: () => void;
}

export interface OwnModule extends Partial<Omit<GameUi, "Table">> {
  mount: (root: HTMLElement, state: OwnState) => OwnDrawing;
}

/** The drawing that a module brings; what it does not say is as for any game. */
export async function own(address: string, plain: GameUi): Promise<GameUi> {
  const { default: module } = (await import(/* @vite-ignore */ address)) as { default: OwnModule };
  const Table: Component<{ view: View }> = (anchor, props) =>
    OwnTable(anchor, {
      module,
      get view() {
        return props.view;
      },
    });
  return { ...plain, ...module, Table };
}
