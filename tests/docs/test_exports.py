"""What a package exports is what its `__all__` says."""

import ast
import importlib
from pathlib import Path

import pytest

from tests.docs.tree import SRC

PACKAGES = [path.parent.name for path in sorted(SRC.glob("*/__init__.py"))]


@pytest.mark.parametrize("package", PACKAGES)
def test_exported_names_equal_all(package: str) -> None:
    named = getattr(importlib.import_module(f"toychest.{package}"), "__all__", [])
    assert sorted(named) == sorted(public_names(SRC / package / "__init__.py", package))


def public_names(source: Path, package: str) -> set[str]:
    """Own names that an `__init__.py` defines, or brings up from its own modules."""
    names: set[str] = set()
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        match node:
            case ast.ImportFrom(module=str(module), names=aliases) if module.startswith(f"toychest.{package}"):
                names |= {alias.asname or alias.name for alias in aliases}
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                names.add(name)
            case ast.Assign(targets=targets):
                names |= {target.id for target in targets if isinstance(target, ast.Name)}
            case ast.AnnAssign(target=ast.Name(id=name)):
                names.add(name)
            case _:  # a docstring, an import from elsewhere, __all__ itself
                pass
    return {name for name in names if not name.startswith("_") and name not in imported_elsewhere(source, package)}


def imported_elsewhere(source: Path, package: str) -> set[str]:
    """Submodules brought up under an alias only to build a name from them are not exports."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    return {
        alias.asname
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"toychest.{package}.")
        for alias in node.names
        if alias.asname and alias.asname in used
    }
