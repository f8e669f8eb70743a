"""Why a move is advised, worked out by the rules in the imagined state."""

from collections.abc import Sequence

from tests.e2e.battles import ONE_FROM_CLOSING
from toychest.bots.reasons import facts_of_hint
from toychest.bots.thought import Foreseen, Thought
from toychest.bots.window import Window, window_of
from toychest.games import EDITIONS

EDITION = EDITIONS["toybattle-standard-0"]


def window_after(moves: str) -> Window:
    """What blue may know there."""
    state = EDITION.rules.setup(2, {})
    for move in moves.split(", "):
        state, _ = EDITION.rules.apply(state, EDITION.rules.to_act(state)[0], EDITION.rules.read_move(move))
    return window_of(EDITION, 2, state, EDITION.rules.to_act(state)[0], lambda _: 0)


def kinds(move: str, foreseen: Sequence[tuple[int, str]] = ()) -> list[str]:
    """What is said of this move, where blue is one troop from closing a region."""
    line = tuple(Foreseen(seat=seat, move=each) for seat, each in foreseen)
    thought = Thought(move=move, by="search", foreseen=line)
    return [fact.id.removeprefix("toybattle-fact-") for fact in facts_of_hint(thought, window_after(ONE_FROM_CLOSING))]


def test_a_move_that_closes_a_region_says_so_first() -> None:
    assert kinds("place Kwak 17")[0] == "region"


def test_it_ends_where_somebody_else_is_to_act() -> None:
    assert kinds("take", [(0, "take"), (1, "take")]) == kinds("take")


def test_a_line_that_was_foreseen_elsewhere_ends_where_it_is_not_legal() -> None:
    assert kinds("take", [(0, "place Jumbo 41")]) == []
