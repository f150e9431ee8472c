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

function choice(action: number, kinds: ActionKind[]): Choice {
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
