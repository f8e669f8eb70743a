"""Sentences in thirteen languages: Fluent catalogues that server, terminal and browser share."""

from toychest.words.catalogue import LANGUAGES, Catalogue, read_catalogue, say, words_of

__all__ = ["LANGUAGES", "Catalogue", "read_catalogue", "say", "words_of"]
