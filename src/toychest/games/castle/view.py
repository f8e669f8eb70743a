"""What lies open in Coded Castle: everything. There is one view, the same for every seat and onlooker."""

import msgspec


class Shown(msgspec.Struct, frozen=True, kw_only=True, rename="camel", gc=False):
    """A piece of the view."""


class BoardShown(Shown, frozen=True, kw_only=True):
    """The castle from above. `lines[r][c]`: `.` chamber, `S` start, `O` gate, `w` wand, `X` ghost room.

    `symbols` name the columns; a square is written as column letter and row number, like `c4`. `walls` are pairs of
    neighbouring squares with no door between them, `doors` those with one, each pair once. The ghost starts on step 0
    and escapes on step `tower`.
    """

    name: str
    symbols: list[str]
    lines: list[str]
    walls: list[tuple[str, str]]
    doors: list[tuple[str, str]]
    tower: int


class TreasureShown(Shown, frozen=True, kw_only=True):
    """A treasure token: its picture's name, and the chamber it was placed in."""

    picture: str
    square: str
    is_found: bool


class CardShown(Shown, frozen=True, kw_only=True):
    """A card of the row, or a `gap`. Directions are `up`, `right`, `down`, `left`; None for cards that have none.

    `laid` is how an arrow came off the stack, `points` where it points now (a sorcerer card: the way chosen), `turned`
    how it was turned: `left`, `right`, `about` or None.
    """

    kind: str
    laid: str | None
    points: str | None
    turned: str | None


class StepShown(Shown, frozen=True, kw_only=True):
    """One step of the planned way.

    `walk`, `jump` (from gate to gate), `stay` (a gate not used), `wand` (used where that is a choice), `spare` (a wand
    not used), `skip` (an impossible step left out) or `ghost`, which leaves the sorcerer where he stands.
    `number` counts walks and skips from 1; any other step has the number before it. `card` is the card's place in the
    row from 1, `repeat` is 0 the first time a card acts, then 1, 2, 3.
    """

    kind: str
    number: int
    card: int
    repeat: int
    direction: str | None
    start: str
    end: str


class QuestionShown(Shown, frozen=True, kw_only=True):
    """What must be chosen before Go: the `way` of a card, where a `gate` leads, or a `wand`. `at` is the square."""

    kind: str
    card: int
    repeat: int
    at: str


class BlockShown(Shown, frozen=True, kw_only=True):
    """The step that cannot be taken. `cause` is `edge`, `ghost-room` or `wall`; `beyond` the square behind it."""

    card: int
    number: int
    at: str
    direction: str
    cause: str
    beyond: str | None


class PlanShown(Shown, frozen=True, kw_only=True):
    """The row as planned so far: up to the first open question or the first blocked door.

    `moves` are the decisions of this row, in notation. `is_possible` is False when no turning of the cards lets every
    step happen: then Go sends the ghost up. `may_stop` is True when Go may end at a blocked door.
    """

    moves: list[str]
    steps: list[StepShown]
    question: QuestionShown | None
    block: BlockShown | None
    is_possible: bool
    may_stop: bool
    turns_left: int
    treasures: int
    ghost_after: int


class CastleView(Shown, frozen=True, kw_only=True):
    """The whole table as anybody sees it. `plan` is None until the row lies complete.

    A puzzle's row may have gaps: `stack` then counts the cards that may fill them, and `lay up` fills the first.

    A full row has `row_size` cards; the team seeks `treasures_sought` treasures. `stack` counts the cards by face,
    or all arrows as `arrow`. `gates` are `optional`, `forced` or `off`; the wands of `spent_wands` work no more.
    What a loop repeats happens `loop_runs` times in all: all cards on its left, or by `loop_scope` only the
    `previous_card`.
    """

    board: BoardShown
    profile: str
    half_turns: bool
    gates: str
    loop_runs: int
    loop_scope: str
    is_puzzle: bool
    sorcerer: str
    ghost: int
    treasures: list[TreasureShown]
    treasures_sought: int
    row: list[CardShown]
    row_size: int
    row_number: int
    row_seat: int
    plan: PlanShown | None
    stack: dict[str, int]
    spent_wands: list[str]
    is_over: bool
