"""Why a row of Coded Castle was better, and what the cards brought: everything lies open, so all of it is proved."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from toychest.contract import Event, Looked, Saying, Trial, facts_of, reason_for, strongest
from toychest.games.castle import facts
from toychest.games.castle.board import WAND, Square
from toychest.games.castle.moments_of_chance import cards_told
from toychest.games.castle.moments_of_the_end import end_told
from toychest.games.castle.speech import CastleSpeech
from toychest.games.castle.state import Castle, lying

GO: Final = "go"
STOPPED: Final = frozenset({"row_impossible", "row_halted", "step_skipped"})
"""Events of a row that could not be walked to its end (CAS 4.2, CAS R24)."""


class Rows(msgspec.Struct, frozen=True, kw_only=True):
    """The planned row run to its end; the played one as far as its decision led, which is to the end after Go."""

    after_planned: Castle
    planned: tuple[str, ...]
    played: tuple[str, ...]
    after_played: Castle
    has_gone: bool
    first: tuple[str, ...] = ()
    instead: tuple[str, ...] = ()


class CastleMoments:
    """The moments of the castle."""

    def reason(self, looked: Looked) -> Saying | None:
        """Of a row the strongest that the planned one does; of cards what explains their luck."""
        return reason_for(looked, of_chance=cards_told, of_end=end_told, of_better=_planned_told)

    def facts(self, trial: Trial) -> tuple[Saying, ...]:
        """What the row does, run to its end."""
        return facts_of("castle", facts.PROOFS, trial)


def _planned_told(looked: Looked) -> Saying | None:
    kind = strongest(PROOFS, _rows(looked))
    if kind is None:
        return None
    view: Any = looked.rules.view(looked.before, looked.seat)
    plan = [move for move in looked.better if move != GO] or [GO]
    return Saying(f"castle-review-{kind}", {"plan": [CastleSpeech().move(move, view, is_now=True) for move in plan]})


def _rows(looked: Looked) -> Rows:
    after_planned, planned = _run(looked, looked.better)
    after_played, played = _run(looked, looked.moves[:1])
    return Rows(
        after_planned=after_planned,
        planned=tuple(event.kind for event in planned),
        played=tuple(event.kind for event in played),
        after_played=after_played,
        has_gone=looked.moves[0] == GO,
        first=tuple(looked.better[0].split(" ")),
        instead=tuple(looked.moves[0].split(" ")),
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


def can_be_walked(rows: Rows) -> bool:
    """The played row could not be walked to its end (CAS 4.2), the planned one could."""
    return not STOPPED.isdisjoint(rows.played) and STOPPED.isdisjoint(rows.planned)


def finds_two_treasures(rows: Rows) -> bool:
    """Two treasures more were on the way (CAS 3.5)."""
    return rows.planned.count("treasure_found") >= rows.played.count("treasure_found") + 2


def finds_treasure(rows: Rows) -> bool:
    """A treasure was on the way (CAS 3.5), which the played row left aside."""
    return rows.planned.count("treasure_found") > rows.played.count("treasure_found")


def meets_wand_twice(rows: Rows) -> bool:
    """A wand was to be met twice more (CAS R13)."""
    return rows.planned.count("ghost_lowered") >= rows.played.count("ghost_lowered") + 2


def meets_wand(rows: Rows) -> bool:
    """A wand was on the way (CAS 3.4), which the played row left aside."""
    return rows.planned.count("ghost_lowered") > rows.played.count("ghost_lowered")


def keeps_a_step_between(rows: Rows) -> bool:
    """After the played row one step more lets the ghost out (CAS 5.2), after the planned one not yet."""
    return keeps_ghost_lower(rows) and rows.after_played.ghost == rows.after_played.terms.escape - 1


def keeps_ghost_lower(rows: Rows) -> bool:
    """After the planned row the ghost stands lower (CAS 4.1) than after the played one."""
    return rows.has_gone and rows.after_planned.ghost < rows.after_played.ghost


def uses_gate(rows: Rows) -> bool:
    """A gate carries the sorcerer on (CAS 3.3), where the played row walked."""
    return rows.has_gone and "sorcerer_jumped" in rows.planned and "sorcerer_jumped" not in rows.played


def leaves_gate(rows: Rows) -> bool:
    """The played row jumped (CAS 3.3), and need not (CAS R18)."""
    return rows.has_gone and "sorcerer_jumped" in rows.played and "sorcerer_jumped" not in rows.planned


def ends_nearer_to_treasure(rows: Rows) -> bool:
    """After the planned row the next treasure is fewer steps away than after the played one."""
    return _is_nearer(rows, sorted(lying(rows.after_planned)))


def ends_nearer_to_wand(rows: Rows) -> bool:
    """The same of a wand."""
    return _is_nearer(rows, rows.after_planned.terms.board.squares(WAND))


def _is_nearer(rows: Rows, goals: Sequence[Square]) -> bool:
    if not rows.has_gone or rows.after_played.outcome is not None:
        return False
    planned, played = (facts.steps_to(state, goals) for state in (rows.after_planned, rows.after_played))
    return planned is not None and (played is None or planned < played)


def jumps_elsewhere(rows: Rows) -> bool:
    """Another gate (CAS 3.3)."""
    return _verbs(rows) == ("jump", "jump")


def jumps_on(rows: Rows) -> bool:
    """A jump instead of walking on (CAS R18)."""
    return _verbs(rows) == ("jump", "stay")


def walks_on(rows: Rows) -> bool:
    """Walking on instead of a jump (CAS R18)."""
    return _verbs(rows) == ("stay", "jump")


def walks_elsewhere(rows: Rows) -> bool:
    """Another way for a sorcerer card (CAS 2.7)."""
    return _verbs(rows) == ("walk", "walk")


def turns_the_other_way(rows: Rows) -> bool:
    """The same arrow, turned otherwise (CAS 2.3)."""
    return _verbs(rows) == ("turn", "turn") and rows.first[1] == rows.instead[1]


def turns_another_card(rows: Rows) -> bool:
    """Another arrow was to be turned (CAS 2.3)."""
    return _verbs(rows) == ("turn", "turn")


def turns_a_card(rows: Rows) -> bool:
    """An arrow was to be turned (CAS 2.3), and the row ran as it lay."""
    return _verbs(rows) == ("turn", GO)


def goes_as_it_lies(rows: Rows) -> bool:
    """Nothing was to be turned (CAS 2.3)."""
    return _verbs(rows) == (GO, "turn")


def _verbs(rows: Rows) -> tuple[str, str]:
    """What the plan begins with, and what was done instead."""
    return rows.first[0] if rows.first else "", rows.instead[0] if rows.instead else ""


PROOFS: Final[dict[str, Callable[[Rows], bool]]] = {
    "saved": saves_castle,
    "held": holds_ghost,
    "walked": can_be_walked,
    "two-treasures": finds_two_treasures,
    "wand-twice": meets_wand_twice,
    "wand": meets_wand,
    "treasure": finds_treasure,
    "last-step": keeps_a_step_between,
    "ghost": keeps_ghost_lower,
    "gate": uses_gate,
    "no-gate": leaves_gate,
    "nearer": ends_nearer_to_treasure,
    "nearer-wand": ends_nearer_to_wand,
    "other-gate": jumps_elsewhere,
    "jump": jumps_on,
    "walk-on": walks_on,
    "other-way": walks_elsewhere,
    "other-turn": turns_the_other_way,
    "other-card": turns_another_card,
    "turn": turns_a_card,
    "as-it-lies": goes_as_it_lies,
}
"""By the end of the id of their sentence, the strongest first."""
