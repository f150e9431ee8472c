// Movement: pieces that have changed places between two drawings of the table walk there.
//
// A piece is an element with `data-piece`; the same name before and after is the same piece. A new
// piece of a `data-kind` of which just one is gone is that one, moved. Else a new piece comes from the
// element whose `data-place` its `data-from` names; one that is gone goes to the place of its `data-to`.
const MOVE = 420;
const STAGGER = 60;
const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";

interface Seen {
  box: DOMRect;
  element: HTMLElement;
}

export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function pieces(root: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    found.set(element.dataset["piece"] ?? "", element);
  }
  return found;
}

function place(root: HTMLElement, name: string | undefined): DOMRect | null {
  if (!name) return null;
  const box = root.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}

export function measure(root: HTMLElement): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const [name, element] of pieces(root)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) seen.set(name, { box, element: element.cloneNode(true) as HTMLElement });
  }
  return seen;
}

function offset(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x}px, ${y}px)`;
}

function walk(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  element.animate(
    [
      { transform: `${offset(from, to)} scale(${from.width / to.width})`, zIndex: 5, position: "relative" },
      { transform: "none", zIndex: 5, position: "relative" },
    ],
    { duration: MOVE, delay, easing: EASE, fill: "backwards" },
  );
}

function flash(element: HTMLElement): void {
  element.animate([{ outline: "3px solid var(--ochre)" }, { outline: "3px solid transparent" }], { duration: 700 });
}

/** A copy of a piece that is gone flies to where it went. */
function ghost(seen: Seen, to: DOMRect, delay: number): void {
  const { element, box } = seen;
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
    { duration: MOVE, delay, easing: EASE, fill: "both" },
  );
  flight.onfinish = () => element.remove();
  flight.oncancel = () => element.remove();
}

/** Where a new piece was, if it is one that is gone from elsewhere. */
function moved(element: HTMLElement, before: Map<string, Seen>, after: Map<string, HTMLElement>): Seen | null {
  const kind = element.dataset["kind"];
  if (!kind) return null;
  const gone = [...before].filter(([name, seen]) => seen.element.dataset["kind"] === kind && !after.has(name));
  return gone.length === 1 ? (gone[0]?.[1] ?? null) : null;
}

/** Animate from what was measured to what is drawn now; how long it takes. */
export function moveFrom(root: HTMLElement, before: Map<string, Seen>): number {
  const after = pieces(root);
  const quiet = still();
  let delay = 0;
  for (const [name, element] of after) {
    const to = element.getBoundingClientRect();
    if (to.width === 0) continue;
    const seen = before.get(name) ?? moved(element, before, after);
    const from = seen?.box ?? place(root, element.dataset["from"]);
    if (!from || Math.hypot(from.left - to.left, from.top - to.top) < 3) continue;
    if (quiet) flash(element);
    else walk(element, from, to, delay);
    delay += STAGGER;
  }
  if (!quiet) {
    for (const [name, seen] of before) {
      const to = after.has(name) ? null : place(root, seen.element.dataset["to"]);
      if (to) ghost(seen, to, delay);
      if (to) delay += STAGGER;
    }
  }
  return quiet || delay === 0 ? 0 : MOVE + delay;
}
