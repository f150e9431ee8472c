"""What can be changed at a table: every change is a plan, which looks at the table as it is when its turn comes.

A plan gives what is to be committed, None if there is nothing to do, or refuses.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

from msgspec.structs import replace

from ...core.errors import BadPosition, Refused, TabernaError
from ...core.events import Event
from ...protocol import News
from ..store.model import Away, Change, Header, Seat, clock_time, has_guests, tallied
from . import offers
from .fold import Progress, first, result_of, without_last, without_lost
from .table import LiveTable, PendingChange, Plan
from .viewer_messages import undoable

# Moves that a seat may take back before another one acts.
MOST_UNDONE = 20
# Without a clock, the host may let a bot play for somebody who has not moved for so long, in milliseconds.
PATIENCE = 10 * 60 * 1000
MOST_MUTED = 100


def is_full(seats: Iterable[Seat]) -> bool:
    return all(seat.kind in ("person", "bot") for seat in seats)


# -- the game ---------------------------------------------------------------------------------------------


def start(table: LiveTable) -> PendingChange | None:
    """The game begins, unless somebody else has begun it."""
    if table.header.status != "waiting" or not is_full(table.seats) or table.frozen is not None:
        return None
    progress = first(table.game, table.header.begun)
    progress.state.listen()
    drawn = progress.draw(table.header)
    change = Change(table.version + 1, clock_time(), "begin", None, tuple(drawn))
    pending = _moved(table, change, progress, progress.state.heard())
    if has_guests(table.header, table.seats, table.room.guests):
        pending.header.rated = False
        pending.header.settings = dataclasses.replace(pending.header.settings, guests=True)
    return pending


def try_start(table: LiveTable) -> PendingChange | None:
    """How a new table begins if it is full. Refuse one that could not start: it would be in the way for ever."""
    try:
        if is_full(table.seats):
            return start(table)
        trial = LiveTable(table.room, table.header, [Seat("bot") for _ in table.seats])
        start(trial)
    except TabernaError:
        raise
    except Exception as error:
        raise BadPosition("position-not-playable", why=type(error).__name__) from error
    return None


def check_own(table: LiveTable, seat: int, person: str) -> None:
    """Refuse whoever would act for a seat that is not his, or in which a bot plays for him."""
    if not table.sits(person, seat):
        raise Refused("not-your-seat")
    away = table.seats[seat].away
    if away is not None:
        raise Refused("seat-lost" if away == "lost" else "not-your-turn")


def play(seat: int, decision: int, action: int, person: str | None = None) -> Plan:
    """A seat chooses; without a person it is a bot that does."""

    def plan(table: LiveTable) -> PendingChange:
        before = table.at_question(decision)
        if before.state.turn != seat:
            raise Refused("not-your-turn")
        if person is not None:
            check_own(table, seat, person)
        # A bot thinks for a while: the person it plays for may have come back.
        if person is None and table.bot_for(seat) is None:
            raise Refused("not-your-turn")
        progress = before.copy()
        progress.state.listen()
        progress.play(action)
        drawn = progress.draw(table.header)
        moves = (table.game.actions.texts[action], *drawn)
        change = Change(table.version + 1, clock_time(), "play", seat, moves)
        return _moved(table, change, progress, progress.state.heard())

    return plan


def undo(seat: int, decision: int, person: str) -> Plan:
    """A seat takes back its last move, and what bots and chance have done since where it may."""

    def plan(table: LiveTable) -> PendingChange:
        progress = table.at_question(decision)
        check_own(table, seat, person)
        count = undoable(table, seat)
        if not count:
            raise Refused("nothing-to-undo")
        if table.undone >= MOST_UNDONE:
            raise Refused("too-many-undone", most=MOST_UNDONE)
        texts = table.game.actions.texts
        gone = tuple(texts[action] for action in progress.moves[-count:]) if count > 1 else ()
        change = Change(table.version + 1, clock_time(), "undo", seat, gone)
        return _moved(table, change, without_last(table.game, table.header.begun, progress, count), [])

    return plan


def _moved(table: LiveTable, change: Change, progress: Progress, events: list[Event]) -> PendingChange:
    seat = progress.state.turn
    if progress.state.over:
        header = replace(table.header, status="over", asked=None, ended=change.at)
        header.result = without_lost(result_of(progress.state), [place.away == "lost" for place in table.seats])
        # Whoever was seated and never came has not played.
        mover = change.seat if not table.by_bot(change.seat) else None
        header.rated = header.rated and all(
            place.kind != "person" or k == mover or table.has_moved(k) for k, place in enumerate(table.seats)
        )
        header.due = change.at if tallied(header, table.seats) else None
    else:
        at = _due(table, seat, table.seats[seat], change.at)
        header = replace(table.header, status="playing", asked=seat, due=at)
    return PendingChange(header, change, progress, events)


def _due(table: LiveTable, seat: int, place: Seat, at: int) -> int | None:
    """When the server must act by itself if this seat is asked; rather too early than too late."""
    if place.kind == "bot" or place.away is not None:
        return at
    clock = table.clocks.clock
    if clock is None or place.vacation:
        return None
    return at + (clock.seconds * 1000 if clock.per == "move" else table.clocks.left[seat])


def _due_still(table: LiveTable, seat: int, place: Seat, at: int) -> int | None:
    """The same for a seat that has been asked for a while."""
    due = _due(table, seat, place, at)
    return due if due is None or due == at else table.clocks.due(seat, at)


# -- everything else --------------------------------------------------------------------------------------


def edited(
    table: LiveTable, change: Change, header: Header, places: list[tuple[int, Seat]] | None = None
) -> PendingChange:
    """A change that is no move."""
    seated = {**dict(enumerate(table.seats)), **dict(places or [])}
    for seat, place in places or []:
        if seat == table.asked:
            header.due = _due_still(table, seat, place, change.at)
    if header.status == "waiting" and header.offer is not None:
        offers.settle(header, list(seated.values()))
    if header.status == "waiting" and is_full(seated.values()):
        header.offer = None
        header.due = change.at  # it starts next; should we die before, the sweep will start it
    return PendingChange(header, change, places=places)


def news(table: LiveTable, what: News, seat: int | None = None, person: str | None = None) -> Change:
    return Change(table.version + 1, clock_time(), "news", seat, person=person, text=what)


def say(person: str, text: str) -> Plan:
    """Somebody says something to everybody at the table."""

    def plan(table: LiveTable) -> PendingChange:
        table.check_open()
        if not table.header.settings.chat:
            raise Refused("no-chat")
        if person in table.header.muted:
            raise Refused("muted")
        change = Change(table.version + 1, clock_time(), "say", person=person, text=text)
        return edited(table, change, replace(table.header))

    return plan


def sit(seat: int, person: str, called: str) -> Plan:
    """Somebody takes an open seat, or the one that was kept for him."""

    def plan(table: LiveTable) -> PendingChange:
        table.check_open()
        place = table.seats[seat]
        free = place.kind == "open" or (place.kind == "offered" and place.person == person)
        if table.header.status != "waiting" or not free:
            raise Refused("seat-taken", seat=seat)
        if table.seats_of(person) and not table.header.settings.shared:
            raise Refused("one-seat")
        if called and not table.header.settings.shared:
            raise Refused("not-shared")
        return edited(
            table,
            news(table, "sat", seat, person),
            replace(table.header),
            [(seat, Seat("person", person, called))],
        )

    return plan


def leave(seat: int, person: str) -> Plan:
    """Somebody leaves: before the game the seat is open again, later a bot plays for him if it may."""

    def plan(table: LiveTable) -> PendingChange:
        table.check_open()
        place = table.seats[seat]
        if place.kind == "offered" and place.person == person and table.header.status == "waiting":
            told = news(table, "declined", seat, person)
            return edited(table, told, replace(table.header), [(seat, Seat("open"))])
        if not table.sits(person, seat):
            raise Refused("not-your-seat")
        if table.header.status == "playing":
            return _stand_in(table, seat, "left")
        return _vacate(table, seat)

    return plan


def remove(seat: int, host: str) -> Plan:
    """The host sends somebody away before the game."""

    def plan(table: LiveTable) -> PendingChange:
        table.check_open()
        if table.header.host != host:
            raise Refused("not-host")
        return _vacate(table, seat, ("person", "offered", "bot"))

    return plan


def check_waits(table: LiveTable) -> None:
    """Refuse what can only be done before the game."""
    if table.header.status != "waiting":
        raise Refused("has-started" if table.header.status == "playing" else "game-over")


def _vacate(table: LiveTable, seat: int, kinds: tuple[str, ...] = ("person", "offered")) -> PendingChange:
    check_waits(table)
    if table.seats[seat].kind not in kinds:
        raise Refused("no-such-seat", seat=seat)
    return edited(table, news(table, "stood", seat), replace(table.header), [(seat, Seat("open"))])


def shut(table: LiveTable) -> PendingChange:
    """A table that waits is closed."""
    if table.header.status != "waiting":
        raise Refused("has-started")
    header = replace(table.header, status="closed", due=None)
    return edited(table, news(table, "closed"), header)


def _stand_in(table: LiveTable, seat: int, why: Away, bot: str = "") -> PendingChange:
    """A bot plays for somebody: the one that the table has for it, else the one that is named."""
    place, header = table.seats[seat], replace(table.header)
    if not header.settings.standin and bot:
        header.settings = header.settings.with_standin(bot)
    if not header.settings.standin:
        raise Refused("no-standin")
    if table.header.status != "playing" or place.kind != "person" or place.away is not None:
        raise Refused("not-your-seat")
    away = dataclasses.replace(place, away=why)
    return edited(table, news(table, why, seat), header, [(seat, away)])


def time_is_up(seat: int) -> Plan:
    """A bot takes over from somebody whose time is up, unless the move came at the last moment.

    Where that is a loss it plays to the end: the others finish a whole game, and the seat comes last in it.
    """

    def plan(table: LiveTable) -> PendingChange:
        if not table.is_late(seat, clock_time()):
            raise Refused("stale-decision", decision=0, current=table.decision)
        return _stand_in(table, seat, "lost" if table.header.settings.late == "loss" else "time")

    return plan


def replace_absent(seat: int, host: str, bot: str) -> Plan:
    """The host lets a bot play for somebody who has not moved for ten minutes at a table without a clock."""

    def plan(table: LiveTable) -> PendingChange:
        table.check_open()
        if table.header.host != host:
            raise Refused("not-host")
        waited = clock_time() - table.clocks.since
        if table.asked != seat or table.clocks.clock is not None or waited < PATIENCE:
            raise Refused("not-absent", minutes=PATIENCE // 60_000)
        return _stand_in(table, seat, "time", bot)

    return plan


def come_back(seat: int, person: str) -> Plan:
    """Somebody takes his seat back from the bot. A question whose time is up stays the bot's."""

    def plan(table: LiveTable) -> PendingChange | None:
        place = table.seats[seat]
        if not table.sits(person, seat) or place.away is None or table.header.status != "playing":
            return None
        if place.away == "lost":
            return None
        table.check_open()
        if table.clocks.is_up(seat, table.asked == seat, clock_time()):
            return None
        here = dataclasses.replace(place, away=None)
        return edited(table, news(table, "back", seat), replace(table.header), [(seat, here)])

    return plan


