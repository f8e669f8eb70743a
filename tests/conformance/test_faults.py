"""Each planted fault is caught, by the law that is meant to catch it; and no law is without a fault."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from tests.conformance import faults_in_dice_race as dice
from tests.conformance import faults_in_hush as hush
from tests.conformance import faults_in_kernels as kernels
from tests.conformance.dice_race import DICE_RACE
from tests.conformance.hush import HUSH
from tests.conformance.pages import ids_of
from toychest.conformance import LAWS, Broken, Law, Subject
from toychest.conformance.chance import chance_opens_turns, odds_are_positive_and_complete
from toychest.conformance.dealing import unseen_pieces_are_dealt_by_count
from toychest.conformance.filing import a_finished_table_is_proved_by_its_file
from toychest.conformance.imagining import (
    imagined_states_keep_every_piece,
    imagined_states_look_alike,
    imagining_uses_only_what_is_known,
    reveals_are_named,
    what_comes_next_is_told_alike,
)
from toychest.conformance.kernels import imagined_rows_look_alike, imagined_rows_vary, kernels_equal_their_rules
from toychest.conformance.notation import malformed_notation_is_named, notation_round_trips
from toychest.conformance.observing import observations_say_no_more, observations_say_what_is_seen
from toychest.conformance.play_laws import (
    apply_leaves_its_input_unchanged,
    listed_moves_are_played,
    outcomes_place_every_seat,
    pieces_are_conserved,
    random_games_end,
    same_seed_gives_the_same_game,
    somebody_acts_until_the_outcome,
    the_log_rebuilds_every_state,
)
from toychest.conformance.refusals import cited_rules_exist, unknown_options_are_refused, unlisted_moves_are_refused
from toychest.conformance.remembering import (
    forgotten_facts_are_not_used,
    imagined_states_vary,
    nothing_provable_is_forgotten,
    remembered_facts_are_true,
)
from toychest.conformance.sampling import Events
from toychest.conformance.shown import (
    an_open_game_shows_all_the_same,
    everything_shown_is_json,
    views_are_of_their_type,
)
from toychest.conformance.take_back import no_take_back_crosses_what_forbids_it, no_take_back_unlearns
from toychest.conformance.telling import (
    onlookers_see_nothing_fleeting,
    told_alike_is_shown_alike,
    told_differently_is_known_differently,
    what_only_memory_keeps_is_fleeting,
)
from toychest.contract import Edition, Kernel, Seat
from toychest.games import EDITIONS

IN_DICE_RACE: list[tuple[type, Law]] = [
    (dice.AmbientSetup, same_seed_gives_the_same_game),
    (dice.RulesWithState, the_log_rebuilds_every_state),
    (dice.StopsWithoutOutcome, somebody_acts_until_the_outcome),
    (dice.PlacesOneSeat, outcomes_place_every_seat),
    (dice.ListsWhatItRefuses, listed_moves_are_played),
    (dice.MutatingApply, apply_leaves_its_input_unchanged),
    (dice.LosesPieces, pieces_are_conserved),
    (dice.AnotherName, a_finished_table_is_proved_by_its_file),
    (dice.LoadedDie, a_finished_table_is_proved_by_its_file),
    (dice.NeverEnds, random_games_end),
    (dice.ZeroWeight, odds_are_positive_and_complete),
    (dice.MissingOdds, odds_are_positive_and_complete),
    (dice.MissingOutcomeNowAndThen, unlisted_moves_are_refused),
    (dice.OpensTurnsOfThePast, chance_opens_turns),
    (dice.AmbiguousNotation, notation_round_trips),
    (dice.ReadsAnotherMove, notation_round_trips),
    (dice.CrashesOnNonsense, malformed_notation_is_named),
    (dice.RefusesByNoRule, unlisted_moves_are_refused),
    (dice.AnybodyMayPlay, unlisted_moves_are_refused),
    (dice.CitesNoRule, cited_rules_exist),
    (dice.TakesAnyOption, unknown_options_are_refused),
    (dice.TellsNumbersAsKeys, everything_shown_is_json),
    (dice.ShowsAnotherType, views_are_of_their_type),
    (dice.ShowsNothingOfASeat, views_are_of_their_type),
    (dice.ShowsOneSeatMore, an_open_game_shows_all_the_same),
    (dice.KeepsOneEventBack, an_open_game_shows_all_the_same),
]

IN_HUSH: list[tuple[type, Law]] = [
    (hush.LeakingView, told_alike_is_shown_alike),
    (hush.LeakingEvent, told_differently_is_known_differently),
    (hush.LeakingMoveList, imagined_states_look_alike),
    (hush.LeakingRefusal, imagined_states_look_alike),
    (hush.LosesACard, imagined_states_keep_every_piece),
    (hush.NeverVaries, imagined_states_vary),
    (hush.Peeks, imagining_uses_only_what_is_known),
    (hush.ForgetsTheOwnHand, imagined_states_look_alike),
    (hush.DealsByKind, unseen_pieces_are_dealt_by_count),
    (hush.NeverForgets, forgotten_facts_are_not_used),
    (hush.LastingReveal, what_only_memory_keeps_is_fleeting),
    (hush.OnlookerSeesTheCard, onlookers_see_nothing_fleeting),
    (hush.Forgetful, nothing_provable_is_forgotten),
    (hush.ClaimsTooMuch, remembered_facts_are_true),
    (hush.ForgetsThatCardsLeave, remembered_facts_are_true),
    (hush.UnnamedReveal, reveals_are_named),
    (hush.UnnamedReveal, no_take_back_unlearns),
    (hush.SkipsTheQuestion, reveals_are_named),
    (hush.SkipsTheQuestionInSilence, what_comes_next_is_told_alike),
    (hush.LosesCardsOnDemand, pieces_are_conserved),
]

BATTLE, CITY = EDITIONS["toybattle-standard-0"], EDITIONS["clockwork-standard-0"]
IN_KERNELS: list[tuple[Edition, Callable[[Kernel], Kernel], Law]] = [
    (BATTLE, kernels.acts_for_the_other, kernels_equal_their_rules),
    (BATTLE, kernels.lists_one_too_few, kernels_equal_their_rules),
    (BATTLE, kernels.loads_the_dice, kernels_equal_their_rules),
    (BATTLE, kernels.mistakes_a_move, kernels_equal_their_rules),
    (BATTLE, kernels.stands_still, kernels_equal_their_rules),
    (BATTLE, kernels.unpacks_another, kernels_equal_their_rules),
    (BATTLE, kernels.gives_no_points, kernels_equal_their_rules),
    (BATTLE, kernels.loses_a_tile, imagined_rows_look_alike),
    (BATTLE, kernels.imagines_for_the_other, imagined_rows_look_alike),
    (CITY, kernels.forgets_everything, imagined_rows_look_alike),
    (BATTLE, kernels.never_imagines, imagined_rows_vary),
    (CITY, kernels.never_forgets, imagined_rows_vary),
    (BATTLE, kernels.observes_for_the_other, observations_say_what_is_seen),
    (CITY, kernels.observes_the_hand_after_its_own, observations_say_no_more),
    (CITY, kernels.always_recalls, observations_say_no_more),
]

FAULTS = [(DICE_RACE, *each) for each in IN_DICE_RACE] + [(HUSH, *each) for each in IN_HUSH]


def subject_of(edition: Edition, rules: Any) -> Subject:
    return Subject(msgspec.structs.replace(edition, rules=rules), 3, {}, ids_of(edition), games=4)


@pytest.mark.parametrize(("edition", "fault", "law"), FAULTS, ids=lambda each: getattr(each, "__name__", ""))
def test_a_planted_fault_is_caught_by_its_law(edition: Edition, fault: type, law: Law) -> None:
    with pytest.raises(Broken) as caught:
        law(subject_of(edition, fault()))
    assert caught.value.law == law.__name__


@pytest.mark.compiled
@pytest.mark.parametrize(("edition", "fault", "law"), IN_KERNELS, ids=lambda each: getattr(each, "__name__", ""))
def test_a_fault_in_a_kernel_is_caught_by_its_law(
    edition: Edition, fault: Callable[[Kernel], Kernel], law: Law
) -> None:
    assert edition.kernel is not None
    faulty = fault(edition.kernel())
    with pytest.raises(Broken) as caught:
        law(Subject(msgspec.structs.replace(edition, kernel=lambda: faulty), 2, {}, frozenset(), games=1))
    assert caught.value.law == law.__name__


def takes_back_anything(entries: Sequence[tuple[Seat, Events]], seat: Seat) -> bool:
    return True


def takes_back_across_reveals(entries: Sequence[tuple[Seat, Events]], seat: Seat) -> bool:
    return all(mover == seat for mover, _ in entries)


@pytest.mark.parametrize("may", [takes_back_anything, takes_back_across_reveals])
def test_a_take_back_that_allows_too_much_is_caught(may: Any) -> None:
    with pytest.raises(Broken, match="no_take_back_crosses_what_forbids_it"):
        no_take_back_crosses_what_forbids_it(subject_of(HUSH, HUSH.rules), may)


def test_every_law_has_caught_something() -> None:
    caught = {law for _, _, law in (*FAULTS, *IN_KERNELS)} | {no_take_back_crosses_what_forbids_it}
    assert caught == set(LAWS)
