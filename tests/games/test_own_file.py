"""Files of one's own, whatever stands in them: refused by the line that cannot be read, never by a fault of ours."""

import pytest

from toychest.contract import UnfitFile
from toychest.games.own_file import read_table

HUGE = [
    'name = "x"\nup = 0x1' + "0" * 5000,
    'name = "x"\nup = ' + "9" * 30,
    'name = "x"\nup = [[1, -0o7' + "7" * 4400 + "]]",
    'name = "x"\nup = { deep = 0b1' + "0" * 6000 + " }",
]


@pytest.mark.parametrize("text", HUGE, ids=["hexadecimal", "decimal", "in lists", "in tables"])
def test_a_number_that_no_machine_counts_is_refused_by_its_line(text: str) -> None:
    with pytest.raises(UnfitFile) as unfit:
        read_table("board", text)
    assert [(complaint.code, complaint.facts) for complaint in unfit.value.complaints] == [("not-toml", {"line": 2})]


def test_a_large_number_that_can_be_counted_is_read() -> None:
    assert read_table("board", f"up = {2**63 - 1}") == {"up": 2**63 - 1}
