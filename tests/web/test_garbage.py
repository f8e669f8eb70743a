"""A search for garbage looks at what is new, and finds the rest once a day."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from toychest.web.garbage import NEW, search_everything, spared_collector


@pytest.fixture(autouse=True)
def spared() -> Iterator[None]:
    with spared_collector():
        yield
    gc.freeze()  # as tests/conftest.py left it: the searches of all tests to come look at what is new


class Knot:
    """It holds on to itself, so that only a search finds it."""

    def __init__(self) -> None:
        self.itself = self


def test_what_is_left_after_a_search_is_not_searched_again() -> None:
    before = gc.get_freeze_count()
    kept = [[at] for at in range(3 * NEW)]
    assert gc.get_freeze_count() - before > len(kept) - 2 * NEW
    assert gc.get_objects(generation=1) == gc.get_objects(generation=2) == []


def test_new_garbage_is_found_by_itself() -> None:
    knot = weakref.ref(Knot())
    kept = [[at] for at in range(2 * NEW)]
    assert (knot(), len(kept)) == (None, 2 * NEW)


def test_what_became_garbage_later_is_found_when_everything_is_searched() -> None:
    knot = Knot()
    gc.collect()
    seen = weakref.ref(knot)
    del knot
    gc.collect()
    is_there_still = seen() is not None
    search_everything()
    assert (is_there_still, seen()) == (True, None)


def test_afterwards_the_collector_is_as_it_was() -> None:
    """Who asks it then for what holds an object, as Hypothesis does, is told: nothing more is set aside."""
    before = (gc.get_threshold(), list(gc.callbacks))
    with spared_collector():
        assert len(gc.callbacks) > len(before[1])
    assert (gc.get_threshold(), list(gc.callbacks)) == before
