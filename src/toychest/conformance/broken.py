"""What a law raises."""


class Broken(AssertionError):
    """A law does not hold: which one, where it was seen, and what was expected and came."""

    def __init__(self, law: str, where: str, message: str) -> None:
        super().__init__(f"{law}: {message} [{where}]")
        self.law = law
        self.where = where
