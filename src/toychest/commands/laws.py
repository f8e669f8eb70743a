"""`toychest laws GAME`: whether a game keeps what every game promises, and has a sentence for all that it says."""

import click

from toychest.commands.extras import check_extras
from toychest.commands.help import SpokenCommand
from toychest.commands.refusal import refusal
from toychest.commands.said import with_voice
from toychest.commands.wording import unread, unsaid
from toychest.conformance import LAWS, Broken, check, rule_ids
from toychest.games import GAMES
from toychest.terminal.voice import Voice
from toychest.words.rulebook import rules_page


@click.command(cls=SpokenCommand)
@click.argument("game")
@with_voice
def laws(game: str, voice: Voice) -> None:
    """Play random games of every edition and say which law does not hold, and where, and which sentence is missing."""
    if game not in GAMES:
        raise refusal(voice.say("terminal-game-unknown", {"text": game, "games": ", ".join(sorted(GAMES))}))
    if any(edition.kernel is not None for edition in GAMES[game].editions.values()):
        check_extras("laws", voice)
    ids = rule_ids(rules_page(game).read_text(encoding="utf-8"))
    for edition in GAMES[game].editions.values():
        try:
            check(edition, ids)
        except Broken as broken:
            raise refusal(voice.say("terminal-laws-broken", {"game": edition.id, "because": str(broken)})) from broken
    click.echo(voice.say("terminal-laws-kept", {"game": voice.named(f"game-{game}", game), "laws": len(LAWS)}))
    lines = [voice.say("terminal-laws-unread", {"where": where}) for where in unread(game)]
    if missing := unsaid(game):
        lines.append(voice.say("terminal-laws-unsaid", {"ids": ", ".join(missing)}))
    if lines:
        raise refusal(*lines)
