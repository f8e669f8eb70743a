"""What lies hidden in Toy Battle: racks, reserves and the tiles put back (TOY 1.5, 4.5, 5.7, R13, R22)."""

import random

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.toybattle.stage import (
    BLUE,
    RED,
    RULES,
    Battle,
    after,
    counts,
    field,
    legal,
    names,
    seen,
    told,
    with_discards,
    without_reserve,
)
from toychest.contract import Seat
from toychest.games.toybattle.troops import TROOPS, Troop
from toychest.games.toybattle.turn import is_stuck

TRUTHS = range(40)


def sent(state: Battle, seat: Seat | None) -> bytes:
    """What a seat sees, as it goes over the wire."""
    return msgspec.json.encode(seen(state, seat))


def told_to(state: Battle, moves: str, seat: Seat | None) -> list[tuple[str, bytes]]:
    """What a seat is told of these moves."""
    events = told(state, moves)[1]
    return [
        (event.kind, msgspec.json.encode(event.public | (event.secret if seat in event.seen_by else {})))
        for event in events
    ]


def imagined(state: Battle, seat: Seat | None) -> list[Battle]:
    """Many truths that this seat might imagine."""
    return [RULES.imagine(state, seat, random.Random(number).randrange) for number in TRUTHS]


def scarce(state: Battle, seat: Seat, unseen: str) -> Battle:
    """The state with nothing to take: of this side only four tiles are unseen, all the rest lie in the discards."""
    left = counts(unseen)
    lost = tuple(whole - kept for whole, kept in zip(state.unseen[seat], left, strict=True))
    pair = list(state.unseen)
    piles = list(state.discards)
    pair[seat], piles[seat] = left, lost
    return replace(state, unseen=(pair[0], pair[1]), discards=(piles[0], piles[1]))


# What is shown


@pytest.mark.parametrize("watcher", [RED, None])
def test_a_rack_is_hidden_from_all_but_its_owner(watcher: Seat | None) -> None:
    assert sent(field(rack="Roxy Hook Kwak"), watcher) == sent(field(rack="Star Star Skully"), watcher)


def test_a_rack_is_shown_to_its_owner() -> None:
    assert seen(field(rack="Roxy Hook Kwak"), BLUE).sides[BLUE].tiles == ["Hook", "Roxy", "Kwak"]


@pytest.mark.parametrize("watcher", [RED, None])
def test_what_is_taken_is_hidden_from_all_but_its_owner(watcher: Seat | None) -> None:
    assert told_to(field(), "take, deal Hook, deal Roxy", watcher) == told_to(
        field(), "take, deal Star, deal Star", watcher
    )


@pytest.mark.parametrize("watcher", [RED, None])
def test_what_was_taken_is_hidden_from_all_but_its_owner(watcher: Seat | None) -> None:
    one, another = after(field(), "take, deal Hook, deal Roxy"), after(field(), "take, deal Star, deal Star")
    assert sent(one, watcher) == sent(another, watcher)


@pytest.mark.parametrize("watcher", [BLUE, None])
def test_which_tile_was_suppressed_is_hidden_from_all_but_its_owner(watcher: Seat | None) -> None:
    state = field(blue="11 Hook, 13 Hook", rack="Roxy", rival="Hook Star", terrain="battlefield")
    one, another = "place Roxy 14, suppress, pick Hook", "place Roxy 14, suppress, pick Star"
    assert sent(after(state, one), watcher) == sent(after(state, another), watcher)


@pytest.mark.parametrize("watcher", [BLUE, None])
def test_what_is_told_of_a_suppressed_tile_hides_which(watcher: Seat | None) -> None:
    state = field(blue="11 Hook, 13 Hook", rack="Roxy", rival="Hook Star", terrain="battlefield")
    one, another = "place Roxy 14, suppress, pick Hook", "place Roxy 14, suppress, pick Star"
    assert told_to(state, one, watcher) == told_to(state, another, watcher)


@pytest.mark.parametrize("watcher", [BLUE, RED, None])
def test_what_is_left_unseen_is_hidden_from_everybody(watcher: Seat | None) -> None:
    state = field(rack="Roxy", rival="Roxy")
    swapped = replace(state, unseen=(state.unseen[BLUE], counts("Skully " * 3 + "Kwak " * 20)))
    assert sent(state, watcher) == sent(swapped, watcher)


def test_capns_question_does_not_tell_what_the_rack_holds() -> None:
    one = after(field(red="12 Roxy, 13 Roxy", rack="Cap'n Skully"), "place Cap'n 11")
    another = after(field(red="12 Roxy, 13 Roxy", rack="Cap'n Kwak"), "place Cap'n 11")
    assert sent(one, RED) == sent(another, RED)


# What everybody knows


