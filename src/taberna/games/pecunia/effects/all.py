"""The effects of all action cards, in the order of cards.toml. A new card needs a line here."""

from typing import Final

from ..cards import CARD_IDS
from ..ops import Card
from .latrine import (
    FishPoisoning,
    GoodBusiness,
    GreatHaste,
    LatrineGossip,
    RatInfestation,
    SpringCleaning,
    VillaDixius,
)
from .money import TAXES, Alms, RichSlaves, RumourMill
from .queue import ColosseumBreak, Ejection, LatrineChange, LineCutter, Regular, StateVisit
from .removal import ASSEMBLIES, Conspiracy

_ALL: Final[list[Card]] = [
    LineCutter(),
    Ejection(),
    LatrineChange(),
    ColosseumBreak(),
    Regular(),
    StateVisit(),
    VillaDixius(),
    GreatHaste(),
    GoodBusiness(),
    SpringCleaning(),
    FishPoisoning(),
    LatrineGossip(),
    RatInfestation(),
    Conspiracy(),
    Alms(),
    RichSlaves(),
    RumourMill(),
]
_ALL.extend(ASSEMBLIES)
_ALL.extend(TAXES)
_BY_NAME: Final = {card.name: card for card in _ALL}

EFFECTS: Final[list[Card]] = [_BY_NAME[name] for name in CARD_IDS]
