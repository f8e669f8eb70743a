"""README.md: its listing runs, and it names the commands that a newcomer types."""

import doctest
import re

from tests.docs.tree import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
FENCED = [line for block in re.findall(r"```\w*\n(.*?)```", README, re.DOTALL) for line in block.splitlines()]


def test_the_listing_is_a_game_that_really_goes_so() -> None:
    (listing,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    example = doctest.DocTestParser().get_doctest(listing, {}, "README.md", "README.md", 0)
    assert doctest.DocTestRunner().run(example) == (0, len(example.examples))


def test_the_listing_has_examples_with_output() -> None:
    examples = doctest.DocTestParser().get_examples(README)
    assert len([example for example in examples if example.want or example.exc_msg]) >= 3


def test_the_first_command_starts_the_server() -> None:
    assert next(line for line in FENCED if line.startswith("python3")) == "python3 play.py"


def test_the_test_command_stands_alone() -> None:
    assert "python3 play.py test" in FENCED


def test_it_says_that_it_is_unofficial() -> None:
    assert "unofficial and independent" in README
