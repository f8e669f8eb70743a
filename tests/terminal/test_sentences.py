"""Every sentence that the terminal asks for exists, in English at least."""

import re
from pathlib import Path

import pytest

from toychest.games.castle.notation import EXAMPLES
from toychest.terminal.voice import Voice

SOURCE = Path(__file__).parents[2] / "src" / "toychest"
FILES = [*(SOURCE / "terminal").rglob("*.py"), *(SOURCE / "commands").rglob("*.py")]
ASKED = sorted(
    {
        id
        for file in FILES
        for id in re.findall(
            r'(?<!EDITIONS\[)"((?:terminal|castle|table|rules|request)-[a-z0-9_.-]+)"', file.read_text(encoding="utf-8")
        )
    }
)


@pytest.mark.parametrize("id", ASKED)
def test_a_sentence_exists(id: str) -> None:
    assert Voice().has(id)


@pytest.mark.parametrize(
    "verb", sorted({found[0] for each in EXAMPLES if (found := re.match("(use|leave) wand|[a-z]+", each))})
)
def test_every_move_has_words(verb: str) -> None:
    assert Voice().has(f"castle-move-{verb.replace(' ', '_')}")
