// Sentences in the reader's language, from the very files that the terminal reads.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

export type Facts = Record<string, unknown>;

/** The files of every language that the server speaks; asked for once. */
let listing: Promise<Record<string, string[]>> | null = null;
let known = $state.raw<string[]>([]);

const ENGLISH = "en";

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

async function listed(): Promise<Record<string, string[]>> {
  listing ??= fetched("/locales").then((answer) => answer.json() as Promise<Record<string, string[]>>);
  const found = await listing;
  known = Object.keys(found);
  return found;
}

/** The languages there are. */
export function languages(): string[] {
  return known;
}

/** The first of these that there is; else English. */
export async function understood(wanted: readonly string[]): Promise<string> {
  const found = await listed();
  return wanted.map((one) => one.slice(0, 2).toLowerCase()).find((one) => one in found) ?? ENGLISH;
}

/** What a language calls itself. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Words that only the terminal says, or those parts of the page that ask for them. */
const ELSEWHERE = ["analysis.ftl", "arena.ftl", "cli.ftl", "operator.ftl", "research.ftl", "screen.ftl", "train.ftl"];

const wanted = new Set<string>();

/** Know the words of this file too from now on. */
export async function also(file: string): Promise<void> {
  if (wanted.has(file)) return;
  wanted.add(file);
  await speak(coming);
}

async function read(language: string): Promise<FluentBundle> {
  const names = ((await listed())[language] ?? []).filter((name) => !ELSEWHERE.includes(name) || wanted.has(name));
  const load = (name: string) => fetched(`/locales/${language}/${name}`).then((answer) => answer.text());
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of await Promise.all(names.map(load))) made.addResource(new FluentResource(text));
  return made;
}

let language = $state(ENGLISH);
let bundle = $state.raw<FluentBundle | null>(null);
let loading = 0;
/** The language that was asked for last; its words may still be on their way. */
let coming = ENGLISH;

/** Speak this language from now on. */
export async function speak(wanted: string): Promise<void> {
  const mine = ++loading;
  coming = wanted;
  const found = await read(wanted);
  if (mine !== loading) return;
  bundle = found;
  language = wanted;
  document.documentElement.lang = wanted;
}

export function spoken(): string {
  return language;
}

function variables(facts: Facts): Record<string, FluentVariable> {
  const told: Record<string, FluentVariable> = {};
  for (const [name, fact] of Object.entries(facts)) {
    told[name] = typeof fact === "number" ? fact : String(fact);
  }
  return told;
}

/** What was said before: a table says hundreds of sentences at every move, nearly all of them again. */
let said = new Map<string, string>();
let sayer: FluentBundle | null = null;
const MOST = 4000;

function filled(key: string, part: string, facts: Facts, find: (bundle: FluentBundle) => Pattern | null | undefined): string | null {
  if (!bundle) return null;
  if (sayer !== bundle || said.size > MOST) {
    said = new Map();
    sayer = bundle;
  }
  const told = variables(facts);
  const whole = `${key}${part}${JSON.stringify(told)}`;
  let words = said.get(whole);
  if (words === undefined) {
    const value = find(bundle);
    if (!value) return null;
    // Where a sign stands apart from its word, as in French, no line begins with it.
    words = bundle.formatPattern(value, told, []).replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0");
    said.set(whole, words);
  }
  return words;
}

/** The sentence with this key, filled with the facts; the key itself if there is none. */
export function say(key: string, facts: Facts = {}): string {
  return filled(key, "", facts, (from) => from.getMessage(key)?.value) ?? key;
}

/** The longer explanation that belongs to a key, or nothing. */
export function help(key: string, facts: Facts = {}): string {
  return filled(key, ".help", facts, (from) => from.getMessage(key)?.attributes["help"]) ?? "";
}

const EDITIONS = [1, 2];

/** What a card does; where editions differ and none is in play, in each of them. */
export function cardHelp(game: string, card: string): string {
  const said = EDITIONS.map((edition) => ({ edition, effect: help(`${game}-card-${card}`, { edition }) }));
  const same = new Set(said.map(({ effect }) => effect)).size === 1;
  return same ? (said[0]?.effect ?? "") : said.map((one) => say(`${game}-cards-edition`, one)).join(" ");
}

export function knows(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

/** What a game is called; a guest without words goes by its plain name. */
export function gameName(game: string): string {
  const key = `${game}-name`;
  return knows(key) ? say(key) : game.charAt(0).toUpperCase() + game.slice(1);
}
