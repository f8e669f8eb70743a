"""From state to view: built up, field by field."""

from functools import cache, lru_cache

from toychest.games.asked_again import asked_again
from toychest.games.castle.board import Square
from toychest.games.castle.cards import CARDS, Card, Direction, Turn, is_arrow
from toychest.games.castle.draft import Draft, Step, draft, first_trail
from toychest.games.castle.go import row_foreseen
from toychest.games.castle.notation import write_move
from toychest.games.castle.obstacles import obstacle_facts
from toychest.games.castle.possible import is_free, is_possible, program_of
from toychest.games.castle.state import Castle, beyond_row, is_row_complete
from toychest.games.castle.terms import Terms
from toychest.games.castle.trail import Obstacle, Question
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


@asked_again
def shown(state: Castle) -> CastleView:
    """CAS R33: everything, for anybody; used cards and the stack may be counted."""
    planned = draft(state) if is_row_complete(state) and state.outcome is None else None
    return CastleView(
        board=_board(state.terms),
        profile=state.terms.profile.name,
        half_turns=state.terms.half_turns,
        gates=state.terms.gates,
        loop_runs=int(state.terms.readings.loop_runs),
        loop_scope=state.terms.readings.loop_scope,
        is_puzzle=state.terms.puzzle is not None,
        sorcerer=state.sorcerer,
        ghost=state.ghost,
        treasures=_treasures(state.terms, state.treasures, state.found),
        treasures_sought=state.terms.treasures,
        row=[*[_card(state, place, card, planned) for place, card in enumerate(state.row)], *_beyond(state)],
        row_size=state.terms.box.row,
        row_number=state.row_number + 1,
        row_seat=state.row_seat,
        plan=None if planned is None else _plan(state, planned),
        stack=_stack(state.stack, state.terms.readings.arrow_source),
        spent_wands=list(state.spent),
        is_over=state.outcome is not None,
    )


@lru_cache(maxsize=4096)
def _stack(stack: tuple[int, ...], arrow_source: str) -> dict[str, int]:
    """CAS R33: what is left; arrows without a direction of their own are one kind (CAS R36)."""
    counts = {card.value: count for card, count in zip(CARDS, stack, strict=True)}
    if arrow_source == "printed_directions":
        return counts
    arrows = {"arrow": counts[Card.UP]}
    return arrows | {card.value: counts[card] for card in CARDS if not is_arrow(card)}


@lru_cache(maxsize=64)
def _board(terms: Terms) -> BoardShown:
    board = terms.board
    return BoardShown(
        name=board.name,
        symbols=list(board.symbols),
        lines=list(board.lines),
        walls=[(str(first), str(second)) for first, second in board.walls],
        doors=[(str(first), str(second)) for first, second in board.doors],
        tower=terms.escape,
    )


@lru_cache(maxsize=4096)
def _treasures(terms: Terms, squares: tuple[Square, ...], are_found: tuple[bool, ...]) -> list[TreasureShown]:
    placed = enumerate(zip(squares, are_found, strict=True))
    return [
        TreasureShown(picture=terms.picture(index), square=square, is_found=found) for index, (square, found) in placed
    ]


def _card(state: Castle, place: int, card: Card, planned: Draft | None) -> CardShown:
    return _card_shown(card, _points(state, place, planned), state.plan.turns.get(place))


@cache
def _card_shown(card: Card, points: Direction | None, turned: Turn | None) -> CardShown:
    laid = card.value if is_arrow(card) else None
    return CardShown(kind="arrow" if is_arrow(card) else card.value, laid=laid, points=points, turned=turned)


def _beyond(state: Castle) -> list[CardShown]:
    """CAS R41: the first gap, and what lies behind it."""
    return [
        CardShown(kind="gap", laid=None, points=None, turned=None) if card is None else _untouched(card)
        for card in beyond_row(state)
    ]


def _untouched(card: Card) -> CardShown:
    laid = card.value if is_arrow(card) else None
    return CardShown(kind="arrow" if is_arrow(card) else card.value, laid=laid, points=laid, turned=None)


def _points(state: Castle, place: int, planned: Draft | None) -> Direction | None:
    """Where a card points now: as chosen for what comes next, else as it was walked last, else as turned or laid."""
    if planned is None:
        return first_trail(state, state.plan).ways[place]
    walked = [step.direction for step in planned.steps if step.act.place == place]
    return planned.trail.ways[place] or (walked[-1] if walked else None)


def _plan(state: Castle, planned: Draft) -> PlanShown:
    foreseen = row_foreseen(state)
    return PlanShown(
        moves=[write_move(move) for move in state.plan.moves],
        steps=[_step(step) for step in planned.steps],
        question=_question(planned.stop) if isinstance(planned.stop, Question) else None,
        block=_block(state, planned.stop) if isinstance(planned.stop, Obstacle) else None,
        is_possible=is_possible(state),
        may_stop=is_free(state),
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
    facts = obstacle_facts(program_of(state), obstacle)
    return BlockShown(
        card=facts["place"],
        number=facts["number"],
        at=facts["at"],
        direction=facts["direction"],
        cause=facts["cause"],
        beyond=facts["beyond"],
    )
