"""What follows from a value that never changes is worked out when it is first asked for, and kept with it."""

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

Answer = TypeVar("Answer")


class kept(Generic[Answer]):  # noqa: N801 - it is written like `property`
    """As `functools.cached_property`, without its lock, which costs more than most answers do.

    Threads may ask at once: at worst something is worked out twice.
    """

    def __init__(self, work: Callable[[Any], Answer]) -> None:
        self._work = work
        self._name = work.__name__
        self.__doc__ = work.__doc__

    @overload
    def __get__(self, value: None, kind: type) -> Self: ...

    @overload
    def __get__(self, value: object, kind: type) -> Answer: ...

    def __get__(self, value: object | None, kind: type) -> Self | Answer:
        """Asked once for each value: from then on its own attribute of that name goes first."""
        if value is None:
            return self
        answer = value.__dict__[self._name] = self._work(value)
        return answer
