"""Every law on secrets that random games seldom reach: gifts between two others, empty yards, hands known by heart."""

import pickle
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from tests.games.clockwork.stage import A, City, after, city, dealt
from toychest.conformance import LAWS, Case, Subject, rule_ids
from toychest.games import EDITIONS

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "clockwork.md"
SECRETS = {"telling", "imagining", "remembering", "dealing", "take_back", "kernels"}
ABOUT_SECRETS = [law for law in LAWS if law.__module__.rpartition(".")[2] in SECRETS]
WIDE = {"unseen_pieces_are_dealt_by_count", "nothing_provable_is_forgotten", "imagined_states_vary"}
SEVEN_A = "2 Lacewing, Umbrella, Owl, Nipper, Fuel, Scrap"
SEVEN_B = "Lacewing, Umbrella, Kettle, Owl, Nipper, Fuel, Scrap"
SEVEN_C = "2 Kettle, 2 Airship, Nipper, Fuel, Scrap"


def met(*hands: str, rule: str = "") -> City:
    """A meets B in yard 1; nobody has proved anything yet."""
    state = dealt(*hands, rule=rule)
    return after(state, "throw 3 3, walk yard 1, draw Harp, discard Harp, lay 1, throw 1 5, walk yard 1")


def asked_in_secret() -> City:
    """B has shown A a card, and A holds another: C does not know which."""
    return after(met(SEVEN_A, SEVEN_B, SEVEN_C), "ask A Lacewing")


def given_in_secret() -> City:
    """A has given B a card that C has not seen, and B is to give one back."""
    return after(asked_in_secret(), "give Lacewing")


def had_none() -> City:
    """A has none of what B showed, and may ask back."""
    return after(met(SEVEN_A, SEVEN_B, SEVEN_C), "ask A Kettle")


def empty_yards() -> City:
    """Three at the Towers, nothing left to draw: every card is in a hand or on a spot."""
    return city(SEVEN_A, SEVEN_B, SEVEN_C, pile="")


def few_cards() -> City:
    """Four at the Towers with hardly a card left: what one has, the others cannot."""
    hands = ("2 Lacewing, Scrap", "Lacewing, Power", "2 Owl, Fuel", "Owl, Airship")
    return after(city(*hands, pile="", laid="A Kettle, B Moth"), "throw 1 6, ask B Lacewing")


def bluffed() -> City:
    """Scrap may be handed over by who has nothing else: B is asked whatever it holds."""
    return after(met(SEVEN_A, SEVEN_B, SEVEN_C, rule="scrap_without_card=bluff_ok"), "ask A Kettle")


def found() -> City:
    """A has turned over what it seeks, for all to see, and may leave it there."""
    state = city(SEVEN_A, SEVEN_B, SEVEN_C, at="4, 9, 20", discards="1 Owl, 2 Kettle", rule="hit=optional")
    return after(state, "throw 1 3, walk towers, search Owl, point 1")


HOUSE_RULES = {bluffed: "+scrap_without_card=bluff_ok", found: "+hit=optional"}
STARTS = (asked_in_secret, given_in_secret, had_none, empty_yards, few_cards, bluffed, found)


def cases() -> list[Case]:
    ids = rule_ids(PAGE.read_text(encoding="utf-8"))
    listed = []
    for start in STARTS:
        state = start()
        edition, options = (
            EDITIONS[f"clockwork-standard-0{HOUSE_RULES.get(start, '')}"],
            {"board": "ring", "memory_aid": "off"},
        )
        subject = Subject(edition, state.terms.seats, options, ids, games=0, sparing=4, starts=(state,))
        listed += [Case(subject, law) for law in ABOUT_SECRETS]
    return listed


CASES = cases()
NEAR = [case for case in CASES if case.law.__name__ not in WIDE]
FAR = [case for case in CASES if case.law.__name__ in WIDE]


def named(cases: list[Case]) -> list[ParameterSet]:
    """Cases by start and law; those of one start run in one worker, where its games are sampled once."""
    starts = [STARTS[CASES.index(case) // len(ABOUT_SECRETS)].__name__ for case in cases]
    return [
        pytest.param(case, id=f"{start}-{case.law.__name__}", marks=pytest.mark.xdist_group(start))
        for start, case in zip(starts, cases, strict=True)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("case", named(NEAR))
def test_a_rare_secret_keeps_the_law(case: Case) -> None:
    case.check()


@pytest.mark.slow
@pytest.mark.parametrize("case", named(FAR))
def test_a_rare_secret_keeps_the_wide_law(case: Case) -> None:
    case.check()


def test_the_starts_are_what_they_say() -> None:
    assert [type(start().agenda[0]).__name__ for start in STARTS] == [
        "Answering",
        "Returning",
        "Countering",
        "TurnThrow",
        "Answering",
        "Answering",
        "Finding",
    ]
    assert empty_yards().turn_seat == A


def test_what_is_recalled_travels_to_another_process() -> None:
    state = asked_in_secret()
    assert pickle.loads(pickle.dumps(state.recall)) == state.recall
