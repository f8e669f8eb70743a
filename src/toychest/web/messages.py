"""Every message on the wire, typed; others in the files `..._messages.py` beside it.

The client's types are generated from these. Requests are imperatives, answers are facts in the past tense. A seat is
never sent another seat's notation while a game runs: it is sent the events that it may see. A message that leads to an
entry is a request of the table, with the entry's number and an id.
"""

from typing import Annotated, Final

import msgspec

from toychest.contract import Json, Outcome, Said, Saying
from toychest.table import EntryTold, EventTold, requests
from toychest.web.engine_messages import EngineShown, EngineWarmed
from toychest.web.guide_messages import GoOn, GuideShown, GuideStanding, LeaveGuide
from toychest.web.hint_messages import AskHint, HintGiven
from toychest.web.leaving_messages import LeaveForGood, Resign, SeatLeft
from toychest.web.phrase_messages import PhraseSaid, Say
from toychest.web.plea_messages import AnswerPlea, DeleteTable, LendSeat, PleaShown, SayGoodbye
from toychest.web.presence_messages import PresenceShown
from toychest.web.rematch_messages import AgreeRematch, DeclineRematch, OfferRematch, RematchShown
from toychest.web.sitting_messages import (
    AskSittingKey,
    BeginPlay,
    GiveSeat,
    MiddleShown,
    RefuseSeat,
    Role,
    SeatGiving,
    Sit,
    SittingKeyGiven,
)
from toychest.web.terms_messages import ClockShown, TermsTold, TimesShown
from toychest.web.wire import EditionId, Message, MessagePart, Short

MOST_TOKENS: Final = 16
"""Seats of one table, and tokens of one browser there: no game has as many."""

# --- starting a table ---------------------------------------------------------------------------------------------


class SeatWanted(MessagePart, frozen=True, kw_only=True):
    """A seat of a new table: held by whoever starts it (here), or free for the first who opens the link.

    With a level under `bot`, a bot of that level sits there, under its own name, with its level's `memory` or another.
    """

    name: str
    is_here: bool
    bot: int | None = None
    memory: int | None = None


class StartTable(Message, frozen=True, kw_only=True):
    """POST /api/tables. `entropy` is mixed into the seed, so that the server alone does not choose the luck.

    Without `terms`, a take-back from another person is asked for.
    """

    edition: EditionId
    options: dict[str, Json]
    seats: Annotated[list[SeatWanted], msgspec.Meta(max_length=MOST_TOKENS)]
    entropy: Short = ""
    terms: TermsTold = TermsTold()


class TableStarted(Message, frozen=True, kw_only=True):
    """The new table's code, and the token of every seat held here: `tokens[i]` belongs to `seats[i]`."""

    code: str
    seats: list[int]
    tokens: list[str]


# --- at a table: from the browser ---------------------------------------------------------------------------------


class EnterTable(Message, frozen=True, kw_only=True):
    """First message on a table's socket. Tokens of the seats this browser holds; none is an onlooker.

    Of several seats, `looking` is the one that sits before the screen; without it, the one that is to act. Sent again
    when another of them opens the curtain. The `role` of a browser decides nothing that it is told of the game.
    """

    tokens: Annotated[list[Short], msgspec.Meta(max_length=MOST_TOKENS)]
    looking: int | None = None
    role: Role = "player"


class PlayMove(Message, requests.Play, frozen=True, kw_only=True):
    """`id` makes a re-sent move play once; `seq` is the entry number this move would get."""

    id: Short
    seq: int
    move: Short


class TakeBack(Message, requests.TakeBack, frozen=True, kw_only=True):
    """Cancel entry `to` and everything live after it. Where others must allow it, a `PleaShown` answers."""

    id: Short
    seq: int


class OpenTurn(Message, requests.OpenTurn, frozen=True, kw_only=True):
    """The click before the chance moves that open this seat's turn."""

    id: Short
    seq: int


