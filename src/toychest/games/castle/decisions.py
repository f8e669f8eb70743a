"""The decisions of a row before Go: turning arrows, choosing ways, gates and wands; what may be decided and why not.

plan  --draft.py-->  steps, the trail so far, and what stops it: the end, an obstacle or a question
every decision: may it be made, and (possible.py) can the row still be completed after it?
Both walk the row with trail.py, one act at a time.
"""

from collections.abc import Iterator
from typing import Final

from toychest.contract import Event, IllegalMove, Json
from toychest.games.castle.board import GATE
from toychest.games.castle.cards import Turn, is_arrow, laid_direction, turned
from toychest.games.castle.draft import Draft, draft, first_trail
from toychest.games.castle.moves import (
    Choice,
    ChooseGate,
    ChooseWay,
    Decision,
    DeclineGate,
    Go,
    LeaveWand,
    TurnCard,
    UseWand,
)
from toychest.games.castle.obstacles import obstacle_facts
from toychest.games.castle.possible import (
    can_complete,
    further_turns,
    has_acted,
    is_free,
    is_void,
    obstacle_in_the_way,
    program_of,
)
from toychest.games.castle.state import Castle, Happened, Plan, with_decision
from toychest.games.castle.trail import (
    Obstacle,
    Program,
    Question,
    Trail,
    answered,
    answers,
    open_ways,
    stepped,
    turned_on,
)


def planning_moves(state: Castle) -> Iterator[Decision | Go]:
    """CAS 4.1: every decision after which the row can still be completed; only Go if it never can (CAS 4.2)."""
    if is_void(state):
        yield Go()
        return
    program, planned, done = program_of(state), draft(state), frozenset(state.plan.turns)
    free = is_free(state)
    for move in further_turns(program, planned.after_choice, done):
        trail = turned_on(planned.after_choice, move.place, move.turn)
        if free or can_complete(program, trail, done | {move.place}):
            yield move
    if may_go(planned, free):
        yield Go()
    elif isinstance(planned.stop, Question):
        for choice, trail in answers(program, planned.trail, planned.stop):
            if free or can_complete(program, trail, done):
                yield choice


def may_go(planned: Draft, free: bool) -> bool:
    """CAS 4.1: the plan reaches the end of the row, or need not (CAS R23, CAS R24)."""
    return planned.stop is None or (free and isinstance(planned.stop, Obstacle))


def card_turned(state: Castle, move: TurnCard) -> Happened:
    """CAS 2.3: an arrow is turned, if the row can still be completed."""
    planned = draft(state)
    _check_turn(state, planned, move)
    program, trail = program_of(state), turned_on(planned.after_choice, move.place, move.turn)
    done = frozenset(state.plan.turns) | {move.place}
    if not is_free(state) and not can_complete(program, trail, done):
        facts = obstacle_facts(program, obstacle_in_the_way(program, trail, done))
        raise IllegalMove("turn-blocks", "CAS 4.1", **(facts | {"place": move.place + 1, "turned": move.turn.value}))
    points = turned(laid_direction(state.row[move.place]), move.turn)
    public = {"place": move.place + 1, "turned": move.turn.value, "points": points.value}
    rule = "CAS 6.5" if move.turn is Turn.ABOUT else "CAS 2.3"
    return with_decision(state, move), (Event(kind="card_turned", rule=rule, public=public),)


def _check_turn(state: Castle, planned: Draft, move: TurnCard) -> None:
    """May this card be turned at all, whatever comes of it?"""
    place, already = move.place, state.plan.turns
    if place >= len(state.row):
        raise IllegalMove("no-such-card", "CAS 2.1", place=place + 1, cards=len(state.row))
    if not is_arrow(state.row[place]):
        raise IllegalMove("not-an-arrow", "CAS R3", place=place + 1, card=state.row[place].value)
    if place in already:
        raise IllegalMove("turned-already", "CAS R2", place=place + 1)
    if len(already) == state.terms.box.turned:
        raise IllegalMove("two-turned", "CAS 2.3", first=min(already) + 1, second=max(already) + 1)
    if move.turn is Turn.ABOUT and not state.terms.half_turns:
        raise IllegalMove("half-turn", "CAS 6.5", place=place + 1)
    if has_acted(program_of(state), planned.after_choice, place):
        raise IllegalMove("turn-too-late", "CAS R4", place=place + 1)
    _check_possible(state)


def _check_possible(state: Castle) -> None:
    if not is_void(state):
        return
    program = program_of(state)
    obstacle = obstacle_in_the_way(program, first_trail(state, Plan()), frozenset())
    raise IllegalMove("row-hopeless", "CAS 4.2", **obstacle_facts(program, obstacle))


