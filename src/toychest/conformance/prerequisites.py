"""Before any law: the edition is one that laws can be tried on. What is missing is said, not stumbled over."""

import re
from typing import Any, Final

from toychest.conformance.broken import Broken
from toychest.conformance.subject import Subject
from toychest.contract import Rules

ID: Final = re.compile(r".+-[0-9]+(\+.+)?")
ASKED: Final = tuple(name for name in vars(Rules) if not name.startswith("_") and callable(getattr(Rules, name)))
"""What is asked of any rules, by name."""


def expect_whole(subject: Subject) -> None:
    """Its id, every method, and states and moves that are values. Raises `Broken`."""
    rules, id = subject.rules, subject.edition.id
    if not ID.fullmatch(id):
        raise broken(subject, f"the id of an edition ends in a number, as {id}-0 would; got {id!r}")
    missing = [name for name in ASKED if not callable(getattr(rules, name, None))]
    if missing:
        raise broken(subject, f"{type(rules).__name__} lacks {', '.join(missing)}: see `toychest.contract.Rules`")
    start = subject.setup()
    expect_value(subject, "state", start)
    for seat in rules.to_act(start):
        for move in rules.legal_moves(start, seat):
            expect_value(subject, "move", move)
    for entry in subject.entries:
        expect_value(subject, "move", entry.move)
        expect_value(subject, "state", entry.after)


def expect_value(subject: Subject, what: str, value: Any) -> None:
    """Something that has a hash: frozen, with tuples in it and no lists."""
    try:
        hash(value)
    except TypeError as error:
        raise broken(subject, f"a {what} is a frozen value, but {error} in {value!r}") from error


def broken(subject: Subject, message: str) -> Broken:
    """What is wrong with the edition itself."""
    return Broken("an_edition_is_whole", subject.where, message)
