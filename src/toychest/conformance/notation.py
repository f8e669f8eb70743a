"""Laws of notation: what is written can be read again, and what is no move says so."""

from toychest.conformance.broken import Broken
from toychest.conformance.subject import Subject
from toychest.contract import MalformedMove

NO_MOVES = ("", " ", "\n", "?", "no such move", "-1", "{}", "\u0661", "\x00")


def notation_round_trips(subject: Subject) -> None:
    """Every move has a notation of its own, one printable line, that reads back as the same move."""
    law = "notation_round_trips"
    written: dict[str, object] = {}
    for move in subject.moves:
        text = subject.rules.write_move(move)
        if not text.isprintable() or text != text.strip() or not text:
            raise Broken(law, subject.where, f"{text!r} is not one trimmed, printable line")
        if written.setdefault(text, move) != move:
            raise Broken(law, subject.where, f"{text!r} stands for {written[text]} and for {move}")
        read = read_or_none(subject, text)
        if read is None or read != move or hash(read) != hash(move):
            raise Broken(law, subject.where, f"{move} was written {text!r} and read as {read}")


def malformed_notation_is_named(subject: Subject) -> None:
    """A text is a move that can be written again, or `MalformedMove`; nothing else is raised."""
    law = "malformed_notation_is_named"
    for text in NO_MOVES:
        if (read := read_or_none(subject, text, law)) is not None:
            raise Broken(law, subject.where, f"{text!r} was read as {read}")
    for text in sorted({spoilt for move in subject.moves for spoilt in misspelt(subject.rules.write_move(move))}):
        read = read_or_none(subject, text, law)
        if read is not None and subject.rules.read_move(subject.rules.write_move(read)) != read:
            raise Broken(law, subject.where, f"{text!r} was read as {read}, which does not read back")


def misspelt(text: str) -> tuple[str, ...]:
    """Texts that are nearly this one."""
    return text[:-1], text[1:], f"{text}?", f"{text} {text}", f"\t{text}", text.replace(" ", "")


def read_or_none(subject: Subject, text: str, law: str = "notation_round_trips") -> object:
    """The move, or None for a text that was named malformed."""
    try:
        return subject.rules.read_move(text)
    except MalformedMove:
        return None
    except Exception as error:
        raise Broken(law, subject.where, f"{text!r} raised {error!r}, expected MalformedMove") from error


LAWS = (notation_round_trips, malformed_notation_is_named)
