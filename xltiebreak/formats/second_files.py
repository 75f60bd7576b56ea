"""Second files beside an event's: another program's printed table, and an announcement, as
``announce`` writes it (text, JSON, Word) or as the event's own file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.formats.files import content_of, grids_in, load, load_crosstable, name_of, naming
from xltiebreak.formats.kinds import decoded, is_package

if TYPE_CHECKING:
    from xltiebreak.verify.printed_table import PrintedTable

_NO_TABLE = (
    "no printed table was found; expected a row of headers with the players' names or numbers "
    "and tie-breaks such as Mod. Med, Solk or TBrk[M]"
)

_MOST_MISSING = 10
"""The most missing pairing numbers that are listed."""


def printed_beside(
    sections: Sequence[Section],
    against: str,
    columns: str,
    say: Callable[[str], object],
    hints: tuple[str, str] = ("", ""),
) -> tuple[tuple[Section, ...], Sequence[str]]:
    """Return the sections with the printed columns of the file ``against``, and a sentence for each
    of its lines that fits no player. ``say`` is told what is missing in it; ``columns`` says what
    its columns are. How a user says it, and how he names a section, are the ``hints`` in messages.

    Raises:
        TieBreakError: it has none that fit; the message names the file.
    """
    from xltiebreak.verify import printed_table as of  # late: reading an event compares nothing

    tables = _printed_tables(against, columns, hints[0])
    name = name_of(against)
    joined = []
    for section in sections:
        table = of.best_match(section, tables, alone=len(sections) == 1)
        if table is None:
            say(f"{name} has no table of section {section.name}.")
            continue
        with naming(against):
            joined.append(of.join(section, table))
        if missing := _who_is_missing(joined[-1][0], name):
            say(missing)
    if not joined:
        raise TieBreakError(f"{name}: no table names the players of a section{hints[1]}")
    who = dict.fromkeys(stranger for _, strangers in joined for stranger in strangers)
    strangers = [f"{stranger}; its line is passed over." for stranger in who]
    for stranger in strangers:
        say(stranger)
    return tuple(section for section, _ in joined), strangers


def _printed_tables(path: str, columns: str, hint: str) -> list[PrintedTable]:
    """Return every printed table in a second file: an export, or a sheet or text into which it was
    pasted.

    Raises:
        TieBreakError: the file cannot be read, or holds none; the message names it.
    """
    from xltiebreak.verify.printed_table import table_in, table_of  # late: as above

    with naming(path):
        grids = grids_in(path, lambda grid: (table := table_in(grid)) and not table.doubt)
        if grids is None:
            tables = [table_of(section) for section in load_crosstable(path).sections]
        else:
            tables = [table for grid in grids if (table := table_in(grid, columns))]
        tables = [table for table in tables if any(row.texts for row in table.rows)]
        if not tables:
            raise TieBreakError(f"{_NO_TABLE}{hint}")
        if all(table.doubt for table in tables):
            raise TieBreakError(tables[0].doubt)
    return [table for table in tables if not table.doubt]


def _who_is_missing(section: Section, name: str) -> str:
    printed = section.origin.unread.union(*section.printed.values())
    missing = [number for number in section.crosstable.numbers if number not in printed]
    if not missing:
        return ""
    listed = ", ".join(map(str, missing[:_MOST_MISSING])) + " …" * (len(missing) > _MOST_MISSING)
    players = counted(len(section.players), "team" if section.matches else "player")
    return f"{name} has nothing for {len(missing)} of {players}: {listed}."


def numbered(pasted: str, numbers: Sequence[int], head: str) -> str:
    """Return a pasted text with pairing numbers in front, if it is one column that has a value for
    each, with or without a line above them; else ``head`` is. Other texts are returned as they
    are."""
    lines = [line.strip() for line in pasted.strip().splitlines()]
    is_lone = not any(mark in pasted for mark in ",;|\t\0")
    if not is_lone or len(lines) not in (len(numbers), len(numbers) + 1):
        return pasted
    if len(lines) > len(numbers):
        head = lines.pop(0)
    rows = [f"{number}\t{line}" for number, line in zip(numbers, lines)]
    return "\n".join([f"No.\t{head}", *rows])


# Announcements

_LONGEST = 1_000_000
"""The most letters of a text that may be an announcement; of an event's file there may be more."""


def announced_in(file: str) -> tuple[tuple[str, ...], str]:
    """Return the lines of the announcement in a file, and the seal that it states, if it does.

    Raises:
        TieBreakError: the file cannot be read, or no announcement is in it.
    """
    with naming(file):
        lines, seal = _read(file)
        if not lines:
            raise TieBreakError(
                "there is no announcement in it; expected a file that 'xltiebreak announce' wrote, "
                "or the file of the event as it was announced"
            )
    return tuple(lines), seal


def _read(file: str) -> tuple[Sequence[str], str]:
    import json  # late: for this alone

    from xltiebreak.questions import announced as of  # late: as above

    content = content_of(file)
    if content.startswith(b"%PDF"):
        raise TieBreakError(
            "this is a PDF; give the Word file of the announcement, or copy its text into a text "
            "file"
        )
    is_word = file.lower().endswith(".docx")
    text = ""
    if is_word:
        text = _text_of_word(content)
    elif not is_package(content):
        with suppress(TieBreakError):  # no text: perhaps a file of an event
            text = decoded(content)
    if len(text) <= _LONGEST and (lines := of.lines_in(text)):
        return lines, of.seal_in(text)
    if is_word:
        return (), ""
    try:
        answer = json.loads(text)
    except (ValueError, RecursionError):
        event = load(file)
        if not of.holds_prizes(event):
            raise TieBreakError(
                "a file of this kind has no place for prizes and play-offs, so there is no "
                "announcement in it"
            ) from None
        return of.lines_of(event), event.seal
    if not isinstance(answer, dict) or not isinstance(answer.get("lines"), list):
        return (), ""
    lines = of.in_one_spelling(line for line in answer["lines"] if isinstance(line, str))
    return lines, str(answer.get("seal", ""))


def _text_of_word(content: bytes) -> str:
    """Return the paragraphs of a Word file, with an empty line after each."""
    from xltiebreak.disk.office_file import Package, TooLarge, Unreadable  # late: few are Word's

    try:
        package = Package(content)
        paragraphs = package.elements(package.find("word/document.xml"), "p")
        return "\n\n".join(paragraph.text for paragraph in paragraphs)
    except (TooLarge, Unreadable) as error:
        raise TieBreakError(f"the Word file {error}") from error
