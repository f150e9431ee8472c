import type { GameUi } from "../ui";
import { CARDS } from "./cards";
import CardPicture from "./CardPicture.svelte";
import Classes from "./figures/Classes.svelte";
import Famous from "./figures/Famous.svelte";
import Quarrel from "./figures/Quarrel.svelte";
import Shared from "./figures/Shared.svelte";
import Start from "./figures/Start.svelte";
import Picture from "./Picture.svelte";
import Table from "./Table.svelte";

const BUTTONS = new Set(["start", "stop", "end", "take", "done", "send", "use", "discard", "call", "pray", "climb"]);
const ASIDE = new Set(["stop", "call", "pray", "climb"]);

export const pecunia: GameUi = {
  Table,
  Picture,
  minutes: [30, 60],
  players: 4,
  mustConfirm: (option) => option.structure["kind"] === "play",
  hasButton: (option) => BUTTONS.has(option.structure["kind"] ?? ""),
  aside: (option) => ASIDE.has(option.structure["kind"] ?? ""),
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
    first: "P5",
    earns: "M1.3",
    offers: "M2.1",
    builds: "M2.2",
    coins: "M2.4",
    opens: "M3.1",
    supplies: "M3.2",
    happens: "M3.3",
    replaces: "M3.4",
    career: "M4.1",
    climbs: "M4.2",
    favours: "M5.2",
    prays: "M5.3",
  },
  figures: { P3: Classes, P5: Start, P9: Quarrel, P10: Shared, "M1.1": Famous },
  cards: CARDS,
  CardPicture,
};
