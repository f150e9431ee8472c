"""What everybody may know of a tournament."""

from __future__ import annotations

from typing import Any, cast

from ...fair import commitment
from ...protocol import tournaments as told
from ..texts import plain
from . import plan as plans
from . import scoring
from .book import Entrant, RoundRow, RoundTable, Tournament, Whole


def info(one: Tournament, entered: int) -> told.TournamentInfo:
    plan = one.plan
    begun = one.started is not None
    return told.TournamentInfo(
        id=one.id,
        name=one.name,
        game=one.game,
        options={name: plain(value) for name, value in one.options.items()},
        kind=plan.kind,
        seats=plan.seats,
        rounds=plans.count_rounds(plan, entered) if begun else plan.rounds if plan.kind == "swiss" else 0,
        duplicate=plan.duplicate,
        clock=plan.clock,
        standin=plan.standin,
        pause=plan.pause,
        most=plans.capacity(plan),
        entered=entered,
        status=cast(Any, one.status),
        round=one.round,
        starts=one.starts,
        created=one.created,
        started=one.started,
        ended=one.ended,
    )


def all_about(whole: Whole, names: dict[str, str]) -> told.Tournament:
    """The same for everybody; which entrant somebody is must be said besides."""
    rounds = [_round(one, whole.tournament.plan.duplicate) for one in whole.rounds]
    return told.Tournament(
        info(whole.tournament, len(whole.entrants)),
        None,
        [_entrant(one, names) for one in whole.entrants],
        _standings(whole) if whole.rounds else [],
        rounds,
    )


def _entrant(one: Entrant, names: dict[str, str]) -> told.TournamentEntrant:
    return told.TournamentEntrant(names.get(one.person or "", ""), one.person, one.bot, one.withdrawn)


def _standings(whole: Whole) -> list[told.TournamentStanding]:
    plan = whole.tournament.plan
    ended = sum(one.ended is not None for one in whole.rounds)
    rounds = [one.played() for one in whole.rounds]
    return [
        told.TournamentStanding(
            entrant=one.entrant,
            place=one.place,
            tables=one.tables,
            points=one.halves / 2,
            luck=round(float(one.luck), 2) if plan.duplicate else None,
            opposition=one.opposition / 2,
            wins=one.wins,
            reached=one.reached,
        )
        for one in plans.standings(plan, len(whole.entrants), rounds, ended)
    ]


def _round(one: RoundRow, duplicate: bool) -> told.TournamentRound:
    played = one.played().tables
    luck = scoring.compared(played) if duplicate else scoring.uncompared(played)
    return told.TournamentRound(
        number=one.number,
        begins=one.begins,
        ended=one.ended,
        commitment=commitment(one.dice) if one.dice is not None else "",
        seed=one.dice.hex() if one.dice is not None and one.ended is not None else None,
        spared=one.spared,
        tables=[
            _table(table, [None if more is None else round(float(more), 2) for more in extra])
            for table, extra in zip(one.tables, luck, strict=True)
        ],
    )


def _table(one: RoundTable, compared: list[float | None]) -> told.TournamentTable:
    outcome = one.outcome
    return told.TournamentTable(
        table=one.table,
        is_there=one.is_there,
        places=one.places,
        over=outcome is not None,
        void=outcome is not None and outcome.void,
        scores=outcome.scores if outcome is not None else [],
        winners=outcome.winners if outcome is not None else [],
        away=outcome.away if outcome is not None else [],
        points=[half / 2 for half in scoring.halves(outcome)] if outcome is not None else [],
        compared=compared,
    )