def test_a_known_tile_stays_known_while_others_are_placed() -> None:
    state = field(blue="11 Hook, 13 Hook", rack="Roxy Star", rival="Roxy Star")
    later = after(state, "place Roxy 15, recall 13, place Roxy 24, place Star 12, decline")
    assert seen(later, RED).sides[BLUE].known == ["Hook"]


def test_a_known_tile_stays_known_while_another_is_robbed() -> None:
    state = field(blue="11 Hook, 13 Hook", rack="Roxy Star", rival="XB-42")
    later = after(state, "place Roxy 15, recall 13, place XB-42 24, rob, pick Star")
    assert seen(later).sides[BLUE].known == ["Hook"]


def test_a_known_tile_that_is_robbed_is_known_no_more() -> None:
    state = field(blue="11 Hook, 13 Hook", rack="Roxy Star", rival="XB-42")
    later = after(state, "place Roxy 15, recall 13, place XB-42 24, rob, pick Hook")
    assert (seen(later).sides[BLUE].known, seen(later).sides[BLUE].discards) == ([], ["Hook"])


def test_two_known_tiles_of_one_troop_are_both_known() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", rack="Cap'n Roxy")
    later = after(state, "place Cap'n 15, place Roxy 20, recall 13, recall 17")
    assert seen(later).sides[BLUE].known == ["Hook", "Hook"]


def test_of_two_known_tiles_of_one_troop_one_stays_known_when_one_is_placed() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", rack="Cap'n Roxy")
    later = after(state, "place Cap'n 15, place Roxy 20, recall 13, recall 17, place Roxy 24, place Hook 13")
    assert seen(later).sides[BLUE].known == ["Hook"]


# What is imagined


def test_imagining_keeps_a_recalled_tile() -> None:
    state = after(field(blue="11 Hook, 13 Hook", rack="Roxy Star"), "place Roxy 15, recall 13")
    assert all("Hook" in names(other.racks[BLUE]) for other in imagined(state, RED))


def test_imagining_keeps_an_exhumed_tile() -> None:
    state = with_discards(field(blue="13 Star", rack="Roxy Star", terrain="cemetery"), BLUE, "Kwak")
    assert all(
        "Kwak" in names(other.racks[BLUE]) for other in imagined(after(state, "place Roxy 12, exhume Kwak"), RED)
    )


def test_imagining_deals_by_count() -> None:
    state = field(rack="Roxy Star Kwak", rival="Roxy Hook")
    assert {sum(other.racks[BLUE]) for other in imagined(state, RED)} == {3}


def test_imagining_deals_by_count_beside_a_known_tile() -> None:
    state = after(field(blue="11 Hook, 13 Hook", rack="Roxy Star Kwak"), "place Roxy 15, recall 13")
    assert {sum(other.racks[BLUE]) for other in imagined(state, RED)} == {3}


def test_imagining_deals_no_fourth_copy_of_a_known_tile() -> None:
    state = after(field(blue="11 Hook, 13 Hook, 17 Hook", rack="Roxy Star Kwak"), "place Roxy 15, recall 13")
    assert {names(other.racks[BLUE]).count("Hook") for other in imagined(state, RED)} == {1}


def test_imagining_deals_more_than_one_rack() -> None:
    assert len({other.racks[BLUE] for other in imagined(field(rack="Roxy Star Kwak"), RED)}) > 20


def test_imagining_keeps_ones_own_rack() -> None:
    assert {names(other.racks[BLUE]) for other in imagined(field(rack="Roxy Star Kwak"), BLUE)} == {"Star Roxy Kwak"}


def test_an_onlooker_imagines_both_racks() -> None:
    both = {other.racks for other in imagined(field(rack="Roxy Star Kwak", rival="Roxy Hook"), None)}
    assert (len({blue for blue, _ in both}) > 20, len({red for _, red in both}) > 10) == (True, True)


def test_imagining_does_not_deal_what_lies_open() -> None:
    state = field(blue="11 Kwak, 13 Kwak, 17 Kwak", rack="Roxy Star Hook Hook Hook")
    assert not any("Kwak" in names(other.racks[BLUE]) for other in imagined(state, RED))


@pytest.mark.parametrize("watcher", [BLUE, RED, None])
def test_what_is_imagined_looks_the_same(watcher: Seat | None) -> None:
    state = field(blue="11 Hook, 13 Hook", rack="Roxy Star", rival="Hook Star", terrain="battlefield")
    later = after(state, "place Roxy 14, suppress, pick Hook")
    assert {sent(other, watcher) for other in imagined(later, watcher)} == {sent(later, watcher)}


