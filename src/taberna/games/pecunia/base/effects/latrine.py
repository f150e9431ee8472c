"""Cards that change how long Romans sit: Villas and markers."""

from typing import ClassVar, Final

from mypy_extensions import i64

from .....core.frames import ASK, DONE, GO, PLAYER, REGISTER, STEP
from ...layout import NOBODY
from ...operations import DONE_OFFERED, PLAYERS_WANTED, ROMANS_WANTED, Card, QuietCard
from ...people import WOMAN
from ...registers import Register, roman
from ...table import Table
from .. import mutations as m
from .. import queries as q
from ..pieces import DISCARDS, ENOUGH, MARKERS, PICK, PICK_PLAYER, PLACE, PURSES, SEATED, SEATS

TAKEN: Final = REGISTER  # markers that have been taken
SOURCE: Final = REGISTER  # the Roman they come from


class VillaDixius(QuietCard):
    """Lies beside your latrine as one more seat, next to no other."""

    name = "villa-dixius"
    idle = "pecunia-idle-sheltered"

    def playable(self, t: Table, player: i64) -> bool:
        return not q.sheltered(t, player)

    def advance(self, t: Table) -> i64:
        player = t.frames.at(PLAYER)
        t.lay_villa(player)
        if t.log is not None:
            t.tell("villa", {"player": player})
        return DONE


class OwnMarkers(Card):
    """Takes markers, one at a time, off Romans in your own latrine."""

    first_place: i64 = SEATED
    registers: ClassVar[tuple[Register, ...]] = (Register("taken", 3),)

    def playable(self, t: Table, player: i64) -> bool:
        return q.touchables(t, player) > 0

    def offers(self, t: Table, roman: i64) -> bool:
        return q.touchable_in(t, roman, t.frames.at(PLAYER))

    def take_one(self, t: Table, roman: i64) -> i64:
        t.frames.count(TAKEN)
        m.take_markers(t, roman, 1)
        return GO

    def goes_on(self, t: Table, count: i64) -> bool:
        """Whether some of this many markers are still to be taken."""
        return t.frames.at(TAKEN) < count and q.touchables(t, t.frames.at(PLAYER)) > 0


class GreatHaste(OwnMarkers):
    """Edition 1: 2 markers off one Roman in your latrine, or his only one. Edition 2: 2 in all off any of them."""

    name = "great-haste"
    idle = "pecunia-idle-marker"
    asks: tuple[str, ...] = ("great-haste",)
    registers: ClassVar[tuple[Register, ...]] = (Register("taken", 2),)

    def advance(self, t: Table) -> i64:
        return ASK if self.goes_on(t, 2) else DONE

    def take(self, t: Table, action: i64) -> i64:
        if t.rules.edition == 2:
            return self.take_one(t, action - PICK)
        t.frames.put(TAKEN, 2)
        m.take_markers(t, action - PICK, 2)
        return GO

    def is_valid(self, t: Table) -> bool:
        return t.frames.at(STEP) == 0

    def facts(self, t: Table) -> dict[str, object]:
        return {"left": 2 - t.frames.at(TAKEN)}


class GoodBusiness(OwnMarkers):
    """Three markers in all off Romans in your latrine, then 1 sesterce to another player."""

    name = "good-business"
    idle = "pecunia-idle-marker"
    asks: tuple[str, ...] = ("good-business", "good-business-gift")

    def advance(self, t: Table) -> i64:
        f = t.frames
        if f.at(STEP) == 0 and not self.goes_on(t, 3):
            f.put(STEP, 1)
        # Who has nothing gives nothing (P17).
        return DONE if f.at(STEP) and t.cells[PURSES + f.at(PLAYER)] == 0 else ASK

    def wants(self, t: Table) -> i64:
        return PLAYERS_WANTED if t.frames.at(STEP) else ROMANS_WANTED

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if f.at(STEP) == 0:
            return self.take_one(t, action - PICK)
        m.give(t, f.at(PLAYER), action - PICK_PLAYER, 1)
        return DONE

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        return f.at(STEP) == 1 or (f.at(STEP) == 0 and f.at(TAKEN) <= 3)

    def facts(self, t: Table) -> dict[str, object]:
        return {"left": 3 - t.frames.at(TAKEN)}


class SpringCleaning(QuietCard):
    """One marker off every Roman in your latrine."""

    name = "spring-cleaning"
    idle = "pecunia-idle-marker"

    def playable(self, t: Table, player: i64) -> bool:
        return q.touchables(t, player) > 0

    def advance(self, t: Table) -> i64:
        f = t.frames
        if f.at(STEP):
            return DONE
        f.put(STEP, 1)
        if t.log is not None:
            t.tell("cleaning", {"player": f.at(PLAYER)})
        m.tick(t, f.at(PLAYER))
        return GO

    def is_valid(self, t: Table) -> bool:
        # Nothing is asked before; while those who leave are asked about, it has been done.
        return t.frames.at(STEP) == 1


