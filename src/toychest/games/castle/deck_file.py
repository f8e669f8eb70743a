"""A mix of cards of one's own, as TOML: how many of each face."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from toychest.contract import Complaint
from toychest.games.castle.cards import CARDS, Card, is_arrow
from toychest.games.own_file import meant, read_table, refuse

FEWEST_CARDS: Final = 3
"""One row (CAS 2.1)."""

MOST_CARDS: Final = 200
FACES: Final = tuple(card.value for card in CARDS)


def read_deck(text: str) -> tuple[int, ...]:
    """How many cards of each face, in the order of `CARDS`; a face not named is not in the stack. Raises `UnfitFile`.

    The counts may stand under a heading `[cards]`, as in box.toml, or alone.
    """
    table = read_table("deck", text)
    counts = table["cards"] if list(table) == ["cards"] and isinstance(table["cards"], dict) else table
    refuse("deck", _about_counts(counts))
    refuse("deck", _about_mix({Card(face): count for face, count in counts.items()}))
    return tuple(counts.get(face, 0) for face in FACES)


def _about_counts(counts: Mapping[str, Any]) -> Iterator[Complaint]:
    for face, count in counts.items():
        if face not in FACES:
            facts = {"card": face, "meant": meant(face, FACES), "known": list(FACES)}
            yield Complaint(code="card-unknown", facts=facts)
        elif type(count) is not int or count < 0:
            yield Complaint(code="card-count", facts={"card": face})


def _about_mix(counts: Mapping[Card, int]) -> Iterator[Complaint]:
    total = sum(counts.values())
    if total < FEWEST_CARDS:
        yield Complaint(code="deck-too-small", facts={"cards": total, "fewest": FEWEST_CARDS})
    if total > MOST_CARDS:
        yield Complaint(code="deck-too-large", facts={"cards": total, "most": MOST_CARDS})
    if not any(count and (is_arrow(card) or card is Card.SORCERER) for card, count in counts.items()):
        yield Complaint(code="deck-walks-nobody")
