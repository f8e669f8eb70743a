"""How a game ends: the event, the outcome, and the paragraph that both cite."""

import pytest
from msgspec.structs import replace

from tests.games.clockwork.stage import RULES, B, City, after, city, is_next, legal, told
from toychest.contract import Event, Outcome

TO_YARD = "throw 1 5, walk yard 1, draw"
MACHINE = city("3 Owl, Fuel", "Airship", laid="A Lacewing, A Kettle, B Nipper")
AIRSHIP = city("5 Airship, Power", "Owl", laid="B Nipper")
STUCK = city("2 Fuel", "Scrap", at="4, 20", pile="Power", laid="B Nipper")
CAPPED = replace(city(rule="turn_cap=100", at="9, 20"), turn=100)


def ended(state: City, moves: str) -> tuple[Event, Outcome]:
    """The last event, and the outcome."""
    state, events = told(state, moves)
    outcome = RULES.outcome(state)
    assert outcome is not None
    return events[-1], outcome


ENDS = [
    (MACHINE, f"{TO_YARD} Owl", "machine", "CLK 8.4", (3, 1), (1, 2)),
    (AIRSHIP, f"{TO_YARD} Airship", "airship", "CLK 8.3", (1, 1), (1, 2)),
    (STUCK, "throw 1 3, walk yard 1, draw Power", "dead-end", "CLK R32", (0, 1), (2, 2)),
    (CAPPED, "throw 1 3, walk 13", "turn-cap", "CLK R32", (0, 0), (2, 2)),
]


@pytest.mark.parametrize(("state", "moves", "reason", "rule", "points", "places"), ENDS, ids=[row[2] for row in ENDS])
def test_an_outcome(
    state: City, moves: str, reason: str, rule: str, points: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert ended(state, moves)[1] == Outcome(reason=reason, rule=rule, points=points, places=places)


@pytest.mark.parametrize(("state", "moves", "reason", "rule", "points", "places"), ENDS, ids=[row[2] for row in ENDS])
def test_the_last_event_cites_the_same_paragraph(
    state: City, moves: str, reason: str, rule: str, points: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert ended(state, moves)[0].rule == rule


def test_the_cap_says_how_many_turns_were_played() -> None:
    event = ended(CAPPED, "throw 1 3, walk 13")[0]
    assert (event.kind, event.public) == ("turns_capped", {"turns": 100})


def test_before_the_cap_the_game_goes_on() -> None:
    assert RULES.outcome(after(replace(CAPPED, turn=99), "throw 1 3, walk 13")) is None


def test_an_airship_names_no_machine() -> None:
    public = ended(AIRSHIP, f"{TO_YARD} Airship")[0].public
    assert (public["way"], public["flyer"], public["breaker"]) == ("airship", None, None)


def test_who_may_win_on_its_own_turn_only_is_asked_before_it_throws() -> None:
    state = city("Owl", "Kettle", at="9, 20", rule="lay_down=voluntary+offturn_win=own_turn")
    begun = after(state, "throw 1 3, walk 13")
    assert (legal(begun), is_next(after(begun, "hold"), B)) == (["hold"], True)


def test_a_card_shown_for_a_swap_says_so() -> None:
    state = city(at="4, 20", discards="1 Owl, 2 Airship", rule="blind_miss=swap_choice")
    events = told(state, "throw 1 3, walk towers, search Power, point 2, swap Owl")[1]
    assert [event.public["why"] for event in events if event.kind == "card_shown"] == ["swap"]


def test_who_must_discard_may_escape_instead() -> None:
    state = city("3 Owl, Fuel, 3 Umbrella", "Airship", laid="A Lacewing", rule="lay_down=voluntary")
    assert ended(state, f"{TO_YARD} Owl, escape")[1].reason == "machine"
