"""Thousands of games at once, every turn solved exactly for what the network says of its ends, and then played.

A turn is worked out as for the exact table (`tests.study.alea_table.turns`), only that an end is worth what the
network says of it, or, where it ends the game, what that brings. What was worked out is kept, so that the turn can
be played: the dice fall, and whoever plays takes what is worth most. Numbers are told as places in NUMBERS.

What is left out: the end for want of patience, and that a game ends at once when no column can take anything
(A21). Games that go on beyond `ROUNDS` rounds end with the points that there are.
"""

from __future__ import annotations

from typing import Any

import torch

from taberna.games.alea import actions as a
from tests.study.alea_table import situations as s
from tests.study.alea_table.columns import MANY, NUMBERS
from tests.study.alea_table.turns import BONUS, CARDS, HANDS, KINDS, NEVER, Ends, Kind, Turn, places

from .network import PLAYER, ROUND, ROWS, SEATS, Judge, cards, shares, told

Tensor = Any
ROUNDS = 24
STRAYS = 0.1  # the part of the turns in which ends are judged a little wrong on purpose
TOGETHER = 1 << 17  # ends that are judged in one stroke
LONGEST = 24  # rolls and cards of a turn, at most; what takes longer counts as nothing written
WAYS = CARDS[:-1]  # how a card can be played; the joker as any of the others


# What is kept of a solved turn, one behind the other: what situations are worth, what it is worth to roll there,
# and what each way to play a card would bring where a turn may have failed; each of these by what is in force.
BEST, ROLLED, WAY = 0, 1, 2
MOST = len(s.SITUATIONS)
FAILING = len(s.failing(0))
STRIDES = [MOST, MOST, *(FAILING for _ in WAYS)]
FIRSTS = [sum(STRIDES[:which]) * len(KINDS) for which in range(len(STRIDES))]
KEPT = sum(STRIDES) * len(KINDS)


def first_of(which: int, kind: Kind) -> int:
    return FIRSTS[which] + KINDS.index(kind) * STRIDES[which]


class Solved(Turn):
    """A turn of many games with all that was worked out."""

    def __init__(self, ends: Ends) -> None:
        self.kept = torch.full((KEPT, HANDS, ends.passing.shape[1]), NEVER, device=ends.passing.device)
        super().__init__(ends, list(range(HANDS)))
        # What a turn without cards ends with depends on whether it began so: the games say what passing is worth.
        self._hands([0], (0, 0))

    def _situations(self, hands: list[int], kind: Kind, failed: Tensor) -> tuple[Tensor, Tensor]:
        found = super()._situations(hands, kind, failed)
        for which, values in zip((BEST, ROLLED), found, strict=True):
            self._room(which, kind, len(values)).index_copy_(1, places(tuple(hands), self.device), values)
        return found

    def _keep(self, kind: Kind, card: int, hands: list[int], values: Tensor) -> None:
        which = WAY + WAYS.index(card)
        room: Tensor = self.played.setdefault((kind, card), self._room(which, kind, len(values)))
        room.index_copy_(1, places(tuple(hands), self.device), values)

    def _room(self, which: int, kind: Kind, size: int) -> Tensor:
        first = first_of(which, kind)
        return self.kept[first : first + size]


class Tables:
    """Lists of places as tensors on a device."""

    def __init__(self, device: Any) -> None:
        def put(values: Any) -> Tensor:
            return torch.tensor(values, device=device)

        self.numbers = put([*NUMBERS, 0])
        self.place = put([-1] * 40)
        for k, number in enumerate(NUMBERS):
            self.place[number] = k
        self.dice = put([sum(one) for one in s.SITUATIONS])
        self.goes = put([s.goes_on(one) for one in s.SITUATIONS])
        self.must = put([sum(one) == 0 or one == (0, 0, 4) for one in s.SITUATIONS])
        self.made = put([s.made(one) for one in s.SITUATIONS])  # added, taken
        self.grown = put(
            [[s.PLACES.get(s.more(one, symbol), MOST - 1) for one in s.SITUATIONS] for symbol in s.SYMBOLS]
        )
        self.less = put([[_place(s.fewer(one, symbol)) for one in s.SITUATIONS] for symbol in s.SYMBOLS])
        # Without any die of a symbol, and how many those are.
        without = [
            [(0 if symbol == 0 else i, 0 if symbol == 1 else v, x) for i, v, x in s.SITUATIONS]
            for symbol in (0, 1)
        ]
        self.without = put([[s.PLACES[one] for one in of] for of in without])
        self.shown = put([[one[symbol] for one in s.SITUATIONS] for symbol in (0, 1)])
        # Where a situation stands among those that may have failed, by the dice set aside; 0 where it does not.
        self.failing = put(
            [
                [s.failing(aside).index(k) if k in s.failing(aside) else 0 for k in range(MOST)]
                for aside in range(3)
            ]
        )
        self.odds = put([0, 0, 0, 1, 2, 2])  # the faces of a die
        self.firsts = put([[first_of(which, kind) for kind in KINDS] for which in range(len(STRIDES))])


