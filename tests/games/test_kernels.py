"""What all kernels share: records in flat arrays, and draws that are the same everywhere."""

import re
from pathlib import Path

import numpy as np
import pytest

from toychest.games.kernels import Compiler, cells_of, fields_of, generator, viewed, word

pytestmark = pytest.mark.compiled
BOAT = np.dtype([("barrels", "i2", 2), ("crew", "i4")])
compiler = Compiler(boat=BOAT)


@compiler.compiled
def loaded(boat, seat):  # type: ignore[no-untyped-def]
    boat.barrels[seat] += 1
    boat.crew |= 1 << 20


@compiler.entry
def load(row_cells, seat):  # type: ignore[no-untyped-def]
    loaded(viewed(row_cells, BOAT), seat)


def test_a_record_is_changed_where_it_lies() -> None:
    cells = np.zeros(cells_of(BOAT, np.int16), np.int16)
    load(cells, 1)
    assert fields_of(cells, BOAT) == {"barrels": [0, 1], "crew": 1 << 20}


def test_a_record_that_does_not_fill_its_last_cell_is_refused() -> None:
    with pytest.raises(ValueError, match="expected a record of whole int32 cells, got 6 bytes"):
        cells_of(np.dtype([("barrels", "i2", 3)]), np.int32)


@compiler.entry
def first_word(rng):  # type: ignore[no-untyped-def]
    return word(rng)


def test_the_generator_is_splitmix64() -> None:
    assert first_word(generator(0)) == 0xE220A8397B1DCDAF


SOURCES = Path(__file__).parents[2] / "src" / "toychest"
FIELD = re.compile(r'^ +\("(\w+)", (?:"[a-z?]\d?"|[\w.]+)(?:, .+?)?\),(  # \S.*)?$', re.MULTILINE)
RECORDS = [path for path in sorted(SOURCES.rglob("*.py")) if "np.dtype(\n" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.relative_to(SOURCES)))
def test_every_field_of_a_record_says_what_it_holds(path: Path) -> None:
    fields = FIELD.findall(path.read_text(encoding="utf-8"))
    assert fields
    assert [name for name, comment in fields if not comment] == []
