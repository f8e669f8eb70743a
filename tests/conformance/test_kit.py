"""The conformance kit itself: its registry, its choices before play, its parts."""

import inspect
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

import msgspec
import pytest

from tests.conformance.dice_race import DICE_RACE, DiceRace, Race, Throw
from tests.conformance.faults_in_dice_race import AmbientSetup
from tests.conformance.hush import HUSH
from tests.conformance.hush.cards import NONE
from tests.conformance.pages import ids_of
from toychest.conformance import (
    LAWS,
    Broken,
    Subject,
    check,
    check_laws,
    fingerprint,
    golden_game_replays,
    rule_ids,
    sequence_count,
)
from toychest.conformance.drawtree import tree
from toychest.conformance.facts import fact_names, facts_of, forgettings, leaves, paths_apart
from toychest.conformance.imagining import lesson
from toychest.conformance.play_laws import random_games_end
from toychest.conformance.sampling import draws
from toychest.contract import CHANCE, Draw, Event, Json, Seat
from toychest.table.checksum import last_sum, sealed
from toychest.table.entry import Entry, Header, Played
from toychest.table.log import ended_log, write_log


def test_every_function_that_a_module_lists_takes_a_subject_and_says_what_it_demands() -> None:
    assert all(next(iter(inspect.signature(law).parameters)) == "subject" and law.__doc__ for law in LAWS)


def test_every_public_law_of_a_module_is_registered() -> None:
    modules = {module for law in LAWS if (module := inspect.getmodule(law))}
    raising = {
        function
        for module in modules
        for name, function in inspect.getmembers(module, inspect.isfunction)
        if inspect.getmodule(function) is module and f'Broken("{name}"' in inspect.getsource(module)
    }
    assert raising <= set(LAWS)


def test_the_laws_are_listed_without_numba() -> None:
    listing = "import sys; sys.modules['numba'] = None; from toychest.conformance import LAWS; print(len(LAWS))"
    listed = subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True, check=True)
    assert int(listed.stdout) == len(LAWS)


def test_law_names_are_different() -> None:
    assert len({law.__name__ for law in LAWS}) == len(LAWS)


def test_rule_ids_are_paragraphs_rulings_and_answers() -> None:
    page = "**FER 2.3** (p. 4) Go.\n**FER 2.3.1** Stop.\n**FER R1** (C6) Yes. **FER F2** No. **bold** **FER** FER 9.9"
    assert rule_ids(page) == {"FER 2.3", "FER 2.3.1", "FER R1", "FER F2"}


def test_check_raises_for_a_faulty_edition_and_says_where() -> None:
    faulty = msgspec.structs.replace(DICE_RACE, rules=AmbientSetup())
    with pytest.raises(Broken, match=r"same_seed_gives_the_same_game: .* \[dice-race-0, 2 seats, shore=6, seed 3"):
        check(faulty, ids_of(DICE_RACE), games=1, seed=3)


def test_an_id_without_a_number_is_told() -> None:
    with pytest.raises(Broken, match="as dice-race-0 would; got 'dice-race'"):
        check(msgspec.structs.replace(DICE_RACE, id="dice-race"), ids_of(DICE_RACE), games=1)


def test_a_method_that_is_missing_is_told() -> None:
    class Unfinished(DiceRace):
        odds = None  # type: ignore[assignment]

    with pytest.raises(Broken, match="Unfinished lacks odds"):
        check(msgspec.structs.replace(DICE_RACE, rules=Unfinished()), ids_of(DICE_RACE), games=1)


def test_a_state_that_is_no_value_is_told() -> None:
    class WithList(DiceRace):
        def setup(self, seats: int, options: Mapping[str, Json]) -> Race:
            return replace(super().setup(seats, options), at=[0] * seats)  # type: ignore[arg-type]

    with pytest.raises(Broken, match="a state is a frozen value, but unhashable type: 'list'"):
        check(msgspec.structs.replace(DICE_RACE, rules=WithList()), ids_of(DICE_RACE), games=1)


def test_a_game_that_does_not_end_names_its_cap() -> None:
    subject = Subject(msgspec.structs.replace(DICE_RACE, longest=2), 2, {}, ids_of(DICE_RACE), games=1)
    with pytest.raises(Broken, match=r"after 2 entries, which `Edition\.longest` promises"):
        random_games_end(subject)


def test_what_an_event_teaches_is_told_with_the_remedy() -> None:
    peeked = [Event(kind="pile_peeked", rule="", secret={"size": size}, seen_by=(Seat(0),)) for size in (1, 2)]
    told = "`pile_peeked` teaches seat 0 its `size`: add seat 0 to its `reveals`"
    assert lesson((peeked[0],), (peeked[1],), Seat(0)) == told


def test_hand_built_states_are_played_too() -> None:
    built = replace(DiceRace().setup(2, {}), at=(5, 5), turn=7)
    subject = Subject(DICE_RACE, 2, {}, ids_of(DICE_RACE), games=1, starts=(built,))
    assert subject.played[1].start == built
    check_laws(subject)


