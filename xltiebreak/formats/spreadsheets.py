"""An event as a workbook or a text table: the labels, then one row a player."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence

from xltiebreak import excel
from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome
from xltiebreak.event.section import Event, Section
from xltiebreak.formats import table_teams
from xltiebreak.formats.losses import further_columns, games_to_come, of_players
from xltiebreak.formats.written import THE_FILE, Written
from xltiebreak.tables.labels import COLUMN_HEADERS, EVENT_LABELS, SECTION_LABELS, TEAM_LABELS

_SIGNS = ("=", "+", "-", "@", "\t", "\r")
"""What makes a spreadsheet take a text for a formula."""


def write_xlsx(event: Event) -> Written:
    """The event as a workbook for typing, without functions.

    Raises:
        TieBreakError: see :func:`xltiebreak.excel.write_workbook`.
    """
    return Written(
        {THE_FILE: excel.write_workbook(event, route="plain")}, (*_losses(event), *_columns(event))
    )


def write_csv(event: Event) -> Written:
    """The event as a text table in UTF-8, with the mark by which Excel knows it, results in US
    letters.

    Raises:
        TieBreakError: the event has several sections, or a result that could not be read.
    """
    if len(event.sections) > 1:
        names = ", ".join(section.name for section in event.sections)
        raise TieBreakError(
            f"a text table holds one section and this event has {len(event.sections)} ({names}); "
            "write a workbook, or one section at a time"
        )
    [section] = event.sections
    file = io.StringIO(newline="")
    writer = csv.writer(file)
    made_harmless = []
    for row in (*_labels(event, section), [], *_table(section)):
        cells = [_harmless(text) for text in row]
        made_harmless += [text for text, cell in zip(row, cells) if text != cell]
        writer.writerow(cells)
    sentences = [
        f"{text!r} is written with an apostrophe before it, so that no spreadsheet takes it for "
        "a formula."
        for text in made_harmless
    ]
    content = file.getvalue().encode("utf-8-sig", "replace")
    lost = (*_losses(event), *table_teams.losses(section), *games_to_come(section), *sentences)
    return Written({THE_FILE: content}, lost)


def _labels(event: Event, section: Section) -> Iterator[list[str]]:
    for field, label in EVENT_LABELS.items():
        if text := getattr(event, field):
            yield [label, text]
    for field, label in SECTION_LABELS.items():
        value = "us" if field == "notation" else getattr(section, field)
        value = table_teams.kind_of(section) if field == "kind" else value
        if isinstance(value, tuple):
            value = ", ".join(map(str, value))
        if value not in ("", None):
            yield [label, str(value)]
    if section.matches is not None:
        yield from table_teams.match_labels(section.matches)
    if section.counting is not None:
        yield [TEAM_LABELS["counting"], str(section.counting)]


def _table(section: Section) -> Iterator[list[str]]:
    fields = [field for field in COLUMN_HEADERS if field != "score"]
    rounds = range(1, section.crosstable.rounds + 1)
    scores = any(player.printed_score is not None for player in section.players)
    header = [COLUMN_HEADERS[field] for field in fields] + [f"R{round}" for round in rounds]
    matches = section.matches
    if matches is not None:
        header[1] = table_teams.NAME
        header += [f"P{round}" for round in rounds]
    yield [*header, *([COLUMN_HEADERS["score"]] if scores else []), *section.printed]
    for k, (player, results) in enumerate(zip(section.players, section.crosstable.results)):
        row = [str(player.number), player.name, player.id, str(excel.rating_text(player) or "")]
        row.append(player.team)
        row += [excel.letters(player, round, result) for round, result in zip(rounds, results)]
        if matches is not None:
            row += table_teams.points(matches, k)
        if scores:
            row.append("" if player.printed_score is None else decimal(player.printed_score))
        yield [*row, *(column.get(player.number, "") for column in section.printed.values())]


def _harmless(text: str) -> str:
    return f"'{text}" if text.startswith(_SIGNS) else text


def _losses(event: Event) -> Iterator[str]:
    for section in event.sections:
        sentences: Sequence[str] = [
            *of_players(section, ("title", "federation", "sex", "birth", "printed_place")),
            *_results(section),
        ]
        for sentence in sentences:
            yield sentence if len(event.sections) == 1 else f"{section.name}: {sentence}"


def _columns(event: Event) -> Iterator[str]:
    """A workbook for typing has no columns but its own."""
    for section in event.sections:
        yield from further_columns(section)


def _results(section: Section) -> Iterator[str]:
    results = [result for row in section.crosstable.results for result in row]
    for count, noun, more, other in (
        (sum(result.unrated for result in results), "unrated game", "", "rated games"),
        (
            sum(result.outcome is Outcome.FULL_BYE for result in results),
            "granted full-point bye",
            "",
            "pairing byes",
        ),
        (
            sum(result.worth is not None for result in results),
            "pairing bye",
            " worth other than 1",
            "other byes",
        ),
    ):
        if count:
            yield f"{counted(count, noun)}{more} cannot be told from {other} in it.".capitalize()
    coloured = sum(
        result.forfeit and result.opponent is None and bool(result.colour) for result in results
    )
    if coloured:
        yield f"The colors of {counted(coloured, 'forfeit')} are left out."
