// What the numbers of actions mean. A game's kinds of action come once, with the table.
import type { ActionKind, Asked } from "../protocol";

export interface Choice {
  action: number;
  /** The same in every language, as records have it. */
  text: string;
  /** Words: `<game>-do-<kind>`, filled with the other parts. */
  structure: Record<string, string>;
}

/** A question with options that say what they mean. */
export type Question = Omit<Asked, "options"> & { options: Choice[] };

export function question(asked: Asked, kinds: ActionKind[]): Question {
  return { ...asked, options: asked.options.map((action) => choice(action, kinds)) };
}

export function choice(action: number, kinds: ActionKind[]): Choice {
  const kind = kinds.findLast((one) => one.first <= action);
  if (!kind) return { action, text: String(action), structure: {} };
  let rest = action - kind.first;
  const values: [string, string][] = [];
  // The last part runs fastest.
  for (const part of kind.parts.toReversed()) {
    values.unshift([part.name, part.values[rest % part.values.length] ?? ""]);
    rest = Math.floor(rest / part.values.length);
  }
  const text = values.reduce((so, [name, value]) => so.replace(`{${name}}`, value), kind.pattern);
  return { action, text, structure: { kind: kind.name, ...Object.fromEntries(values) } };
}

/** The action of a kind with these parts; null if there is none. */
function numbered(kind: ActionKind, parts: Record<string, string>): number | null {
  let number = 0;
  for (const part of kind.parts) {
    const at = part.values.indexOf(parts[part.name] ?? "");
    if (at < 0) return null;
    number = number * part.values.length + at;
  }
  return kind.first + number;
}

/** The action that somebody means who points at a thing: of a kind that is asked for now, if one fits. */
export function meant(match: Record<string, string>, kinds: ActionKind[], asked: Question): number | null {
  const { kind: named, ...parts } = match;
  const names = Object.keys(parts);
  const possible = kinds.filter(
    (kind) =>
      (named === undefined || kind.name === named) &&
      kind.parts.length === names.length &&
      kind.parts.every((part) => names.includes(part.name)),
  );
  const now = new Set(asked.options.map((option) => option.structure["kind"]));
  const found = possible.find((kind) => now.has(kind.name)) ?? possible[0];
  return found ? numbered(found, parts) : null;
}