def choice_made(state: Castle, choice: Choice) -> Happened:
    """CAS 2.7, CAS 3.3: the open question is answered, if the row can still be completed."""
    _check_possible(state)
    program, planned, done = program_of(state), draft(state), frozenset(state.plan.turns)
    question = planned.stop
    if not isinstance(question, Question) or question.kind != _kind_asked(choice):
        raise IllegalMove("no-question", ASKED_BY[_kind_asked(choice)])
    _check_choice(program, question, choice)
    trail = answered(program, planned.trail, question, choice)
    if not is_free(state) and not can_complete(program, trail, done):
        _check_step(program, planned.trail, question, choice)
        raise _dead_end(program, question, choice, obstacle_in_the_way(program, trail, done))
    return with_decision(state, choice), (_choice_event(question, choice),)


ASKED_BY: Final = {"way": "CAS 2.7", "gate": "CAS R17", "wand": "CAS R14"}


def _kind_asked(choice: Choice) -> str:
    """The kind of question that this choice answers."""
    match choice:
        case ChooseWay():
            return "way"
        case ChooseGate() | DeclineGate():
            return "gate"
        case UseWand() | LeaveWand():
            return "wand"


def _check_choice(program: Program, question: Question, choice: Choice) -> None:
    """Does a rule forbid this answer by itself, whatever comes after?"""
    match choice:
        case ChooseWay(direction) if direction not in open_ways(program, question.act.place):
            raise IllegalMove("half-turn", "CAS 6.5", place=question.act.place + 1)
        case ChooseGate(square) if program.board.kinds.get(square) != GATE:
            raise IllegalMove("not-a-gate", "CAS 3.3", square=square)
        case ChooseGate(square) if square == question.at:
            raise IllegalMove("same-gate", "CAS 3.3", square=square)
        case DeclineGate() if program.terms.gates == "forced":
            raise IllegalMove("gate-forced", "CAS R22", at=question.at)


def _check_step(program: Program, trail: Trail, question: Question, choice: Choice) -> None:
    """CAS 3.1: is it the very next step that cannot be taken?"""
    after = stepped(program, trail, choice.direction) if isinstance(choice, ChooseWay) else trail
    if isinstance(after, Obstacle):
        rule = "CAS 3.2" if after.block.cause == "ghost-room" else "CAS R12"
        facts = obstacle_facts(program, after)
        raise IllegalMove("way-blocked", rule, **(facts | {"place": question.act.place + 1}))


def _dead_end(program: Program, question: Question, choice: Choice, obstacle: Obstacle) -> IllegalMove:
    """CAS 4.1: a later step would be impossible; the facts say which."""
    facts = obstacle_facts(program, obstacle)
    match choice:
        case ChooseWay(direction):
            return IllegalMove("way-dead-end", "CAS 4.1", **(facts | {"way": direction.value}))
        case ChooseGate(square):
            return IllegalMove("gate-dead-end", "CAS 4.1", **(facts | {"square": square}))
        case DeclineGate():
            return IllegalMove("stay-dead-end", "CAS 4.1", **(facts | {"gate": question.at}))
        case UseWand() | LeaveWand():
            return IllegalMove("wand-dead-end", "CAS 4.1", **(facts | {"wand": question.at}))


def _choice_event(question: Question, choice: Choice) -> Event:
    match choice:
        case ChooseWay(direction):
            facts: dict[str, Json] = {"place": question.act.place + 1, "direction": direction.value}
            return Event(kind="way_chosen", rule="CAS 2.7", public=facts)
        case ChooseGate(square):
            return Event(kind="gate_chosen", rule="CAS 3.3", public={"at": question.at, "to": square})
        case DeclineGate():
            return Event(kind="gate_declined", rule="CAS R18", public={"at": question.at})
        case UseWand():
            return Event(kind="wand_chosen", rule="CAS R14", public={"at": question.at})
        case LeaveWand():
            return Event(kind="wand_declined", rule="CAS R14", public={"at": question.at})


def check_go(state: Castle) -> None:
    """CAS 4.1: a row that can be walked must be planned to its end before it runs."""
    planned = draft(state)
    stop = planned.stop
    if is_void(state) or may_go(planned, is_free(state)):
        return
    if isinstance(stop, Question):
        raise IllegalMove("question-open", OPENED_BY[stop.kind], place=stop.act.place + 1, kind=stop.kind)
    if isinstance(stop, Obstacle):
        raise IllegalMove("step-blocked", "CAS 4.1", **obstacle_facts(program_of(state), stop))


OPENED_BY: Final = {"way": "CAS 2.7", "gate": "CAS 3.3", "wand": "CAS R14"}
