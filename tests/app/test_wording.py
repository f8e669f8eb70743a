"""Which sentences a game needs: those that its choices before play are asked by."""

from msgspec.structs import replace

from toychest.commands.wording import choices_of
from toychest.contract import Option
from toychest.games import EDITIONS


def test_what_is_asked_before_play_has_its_sentences() -> None:
    cards = Option(name="cards", choices=(4, 5, "all"), default=4, takes_file=True)
    asked = choices_of(replace(EDITIONS["toybattle-standard-0"], options=(cards,), readings=()))
    parts = ["", "-count", "-4", "-4.help", "-5", "-5.help", "-all", "-all.help", "-file", "-file.help"]
    printing = ["toybattle-printing-standard", "toybattle-printing-standard.help"]
    assert asked == {*printing, *(f"toybattle-option-cards{part}" for part in parts)}
