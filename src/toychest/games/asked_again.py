"""What rules are asked again and again about the same state is worked out once, while that state is at hand."""

from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

State = TypeVar("State")
More = ParamSpec("More")
Answer = TypeVar("Answer")

Question = Callable[Concatenate[State, More], Answer]

AT_HAND: Final = 256
"""States of which it is remembered at least, and twice as many at most: as many tables may play at once."""


def asked_again(work: Question[State, More, Answer]) -> Question[State, More, Answer]:
    """A question about a value that never changes, remembered for the values that it was asked about lately.

    They are known by being the same object: they are neither compared nor hashed. To keep answers with every state
    would cost each table the memory of all its frames. Threads may ask at once: at worst something is worked out twice.
    """
    is_of_state_alone = isinstance(work, FunctionType) and work.__code__.co_argcount == 1
    return _one_answer(work) if is_of_state_alone else _several_answers(work)


def _one_answer(work: Question[State, More, Answer]) -> Question[State, More, Answer]:
    """What is asked about the value alone, a dozen times a move."""
    newer: dict[int, tuple[State, Answer]] = {}
    older = newer

    @wraps(work)
    def known(state: State, /, *more: More.args, **named: More.kwargs) -> Answer:
        nonlocal newer, older
        key = id(state)
        found = newer.get(key)
        if found is None:
            found = newer[key] = older.get(key) or (state, work(state, *more, **named))
            if len(newer) > AT_HAND:
                older, newer = newer, {}
        return found[1]

    return known


def _several_answers(work: Question[State, More, Answer]) -> Question[State, More, Answer]:
    newer: dict[int, tuple[State, dict[Any, Answer]]] = {}
    older = newer

    @wraps(work)
    def known(state: State, /, *more: More.args, **named: More.kwargs) -> Answer:
        nonlocal newer, older
        key = id(state)
        found = newer.get(key)
        if found is None:
            found = newer[key] = older.get(key) or (state, {})
            if len(newer) > AT_HAND:
                older, newer = newer, {}
        answers, asked = found[1], (more, *named.items()) if named else more
        try:
            return answers[asked]
        except KeyError:
            answer = answers[asked] = work(state, *more, **named)
            return answer

    return known