class AskWhyNot(Message, frozen=True, kw_only=True):
    """What would happen to this move? Nothing is played."""

    id: Short
    seat: int
    move: Short


class TakeSeat(Message, frozen=True, kw_only=True):
    """Sit down on a free seat, with a token of one's own: asked twice, it is done once.

    `entropy` counts if no chance move was made yet.
    """

    id: Short
    seat: int
    name: str
    token: Short
    entropy: Short = ""


class SeatBot(Message, frozen=True, kw_only=True):
    """Put a bot on a free seat, or change the level of the bot there. Whoever holds a seat, or is the table, may ask.

    Without a level the bot leaves, and the seat is free; only before the first move. It remembers `memory` entries,
    0: all of them; without that, as many as its level does.
    """

    id: Short
    seat: int
    level: int | None
    memory: int | None = None


class AddEntropy(Message, requests.AddEntropy, frozen=True, kw_only=True):
    """Words of one's own for the seed, before the first chance entry."""

    id: Short
    seq: int
    entropy: Short


class ConfirmShown(Message, frozen=True, kw_only=True):
    """The fleeting events of entry `seq` were shown to `seat`, as `told_to` named it: they are told to it no more.

    Not answered. Sent again, it changes nothing; not sent, they are told again whenever everything is.
    """

    seat: int | None
    seq: int


class StillThere(Message, frozen=True, kw_only=True):
    """Sent every few seconds by the browser; answered with `StillHere`."""


FromBrowser = (
    EnterTable
    | PlayMove
    | TakeBack
    | OpenTurn
    | AskWhyNot
    | AskHint
    | TakeSeat
    | SeatBot
    | AddEntropy
    | ConfirmShown
    | GoOn
    | LeaveGuide
    | OfferRematch
    | AgreeRematch
    | DeclineRematch
    | AnswerPlea
    | AskSittingKey
    | Sit
    | BeginPlay
    | GiveSeat
    | RefuseSeat
    | LendSeat
    | SayGoodbye
    | DeleteTable
    | Resign
    | LeaveForGood
    | Say
    | StillThere
)


# --- at a table: to the browser -----------------------------------------------------------------------------------


class SeatShown(MessagePart, frozen=True, kw_only=True):
    """A seat, its name, and whether it is free or held by this browser.

    `bot` is the level of the bot that holds it, or keeps it for a person (`is_kept`), `memory` how many entries it
    remembers, if not as many as its level. Whoever held it has left for good where it `is_left`.
    """

    seat: int
    name: str
    is_free: bool
    is_yours: bool
    bot: int | None = None
    memory: int | None = None
    is_kept: bool = False
    is_left: bool = False


class SeatChoices(MessagePart, frozen=True, kw_only=True):
    """What one of your seats may do now. `take_back` is the earliest entry it may take back to.

    `words` are the legal moves once more, as they are said.
    """

    seat: int
    legal: list[str]
    words: list[Saying]
    take_back: int | None


class Standing(MessagePart, frozen=True, kw_only=True):
    """Where the table stands after its latest entry, for the seats of this browser; `guide` where somebody learns."""

    seq: int
    view: Json
    to_act: list[int]
    waits_for: int | None
    choices: list[SeatChoices]
    outcome: Outcome | None
    guide: GuideStanding | None = None


