// My move on its way to the server: it is kept while the line is cut, and may be made again and again.
import type { ServerMessage } from "../protocol";
import type { Choice, Question } from "./options";
import type { Socket } from "./socket";

export class Sending {
  /** What became of a move that was made while the line was cut. */
  held = $state<"" | "kept" | "late">("");
  /** Whether the next choice is made again and again, as long as the same is asked. */
  repeating = $state(false);
  /** What was chosen and is not yet answered. */
  sent: { decision: number; action: number } | null = null;
  /** Whether it was told to all that it was played: the answer may be lost with the line, and is not told again. */
  private heard = false;
  private again: { ask: string | null; action: number } | null = null;

  constructor(private readonly socket: Socket) {}

  choose(asked: Question, option: Choice): void {
    this.held = "";
    this.sent = { decision: asked.decision, action: option.action };
    this.heard = false;
    this.again = this.repeating ? { ask: asked.ask, action: option.action } : null;
  }

  /** What the server answers; null if nothing was to be sent, or the line was cut before: then it stays, to be sent again. */
  async send(): Promise<{ answer: ServerMessage; decision: number } | null> {
    const sent = this.sent;
    if (!sent) return null;
    const answer = await this.socket.ask({ type: "move", ...sent });
    if (answer === null) {
      if (this.sent === sent) this.held = "kept";
      return null;
    }
    this.sent = null;
    this.held = "";
    return { answer, decision: sent.decision };
  }

  /** A move of mine was played. */
  hear(): void {
    this.heard = true;
  }

  /** The line is cut. */
  cut(): void {
    if (this.sent) this.held = "kept";
  }

  /** The line is back: whether what was sent is still asked. Else it has been played, or is asked no longer. */
  open(decision: number | undefined, played: boolean): boolean {
    if (this.sent && this.sent.decision === decision) return true;
    this.held = this.sent && !played && !this.heard ? "late" : "";
    this.sent = null;
    return false;
  }

  /** The last choice, if it was to be made again and can be. */
  repeat(open: Question): Choice | null {
    const option = open.ask === this.again?.ask ? open.options.find((one) => one.action === this.again?.action) : undefined;
    if (!option) this.repeating = false;
    return option ?? null;
  }
}
