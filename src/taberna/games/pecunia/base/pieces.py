"""The pieces of the base game: its cells of the state, its numbers of the data, its actions and operations.

Romans are numbers. Each is in exactly one place: the pile, a list (a queue, the discards, the Romans that an
effect holds) or a seat. Lists are chains: `HEAD`, `TAIL` and `SIZE` of each, and for every Roman in one the
Roman `BEHIND` him. Of a pile only what may still come is known, never an order.
"""

from typing import Final

from mypy_extensions import i64

from ....core.codec import Arg, Kind
from ....core.codec import numbers as numbered
from ..data import known
from ..fields import APlayer, Flag, Number, PerPlayer, Pieces, SeenOfPlayer
from ..layout import MOST_PLAYERS, NOBODY, cells, choice, numbers, operations, outcome
from ..people import IDS, ROMANS

SEAT_IDS: Final = ["left", "middle", "right", "villa-1", "villa-2", "villa-3"]
SEATS: Final = 6  # of a player: three, and room for three Villas
PLAIN_SEATS: Final = 3
ROOM: Final = 2  # Romans on one seat

CARD_IDS: Final = known("cards")
KINDS: Final[i64] = len(CARD_IDS)
CARD_BY_ID: Final = {name: kind for kind, name in enumerate(CARD_IDS)}
CARD_PIECES: Final = Pieces("card", CARD_IDS)
VILLA: Final = CARD_BY_ID["villa-dixius"]  # the one card that the table itself must know: it lies there
ROMAN_PIECES: Final = Pieces("roman", IDS)

# Places of a Roman. The first six are the queues of the players.
LAID_OUT: Final = 6  # he lies open while an effect or the draft decides about him
DISCARDS: Final = 7  # its head is the top card
LISTS: Final = 8
PILE: Final = 8
BOX: Final = 9  # a famous Roman of whom nobody knows whether he is in the pile
ABSENT: Final = 10  # not in this game
SEATED: Final = 11  # + player × SEATS + seat

ENDINGS: Final = ["", "target", "round", "ladder"]
BY_TARGET: Final = 1
BY_ROUND: Final = 2
BY_LADDER: Final = 3

HAND: Final = 2  # cards in a new hand
QUEUE: Final = 5  # Romans in a new queue
RICHEST: Final = 9999
LAST_ROUND: Final = 1_000_000

# -- numbers of the data, by the number of a Roman ------------------------------------------------------

CLASS: Final[i64] = numbers(ROMANS)
TURNS: Final[i64] = numbers(ROMANS)
PAY: Final[i64] = numbers(ROMANS)
COMPANY: Final[i64] = numbers(ROMANS)  # as bits, the classes of a lone Roman whom he may join

# -- cells ------------------------------------------------------------------------------------------------

purses: Final = PerPlayer("purses", RICHEST, 30, "sesterces of each player")
hand_sizes: Final = SeenOfPlayer("hand_sizes", 6, "how many cards each player holds")
active: Final = APlayer("turn", "whose turn it is")
first_player: Final = APlayer("first", "who began the game")
rounds: Final = Number("round", 1, LAST_ROUND, 1, 30, "the round")
rich: Final = Flag("rich", "Rich slaves was played in this turn")
reached: Final = Flag("reached", "somebody has had what wins, and the round is finished (P21)")

PURSES: Final[i64] = purses.first
HELD: Final[i64] = hand_sizes.first  # cards in each hand
ACTIVE: Final[i64] = active.first  # whose turn it is
FIRST: Final[i64] = first_player.first
ROUND: Final[i64] = rounds.first
RICH: Final[i64] = rich.first  # 1 if Rich slaves was played in this turn
REACHED: Final[i64] = reached.first

# How these look in a position is said in romans.py and cards.py: several of them make up one field there.
PLACE: Final[i64] = cells(ROMANS, ABSENT)
BEHIND: Final[i64] = cells(ROMANS, NOBODY)
HEAD: Final[i64] = cells(LISTS, NOBODY)
TAIL: Final[i64] = cells(LISTS, NOBODY)
SIZE: Final[i64] = cells(LISTS)
SITTERS: Final[i64] = cells(MOST_PLAYERS * SEATS * ROOM, NOBODY)
MARKERS: Final[i64] = cells(ROMANS)
COINS: Final[i64] = cells(ROMANS)  # that lie on them
VILLAS: Final[i64] = cells(MOST_PLAYERS)  # a bit for each of the three that may lie there
LEFT: Final[i64] = cells(1)  # Romans in the pile
BOXED: Final[i64] = cells(1)  # famous Romans whom nobody has seen yet …
UNSEEN: Final[i64] = cells(1)  # … and how many of them are in the pile
HANDS: Final[i64] = cells(MOST_PLAYERS * KINDS)
CARDS: Final[i64] = cells(KINDS)  # in the pile
PLAYED: Final[i64] = cells(KINDS)  # on the discard pile

# -- actions ----------------------------------------------------------------------------------------------

START: Final[i64] = choice(Kind("start", "start"))
SIT: Final[i64] = choice(Kind("sit", "sit {seat}", Arg("seat", SEAT_IDS)))
STOP: Final[i64] = choice(Kind("stop", "stop"))
END: Final[i64] = choice(Kind("end", "end"))
PLAY: Final[i64] = choice(Kind("play", "play {card}", Arg("card", CARD_IDS)))
PICK: Final[i64] = choice(Kind("roman", "pick {roman}", Arg("roman", IDS)))
PICK_PLAYER: Final[i64] = choice(Kind("player", "pick player {player}", numbered("player", 1, MOST_PLAYERS)))
ENOUGH: Final[i64] = choice(Kind("done", "done"))
USE: Final[i64] = choice(Kind("use", "use"))
DISCARD: Final[i64] = choice(Kind("discard", "discard {card}", Arg("card", CARD_IDS)))
FIRST_IS: Final[i64] = outcome(Kind("first", "first player {player}", numbered("player", 1, MOST_PLAYERS)))
DEALT: Final[i64] = outcome(Kind("deal", "deal {roman}", Arg("roman", IDS)))
DRAWN: Final[i64] = outcome(Kind("draw", "draw {card}", Arg("card", CARD_IDS)))

# -- operations -------------------------------------------------------------------------------------------

SETUP: Final[i64] = operations("setup")
TURN: Final[i64] = operations("turn")
LEAVE: Final[i64] = operations("leave")
DEAL: Final[i64] = operations("deal")
DRAW_CARDS: Final[i64] = operations("draw")
SETTLE: Final[i64] = operations("settle")
EFFECT: Final[i64] = operations(*CARD_IDS)  # + kind of card
