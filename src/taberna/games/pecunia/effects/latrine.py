"""Cards that change how long Romans sit: Villas and markers."""

from mypy_extensions import i64

from ....core.frames import ASK, DONE, GO, SEAT, STEP, A
from .. import actions as a
from .. import moves as m
from .. import query as q
from ..ops import DONE_OFFERED, MARKERS_WANTED, PLAYERS_WANTED, ROMANS_WANTED, Card, QuietCard
from ..people import WOMAN
from ..table import DISCARDS, NOBODY, SEATED, SEATS, Table


class VillaDixius(QuietCard):
    """Lies beside your latrine as one more seat, next to no other."""

    name = "villa-dixius"

    def playable(self, t: Table, player: i64) -> bool:
        return not q.sheltered(t, player)

    def advance(self, t: Table) -> i64:
        player = t.frames.at(SEAT)
        t.lay_villa(player)
        if t.log is not None:
            t.tell("villa", {"player": player})
        return DONE


class OwnMarkers(Card):
    """Takes markers, one at a time, off Romans in your own latrine. A counts those taken."""

    def playable(self, t: Table, player: i64) -> bool:
        return q.touchables(t, player) > 0

    def offers(self, t: Table, roman: i64) -> bool:
        return q.touchable_in(t, roman, t.frames.at(SEAT))

    def take_one(self, t: Table, roman: i64) -> i64:
        f = t.frames
        f.put(A, f.at(A) + 1)
        m.take_markers(t, roman, 1)
        return GO

    def goes_on(self, t: Table, count: i64) -> bool:
        """Whether some of this many markers are still to be taken."""
        return t.frames.at(A) < count and q.touchables(t, t.frames.at(SEAT)) > 0


class GreatHaste(OwnMarkers):
    """Edition 1: up to 2 markers off one Roman in your latrine. Edition 2: 2 in all off any of them.

    In edition 1 A becomes the Roman, once he is picked."""

    name = "great-haste"
    asks: tuple[str, ...] = ("great-haste", "great-haste-markers")

    def advance(self, t: Table) -> i64:
        if t.edition == 1:
            return DONE if t.frames.at(STEP) == 2 else ASK
        return ASK if self.goes_on(t, 2) else DONE

    def wants(self, t: Table) -> i64:
        return MARKERS_WANTED if t.frames.at(STEP) == 1 else ROMANS_WANTED

    def take(self, t: Table, action: i64) -> i64:
        if t.edition == 2:
            return self.take_one(t, action - a.ROMAN)
        f = t.frames
        count = action - a.TAKE + 1
        if f.at(STEP) == 0:
            f.put(A, action - a.ROMAN)
            f.put(STEP, 1)
            if t.markers[f.at(A)] > 1:
                return ASK
            count = 1
        f.put(STEP, 2)
        m.take_markers(t, f.at(A), count)
        return GO

    def sound(self, t: Table) -> bool:
        f = t.frames
        if t.edition == 2:
            return f.at(STEP) == 0 and f.at(A) <= 2
        return super().sound(t) or (f.at(STEP) == 1 and self.offers(t, f.at(A)) and t.markers[f.at(A)] > 1)

    def facts(self, t: Table) -> dict[str, object]:
        if t.edition == 2:
            return {"left": 2 - t.frames.at(A)}
        return {"left": 2, "roman": t.deck.names[t.frames.at(A)]}


class GoodBusiness(OwnMarkers):
    """Three markers in all off Romans in your latrine, then 1 sesterce to another player."""

    name = "good-business"
    asks: tuple[str, ...] = ("good-business", "good-business-gift")

    def playable(self, t: Table, player: i64) -> bool:
        return t.purses[player] > 0 and q.touchables(t, player) > 0

    def advance(self, t: Table) -> i64:
        f = t.frames
        if f.at(STEP) == 0 and not self.goes_on(t, 3):
            f.put(STEP, 1)
        return ASK

    def wants(self, t: Table) -> i64:
        return PLAYERS_WANTED if t.frames.at(STEP) else ROMANS_WANTED

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if f.at(STEP) == 0:
            return self.take_one(t, action - a.ROMAN)
        m.give(t, f.at(SEAT), action - a.PLAYER, 1)
        return DONE

    def sound(self, t: Table) -> bool:
        f = t.frames
        # He who climbs a ladder meanwhile may have spent his last sesterce.
        rich = t.purses[f.at(SEAT)] > 0 or t.ladders > 0
        return rich and (f.at(STEP) == 1 or (f.at(STEP) == 0 and f.at(A) <= 3))

    def facts(self, t: Table) -> dict[str, object]:
        return {"left": 3 - t.frames.at(A)}


