import type { GameUi } from "../ui";
import Picture from "./Picture.svelte";
import Table from "./Table.svelte";

const BUTTONS = new Set(["start", "stop", "end", "take", "done", "send", "use", "discard", "call", "build", "god", "pray", "prefer"]);

export const pecunia: GameUi = {
  Table,
  Picture,
  minutes: [30, 60],
  players: 4,
  mustConfirm: (option) => option.structure["kind"] === "play",
  hasButton: (option) => BUTTONS.has(option.structure["kind"] ?? ""),
  sound: (events) => {
    const kinds = new Set(events.map((event) => event["kind"]));
    if (kinds.has("leaves") || kinds.has("gives") || kinds.has("pays")) return "coin";
    if (kinds.has("sits")) return "stone";
    return kinds.has("plays") || kinds.has("draws") ? "card" : null;
  },
  clauses: {
    turn: "P7",
    queue: "P12",
    sits: "P8",
    leaves: "P13",
    removed: "P14",
    plays: "P15",
    pays: "P17",
    draws: "P7",
    shuffles: "P12",
    "last-round": "P21",
    ends: "P18",
  },
};
