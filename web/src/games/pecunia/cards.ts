// Which cards there are, for the rules to show.
import { ATTRIBUTES } from "../../art/attributes";
import { EMBLEMS } from "./emblems";

const drawn = Object.keys(EMBLEMS);
const from = (first: string, end?: string) => drawn.slice(drawn.indexOf(first), end ? drawn.indexOf(end) : undefined);

export const CARDS: Record<string, string[]> = {
  action: from("line-cutter", "wooden-urinal"),
  famous: Object.keys(ATTRIBUTES),
  upgrades: from("wooden-urinal", "slave-revolt"),
  events: from("slave-revolt", "ceres"),
  gods: from("ceres", "senators-friend"),
  ladders: from("senators-friend"),
};
