// Movement: pieces that have changed places between two drawings of the table walk there.
//
// A piece is an element with `data-piece`; the same name before and after is the same piece. A new
// piece of a `data-kind` of which just one is gone is that one, moved. Else a new piece comes from the
// element whose `data-place` its `data-from` names; one that is gone goes to the place of its `data-to`.
const MOVE = 420;
const STAGGER = 60;
/** More than these are not followed by any eye, and each of them is a picture of its own for the browser. */
const MOST = 8;
/** Above whatever lies still; base.css says how. */
const WALKING = "walking";
const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";

interface Seen {
  box: DOMRect;
  element: HTMLElement;
}

/** Where every piece was, by its name. */
export type Places = Map<string, Seen>;

export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Small tables beside the real one have the same pieces, and take no part in anything. */
function real(root: HTMLElement, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => !element.parentElement?.closest("[inert]"));
}

function pieces(root: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of real(root, "[data-piece]")) {
    found.set(element.dataset["piece"] ?? "", element);
  }
  return found;
}

/** Where the places are; looked for when the first is asked for, which is seldom. */
function placesOf(root: HTMLElement): (name: string | undefined) => DOMRect | null {
  let found: Map<string, HTMLElement> | null = null;
  return (name) => {
    if (!name) return null;
    found ??= new Map(real(root, "[data-place]").reverse().map((element) => [element.dataset["place"] ?? "", element]));
    const box = found.get(name)?.getBoundingClientRect();
    return box && box.width > 0 ? box : null;
  };
}

export function measure(root: HTMLElement): Places {
  const seen: Places = new Map();
  for (const [name, element] of pieces(root)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) seen.set(name, { box, element });
  }
  return seen;
}

function offset(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x}px, ${y}px)`;
}

/** Only the transform is animated: then the browser moves a picture of the piece, and paints nothing anew on the way. */
function walk(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number, pace: number): void {
  const flight = element.animate(
    [{ transform: `${offset(from, to)} scale(${from.width / to.width})` }, { transform: "none" }],
    { duration: MOVE * pace, delay: delay * pace, easing: EASE, fill: "backwards" },
  );
  element.classList.add(WALKING);
  const landed = (): void => element.classList.remove(WALKING);
  flight.onfinish = landed;
  flight.oncancel = landed;
}

function flash(element: HTMLElement): void {
  element.animate([{ outline: "3px solid var(--ochre)" }, { outline: "3px solid transparent" }], { duration: 700 });
}

/** A piece that is gone flies to where it went. */
function ghost(seen: Seen, to: DOMRect, delay: number, pace: number): void {
  const { box } = seen;
  // Where it still is something else on the table, what flies is its likeness.
  const element = seen.element.isConnected ? (seen.element.cloneNode(true) as HTMLElement) : seen.element;
  element.removeAttribute("data-piece");
  element.inert = true;
  Object.assign(element.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "20",
    pointerEvents: "none",
  });
  document.body.append(element);
  const flight = element.animate(
    [{ transform: "none" }, { transform: `${offset(to, box)} scale(0.4)`, opacity: 0.4 }],
    { duration: MOVE * pace, delay: delay * pace, easing: EASE, fill: "both" },
  );
  flight.onfinish = () => element.remove();
  flight.oncancel = () => element.remove();
}

/** Where a new piece was, if it is one that is gone from elsewhere. */
function moved(element: HTMLElement, before: Places, after: Map<string, HTMLElement>): Seen | null {
  const kind = element.dataset["kind"];
  if (!kind) return null;
  const gone = [...before].filter(([name, seen]) => seen.element.dataset["kind"] === kind && !after.has(name));
  return gone.length === 1 ? (gone[0]?.[1] ?? null) : null;
}

/** Animate from what was measured to what is drawn now. Places are read before anything is made to move. */
export function moveFrom(root: HTMLElement, before: Places, pace: number): void {
  const after = pieces(root);
  const quiet = still();
  const place = placesOf(root);
  const moves: [element: HTMLElement, from: DOMRect, to: DOMRect][] = [];
  const flights: [seen: Seen, to: DOMRect][] = [];
  for (const [name, element] of after) {
    const to = element.getBoundingClientRect();
    if (to.width === 0) continue;
    const from = (before.get(name) ?? moved(element, before, after))?.box ?? place(element.dataset["from"]);
    if (from && Math.hypot(from.left - to.left, from.top - to.top) >= 3) moves.push([element, from, to]);
  }
  for (const [name, seen] of before) {
    const to = after.has(name) ? null : place(seen.element.dataset["to"]);
    if (to) flights.push([seen, to]);
  }
  if (quiet) moves.forEach(([element]) => flash(element));
  else {
    moves.splice(MOST);
    flights.splice(MOST);
    moves.forEach(([element, from, to], k) => walk(element, from, to, STAGGER * k, pace));
    flights.forEach(([seen, to], k) => ghost(seen, to, STAGGER * (moves.length + k), pace));
  }
}

/** The pieces that events speak of: those whose `data-told` is one of their facts. */
function spokenOf(root: HTMLElement, events: Record<string, unknown>[]): HTMLElement[] {
  const facts = new Set(events.flatMap((event) => Object.values(event).filter((fact) => typeof fact === "string")));
  return real(root, "[data-told]").filter((one) => facts.has(one.dataset["told"] ?? ""));
}

/** Point at what events speak of; in red at what happened to me, and at my own place if nothing else is named. */
export function pulse(root: HTMLElement, events: Record<string, unknown>[], mine: boolean): void {
  if (events.length === 0) return;
  const found = spokenOf(root, events);
  const aim = found.length > 0 || !mine ? found : real(root, "[data-mine]");
  const colour = mine ? "var(--alarm)" : "var(--nile)";
  for (const element of aim) {
    element.animate(
      [
        { boxShadow: `0 0 0 0 ${colour}`, outline: `4px solid ${colour}` },
        { boxShadow: `0 0 0 14px transparent`, outline: `4px solid ${colour}`, offset: 0.5 },
        { boxShadow: `0 0 0 0 transparent`, outline: "4px solid transparent" },
      ],
      { duration: 700, iterations: 2 },
    );
  }
}
