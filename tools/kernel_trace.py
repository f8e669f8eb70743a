"""Is every paragraph that changes a state cited by the kernel, which changes it a second time?

A paragraph changes a state if the rules cite it where they make another state, an event or an outcome, or in what they
call there; a refusal changes nothing. What a kernel need not cite stands with its reason in its `uncited.toml`.
"""

import ast
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.citations import citations

CHANGES = frozenset({"replace", "Event", "Outcome"})
REFUSAL = "IllegalMove"
PLAYING = ("step", "listing", "pack", "tables", "ending", "imagine")
"""The modules of a kernel that a game is played by: what may be played, what becomes of it, and the tables of both."""


@dataclass(frozen=True)
class Function:
    """A function of the rules: whom it calls, and its text without refusals."""

    name: str
    calls: frozenset[str]
    text: str


def uncited(root: Path, order: Sequence[str]) -> Iterator[str]:
    """Every paragraph that a kernel should cite, and every excuse for not citing one that is none."""
    for kernel in sorted((root / "src" / "toychest" / "games").glob("*/kernel")):
        changing = changing_paragraphs(functions_in(kernel.parent), order)
        cited = {name for path in playing(kernel) for name in citations(path.read_text(encoding="utf-8"), order)}
        excused = reasons(kernel / "uncited.toml")
        for name in order:
            if name in changing and name not in cited and name not in excused:
                yield f"{name} changes a state in {changing[name]}, but the kernel does not cite it"
        for name in excused:
            if name in cited or name not in changing:
                why = "the kernel cites it" if name in cited else "it changes no state"
                yield f"{kernel.relative_to(root)}/uncited.toml excuses {name}, but {why}"


def playing(kernel: Path) -> Iterable[Path]:
    """The modules of a kernel that play: those that deal and step, and what these import; none that only looks on."""
    found: set[Path] = set()
    frontier = {path for name in PLAYING if (path := kernel / f"{name}.py").exists()}
    while frontier:
        found |= frontier
        trees = [ast.parse(path.read_text(encoding="utf-8")) for path in frontier]
        froms = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        names = {f"{node.module}.{alias.name}" for node in froms for alias in node.names}
        own = {kernel / f"{name.partition('.kernel.')[2].partition('.')[0]}.py" for name in names if ".kernel." in name}
        frontier = {path for path in own if path.exists()} - found
    return sorted(found)


def reasons(path: Path) -> Mapping[str, str]:
    """Why a kernel does not cite a paragraph."""
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def changing_paragraphs(functions: Sequence[Function], order: Sequence[str]) -> dict[str, str]:
    """The paragraphs that change a state, and one function that cites each."""
    reached = {function.name for function in functions if function.calls & CHANGES}
    frontier = set(reached)
    while frontier:
        called = {name for function in functions if function.name in frontier for name in function.calls}
        frontier = called.intersection(function.name for function in functions) - reached
        reached |= frontier
    return {
        name: f"{function.name}()"
        for function in functions
        if function.name in reached
        for name in citations(function.text, order)
    }


def functions_in(game: Path) -> list[Function]:
    """Every function of a game's rules."""
    return [function for path in sorted(game.glob("*.py")) for function in _functions(path.read_text("utf-8"))]


def _functions(text: str) -> Iterator[Function]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            calls = [each for each in ast.walk(node) if isinstance(each, ast.Call)]
            yield Function(node.name, frozenset(map(_called, calls)), _without_refusals(text, node, calls))


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _without_refusals(text: str, node: ast.FunctionDef, calls: Iterable[ast.Call]) -> str:
    left = ast.get_source_segment(text, node) or ""
    for call in calls:
        if _called(call) == REFUSAL:
            left = left.replace(ast.get_source_segment(text, call) or "", "")
    return left
