"""CLK R26 to R29: hands and machines, where the booklet is silent or its languages differ."""

from tests.games.clockwork.stage import (
    A,
    B,
    C,
    City,
    after,
    asked,
    city,
    ending,
    facts,
    hand,
    is_next,
    legal,
    lying,
    refused,
    told,
    view,
)

DRAW = "throw 1 5, walk yard 1, draw"
VOLUNTARY = "lay_down=voluntary"


# R26


OPTIONAL = "below7=optional"


def test_clk_r26_below7_forbidden_keeps_what_comes() -> None:
    assert is_next(after(city("Owl, Fuel", "Owl"), f"{DRAW} Airship"), B)


def test_clk_r26_below7_forbidden_counts_the_cards_before_the_draw() -> None:
    six = after(city("2 Lacewing, Umbrella, Owl, Nipper, Fuel", "Owl"), f"{DRAW} Airship")
    assert (is_next(six, B), sum(six.hands[A])) == (True, 7)


def test_clk_r26_below7_optional_offers_every_card() -> None:
    state = after(city("Owl, Fuel", "Owl", rule=OPTIONAL), f"{DRAW} Airship")
    assert sorted(legal(state)) == ["discard Airship", "discard Fuel", "discard Owl", "keep"]


def test_clk_r26_below7_optional_may_keep() -> None:
    state = after(city("Owl, Fuel", "Owl", rule=OPTIONAL), f"{DRAW} Airship, keep")
    assert (is_next(state, B), hand(state, A)) == (True, "Owl, Airship, Fuel")


def test_clk_r26_below7_optional_keeping_is_told() -> None:
    assert facts(city("Owl, Fuel", "Owl", rule=OPTIONAL), f"{DRAW} Airship, keep", "card_kept") == [{"seat": A}]


def test_clk_r26_below7_optional_may_discard() -> None:
    state = after(city("Owl, Fuel", "Owl", rule=OPTIONAL), f"{DRAW} Airship, discard Airship, lay 3")
    assert (hand(state, A), lying(state)) == ("Owl, Fuel", {3: "Airship"})


def test_clk_r26_below7_optional_does_not_let_eight_be_kept() -> None:
    assert refused(after(city(rule=OPTIONAL), f"{DRAW} Airship"), "keep") == ("must-discard", {"hand": 8})


def test_clk_r26_below7_optional_offers_it_after_a_hit_too() -> None:
    state = city("Owl, Fuel", "Owl", at="4, 20", discards="1 Owl", rule=OPTIONAL)
    assert "keep" in legal(after(state, "throw 1 3, walk towers, search Owl, point 1"))


# R27


NEARLY = "3 Owl, Fuel, 2 Scrap, Nipper"


def test_clk_r27_lay_down_auto_needs_no_move() -> None:
    state = after(city("3 Owl, Fuel", "Airship"), f"{DRAW} Owl")
    assert (view(state).seats[A].laid, is_next(state, B)) == (["Owl"], True)


def test_clk_r27_lay_down_voluntary_asks() -> None:
    state = after(city("3 Owl, Fuel", "Airship", rule=VOLUNTARY), f"{DRAW} Owl")
    assert (asked(state), legal(state)) == (("build", A), ["build Owl", "hold"])


def test_clk_r27_lay_down_voluntary_lays_down() -> None:
    state = after(city("3 Owl, Fuel", "Airship", rule=VOLUNTARY), f"{DRAW} Owl, build Owl")
    assert (view(state).seats[A].laid, hand(state, A)) == (["Owl"], "Fuel")


def test_clk_r27_lay_down_voluntary_may_hold() -> None:
    state = after(city("3 Owl, Fuel", "Airship", rule=VOLUNTARY), f"{DRAW} Owl, hold")
    assert (hand(state, A), is_next(state, B)) == ("4 Owl, Fuel", True)


def test_clk_r27_lay_down_voluntary_holding_is_told() -> None:
    assert facts(city("3 Owl", "Airship", rule=VOLUNTARY), f"{DRAW} Owl, hold", "set_held") == [{"seat": A}]


def test_clk_r27_lay_down_voluntary_holding_cites_it() -> None:
    events = told(city("3 Owl", "Airship", rule=VOLUNTARY), f"{DRAW} Owl, hold")[1]
    assert [event.rule for event in events if event.kind == "set_held"] == ["CLK R27"]


def test_clk_r27_lay_down_voluntary_asks_again_later() -> None:
    state = after(city("4 Owl", "Airship", rule=VOLUNTARY), f"{DRAW} Fuel")
    assert "build Owl" in legal(state)


def test_clk_r27_lay_down_voluntary_says_what_is_not_complete() -> None:
    state = after(city("3 Owl", "Airship", rule=VOLUNTARY), f"{DRAW} Owl")
    assert refused(state, "build Nipper") == ("not-complete", {"kind": "Nipper"})


def test_clk_r27_lay_down_voluntary_says_that_nobody_escapes_yet() -> None:
    state = after(city("3 Owl", "Airship", rule=VOLUNTARY), f"{DRAW} Owl")
    assert refused(state, "escape") == ("no-way-out", {})