def vacation(person: str, away: bool) -> Plan:
    """Somebody goes on vacation, or comes back: at a table of correspondence his clock stands still meanwhile."""

    def plan(table: LiveTable) -> PendingChange | None:
        table.check_open()
        if not table.header.settings.by_post or table.header.status not in ("waiting", "playing"):
            return None
        mine = [seat for seat in table.seats_of(person) if table.seats[seat].vacation != away]
        if not mine:
            return None
        # One seat at a time: whoever plays for several people is asked again.
        place = dataclasses.replace(table.seats[mine[0]], vacation=away)
        told = news(table, "vacation" if away else "returned", mine[0])
        return edited(table, told, replace(table.header), [(mine[0], place)])

    return plan


def mute(who: str, muted: bool, host: str) -> Plan:
    """The host stops somebody's chat, or allows it again."""

    def plan(table: LiveTable) -> PendingChange:
        table.check_open()
        if table.header.host != host:
            raise Refused("not-host")
        silent = [one for one in table.header.muted if one != who] + [who] * muted
        seats = table.seats_of(who)
        what: News = "muted" if muted else "unmuted"
        header = replace(table.header, muted=silent[-MOST_MUTED:])
        return edited(table, news(table, what, seats[0] if seats else None), header)

    return plan


def rematch(new: str) -> Plan:
    """The next table is open."""

    def plan(table: LiveTable) -> PendingChange | None:
        if table.header.next == new:
            return None
        return edited(table, news(table, "rematch"), replace(table.header, next=new))

    return plan


def unseal(table: LiveTable) -> PendingChange | None:
    """All tables with the same dice are over: everybody may look at this one."""
    if not table.header.settings.sealed:
        return None
    opened = dataclasses.replace(table.header.settings, sealed=False)
    return edited(table, news(table, "unsealed"), replace(table.header, settings=opened))


def hinted(seat: int) -> Plan:
    """Everybody hears, once, that hints are asked for."""

    def plan(table: LiveTable) -> PendingChange | None:
        if table.header.helped:
            return None
        return edited(table, news(table, "hint", seat), replace(table.header, helped=True))

    return plan
