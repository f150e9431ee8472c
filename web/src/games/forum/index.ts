import type { GameUi } from "../ui";
import Counts from "./figures/Counts.svelte";
import Plan from "./figures/Plan.svelte";
import Sectors from "./figures/Sectors.svelte";
import Picture from "./Picture.svelte";
import Table from "./Table.svelte";

export const forum: GameUi = {
  Table,
  Picture,
  minutes: [20, 40],
  players: 4,
  mustConfirm: () => true,
  hasButton: () => false,
  sound: (events) => (events.some((event) => event["kind"] === "gains") ? "coin" : "stone"),
  clauses: {
    places: "F8",
    moves: "F9",
    full: "F10",
    gains: "F11",
    loses: "F12",
    tied: "F15",
    settles: "F17",
    ends: "F16",
    begins: "F7",
    even: "F17",
  },
  figures: { F2: Sectors, F15: Counts },
  Drawing: Plan,
};
