// The tray: everything that the question can point at, taken from the options alone.
import type { Choice } from "./options";

export interface Item {
  part: string;
  value: string;
  options: Choice[];
}

/** The part of the options that decides next: the first, in their own order, on which they differ. */
function deciding(options: Choice[], settled: ReadonlySet<string>): string | null {
  const parts = new Set(options.flatMap((option) => Object.keys(option.structure)));
  for (const part of parts) {
    if (part === "kind" || settled.has(part)) continue;
    if (options.every((option) => part in option.structure)) return part;
  }
  return null;
}

/**
 * What can be pointed at, one item for each value of the part that decides next. Options of several kinds that share
 * no part are told apart kind by kind.
 */
export function trayOf(options: Choice[], settled: ReadonlySet<string>): Item[] {
  const kinds = new Map<string, Choice[]>();
  for (const option of options) {
    const kind = option.structure["kind"] ?? "";
    kinds.set(kind, [...(kinds.get(kind) ?? []), option]);
  }
  const shared = deciding(options, settled);
  const groups = shared === null ? [...kinds.values()] : [options];
  const items = new Map<string, Item>();
  for (const group of groups) {
    const part = deciding(group, settled) ?? "kind";
    for (const option of group) {
      const value = option.structure[part] ?? "";
      const item = items.get(`${part} ${value}`) ?? { part, value, options: [] };
      item.options.push(option);
      items.set(`${part} ${value}`, item);
    }
  }
  return [...items.values()];
}
