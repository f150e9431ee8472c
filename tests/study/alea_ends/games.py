"""Thousands of games at once, every turn solved exactly for what the network says of its ends, and then played.

A turn is worked out as for the exact table (`tests.study.alea_table.turns`), only that an end is worth what the
network says of it, or, where it ends the game, what that brings. What was worked out is kept, so that the turn can
be played: the dice fall, and whoever plays takes what is worth most. Numbers are places in NUMBERS here.

What is left out: the end for want of patience, and that a game ends at once when no column can take anything (A21).
Games that go on beyond `ROUNDS` rounds end with the points that there are.
"""

from __future__ import annotations

from typing import Any

import torch

from taberna.games.alea import actions as a
from tests.study.alea_table import situations as s
from tests.study.alea_table.columns import MANY, NUMBERS
from tests.study.alea_table.turns import BONUS, CARDS, HANDS, NEVER, Ends, Kind, Turn

from .network import PLAYER, ROUND, ROWS, SEATS, Judge, cards, shares, told

Tensor = Any
ROUNDS = 24
LONGEST = 40  # rolls and cards of a turn, at most: six dice, and six cards that throw up to six again
WAYS = CARDS[:-1]  # how a card can be played; the joker as any of the others


class Solved(Turn):
    """A turn of many games with all that was worked out, by what is in force (`Kind`)."""

    def __init__(self, ends: Ends) -> None:
        self.best: dict[Kind, Tensor] = {}
        self.rolled: dict[Kind, Tensor] = {}
        super().__init__(ends, list(range(HANDS)))

    def _situations(self, hands: list[int], kind: Kind, failed: Tensor) -> tuple[Tensor, Tensor]:
        best, rolled = super()._situations(hands, kind, failed)
        at = torch.tensor(hands, device=self.device)
        for kept, found in ((self.best, best), (self.rolled, rolled)):
            if kind not in kept:
                kept[kind] = torch.full((len(found), HANDS, self.many), NEVER, device=self.device)
            kept[kind].index_copy_(1, at, found)
        return best, rolled


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
        most = len(s.SITUATIONS)
        self.grown = put([[s.PLACES.get(s.more(one, symbol), most) for one in s.SITUATIONS] for symbol in s.SYMBOLS])
        self.less = put([[_place(s.fewer(one, symbol)) for one in s.SITUATIONS] for symbol in s.SYMBOLS])
        # Without any die of a symbol, and how many those are.
        without = [[tuple(0 if k == symbol else c for k, c in enumerate(one)) for one in s.SITUATIONS] for symbol in (0, 1)]
        self.without = put([[s.PLACES[one] for one in of] for of in without])
        self.shown = put([[one[symbol] for one in s.SITUATIONS] for symbol in (0, 1)])
        # Where a situation stands among those that may have failed, by the dice set aside; 0 where it does not.
        self.failing = put(
            [[s.failing(aside).index(k) if k in s.failing(aside) else 0 for k in range(most)] for aside in range(3)]
        )
        self.odds = put([0, 0, 0, 1, 2, 2])  # the faces of a die


def _place(counts: Any) -> int:
    return s.PLACES[counts] if counts else s.NONE


