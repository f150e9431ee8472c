"""Plays one game of a tournament."""

from __future__ import annotations

from typing import TypedDict

from ..bots.guests import Chooser, Guarded, sit
from ..core.chance import Rng
from ..core.game import CHANCE, State
from .plan import Plan


class Outcome(TypedDict):
    """A game that was played, as it is written to the tournament's file."""

    number: int
    deal: int
    seats: list[str]
    first: int  # the seat that was asked first
    scores: list[int]
    winners: list[int]
    ending: str
    rounds: int
    faults: list[tuple[int, str, str]]  # seat, kind, detail
    moves: list[str]  # all of them, chance's too: the game can be replayed
    deeds: list[list[str]]  # what each seat has done at least once; empty unless asked for


def play(plan: Plan, number: int, deeds: bool = False) -> Outcome:
    """The game with this number; the same every time, unless a guest plays differently."""
    match, game = plan.match(number), plan.make()
    entrants = [plan.entrants[k] for k in match.seats]
    choosers: list[Chooser] = [
        sit(one.name, list(one.start) or None, game, seat, match.seed, plan.patience)
        for seat, one in enumerate(entrants)
    ]
    state, dice = game.start(), Rng(match.seed)
    first, choices = -1, 0
    moves: list[str] = []
    done: list[set[str]] = [set() for _ in entrants]
    try:
        while not state.over:
            seat = state.turn
            if seat == CHANCE:
                drawn = state.pick(dice)
                moves.append(game.text(drawn))
                state.do(drawn)
                continue
            drawn_first = choices < plan.opening
            action = state.pick(dice) if drawn_first else choosers[seat].choose(state.view(seat), state.decision())
            if deeds and not drawn_first:
                done[seat].add(deed(game.structure(action)))
            moves.append(game.text(action))
            state.apply(action)
            first = seat if first < 0 else first
            choices += 1
    finally:
        for one in choosers:
            if isinstance(one, Guarded):
                one.close()
    rounds = state.position().get("round")  # games that don't count rounds: choices a player
    faults = [fault for one in choosers if isinstance(one, Guarded) for fault in one.faults]
    return Outcome(
        number=number,
        deal=match.deal,
        seats=[one.name for one in entrants],
        first=first,
        scores=state.scores(),
        winners=winners_of(state, [isinstance(one, Guarded) and one.has_lost for one in choosers]),
        ending=state.ending(),
        rounds=rounds if isinstance(rounds, int) else -(-choices // game.players),
        faults=[(one.seat, one.kind, one.detail) for one in faults],
        moves=moves,
        deeds=[sorted(one) for one in done] if deeds else [],
    )


def winners_of(state: State, lost: list[bool]) -> list[int]:
    """Who has won; without those who have failed too often, unless all have."""
    winners = [seat for seat in state.winners() if not lost[seat]]
    if winners or all(lost):
        return winners or state.winners()
    scores = state.scores()
    best = max(score for score, out in zip(scores, lost, strict=True) if not out)
    return [seat for seat, score in enumerate(scores) if score == best and not lost[seat]]


def deed(parts: dict[str, str]) -> str:
    """What an action counts as: a card by its name, anything else by its kind."""
    return f"{parts['kind']} {parts['card']}" if "card" in parts else parts["kind"]
