import type { GameUi } from "../ui";
import Counts from "./figures/Counts.svelte";
import Plan from "./figures/Plan.svelte";
import Sectors from "./figures/Sectors.svelte";
import { say } from "../../lib/words.svelte";
import Line from "./Line.svelte";
import Portrait from "./Portrait.svelte";
import Table from "./Table.svelte";

const forum: GameUi = {
  Table,
  mustConfirm: () => true,
  hasButton: () => false,
  stages: { times: { places: 800, moves: 800, full: 0, gains: 1200, loses: 1200, tied: 1000, settles: 900, even: 600 } },
  sounds: { gains: "coin", loses: "coin", places: "stone", moves: "stone" },
  quiet: new Set(["begins"]),
  clauses: {
    places: "F8",
    moves: "F9",
    full: "F10",
    gains: "F11",
    loses: "F12",
    tied: "F15",
    settles: "F17",
    ends: "F16",
    "ends patience": "F18",
    begins: "F7",
    even: "F17",
  },
  Line,
  Portrait,
  tally: (_view, seat, told) => {
    const steps = (kind: string) => told.filter((event) => event["kind"] === kind && event["player"] === seat).map((event) => Number(event["steps"]));
    const [gains, losses] = [steps("gains"), steps("loses")];
    const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
    return say("page-forum-tally", { gained: sum(gains), sectors: gains.length, lost: sum(losses), others: losses.length });
  },
  name: ({ part, value }) => (part === "colour" ? say("forum-colour", { colour: value }) : value),
  inSight: () => true,
  figures: { F2: Sectors, F15: Counts },
  Drawing: Plan,
};

export default forum;