class FishPoisoning(Card):
    """Two markers on one Roman in an opponent's latrine."""

    name = "fish-poisoning"
    idle = "pecunia-idle-others"
    first_place: i64 = SEATED
    asks: tuple[str, ...] = ("fish-poisoning",)

    def playable(self, t: Table, player: i64) -> bool:
        k: i64
        for k in range(t.players):
            if k != player and q.touchables(t, k) > 0:
                return True
        return False

    def offers(self, t: Table, roman: i64) -> bool:
        return q.touchable(t, roman) and t.owner(roman) != t.frames.at(PLAYER)

    def take(self, t: Table, action: i64) -> i64:
        player = t.frames.at(PLAYER)
        t.frames.pop()
        m.add_markers(t, player, action - PICK, 2)
        return GO


class LatrineGossip(Card):
    """Of two women on an opponent's seat the one with fewer markers gets as many as the other has.

    The seat is chosen by naming her."""

    name = "latrine-gossip"
    idle = "pecunia-idle-women"
    first_place: i64 = SEATED
    asks: tuple[str, ...] = ("latrine-gossip",)

    def playable(self, t: Table, player: i64) -> bool:
        k: i64
        seat: i64
        for k in range(t.players):
            for seat in range(SEATS):
                if k != player and self._gap(t, k, seat) != 0 and not q.sheltered(t, k):
                    return True
        return False

    def _gap(self, t: Table, player: i64, seat: i64) -> i64:
        """How many markers the first woman on a seat has more than the second; 0 if there are not two."""
        one, other = t.sitter(player, seat, 0), t.sitter(player, seat, 1)
        if other == NOBODY or q.class_of(t, one) != WOMAN or q.class_of(t, other) != WOMAN:
            return 0
        return t.cells[MARKERS + one] - t.cells[MARKERS + other]

    def _lacks(self, t: Table, roman: i64) -> i64:
        """How many markers she has less than her neighbour on the seat."""
        spot = t.cells[PLACE + roman] - SEATED
        gap = self._gap(t, spot // SEATS, spot % SEATS)
        return -gap if t.sitter(spot // SEATS, spot % SEATS, 0) == roman else gap

    def offers(self, t: Table, roman: i64) -> bool:
        return q.touchable(t, roman) and t.owner(roman) != t.frames.at(PLAYER) and self._lacks(t, roman) > 0

    def take(self, t: Table, action: i64) -> i64:
        roman = action - PICK
        player = t.frames.at(PLAYER)
        t.frames.pop()
        m.add_markers(t, player, roman, self._lacks(t, roman))
        return GO


class RatInfestation(Card):
    """Any number of markers, at least 1, from one Roman in your latrine to one or more others there.

    When he has none left he leaves (P13)."""

    name = "rat-infestation"
    idle = "pecunia-idle-two-romans"
    first_place: i64 = SEATED
    asks: tuple[str, ...] = ("rat-infestation", "rat-infestation-to")
    registers: ClassVar[tuple[Register, ...]] = (roman("source"),)

    def playable(self, t: Table, player: i64) -> bool:
        return q.touchables(t, player) > 1

    def advance(self, t: Table) -> i64:
        return DONE if t.frames.at(STEP) == 3 else ASK

    def wants(self, t: Table) -> i64:
        return ROMANS_WANTED | DONE_OFFERED if t.frames.at(STEP) == 2 else ROMANS_WANTED

    def offers(self, t: Table, roman: i64) -> bool:
        f = t.frames
        return q.touchable_in(t, roman, f.at(PLAYER)) and (f.at(STEP) == 0 or roman != f.piece(SOURCE))

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if action == ENOUGH:
            return DONE
        roman = action - PICK
        if f.at(STEP) == 0:
            f.name(SOURCE, roman)
            f.put(STEP, 1)
            return ASK
        source = f.piece(SOURCE)
        f.put(STEP, 3 if t.cells[MARKERS + source] == 1 else 2)
        m.move_marker(t, source, roman)
        return GO

    def is_valid(self, t: Table) -> bool:
        f = t.frames
        source = f.piece(SOURCE)
        if source == NOBODY:
            return super().is_valid(t)
        if f.at(STEP) == 3:
            return t.cells[PLACE + source] == DISCARDS
        return 0 < f.at(STEP) <= 2 and q.seated_by(t, source, f.at(PLAYER))

    def facts(self, t: Table) -> dict[str, object]:
        source = t.frames.piece(SOURCE)
        return {"roman": t.rules.names[source], "markers": t.cells[MARKERS + source]} if t.frames.at(STEP) else {}


CARDS: Final[list[Card]] = [
    VillaDixius(),
    GreatHaste(),
    GoodBusiness(),
    SpringCleaning(),
    FishPoisoning(),
    LatrineGossip(),
    RatInfestation(),
]
