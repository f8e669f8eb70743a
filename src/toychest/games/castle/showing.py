"""From state to view: built up, field by field."""

from toychest.games.castle.board import Board
from toychest.games.castle.cards import CARDS, Card, is_arrow
from toychest.games.castle.notation import write_move
from toychest.games.castle.obstacles import obstacle_facts
from toychest.games.castle.planning import Draft, Step, course_of, draft, is_possible
from toychest.games.castle.running import row_foreseen
from toychest.games.castle.state import Castle, is_row_complete
from toychest.games.castle.view import (
    BlockShown,
    BoardShown,
    CardShown,
    CastleView,
    PlanShown,
    QuestionShown,
    StepShown,
    TreasureShown,
)
from toychest.games.castle.way import Obstacle, Question


def shown(state: Castle) -> CastleView:
    """CAS R33: everything, for anybody; used cards and the stack may be counted."""
    planned = draft(state, state.plan) if is_row_complete(state) and state.outcome is None else None
    return CastleView(
        board=_board(state.terms.board),
        profile=state.terms.profile.name,
        half_turns=state.terms.half_turns,
        sorcerer=state.sorcerer,
        ghost=state.ghost,
        treasures=_treasures(state),
        treasures_sought=len(state.terms.box.treasures),
        row=[_card(state, place, card, planned) for place, card in enumerate(state.row)],
        row_size=state.terms.box.row,
        row_number=state.row_number + 1,
        row_seat=state.row_seat,
        plan=None if planned is None else _plan(state, planned),
        stack={card.value: count for card, count in zip(CARDS, state.stack, strict=True)},
        is_over=state.outcome is not None,
    )


def _board(board: Board) -> BoardShown:
    return BoardShown(
        name=board.name,
        symbols=list(board.symbols),
        lines=list(board.lines),
        walls=[(str(first), str(second)) for first, second in board.walls],
        doors=[(str(first), str(second)) for first, second in board.doors],
        tower=board.tower,
    )


def _treasures(state: Castle) -> list[TreasureShown]:
    placed = zip(state.terms.box.treasures, state.treasures, state.found, strict=False)
    return [TreasureShown(picture=picture, square=square, is_found=found) for picture, square, found in placed]


def _card(state: Castle, place: int, card: Card, planned: Draft | None) -> CardShown:
    points = card.value if is_arrow(card) else None
    if planned is not None:
        points = planned.trail.ways[place]
    return CardShown(
        kind="arrow" if is_arrow(card) else card.value,
        laid=card.value if is_arrow(card) else None,
        points=points,
        turned=state.plan.turns.get(place),
    )


def _plan(state: Castle, planned: Draft) -> PlanShown:
    foreseen = row_foreseen(state)
    return PlanShown(
        moves=[write_move(move) for move in state.plan.moves],
        steps=[_step(step) for step in planned.steps],
        question=_question(planned.stop) if isinstance(planned.stop, Question) else None,
        block=_block(state, planned.stop) if isinstance(planned.stop, Obstacle) else None,
        is_possible=is_possible(state),
        turns_left=state.terms.box.turned - len(state.plan.turns),
        treasures=sum(foreseen.found) - sum(state.found),
        ghost_after=foreseen.ghost,
    )


def _step(step: Step) -> StepShown:
    return StepShown(
        kind=step.kind,
        number=step.number,
        card=step.act.place + 1,
        repeat=step.act.repeat,
        direction=step.direction,
        start=step.start,
        end=step.end,
    )


def _question(question: Question) -> QuestionShown:
    return QuestionShown(kind=question.kind, card=question.act.place + 1, repeat=question.act.repeat, at=question.at)


def _block(state: Castle, obstacle: Obstacle) -> BlockShown:
    facts = obstacle_facts(course_of(state), obstacle)
    return BlockShown(
        card=facts["place"],
        number=facts["number"],
        at=facts["at"],
        direction=facts["direction"],
        cause=facts["cause"],
        beyond=facts["beyond"],
    )
