"""Errors: the tree in the docstring is the tree in the code, and each has a code for the catalogues."""

import re

import pytest

from toychest.table import errors

KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.TableError)]


def test_the_tree_in_the_docstring_names_every_error() -> None:
    tree = (errors.__doc__ or "").split("What the rules")[0]
    assert set(re.findall(r"\b(?:[A-Z][a-z]+){2,}\b", tree)) | {"Stale"} == {kind.__name__ for kind in KINDS}


@pytest.mark.parametrize("kind", KINDS)
def test_a_code_is_words_with_dashes(kind: type[errors.TableError]) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", kind.code)
