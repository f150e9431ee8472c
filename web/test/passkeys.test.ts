import { describe, expect, it } from "vitest";
import { bytes, text } from "../src/lib/passkeys";

describe("bytes as base64url", () => {
  it("come back as they were", () => {
    const all = Uint8Array.from({ length: 256 }, (_, k) => k);
    const written = text(all.buffer);
    expect(written).not.toMatch(/[+/=]/);
    expect([...new Uint8Array(bytes(written))]).toEqual([...all]);
  });
});
