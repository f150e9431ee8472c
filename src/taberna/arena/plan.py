"""Which games a tournament has: the same deals for everybody, with the seats rotated."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from itertools import combinations, combinations_with_replacement
from pathlib import Path

from ..bots.code import code_digest
from ..bots.guests import command, is_file, words_of
from ..bots.network.offered import is_network, shipped, split
from ..bots.program import PATIENCE
from ..core.chance import Rng
from ..core.errors import BadOption
from ..core.game import Game
from ..core.manifest import IMPERATOR
from ..core.options import Value
from ..games import game_class, manifest


@dataclass(frozen=True)
class Entrant:
    """Somebody who plays: one of our bots by name, or a guest and how it is started."""

    name: str
    start: tuple[str, ...] = ()
    digest: str = ""  # of the guest's file, or what the level is, so that other versions are not mixed in


@dataclass(frozen=True)
class Plan:
    game: str
    players: int
    options: Mapping[str, Value]
    entrants: tuple[Entrant, ...]
    deals: int
    seed: int
    patience: float = PATIENCE
    # Who plays together, by their places in `entrants`; worked out unless it is said.
    lineups: tuple[tuple[int, ...], ...] = field(default=())
    # So many choices in the beginning of every deal are drawn, the same ones from all seats: where chance says
    # little, bots that always answer the same would play a few games again and again.
    opening: int = 0

    @property
    def games(self) -> int:
        return self.deals * self.turns

    @property
    def turns(self) -> int:
        """How often a deal is played: once if moving on by a seat would change nothing."""
        return self.players if len(self.entrants) > 1 else 1

    def make(self) -> Game:
        return game_class(self.game)(self.players, **self.options)

    def match(self, number: int) -> Match:
        """Every deal is played as often as there are seats, everybody moving on by one."""
        deal, turn = divmod(number, self.turns)
        lineups = self.lineups or lineups_of(len(self.entrants), self.players)
        seats = list(lineups[deal % len(lineups)])
        rng = Rng(self.seed, deal)
        for k in range(len(seats) - 1, 0, -1):
            other = rng.below(k + 1)
            seats[k], seats[other] = seats[other], seats[k]
        return Match(number, deal, rng.seed(), tuple(seats[-turn:] + seats[:-turn]))

    def header(self) -> str:
        """All that the result depends on, but for how many games there are, as a line."""
        known = asdict(self)
        del known["deals"]
        if not self.opening:
            del known["opening"]
        return json.dumps({"arena": 1, "code": code_of(self.game), **known}, sort_keys=True, default=list)

    def digest(self) -> str:
        return hashlib.sha256(self.header().encode()).hexdigest()[:12]


@dataclass(frozen=True)
class Match:
    number: int
    deal: int
    seed: int
    seats: tuple[int, ...]  # places in `entrants`


def code_of(game: str) -> str:
    """The version of all that decides how games go, so that a tournament which goes on is not of two."""
    return code_digest(game, "taberna.arena.playing")


def lineups_of(entrants: int, players: int) -> list[tuple[int, ...]]:
    """Everybody plays everybody. Where there are more seats than entrants some sit on several."""
    if entrants >= players:
        return list(combinations(range(entrants), players))
    everybody = set(range(entrants))
    return [one for one in combinations_with_replacement(range(entrants), players) if set(one) == everybody]


def entrants_of(game: str, wanted: list[str]) -> tuple[Entrant, ...]:
    """Those who were named, guests under the names of their files; each must be there once."""
    short = [_name(one) for one in wanted]
    found: list[Entrant] = []
    for one, called in zip(wanted, short, strict=True):
        start = command(one, game)
        name = called if short.count(called) == 1 else one  # files in two folders may be called alike
        if start is None:
            entrant = Entrant(one, digest=_own_digest(game, one))
        else:
            entrant = Entrant(name, tuple(start), _digest(one, start))
        if any(_alike(entrant, other) for other in found):
            raise BadOption("twice-in-arena", bot=entrant.name)
        found.append(entrant)
    return tuple(found)


def _name(wanted: str) -> str:
    """A file by its name alone, a command as it is."""
    return Path(wanted).name if " " not in wanted or is_file(wanted) else wanted


def _alike(one: Entrant, other: Entrant) -> bool:
    return one.name == other.name or (one.start != () and one.start == other.start)


def _own_digest(game: str, name: str) -> str:
    """What a level is and which network it plays with; a network of one's own counts by its file."""
    levels, advice, explore = manifest(game).levels, manifest(game).advice, manifest(game).network_explore
    network = split(name)[0] if is_network(name) else shipped(game) if name == IMPERATOR else None
    told = str(levels[name]) if name in levels else ""
    if network and advice:
        told += f"{advice} {explore}"
    return f"{told}{hashlib.sha256(Path(network).read_bytes()).hexdigest()[:12]}" if network else told


def _digest(wanted: str, start: list[str]) -> str:
    """Of the files that the command names; a program that is installed elsewhere counts by its name alone."""
    words = words_of(wanted)
    named = start if os.sep in words[0] and start[1:] == words[1:] else start[1:] or start
    digest = hashlib.sha256()
    for word in named:
        if is_file(word):
            digest.update(Path(word).read_bytes())
    return digest.hexdigest()[:12]
