// boardgame.io's own server with a game of Forum's size: stones on 7 × 7 cells, one a turn.
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

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

const server = Server({ games: [Stones], origins: [/.*/] });
server.run(Number(process.argv[2]), () => console.log("open"));
