"""A file of figures that a tool measured: by game, with the command that found them."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def keep_figures(file: Path, game: str, tool: str, found: Mapping[str, Any], what: str = "") -> None:
    """What is known so far: of a sample that is broken off what was found until then counts.

    Those of other games stay; where it is said `what` was measured, others of this game, too.
    """
    kept = json.loads(file.read_text("utf-8")) if file.exists() else {}
    figures = {"command": " ".join(["python", "-m", f"tools.{tool}", *sys.argv[1:]]), **found}
    of_game = {**kept.get(game, {}), what: figures} if what else figures
    file.write_text(json.dumps({**kept, game: of_game}, indent=2) + "\n", "utf-8")
