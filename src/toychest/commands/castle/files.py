"""The board and the deck that a command is given: ours by name, as at the table, else a file of one's own."""

from collections.abc import Sequence
from typing import Final

from toychest.contract import Json
from toychest.games.castle.board import Board
from toychest.games.castle.board_file import load_board, read_board
from toychest.games.castle.box import load_box
from toychest.games.castle.deck_file import read_deck
from toychest.games.castle.terms import BOARDS, OPTIONS
from toychest.terminal.new_table import value_meant
from toychest.terminal.own_file import read_own_file
from toychest.terminal.refusals import ChoiceRefused
from toychest.terminal.voice import Voice

OFFERED: Final = {option.name: option for option in OPTIONS}


def chosen_board(text: str, voice: Voice) -> tuple[Board, bool]:
    """The board, and whether it is one of ours. Raises `ChoiceRefused` and `UnfitFile`."""
    value: Json = value_meant(OFFERED["board"], text, voice)
    if value is None:
        raise ChoiceRefused([voice.say("castle-paper-unknown", {"file": text, "boards": list(BOARDS)})])
    return (load_board(value), True) if isinstance(value, str) else (read_board(value["file"]), False)


def chosen_deck(text: str, voice: Voice) -> Sequence[int]:
    """How many cards of each face. Raises `ChoiceRefused` and `UnfitFile`."""
    value: Json = value_meant(OFFERED["deck"], text, voice)
    if value is None:
        return read_deck(read_own_file(text, voice))  # which says why it cannot be read
    return load_box().cards if isinstance(value, str) else read_deck(value["file"])
