// Tournaments: asking for them, and what their entrants are called.
import type { Tournament, TournamentEntrant, TournamentInfo } from "../protocol";
import { ask } from "./http";
import { botName } from "./tell";
import { say } from "./words.svelte";

const AT = "/api/tournaments";

export const tournaments = {
  listed: () => ask<TournamentInfo[]>("GET", AT),
  look: (id: string) => ask<Tournament>("GET", `${AT}/${encodeURIComponent(id)}`),
  join: (id: string) => ask<Tournament>("POST", `${AT}/${encodeURIComponent(id)}/entry`),
  leave: (id: string) => ask<Tournament>("DELETE", `${AT}/${encodeURIComponent(id)}/entry`),
};

/** What everybody is called; bots, and people, of the same name are numbered. */
export function entrantNames(entrants: TournamentEntrant[]): string[] {
  const plain = entrants.map((one) => (one.bot !== null ? botName(one.bot) : one.name || say("page-seat-nobody")));
  return plain.map((name, at) => {
    const before = plain.slice(0, at).filter((one) => one === name).length;
    return plain.filter((one) => one === name).length === 1 ? name : `${name} ${before + 1}`;
  });
}

const UNITS: [string, number][] = [
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** A length of time in the largest unit that divides it: "3 days". */
export function lasting(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, one]) => seconds % one === 0) ?? ["second", 1];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}
