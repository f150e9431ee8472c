"""A game on paper: its options, then every move and every chance outcome, in order.

The position is always the fold of the record, so a record is all that needs to be kept. The file is
JSON that people can read: moves are the short texts of the actions. Where rules have data, numbers and names
that may change from one release to the next, the record carries those it was played with.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

from .core.errors import BadFile, BadOption, BadPosition, BadRecord, Refused
from .core.game import Game, Position, State
from .frozen import first_data
from .games import game_class

FORMAT = 2
FIRST_FORMAT = 1
"""Without data: such games were played with the first ones."""
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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.dumps() == other.dumps()

    __hash__ = None  # type: ignore[assignment]

    # -- writing ------------------------------------------------------------------------------------

    def add(self, action: int) -> None:
        """Note an action that was just applied."""
        self.moves.append(action)

    def close(self, state: State) -> None:
        """Note the result of a game that is over."""
        self.result = {"ending": state.ending(), "scores": state.scores(), "winners": state.winners()}

    def dumps(self) -> str:
        """The record as text: one line a field, moves wrapped."""
        game = self.game
        head: dict[str, object] = {
            "game": game.name,
            "rules": game.rules,
            "players": game.players,
            "options": game.options,
            "data": game.data,
            "seats": self.seats,
            "names": self.names,
            "begun": self.begun,
            "dice": self.dice,
        }
        return written(head, [game.text(action) for action in self.moves], self.result)

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
            # The reason names its clause itself.
            raise BadRecord("record-move-illegal", number=number, move=move, why=refused) from None


def written(head: dict[str, object], moves: list[str], result: dict[str, object] | None) -> str:
    """The text of a record. Fields of the head that are None, and data of a game that has none, are left out."""
    lines = [f'  "taberna": {FORMAT},']
    for key, value in head.items():
        if value is not None and (key != "data" or value):
            lines.append(f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)},")
    lines.append('  "moves": [')
    lines.append(_wrap([json.dumps(move) for move in moves]))
    lines.append("  ]" if result is None else "  ],")
    if result is not None:
        lines.append(f'  "result": {json.dumps(result)}')
    return "\n".join(["{", *(line for line in lines if line), "}"]) + "\n"


def _parse(text: str) -> dict[str, object]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord("record-not-json", line=error.lineno) from None
    except (RecursionError, ValueError):  # too deep, or a number of thousands of digits
        raise BadRecord("record-not-json", line=1) from None
    if not isinstance(data, dict) or "taberna" not in data:
        raise BadRecord("record-not-ours")
    if data["taberna"] not in (FIRST_FORMAT, FORMAT):
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
        known = kind or game_class(name)
        if data.get("rules") != known.rules:
            found = str(data.get("rules"))[:20]
            raise BadRecord("record-rules", game=name, found=found, known=known.rules)
        choices = [option.name for option in known.choices]
        for option in options:
            if option not in choices:  # before it could be taken for another argument
                raise BadOption("unknown-option", game=name, option=option[:40], choices=", ".join(choices))
        return known(players, data=_read_data(data, known), **options)
    except BadOption as error:
        raise BadRecord("record-options", why=error) from None


def _read_data(data: dict[str, object], kind: type[Game]) -> object:
    """The data that the game was played with; None, so that it has those that are shipped, if it needs none."""
    if data["taberna"] == FIRST_FORMAT:
        return first_data(kind)
    return data.get("data", {}) if kind.shipped_data() else None


def _read_names(data: dict[str, object], field: str, game: Game) -> list[str] | None:
    names = data.get(field)
    if names is None:
        return None
    if not isinstance(names, list) or len(names) != game.players or not all(map(_is_text, names)):
        raise BadRecord("record-field", field=field, wanted="names")
    return names


def _is_text(name: object) -> bool:
    """Half a character, as JSON may hold it, can't be written anywhere."""
    return isinstance(name, str) and not any("\ud800" <= letter <= "\udfff" for letter in name)


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
