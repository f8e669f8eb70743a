"""Decision records and the changelog keep their shape."""

import re
from pathlib import Path

import pytest

from tests.docs.tree import ROOT, named

RECORDS = sorted((ROOT / "docs" / "adr").glob("*.md"))
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


@pytest.mark.parametrize("record", RECORDS, ids=named)
def test_a_record_is_numbered_in_name_and_title(record: Path) -> None:
    number = re.match(r"(\d{4})-[a-z0-9-]+\.md", record.name)
    assert number is not None
    assert record.read_text(encoding="utf-8").startswith(f"# {number[1]}: ")


@pytest.mark.parametrize("record", RECORDS, ids=named)
def test_a_record_is_dated(record: Path) -> None:
    assert re.search(r"^Date: \d{4}-\d\d-\d\d\.", record.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("record", RECORDS, ids=named)
def test_a_record_has_its_four_parts(record: Path) -> None:
    parts = re.findall(r"^## (.+)$", record.read_text(encoding="utf-8"), re.MULTILINE)
    assert parts == ["Context", "Decision", "Consequences", "Alternatives refused"]


def test_a_number_is_given_once() -> None:
    numbers = [record.name[:4] for record in RECORDS]
    assert sorted(set(numbers)) == numbers


def test_the_changelog_begins_with_what_is_not_yet_released() -> None:
    assert re.findall(r"^## (.+)$", CHANGELOG, re.MULTILINE)[0] == "[Unreleased]"


def test_releases_are_dated() -> None:
    releases = re.findall(r"^## (.+)$", CHANGELOG, re.MULTILINE)[1:]
    assert [name for name in releases if not re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", name)] == []


def test_changes_are_of_a_kind() -> None:
    assert set(re.findall(r"^### (.+)$", CHANGELOG, re.MULTILINE)) <= KINDS
