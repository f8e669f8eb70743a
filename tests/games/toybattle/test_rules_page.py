"""What docs/rules/toybattle.md tells a newcomer is so."""

import re
from pathlib import Path

import pytest

from tests.games.toybattle.stage import BLUE, after, field, visible
from toychest.games.toybattle.terrain import Terrain
from toychest.games.toybattle.terrain_file import TERRAINS, load_terrain

PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "toybattle.md").read_text(encoding="utf-8")
ROWS = {
    row[1].strip("`"): row for row in (line.strip("| ").split(" | ") for line in PAGE.splitlines()) if len(row) == 8
}


def told(terrain: Terrain) -> list[str]:
    """The columns of a terrain's row that are numbers."""
    blue, red = map(len, terrain.headquarters)
    medals = sum(region.medals for region in terrain.regions)
    return [str(len(terrain.bases)), f"{blue}, {red}", str(len(terrain.regions)), str(medals), str(terrain.objective)]


@pytest.mark.parametrize("name", TERRAINS)
def test_the_table_of_terrains_is_true(name: str) -> None:
    assert ROWS[name][2:7] == told(load_terrain(name))


@pytest.mark.parametrize("name", TERRAINS)
def test_the_table_counts_the_special_bases(name: str) -> None:
    terrain = load_terrain(name)
    assert sum(map(int, re.findall(r"\d+", ROWS[name][7]))) == len(terrain.special) + len(terrain.gates)


def test_the_sample_turn_can_be_played() -> None:
    moves = re.search(r"In notation: `([^`]+)`", PAGE)
    assert moves is not None
    state = after(field(rack="Skully Hook Roxy"), " ".join(moves[1].split()))
    assert (visible(state, 11), visible(state, 13)) == ((BLUE, "Skully"), (BLUE, "Roxy"))
