"""What the cards of a row brought to the castle: ghosts, ways, and whether a treasure was within reach."""

from toychest.contract import CHANCE, Looked, Saying, UnfitFile
from toychest.games.castle.cards import Card
from toychest.games.castle.most_treasures import most_treasures
from toychest.games.castle.possible import is_possible
from toychest.games.castle.state import Castle


def cards_told(looked: Looked) -> Saying:
    """What explains the luck of a row; how likely one very row is says nothing."""
    row, ghosts = _after(looked), sum(move == f"lay {Card.GHOST.value}" for move in looked.moves)
    return _kind(looked, row, ghosts) if looked.gain > 0 else _unkind(row, ghosts)


def _kind(looked: Looked, row: Castle, ghosts: int) -> Saying:
    """A treasure within reach, else that no ghost came, else a card that obeys."""
    if _treasures(row) > sum(row.found):
        return Saying("castle-review-treasure-in-reach")
    if not ghosts:
        return Saying("castle-review-no-ghost-card")
    if f"lay {Card.SORCERER.value}" in looked.moves:
        return Saying("castle-review-sorcerer-card")
    return Saying("review-lucky")


def _unkind(row: Castle, ghosts: int) -> Saying:
    """Ghost cards, else that the row cannot be walked (CAS 4.2), else that no treasure is within its reach."""
    if ghosts:
        return Saying("castle-review-ghost-cards", {"ghosts": ghosts})
    if row.row and not is_possible(row):
        return Saying("castle-review-no-way")
    if row.row and _treasures(row) == sum(row.found):
        return Saying("castle-review-out-of-reach")
    return Saying("review-unlucky")


def _after(looked: Looked) -> Castle:
    """The castle with the row laid."""
    state: Castle = looked.before
    for move in looked.moves:
        if looked.rules.to_act(state) == (CHANCE,):
            state, _ = looked.rules.apply(state, CHANCE, looked.rules.read_move(move))
    return state


def _treasures(row: Castle) -> int:
    """The most that this row can find; a row too wide to be looked through promises none."""
    try:
        return most_treasures(row) if row.row else sum(row.found)
    except UnfitFile:
        return sum(row.found)
