// Places on the table that stay where they are, whatever lies on them.

/**
 * Where the cards lie: each where it lay before; whatever is new takes the first free place. A place that is left stays
 * free, so that nothing else moves. There are at least so many.
 */
export function keptPlaces(before: readonly (string | null)[], cards: readonly string[], least = 0): (string | null)[] {
  const places = before.map((card) => (card !== null && cards.includes(card) ? card : null));
  while (places.length < least) places.push(null);
  for (const card of cards) {
    if (places.includes(card)) continue;
    const free = places.indexOf(null);
    if (free < 0) places.push(card);
    else places[free] = card;
  }
  return places;
}

/**
 * What was laid out, with what is left of it: it lies there until something else is laid out, or nothing is left.
 * `lasting`: it is not cleared away even then.
 */
export function keptSpread(before: readonly string[], cards: readonly string[], lasting = false): readonly string[] {
  return (lasting || cards.length > 0) && cards.every((card) => before.includes(card)) ? before : cards;
}
