// boardgame.io's own server with a game of Forum's size: stones on 7 × 7 cells, one a turn.
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");
const { InitializeGame } = require("boardgame.io/internal");

const Stones = {
  name: "stones",
  setup: () => ({ cells: Array(49).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G }) => (G.cells.every((cell) => cell !== null) ? { draw: true } : undefined),
};

const [port, tables] = process.argv.slice(2).map(Number);
const server = Server({ games: [Stones], origins: [/.*/] });
server.run(port, async () => {
  // As its lobby does; table k has 2 + k % 3 players.
  for (let k = 0; k < tables; k++) {
    const numPlayers = 2 + (k % 3);
    const initialState = InitializeGame({ game: Stones, numPlayers });
    const players = Object.fromEntries(Array.from({ length: numPlayers }, (_, id) => [id, { id }]));
    const metadata = { gameName: "stones", unlisted: false, players, createdAt: Date.now(), updatedAt: Date.now() };
    await server.db.createMatch(`m${k}`, { initialState, metadata });
  }
});
