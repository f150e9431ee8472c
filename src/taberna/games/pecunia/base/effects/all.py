"""The effects of all action cards, by the number of their kind. Each is in the list at the end of its file."""

from typing import Final

from librt.vecs import vec

from ...operations import Card
from ..pieces import CARD_IDS
from . import latrine, money, queue, removal

_BY_NAME: Final = {card.name: card for card in [*queue.CARDS, *latrine.CARDS, *money.CARDS, *removal.CARDS]}

# What a list gives must be looked at each time, whether it really is a card; a vec knows.
EFFECTS: Final = vec[Card]([_BY_NAME[name] for name in CARD_IDS])
