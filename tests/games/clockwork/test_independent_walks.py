"""Walking worked out a second time, path by path, from CLK 2.1-2.4 and R6-R11, and compared with what is offered."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tests.games.clockwork.stage import City, after, city, offered
from toychest.games.clockwork.board import Board, Field

DICE = {2: "1 1", 3: "1 2", 4: "1 3", 5: "1 4", 6: "1 5", 7: "1 6", 8: "2 6", 9: "3 6", 10: "4 6", 11: "5 6", 12: "6 6"}
RULES_OF_THE_ROAD = ["", "entry=exact", "entry=yard_exact_tower_more", "white_stop=forced", "reversal=one"]


def paths(board: Board, start: Field, steps: int, turns: int) -> Iterator[tuple[Field, ...]]:
    """Every way of so many steps or fewer, the start first, with at most so many turnings round."""
    waiting: list[tuple[tuple[Field, ...], int]] = [((start,), 0)]
    while waiting:
        way, turned = waiting.pop()
        yield way
        if len(way) > steps:
            continue
        for field in board.beside[way[-1]]:
            now = turned + (field in way[-2:-1])
            if now <= turns:
                waiting.append(((*way, field), now))


def expected(board: Board, start: Field, steps: int, rule: str) -> set[str]:
    """Where a pawn may end that is alone on the board."""
    early = {"entry=exact": (), "entry=yard_exact_tower_more": (board.towers,)}.get(rule, board.white)
    ends = set()
    for way in paths(board, start, steps, 1 if rule == "reversal=one" else 0):
        taken = len(way) - 1
        if rule == "white_stop=forced" and board.white & set(way[1:-1]):
            continue
        if taken == steps or (taken and way[-1] in early):
            ends.add(board.place(way[-1]))
    return ends


def standing(state: City, start: Field) -> City:
    """A alone in the city: B is where A is not in the way."""
    return replace(state, fields=(start, start))


def differing(board: str, rule: str) -> list[tuple[Field, int, set[str]]]:
    """Every start and throw from which other ends are offered than we work out, and which ones."""
    state = city("Owl", "Owl", board=board, rule=rule)
    found = []
    for start in state.terms.board.fields:
        for steps, dice in DICE.items():
            walks = set(offered(after(standing(state, start), f"throw {dice}"), "walk"))
            odd = walks ^ expected(state.terms.board, start, steps, rule)
            if odd:
                found.append((start, steps, odd))
    return found


@pytest.mark.parametrize("rule", RULES_OF_THE_ROAD)
@pytest.mark.parametrize("board", ["ring", "forked"])
def test_walks_end_where_the_rules_say(board: str, rule: str) -> None:
    assert differing(board, rule) == []