def test_clk_r27_lay_down_voluntary_escapes_by_a_move() -> None:
    state = after(city("3 Owl, Fuel", "Airship", laid="A Lacewing", rule=VOLUNTARY), f"{DRAW} Owl")
    assert (ending(state), ending(after(state, "escape"))) == (None, ("machine", (1, 2)))


def test_clk_r27_lay_down_voluntary_escapes_with_the_airship() -> None:
    state = after(city("6 Airship", "Owl", rule=VOLUNTARY), f"{DRAW} Power, escape")
    assert ending(state) == ("airship", (1, 2))


def test_clk_r27_lay_down_voluntary_asks_the_other_side_of_an_exchange_too() -> None:
    state = city("2 Lacewing, Kettle, 3 Airship, Scrap", "Lacewing, 3 Kettle", at="5, 9", rule=VOLUNTARY)
    asked_after = after(state, "throw 1 3, walk 9, ask B Lacewing, give Lacewing, return Kettle, hold")
    assert (asked(asked_after), legal(asked_after)) == (("build", B), ["build Kettle", "hold"])


def test_clk_r27_lay_down_voluntary_asks_whether_or_not_there_is_something() -> None:
    assert legal(after(city("Owl", "Airship", rule=VOLUNTARY), f"{DRAW} Owl")) == ["hold"]


def test_clk_r27_lay_down_voluntary_what_wins_needs_no_discard() -> None:
    state = after(city("3 Owl, Fuel, 3 Scrap", "Airship", laid="A Lacewing", rule=VOLUNTARY), f"{DRAW} Owl")
    assert "escape" in legal(state)


def test_clk_r27_lay_order_after_discard_pays_first() -> None:
    assert asked(after(city(NEARLY, "Airship"), f"{DRAW} Owl")) == ("discard", A)


def test_clk_r27_lay_order_after_discard_leaves_three() -> None:
    state = after(city(NEARLY, "Airship"), f"{DRAW} Owl, discard Scrap, lay 1")
    assert (view(state).seats[A].laid, hand(state, A)) == (["Owl"], "Nipper, Fuel, Scrap")


def test_clk_r27_lay_order_after_discard_may_give_up_the_machine() -> None:
    state = after(city(NEARLY, "Airship"), f"{DRAW} Owl, discard Owl, lay 1")
    assert view(state).seats[A].laid == []


def test_clk_r27_lay_order_after_discard_returns_first_in_a_challenge() -> None:
    state = city(NEARLY, "Owl", at="5, 9")
    assert asked(after(state, "throw 1 3, walk 9, ask B Owl, give Owl")) == ("return", A)


def test_clk_r27_lay_order_before_discard_owes_nothing() -> None:
    state = after(city(NEARLY, "Airship", rule="lay_order=before_discard"), f"{DRAW} Owl")
    assert (is_next(state, B), hand(state, A)) == (True, "Nipper, Fuel, 2 Scrap")


def test_clk_r27_lay_order_before_discard_returns_nothing_in_a_challenge() -> None:
    state = city(NEARLY, "Owl", at="5, 9", rule="lay_order=before_discard")
    assert is_next(after(state, "throw 1 3, walk 9, ask B Owl, give Owl"), B)


def test_clk_r27_lay_order_before_discard_discards_where_nothing_is_complete() -> None:
    assert asked(after(city(rule="lay_order=before_discard"), f"{DRAW} Airship")) == ("discard", A)


def test_clk_r27_what_wins_needs_no_discard() -> None:
    state = after(city("3 Owl, Fuel, 3 Scrap", "Airship", laid="A Lacewing"), f"{DRAW} Owl")
    assert ending(state) == ("machine", (1, 2))


def test_clk_r27_what_wins_needs_no_return() -> None:
    state = city("3 Owl, Fuel, 3 Scrap", "Owl", laid="A Lacewing", at="5, 9")
    assert ending(after(state, "throw 1 3, walk 9, ask B Owl, give Owl")) == ("machine", (1, 2))


def test_clk_r27_an_airship_that_wins_needs_no_discard() -> None:
    assert ending(after(city("6 Airship, Scrap", "Owl"), f"{DRAW} Power")) == ("airship", (1, 2))


# R28


RETURNED = "throw 1 3, walk 9, ask C Lacewing, give Lacewing, return Velo"


def returning(rule: str = "") -> City:
    """A, on turn, is about to give C the last part of Velo; C has Owl on the table and Fuel."""
    hands = ("2 Lacewing, Velo, 3 Airship, Scrap", "Umbrella", "Lacewing, 3 Velo, Fuel")
    return city(*hands, at="5, 20, 9", laid="C Owl", rule=rule)


def test_clk_r28_offturn_win_immediate_wins_at_once() -> None:
    assert ending(after(returning(), RETURNED)) == ("machine", (2, 2, 1))


