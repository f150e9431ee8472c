// A whole board that appears at once would keep a slow phone busy for a quarter of a second: what comes in numbers is
// laid out one after the other, a few in each picture.
import { PACES, settings } from "./settings.svelte";

/** So many of a row come together. */
const AT_ONCE = 2;
/** So many come in one picture, of all rows together: six queues are dealt at the same moment. */
const A_PICTURE = 2;

/** The rows that are still being laid out, each by its next step; it tells whether another follows. */
const rows: (() => boolean)[] = [];
let waiting = false;
let busy = $state(false);

/** Whether something is still to come to lie on the table. */
export function laying(): boolean {
  return busy;
}

function lay(): void {
  waiting = false;
  for (let k = 0; k < A_PICTURE; k += 1) {
    const step = rows.shift();
    if (step?.()) rows.push(step);
  }
  if (rows.length > 0) wait();
  else busy = false;
}

/** After the next picture and not with it: that has enough to do with what was laid out before. */
function wait(): void {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => setTimeout(lay));
}

/** Row by row in turn; what is returned ends it. */
function layOut(step: () => boolean): () => void {
  rows.push(step);
  busy = true;
  wait();
  return () => {
    const at = rows.indexOf(step);
    if (at >= 0) rows.splice(at, 1);
  };
}

/** How many of them lie on the table by now; all of them, where nothing is performed. */
export function staged(count: () => number): () => number {
  let laid = $state(0);
  let before = 0;
  $effect.pre(() => {
    const all = count();
    const more = all - before;
    before = all;
    if (more <= AT_ONCE || PACES[settings.pace] === 0 || document.hidden) {
      laid = all;
      return;
    }
    let now = all - more;
    laid = now;
    return layOut(() => {
      now += 1;
      laid = now;
      return now < all;
    });
  });
  return () => laid;
}
