"""What a card does can be asked for at the table and printed as a list, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

import taberna
from taberna.cli.telling import Ambiguous, Teller
from taberna.core.errors import BadOption
from taberna.rulebook import cards_text
from taberna.words import LANGUAGES, card_names, words

DATA: Any = taberna.game_class("pecunia").shipped_data()
OF_THE_BOX = [
    "line-cutter",
    "ejection",
    "latrine-change",
    "great-haste",
    "fish-poisoning",
    "tax-senators",
    "tax-citizens",
    "tax-slaves",
    "latrine-gossip",
    "colosseum-break",
    "regular",
    "senate-meeting",
    "citizens-assembly",
    "slave-market",
    "womens-forum",
    "state-visit",
    "good-business",
    "spring-cleaning",
    "rat-infestation",
    "conspiracy",
    "alms",
    "rich-slaves",
    "rumour-mill",
]
GROUPS = ("cards", "famous", "upgrades", "events", "ladders", "gods")


def teller(language: str = "en", **options: object) -> Teller:
    return Teller(words(language), taberna.game("pecunia", 2, **options), ["Livia", "novice"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_every_card_with_counts_and_dark_red(language: str) -> None:
    say, text = words(language), cards_text("pecunia", language)
    for group in GROUPS:
        for name in DATA[group]:
            assert f"**{say.say(f'pecunia-card-{name}')}**" in text, name
    for name, card in DATA["cards"].items():
        row = next(line for line in text.splitlines() if f"**{say.say(f'pecunia-card-{name}')}**" in line)
        _, called, first, second, _, _ = (cell.strip() for cell in row.split("|"))
        counts = [str(card["copies"]) if edition in card["editions"] else "–" for edition in (1, 2)]
        assert [first, second] == counts
        assert ("◆" in called) == card.get("dark", False)
    for turns, pay, name in DATA["romans"].values():
        assert f"{name} {turns}→{pay}" in text
    assert not re.search(r"pecunia-[a-z]|page-[a-z]|\{|\$", text), "a key without words"
    assert language == "en" or "what it does" not in text


def test_cards_of_other_games() -> None:
    assert "- **Joker**: Plays as any" in cards_text("alea")
    with pytest.raises(BadOption) as refused:
        cards_text("forum")
    assert refused.value.code == "no-cards"


def test_a_card_is_found_by_a_part_of_its_name_in_either_language() -> None:
    assert teller("de").find_card("Rauswurf") == "ejection"
    assert teller("de").find_card("verschwörung") == "conspiracy", "the soft hyphen is not typed"
    assert teller("de").find_card("ejec") == "ejection"
    assert teller().find_card("regular") == "regular"
    for typed, code in (("special", "typed-ambiguous"), ("zeppelin", "no-such-card")):
        with pytest.raises(Ambiguous) as refused:
            teller().find_card(typed)
        assert refused.value.code == code


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_told_as_the_edition_in_play_has_it(language: str) -> None:
    first, second = (teller(language, edition=edition).card("great-haste") for edition in (1, 2))
    assert first != second
    assert "1" not in second.replace("2", ""), "nothing of the other edition"


def test_the_open_card_is_told_of_first() -> None:
    game = taberna.game("pecunia", 2)
    state = game.position({**game.start().position(), **_ejecting()})
    said = Teller(words("en"), game, ["Livia", "novice"])
    assert said.cards(state.decision())[0] == "ejection"


def _ejecting() -> dict[str, object]:
    frames = [{"op": "turn", "step": 0, "player": 0}, {"op": "ejection", "step": 0, "player": 0}]
    return {"queues": [["woman1", "slave2"], ["citizen3"]], "turn": 0, "frames": frames}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_card_says_what_blocks_it(language: str) -> None:
    """All of the box but the Villa, which can always be played, say what they need."""
    blocked = {
        "en": r"Needs |need|must have|Not if",
        "de": r"Braucht |muss|müssen|Nicht, wenn",
        "fr": r"[Dd]emande |doit|doivent|Pas si",
        "nl": r"Vraagt |moet|moeten|Niet als",
        "it": r"[Rr]ichiede |deve|[Dd]evono|Non se",
    }[language]
    for name in OF_THE_BOX:
        told = words(language).help(f"pecunia-card-{name}", edition=2)
        assert re.search(blocked, told), told


def test_every_card_is_explained() -> None:
    assert {name for group in GROUPS for name in DATA[group]} <= set(card_names("pecunia"))
