"""A move as it is typed: in notation, or as the list says it, in the reader's language: "poser Roxy 12"."""

from toychest.contract import MalformedMove
from toychest.terminal.viewpoint import Viewpoint


def move_meant(here: Viewpoint, text: str) -> str | None:
    """The move in notation; None for what is none, legal or not."""
    written = text if _is_notation(here, text) else _notation_of(here, text)
    return written if written is not None and _is_notation(here, written) else None


def _is_notation(here: Viewpoint, text: str) -> bool:
    try:
        here.table.rules.read_move(text)
    except MalformedMove:
        return False
    return True


def _notation_of(here: Viewpoint, text: str) -> str | None:
    """A move that is typed in words, whole or only its verb; None where no legal move begins so."""
    said = {move: here.teller.move(move, here.view).casefold() for move in here.legal}
    whole = next((move for move, words in said.items() if words == text.casefold()), None)
    if whole is not None:
        return whole
    verb, _, rest = text.casefold().partition(" ")
    meant = {move.split(" ")[0] for move, words in said.items() if _verb(words) == verb}
    return f"{meant.pop()} {rest}".strip() if len(meant) == 1 else None


def _verb(words: str) -> str:
    return words.split(" ")[0].strip(":,")
