// Sentences in the reader's language, from the very files that the terminal reads.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "de", "fr", "nl", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, unknown>;

/** The files of every language; asked for once. */
let listing: Promise<Record<string, string[]>> | null = null;

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

async function read(language: Language): Promise<FluentBundle> {
  listing ??= fetched("/locales").then((answer) => answer.json() as Promise<Record<string, string[]>>);
  const names = (await listing)[language] ?? [];
  const load = (name: string) => fetched(`/locales/${language}/${name}`).then((answer) => answer.text());
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of await Promise.all(names.map(load))) made.addResource(new FluentResource(text));
  return made;
}

let language = $state<Language>("en");
let bundle = $state.raw<FluentBundle | null>(null);
let loading = 0;

/** Speak this language from now on. */
export async function speak(wanted: Language): Promise<void> {
  const mine = ++loading;
  const found = await read(wanted);
  if (mine !== loading) return;
  bundle = found;
  language = wanted;
  document.documentElement.lang = wanted;
}

export function spoken(): Language {
  return language;
}

function variables(facts: Facts): Record<string, FluentVariable> {
  const told: Record<string, FluentVariable> = {};
  for (const [name, fact] of Object.entries(facts)) {
    told[name] = typeof fact === "number" ? fact : String(fact);
  }
  return told;
}

/** The sentence with this key, filled with the facts; the key itself if there is none. */
export function say(key: string, facts: Facts = {}): string {
  const value = bundle?.getMessage(key)?.value;
  return bundle && value ? bundle.formatPattern(value, variables(facts), []) : key;
}

/** The longer explanation that belongs to a key, or nothing. */
export function help(key: string): string {
  const value = bundle?.getMessage(key)?.attributes["help"];
  return bundle && value ? bundle.formatPattern(value, {}, []) : "";
}

export function knows(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}