def _place(counts: Any) -> int:
    return s.PLACES[counts] if counts else s.NONE


class Games:
    """Games for two to six, each at the beginning of a turn: as many for each number as `counts` says."""

    def __init__(
        self, judge: Judge, counts: dict[int, int], device: str, noise: float = 0.0, recorded: bool = True
    ) -> None:
        self.judge, self.counts, self.noise = judge, counts, noise
        self.count = sum(counts.values())
        self.device = torch.device(device)
        self.tables = Tables(self.device)
        self.turns = Turns(self.tables, recorded and self.device.type == "cuda")
        self.players = torch.cat([torch.full((many,), players) for players, many in counts.items()]).to(
            self.device
        )
        self.columns = torch.zeros((self.count, SEATS, ROWS), dtype=torch.int64, device=self.device)
        self.hands = torch.full((self.count, SEATS), HANDS - 1, device=self.device)
        self.seat = torch.zeros(self.count, dtype=torch.int64, device=self.device)
        self.ended = torch.zeros(self.count, dtype=torch.bool, device=self.device)
        self.round = torch.zeros(self.count, dtype=torch.int64, device=self.device)
        self.every = torch.arange(self.count, device=self.device)
        self.places = torch.arange(SEATS, device=self.device)
        self.there = self.places < self.players[:, None]  # by seats, and by the order of play
        # Where whoever plays next finds those who have just played, whoever that is: one place on.
        before = (self.places - 1) % self.players[:, None]
        self.before = torch.where(self.there, before, self.places)
        self.points = torch.zeros(SEATS + 1, device=self.device)  # of games that are over, by players
        self.finished = torch.zeros(SEATS + 1, device=self.device)

    def restart(self, which: Tensor) -> None:
        self.columns[which] = 0
        self.hands[which] = HANDS - 1
        self.seat[which] = 0
        self.ended[which] = False
        self.round[which] = 0

    # -- what is told --------------------------------------------------------------------------------

    def turned(self) -> Tensor:
        """The seats of every game, from whoever has the turn on; those that nobody has come last."""
        order = (self.seat[:, None] + self.places) % self.players[:, None]
        return torch.where(self.there, order, self.places)

    def others(self) -> Tensor:
        """What is told of the others, in the order of play."""
        order = self.turned()[:, 1:]
        columns = torch.gather(self.columns, 1, order[..., None].expand(-1, -1, ROWS))
        hands = torch.gather(self.hands, 1, order)
        found = torch.ones((self.count, SEATS - 1, PLAYER), dtype=torch.bool, device=self.device)
        found[..., 1:7] = cards(hands)
        found[..., 7:] = told(columns)
        return found & self.there[:, 1:, None]

    def rounds(self) -> Tensor:
        found = torch.zeros((self.count, ROUND), dtype=torch.bool, device=self.device)
        found[self.every, 1 + self.players - 2] = True
        found[self.every, SEATS + self.players - 1 - self.seat] = True
        return found

    # -- a turn --------------------------------------------------------------------------------------

    @torch.no_grad()
    def turn(self) -> dict[str, Tensor]:
        """Play a turn in every game. What stood there when it was over: what is told of it, which hand was kept,
        what the network says of it, whether it ended the game and what that brought; shares from whoever has just
        played on."""
        others, rounds = self.others(), self.rounds()
        mine = torch.gather(self.columns, 1, self.seat[:, None, None].expand(-1, 1, ROWS))[:, 0]
        hand = self.hands[self.every, self.seat]
        beside = self.judge.beside(others.float(), rounds.float())
        ends, rows = self._ends(mine, hand, beside)
        number, row, left = self.turns(ends, hand, rows)
        wrote = number >= 0
        after = torch.where(
            wrote[:, None] & (torch.arange(ROWS, device=self.device) == row[:, None]),
            self.tables.numbers[number][:, None],
            mine,
        )
        last = self.ended | ((hand == 0) & ~wrote) | (after > 0).all(-1)
        self.columns[self.every, self.seat] = after
        self.hands[self.every, self.seat] = left
        own = self._own(after)
        rounds[:, 0] = last
        over = (last & (self.seat == self.players - 1)) | (self.round >= ROUNDS)
        found = {"own": own, "others": others, "rounds": rounds, "left": left, "there": self.there, "over": over}
        found["shares"] = self.judged(own, others, rounds, left)
        found["outcome"] = self._outcome()
        self._next(last, over)
        return found

    def _own(self, columns: Tensor) -> Tensor:
        found = torch.zeros((len(columns), PLAYER), dtype=torch.bool, device=self.device)
        found[:, 0] = True
        found[:, 7:] = told(columns)
        return found

    def judged(self, own: Tensor, others: Tensor, rounds: Tensor, left: Tensor) -> Tensor:
        """Everybody's share as the network sees it."""
        inside = self.judge.inside(own.float(), self.judge.beside(others.float(), rounds.float()))
        return shares(self.judge.logits(inside, self.judge.hand()[left]), self.there).exp()

    def scores(self) -> Tensor:
        found = self.columns.sum(-1) + BONUS * cards(self.hands).sum(-1)
        return torch.where(self.there, found, -1.0)

    def _outcome(self) -> Tensor:
        """Everybody's share if it were over now."""
        scores = self.scores()
        wins = scores == scores.max(-1, keepdim=True).values
        return torch.gather(wins / wins.sum(-1, keepdim=True), 1, self.turned())

    def _next(self, last: Tensor, over: Tensor) -> None:
        mean = torch.where(self.there, self.scores(), 0.0).sum(-1) / self.players
        self.points.index_add_(0, self.players, mean.float() * over)
        self.finished.index_add_(0, self.players, over.float())
        self.ended = last
        self.seat = (self.seat + 1) % self.players
        self.round += self.seat == 0
        self.restart(over)

    # -- what a turn can end with -----------------------------------------------------------------

    def _ends(self, mine: Tensor, hand: Tensor, beside: Tensor) -> tuple[Ends, Tensor]:
        """What every end is worth to whoever plays; and for every number and hand the best row to write it in,
        without *Twice* and with it."""
        fits, doubles = self._fitting(mine)
        # One candidate more: nothing is written.
        valid = torch.cat([(fits | doubles).flatten(1), self.there[:, :1]], 1)
        game, slot = valid.nonzero(as_tuple=True)
        writes = slot < ROWS * MANY
        row, number = slot // MANY, torch.where(writes, slot % MANY, MANY)
        at = torch.arange(ROWS, device=self.device) == row[:, None]
        after = torch.where(at, self.tables.numbers[number][:, None], mine[game])
        last = self.ended[game] | ((hand == 0)[game] & ~writes) | (after > 0).all(-1)
        value = torch.full((self.count, ROWS * MANY + 1, HANDS), NEVER, device=self.device)
        value[game, slot] = self._worth(game, after, last, beside)
        if self.noise:
            value[:, :-1] += self._noise()
        passing = value[:, -1].T.contiguous()
        value = value[:, :-1].reshape(self.count, ROWS, MANY, HANDS)
        writing, rows = torch.where(fits[..., None], value, NEVER).max(1)
        doubled, doubled_rows = value.max(1)
        nothing = torch.full((self.count, 1, HANDS), NEVER, device=self.device)
        ends = Ends(
            passing,
            torch.cat([writing, nothing], 1).permute(1, 2, 0).contiguous(),
            torch.cat([doubled, nothing], 1).permute(1, 2, 0).contiguous(),
            torch.cat([doubles.any(1), doubles.new_zeros(self.count, 1)], 1).T.contiguous(),
        )
        return ends, torch.stack([rows, doubled_rows])

    def _noise(self) -> Tensor:
        """In some games what is written is judged a little wrong, so that there are columns which nobody wants."""
        some = (torch.rand((self.count, 1, 1), device=self.device) < STRAYS) * self.noise
        return torch.randn((self.count, ROWS * MANY, 1), device=self.device) * some

    def _fitting(self, mine: Tensor) -> tuple[Tensor, Tensor]:
        """Which numbers may be written in which row (A9), and which with *Twice* (A15): (games, rows, numbers)."""
        empty = mine == 0
        low = torch.cummax(mine, -1).values
        high = torch.where(empty, 40, mine)
        high = torch.cummin(high.flip(-1), -1).values.flip(-1)
        numbers = self.tables.numbers[:MANY]
        fits = empty[..., None] & (numbers > low[..., None]) & (numbers < high[..., None])
        above = torch.nn.functional.pad(mine, (1, 0))[:, :-1]
        below = torch.nn.functional.pad(mine, (0, 1))[:, 1:]
        once = (mine[:, :, None] == numbers).sum(1, keepdim=True) == 1
        beside = (above[..., None] == numbers) | (below[..., None] == numbers)
        return fits, empty[..., None] & beside & once

    def _worth(self, game: Tensor, after: Tensor, last: Tensor, beside: Tensor) -> Tensor:
        """What ends are worth with every hand: (ends, hands)."""
        found = torch.empty((len(game), HANDS), device=self.device)
        hand = self.judge.hand()
        step = self.judge.round.weight[:, 0]
        for part in torch.arange(len(game), device=self.device).split(TOGETHER):
            games = game[part]
            inside = self.judge.inside(self._own(after[part]).float(), beside[games] + last[part, None] * step)
            logits = self.judge.logits(inside[:, None], hand)
            found[part] = shares(logits, self.there[games, None])[..., 0].exp()
        finals = (last & (self.seat == self.players - 1)[game]) | (self.round[game] >= ROUNDS)
        which = finals.nonzero()[:, 0]
        found[which] = self._final(game[which], after[which])
        return found

    def _final(self, game: Tensor, after: Tensor) -> Tensor:
        """What ends of the game bring to whoever plays, with every hand."""
        scores = self.scores().scatter(1, self.seat[:, None], -1.0)[game]
        mine = after.sum(-1, keepdim=True) + BONUS * self.judge.kept.sum(-1)
        best = scores.max(-1, keepdim=True).values
        ties = (scores == best).sum(-1, keepdim=True)
        return torch.where(mine > best, 1.0, torch.where(mine == best, 1.0 / (1 + ties), 0.0))


