// Checks what a table promised about its dice: the seed it shows at the end is the one it locked in before.
export async function keptPromise(seed: string, commitment: string): Promise<boolean | null> {
  // Browsers offer this only on https and on this machine.
  if (!crypto.subtle) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
