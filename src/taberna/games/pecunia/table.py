"""What lies on the table, and the few moves that cards can make. No rule about when is in here.

Romans are numbers. Each is in exactly one place: the pile, a list (a queue, the discards, the Romans
that an effect holds) or a seat. Lists are chains: `head`, `tail` and `size` of each, and for every
Roman in one the Roman `behind` him. Of a pile only what may still come is known, never an order.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ...core.events import Event
from ...core.frames import Framed, Frames
from ...core.game import Game
from . import actions as a
from .cards import CARD_IDS, KINDS, VILLA, Deck
from .events import EVENTS, TO_COME, USED
from .gods import GODS, MIDDLE, UNSEEN
from .ladders import TALLIED
from .people import COMMON, FAMOUS, ROMANS
from .upgrades import BUILT, GONE, IN_PILE, UPGRADES

SEATS: Final = 6  # of a player: left, middle, right and room for three Villas
PLAIN_SEATS: Final = 3
ROOM: Final = 2  # Romans on one seat

# Places of a Roman. The first six are the queues of the players.
HELD: Final = 6  # lies open while an effect or the draft decides about him
DISCARDS: Final = 7  # its head is the top card
LISTS: Final = 8
PILE: Final = 8
BOX: Final = 9  # a famous Roman of whom nobody knows whether he is in the pile
SEATED: Final = 10  # + player × SEATS + seat

NOBODY: Final = -1

ENDINGS: Final = ["", "target", "round", "ladder"]
LADDER: Final = 3  # the ending


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Framed):
    def __init__(self, game: Game, source: "Table | None", deck: Deck, frames: Frames) -> None:
        self.deck = deck
        if source is None:
            players = game.players
            self.players: i64 = players
            self.purses = vec[i64]([0] * players)
            self.villas = vec[i64]([0] * players)  # a bit for each of the three that may lie there
            self.sitters = vec[i64]([NOBODY] * (players * SEATS * ROOM))
            self.markers = vec[i64]([0] * ROMANS)
            self.place = vec[i64]([PILE] * COMMON + [BOX] * FAMOUS)
            self.behind = vec[i64]([NOBODY] * ROMANS)
            self.head = vec[i64]([NOBODY] * LISTS)
            self.tail = vec[i64]([NOBODY] * LISTS)
            self.size = vec[i64]([0] * LISTS)
            self.coins = vec[i64]([0] * ROMANS)  # that lie on them
            self.upgrades: i64 = 0  # 1 with the module
            self.where = vec[i64]([IN_PILE] * UPGRADES)  # each upgrade is
            self.built = vec[i64]([NOBODY] * (players * PLAIN_SEATS))  # the upgrade of each seat
            self.spent: i64 = 0  # a bit for each upgrade that was used in this turn
            self.events: i64 = 0  # 1 with the module
            self.event_markers = vec[i64]([TO_COME] * EVENTS)  # on each that lies open
            self.ladders: i64 = 0  # 1 with the module
            self.career = vec[i64]([NOBODY] * players)  # the ladder of each player …
            self.steps = vec[i64]([0] * players)  # … and how many steps of it he has climbed
            self.climbed: i64 = 0  # 1 if the active player has climbed one in this turn
            self.tally = vec[i64]([0] * TALLIED)  # what he has done in this turn, as far as tasks ask for it
            self.gods: i64 = 0  # 1 with the module
            self.favours = vec[i64]([UNSEEN] * GODS)  # where each favour card is
            self.god = vec[i64]([NOBODY] * players)  # whose favour each player has
            self.fresh: i64 = 0  # a bit for each player whose favour card does not work yet (M5.2)
            self.prayed: i64 = 0  # 1 if the active player has called on his god in this turn
            self.left: i64 = COMMON  # Romans in the pile
            self.famous: i64 = 0  # how many famous Romans are mixed in (M1.1)
            self.boxed: i64 = FAMOUS  # those nobody has seen yet …
            self.unseen: i64 = 0  # … and how many of them are in the pile
            self.hands = vec[i64]([0] * (players * KINDS))
            self.held = vec[i64]([0] * players)  # cards in each hand
            self.cards = vec[i64]([0] * KINDS)  # in the pile
            self.played = vec[i64]([0] * KINDS)  # on the discard pile
            self.seat: i64 = 0  # whose turn it is
            self.first: i64 = 0
            self.round: i64 = 1
            self.rich: i64 = 0  # 1 if Rich slaves was played in this turn
            self.reached: i64 = 0  # 1 if somebody has had the target (P21)
            self.target: i64 = 0
            self.edition: i64 = 2
            self.finish_round: i64 = 0
            self.draft: i64 = 0
            super().__init__(game, frames)
            return
        self.players = source.players
        self.purses = source.purses[:]
        self.villas = source.villas[:]
        self.sitters = source.sitters[:]
        self.markers = source.markers[:]
        self.place = source.place[:]
        self.behind = source.behind[:]
        self.head = source.head[:]
        self.tail = source.tail[:]
        self.size = source.size[:]
        self.coins = source.coins[:]
        self.upgrades = source.upgrades
        self.where = source.where[:]
        self.built = source.built[:]
        self.spent = source.spent
        self.events = source.events
        self.event_markers = source.event_markers[:]
        self.ladders = source.ladders
        self.career = source.career[:]
        self.steps = source.steps[:]
        self.climbed = source.climbed
        self.tally = source.tally[:]
        self.gods = source.gods
        self.favours = source.favours[:]
        self.god = source.god[:]
        self.fresh = source.fresh
        self.prayed = source.prayed
        self.left = source.left
        self.famous = source.famous
        self.boxed = source.boxed
        self.unseen = source.unseen
        self.hands = source.hands[:]
        self.held = source.held[:]
        self.cards = source.cards[:]
        self.played = source.played[:]
        self.seat = source.seat
        self.first = source.first
        self.round = source.round
        self.rich = source.rich
        self.reached = source.reached
        self.target = source.target
        self.edition = source.edition
        self.finish_round = source.finish_round
        self.draft = source.draft
        super().__init__(game, frames)
        self.ended = source.ended
        self.turn = source.turn

    # -- lists --------------------------------------------------------------------------------------

    def append(self, where: i64, roman: i64) -> None:
        """To the end of a list. He must be in no other."""
        if self.size[where] == 0:
            self.head[where] = roman
        else:
            self.behind[self.tail[where]] = roman
        self.tail[where] = roman
        self.behind[roman] = NOBODY
        self.size[where] += 1
        self.place[roman] = where

    def prepend(self, where: i64, roman: i64) -> None:
        """To the front of a list. He must be in no other."""
        if self.size[where] == 0:
            self.tail[where] = roman
        self.behind[roman] = self.head[where]
        self.head[where] = roman
        self.size[where] += 1
        self.place[roman] = where

    def insert(self, where: i64, before: i64, roman: i64) -> None:
        """Behind somebody in a list, or to its front if that is NOBODY. He must be in no list."""
        if before == NOBODY:
            self.prepend(where, roman)
            return
        self.behind[roman] = self.behind[before]
        self.behind[before] = roman
        if self.tail[where] == before:
            self.tail[where] = roman
        self.size[where] += 1
        self.place[roman] = where

    def before(self, where: i64, roman: i64) -> i64:
        """Who stands before him in his list; NOBODY if he is the first."""
        at: i64 = self.head[where]
        if at == roman:
            return NOBODY
        while self.behind[at] != roman:
            at = self.behind[at]
        return at

    def withdraw(self, roman: i64) -> None:
        """Out of the list he is in. He must be put somewhere else at once."""
        where = self.place[roman]
        before = self.before(where, roman)
        if before == NOBODY:
            self.head[where] = self.behind[roman]
        else:
            self.behind[before] = self.behind[roman]
        if self.tail[where] == roman:
            self.tail[where] = before
        self.size[where] -= 1

    def exchange(self, one: i64, other: i64) -> None:
        """Two Romans of two different lists change places."""
        here, there = self.place[one], self.place[other]
        before_one, before_other = self.before(here, one), self.before(there, other)
        behind_one, behind_other = self.behind[one], self.behind[other]
        self._put_between(here, before_one, other, behind_one)
        self._put_between(there, before_other, one, behind_other)

    def _put_between(self, where: i64, before: i64, roman: i64, behind: i64) -> None:
        if before == NOBODY:
            self.head[where] = roman
        else:
            self.behind[before] = roman
        if behind == NOBODY:
            self.tail[where] = roman
        self.behind[roman] = behind
        self.place[roman] = where

    # -- the pile of Romans ---------------------------------------------------------------------------

    def draw(self, roman: i64, where: i64) -> None:
        """From the pile to the end of a list."""
        self.left -= 1
        if self.place[roman] == BOX:
            self.boxed -= 1
            self.unseen -= 1
        self.append(where, roman)

    def mix_famous(self) -> None:
        """The famous Romans are shuffled into the pile. Which of them, only time will tell (M1.1)."""
        self.unseen = self.famous
        self.left += self.famous

    def can_deal(self) -> bool:
        """Whether a Roman can be drawn, the discards shuffled first if need be (P12)."""
        return self.left > 0 or self.size[DISCARDS] > 0

    def shuffle_romans(self) -> None:
        """The discards become the pile."""
        roman: i64 = self.head[DISCARDS]
        while roman != NOBODY:
            self.place[roman] = PILE
            roman = self.behind[roman]
        self.left += self.size[DISCARDS]
        self.size[DISCARDS] = 0
        self.head[DISCARDS] = NOBODY
        self.tail[DISCARDS] = NOBODY
        if self.log is not None:
            self.tell("shuffles", {"pile": "romans"})

    # -- seats ----------------------------------------------------------------------------------------

    def sitter(self, player: i64, seat: i64, k: i64) -> i64:
        """The first (0) or second (1) Roman on a seat, or NOBODY."""
        return self.sitters[(player * SEATS + seat) * ROOM + k]

    def is_seated(self, roman: i64) -> bool:
        return self.place[roman] >= SEATED

    def owner(self, roman: i64) -> i64:
        """In whose latrine he sits, or in whose queue he waits; NOBODY for other places."""
        place = self.place[roman]
        if place >= SEATED:
            return (place - SEATED) // SEATS
        return place if place < HELD else NOBODY

    def put_on_seat(self, player: i64, seat: i64, roman: i64, markers: i64) -> None:
        """Onto a seat with room for him. He must be in no list."""
        base: i64 = (player * SEATS + seat) * ROOM
        if self.sitters[base] != NOBODY:
            base += 1
        self.sitters[base] = roman
        self.markers[roman] = markers
        self.place[roman] = SEATED + player * SEATS + seat

    def discard(self, roman: i64) -> None:
        """To the top of the discards, from a seat or a list."""
        if self.place[roman] >= SEATED:
            self._leave_seat(roman)
        else:
            self.withdraw(roman)
        self.coins[roman] = 0
        self.prepend(DISCARDS, roman)

    def _leave_seat(self, roman: i64) -> None:
        spot = self.place[roman] - SEATED
        base: i64 = spot * ROOM
        if self.sitters[base] == roman:
            self.sitters[base] = self.sitters[base + 1]
        self.sitters[base + 1] = NOBODY
        self.markers[roman] = 0
        if self.sitters[base] == NOBODY and spot % SEATS >= PLAIN_SEATS:
            self._drop_villa(spot // SEATS, spot % SEATS)

    # -- Villas ---------------------------------------------------------------------------------------

    def has_villa(self, player: i64, seat: i64) -> bool:
        return (self.villas[player] >> (seat - PLAIN_SEATS)) & 1 == 1

    def lay_villa(self, player: i64) -> i64:
        """On the first place beside the latrine that has none. Returns the seat it makes."""
        seat: i64 = PLAIN_SEATS
        bit: i64 = 1
        while self.villas[player] & bit:
            bit <<= 1
            seat += 1
        self.villas[player] |= bit
        self.played[VILLA] -= 1
        return seat

    def _drop_villa(self, player: i64, seat: i64) -> None:
        bit: i64 = 1
        bit <<= seat - PLAIN_SEATS
        self.villas[player] &= ~bit
        self.played[VILLA] += 1
        if self.log is not None:
            self.tell("villa-goes", {"player": player})

    # -- upgrades -------------------------------------------------------------------------------------

    def build(self, player: i64, seat: i64, upgrade: i64) -> None:
        """On a seat; an older one there goes out of the game (M2.2)."""
        spot: i64 = player * PLAIN_SEATS + seat
        if self.built[spot] != NOBODY:
            self.where[self.built[spot]] = GONE
        self.built[spot] = upgrade
        self.where[upgrade] = BUILT + spot

    def count_upgrades(self, where: i64) -> i64:
        count: i64 = 0
        k: i64
        for k in range(UPGRADES):
            if self.where[k] == where:
                count += 1
        return count

    def is_spent(self, upgrade: i64) -> bool:
        return (self.spent >> upgrade) & 1 == 1

    def spend(self, upgrade: i64) -> None:
        bit: i64 = 1
        bit <<= upgrade
        self.spent |= bit

    # -- events ---------------------------------------------------------------------------------------

    def shuffle_events(self) -> None:
        """Those used become the pile."""
        k: i64
        for k in range(EVENTS):
            if self.event_markers[k] == USED:
                self.event_markers[k] = TO_COME
        if self.log is not None:
            self.tell("shuffles", {"pile": "events"})

    # -- ladders --------------------------------------------------------------------------------------

    def note(self, player: i64, what: i64, amount: i64) -> None:
        """Count something that the active player has done in this turn."""
        if self.ladders and player == self.seat:
            self.tally[what] += amount

    def forget_turn(self) -> None:
        self.climbed = 0
        k: i64
        for k in range(TALLIED):
            self.tally[k] = 0

    # -- favours of the gods --------------------------------------------------------------------------

    def favour(self, player: i64, god: i64) -> None:
        """A player gets a favour card; whoever or whatever had it has none, for the time being."""
        self.favours[god] = player
        self.god[player] = god

    def lay_favour(self, god: i64) -> None:
        """Open in the middle."""
        self.favours[god] = MIDDLE

    def lay_favours(self) -> None:
        """Those that were not drawn for the draft, too (M5.1)."""
        god: i64
        for god in range(GODS):
            if self.favours[god] == UNSEEN:
                self.favours[god] = MIDDLE

    def count_favours(self, where: i64) -> i64:
        count: i64 = 0
        god: i64
        for god in range(GODS):
            if self.favours[god] == where:
                count += 1
        return count

    def is_fresh(self, player: i64) -> bool:
        return (self.fresh >> player) & 1 == 1

    def freshen(self, player: i64) -> None:
        """His favour card works from his next turn on."""
        bit: i64 = 1
        bit <<= player
        self.fresh |= bit

    def settle(self, player: i64) -> None:
        bit: i64 = 1
        bit <<= player
        self.fresh &= ~bit

    # -- action cards ---------------------------------------------------------------------------------

    def draw_card(self, player: i64, kind: i64) -> None:
        self.cards[kind] -= 1
        self.hands[player * KINDS + kind] += 1
        self.held[player] += 1

    def lay_card(self, player: i64, kind: i64) -> None:
        """From the hand, face up, to the discards."""
        self.hands[player * KINDS + kind] -= 1
        self.held[player] -= 1
        self.played[kind] += 1

    def shuffle_cards(self) -> None:
        """The discards become the pile."""
        kind: i64
        for kind in range(KINDS):
            self.cards[kind] += self.played[kind]
            self.played[kind] = 0
        if self.log is not None:
            self.tell("shuffles", {"pile": "cards"})

    # -- telling --------------------------------------------------------------------------------------
    # Callers ask first whether somebody listens: making facts is dear.

    def tell(self, kind: str, facts: dict[str, object]) -> None:
        assert self.log is not None
        self.log.append(Event(kind, facts))

    def tell_of(self, kind: str, roman: i64, facts: dict[str, object]) -> None:
        """Tell of something that happens to a Roman."""
        told: dict[str, object] = {"roman": self.deck.names[roman]}
        told.update(facts)
        self.tell(kind, told)

    def tell_draw(self, player: i64, kind: i64) -> None:
        """Only the player learns which card it was."""
        assert self.log is not None
        told: dict[str, object] = {"player": player, "card": "unseen"}
        self.log.append(Event("draws", told, {"card": CARD_IDS[kind]}, (player,)))

    def names_in(self, where: i64) -> str:
        """The Romans of a list, for telling."""
        names: list[str] = []
        roman: i64 = self.head[where]
        while roman != NOBODY:
            names.append(self.deck.names[roman])
            roman = self.behind[roman]
        return ", ".join(names)


def seat_name(seat: i64) -> str:
    return a.SEATS[seat]
