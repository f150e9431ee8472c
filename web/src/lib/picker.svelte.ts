// A choice in steps. Every click on a piece narrows the options to those whose structure names it.
import type { Choice, Question } from "./options";

/** What a piece stands for: parts of an option's structure, each with the values that fit. */
export type Match = Record<string, string | readonly string[]>;

export function fits(option: Choice, match: Match): boolean {
  return Object.entries(match).every(([part, wanted]) => {
    const value = option.structure[part];
    return value !== undefined && (typeof wanted === "string" ? wanted === value : wanted.includes(value));
  });
}

/** A piece that lies on the table and can be clicked. */
export interface Standing {
  element: HTMLElement;
  match: Match;
  label: string;
}

function same(one: Match, other: Match): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether two pieces stand for the same kind of thing, so that one can be chosen instead of the other. */
function alike(one: Match, other: Match): boolean {
  return Object.keys(one).join() === Object.keys(other).join();
}

interface Step {
  match: Match;
  label: string;
}

export class Picker {
  /** The question that is open for me now; null while there is none. */
  asked = $state.raw<Question | null>(null);
  steps = $state.raw<Step[]>([]);
  /** What the pointer or the focus is on, for previews. */
  over = $state.raw<Match | null>(null);
  options = $derived.by(() => {
    const options = this.asked?.options ?? [];
    return options.filter((option) => this.steps.every((step) => fits(option, step.match)));
  });
  /** The one option that waits for a confirmation. */
  pending = $derived.by(() => {
    const only = this.steps.length > 0 && this.options.length === 1 ? this.options[0] : undefined;
    return only ?? null;
  });

  /** The pieces that can be clicked, as they lie on the table. */
  private readonly pieces = new Set<Standing>();

  constructor(
    private readonly send: (option: Choice) => void,
    private readonly mustConfirm: (option: Choice) => boolean,
  ) {}

  /** A piece lies on the table; what is returned takes it away. */
  stand(element: HTMLElement, match: Match, label: string): () => void {
    const piece = { element, match, label };
    this.pieces.add(piece);
    return () => this.pieces.delete(piece);
  }

  /** The pieces that lead on from here, in the order of the table. */
  standing(): Standing[] {
    const order = (one: Standing, other: Standing) =>
      one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    return [...this.pieces].filter((one) => this.live(one.match)).sort(order);
  }

  ask(asked: Question | null): void {
    if (asked?.decision === this.asked?.decision && asked?.seat === this.asked?.seat) return;
    this.asked = asked;
    this.steps = [];
    this.over = null;
  }

  /** Whether a click on this piece leads anywhere. */
  live(match: Match): boolean {
    return this.chosen(match) || this.before(match).options.some((option) => fits(option, match));
  }

  names(option: Choice, match: Match): boolean {
    return fits(option, match);
  }

  chosen(match: Match): boolean {
    return this.steps.some((step) => same(step.match, match));
  }

  pick(match: Match, label: string): void {
    if (this.chosen(match)) {
      if (this.pending) this.take(this.pending);
      else this.back();
      return;
    }
    const { options, steps } = this.before(match);
    const left = options.filter((option) => fits(option, match));
    const only = left[0];
    if (only === undefined) return;
    if (left.length === 1 && !this.mustConfirm(only)) this.take(only);
    else this.steps = [...steps, { match, label }];
  }

  /** Take a piece up, as a hand does: its choice is not made until it is put down somewhere. */
  lift(match: Match, label: string): void {
    const left = this.before(match).options.filter((option) => fits(option, match));
    if (left.length > 1 && !this.chosen(match)) this.pick(match, label);
  }

  /** Choose a whole option at once, as its button does. */
  take(option: Choice): void {
    this.steps = [];
    this.over = null;
    this.send(option);
  }

  back(): void {
    this.steps = this.steps.slice(0, -1);
  }

  /** The steps and options that a click on this piece goes on from: it takes the place of a last step like it. */
  private before(match: Match): { steps: Step[]; options: Choice[] } {
    const last = this.steps.at(-1);
    if (!last || !alike(last.match, match)) return { steps: this.steps, options: this.options };
    const steps = this.steps.slice(0, -1);
    const options = this.asked?.options ?? [];
    return { steps, options: options.filter((option) => steps.every((step) => fits(option, step.match))) };
  }
}
