import { afterEach, beforeEach, expect, test, vi } from "vitest";

// Answers come when the test says so.
let waiting: { address: string; answer: () => void }[] = [];

beforeEach(() => {
  vi.resetModules();
  waiting = [];
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("fetch", (address: string) => {
    if (address === "/locales") return Promise.resolve(new Response(JSON.stringify({ en: ["page.ftl", "analysis.ftl"], de: ["page.ftl", "analysis.ftl"] })));
    const text = `word = ${address}\n`;
    return new Promise((done) => waiting.push({ address, answer: () => done(new Response(text)) }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function answered(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((done) => setTimeout(done));
    for (const { answer } of waiting.splice(0)) answer();
  }
}

test("more words that are asked for while another language is on its way are that language's", async () => {
  const { also, speak, spoken } = await import("../src/lib/words.svelte");
  const begun = speak("en");
  await answered();
  await begun;
  const turned = speak("de");
  const more = also("analysis.ftl");
  await answered();
  await Promise.all([turned, more]);
  expect(spoken()).toBe("de");
  expect(document.documentElement.lang).toBe("de");
});
