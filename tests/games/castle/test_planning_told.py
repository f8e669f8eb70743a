"""What planning a row refuses and tells, with every fact."""

import pytest

from tests.games.castle.stage import RULES, after, laid, play, refusal, told
from toychest.contract import Json, UnfitFile
from toychest.games.castle.state import Castle

OPTIONAL = "wand=optional"
BLOCK = ("place", "number", "at", "direction", "cause", "beyond")


def block(*facts: Json) -> dict[str, Json]:
    return dict(zip(BLOCK, facts, strict=True))


def two_turned() -> Castle:
    return after(laid("down down down", at="b2"), "turn 1 right, turn 2 left")


REFUSALS = [
    (laid("up up ghost"), "turn 4 left", "no-such-card", "CAS 2.1", {"place": 4, "cards": 3}),
    (laid("up up ghost"), "turn 3 left", "not-an-arrow", "CAS R3", {"place": 3, "card": "ghost"}),
    (after(laid("down down down", at="b2"), "turn 1 right"), "turn 1 left", "turned-already", "CAS R2", {"place": 1}),
    (two_turned(), "turn 3 left", "two-turned", "CAS 2.3", {"first": 1, "second": 2}),
    (laid("up up ghost", at="b3"), "turn 1 about", "half-turn", "CAS 6.5", {"place": 1}),
    (after(laid("right sorcerer loop", at="a3"), "walk right"), "turn 1 left", "turn-too-late", "CAS R4", {"place": 1}),
    (laid("up up up"), "turn 1 left", "row-hopeless", "CAS 4.2", block(3, 3, "b1", "up", "edge", None)),
    (
        laid("up loop ghost", at="b3"),
        "turn 1 left",
        "turn-blocks",
        "CAS 4.1",
        block(1, 2, "a3", "left", "edge", None) | {"turned": "left"},
    ),
    (laid("down loop ghost", at="b2"), "walk up", "no-question", "CAS 2.7", {}),
    (laid("down loop ghost", at="b2"), "stay", "no-question", "CAS R17", {}),
    (laid("down loop ghost", at="b2"), "use wand", "no-question", "CAS R14", {}),
    (laid("sorcerer loop ghost", at="b2"), "go", "question-open", "CAS 2.7", {"place": 1, "kind": "way"}),
    (laid("right loop ghost", at="d1"), "go", "question-open", "CAS 3.3", {"place": 1, "kind": "gate"}),
    (
        laid("left ghost ghost", at="b3", rule=OPTIONAL),
        "go",
        "question-open",
        "CAS R14",
        {"place": 1, "kind": "wand"},
    ),
    (
        laid("down down down", at="g5"),
        "go",
        "step-blocked",
        "CAS 4.1",
        block(1, 1, "g5", "down", "ghost-room", "g6"),
    ),
    (laid("right loop ghost", at="d1"), "jump a1", "not-a-gate", "CAS 3.3", {"square": "a1"}),
    (laid("right loop ghost", at="d1"), "jump e1", "same-gate", "CAS 3.3", {"square": "e1"}),
    (laid("right loop ghost", at="d1", profile="older"), "stay", "gate-forced", "CAS R22", {"at": "e1"}),
    (laid("sorcerer loop ghost", at="a1"), "walk up", "way-blocked", "CAS R12", block(1, 1, "a1", "up", "edge", None)),
    (
        laid("sorcerer up loop", at="b2"),
        "walk right",
        "way-blocked",
        "CAS 3.2",
        block(1, 1, "b2", "right", "ghost-room", "c2"),
    ),
]


@pytest.mark.parametrize(("state", "move", "code", "rule", "facts"), REFUSALS, ids=[each[2] for each in REFUSALS])
def test_a_refused_plan_says_everything(state: Castle, move: str, code: str, rule: str, facts: dict[str, Json]) -> None:
    why = refusal(state, move)
    assert (why.code, why.rule, dict(why.arguments)) == (code, rule, facts)


PLANNED = [
    (laid("sorcerer loop ghost", at="b2"), "walk down", "way_chosen", "CAS 2.7", {"place": 1, "direction": "down"}),
    (laid("right loop ghost", at="d1"), "jump c4", "gate_chosen", "CAS 3.3", {"at": "e1", "to": "c4"}),
    (laid("right loop ghost", at="d1"), "stay", "gate_declined", "CAS R18", {"at": "e1"}),
    (laid("left ghost ghost", at="b3", rule=OPTIONAL), "use wand", "wand_chosen", "CAS R14", {"at": "a3"}),
    (laid("left ghost ghost", at="b3", rule=OPTIONAL), "leave wand", "wand_declined", "CAS R14", {"at": "a3"}),
    (
        laid("up up ghost", at="b3"),
        "turn 1 right",
        "card_turned",
        "CAS 2.3",
        {"place": 1, "turned": "right", "points": "right"},
    ),
    (
        laid("up up ghost", at="b3", half_turns=True),
        "turn 1 about",
        "card_turned",
        "CAS 6.5",
        {"place": 1, "turned": "about", "points": "down"},
    ),
]


@pytest.mark.parametrize(("state", "move", "kind", "rule", "facts"), PLANNED, ids=[each[2] for each in PLANNED])
def test_a_decision_is_told_with_everything(
    state: Castle, move: str, kind: str, rule: str, facts: dict[str, Json]
) -> None:
    events = [(event.kind, event.rule, event.public) for event in told(state, move)[1]]
    assert events == [(kind, rule, facts)]


def test_cas_1_5_a_placed_treasure_is_told_with_its_picture() -> None:
    events = told(play("treasure a1"), "treasure a6")[1]
    assert [(event.kind, event.rule, event.public) for event in events] == [
        ("treasure_placed", "CAS 1.5", {"picture": "cup", "square": "a6"})
    ]


def test_a_row_is_told_step_by_step() -> None:
    row = laid("sorcerer right ghost", at="b4", treasures="b3 a6 c6 d6", ghost=2)
    events = told(after(row, "walk up"), "go")[1]
    steps = {"number": 1, "place": 1, "repeat": 0, "direction": "up", "start": "b4", "end": "b3"}
    more = {"number": 2, "place": 2, "repeat": 0, "direction": "right", "start": "b3", "end": "c3"}
    assert [(event.kind, event.rule, event.public) for event in events] == [
        ("sorcerer_walked", "CAS 2.7", steps),
        ("treasure_found", "CAS 3.5", {"picture": "crown", "square": "b3", "found": 1, "of": 4}),
        ("sorcerer_walked", "CAS 2.4", more),
        ("ghost_climbed", "CAS 2.8", {"level": 3, "by": "card"}),
    ]


def test_a_wand_is_told_with_the_level_after_it() -> None:
    lowered = told(laid("left up ghost", at="b3", ghost=2), "go")[1][1]
    assert (lowered.kind, lowered.rule, lowered.public) == ("ghost_lowered", "CAS 3.4", {"level": 1, "square": "a3"})


def test_cas_r34_more_treasures_than_chambers_say_how_many_there_are() -> None:
    with pytest.raises(UnfitFile) as unfit:
        RULES.setup(1, {"board": "garden", "treasures": 28})
    (complaint,) = unfit.value.complaints
    assert (unfit.value.name, complaint.code) == ("treasures", "too-many-treasures")
    assert complaint.facts == {"treasures": 28, "chambers": 19}


def test_cas_r34_as_many_treasures_as_chambers_may_be_sought() -> None:
    assert RULES.setup(1, {"treasures": 28}).terms.treasures == 28
