"""The fields of what a seat observes of the city, and what each says."""

from typing import Final

import numpy as np

from toychest.contract.kernel import Fact
from toychest.games.clockwork.kernel import layout as at
from toychest.games.observing import DIGITS

FIELDS: Final[dict[str, tuple[tuple[int, ...], Fact]]] = {
    "seats": ((), Fact("how many play")),
    "seat": ((), Fact("your number at the table")),
    "actor": ((), Fact("who is to act: 0 you, 1 the next seat clockwise, and so on; 4 chance, 5 nobody")),
    "turn": ((DIGITS,), Fact("the number of the turn, seven bits a number, the lowest first; 0 before the first",
        ("digit",))),
    "turn_seat": ((), Fact("whose turn it is, counted from you")),
    "origin": ((), Fact("the field where the turn began")),
    "is_bonus": ((), Fact("1 while a special throw is still to be used")),
    "is_endgame": ((), Fact("1 in the endgame")),
    "reason": ((), Fact("how the game ended: 1 by machine, 2 by airship, 3 dead end, 4 turn cap")),
    "winner": ((), Fact("who won, counted from you, and one; 0 for nobody")),
    "dice": ((2,), Fact("the throw; 0 for a die that was not thrown", ("die",))),
    "scrapped": ((), Fact("cards of scrap that are out of the game")),
    "piles": ((at.YARDS,), Fact("cards in each pile", ("yard",))),
    "left_out": ((at.MOST_OUT,), Fact("kinds and one that are not in this game, in their order", ("order",))),
    "fields": ((at.SEATS,), Fact("the field of each pawn", ("seat",))),
    "characters": ((at.SEATS,), Fact("the number and one of each character", ("seat",))),
    "openings": ((at.SEATS,), Fact("the throw for the first turn, 0 for none", ("seat",))),
    "sizes": ((at.SEATS,), Fact("cards in each hand", ("seat",))),
    "laid": ((at.SEATS, at.MOST_LAID), Fact("kinds and one that lie in front of each seat, in their order",
        ("seat", "order"))),
    "hand": ((at.KINDS,), Fact("your hand, how many of each kind", ("kind",))),
    "order": ((at.MOST_DISCARDS,), Fact("the spots of the discards in the order of laying, 0 for none", ("order",))),
    "spots": ((at.MOST_SPOTS + 1,), Fact("0 no card, 1 its back, 2 and the kind of one that you see or recall",
        ("spot",))),
    "task": ((), Fact("what is asked: 1 to 6 of chance (a set left out, a deal, a card left over, an opening throw, a "
        "throw, a card drawn), 7 a character, 8 to travel, 9 to act, 10 to discard, 11 a spot, 12 an answer, 13 to ask "
        "back, 14 a card back, 15 to point, 16 to swap, 17 to build, 18 sets laid down, 19 whether to take what was "
        "found")),
    "rival": ((), Fact("the other seat that it concerns, counted from you, and one; 0 for none")),
    "kind": ((), Fact("the kind and one that it is about, if you know it; 0 for none")),
    "place": ((), Fact("the yard or the spot")),
    "may": ((), Fact("what may be done: bits 1 go, 2 take, 4 search, 8 ask, 16 pass, 32 one after the other")),
    "is_counter": ((), Fact("1 for an answer to who asked back")),
    "is_shown": ((), Fact("1 if a card of the kind that is sought was shown, and you know it")),
    "asked": ((at.SEATS,), Fact("seats that were asked already or that throw, counted from you, and one", ("order",))),
}  # fmt: skip
"""A kind is counted as in the actions, a seat from the one that observes, clockwise."""

OBSERVED: Final = np.dtype([(name, "i1", shape) for name, (shape, _) in FIELDS.items()])
