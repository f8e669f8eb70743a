"""Every refusal that can come over the line has a sentence, and says what to do."""

import pytest

from toychest.table.errors import TableError
from toychest.web.app import make_app
from toychest.words import say

NEVER_SENT = {
    "table-error": "no error has it as its own",
    "table-exists": "another code is drawn",
    "request-taken": "it is answered as done",
    "note-changed": "it is read and written again",
    "store-newer": "the server does not start",
}

OF_THE_LINE = {"malformed-message", "malformed-move", "not-your-seat", "option-unfit", "option-unknown", "unforeseen"}


SENT_BY = make_app
"""It knows every module that refuses something."""


def codes_under(kind: type[TableError]) -> set[str]:
    return {kind.code}.union(*(codes_under(each) for each in kind.__subclasses__()))


@pytest.mark.parametrize("code", sorted((codes_under(TableError) | OF_THE_LINE) - NEVER_SENT.keys()))
def test_every_refusal_has_a_sentence_and_help(code: str) -> None:
    sentences = [f"request-refused-{code}", f"request-refused-{code}.help"]
    assert [id for id in sentences if say(id) == id] == []


def test_what_is_never_sent_is_a_refusal_of_the_table() -> None:
    assert codes_under(TableError) >= NEVER_SENT.keys()
