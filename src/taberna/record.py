"""A game on paper: its options, then every move and every chance outcome, in order.

The position is always the fold of the record, so a record is all that needs to be kept. The file is
JSON that people can read: moves are the short texts of the actions.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

from .core.errors import BadFile, BadOption, BadPosition, BadRecord, Refused
from .core.game import Game, Position, State
from .games import game_class

FORMAT = 1
PERSON = "person"
LIMIT = 16 * 1024 * 1024


class Record:
    """Header, moves and, once the game is over, the result.

    `seats` says who chose for each seat: PERSON or the name of a bot. `names` is what they are called.
    `begun` is a position if the game did not begin at the start.
    """

    def __init__(
        self,
        game: Game,
        seats: list[str] | None = None,
        names: list[str] | None = None,
        begun: Position | None = None,
    ) -> None:
        self.game = game
        self.seats = list(seats) if seats is not None else [PERSON] * game.players
        self.names = list(names) if names is not None else [f"Player {k + 1}" for k in range(game.players)]
        self.begun = begun
        self.moves: list[int] = []
        self.result: dict[str, object] | None = None
        # The seed of the dice and what was published of it before the first move; see `taberna.fair`.
        self.dice: dict[str, str] | None = None

    # -- writing ------------------------------------------------------------------------------------

    def add(self, action: int) -> None:
        """Note an action that was just applied."""
        self.moves.append(action)

    def close(self, state: State) -> None:
        """Note the result of a game that is over."""
        self.result = {"ending": state.ending(), "scores": state.scores(), "winners": state.winners()}

    def dumps(self) -> str:
        """The record as text: one line a field, moves wrapped."""
        head: dict[str, object] = {
            "taberna": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules,
            "players": self.game.players,
            "options": self.game.options,
            "seats": self.seats,
            "names": self.names,
        }
        if self.begun is not None:
            head["begun"] = self.begun
        if self.dice is not None:
            head["dice"] = self.dice
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
        lines.append('  "moves": [')
        lines.append(_wrap([json.dumps(self.game.text(action)) for action in self.moves]))
        lines.append("  ]" if self.result is None else "  ],")
        if self.result is not None:
            lines.append(f'  "result": {json.dumps(self.result)}')
        return "\n".join(["{", *(line for line in lines if line), "}"]) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the record whole or not at all: a crash leaves the old file or the new one."""
        target = Path(path)
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            scratch = target.with_name(f".{target.name}.{os.getpid()}")
            try:
                with scratch.open("w", encoding="utf-8") as file:
                    file.write(self.dumps())
                    file.flush()
                    os.fsync(file.fileno())
                scratch.replace(target)
            except BaseException:
                scratch.unlink(missing_ok=True)
                raise
        except OSError as error:
            raise BadFile("file-not-written", path=str(path), why=error.strerror or str(error)) from None

    # -- reading ------------------------------------------------------------------------------------

    @classmethod
    def load(cls, path: str | Path, kind: type[Game] | None = None) -> Record:
        """The record in a file; BadFile or BadRecord says what is wrong with it.

        The game is found by its name; give its class if it is not registered.
        """
        source = Path(path)
        try:
            if source.stat().st_size > LIMIT:
                raise BadFile("file-too-large", path=str(path), limit=LIMIT // 1024 // 1024)
            text = source.read_text(encoding="utf-8")
        except OSError as error:
            raise BadFile("file-not-read", path=str(path), why=error.strerror or str(error)) from None
        except UnicodeDecodeError:
            raise BadRecord("record-not-json", line=1) from None
        return cls.loads(text, kind)

    @classmethod
    def loads(cls, text: str, kind: type[Game] | None = None) -> Record:
        data = _parse(text)
        game = _read_game(data, kind)
        record = cls(
            game, _read_names(data, "seats", game), _read_names(data, "names", game), _read_begun(data, game)
        )
        moves = data.get("moves")
        if not isinstance(moves, list):
            raise BadRecord("record-field", field="moves", wanted="moves")
        for number, move in enumerate(moves, 1):
            try:
                record.add(game.action(move if isinstance(move, str) else ""))
            except Refused:
                raise BadRecord("record-move-unknown", number=number, move=str(move)[:40]) from None
        result = data.get("result")
        if result is not None and not isinstance(result, dict):
            raise BadRecord("record-field", field="result", wanted="object")
        record.result = result
        record.dice = _read_dice(data)
        return record

    # -- replaying ----------------------------------------------------------------------------------

    def first(self) -> State:
        """The position the game began with."""
        return self.game.start() if self.begun is None else self.game.position(self.begun)

    def steps(self) -> Iterator[tuple[State, int]]:
        """Each position with the action that was taken in it. The state moves on: clone it to keep it."""
        state = self.first()
        for number, action in enumerate(self.moves, 1):
            yield state, action
            self._play(state, action, number)

    def replay(self, moves: int | None = None) -> State:
        """The position after all moves, or after the first few."""
        state = self.first()
        for number, action in enumerate(self.moves[:moves], 1):
            self._play(state, action, number)
        return state

    def verify(self) -> State:
        """Replay, and check that the result is the one that was noted. Returns the last position."""
        state = self.replay()
        if self.result is not None:
            noted = self.result
            fresh = Record(self.game)
            fresh.close(state)
            if not state.over:
                raise BadRecord("record-result-early", moves=len(self.moves))
            if noted != fresh.result:
                raise BadRecord("record-result", noted=json.dumps(noted), found=json.dumps(fresh.result))
        return state

    def _play(self, state: State, action: int, number: int) -> None:
        try:
            state.apply(action)
        except Refused as refused:
            move = self.game.text(action)
            raise BadRecord("record-move-illegal", refused.clause, number=number, move=move, why=refused) from None


def _parse(text: str) -> dict[str, object]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord("record-not-json", line=error.lineno) from None
    except RecursionError:
        raise BadRecord("record-not-json", line=1) from None
    if not isinstance(data, dict) or "taberna" not in data:
        raise BadRecord("record-not-ours")
    if data["taberna"] != FORMAT:
        raise BadRecord("record-format", found=str(data["taberna"])[:20], known=FORMAT)
    return data


def _read_game(data: dict[str, object], kind: type[Game] | None) -> Game:
    name, options, players = data.get("game"), data.get("options", {}), data.get("players")
    if not isinstance(name, str):
        raise BadRecord("record-field", field="game", wanted="name")
    if not isinstance(options, dict):
        raise BadRecord("record-field", field="options", wanted="object")
    if not isinstance(players, int):
        raise BadRecord("record-field", field="players", wanted="number")
    try:
        game = (kind or game_class(name))(players, **options)
    except BadOption as error:
        raise BadRecord("record-options", why=error) from None
    if data.get("rules") != game.rules:
        found = str(data.get("rules"))[:20]
        raise BadRecord("record-rules", game=name, found=found, known=game.rules)
    return game


def _read_names(data: dict[str, object], field: str, game: Game) -> list[str] | None:
    names = data.get(field)
    if names is None:
        return None
    if not isinstance(names, list) or len(names) != game.players or not all(isinstance(n, str) for n in names):
        raise BadRecord("record-field", field=field, wanted="names")
    return names


def _read_begun(data: dict[str, object], game: Game) -> Position | None:
    begun = data.get("begun")
    if begun is None:
        return None
    try:
        return game.position(begun).position()
    except BadPosition as error:
        raise BadRecord("record-options", why=error) from None


def _read_dice(data: dict[str, object]) -> dict[str, str] | None:
    dice = data.get("dice")
    if dice is None:
        return None
    if not isinstance(dice, dict) or not all(isinstance(value, str) for value in dice.values()):
        raise BadRecord("record-field", field="dice", wanted="object")
    return dice


def _wrap(words: list[str], width: int = 100) -> str:
    lines: list[str] = []
    line = "   "
    for k, word in enumerate(words):
        piece = f" {word}," if k + 1 < len(words) else f" {word}"
        if len(line) + len(piece) > width:
            lines.append(line)
            line = "   "
        line += piece
    return "\n".join([*lines, line]) if words else ""
