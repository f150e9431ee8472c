// Which cards there are, for the rules to show.
import { ATTRIBUTES } from "../../art/attributes";
import { say } from "../../lib/words.svelte";
import COPIES from "./copies.json";

const list = (names: string) => names.trim().split(/\s+/);

export const CARDS: Record<string, string[]> = {
  action: list(`line-cutter ejection latrine-change villa-dixius great-haste fish-poisoning tax-senators tax-citizens tax-slaves
    latrine-gossip colosseum-break regular senate-meeting citizens-assembly slave-market womens-forum state-visit good-business
    spring-cleaning rat-infestation conspiracy alms rich-slaves rumour-mill`),
  famous: Object.keys(ATTRIBUTES),
  upgrades: list(`wooden-urinal marble-urinal golden-urinal reserved-citizens reserved-senators reserved-women partition splinter
    hourglass scrubber towel-rail lavender fountain newspaper silver-bag gold-bag bucket dustpan`),
  events: list(`slave-revolt bread-and-games colosseum tumult flower-market campaign feeding-the-poor freeing-the-slaves
    senate-schemes temple-service`),
  gods: list("ceres diana juno jupiter mars minerva venus"),
  ladders: list("senators-friend slave-dealer ladies-man peoples-choice schemer patient-host"),
};

/** In which edition how many there are of an action card (P4). */
export function copies(card: string): { text: string; dark: boolean } | null {
  const found = (COPIES as Record<string, { first: number; second: number; dark: boolean }>)[card];
  return found ? { text: say(found.dark ? "page-pecunia-copies-dark" : "page-pecunia-copies", { ...found }), dark: found.dark } : null;
}
