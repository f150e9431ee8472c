"""What people are told, in the language of the address."""

from __future__ import annotations

from typing import NamedTuple

from ...words import LANGUAGES, words
from ..store.model import Header, Seat


class Letter(NamedTuple):
    title: str
    text: str
    link: str = ""
    stop: str = ""
    """How to hear no more of this, in words."""
    stop_at: str = ""
    """Where a program says so."""
    stop_word: str = ""
    """What a button for it is called."""
    game: str = ""
    table: str = ""
    person: str = ""
    """Who it is for; only where others read it too."""


def spoken(language: str) -> str:
    return language if language in LANGUAGES else "en"


def turn(
    language: str, header: Header, places: list[Seat], names: dict[str, str], person: str, base: str
) -> Letter:
    """It is somebody's turn at a table."""
    known = words(spoken(language))
    say = known.say
    game = say(f"{header.game}-name")
    others = [
        known.bot_name(place.bot) if place.bot else place.called or names.get(place.person or "", "")
        for place in places
        if place.kind == "bot" or place.person != person
    ]
    named = ", ".join(other for other in others if other)
    text = say("notice-turn", game=game, others=named) if named else say("notice-turn-alone", game=game)
    link = f"{base}/table/{header.id}" if base else ""
    return Letter(say("notice-turn-title", game=game), text, link, game=header.game, table=header.id)


def hello(language: str, base: str) -> Letter:
    """The first letter to an address: it arrives, and this is what will come."""
    say = words(spoken(language)).say
    return Letter(say("notice-hello-title"), say("notice-hello"), base)


def confirm(language: str, link: str) -> Letter:
    """To a mailbox that somebody has named: is it his?"""
    say = words(spoken(language)).say
    return Letter(say("notice-confirm-title"), say("notice-confirm"), link)


def to_stop(letter: Letter, language: str, base: str, token: str) -> Letter:
    """With the way out: one click."""
    say = words(spoken(language)).say
    link = f"{base}/notices/stop/{token}"
    at = f"{base}/api/notices/stop/{token}"
    return letter._replace(stop=say("notice-stop", link=link), stop_at=at, stop_word=say("notice-stop-word"))


def to_everybody(letter: Letter, language: str, name: str) -> Letter:
    """For a channel that others read too: it says whose turn it is."""
    say = words(spoken(language)).say
    game = say(f"{letter.game}-name")
    return letter._replace(text=say("notice-turn-of", name=name, game=game), person=name)