class Games:
    """Games for so many players, each at the beginning of a turn."""

    def __init__(self, judge: Judge, games: int, players: int, device: str, noise: float = 0.0) -> None:
        self.judge, self.players, self.count = judge, players, games
        self.device = torch.device(device)
        self.noise = noise
        self.tables = Tables(self.device)
        self.columns = torch.zeros((games, players, ROWS), dtype=torch.int64, device=self.device)
        self.hands = torch.full((games, players), HANDS - 1, device=self.device)
        self.seat = torch.zeros(games, dtype=torch.int64, device=self.device)
        self.ended = torch.zeros(games, dtype=torch.bool, device=self.device)
        self.round = torch.zeros(games, dtype=torch.int64, device=self.device)
        self.every = torch.arange(games, device=self.device)
        self.points = 0.0
        self.finished = 0

    def restart(self, which: Tensor) -> None:
        self.columns[which] = 0
        self.hands[which] = HANDS - 1
        self.seat[which] = 0
        self.ended[which] = False
        self.round[which] = 0

    # -- what is told --------------------------------------------------------------------------------

    def turned(self) -> Tensor:
        """The seats of every game, from whoever has the turn on."""
        return (self.seat[:, None] + torch.arange(self.players, device=self.device)) % self.players

    def others(self) -> Tensor:
        """What is told of the others, in the order of play."""
        order = self.turned()[:, 1:]
        columns = torch.gather(self.columns, 1, order[..., None].expand(-1, -1, ROWS))
        hands = torch.gather(self.hands, 1, order)
        found = torch.zeros((self.count, SEATS - 1, PLAYER), dtype=torch.bool, device=self.device)
        there = self.players - 1
        found[:, :there, 0] = True
        found[:, :there, 1:7] = cards(hands)
        found[:, :there, 7:] = told(columns)
        return found

    def rounds(self) -> Tensor:
        found = torch.zeros((self.count, ROUND), dtype=torch.bool, device=self.device)
        found[:, 1 + self.players - 2] = True
        found[self.every, SEATS + self.players - 1 - self.seat] = True
        return found

    # -- a turn --------------------------------------------------------------------------------------

    @torch.no_grad()
    def turn(self) -> dict[str, Tensor]:
        """Play a turn in every game. What stood there when it was over: what is told of it, which hand was kept,
        whose turn it was, what the network says of it, whether it ended the game and what that brought."""
        others, rounds = self.others(), self.rounds()
        mine = torch.gather(self.columns, 1, self.seat[:, None, None].expand(-1, 1, ROWS))[:, 0]
        hand = self.hands[self.every, self.seat]
        beside = self.judge.beside(others.float(), rounds.float())
        ends, rows, doubled_rows = self._ends(mine, hand, beside)
        number, row, left = self._play(Solved(ends), hand, rows, doubled_rows)
        wrote = number >= 0
        after = mine.clone()
        after[self.every[wrote], row[wrote]] = self.tables.numbers[number[wrote]]
        bare = (hand == 0) & ~wrote
        last = self.ended | bare | (after > 0).all(-1)
        self.columns[self.every, self.seat] = after
        self.hands[self.every, self.seat] = left
        own = torch.zeros((self.count, PLAYER), dtype=torch.bool, device=self.device)
        own[:, 0] = True
        own[:, 7:] = told(after)
        rounds[:, 0] = last
        over = last & (self.seat == self.players - 1) | (self.round >= ROUNDS)
        found = {"own": own, "others": others, "rounds": rounds, "left": left, "seat": self.seat.clone(), "over": over}
        found["shares"] = self.judged(own, others, rounds, left)
        found["outcome"] = self._outcome()
        self._next(last, over)
        return found

    def judged(self, own: Tensor, others: Tensor, rounds: Tensor, left: Tensor) -> Tensor:
        """Everybody's share as the network sees it, by seats from whoever has just played on."""
        inside = self.judge.inside(own.float(), self.judge.beside(others.float(), rounds.float()))
        return shares(self.judge.logits(inside, self.judge.hand()[left]), self.players).exp()

    def _outcome(self) -> Tensor:
        """Everybody's share if it were over now, from whoever has just played on."""
        scores = self.columns.sum(-1) + BONUS * cards(self.hands).sum(-1)
        wins = scores == scores.max(-1, keepdim=True).values
        won = wins / wins.sum(-1, keepdim=True)
        return torch.gather(won, 1, self.turned())

    def _next(self, last: Tensor, over: Tensor) -> None:
        self.points += float((self.columns.sum(-1) + BONUS * cards(self.hands).sum(-1)).float().mean(-1)[over].sum())
        self.finished += int(over.sum())
        self.ended = last
        self.seat = (self.seat + 1) % self.players
        self.round += self.seat == 0
        self.restart(over)

    # -- what a turn can end with -----------------------------------------------------------------

    def _ends(self, mine: Tensor, hand: Tensor, beside: Tensor) -> tuple[Ends, Tensor, Tensor]:
        """What every end is worth to whoever plays; and for every number and hand the best row to write it in."""
        fits, doubles = self._fitting(mine)
        # One candidate more: nothing is written.
        valid = torch.cat([(fits | doubles).flatten(1), torch.ones((self.count, 1), dtype=torch.bool, device=self.device)], 1)
        game, slot = valid.nonzero(as_tuple=True)
        after = mine[game].clone()
        writes = slot < ROWS * MANY
        row, number = slot[writes] // MANY, slot[writes] % MANY
        after[writes.nonzero()[:, 0], row] = self.tables.numbers[number]
        last = (self.ended | ((hand == 0)))[game] & ~writes | self.ended[game] | (after > 0).all(-1)
        worth = self._worth(game, after, last, beside)
        value = torch.full((self.count, ROWS * MANY + 1, HANDS), NEVER, device=self.device)
        value[game, slot] = worth
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
        return ends, rows, doubled_rows

    def _noise(self) -> Tensor:
        """In a few games what is written is judged a little wrong, so that there are columns which nobody wants."""
        some = (torch.rand((self.count, 1, 1), device=self.device) < 0.1) * self.noise
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
        for part in torch.arange(len(game), device=self.device).split(1 << 17):
            own = torch.zeros((len(part), PLAYER), dtype=torch.bool, device=self.device)
            own[:, 0] = True
            own[:, 7:] = told(after[part])
            inside = self.judge.inside(own.float(), beside[game[part]] + last[part, None] * step)
            found[part] = shares(self.judge.logits(inside[:, None], hand), self.players)[..., 0].exp()
        finals = last & (self.seat == self.players - 1)[game] | (self.round[game] >= ROUNDS)
        which = finals.nonzero()[:, 0]
        if len(which):
            found[which] = self._final(game[which], after[which])
        return found

    def _final(self, game: Tensor, after: Tensor) -> Tensor:
        """What ends of the game bring to whoever plays, with every hand."""
        scores = self.columns.sum(-1) + BONUS * cards(self.hands).sum(-1)
        scores = scores.float().scatter(1, self.seat[:, None], -1.0)[game]
        mine = after.sum(-1, keepdim=True) + BONUS * self.judge.kept.float().sum(-1)
        best = scores.max(-1, keepdim=True).values
        ties = (scores == best).sum(-1, keepdim=True)
        return torch.where(mine > best, 1.0, torch.where(mine == best, 1.0 / (1 + ties), 0.0))

    # -- playing it ------------------------------------------------------------------------------------

    def _play(self, turn: Solved, hand: Tensor, rows: Tensor, doubled_rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Which number is written in the end, -1 if none, in which row, and the hand that is left."""
        play = Playing(self.tables, turn, hand.clone(), rows, doubled_rows)
        for _ in range(LONGEST):
            if not play.move():
                break
        return play.number, play.row, play.hand


class Playing:
    """Turns under way, all games at once."""

    def __init__(self, tables: Tables, turn: Solved, hand: Tensor, rows: Tensor, doubled_rows: Tensor) -> None:
        self.t, self.turn, self.hand = tables, turn, hand
        self.device = hand.device
        games = len(hand)
        self.every = torch.arange(games, device=self.device)
        self.rows = torch.stack([rows, doubled_rows])  # (2, games, numbers, hands)
        self.at = torch.zeros(games, dtype=torch.int64, device=self.device)
        self.aside = torch.zeros_like(self.at)
        self.twice = torch.zeros_like(self.at)
        self.open = torch.ones(games, dtype=torch.bool, device=self.device)
        self.number = torch.full_like(self.at, -1)
        self.row = torch.zeros_like(self.at)
        self.writing = torch.stack([turn.ends.writing, turn.ends.doubled])

    def move(self) -> bool:
        """Roll, write, play a card or pass, in every turn that is not over; whether some go on."""
        numbers = self.t.made[self.at]
        values = self.writing[self.twice[:, None], numbers, self.hand[:, None], self.every[:, None]]
        best = values.argmax(1)
        number, written = numbers[self.every, best], values[self.every, best]
        left = self.t.dice[self.at] + self.aside < s.DICE
        rolled = torch.where(left, self._of(self.turn.rolled, self.at, self.aside, self.hand), NEVER)
        goes = self.t.goes[self.at] & (left | (written > NEVER / 2)) & (left | ~self.t.must[self.at])
        roll = self.open & goes & ((rolled > written) | self.t.must[self.at])
        write = self.open & goes & ~roll
        self.number = torch.where(write, number, self.number)
        at = self.rows[self.twice, self.every, number.clamp(max=MANY - 1), self.hand]
        self.row = torch.where(write, at, self.row)
        failed = self.open & ~goes
        self.open &= ~write
        dice = torch.where(roll, 1, 0)
        if bool(failed.any()):
            dice = self._fail(failed, dice)
        self._fall(dice)
        return bool(self.open.any())

    def _of(self, kept: dict[Kind, Tensor], at: Tensor, aside: Tensor, hand: Tensor) -> Tensor:
        """What was worked out for situations, by what is in force; NEVER for those that can't be."""
        found = torch.full(self.at.shape, NEVER, device=self.device)
        for kind, values in kept.items():
            there = (aside == kind[0]) & (self.twice == kind[1]) & (at >= 0) & (at < len(values))
            found = torch.where(there, values[at.clamp(0, len(values) - 1), hand, self.every], found)
        return found

    def _fail(self, failed: Tensor, dice: Tensor) -> Tensor:
        """Play the card that is worth most, or pass; how many dice are thrown again."""
        most = self.turn.ends.passing[self.hand, self.every]
        chosen = torch.full_like(self.at, -1)
        spent = torch.zeros_like(self.at)
        for card in CARDS:
            able = failed & (self.hand & card > 0)
            for k, way in enumerate(WAYS):
                if card not in (way, a.CARD_JOKER):
                    continue
                value = torch.where(able, self._played(way, self.hand & ~card), NEVER)
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
        self._take(which, self.turn.rolled, self.aside)
        which = chosen == 3
        self._take(which, self.turn.best, self.aside + 1)
        self.aside += which
        self.twice = torch.where(chosen == 4, 1, self.twice)
        return dice

    def _played(self, way: int, hand: Tensor) -> Tensor:
        found = torch.full(self.at.shape, NEVER, device=self.device)
        for (kind, card), values in self.turn.played.items():
            if card == way:
                there = (self.aside == kind[0]) & (self.twice == kind[1])
                at = self.t.failing[kind[0]][self.at]
                found = torch.where(there, values[at, hand, self.every], found)
        return found

    def _take(self, which: Tensor, kept: dict[Kind, Tensor], aside: Tensor) -> None:
        """Take up the die that is best away."""
        values = torch.stack([self._of(kept, self.t.less[symbol][self.at], aside, self.hand) for symbol in s.SYMBOLS])
        symbol = values.argmax(0)
        self.at = torch.where(which, self.t.less[symbol, self.at], self.at)

    def _fall(self, dice: Tensor) -> None:
        for k in range(int(dice.max())):
            symbol = self.t.odds[torch.randint(6, self.at.shape, device=self.device)]
            self.at = torch.where(k < dice, self.t.grown[symbol, self.at].clamp(max=len(s.SITUATIONS) - 1), self.at)
