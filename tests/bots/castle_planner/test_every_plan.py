"""What every plan of every row does, traced for the planner, is what the rules do."""

import numpy as np
import pytest
from msgspec.structs import replace

from tests.games.castle.stage import FAR, STANDARD, play
from toychest.bots.castle_planner.compiled.layout import CLIMB, FAIL, SINK
from toychest.bots.castle_planner.every_plan import every_plan
from toychest.bots.castle_planner.prospects import fresh
from toychest.bots.castle_planner.stacks import box_of, rows_of
from toychest.games.castle.board import Square
from toychest.games.castle.cards import CARDS, Card
from toychest.games.castle.go import row_acted
from toychest.games.castle.kernel.moves import number_of
from toychest.games.castle.state import Castle
from toychest.puzzles.castle.plans import plans

pytestmark = pytest.mark.compiled
PLACED = ", ".join(f"treasure {square}" for square in FAR.split())
ROWS = ("up right loop", "sorcerer sorcerer loop", "ghost left loop", "up loop loop", "down up")


def by_rules(state: Castle) -> set[tuple[int, int]]:
    """Where each plan of a row ends, and with the ghost how high."""
    after = [row_acted(planned)[0] for planned in plans(state)]
    return {(number_of(state.terms.board, each.sorcerer), each.ghost) for each in after}


def by_traces(state: Castle) -> set[tuple[int, int]]:
    """The same as traced for the planner."""
    traces = [(end, events[:count]) for end, count, events in traces_of(state)]
    return {(end, ghost_after(state.ghost, events)) for end, events in traces if FAIL not in events}


def traces_of(state: Castle) -> list[tuple[int, int, list[int]]]:
    """Everything that is traced for the row."""
    plans, row = every_plan(fresh(state)), tuple(CARDS.index(card) for card in state.row)
    group = number_of(state.terms.board, state.sorcerer) * len(plans.rows) + rows_of(box_of(state.terms)).index(row)
    traces: list[tuple[int, int, list[int]]] = plans.traces[plans.starts[group] : plans.starts[group + 1]].tolist()
    return traces


def ghost_after(ghost: int, events: list[int]) -> int:
    for event in events:
        ghost = max(ghost + {CLIMB: 1, SINK: -1}.get(event, 0), 0)
    return ghost


@pytest.mark.parametrize("edition", [STANDARD, "castle-de-0", f"{STANDARD}+impossible=skip"])
@pytest.mark.parametrize("row", ROWS)
def test_every_plan_of_a_row_is_foreseen(edition: str, row: str) -> None:
    state = play(PLACED, edition=edition, profile="oldest")
    laid = replace(state, ghost=2, row=tuple(Card(card) for card in row.split()), stack=(0,) * len(CARDS))
    assert by_traces(laid) == by_rules(laid)


def test_a_way_into_a_blocked_door_is_foreseen_as_far_as_it_goes() -> None:
    state = play(PLACED)
    laid = replace(state, sorcerer=Square("d2"), row=(Card.UP, Card.LOOP, Card.GHOST))
    entered = number_of(state.terms.board, Square("d1"))
    failing = [list(events[:count]) for _, count, events in traces_of(laid)]
    assert failing.count([entered, FAIL]) == 1


def test_a_castle_with_too_many_plans_leaves_some_out_of_every_row(monkeypatch: pytest.MonkeyPatch) -> None:
    start = fresh(play(PLACED, profile="oldest"))
    whole = np.diff(every_plan(start).starts)
    monkeypatch.setattr("toychest.bots.castle_planner.every_plan.MOST_TRACES", 60_000)
    cut = np.diff(every_plan.__wrapped__(start).starts)
    assert cut.sum() <= 60_000 < whole.sum()
    assert np.array_equal(cut > 0, whole > 0)
