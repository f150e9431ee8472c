// Who I am. A guest needs only a name, and only when it is first needed.
import type { Person } from "../protocol";
import { api } from "./http";

let person = $state.raw<Person | null>(null);
let asking = $state.raw<((name: string | null) => void) | null>(null);

export function me(): Person | null {
  return person;
}

export async function recall(): Promise<void> {
  person = await api.me();
}

/** Somebody else from now on, or nobody. */
export function become(other: Person | null): void {
  person = other;
}

export async function rename(name: string): Promise<void> {
  person = await api.name(name);
}

/** Whether the question for a name is open; `answer` closes it. */
export function asked(): boolean {
  return asking !== null;
}

export function answer(name: string | null): void {
  asking?.(name);
  asking = null;
}

/** Me, asking for a name first if need be; null if none was given. */
export async function known(): Promise<Person | null> {
  if (person) return person;
  const name = await new Promise<string | null>((resolve) => (asking = resolve));
  if (name !== null) await rename(name);
  return person;
}