def test_a_hand_built_secret_keeps_the_laws() -> None:
    """Two seats hold all owls between them: random games seldom deal that."""
    dealt = replace(HUSH.rules.setup(2, {}), hands=((2, 0, 0), (2, 0, 0)), pile=(0, 3, 2), taker=None)
    assert dealt.heap == NONE
    check_laws(Subject(HUSH, 2, {}, ids_of(HUSH), games=1, starts=(dealt,)))


def test_sequence_counts_of_the_dice_race() -> None:
    rules = DiceRace()
    assert [sequence_count(rules, rules.setup(2, {}), depth) for depth in range(5)] == [1, 3, 6, 18, 36]


def test_a_golden_game_replays_to_its_outcome() -> None:
    entries = golden_game_replays(DICE_RACE, golden_text("throw 3", "step", "throw 1", "stay", "throw 3", "step"))
    assert DiceRace().outcome(entries[-1].after) is not None


@pytest.mark.parametrize(
    "moves",
    [("throw 3", "step"), ("throw 3", "step", "throw 1", "throw 1", "throw 3", "step")],
    ids=["unfinished", "illegal"],
)
def test_a_golden_game_that_no_longer_replays_is_named(moves: tuple[str, ...]) -> None:
    with pytest.raises(Broken):
        golden_game_replays(DICE_RACE, golden_text(*moves))


def golden_text(*moves: str) -> bytes:
    header = Header(format=1, edition=DICE_RACE.id, options={}, seats=("Ann", "Ben"), commitment="")
    seats = [CHANCE if place % 2 == 0 else Seat(place // 2 % 2) for place in range(len(moves))]
    entries: tuple[Entry, ...] = ()
    for seq, (seat, move) in enumerate(zip(seats, moves, strict=True), start=1):
        entries += (sealed(Played(seq=seq, seat=seat, move=move), last_sum(header, entries)),)
    return write_log(ended_log(header, entries, "seed", "shore-reached"))


def test_a_tree_of_draws_gives_exact_chances() -> None:
    def two_dice(draw: Draw) -> int:
        return draw(2) + draw(3)

    assert tree(two_dice) == pytest.approx({0: 1 / 6, 1: 1 / 3, 2: 1 / 3, 3: 1 / 6})


def test_a_tree_without_end_is_given_up() -> None:
    def stubborn(draw: Draw) -> int:
        while draw(2) == 0:
            pass
        return 1

    assert tree(stubborn) is None


def test_facts_are_named_by_their_path() -> None:
    names = fact_names(HUSH.rules.memory(HUSH.rules.setup(2, {}), Seat(0)))
    assert {"mine.1.fox", "everybody.0.owl", "of_me.1.hen", "shown"} <= names
    assert dict(leaves({"a": [1, {"b": None}]})) == {"a.0": 1, "a.1.b": None}


def test_two_values_are_apart_in_the_paths_that_only_one_has_or_that_differ() -> None:
    one, other = {"a": [1, 2, {"b": 3}], "c": 4, "e": 5}, {"a": [1, 9], "c": {"d": 4}, "e": 5}
    assert paths_apart(one, other) == {"a.1", "a.2.b", "c", "c.d"}


def test_a_memory_is_forgotten_by_halves_and_as_a_whole() -> None:
    memory = HUSH.rules.memory(HUSH.rules.setup(2, {}), Seat(0))
    nothing, half, everything = forgettings(memory, "seed")
    assert (nothing, everything) == (frozenset(), fact_names(memory))
    assert len(half) == len(everything) // 2


def test_where_nothing_is_remembered_nothing_is_forgotten() -> None:
    assert forgettings(DICE_RACE.rules.memory(DICE_RACE.rules.setup(2, {}), Seat(0)), "seed") == (frozenset(),)


def test_hidden_truths_are_facts() -> None:
    subject = Subject(HUSH, 2, {}, ids_of(HUSH), truths=lambda state: {"owls in the pile": state.pile[0]})
    assert facts_of(subject, subject.setup()).named()["truth.owls in the pile"] == 4


def test_equal_seeds_draw_equal_numbers() -> None:
    one, other = draws("seed", 1), draws("seed", 1)
    assert [one(100) for _ in range(20)] == [other(100) for _ in range(20)]


def test_chance_is_sampled_by_its_odds() -> None:
    subject = Subject(DICE_RACE, 2, {}, ids_of(DICE_RACE), games=40)
    thrown = Counter(entry.move.pips for entry in subject.entries if isinstance(entry.move, Throw))
    assert thrown[1] > 1.5 * max(thrown[2], thrown[3])


def test_a_fingerprint_tells_seeds_apart() -> None:
    one, other = (Subject(DICE_RACE, 2, {}, frozenset(), games=1, seed=seed) for seed in (1, 2))
    assert fingerprint(one) == fingerprint(one) != fingerprint(other)


def test_a_sparing_look_takes_fewer_places_and_the_end() -> None:
    sparing = Subject(DICE_RACE, 2, {}, frozenset(), games=1, sparing=4)
    assert sparing.looked_at[0] == sparing.states[-1]
    assert len(sparing.looked_at) * 4 >= len(sparing.states) > len(sparing.looked_at)
    assert len(sparing.some_entries(20, "any")) == 5
