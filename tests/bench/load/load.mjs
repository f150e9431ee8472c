// Scripted players at many tables: whoever is asked plays at once. Prints one line of JSON.
//   node load.mjs taberna|boardgameio URL TABLES MOVES
// A move's time is from the click until the last screen of its table has it.
import { createRequire } from "node:module";
const require = createRequire(process.cwd() + "/");
const [kind, url, tableCount, moveCount] = process.argv.slice(2);
const TABLES = Number(tableCount);
const MOVES = Number(moveCount);
const AT_ONCE = 25;

let moves = 0;
let started = 0;
let bytes = 0;
const times = [];
const size = (table) => 2 + (table % 3);

/** Runs work(0) … work(count - 1), some at a time. */
async function each(count, work) {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** One table's screens: notes when all of them have a move. The next player may click before the others see it. */
class Table {
  constructor(players) {
    this.players = players;
    this.clicks = [];
    this.screens = [];
  }
  click() {
    this.clicks.push(performance.now());
  }
  /** Some screen shows the move with this number, counted from the first click. */
  screen(number) {
    this.screens[number] = (this.screens[number] ?? 0) + 1;
    if (this.screens[number] < this.players) return;
    times.push(performance.now() - this.clicks[number]);
    if (++moves === MOVES) finish();
  }
}

/** Everybody sits: says so, and lets them play. */
async function begin(players) {
  await new Promise((told) => process.stdout.write("begin\n", told));
  await new Promise((waited) => setTimeout(waited, 500));
  started = performance.now();
  for (const one of players) one();
}

function finish() {
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const figures = { rate: moves / seconds, median: at(0.5), p99: at(0.99), bytes: bytes / moves, moves };
  process.stdout.write(JSON.stringify(figures) + "\n", () => process.exit(0));
}

// -- Taberna ------------------------------------------------------------------------------------------

async function taberna() {
  const WebSocket = require("ws");
  const people = await Promise.all([0, 1, 2, 3].map((k) => guest(`player ${k}`)));
  const go = [];
  await each(TABLES, async (number) => {
    const players = size(number);
    const seats = [{ kind: "me" }, ...Array(players - 1).fill({ kind: "open" })];
    const info = await call(people[0], "POST", "/api/tables", { game: "forum", seats });
    for (let seat = 1; seat < players; seat++) await call(people[seat], "POST", `/api/tables/${info.id}/seats/${seat}`, {});
    const table = new Table(players);
    for (let seat = 0; seat < players; seat++) await sit(WebSocket, people[seat], info.id, table, go);
  });
  await begin(go);
}

async function guest(name) {
  const answer = await fetch(`${url}/api/me`, { method: "POST", body: JSON.stringify({ name }), headers: { "content-type": "application/json" } });
  return answer.headers.get("set-cookie").split(";")[0];
}

async function call(cookie, method, path, body) {
  const headers = { cookie, "content-type": "application/json" };
  const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

function sit(WebSocket, cookie, id, table, go) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace("http", "ws") + "/socket", { headers: { cookie }, perMessageDeflate: false });
    let number = 0;
    let seen = 0;
    let begun = false;
    const answer = (now) => {
      if (!begun || !now?.asked?.ask) return;
      const { decision, options } = now.asked;
      table.click();
      const action = options[Math.floor(Math.random() * options.length)];
      socket.send(JSON.stringify({ type: "move", id: ++number, decision, action }));
    };
    socket.on("error", reject);
    socket.on("message", (data) => {
      const message = JSON.parse(data);
      if (message.type === "welcome") socket.send(JSON.stringify({ type: "enter", id: ++number, table: id }));
      else if (message.type === "table") {
        go.push(() => {
          begun = true;
          answer(message.now);
        });
        resolve();
      } else if (message.type === "played" && begun) {
        bytes += data.length;
        table.screen(seen++);
        answer(message.now);
      } else if (message.type === "refused") throw new Error(data);
    });
  });
}

// -- boardgame.io -------------------------------------------------------------------------------------

async function boardgameio() {
  const { io } = require("socket.io-client");
  const go = [];
  await each(TABLES, async (number) => {
    const players = size(number);
    const matchID = `m${number}`;
    const table = new Table(players);
    for (let seat = 0; seat < players; seat++) await join(io, matchID, String(seat), players, table, go);
  });
  await begin(go);
}

function join(io, matchID, playerID, players, table, go) {
  return new Promise((resolve, reject) => {
    const socket = io(`${url}/stones`, { transports: ["websocket"], forceNew: true });
    let seen = 0;
    let begun = false;
    const answer = (state) => {
      if (!begun || state.ctx.currentPlayer !== playerID || state.ctx.gameover) return;
      const free = state.G.cells.flatMap((cell, k) => (cell === null ? [k] : []));
      const cell = free[Math.floor(Math.random() * free.length)];
      table.click();
      const action = { type: "MAKE_MOVE", payload: { type: "place", args: [cell], playerID } };
      socket.emit("update", action, state._stateID, matchID, playerID);
    };
    socket.on("connect_error", reject);
    socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, players));
    socket.on("sync", (_, { state }) => {
      go.push(() => {
        begun = true;
        answer(state);
      });
      resolve();
    });
    socket.on("update", (_, state) => {
      if (!begun) return;
      table.screen(seen++);
      answer(state);
    });
    socket.io.engine.on("packet", (packet) => {
      if (begun && packet.type === "message") bytes += packet.data.length;
    });
  });
}

await (kind === "taberna" ? taberna() : boardgameio());
