// The queue of acts. The socket delivers facts; the page performs them one after the other.
//
// An act has four moments, in ms of the normal pace: what it changes is shown, then told; from `ready` on
// the next question may be answered; at `end` the next act begins. A skip plays the rest at once.

export interface Stage {
  show: number;
  tell: number;
  ready: number;
  end: number;
}

export const AT_ONCE: Stage = { show: 0, tell: 0, ready: 0, end: 0 };

export interface Act {
  stage: Stage;
  /** The curtain: before anything of it is seen. `hurried` while a skip brings everything up to the present. */
  begin?: (hurried: boolean) => void;
  show?: (hurried: boolean) => void;
  tell?: (hurried: boolean) => void;
}

export interface Clock {
  set: (call: () => void, wait: number) => unknown;
  clear: (timer: unknown) => void;
}

const TIMERS: Clock = {
  set: (call, wait) => setTimeout(call, wait),
  clear: (timer) => clearTimeout(timer as number),
};

type Step = { at: number; draws: boolean; run: () => void };

export class Performance {
  private queue: Act[] = [];
  private steps: Step[] = [];
  private timer: unknown = null;
  private past = 0;
  private hurried = false;
  private busy = false;

  /** `pace`: by how much times are stretched, 0 for none at all; `ready`: nothing more is to be awaited. */
  constructor(
    private readonly pace: () => number,
    private readonly ready: () => void,
    private readonly clock: Clock = TIMERS,
  ) {}

  /** Acts that have not ended. */
  get waiting(): number {
    return this.queue.length + (this.busy ? 1 : 0);
  }

  add(act: Act): void {
    this.queue.push(act);
    if (!this.busy) this.next();
  }

  /** Bring everything up to the present. */
  skip(): void {
    if (!this.busy) return;
    this.stop();
    this.hurried = true;
    this.go();
    this.hurried = false;
  }

  /** Forget what waits: the present comes by another way. */
  drop(): void {
    this.stop();
    this.queue = [];
    this.steps = [];
    this.busy = false;
  }

  private next(): void {
    const act = this.queue.shift();
    this.busy = act !== undefined;
    if (!act) return;
    const { stage } = act;
    this.past = 0;
    this.steps = [
      { at: 0, draws: false, run: () => act.begin?.(this.hurried) },
      { at: stage.show, draws: false, run: () => act.show?.(this.hurried) },
      { at: stage.tell, draws: stage.end > 0, run: () => act.tell?.(this.hurried) },
      { at: stage.ready, draws: false, run: () => this.queue.length === 0 && this.ready() },
      { at: stage.end, draws: false, run: () => undefined },
    ];
    // As they come in time; those of the same moment in this order.
    this.steps.sort((one, other) => one.at - other.at);
    this.go();
  }

  /**
   * Take every step whose time has come, and wait for the next one. Table, banner and log change in one task, so that
   * they always tell the same moment; what follows is another one, so that a slow phone can answer a finger in between.
   */
  private go(): void {
    let drawn = false;
    for (;;) {
      const step = this.steps[0];
      if (!step) {
        if (this.queue.length === 0) {
          this.busy = false;
          return;
        }
        this.next();
        return;
      }
      const pace = this.hurried ? 0 : this.pace();
      const wait = (step.at - this.past) * pace;
      if (wait > 0 || (drawn && pace > 0)) {
        this.timer = this.clock.set(() => {
          this.timer = null;
          this.past = step.at;
          this.go();
        }, wait);
        return;
      }
      this.steps.shift();
      this.past = step.at;
      step.run();
      drawn = step.draws;
      if (!this.busy) return; // Dropped by what was just done.
    }
  }

  private stop(): void {
    if (this.timer !== null) this.clock.clear(this.timer);
    this.timer = null;
  }
}
