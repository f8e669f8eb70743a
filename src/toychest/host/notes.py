"""Notes: what is remembered of a table beside its log, in the store, for every host. Each has a name and a text."""

from collections.abc import Callable, Mapping
from typing import Final

from toychest.table import Store
from toychest.table.errors import NoteChanged

BEATS: Final = "beats"
"""From how many beats of its guide a learner has gone on."""


def beats_in(notes: Mapping[str, str]) -> int:
    """How far the learner has gone on."""
    text = notes.get(BEATS, "")
    return int(text) if text.isdecimal() else 0


async def changed_note(
    store: Store, code: str, notes: Mapping[str, str], name: str, change: Callable[[str], str]
) -> dict[str, str]:
    """All notes after one was changed from what it was; where another host was faster, from what that one wrote."""
    known = dict(notes)
    while True:
        was = known.get(name, "")
        text = change(was)
        if text == was:
            return known
        try:
            await store.write_note(code, name, text, was)
        except NoteChanged:
            known = await store.notes(code)
            continue
        known.pop(name, None)
        return known | ({name: text} if text else {})