def test_clk_r28_offturn_win_immediate_wins_with_the_airship_too() -> None:
    hands = ("2 Lacewing, 3 Umbrella, Power, Scrap", "Umbrella", "Lacewing, 6 Airship")
    state = city(*hands, at="5, 20, 9")
    assert ending(after(state, RETURNED.replace("Velo", "Power"))) == ("airship", (2, 2, 1))


def test_clk_r28_offturn_win_immediate_wins_by_asking_back() -> None:
    state = city("Owl, Kettle", "3 Kettle, Fuel", at="5, 9", laid="B Nipper")
    assert ending(after(state, "throw 1 3, walk 9, ask B Owl, ask A Kettle, give Kettle")) == ("machine", (2, 1))


def test_clk_r28_offturn_win_own_turn_lays_the_machine_down() -> None:
    state = after(returning("offturn_win=own_turn"), RETURNED)
    assert (view(state).seats[C].laid, is_next(state, B)) == (["Owl", "Velo"], True)


def test_clk_r28_offturn_win_own_turn_wins_when_it_is_ones_turn() -> None:
    state = after(returning("offturn_win=own_turn"), f"{RETURNED}, throw 1 1, walk 22")
    assert ending(state) == ("machine", (2, 2, 1))


def test_clk_r28_offturn_win_own_turn_lets_another_win_before() -> None:
    hands = ("2 Lacewing, Velo, 3 Airship, Scrap", "3 Umbrella, Fuel", "Lacewing, 3 Velo, Fuel")
    state = city(*hands, at="5, 23, 9", laid="B Nipper, C Owl", rule="offturn_win=own_turn")
    assert ending(after(state, f"{RETURNED}, throw 1 2, walk yard 4, draw Umbrella")) == ("machine", (2, 1, 2))


def test_clk_r28_offturn_win_own_turn_wins_at_once_in_ones_own_turn() -> None:
    state = after(city("3 Owl, Fuel", "Airship", laid="A Lacewing", rule="offturn_win=own_turn"), f"{DRAW} Owl")
    assert ending(state) == ("machine", (1, 2))


def test_clk_r28_offturn_win_own_turn_asks_a_voluntary_seat_when_its_turn_begins() -> None:
    state = after(returning(f"{VOLUNTARY}+offturn_win=own_turn"), f"{RETURNED}, hold, build Velo, hold")
    assert "escape" in legal(after(state, "hold, throw 1 1, walk 22"))


def test_clk_r28_offturn_win_own_turn_nothing_is_taken_back_once_the_next_one_has_not_won() -> None:
    walked = told(city(at="9, 20", rule="offturn_win=own_turn"), "throw 1 3, walk 13")[1][-1]
    assert A in walked.reveals


def test_clk_r28_two_machines_in_one_exchange_are_laid_down_both() -> None:
    state = city("3 Lacewing, Kettle, 2 Airship, Scrap", "Lacewing, 3 Kettle, Fuel", at="5, 9")
    moves = "throw 1 3, walk 9, ask B Lacewing, give Lacewing, return Kettle"
    assert [fact["seat"] for fact in facts(state, moves, "set_laid")] == [A, B]


def test_clk_r28_of_two_winners_the_one_who_asked_is_first() -> None:
    state = city("3 Lacewing, Kettle, Fuel, Scrap", "Lacewing, 3 Kettle, Fuel", at="5, 9", laid="A Nipper, B Owl")
    assert ending(after(state, "throw 1 3, walk 9, ask B Lacewing, give Lacewing")) == ("machine", (1, 2))


# R29


def test_clk_r29_extra_sets_allowed_are_laid_down() -> None:
    state = after(city("3 Lacewing, Fuel", "Airship", laid="A Umbrella"), f"{DRAW} Lacewing")
    assert (view(state).seats[A].laid, ending(state)) == (["Umbrella", "Lacewing"], None)


def test_clk_r29_extra_sets_allowed_do_not_keep_from_winning() -> None:
    state = after(city("3 Owl, Fuel", "Airship", laid="A Umbrella, A Lacewing"), f"{DRAW} Owl")
    assert ending(state) == ("machine", (1, 2))


def test_clk_r29_extra_sets_one_each_stay_in_the_hand() -> None:
    state = city("3 Lacewing, Fuel", "Airship", laid="A Umbrella", rule="extra_sets=one_each")
    assert hand(after(state, f"{DRAW} Lacewing"), A) == "4 Lacewing, Fuel"


def test_clk_r29_extra_sets_one_each_still_lays_a_breaker_beside_a_flyer() -> None:
    state = city("3 Owl", "Airship", laid="A Umbrella", rule="extra_sets=one_each")
    assert view(after(state, f"{DRAW} Owl")).seats[A].laid == ["Umbrella", "Owl"]


def test_clk_r29_extra_sets_one_each_counts_each_seat_by_itself() -> None:
    state = city("3 Lacewing", "Airship", laid="B Umbrella", rule="extra_sets=one_each")
    assert view(after(state, f"{DRAW} Lacewing")).seats[A].laid == ["Lacewing"]
