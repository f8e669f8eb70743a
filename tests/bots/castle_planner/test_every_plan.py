"""What every plan of every row does, traced for the planner, is what the rules do."""

from dataclasses import replace

import numpy as np
import pytest

from tests.games.castle.stage import FAR, STANDARD, play
from tools.castle_plans import plans
from toychest.bots.castle_planner.compiled.layout import CLIMB, SINK
from toychest.bots.castle_planner.every_plan import every_plan
from toychest.bots.castle_planner.prospects import fresh
from toychest.bots.castle_planner.stacks import box_of, rows_of
from toychest.games.castle.cards import CARDS, Card
from toychest.games.castle.go import row_acted
from toychest.games.castle.kernel.moves import number_of
from toychest.games.castle.state import Castle

PLACED = ", ".join(f"treasure {square}" for square in FAR.split())
ROWS = ("up right loop", "sorcerer sorcerer loop", "ghost left loop", "up loop loop", "down up")


def by_rules(state: Castle) -> set[tuple[int, int]]:
    """Where each plan of a row ends, and with the ghost how high."""
    after = [row_acted(planned)[0] for planned in plans(state)]
    return {(number_of(state.terms.board, each.sorcerer), each.ghost) for each in after}


def by_traces(state: Castle) -> set[tuple[int, int]]:
    """The same as traced for the planner."""
    plans, row = every_plan(fresh(state)), tuple(CARDS.index(card) for card in state.row)
    group = number_of(state.terms.board, state.sorcerer) * len(plans.rows) + rows_of(box_of(state.terms)).index(row)
    traces = plans.traces[plans.starts[group] : plans.starts[group + 1]].tolist()
    return {(end, ghost_after(state.ghost, events[:count])) for end, count, events in traces}


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


def test_a_castle_with_too_many_plans_leaves_some_out_of_every_row(monkeypatch: pytest.MonkeyPatch) -> None:
    start = fresh(play(PLACED, profile="oldest"))
    whole = np.diff(every_plan(start).starts)
    monkeypatch.setattr("toychest.bots.castle_planner.every_plan.MOST_TRACES", 60_000)
    cut = np.diff(every_plan.__wrapped__(start).starts)
    assert cut.sum() <= 60_000 < whole.sum()
    assert np.array_equal(cut > 0, whole > 0)
