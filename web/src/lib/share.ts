// Two views of a table are nearly the same. What is the same is made one object, so that only the rest is drawn anew.

type Parts = Record<string, unknown>;

function isParts(value: unknown): value is Parts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `next`, with whatever in it equals a part of `last` replaced by that part; `last` itself if all is equal. */
export function share<T>(last: unknown, next: T): T {
  if (Object.is(last, next)) return next;
  if (Array.isArray(last) && Array.isArray(next)) {
    const made: unknown[] = next.map((one, k) => share(last[k], one));
    return (made.length === last.length && made.every((one, k) => Object.is(one, last[k])) ? last : made) as T;
  }
  if (!isParts(last) || !isParts(next)) return next;
  const names = Object.keys(next);
  const made: Parts = {};
  for (const name of names) made[name] = share(last[name], next[name]);
  const before = Object.keys(last);
  // The order counts: a latrine is drawn in it.
  const same = names.length === before.length && names.every((name, k) => name === before[k] && Object.is(made[name], last[name]));
  return (same ? last : made) as T;
}
