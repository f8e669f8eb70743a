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


async def changed_note(store: Store, code: str, name: str, was: str, change: Callable[[str], str]) -> str:
    """A note after it was changed from what it was; where another host was faster, from what that one wrote."""
    while True:
        text = change(was)
        if text == was:
            return text
        try:
            await store.write_note(code, name, text, was)
        except NoteChanged:
            was = (await store.notes(code)).get(name, "")
            continue
        return text


def with_note(notes: Mapping[str, str], name: str, text: str) -> dict[str, str]:
    """All notes with this one; an empty text is none."""
    others = {each: said for each, said in notes.items() if each != name}
    return others | ({name: text} if text else {})
