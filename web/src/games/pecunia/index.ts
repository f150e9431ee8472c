import type { GameUi } from "../ui";
import { CARDS, copies } from "./cards";
import CardPicture from "./CardPicture.svelte";
import Classes from "./figures/Classes.svelte";
import Famous from "./figures/Famous.svelte";
import Quarrel from "./figures/Quarrel.svelte";
import Shared from "./figures/Shared.svelte";
import Start from "./figures/Start.svelte";
import Line from "./Line.svelte";
import Portrait from "./Portrait.svelte";
import Table from "./Table.svelte";
import { say } from "../../lib/words.svelte";
import { effect, name, owner } from "./things";
import { pecuniaView } from "./view";

const BUTTONS = new Set(["start", "stop", "end", "done", "send", "use", "discard", "call", "pray", "climb"]);
const ASIDE = new Set(["stop", "call", "pray", "climb"]);

const pecunia: GameUi = {
  Table,
  mustConfirm: (option) => option.structure["kind"] === "play",
  hasButton: (option) => BUTTONS.has(option.structure["kind"] ?? ""),
  aside: (option) => ASIDE.has(option.structure["kind"] ?? ""),
  stages: {
    times: { turn: 300, draws: 300, queue: 500, sits: 700, shuffles: 300, offers: 300, quicker: 500, coins: 400, supplies: 400 },
  },
  sounds: {
    leaves: "coin",
    gives: "coin",
    pays: "coin",
    earns: "coin",
    gains: "coin",
    sits: "stone",
    plays: "card",
    draws: "card",
    happens: "fail",
  },
  quiet: new Set(["turn", "first", "queue", "draws", "career", "favours"]),
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
    "last-step": "P21",
    ends: "P18",
    "ends round": "P21",
    "ends ladder": "M4.3",
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
  Line,
  Portrait,
  tally: (view, seat, told) => {
    const left = told.filter((event) => event["kind"] === "leaves" && event["player"] === seat);
    const paid = left.reduce((total, event) => total + Number(event["pay"]), 0);
    const { purses, steps } = pecuniaView(view);
    return say("page-pecunia-tally", { romans: left.length, paid, rest: (purses[seat] ?? 0) - paid, step: steps?.[seat] ?? 0 });
  },
  name,
  effect,
  owner,
  figures: { P3: Classes, P5: Start, P9: Quarrel, P10: Shared, "M1.1": Famous },
  cards: CARDS,
  CardPicture,
  copies,
};

export default pecunia;
