"""Every sentence that the terminal asks for exists, in English at least."""

import re
from pathlib import Path

import pytest

from toychest.games.castle.notation import EXPECTED
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


@pytest.mark.parametrize("verb", sorted(set(re.findall(r"'(use wand|leave wand|[a-z]+)", EXPECTED))))
def test_every_move_has_words(verb: str) -> None:
    assert Voice().has(f"castle-move-{verb.replace(' ', '_')}")
