// Draws every outcome of chance again, as taberna/fair.py describes it.
import type { Draw } from "../protocol";

const RANGE = 1n << 64n;

/** The first outcome that does not follow from the seed; null if all do. */
export async function wrongOutcome(method: string, seed: string, draws: Draw[]): Promise<Draw | null> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  for (const [count, draw] of draws.entries()) {
    if ((await drawn(method, key, count, draw.weights)) !== draw.drawn) return draw;
  }
  return null;
}

/** Which of the outcomes with these weights is number `count` of the game. */
async function drawn(method: string, key: CryptoKey, count: number, weights: number[]): Promise<number> {
  const sum = BigInt(weights.reduce((one, other) => one + other, 0));
  for (let attempt = 0; ; attempt++) {
    const message = new TextEncoder().encode(`${method}:${count}:${attempt}`);
    const number = new DataView(await crypto.subtle.sign("HMAC", key, message)).getBigUint64(0);
    if (number >= RANGE - (RANGE % sum)) continue;
    let left = Number(number % sum);
    return weights.findIndex((weight) => (left -= weight) < 0);
  }
}