class TableShown(Message, frozen=True, kw_only=True):
    """Everything: after entering, after a gap, after a seat changed hands.

    `told_to` is the seat whose secrets its entries and its view tell. Of fleeting events they hold those alone that
    this seat has not confirmed; null is whoever looks on. `bots_by_rules`: no kernel covers what is played here, so
    its bots search the readable rules, which is slower and weaker. `guide` is what a coach says here to whoever learns.
    `engine` is there while it is being got ready: bots and hints go by the readable rules until then. `branch` is the
    entry of another game that this one was played on from. Where the game `has_secrets`, a curtain falls between seats
    that share a screen. The fields of its view that are `by_seat` hold something for each seat in turn. A seat
    `may_resign` where two play each other.
    Of several servers, `node` is best put into the address of the next socket, as `?node=`; any other works as well.
    """

    code: str
    edition: str
    game: str
    options: dict[str, Json]
    commitment: str
    seats: list[SeatShown]
    entries: list[EntryTold]
    standing: Standing
    told_to: int | None = None
    bots_by_rules: bool = False
    guide: GuideShown | None = None
    engine: EngineShown | None = None
    branch: int | None = None
    has_secrets: bool = True
    by_seat: tuple[str, ...] = ()
    may_resign: bool = False
    terms: TermsTold = TermsTold()
    node: str | None = None


class EntriesPlayed(Message, frozen=True, kw_only=True):
    """New entries, in order, and the standing after the last. `id` is the request that caused them, if yours.

    `told_to` is the seat whose secrets the entries tell; the standing is already for the seat that acts next.
    """

    id: str | None
    entries: list[EntryTold]
    standing: Standing
    told_to: int | None = None


class MoveRefused(Message, frozen=True, kw_only=True):
    """A rule forbids it; nothing was played. Also the answer to AskWhyNot.

    `facts` fill its sentence, and `args` go before them.
    """

    id: str
    code: str
    rule: str
    facts: dict[str, Json]
    args: dict[str, Said]


class MoveAllowed(Message, frozen=True, kw_only=True):
    """Answer to AskWhyNot: nothing forbids it."""

    id: str


class RequestRefused(Message, frozen=True, kw_only=True):
    """Not a matter of the game's rules: malformed, stale, not your seat, no such table, disk full."""

    id: str | None
    code: str
    facts: dict[str, Json]


class SeatTaken(Message, frozen=True, kw_only=True):
    """You sit here now; keep the token."""

    id: str
    seat: int
    token: str


class SeatsShown(Message, frozen=True, kw_only=True):
    """A seat has another name, or a bot came, went or changed its level; all else is as it was told."""

    seats: list[SeatShown]


class BotSeated(Message, frozen=True, kw_only=True):
    """A bot of this level sits there now; without a level, the seat is free."""

    id: str
    seat: int
    level: int | None


class StillHere(Message, frozen=True, kw_only=True):
    """Answer to StillThere."""


ToBrowser = (
    TableShown
    | EntriesPlayed
    | MoveRefused
    | MoveAllowed
    | RequestRefused
    | SeatTaken
    | SeatsShown
    | BotSeated
    | HintGiven
    | EngineWarmed
    | RematchShown
    | PleaShown
    | PresenceShown
    | PhraseSaid
    | SittingKeyGiven
    | SeatGiving
    | MiddleShown
    | SeatLeft
    | ClockShown
    | StillHere
)


# --- after the end ------------------------------------------------------------------------------------------------


class Frame(MessagePart, frozen=True, kw_only=True):
    """One live entry of a finished game: who moved, in notation, what happened, and the view after it."""

    seq: int
    seat: int
    move: str
    events: list[EventTold]
    view: Json


class ReplayShown(Message, frozen=True, kw_only=True):
    """Answer to GET /api/tables/{code}/replay, once the game is over. Frame 0 is the state before the first move.

    `is_fair`: every move is by the rules and every draw by the seed. A guided game, where `is_scripted`, never is; one
    that was played on from another may be `is_fair_since`. Where it `has_secrets`, seats saw different things.
    `by_seat` is as in `TableShown`. There are `times` where there was a clock, as it was written down; nothing proves
    them.
    """

    code: str
    edition: str
    game: str
    seats: list[str]
    frames: list[Frame]
    outcome: Outcome
    is_fair: bool
    is_scripted: bool = False
    is_fair_since: bool = False
    has_secrets: bool = True
    by_seat: tuple[str, ...] = ()
    times: tuple[TimesShown, ...] = ()
