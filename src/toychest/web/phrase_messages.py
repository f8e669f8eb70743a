"""Messages of phrases: a dozen short ones instead of chat, each an id that everybody reads in their own language."""

from typing import Literal, TypeAlias

from toychest.web.wire import Message, Short

Phrase: TypeAlias = Literal[
    "hello",
    "luck",
    "nice",
    "oops",
    "moment",
    "turn",
    "lucky",
    "played",
    "thanks",
    "again",
    "go",
    "bye",
]


class Say(Message, frozen=True, kw_only=True):
    """Say a phrase from one's seat: at most three in ten seconds and twenty a game. Nothing of it is stored."""

    id: Short
    seat: int
    phrase: Phrase


class PhraseSaid(Message, frozen=True, kw_only=True):
    """A seat says this, to everybody at the table. `id` is the request, if yours."""

    id: str | None
    seat: int
    phrase: Phrase
