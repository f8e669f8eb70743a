"""The rule trace on small made-up trees: it must be able to fail."""

from pathlib import Path

import pytest

from tools.citations import citations
from tools.rule_trace import faults

PAGE = """# Ferry
**FER 2.1** (p. 3) Roll.
**FER 2.2** (p. 4) Sail.
**FER 5.1** (p. 7) The youngest goes first. *(not played: seats are drawn by lot)*
**FER R1** (reading `overshoot: arrives | bounces`; default arrives) A boat that overshoots still arrives.
"""
CODE = '"""FER 2.1 and 2.2; ruled by FER R1."""\n'
TESTS = "".join(f"def test_fer_{name}() -> None: ...\n" for name in ("2_1_roll", "2_2_sail", "r1_overshoot_arrives"))


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree in which every thread holds."""
    write(tmp_path / "docs/rules/ferry.md", PAGE)
    write(tmp_path / "src/toychest/games/ferry/turn.py", CODE)
    write(tmp_path / "tests/games/ferry/test_2_turn.py", TESTS)
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def test_a_whole_tree_has_no_fault(tree: Path) -> None:
    assert faults(tree) == []


def test_a_played_paragraph_needs_code(tree: Path) -> None:
    write(tree / "src/toychest/games/ferry/turn.py", '"""FER 2.1 and R1."""')
    assert faults(tree) == ["FER 2.2 is played, but no code cites it"]


def test_data_files_cite_too(tree: Path) -> None:
    write(tree / "src/toychest/games/ferry/turn.py", '"""FER 2.1 and R1."""')
    write(tree / "src/toychest/games/ferry/boards/river.toml", "shore = 12  # FER 2.2\n")
    assert faults(tree) == []


def test_a_sentence_about_a_rule_does_not_play_it(tree: Path) -> None:
    write(tree / "src/toychest/games/ferry/turn.py", '"""FER 2.1 and R1."""')
    write(tree / "src/toychest/games/ferry/words/en/ferry.ftl", "ferry-refused-ice = No (FER 2.2)\n")
    assert faults(tree) == ["FER 2.2 is played, but no code cites it"]


def test_a_played_paragraph_needs_a_test(tree: Path) -> None:
    write(tree / "tests/games/ferry/test_2_turn.py", TESTS.replace("test_fer_r1", "test_river"))
    assert faults(tree) == ["FER R1 is played, but no test is named after it"]


def test_a_paragraph_that_is_not_played_needs_neither(tree: Path) -> None:
    write(tree / "docs/rules/ferry.md", PAGE.replace(" *(not played: seats are drawn by lot)*", ""))
    assert faults(tree) == [
        "FER 5.1 is played, but no code cites it",
        "FER 5.1 is played, but no test is named after it",
    ]


def test_an_id_is_given_once(tree: Path) -> None:
    write(tree / "docs/rules/ferry.md", PAGE + "**FER 2.1** (p. 9) Roll again.\n")
    assert faults(tree) == ["docs/rules/ferry.md: FER 2.1 is there twice"]


@pytest.mark.parametrize(
    "path", ["src/toychest/games/x.py", "tests/x.py", "client/src/x.svelte", "src/toychest/games/x/words/en/x.ftl"]
)
def test_every_citation_exists(tree: Path, path: str) -> None:
    write(tree / path, "\n# see FER 9.9\n")
    assert faults(tree) == [f"{path}:2 cites FER 9.9, which no page has"]


def test_a_page_that_is_missing_altogether_is_missed(tree: Path) -> None:
    write(tree / "tests/games/test_castle.py", "# CAS 1.1\n")
    assert faults(tree) == ["tests/games/test_castle.py:1 cites CAS 1.1, which no page has"]


def test_other_capitals_are_no_citation(tree: Path) -> None:
    write(tree / "src/toychest/games/x.py", "# RFC 1.1, UTF 8.0\n")
    assert faults(tree) == []


def test_a_test_is_named_after_a_paragraph(tree: Path) -> None:
    write(tree / "tests/games/test_x.py", "async def test_fer_3_1_nothing() -> None: ...\n")
    assert faults(tree) == ["tests/games/test_x.py: test_fer_3_1_nothing is named after a paragraph that no page has"]


def test_numbers_in_a_tests_sentence_are_not_its_paragraph(tree: Path) -> None:
    write(tree / "tests/games/test_x.py", "def test_fer_2_1_180_degrees() -> None: ...\n")
    assert faults(tree) == []


def test_once_readings_exist_every_choice_has_a_test(tree: Path) -> None:
    write(tree / "src/toychest/games/ferry/readings.py", "")
    assert faults(tree) == ["FER R1 can be read as 'overshoot_bounces', but no test of it has that in its name"]


def test_every_reading_of_one_ruling_counts(tree: Path) -> None:
    write(tree / "src/toychest/games/ferry/readings.py", "")
    second = PAGE.replace("default arrives)", "default arrives) (reading `ice: melts`; default melts)")
    write(tree / "docs/rules/ferry.md", second.replace(" | bounces", ""))
    assert faults(tree) == ["FER R1 can be read as 'ice_melts', but no test of it has that in its name"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("FER 2.3", ["FER 2.3"]),
        ("FER 2.3, 2.5 and R1.", ["FER 2.3", "FER 2.5", "FER R1"]),
        ("FER 2.1-2.3", ["FER 2.1", "FER 2.2", "FER 2.3"]),
        ("FER 2.1 to FER 2.3", ["FER 2.1", "FER 2.2", "FER 2.3"]),
        ("FER 2.2, FER R2", ["FER 2.2", "FER R2"]),
        ("FER 2.1/R1; CAS 1.1", ["FER 2.1", "FER R1", "CAS 1.1"]),
        ("FER 2.10.1", ["FER 2.10.1"]),
        ("FER 2 and 12 planks", []),
    ],
)
def test_lists_and_ranges_are_understood(text: str, expected: list[str]) -> None:
    assert citations(text, ["FER 2.1", "FER 2.2", "FER 2.3", "FER R1"]) == expected


def test_a_range_goes_by_the_numbers_whatever_the_order_of_the_page() -> None:
    assert citations("FER 2.8 to 2.10", ["FER 2.10", "FER R1", "FER 2.9", "FER 2.8"]) == [
        "FER 2.8",
        "FER 2.9",
        "FER 2.10",
    ]


RULES = '''"""FER R1."""
def sailed(state):
    """FER 2.1: it sails."""
    if not may_sail(state):
        raise IllegalMove("ice", "FER 5.1")
    return replace(state, at=1)

def may_sail(state):
    """FER 2.2: where no ice is."""
    return not state.ice
'''
KERNEL = "src/toychest/games/ferry/kernel"


@pytest.fixture
def twins(tree: Path) -> Path:
    """A tree with a kernel that cites all that changes a state."""
    write(tree / "src/toychest/games/ferry/turn.py", RULES)
    write(tree / KERNEL / "step.py", "# FER 2.1-2.2")
    return tree


def test_a_kernel_that_cites_what_changes_a_state_has_no_fault(twins: Path) -> None:
    assert faults(twins) == []


@pytest.mark.parametrize(("cited", "missed"), [("FER 2.2", "FER 2.1"), ("FER 2.1", "FER 2.2")])
def test_what_changes_a_state_needs_its_twin(twins: Path, cited: str, missed: str) -> None:
    where = {"FER 2.1": "sailed()", "FER 2.2": "may_sail()"}[missed]
    write(twins / KERNEL / "step.py", f"# {cited}")
    assert faults(twins) == [f"{missed} changes a state in {where}, but the kernel does not cite it"]


def test_a_citation_where_nothing_is_played_does_not_count(twins: Path) -> None:
    write(twins / KERNEL / "step.py", "# FER 2.1")
    write(twins / KERNEL / "features.py", "# FER 2.2")
    assert len(faults(twins)) == 1


@pytest.mark.parametrize("how", ["from ferry.kernel.sailing import sailed", "from ferry.kernel import sailing as at"])
def test_a_citation_in_what_a_step_imports_counts(twins: Path, how: str) -> None:
    write(twins / KERNEL / "step.py", f"# FER 2.1\n{how}")
    write(twins / KERNEL / "sailing.py", "# FER 2.2")
    assert faults(twins) == []


def test_what_a_kernel_need_not_cite_is_listed_with_its_reason(twins: Path) -> None:
    write(twins / KERNEL / "step.py", "# FER 2.1")
    write(twins / KERNEL / "uncited.toml", '"FER 2.2" = "no ice in a row"')
    assert faults(twins) == []


@pytest.mark.parametrize(("name", "why"), [("FER 2.2", "the kernel cites it"), ("FER R1", "it changes no state")])
def test_a_reason_that_is_none_is_a_fault(twins: Path, name: str, why: str) -> None:
    write(twins / KERNEL / "uncited.toml", f'"{name}" = "because"')
    assert faults(twins) == [f"{KERNEL}/uncited.toml excuses {name}, but {why}"]
