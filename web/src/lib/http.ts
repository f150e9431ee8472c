// The HTTP interface of the server.
import type { Chances, Draw, Exercise, GameInfo, LookedBack, Moment, MyGame, NewTable, Person, Problem, TableInfo, TableLink } from "../protocol";

/** What the server refused, as it says it. Words: `error-<code>`. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

const OFFLINE: Problem = { code: "page-offline", clause: "", facts: {}, detail: "" };

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const given: RequestInit = { method };
  if (body !== undefined) {
    given.body = typeof body === "string" ? body : JSON.stringify(body);
    given.headers = { "content-type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(path, given);
  } catch {
    throw new Refusal(OFFLINE);
  }
  const text = await answer.text();
  if (!answer.ok) {
    let problem: Problem = OFFLINE;
    try {
      problem = JSON.parse(text) as Problem;
    } catch {
      // Not from our server: treat it as out of reach.
    }
    throw new Refusal(problem);
  }
  return (text === "" ? null : JSON.parse(text)) as T;
}

export const api = {
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  me: () => ask<Person | null>("GET", "/api/me"),
  name: (name: string) => ask<Person>("POST", "/api/me", { name }),
  listed: () => ask<TableInfo[]>("GET", "/api/tables"),
  myGames: (before?: number) => ask<MyGame[]>("GET", `/api/me/games${before === undefined ? "" : `?before=${before}`}`),
  open: (table: NewTable) => ask<TableInfo>("POST", "/api/tables", table),
  look: (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`),
  link: (id: string) => ask<TableLink>("GET", `/api/tables/${id}/link`),
  close: (id: string) => ask<null>("DELETE", `/api/tables/${id}`),
  sit: (id: string, seat: number, name = "") =>
    ask<TableInfo>("POST", `/api/tables/${id}/seats/${seat}`, { name }),
  replace: (id: string, seat: number, bot: string) => ask<TableInfo>("POST", `/api/tables/${id}/seats/${seat}/bot`, { bot }),
  leave: (id: string, seat: number) => ask<TableInfo>("DELETE", `/api/tables/${id}/seats/${seat}`),
  rematch: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/rematch`),
  story: (id: string) => ask<Moment[]>("GET", `/api/tables/${id}/story`),
  dice: (id: string) => ask<Draw[]>("GET", `/api/tables/${id}/dice`),
  chances: (id: string) => ask<Chances[]>("GET", `/api/tables/${id}/chances`),
  analysis: (id: string) => ask<LookedBack>("GET", `/api/tables/${id}/analysis`),
  analyse: (id: string) => ask<LookedBack>("POST", `/api/tables/${id}/analysis`),
  exercises: (id: string) => ask<Exercise[]>("GET", `/api/tables/${id}/exercises`),
  puzzles: (game: string, set: number) => ask<Exercise[]>("GET", `/puzzles/${encodeURIComponent(game)}/${set}`),
  tryAgain: (id: string, moves: number) => ask<TableInfo>("POST", `/api/tables/${id}/again`, { moves }),
  bring: (record: string) => ask<TableInfo>("POST", "/api/records", record),
  recordOf: (id: string) => `/api/tables/${id}/record`,
};

const AGAIN = 2000;

/** Ask until the line is there again; what is returned gives up. */
export function untilAnswered<T>(question: () => Promise<T>, take: (answer: T) => void): () => void {
  let timer = 0;
  let given = false;
  const attempt = (): void => {
    question().then(
      (answer) => given || take(answer),
      (error: unknown) => {
        const offline = error instanceof Refusal && error.problem.code === OFFLINE.code;
        if (offline && !given) timer = window.setTimeout(attempt, AGAIN);
      },
    );
  };
  attempt();
  return () => {
    given = true;
    clearTimeout(timer);
  };
}
