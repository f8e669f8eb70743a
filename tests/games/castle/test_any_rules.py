"""Random games in random combinations of printing, house rules, options, decks and seats, played to their end."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from toychest.contract import CHANCE, Edition, IllegalMove, Seat, UnknownOption
from toychest.games import EDITIONS

PAGE = (Path(__file__).parents[3] / "docs/rules/castle.md").read_text(encoding="utf-8")
PARAGRAPHS = set(re.findall(r"^\*\*(CAS [\w.]+)\*\*", PAGE, re.MULTILINE))
ARROWS = ("up", "right", "down", "left")
FACES = (*ARROWS, "loop", "sorcerer", "ghost")
TEXTS = [
    *(f"turn {place} {way}" for place in (1, 2, 3) for way in ("left", "right", "about")),
    *(f"walk {way}" for way in ARROWS),
    *(f"jump {column}{line}" for column in "abcdefgh" for line in range(1, 8)),
    *("stay", "use wand", "leave wand", "go", "lay up", "lay ghost", "treasure c1", "treasure b2"),
]


class Game(NamedTuple):
    """What is chosen before play, and what random players start from."""

    edition: Edition
    seats: int
    options: dict[str, Any]
    seed: int


class Moment(NamedTuple):
    """A state, the seat that was to act, its move, and what happened."""

    state: Any
    seat: Seat
    move: Any
    after: Any
    events: tuple[Any, ...]


@st.composite
def editions(draw: st.DrawFn) -> Edition:
    """Any printing with any house rules."""
    printing = EDITIONS[draw(st.sampled_from([id for id in sorted(EDITIONS) if EDITIONS[id].game == "castle"]))]
    chosen = {reading.name: draw(st.sampled_from(reading.choices)) for reading in printing.readings}
    house = [(name, value) for name, value in chosen.items() if value != printing.values[name]]
    return printing.with_house_rules(dict(draw(st.permutations(house))))


@st.composite
def decks(draw: st.DrawFn) -> dict[str, int]:
    """A mix of three cards or more in which somebody walks and a ghost climbs."""
    deck = {face: draw(st.integers(0, 3)) for face in FACES}
    return deck | {"sorcerer": deck["sorcerer"] + 1, "ghost": deck["ghost"] + 2}


def as_file(deck: dict[str, int]) -> dict[str, str]:
    return {"file": "\n".join(f"{face} = {count}" for face, count in deck.items())}


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Any game that can be set up, with at most as many treasures as every board has chambers for."""
    options = {
        "profile": draw(st.sampled_from(["base", "young", "older", "oldest"])),
        "half_turns": draw(st.booleans()),
        "treasures": draw(st.integers(1, 12)),
        "board": draw(st.sampled_from(["castle", "garden", "cloister", "labyrinth"])),
        "deck": draw(st.just("standard") | decks().map(as_file)),
    }
    return Game(draw(editions()), draw(st.integers(1, 8)), options, draw(st.integers(0, 999)))


def moments(game: Game) -> Iterator[Moment]:
    """The game, played by chance as its odds say and by seats that play anything legal."""
    rules, luck = game.edition.rules, random.Random(game.seed)
    state = rules.setup(game.seats, game.options)
    while rules.to_act(state):
        seat = rules.to_act(state)[0]
        weighed = rules.odds(state) or [(move, 1) for move in rules.legal_moves(state, seat)]
        move = luck.choices([move for move, _ in weighed], [weight for _, weight in weighed])[0]
        after, events = rules.apply(state, seat, move)
        yield Moment(state, seat, move, after, events)
        state = after


def refusals(edition: Edition, state: Any, seat: Seat) -> Iterator[tuple[str, str | None]]:
    """Every text that is no legal move, with the paragraph that forbids it; None if it was played all the same."""
    legal = set(edition.rules.legal_moves(state, seat))
    for text in TEXTS:
        move = edition.rules.read_move(text)
        if move in legal:
            continue
        try:
            edition.rules.apply(state, seat, move)
        except IllegalMove as illegal:
            yield text, illegal.rule
        else:
            yield text, None


