// What an action would do, or why it can't be done: the engine's answers, kept while the question is open.
import type { ActionKind, Prospect, Refused } from "../protocol";
import { meant, type Question } from "./options";
import type { Socket } from "./socket";
import type { Teller } from "./tell";

export class Prospects {
  private known = $state.raw<Record<string, Refused | Prospect>>({});
  private readonly asking = new Set<string>();

  constructor(private readonly socket: Socket) {}

  /** What is known of an action; it is asked for if it is not known yet. */
  of(action: number, asked: Question | null): Refused | Prospect | null {
    if (!asked) return null;
    const key = `${asked.decision} ${action}`;
    if (!(key in this.known)) void this.consider(key, asked.decision, action);
    return this.known[key] ?? null;
  }

  /** Why what a thing stands for can't be chosen, with the clause; nothing if it can, or while that is being asked. */
  why(match: Record<string, string>, kinds: ActionKind[], asked: Question | null, teller: Teller): string {
    const action = asked ? meant(match, kinds, asked) : null;
    if (!asked || action === null || asked.options.some((option) => option.action === action)) return "";
    const found = this.of(action, asked);
    if (found?.type !== "refused") return "";
    return `${teller.refusal(found.code, found.facts)}${found.clause ? ` [${found.clause}]` : ""}`;
  }

  private async consider(key: string, decision: number, action: number): Promise<void> {
    if (this.asking.has(key)) return;
    this.asking.add(key);
    const answer = await this.socket.ask({ type: "consider", decision, action });
    if (answer === null || (answer.type === "refused" && answer.code === "too-often")) this.asking.delete(key);
    else if (answer.type === "refused" || answer.type === "prospect") this.known = { ...this.known, [key]: answer };
  }
}
