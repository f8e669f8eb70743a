"""`rules` and `rule`: sections, paragraphs, and things by their names."""

import pytest

from tests.terminal.battles import battle
from tests.terminal.cities import city_table
from tests.terminal.stage import Stage, castle, hush
from toychest.table import Table
from toychest.words import LANGUAGES, say
from toychest.words.rulebook import paragraphs

TABLES = {"castle": castle(), "clockwork": city_table(), "toybattle": battle()}


def said(*lines: str, language: str = "en", table: Table | None = None) -> list[str]:
    return Stage(lines, language=language).play(table or battle())


def test_rules_say_how_to_win_first() -> None:
    assert "Capture the other headquarters, or be first to 7 medals." in said("rules")


def test_rules_list_the_sections_by_number() -> None:
    lines = said("rules")
    at = lines.index(" 1  The aim")
    assert lines[at + 1 : at + 3] == [" 2  The box and the start", " 3  A turn"]


def test_a_section_is_read_by_its_number() -> None:
    lines = said("rule 3")
    assert [line.partition(":")[0] for line in lines[lines.index("A turn") + 1 :]] == [
        "TOY 2.1",
        "TOY 2.2",
        "TOY 2.3",
        "TOY 2.4",
        "TOY R15",
    ]


@pytest.mark.parametrize("typed", ["rule cas r3", "rule CAS R3", "rule r3", "rules R3"])
def test_a_paragraph_is_opened_by_its_number(typed: str) -> None:
    assert "CAS R3: Only arrow cards can be turned." in said(typed, table=castle())


@pytest.mark.parametrize(
    ("game", "typed", "claim", "paragraph"),
    [
        ("toybattle", "rule Skully", "Take two tiles.", "TOY 4.1"),
        ("toybattle", "rule capn", "Place one more troop at once.", "TOY 4.2"),
        ("toybattle", "rule recall", "Another troop of yours comes back to the rack.", "TOY 5.1"),
        ("clockwork", "rule Fuel", "You may ask for it by name.", "CLK 8.4"),
        ("clockwork", "rule towers", "Come here to search", "CLK 6.1"),
        ("castle", "rule gate", "May carry him on to any other gate.", "CAS 3.3"),
        ("castle", "rule tower", "The ghost is on the top step: everybody loses.", "CAS 5.2"),
        ("castle", "rule ghost room", "Nobody gets in.", "CAS 3.2"),
        ("castle", "rule loop", "Repeats everything on its left", "CAS 2.5"),
    ],
)
def test_a_thing_is_explained_with_its_paragraphs(game: str, typed: str, claim: str, paragraph: str) -> None:
    lines = said(typed, table=TABLES[game])
    assert any(claim in line for line in lines)
    assert any(line.startswith(f"{paragraph}: ") for line in lines)


@pytest.mark.parametrize(
    ("language", "typed", "claim"),
    [("de", "rule zuruckholen", "TOY 5.1"), ("fr", "rule rappel", "TOY 5.1"), ("de", "rule skully", "TOY 4.1")],
)
def test_a_thing_is_asked_for_in_the_readers_language(language: str, typed: str, claim: str) -> None:
    assert any(line.startswith(claim) for line in said(typed, language=language))


def test_other_words_are_sought_in_the_paragraphs() -> None:
    assert [line.partition(":")[0] for line in said("rule nobody passes") if line.startswith("TOY")] == ["TOY 2.1"]


def test_what_no_paragraph_has_is_said() -> None:
    lines = said("rule bicycle")
    at = lines.index("This paragraph is not on the page.")
    assert lines[at + 1] == "“rules” lists the sections."


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_rules_are_read_in_the_readers_language(language: str) -> None:
    lines = " ".join(said("rule TOY 4.7", language=language))
    assert paragraphs("toybattle", language)["TOY 4.7"] in lines
    assert paragraphs("toybattle")["TOY 4.7"] not in lines


def test_a_section_in_english_says_so_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toychest.terminal.rule_pages.left_in_english", lambda game, language: ["TOY 2.1", "TOY 2.2"])
    assert said("rule 3", language="de").count(say("rules-some-english", language="de")) == 1


@pytest.mark.parametrize(("rule", "told"), [("TOY 4.7", True), ("TOY 4.6", False)])
def test_a_paragraph_in_english_says_so(rule: str, told: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toychest.terminal.rule_pages.left_in_english", lambda game, language: ["TOY 4.7"])
    assert (say("rules-in-english", language="de") in said(f"rule {rule}", language="de")) == told


@pytest.mark.parametrize(("left", "told"), [(["TOY 1.1"], True), ([], False)])
def test_whoever_reads_a_language_that_lacks_paragraphs_is_told(
    left: list[str], told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("toychest.terminal.rule_pages.left_in_english", lambda game, language: left)
    assert (say("rules-some-english", language="de") in said("rules", language="de")) == told


def test_a_game_without_a_page_has_no_sections() -> None:
    assert not any(line[:2].strip() == "1" for line in said("rules", table=hush()))
