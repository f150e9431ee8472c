// What the things are called that options name, whose they are, and what they do.
import { cardHelp, help, knows, say } from "../../lib/words.svelte";
import type { Thing } from "../ui";
import { famous, pecuniaView, printed, told } from "./view";

const CARDS = new Set(["card", "upgrade", "event", "god"]);

export function name({ view, part, value }: Thing): string {
  if (part === "roman") return printed(pecuniaView(view), value).name;
  if (part === "seat") return say("pecunia-seat", { seat: value });
  return CARDS.has(part) && knows(`pecunia-card-${value}`) ? say(`pecunia-card-${value}`) : "";
}

export function effect({ view, part, value }: Thing): string {
  if (part === "roman") return [told(pecuniaView(view), value), famous(value) ? help(`pecunia-card-${value}`) : ""].filter(Boolean).join("\n");
  return CARDS.has(part) ? cardHelp("pecunia", value) : "";
}

/** In whose latrine or queue a Roman is. */
export function owner({ view, part, value }: Thing): number | null {
  if (part === "player") return Number(value) - 1;
  if (part !== "roman") return null;
  const table = pecuniaView(view);
  const found = table.queues.findIndex((queue, seat) => queue.includes(value) || Object.values(table.latrines[seat] ?? {}).some((sitters) => sitters.includes(value)));
  return found < 0 ? null : found;
}
