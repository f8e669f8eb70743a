"""Why a row of Coded Castle was better, and what the cards brought: everything lies open, so all of it is proved."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from toychest.contract import Event, Looked, Saying
from toychest.games.castle.cards import Card
from toychest.games.castle.speech import CastleSpeech
from toychest.games.castle.state import Castle

GO: Final = "go"


class Rows(msgspec.Struct, frozen=True, kw_only=True):
    """The planned row run to its end; the played one as far as its decision led, which is to the end after Go."""

    after_planned: Castle
    planned: frozenset[str]
    played: frozenset[str]
    after_played: Castle
    has_gone: bool


class CastleMoments:
    """The moments of the castle."""

    def reason(self, looked: Looked) -> Saying | None:
        """Of a row the strongest that the planned one does; of cards whether a ghost was among them."""
        if looked.kind == "luck":
            return _cards(looked)
        if not looked.better:
            return None
        rows = _rows(looked)
        kind = next((kind for kind, is_so in PROOFS.items() if is_so(rows)), None)
        view: Any = looked.rules.view(looked.before, looked.seat)
        plan = [CastleSpeech().move(move, view, is_now=True) for move in looked.better if move != GO]
        said = plan or [CastleSpeech().move(GO, view, is_now=True)]
        return None if kind is None else Saying(f"castle-review-{kind}", {"plan": said})


def _cards(looked: Looked) -> Saying:
    """Ghost cards where the row was unkind, that none came where it was kind; how likely one row is says nothing."""
    ghosts = sum(move == f"lay {Card.GHOST.value}" for move in looked.moves)
    if looked.gain > 0:
        return Saying("review-lucky" if ghosts else "castle-review-no-ghost-card")
    return Saying("castle-review-ghost-cards", {"ghosts": ghosts}) if ghosts else Saying("review-unlucky")


def _rows(looked: Looked) -> Rows:
    after_planned, planned = _run(looked, looked.better)
    after_played, played = _run(looked, looked.moves[:1])
    return Rows(
        after_planned=after_planned,
        planned=frozenset(event.kind for event in planned),
        played=frozenset(event.kind for event in played),
        after_played=after_played,
        has_gone=looked.moves[0] == GO,
    )


def _run(looked: Looked, moves: Sequence[str]) -> tuple[Castle, list[Event]]:
    """The castle after these decisions, and what happened."""
    state, told = looked.before, list[Event]()
    for move in moves:
        state, events = looked.rules.apply(state, looked.seat, looked.rules.read_move(move))
        told += events
    return state, told


def saves_castle(rows: Rows) -> bool:
    """All was to be won with this row (CAS 5.1, CAS R38)."""
    outcome = rows.after_planned.outcome
    return outcome is not None and outcome.places[0] == 1


def holds_ghost(rows: Rows) -> bool:
    """The played row let the ghost out of the tower (CAS 5.2), the planned one did not."""
    return "ghost_escaped" in rows.played and "ghost_escaped" not in rows.planned


def meets_wand(rows: Rows) -> bool:
    """A wand was on the way (CAS 3.4), which the played row left aside."""
    return "ghost_lowered" in rows.planned - rows.played


def finds_treasure(rows: Rows) -> bool:
    """A treasure was on the way (CAS 3.5), which the played row left aside."""
    return "treasure_found" in rows.planned - rows.played


def keeps_ghost_lower(rows: Rows) -> bool:
    """After the planned row the ghost stands lower (CAS 4.1) than after the played one."""
    return rows.has_gone and rows.after_planned.ghost < rows.after_played.ghost


PROOFS: Final[dict[str, Callable[[Rows], bool]]] = {
    "saved": saves_castle,
    "held": holds_ghost,
    "wand": meets_wand,
    "treasure": finds_treasure,
    "ghost": keeps_ghost_lower,
}
"""By the end of the id of their sentence."""
