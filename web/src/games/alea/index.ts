import type { GameUi } from "../ui";
import Column from "./figures/Column.svelte";
import Faces from "./figures/Faces.svelte";
import Numbers from "./figures/Numbers.svelte";
import Twice from "./figures/Twice.svelte";
import { help, say } from "../../lib/words.svelte";
import Line from "./Line.svelte";
import Portrait from "./Portrait.svelte";
import Table from "./Table.svelte";
import { aleaView } from "./view";

const FINAL = new Set(["write", "pass"]);
const BUTTONS = new Set(["roll", "handful", "pass"]);

const alea: GameUi = {
  Table,
  mustConfirm: (option) => FINAL.has(option.structure["kind"] ?? ""),
  hasButton: (option) => BUTTONS.has(option.structure["kind"] ?? ""),
  stages: {
    times: { rolls: 0, writes: 700, fails: 900, plays: 900, passes: 500, "last-round": 900 },
    flights: { die: 900 },
    // A throw that fails may end the turn: the dice are gone then, and one wants to see them.
    lasting: ["fails"],
  },
  sounds: { die: "dice", fails: "fail", writes: "stone", plays: "card" },
  quiet: new Set(),
  clauses: {
    rolls: "A7",
    writes: "A9",
    fails: "A10",
    plays: "A13",
    "plays ignore": "A14",
    "plays twice": "A15",
    "plays joker": "A16",
    passes: "A11",
    "last-round": "A18",
    "last-round cards": "A19",
    ends: "A18",
    "ends cards": "A19",
    "ends patience": "A21",
    "ends blocked": "A21",
  },
  Line,
  Portrait,
  tally: (view, seat) => {
    const { columns, cards, scores } = aleaView(view);
    const numbers = (columns[seat] ?? []).reduce<number>((sum, number) => sum + (number ?? 0), 0);
    return say("page-alea-tally", { numbers, cards: (cards[seat] ?? []).length, bonus: (scores[seat] ?? 0) - numbers });
  },
  name: ({ part, value }) => (part === "row" ? say("page-alea-row-plain", { row: value }) : part === "number" ? value : ""),
  effect: ({ part, value }) => (part === "kind" ? help(`alea-card-${value.replace("joker-", "")}`) : ""),
  inSight: (items) => items.every((item) => ["row", "number", "die"].includes(item.part)),
  figures: { A1: Faces, A4: Numbers, A9: Column, A15: Twice },
};

export default alea;