class Turns:
    """Solves turns and plays them. On a graphics card what is done is recorded the first time and repeated then:
    thousands of small steps, which to begin one by one takes ten times as long."""

    def __init__(self, tables: Tables, recorded: bool) -> None:
        self.tables = tables
        self.recorded = recorded
        self.graph: Any = None

    def __call__(self, ends: Ends, hand: Tensor, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Which number is written in the end, -1 if none, in which row, and the hand that is left."""
        given = (ends.passing, ends.writing, ends.doubled, ends.doubles, hand, rows)
        if not self.recorded:
            return self._played(*given)
        if self.graph is None:
            self._record(given)
        for kept, now in zip(self.given, given, strict=True):
            kept.copy_(now)
        self.graph.replay()
        return self.found

    def _played(self, *given: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        play = Playing(self.tables, Solved(Ends(*given[:4])), *given[4:])
        for _ in range(LONGEST):
            play.move()
        return play.number, play.row, play.hand

    def _record(self, given: tuple[Tensor, ...]) -> None:
        self.given = tuple(one.clone() for one in given)
        beside = torch.cuda.Stream()
        beside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(beside):  # what is worked out once must be there before
            self._played(*self.given)
        torch.cuda.current_stream().wait_stream(beside)
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            self.found = self._played(*self.given)


class Playing:
    """Turns under way, all games at once."""

    def __init__(self, tables: Tables, turn: Solved, hand: Tensor, rows: Tensor) -> None:
        self.t, self.hand, self.kept, self.passing = tables, hand, turn.kept, turn.ends.passing
        self.device = hand.device
        games = len(hand)
        self.every = torch.arange(games, device=self.device)
        self.rows = rows  # (2, games, numbers, hands)
        self.at = torch.zeros(games, dtype=torch.int64, device=self.device)
        self.aside = torch.zeros_like(self.at)
        self.twice = torch.zeros_like(self.at)
        self.open = torch.ones(games, dtype=torch.bool, device=self.device)
        self.number = torch.full_like(self.at, -1)
        self.row = torch.zeros_like(self.at)
        self.writing = torch.stack([turn.ends.writing, turn.ends.doubled])

    def worth(self) -> Tensor:
        """What it is worth to begin."""
        return self._of(ROLLED, self.at, self.aside)

    def move(self) -> None:
        """Roll, write, play a card or pass, in every turn that is not over."""
        numbers = self.t.made[self.at]
        values = self.writing[self.twice[:, None], numbers, self.hand[:, None], self.every[:, None]]
        best = values.argmax(1)
        number, written = numbers[self.every, best], values[self.every, best]
        left = self.t.dice[self.at] + self.aside < s.DICE
        rolled = torch.where(left, self._of(ROLLED, self.at, self.aside), NEVER)
        goes = self.t.goes[self.at] & (left | (written > NEVER / 2)) & (left | ~self.t.must[self.at])
        roll = self.open & goes & ((rolled > written) | self.t.must[self.at])
        write = self.open & goes & ~roll
        self.number = torch.where(write, number, self.number)
        at = self.rows[self.twice, self.every, number.clamp(max=MANY - 1), self.hand]
        self.row = torch.where(write, at, self.row)
        failed = self.open & ~goes
        self.open &= ~write
        self._fall(self._fail(failed, torch.where(roll, 1, 0)))

    def _of(self, which: int, at: Tensor, aside: Tensor) -> Tensor:
        """What was worked out for situations, by what is in force; NEVER for those that can't be."""
        there = (at >= 0) & (aside <= s.ASIDE)
        first = self.t.firsts[which][torch.where(there, 2 * aside + self.twice, 0)]
        found = self.kept[first + torch.where(there, at, 0), self.hand, self.every]
        return torch.where(there, found, NEVER)

    def _fail(self, failed: Tensor, dice: Tensor) -> Tensor:
        """Play the card that is worth most, or pass; how many dice are thrown again."""
        most = self.passing[self.hand, self.every]
        chosen = torch.full_like(self.at, -1)
        spent = torch.zeros_like(self.at)
        for card in CARDS:
            able = failed & (self.hand & card > 0)
            for k, way in enumerate(WAYS):
                if card not in (way, a.CARD_JOKER):
                    continue
                value = torch.where(able, self._way(k, self.hand & ~card), NEVER)
                better = value > most
                most, chosen = torch.where(better, value, most), torch.where(better, k, chosen)
                spent = torch.where(better, card, spent)
        self.open &= ~(failed & (chosen < 0))
        self.hand = self.hand & ~spent
        for k in (0, 1):
            which = chosen == k
            dice = torch.where(which, self.t.shown[k][self.at], dice)
            self.at = torch.where(which, self.t.without[k][self.at], self.at)
        which = chosen == 2
        dice = torch.where(which, 1, dice)
        self._take(which, ROLLED, self.aside)
        which = chosen == 3
        self._take(which, BEST, self.aside + 1)
        self.aside += which
        self.twice = torch.where(chosen == 4, 1, self.twice)
        return dice

    def _way(self, way: int, hand: Tensor) -> Tensor:
        """What it would bring to play a card so."""
        first = self.t.firsts[WAY + way][2 * self.aside + self.twice]
        return self.kept[first + self.t.failing[self.aside, self.at], hand, self.every]

    def _take(self, which: Tensor, kept: int, aside: Tensor) -> None:
        """Take up the die that is best away."""
        values = torch.stack([self._of(kept, self.t.less[symbol][self.at], aside) for symbol in s.SYMBOLS])
        symbol = values.argmax(0)
        self.at = torch.where(which, self.t.less[symbol, self.at], self.at)

    def _fall(self, dice: Tensor) -> None:
        for k in range(s.DICE):
            symbol = self.t.odds[torch.randint(6, self.at.shape, device=self.device)]
            self.at = torch.where(k < dice, self.t.grown[symbol, self.at], self.at)