@pytest.mark.parametrize("watcher", [BLUE, RED, None])
def test_no_piece_is_lost_in_imagining(watcher: Seat | None) -> None:
    state = after(field(blue="11 Hook, 13 Hook", rack="Roxy Star", rival="Hook Star"), "place Roxy 15, recall 13")
    assert all(RULES.pieces(other) == RULES.pieces(state) for other in imagined(state, watcher))


def test_imagining_suppresses_tiles_of_the_imagined_rack() -> None:
    state = field(blue="11 Hook, 13 Hook", rack="Roxy Star", rival="Hook Star", terrain="battlefield")
    later = after(state, "place Roxy 14, suppress, pick Hook")
    assert all(
        all(down <= whole for down, whole in zip(other.suppressed[RED], other.racks[RED], strict=True))
        for other in imagined(later, BLUE)
    )


@pytest.mark.parametrize("watcher", [RED, None])
def test_a_side_to_act_is_never_imagined_stuck(watcher: Seat | None) -> None:
    state = scarce(field(red="11 Roxy, 12 Roxy", rack="Kwak"), BLUE, "Skully Skully Cap'n Star")
    assert all(legal(other) for other in imagined(state, watcher))


@pytest.mark.parametrize("watcher", [RED, None])
def test_a_side_with_suppressed_tiles_is_never_imagined_stuck(watcher: Seat | None) -> None:
    state = scarce(field(red="11 Roxy, 12 Roxy", rack="Kwak Star"), BLUE, "Skully Skully Cap'n Star")
    down = replace(state, suppressed=(counts("Star"), counts("")))
    assert all(legal(other) for other in imagined(down, watcher))


@pytest.mark.parametrize("watcher", [RED, None])
def test_a_side_with_a_known_tile_that_fits_nowhere_is_never_imagined_stuck(watcher: Seat | None) -> None:
    state = scarce(field(red="11 Roxy, 12 Roxy", rack="Hook Star"), BLUE, "Skully Skully Cap'n Star")
    known = replace(state, known=(counts("Star"), counts("")))
    assert all(legal(other) for other in imagined(known, watcher))


def test_a_stuck_side_is_imagined_stuck() -> None:
    line = "11 Hook, 13 Hook, 18 Hook, 22 Star, 25 Roxy"
    state = scarce(field(blue=line, rack="Roxy", rival="Star Roxy"), RED, "Kwak Kwak Kwak Roxy")
    over = after(state, "place Roxy 24")
    assert not any("Kwak" in names(other.racks[RED]) for other in imagined(over, BLUE))


STUCK = "11 Hook, 13 Hook, 18 Hook, 22 Star, 25 Roxy"


def held(states: list[Battle], seat: Seat) -> set[str]:
    """Every troop that lies on this rack in one of these states."""
    return {troop for state in states for troop in names(state.racks[seat]).split()}


def test_the_side_that_made_another_stuck_may_hold_all_that_is_left() -> None:
    state = scarce(field(blue=STUCK, rack="Roxy Skully", rival="Star Roxy"), RED, "Kwak Kwak Kwak Roxy")
    assert held(imagined(after(state, "place Roxy 24"), None), BLUE) == set(TROOPS) - {Troop.HOOK}


def test_the_side_that_captured_may_hold_all_that_is_left() -> None:
    state = field(blue="11 Hook, 13 Hook, 18 Hook, 22 Star, 24 Star", rack="Roxy Skully")
    assert held(imagined(after(state, "place Roxy 41"), RED), BLUE) == set(TROOPS) - {Troop.HOOK}


def test_a_side_stuck_by_suppression_may_hold_all_that_is_left() -> None:
    state = field(blue="11 Hook, 13 Hook", rack="Roxy", rival="Hook", terrain="battlefield")
    over = after(scarce(state, RED, "Kwak Roxy Star Skully"), "place Roxy 14, suppress, pick Hook")
    assert held(imagined(over, BLUE), RED) == {"Skully", "Hook", "Star", "Roxy", "Kwak"}


def test_a_side_stuck_by_suppression_is_imagined_stuck() -> None:
    blue = "11 Hook, 13 Hook, 20 Star, 23 Roxy, 24 Roxy"
    state = scarce(
        field(blue=blue, rack="Roxy", rival="Kwak Skully", terrain="battlefield"), RED, "Kwak Kwak Star Star"
    )
    over = after(state, "place Roxy 14, suppress, pick Kwak")
    assert all(is_stuck(other, RED) for other in imagined(over, BLUE))


def test_an_empty_rack_is_imagined_while_its_last_troop_asks() -> None:
    state = after(without_reserve(field(rack="XB-42"), BLUE), "place XB-42 11")
    assert {sum(other.racks[BLUE]) for other in imagined(state, RED)} == {0}


def test_there_is_nothing_to_remember_that_could_be_wrong() -> None:
    assert RULES.memory_holds(field(), BLUE)
