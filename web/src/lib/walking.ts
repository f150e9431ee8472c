// How a change of the table is seen: where the pieces lay before it, and how they walk and flash after it.
import { tick } from "svelte";
import { measure, moveFrom, pulse, type Places } from "./motion";
import type { Told } from "./stages";

export class Walking {
  /** Counts what was begun: only the last of it is still to be seen. */
  private begun = 0;

  constructor(
    /** All in which pieces move; none while no table is drawn. */
    private readonly frame: () => HTMLElement | null,
    private readonly pace: () => number,
  ) {}

  /** Where the pieces lie, while they are to be seen walking. */
  places(): Places | null {
    const frame = this.frame();
    return frame && this.pace() > 0 ? measure(frame) : null;
  }

  /**
   * Pieces walk from where they lay, and what happened to me flashes. It begins with the next picture, after all else
   * that is waiting for it: where things lie is known then anyway, and to ask at once would lay out everything twice.
   */
  async begin(before: Places | null, mine: Told[]): Promise<void> {
    const me = ++this.begun;
    await tick();
    requestAnimationFrame(() => {
      const frame = this.frame();
      if (me !== this.begun || !frame) return;
      if (before) moveFrom(frame, before, this.pace());
      pulse(frame, mine, true);
    });
  }

  /** Nothing walks any more: what lay there may not be known to whoever looks next. */
  drop(): void {
    this.begun += 1;
  }
}
