// Whom I do not want to read, or to meet at all; asked for once.
import type { Shun, Shunned } from "../protocol";
import { me } from "./person.svelte";
import { shun, shunned } from "./room";

let found = $state.raw<Shunned[]>([]);
let whose = "";

/** Those whom I have muted or blocked. */
export function avoided(): Shunned[] {
  const id = me()?.id ?? "";
  if (id !== whose) {
    whose = id;
    if (id) void shunned().then((list) => (found = list)).catch(() => (whose = ""));
  }
  return id ? found : [];
}

export async function avoid(person: string, how: Shun["how"]): Promise<void> {
  found = await shun({ who: person, how });
}
