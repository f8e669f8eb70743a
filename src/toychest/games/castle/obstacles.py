"""What to say and light up about a step that cannot be taken."""

from toychest.contract import Json
from toychest.games.castle.cards import Card
from toychest.games.castle.trail import Obstacle, Program


def step_number(program: Program, acted: int) -> int:
    """Which step of the sorcerer the act with this index is, counting from 1."""
    return sum(program.row[act.place] is not Card.GHOST for act in program.acts[: acted + 1])


def obstacle_facts(program: Program, obstacle: Obstacle) -> dict[str, Json]:
    """CAS R12: card, step, square, direction, cause and what lies behind, counting cards and steps from 1."""
    return {
        "place": program.acts[obstacle.acted].place + 1,
        "number": step_number(program, obstacle.acted),
        "at": obstacle.at,
        "direction": obstacle.direction.value,
        "cause": obstacle.block.cause,
        "beyond": obstacle.block.beyond,
    }