@pytest.mark.slow
@settings(max_examples=settings().max_examples // 8)
@given(game=games())
def test_any_game_ends_in_time_with_all_its_pieces(game: Game) -> None:
    rules = game.edition.rules
    played = list(moments(game))
    boxes = {tuple(sorted(rules.pieces(moment.after).items())) for moment in played}
    assert (len(boxes), len(played) <= game.edition.longest, rules.outcome(played[-1].after) is None) == (
        1,
        True,
        False,
    )


@pytest.mark.slow
@settings(max_examples=settings().max_examples // 8)
@given(game=games())
def test_whatever_happens_cites_a_paragraph_and_can_be_written_down(game: Game) -> None:
    rules = game.edition.rules
    played = list(moments(game))
    cited = {event.rule for moment in played for event in moment.events}
    misread = [moment.move for moment in played if rules.read_move(rules.write_move(moment.move)) != moment.move]
    assert (cited - PARAGRAPHS, misread) == (set(), [])


@pytest.mark.slow
@settings(max_examples=settings().max_examples // 8)
@given(game=games())
def test_every_refusal_cites_a_paragraph(game: Game) -> None:
    asked = [moment for moment in moments(game) if moment.seat != CHANCE][:60:6]
    cited = {rule for moment in asked for _, rule in refusals(game.edition, moment.state, moment.seat)}
    assert cited <= PARAGRAPHS


@settings(max_examples=settings().max_examples // 4)
@given(edition=editions())
def test_one_set_of_house_rules_has_one_id(edition: Edition) -> None:
    found = EDITIONS[edition.id]
    assert (found.id, found.values, found.rules.edition) == (edition.id, edition.values, edition.id)


@settings(max_examples=settings().max_examples // 4)
@given(edition=editions())
def test_house_rules_out_of_order_are_no_edition(edition: Edition) -> None:
    printing, *parts = edition.id.split("+")
    backwards = "+".join([printing, *reversed(parts)])
    assert (backwards in EDITIONS) == (len(parts) < 2)


# The stack, kept count of by somebody else.


class Stack:
    """CAS 2.10, 2.11, R31 and R36: what may come off the stack, from the cards that have been seen."""

    def __init__(self, deck: dict[str, int], is_refilled: bool, is_random: bool) -> None:
        self.is_refilled, self.is_random = is_refilled, is_random
        self.lying = Counter({self.face(card): 0 for card in deck})
        for card, count in deck.items():
            self.lying[self.face(card)] += count
        self.aside: Counter[str] = Counter()
        self.row: list[str] = []

    def face(self, card: str) -> str:
        return "arrow" if self.is_random and card in ARROWS else card

    def lay(self, card: str) -> None:
        """The next card of the row."""
        self.lying[self.face(card)] -= 1
        self.row.append(self.face(card))
        if self.is_refilled and len(self.row) < 3:
            self.shuffle_if_empty()

    def put_aside(self) -> None:
        """The row has been played."""
        self.aside += Counter(self.row)
        self.row = []
        self.shuffle_if_empty()

    def shuffle_if_empty(self) -> None:
        if not self.lying.total():
            self.lying, self.aside = self.aside, Counter()

    def odds(self) -> dict[str, Fraction]:
        """How likely each card is to come next."""
        each = {face: Fraction(count, self.lying.total()) for face, count in self.lying.items() if count}
        arrows = each.pop("arrow", None)
        return each | (dict.fromkeys(ARROWS, arrows / 4) if arrows else {})


def odds_of(rules: Any, state: Any) -> dict[str, Fraction]:
    weighed = {rules.write_move(move).removeprefix("lay "): weight for move, weight in rules.odds(state)}
    return {card: Fraction(weight, sum(weighed.values())) for card, weight in weighed.items()}


def wrong_odds(game: Game, stack: Stack) -> list[tuple[list[str], dict[str, Fraction], dict[str, Fraction]]]:
    """Where the rules and the other count differ: the row so far, and both odds."""
    rules, wrong = game.edition.rules, []
    for moment in moments(game):
        text = rules.write_move(moment.move)
        if text.startswith("lay "):
            expected, said = stack.odds(), odds_of(rules, moment.state)
            wrong += [(list(stack.row), expected, said)] if expected != said else []
            stack.lay(text.removeprefix("lay "))
        if text == "go":
            stack.put_aside()
    return wrong


@pytest.mark.slow
@settings(max_examples=settings().max_examples // 8)
@given(deck=decks(), is_refilled=st.booleans(), is_random=st.booleans(), seed=st.integers(0, 99))
def test_cas_r31_the_odds_of_any_stack(deck: dict[str, int], is_refilled: bool, is_random: bool, seed: int) -> None:
    parts = ["short_row=refill_to_three"] * is_refilled + ["arrow_source=random_on_draw"] * is_random
    edition = EDITIONS["+".join(["castle-standard-0", *parts])]
    game = Game(edition, 1, {"deck": as_file(deck)}, seed)
    assert wrong_odds(game, Stack(deck, is_refilled, is_random)) == []


@pytest.mark.parametrize("cards", [3, 4, 5])
@pytest.mark.parametrize("rule", ["", "+short_row=refill_to_three"])
def test_cas_r31_a_stack_of_three_four_or_five_cards_lasts_for_ever(cards: int, rule: str) -> None:
    deck = {"sorcerer": 2, "ghost": cards - 2}
    game = Game(EDITIONS[f"castle-standard-0{rule}"], 2, {"deck": as_file(deck), "treasures": 28}, cards)
    assert wrong_odds(game, Stack(deck, is_refilled=bool(rule), is_random=False)) == []


# How many treasures there are


@pytest.mark.parametrize("profile", ["base", "young", "older", "oldest"])
def test_cas_r34_all_28_treasures_of_the_castle_can_be_sought(profile: str) -> None:
    game = Game(EDITIONS["castle-standard-0+young_gates=off"], 1, {"treasures": 28, "profile": profile}, 7)
    *_, placed = (moment for moment in moments(game) if str(moment.move).startswith("PlaceTreasure"))
    assert len(set(placed.after.treasures)) == 28


def test_cas_r20_more_treasures_than_chambers_are_refused() -> None:
    with pytest.raises(UnknownOption, match="treasures"):
        EDITIONS["castle-standard-0"].rules.setup(1, {"board": "garden", "treasures": 28})