class SpringCleaning(QuietCard):
    """One marker off every Roman in your latrine."""

    name = "spring-cleaning"

    def playable(self, t: Table, player: i64) -> bool:
        return q.touchables(t, player) > 0

    def advance(self, t: Table) -> i64:
        f = t.frames
        if f.at(STEP):
            return DONE
        f.put(STEP, 1)
        if t.log is not None:
            t.tell("cleaning", {"player": f.at(SEAT)})
        m.tick(t, f.at(SEAT))
        return GO

    def sound(self, t: Table) -> bool:
        # Nothing is asked before; while those who leave are asked about, it has been done.
        return t.frames.at(STEP) == 1


class FishPoisoning(Card):
    """Two markers on one Roman in an opponent's latrine."""

    name = "fish-poisoning"
    asks: tuple[str, ...] = ("fish-poisoning",)

    def playable(self, t: Table, player: i64) -> bool:
        k: i64
        for k in range(t.players):
            if k != player and q.touchables(t, k) > 0:
                return True
        return False

    def offers(self, t: Table, roman: i64) -> bool:
        return q.touchable(t, roman) and t.owner(roman) != t.frames.at(SEAT)

    def take(self, t: Table, action: i64) -> i64:
        player = t.frames.at(SEAT)
        t.frames.pop()
        m.add_markers(t, player, action - a.ROMAN, 2)
        return GO


class LatrineGossip(Card):
    """Of two women on an opponent's seat the one with fewer markers gets as many as the other has.

    The seat is chosen by naming her."""

    name = "latrine-gossip"
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
        if other == NOBODY or q.class_of(one) != WOMAN or q.class_of(other) != WOMAN:
            return 0
        return t.markers[one] - t.markers[other]

    def _lacks(self, t: Table, roman: i64) -> i64:
        """How many markers she has less than her neighbour on the seat."""
        spot = t.place[roman] - SEATED
        gap = self._gap(t, spot // SEATS, spot % SEATS)
        return -gap if t.sitter(spot // SEATS, spot % SEATS, 0) == roman else gap

    def offers(self, t: Table, roman: i64) -> bool:
        return q.touchable(t, roman) and t.owner(roman) != t.frames.at(SEAT) and self._lacks(t, roman) > 0

    def take(self, t: Table, action: i64) -> i64:
        roman = action - a.ROMAN
        player = t.frames.at(SEAT)
        t.frames.pop()
        m.add_markers(t, player, roman, self._lacks(t, roman))
        return GO


class RatInfestation(Card):
    """Any number of markers, at least 1, from one Roman in your latrine to one or more others there.

    A is the Roman they come from, once he is picked. When he has none left he leaves (P13)."""

    name = "rat-infestation"
    asks: tuple[str, ...] = ("rat-infestation", "rat-infestation-to")

    def playable(self, t: Table, player: i64) -> bool:
        return q.touchables(t, player) > 1

    def advance(self, t: Table) -> i64:
        return DONE if t.frames.at(STEP) == 3 else ASK

    def wants(self, t: Table) -> i64:
        return ROMANS_WANTED | DONE_OFFERED if t.frames.at(STEP) == 2 else ROMANS_WANTED

    def offers(self, t: Table, roman: i64) -> bool:
        f = t.frames
        return q.touchable_in(t, roman, f.at(SEAT)) and (f.at(STEP) == 0 or roman != f.at(A))

    def take(self, t: Table, action: i64) -> i64:
        f = t.frames
        if action == a.DONE:
            return DONE
        roman = action - a.ROMAN
        if f.at(STEP) == 0:
            f.put(A, roman)
            f.put(STEP, 1)
            return ASK
        source = f.at(A)
        f.put(STEP, 3 if t.markers[source] == 1 else 2)
        m.move_marker(t, source, roman)
        return GO

    def sound(self, t: Table) -> bool:
        f = t.frames
        if f.at(STEP) == 3:
            return t.place[f.at(A)] == DISCARDS
        return super().sound(t) or (0 < f.at(STEP) <= 2 and q.seated_by(t, f.at(A), f.at(SEAT)))

    def facts(self, t: Table) -> dict[str, object]:
        source = t.frames.at(A)
        return {"roman": t.deck.names[source], "markers": t.markers[source]} if t.frames.at(STEP) else {}
