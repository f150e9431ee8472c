// Which pieces are out of sight, and where.
export interface Beyond {
  above: HTMLElement[];
  below: HTMLElement[];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How much of a piece must be seen, so that one knows what it is and can hit it. */
export const ENOUGH = 0.6;
/** How much of it where there is room to scroll: of a card that is cut off one can't read the name. */
export const WHOLE = 0.97;

function meet(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function area(box: Box): number {
  return Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
}

/** Whether enough of a box is within the window. */
export function within(box: Box, window: Box, enough = ENOUGH): boolean {
  return area(box) > 0 && area(meet(box, window)) >= enough * area(box);
}

type Windows = Map<HTMLElement, Box>;

/** The part of the window through which an element's children can be seen: that of everything it scrolls in. */
function window(element: HTMLElement | null, root: HTMLElement, known: Windows): Box {
  if (!element || element === root) return known.get(root) ?? root.getBoundingClientRect();
  const before = known.get(element);
  if (before) return before;
  const around = window(element.parentElement, root, known);
  const { overflowX } = getComputedStyle(element);
  const clips = overflowX === "auto" || overflowX === "scroll" || overflowX === "hidden";
  const box = clips ? meet(around, element.getBoundingClientRect()) : around;
  known.set(element, box);
  return box;
}

export function unseen(root: HTMLElement, pieces: Iterable<HTMLElement>, enough = ENOUGH): Beyond {
  const beyond: Beyond = { above: [], below: [] };
  const whole = root.getBoundingClientRect();
  const known: Windows = new Map([[root, whole]]);
  const middle = (whole.top + whole.bottom) / 2;
  for (const piece of pieces) {
    const box = piece.getBoundingClientRect();
    if (within(box, window(piece.parentElement, root, known), enough)) continue;
    // Whatever is hidden to the side is looked for in the direction it lies in.
    if ((box.top + box.bottom) / 2 < middle) beyond.above.push(piece);
    else beyond.below.push(piece);
  }
  return beyond;
}
