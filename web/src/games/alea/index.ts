import type { GameUi } from "../ui";
import Column from "./figures/Column.svelte";
import Faces from "./figures/Faces.svelte";
import Numbers from "./figures/Numbers.svelte";
import Twice from "./figures/Twice.svelte";
import Picture from "./Picture.svelte";
import Table from "./Table.svelte";

const FINAL = new Set(["write", "pass"]);
const BUTTONS = new Set(["roll", "handful", "pass"]);

export const alea: GameUi = {
  Table,
  Picture,
  minutes: [15, 30],
  players: 3,
  mustConfirm: (option) => FINAL.has(option.structure["kind"] ?? ""),
  hasButton: (option) => BUTTONS.has(option.structure["kind"] ?? ""),
  sound: (events) => {
    const kinds = new Set(events.map((event) => event["kind"]));
    if (kinds.has("fails")) return "fail";
    if (kinds.has("die")) return "dice";
    return kinds.has("writes") ? "stone" : null;
  },
  clauses: {
    rolls: "A7",
    writes: "A9",
    fails: "A10",
    plays: "A13",
    passes: "A11",
    "last-round": "A18",
    ends: "A20",
  },
  figures: { A1: Faces, A4: Numbers, A9: Column, A15: Twice },
};
