"""What a bulletin is put into, be it our own document or a club's."""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from xltiebreak.bulletin.word import page as pages
from xltiebreak.bulletin.word.footers import Footers
from xltiebreak.bulletin.word.markup import Element, text
from xltiebreak.bulletin.word.page import Part, Room
from xltiebreak.bulletin.word.picture import Picture, beside_the_text
from xltiebreak.bulletin.word.properties import Properties
from xltiebreak.bulletin.word.styles import StyleSheet


class Stretch(NamedTuple):
    """Parts that follow each other on pages of one direction and name, as markup with the file's
    own ids of styles; ``page`` are the properties of their section."""

    xml: str
    page: Element

    def ended(self, page: str) -> str:
        """The same with the ``page`` as markup in its last paragraph, which ends the section, so
        that no empty paragraph is left on a page."""
        before, paragraph, last = self.xml.rpartition("<w:p>")
        return before + paragraph + last.replace("</w:pPr>", f"{page}</w:pPr>", 1)


class WordFile(ABC):
    """A Word file that waits for its parts.

    ``styles`` are its styles, ``page`` the properties of the section that the parts go into, and
    ``notes`` say what a club's file does not have.
    """

    styles: StyleSheet
    page: Element
    notes: tuple[str, ...] = ()

    def room(self) -> Room:
        """How much a page has room for, and in which letters."""
        return pages.room(self.page, self.styles.faces)

    def logo(self, picture: Picture, told: str) -> str:
        """The run that shows the picture beside a text; ``told`` to who does not see it."""
        return beside_the_text(picture, told, *self.add_picture(picture))

    def stretches(self, parts: Sequence[Part], footers: Footers | None) -> Iterator[Stretch]:
        """The parts, each on pages of its own direction and name; with these ``footers``, if
        any."""
        alike = groupby(parts, lambda part: (part.turned, part.named))
        for k, ((turned, named), group) in enumerate(alike):
            xml = "".join(part.xml for part in group)
            if not xml.endswith("</w:p>"):
                xml += text("Bulletin Note", "")
            page = pages.turned(self.page) if turned else copy.deepcopy(self.page)
            if k:
                pages.going_on(page)
            if footers:
                footers.under(page, named, first=not k)
            yield Stretch(self.styles.called(xml), page)

    @abstractmethod
    def footers(self, words: str, foot: str) -> Footers | None:
        """Footers that call every page ``words``, with ``foot`` above the first of them; those of
        a club are its own."""

    @abstractmethod
    def add_picture(self, picture: Picture) -> tuple[str, int]:
        """Take the picture in; by what the text refers to it, and a number that no other has."""

    @abstractmethod
    def put(self, parts: Sequence[Part], footers: Footers | None) -> None:
        """Put the parts where they belong."""

    @abstractmethod
    def saved(self, properties: Properties) -> bytes:
        """The finished file, in which the same parts always give the same bytes."""
