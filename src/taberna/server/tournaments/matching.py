"""Pairs out of those who have not met: a maximum matching, by Edmonds' blossoms.

It tells whether a repetition can be avoided at all, so that pairs can be chosen by points, one after the other,
without ever running into a corner.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection

NOBODY = -1


class Matching:
    """A matching of the players that are left, as large as can be."""

    def __init__(self, allowed: list[set[int]]) -> None:
        self._allowed = allowed
        self.mate = [NOBODY] * len(allowed)
        self.left = set(range(len(allowed)))
        self._take_first()
        for player in sorted(self.left):
            if self.mate[player] == NOBODY:
                self._augment(player)

    def _take_first(self) -> None:
        """A start that needs no search."""
        for player, others in enumerate(self._allowed):
            free = (other for other in sorted(others) if self.mate[other] == NOBODY)
            if self.mate[player] == NOBODY and (other := next(free, None)) is not None:
                self.mate[player], self.mate[other] = other, player

    def single(self) -> list[int]:
        """Those who are left without anybody."""
        return [player for player in sorted(self.left) if self.mate[player] == NOBODY]

    def fix(self, one: int, other: int) -> bool:
        """Pair these two for good, if nobody else is left alone by it."""
        before = list(self.mate)
        freed = [self.mate[player] for player in (one, other) if self.mate[player] not in (NOBODY, one, other)]
        for player in (one, other, *freed):
            self.mate[player] = NOBODY
        self.left -= {one, other}
        if len(freed) == 2 and not self._augment(freed[0]):
            self.left |= {one, other}
            self.mate = before
            return False
        return True

    def drop(self, players: Collection[int]) -> None:
        """Players who are without anybody go."""
        self.left -= set(players)

    def _augment(self, root: int) -> bool:
        """Find a partner for somebody who has none, moving others around if need be."""
        search = _Search(self._allowed, self.mate, self.left)
        end = search.path_from(root)
        if end == NOBODY:
            return False
        while end != NOBODY:
            parent = search.parent[end]
            following = self.mate[parent]
            self.mate[end], self.mate[parent] = parent, end
            end = following
        return True


class _Search:
    """One search for an augmenting path."""

    def __init__(self, allowed: list[set[int]], mate: list[int], left: set[int]) -> None:
        size = len(allowed)
        self._allowed, self._mate, self._left = allowed, mate, left
        self.parent = [NOBODY] * size
        self._base = list(range(size))
        self._seen = [False] * size
        self._queue: deque[int] = deque()

    def path_from(self, root: int) -> int:
        """The far end of a path; `parent` leads back along it."""
        self._seen[root] = True
        self._queue.append(root)
        while self._queue:
            player = self._queue.popleft()
            for other in sorted(self._allowed[player] & self._left):
                if self._base[player] == self._base[other] or self._mate[player] == other:
                    continue
                if other == root or (self._mate[other] != NOBODY and self.parent[self._mate[other]] != NOBODY):
                    self._contract(player, other)
                elif self.parent[other] == NOBODY:
                    self.parent[other] = player
                    if self._mate[other] == NOBODY:
                        return other
                    self._seen[self._mate[other]] = True
                    self._queue.append(self._mate[other])
        return NOBODY

    def _contract(self, one: int, other: int) -> None:
        """A cycle of odd length counts as one player."""
        base = self._common(one, other)
        blossom: set[int] = set()
        self._mark(one, base, other, blossom)
        self._mark(other, base, one, blossom)
        for player in range(len(self._base)):
            if self._base[player] in blossom:
                self._base[player] = base
                if not self._seen[player]:
                    self._seen[player] = True
                    self._queue.append(player)

    def _common(self, one: int, other: int) -> int:
        passed: set[int] = set()
        while True:
            one = self._base[one]
            passed.add(one)
            if self._mate[one] == NOBODY:
                break
            one = self.parent[self._mate[one]]
        while self._base[other] not in passed:
            other = self.parent[self._mate[self._base[other]]]
        return self._base[other]

    def _mark(self, player: int, base: int, child: int, blossom: set[int]) -> None:
        while self._base[player] != base:
            blossom |= {self._base[player], self._base[self._mate[player]]}
            self.parent[player] = child
            child = self._mate[player]
            player = self.parent[self._mate[player]]
