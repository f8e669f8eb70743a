"""Every refusal of Clockwork City by an example: what it says, with which facts, and the paragraph it cites."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.games.clockwork.stage import FULL_A, FULL_B, FULL_C, RULES, A, B, C, City, after, city, left_out, refusal
from toychest.contract import Json
from toychest.games import EDITIONS

ROOT = Path(__file__).parents[3]
WORDS = (ROOT / "src/toychest/games/clockwork/words/en/clockwork.ftl").read_text(encoding="utf-8")
PAGE = (ROOT / "docs/rules/clockwork.md").read_text(encoding="utf-8")
THREE = (FULL_A, FULL_B, FULL_C)
MET = "throw 1 3, walk 9"
DRAWN = "throw 1 5, walk yard 1, draw Airship"
TOWERS = "throw 1 3, walk towers"


@dataclass(frozen=True)
class Refused:
    """A move that is refused, and why; by the seat to act unless another one is named."""

    code: str
    facts: dict[str, Json]
    state: City
    move: str
    seat: int | None = None


def start(seats: int = 2, rule: str = "", moves: str = "") -> City:
    """A game from its very start."""
    state: City = EDITIONS[f"clockwork-standard-0{rule}"].rules.setup(seats, {})
    return after(state, moves)


def met(a: str = FULL_A, b: str = FULL_B, rule: str = "", moves: str = "") -> City:
    return after(city(a, b, at="5, 9", rule=rule), f"{MET}, {moves}" if moves else MET)


def thrown(throw: str, at: str = "9, 20", rule: str = "", moves: str = "") -> City:
    return after(city(at=at, rule=rule, discards="1 Kettle"), f"throw {throw}, {moves}".rstrip(", "))


ESCAPED = after(city("3 Owl, Fuel", "Airship", laid="A Lacewing"), "throw 1 5, walk yard 1, draw Owl")
CHOOSING = start(rule="+removed_sets=chosen", moves="choose Tilda, choose Otto")
SHOWING = after(city(discards="1 Kettle"), f"{DRAWN}, discard Scrap")
POINTING = after(city(at="4, 20", discards="1 Kettle"), f"{TOWERS}, search Owl")
NEARLY = after(city("3 Owl", "Airship", rule="lay_down=voluntary"), "throw 1 5, walk yard 1, draw Owl")
LATE = after(city(*THREE, at="towers, towers, 20", pile=""), "throw 1 6")
RETURNING = met("2 Lacewing, Umbrella, Nipper, 2 Airship, Scrap", moves="ask B Fuel, give Fuel")
EMPTY_YARD = city(at="5, yard 1", pile="2 Kettle", piles=(0, 2, 0, 0, 0, 0))
ROUND = after(city(*THREE, pile="", rule="endgame_demands=one_per_rival"), "throw 1 6, ask B Owl, give Owl")
OF_THREE = after(city(FULL_A, "2 Velo", FULL_C, at="5, 9, 20"), f"{MET}, ask B Owl")

ALL_LAID = city(
    "5 Airship, 2 Scrap",
    "Airship, Power, 3 Fuel, 2 Scrap",
    laid="A Lacewing, A Umbrella, A Kettle, B Owl, B Nipper",
    pile="",
)

EXAMPLES = [
    Refused("nothing-there", {}, after(ALL_LAID, "throw 1 6"), "search Airship"),
    Refused("already-over", {}, ESCAPED, "take", A),
    Refused("not-to-act", {"seat": A}, thrown("1 3"), "walk 13", B),
    Refused("chance-first", {}, city(), "walk 4", A),
    Refused("not-in-deck", {"kind": "Power"}, after(left_out(2), "deal Power"), "deal Power"),
    Refused("kind-not-in-game", {"kind": "Whale"}, met(), "ask B Whale"),
    Refused("character-taken", {"character": "Tilda"}, start(moves="choose Tilda"), "choose Tilda"),
    Refused("answer-first", {"question": "discard"}, after(city(), DRAWN), "pass"),
    Refused("no-such-place", {"place": "77"}, thrown("1 3"), "walk 77"),
    Refused("say-its-name", {"place": "12", "called": "yard 2"}, thrown("1 3"), "walk 12"),
    Refused("field-full", {"place": "9"}, after(city(*THREE, at="5, 9, 9"), "throw 1 3"), "walk 9"),
    Refused("cannot-reverse", {"place": "11", "steps": 4, "away": 2}, thrown("1 3"), "walk 11"),
    Refused("steps-short", {"place": "towers", "steps": 4, "away": 9}, thrown("1 3"), "walk towers"),
    Refused("steps-over", {"place": "yard 2", "steps": 4, "away": 3}, thrown("1 3", rule="entry=exact"), "walk yard 2"),
    Refused("must-stop", {"place": "13"}, thrown("1 3", rule="white_stop=forced"), "walk 13"),
    Refused("not-reached", {"place": "10", "steps": 4, "away": 1}, thrown("1 3"), "walk 10"),
    Refused("not-special", {"total": 4}, thrown("1 3"), "go towers"),
    Refused("bonus-later", {}, thrown("1 6", "yard 1, 20", "special_mode=bonus_after_draw"), "take"),
    Refused("must-walk", {}, thrown("1 3"), "stay"),
    Refused("not-a-goal", {"place": "33"}, thrown("1 6"), "go 33"),
    Refused("not-from-here", {}, thrown("1 6", rule="special_from=scrapyard_only"), "go yard 3"),
    Refused("already-there", {"place": "yard 1"}, thrown("1 6", "yard 1, 20"), "go yard 1"),
    Refused("yard-empty", {"yard": 1}, after(EMPTY_YARD, "throw 1 3, walk yard 1"), "take"),
    Refused("not-in-yard", {}, thrown("1 6"), "take"),
    Refused("towers-only", {}, thrown("1 6", rule="special_mode=bonus_after_draw"), "go yard 3"),
    Refused("towers-reached", {}, after(city(at="9, 20", pile=""), "throw 1 6"), "go yard 3"),
    Refused("not-at-towers", {}, met(), "search Owl"),
    Refused("no-demand-now", {}, thrown("1 3", "4, towers", moves="walk towers"), "ask B Owl"),
    Refused("not-together", {"rival": C}, after(city(*THREE, at="5, 9, 20"), MET), "ask C Owl"),
    Refused("not-in-towers", {"rival": C}, LATE, "ask C Owl"),
    Refused("just-back", {}, after(city(at="4, towers", pile=""), TOWERS), "ask B Owl"),
    Refused("search-only", {"total": 3}, after(city(pile=""), "throw 1 2"), "ask B Owl"),
    Refused("already-asked", {"rival": B}, after(ROUND, "return Scrap"), "ask B Owl"),
    Refused("nothing-to-show", {"kind": "Kettle"}, met(), "ask B Kettle"),
    Refused("not-a-family", {"kind": "Scrap"}, met(), "ask B Scrap"),
    Refused("not-held", {"kind": "Power"}, after(city(), DRAWN), "discard Power"),
    Refused("must-discard", {"hand": 8}, after(city(), DRAWN), "keep"),
    Refused("spot-taken", {"spot": 1}, SHOWING, "lay 1"),
    Refused("no-such-spot", {"spot": 99}, SHOWING, "lay 99"),
    Refused("spot-empty", {"spot": 2}, POINTING, "point 2"),
    Refused("just-received", {"kind": "Fuel"}, RETURNING, "return Fuel"),
    Refused("no-counter", {}, met("Owl", "Scrap", "scrap_without_card=blocks_counter", "ask B Owl"), "ask A Fuel"),
    Refused("not-your-asker", {"rival": C, "asker": A}, OF_THREE, "ask C Velo"),
    Refused("below-seven", {"hand": 3}, after(city("Owl, Fuel", FULL_B), DRAWN), "discard Owl", A),
    Refused("even-throw", {"total": 4}, after(city(*THREE, pile=""), "throw 1 3"), "search Owl", A),
    Refused("scrap-instead-only", {}, met("2 Owl", "Scrap, Fuel", moves="ask B Owl"), "give Scrap"),
    Refused("must-give", {"kind": "Owl"}, met(moves="ask B Owl"), "none"),
    Refused("must-draw", {}, after(city(at="5, yard 1"), "throw 1 3, walk yard 1"), "pass"),
    Refused("not-complete", {"kind": "Nipper"}, NEARLY, "build Nipper"),
    Refused("no-way-out", {}, NEARLY, "escape"),
    Refused("not-a-set", {"kind": "Airship"}, CHOOSING, "leave out Airship"),
]
PARTLY = [
    Refused("unforeseen", {}, city(), "draw Owl"),
    Refused("ask-yourself", {}, met(), "ask A Owl"),
    Refused("not-asked-for", {"kind": "Fuel"}, met(moves="ask B Owl"), "give Fuel"),
]
"""Their other facts are for words only."""


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.code for example in EXAMPLES])
def test_a_refusal_says_what_is_wrong(example: Refused) -> None:
    why = refusal(example.state, example.move, example.seat)
    assert (why.code, dict(why.arguments)) == (example.code, example.facts)


@pytest.mark.parametrize("example", PARTLY, ids=[example.code for example in PARTLY])
def test_a_refusal_says_what_is_wrong_and_more(example: Refused) -> None:
    why = refusal(example.state, example.move, example.seat)
    assert (why.code, example.facts.items() <= why.arguments.items()) == (example.code, True)


@pytest.mark.parametrize("example", [*EXAMPLES, *PARTLY], ids=[example.code for example in [*EXAMPLES, *PARTLY]])
def test_a_refusal_cites_a_paragraph(example: Refused) -> None:
    assert f"**{refusal(example.state, example.move, example.seat).rule}**" in PAGE


@pytest.mark.parametrize("example", [*EXAMPLES, *PARTLY], ids=[example.code for example in [*EXAMPLES, *PARTLY]])
def test_what_is_refused_is_not_offered(example: Refused) -> None:
    seats = RULES.to_act(example.state)
    listed = [RULES.write_move(move) for seat in seats for move in RULES.legal_moves(example.state, seat)]
    assert example.seat is not None or example.move not in listed


def test_every_refusal_that_has_words_has_an_example() -> None:
    worded = set(re.findall(r"^clockwork-refused-([a-z-]+)", WORDS, re.MULTILINE))
    assert worded == {example.code for example in [*EXAMPLES, *PARTLY]}


def test_a_refusal_changes_nothing() -> None:
    state = thrown("1 3")
    before = RULES.view(state, A)
    refusal(state, "walk 77")
    assert RULES.view(state, A) == before
