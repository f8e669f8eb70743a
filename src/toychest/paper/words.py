"""Sentences in one language, for a page that has no reader to ask."""

from dataclasses import dataclass
from typing import Any

from toychest.words import say


@dataclass(frozen=True, slots=True)
class Words:
    """`say` with its language chosen."""

    language: str

    def __call__(self, id: str, **args: Any) -> str:
        return say(id, args, self.language)
