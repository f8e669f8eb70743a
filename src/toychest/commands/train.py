"""`toychest train GAME`: teach a game's value network from nothing, by games against itself."""

import sys
from concurrent.futures import Executor
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from toychest.bots.crews.crew import Workforce, crew
from toychest.bots.training.recipe import plan_file, recipe_for
from toychest.bots.workers.kernel_cache import use_kernel_folder
from toychest.commands.extras import check_extras
from toychest.commands.help import SpokenCommand
from toychest.commands.long_work import long_work
from toychest.commands.refusal import refusal
from toychest.commands.said import with_voice
from toychest.commands.workforce import with_workforce
from toychest.contract import Edition
from toychest.games import EDITIONS, GAMES
from toychest.terminal.own_file import because_of
from toychest.terminal.voice import Voice
from toychest.words.numbers import decimal

if TYPE_CHECKING:  # it takes Numba along
    from toychest.bots.training.training import Training

MOST_WORK: Final = 10_000
"""Per cent."""

STOPPED, PICTURE = ".part", ".svg"
"""What lies beside the network: a training that was stopped, and its curve."""


@click.command(cls=SpokenCommand)
@click.argument("game")
@click.option("--work", type=int, default=100, show_default=True)
@click.option("--seed", type=click.IntRange(0, 2**31), default=1, show_default=True)
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False))
@with_workforce
@with_voice
def train(game: str, work: int, seed: int, out: Path | None, workforce: Workforce, voice: Voice) -> None:
    """Teach a game's value network from nothing, by games against itself; stopped and started again it goes on."""
    edition = _edition(game, voice)
    check_extras("train", voice)
    if not 1 <= work <= MOST_WORK:
        raise refusal(voice.say("terminal-train-work", {"most": MOST_WORK, "work": work}))
    path = out or Path(f"network-{edition.game}.bin")
    if path.suffix in (STOPPED, PICTURE):
        raise refusal(voice.say("terminal-train-ending", {"file": str(path), "ending": path.suffix}))
    if "numba" not in sys.modules:
        use_kernel_folder()
    with crew(workforce) as pool:
        _train(edition, work, seed, path, pool, voice)
    click.echo(voice.say("review-written", {"file": f"{path}, {path.with_suffix(PICTURE)}"}))


def _edition(game: str, voice: Voice) -> Edition:
    """The standard edition of a game that has inputs for a network."""
    if game not in GAMES:
        raise refusal(voice.say("terminal-game-unknown", {"text": game, "games": ", ".join(sorted(GAMES))}))
    trained = [name for name in sorted(GAMES) if plan_file(name).is_file()]
    if game not in trained:
        facts = {"game": voice.named(f"game-{game}", game), "games": ", ".join(trained)}
        raise refusal(voice.say("terminal-train-no-network", facts))
    return EDITIONS[f"{game}-standard-0"]


def _train(edition: Edition, work: int, seed: int, path: Path, pool: Executor, voice: Voice) -> None:
    with long_work() as progress:
        bar = progress.add_task(voice.say("review-winding"), total=None)
        training = _begun(edition, work, seed, path, voice)
        progress.update(bar, total=training.recipe.parts, completed=training.done)
        try:
            while training.done < training.recipe.parts:
                surprise = training.advance(pool)
                _keep(path.with_suffix(STOPPED), training.saved(), voice)
                said = voice.say("terminal-train-under-way", {"surprise": decimal(surprise, 4, voice.language)})
                progress.update(bar, completed=training.done, description=said)
        except KeyboardInterrupt:
            facts = {"done": training.done, "parts": training.recipe.parts}
            raise refusal(voice.say("terminal-train-stopped", facts)) from None
    _keep(path, training.content(), voice)
    _keep(path.with_suffix(PICTURE), _picture(training, voice).encode(), voice)


def _begun(edition: Edition, work: int, seed: int, path: Path, voice: Voice) -> "Training":
    """A new training, or the one that was stopped."""
    from toychest.bots.training.training import BrokenCheckpoint, Training

    training, stopped = Training(edition, recipe_for(edition, work, seed)), path.with_suffix(STOPPED)
    try:
        if stopped.exists():
            training.load(stopped.read_bytes())
    except BrokenCheckpoint as broken:
        which = "terminal-train-other" if broken.is_another else "terminal-train-damaged"
        raise refusal(voice.say(which, {"file": str(stopped)})) from broken
    _keep(stopped, training.saved(), voice)
    return training


def _keep(path: Path, content: bytes, voice: Voice) -> None:
    """All or nothing: a file that was stopped in the middle of being written would be lost."""
    aside = path.with_name(f"{path.name}.aside")
    try:
        aside.write_bytes(content)
        aside.replace(path)
    except OSError as fault:
        facts = {"file": str(path), "because": because_of(fault)}
        raise refusal(voice.say("terminal-save-failed", facts)) from fault


def _picture(training: "Training", voice: Voice) -> str:
    from toychest.bots.training.curve import curve

    games = [training.recipe.games_before(part + 1) for part in range(training.done)]
    title = (
        f"{voice.named(f'game-{training.edition.game}', training.edition.game)}: {voice.say('terminal-train-curve')}"
    )
    return curve(training.surprises, games, title, voice.say("terminal-train-legend"))
