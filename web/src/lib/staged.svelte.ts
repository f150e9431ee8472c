// A whole board that appears at once would keep a slow phone busy for a quarter of a second: what comes in numbers is
// laid out one after the other, one in each picture.
import { untrack } from "svelte";
import { PACES, settings } from "./settings.svelte";

/** So many come together. */
const AT_ONCE = 2;

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
    let now = all - more + 1;
    let frame = 0;
    const next = (): void => {
      now += 1;
      laid = now;
      if (now < all) frame = requestAnimationFrame(next);
    };
    laid = now;
    frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  });
  return () => laid;
}

/** Something that changes for many at once: the first changes with the next picture, each further one a picture later. */
export function stepwise(wanted: () => boolean, count: () => number): (k: number) => boolean {
  let now = $state(untrack(wanted));
  let changed = $state(Infinity);
  $effect.pre(() => {
    const next = wanted();
    if (next === untrack(() => now)) return;
    now = next;
    const all = untrack(count);
    if (PACES[settings.pace] === 0 || document.hidden) return;
    changed = 0;
    let frame = 0;
    const step = (): void => {
      changed += 1;
      if (changed < all) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      changed = Infinity;
    };
  });
  return (k) => (k < changed ? now : !now);
}
