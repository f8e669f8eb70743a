"""A game of ours as OpenSpiel lists it: any edition, by its id and options; seats are players."""

from collections.abc import Mapping
from typing import Any, Final

import pyspiel

from toychest.bots.arena.bout import LONGER
from toychest.contract import Edition, Json, Kernel, UnknownOption
from toychest.games import EDITIONS, GAMES
from toychest.research.openspiel.observer import SpielObserver
from toychest.research.openspiel.sitting import sitting
from toychest.research.openspiel.state import SpielState

PREFIX: Final = "toychest_"
EDITION, PLAYERS = "edition", "players"
"""Parameters that every game has; its options have their own names."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """One edition with its options chosen. Raises `UnknownOption`, and `ValueError` where it has no kernel."""

    def __init__(
        self, edition: Edition, players: int, options: Mapping[str, Json], params: Mapping[str, Any] | None = None
    ) -> None:
        if edition.kernel is None:
            raise ValueError(f"{edition.id} has no kernel, which numbers its moves")
        self.edition, self.kernel, self.seats = edition, edition.kernel(), players
        self.start = edition.rules.setup(players, options)
        if not self.kernel.covers(self.start):
            raise ValueError(f"the kernel of {edition.game} does not cover these options: {dict(options)}")
        self.longest = LONGER * edition.longest
        super().__init__(_type(edition), _limits(edition, self.kernel, players), dict(params or {}))

    def new_initial_state(self) -> SpielState:
        """Before the first move."""
        return SpielState(self, sitting(self.edition, self.start, self.seats))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What shows states to algorithms."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(kind, params, self.kernel, self.kernel.tables(self.start))


def register() -> tuple[str, ...]:
    """Make every game of the registry known to `pyspiel.load_game`; gives their names. Once is enough."""
    known = set(pyspiel.registered_names())
    for name in GAMES:
        if f"{PREFIX}{name}" not in known:
            pyspiel.register_game(_type(EDITIONS[f"{name}-standard-0"]), _registered(name))
    return tuple(f"{PREFIX}{name}" for name in GAMES)


def load(name: str, players: int | None = None, **options: Json) -> SpielGame:
    """A game by its name or an edition's id, with options as they are; also files of one's own, as `{"file": text}`.

    Raises `ValueError` for a name that there is not, and what `SpielGame` raises.
    OpenSpiel can write down and read again the states of all but those with a file, which no parameter can hold.
    """
    register()
    edition = _edition(name)
    seats = players or edition.seat_counts[0]
    if any(isinstance(value, dict) for value in options.values()):
        return SpielGame(edition, seats, options)
    chosen = {key: str(value) for key, value in options.items()}
    game: SpielGame = pyspiel.load_game(f"{PREFIX}{edition.game}", {EDITION: edition.id, PLAYERS: seats, **chosen})
    return game


def _registered(name: str) -> type[SpielGame]:
    """What makes this game from parameters. A class, for OpenSpiel lets go of it when Python is gone already."""

    class Registered(SpielGame):
        """One game of the registry."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            asked = dict(params or {})
            edition = _edition(asked.get(EDITION) or name)
            if edition.game != name:
                raise UnknownOption(EDITION, edition.id, [id for id, each in EDITIONS.items() if each.game == name])
            chosen = {key: value for key, value in asked.items() if key not in (EDITION, PLAYERS) and value != ""}
            options = {key: _meant(edition, key, value) for key, value in chosen.items()}
            super().__init__(edition, asked.get(PLAYERS) or edition.seat_counts[0], options, asked)

    return Registered


def _edition(name: str) -> Edition:
    """By its id, or the first of a game. Raises `ValueError`."""
    id = next(iter(GAMES[name].editions)) if name in GAMES else name
    if id not in EDITIONS:
        raise ValueError(f"game: expected one of {', '.join([*GAMES, *EDITIONS])}, got {name!r}")
    return EDITIONS[id]


def _meant(edition: Edition, name: str, text: str) -> Json:
    """A choice as it is typed. Raises `UnknownOption`."""
    option = next(option for option in edition.options if option.name == name)
    by_text = {str(choice).lower(): choice for choice in option.choices}
    if text.lower() not in by_text:
        raise UnknownOption(name, text, list(by_text))
    return by_text[text.lower()]


def _type(edition: Edition) -> Any:
    kinds, information = pyspiel.GameType.Utility, pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"{PREFIX}{edition.game}",
        long_name=f"Toychest: {edition.game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if edition.has_secrets else information.PERFECT_INFORMATION,
        utility=kinds.IDENTICAL if edition.is_cooperative else kinds.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(edition.seat_counts),
        min_num_players=min(edition.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            EDITION: edition.id,
            PLAYERS: edition.seat_counts[0],
            **{option.name: "" for option in edition.options},
        },
    )


def _limits(edition: Edition, kernel: Kernel, players: int) -> Any:
    is_team = edition.is_cooperative
    return pyspiel.GameInfo(
        num_distinct_actions=kernel.move_count,
        max_chance_outcomes=kernel.move_count,
        num_players=players,
        min_utility=0.0 if is_team else -1.0,
        max_utility=1.0,
        utility_sum=None if is_team else 0.0,
        max_game_length=LONGER * edition.longest,
    )
