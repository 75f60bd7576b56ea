"""Which sections of an event are asked for, and how many players count for their teams."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Generic, Protocol, TypeVar

from xltiebreak.answers.shape import Part
from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event, Section
from xltiebreak.event.words import bare, folded
from xltiebreak.rules.terms import Show


class _OfSection(Protocol):
    @property
    def section(self) -> Section: ...

    def parts(self, show: Show) -> Iterable[Part]: ...


_T = TypeVar("_T", bound=_OfSection)


class BySection(Generic[_T]):
    """Answers about sections in their order: ``answer["U1200"]``, ``answer[0]``."""

    sections: tuple[_T, ...]

    def parts(self, show: Show = decimal) -> Iterable[Part]:
        """Return the tables and paragraphs of every section."""
        return chain.from_iterable(each.parts(show) for each in self.sections)

    def __iter__(self) -> Iterator[_T]:
        return iter(self.sections)

    def __len__(self) -> int:
        return len(self.sections)

    def __getitem__(self, section: int | str) -> _T:
        if isinstance(section, int):
            return self.sections[section]
        found = _named(section, [each.section for each in self.sections])
        if len(found) != 1:
            raise no_section(section, [each.section for each in self.sections])
        return next(each for each in self.sections if each.section is found[0])


def sections_of(event: Event, name: str = "", counting: int | None = None) -> tuple[Section, ...]:
    """Return all sections, or the section that a text names. ``counting``, the number of players in
    a team's score, replaces the file's.

    Raises:
        TieBreakError: there is no such section, or no player has a team.
    """
    chosen = _named(name, event.sections) if name else event.sections
    if not chosen:
        raise no_section(name, event.sections)
    if not counting:
        return chosen
    if any(section.teams_by for section in chosen) or not any(map(has_teams, chosen)):
        raise TieBreakError(
            "--counting says how many players make the score of a team; here teams play matches, "
            "the label Teams by says it, or no player has a team: leave it out, or name the teams "
            "in the column Team"
        )
    return tuple(replace(each, counting=counting) if has_teams(each) else each for each in chosen)


def _named(text: str, sections: Sequence[Section]) -> tuple[Section, ...]:
    """Return the section of this name, in any spelling, or the only one that begins so; all of
    them for "all"; none if it is unknown or leaves open which."""
    wanted = _spelled(text)
    spelled = [(_spelled(section.name), section) for section in sections]
    exactly = tuple(section for name, section in spelled if name == wanted)
    if exactly or wanted in ("", "all"):
        return exactly or (tuple(sections) if wanted else ())
    begun = tuple(section for name, section in spelled if name.startswith(wanted))
    return begun if len(begun) == 1 and not wanted.isdecimal() else ()


def _spelled(text: str) -> str:
    return re.sub("^(?:under|below)(?=\\d)", "u", bare(folded(text)).removesuffix("section"))


def only_section(sections: Sequence[Section], why: str) -> Section:
    """Return the only one of these sections.

    Raises:
        TieBreakError: there are several; the message begins with ``why`` one is needed.
    """
    if len(sections) != 1:
        raise TieBreakError(f"{why}: {', '.join(section.name for section in sections)}")
    return sections[0]


def no_section(name: str, sections: Sequence[Section]) -> TieBreakError:
    """Return the error about a section that is not there."""
    names = ", ".join(section.name for section in sections)
    return TieBreakError(
        f"there is no section {name!r}; there are: {names}; name one of them, or none for all"
    )


def has_teams(section: Section) -> bool:
    """Whether players play, and some of them for a team."""
    return section.matches is None and any(player.plays_for for player in section.players)


KNOWN = ("organizer", "chief_td", "assistant_tds", "rated_by", "time_control")


def known_of(event: Event, which: Sequence[str] = KNOWN) -> Iterator[str]:
    """Yield who organized and directed the event, who rates it, and its time control, as far as
    they are stated; or ``which`` of these."""
    are_several = any(mark in event.assistant_tds for mark in (",", ";", "&", "\n", " and "))
    labels = ("Organizer: ", "Chief TD: ", f"Assistant{'s' * are_several}: ", "Rated by ", "")
    of_field = dict(zip(KNOWN, labels))
    typed = {field: getattr(event, field) for field in which}
    yield from (f"{of_field[field]}{words}" for field, words in typed.items() if words.strip())
