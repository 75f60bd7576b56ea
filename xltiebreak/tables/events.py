"""Grids of cells → the sections of an :class:`~xltiebreak.event.section.Event`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from xltiebreak.event.findings import ERROR, WARNING, Finding, NoCrosstable, TieBreakError
from xltiebreak.event.section import Event, Section
from xltiebreak.ranking.asked import AS_IN_THE_FILE
from xltiebreak.ranking.by_score import ranked_by_score
from xltiebreak.ranking.combined import competing_teams
from xltiebreak.ranking.playoffs import PlayoffError
from xltiebreak.ranking.standings import ranked
from xltiebreak.rules.systems.lots import drawn
from xltiebreak.tables.around import words_around
from xltiebreak.tables.blocks import tables_in
from xltiebreak.tables.cells import plain, refuse_many_tables
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.labels import Labels, read_labels, with_labels_above
from xltiebreak.tables.lists import no_crosstable
from xltiebreak.tables.printed_columns import with_pasted
from xltiebreak.tables.section import read_section
from xltiebreak.tables.settings import Settings
from xltiebreak.tables.sheets import (
    NO_CROSSTABLE,
    NO_SETTINGS,
    PrizeTable,
    crosstables,
    cut_out,
    labels_of,
    lists_beside,
    lists_of_teams,
    paired,
    prize_table,
    verify_sheet,
    without_copies,
)
from xltiebreak.tables.vocabulary import US

_GAMES_OF_TEAMS = (
    "a list of games is read for single players, and Kind says that these are teams; name the "
    "players' teams in columns headed White team and Black team, three teams or more, or type the "
    "matches on a sheet Matches (Round, Team, Points, Opp. points, Opponent) and the teams on a "
    "sheet Teams (No., Team)"
)
_TYPED = ("", "event", "prizes")
"""The roles of sheets in which a list of scores is looked for; our others work something out."""

Pairs = Sequence["tuple[Grid, Settings]"]
"""Tables, each with the settings of its section."""


def read_event(
    title: str, grids: Sequence[Grid], *, ours: bool = False, wrote_us: bool = False
) -> Event:
    """Return the event of a workbook: its labels and its crosstables. ``ours`` says that this
    program wrote the workbook, ``wrote_us`` that it filled in ``us`` at Notation.

    Raises:
        TieBreakError: there is no crosstable.
    """
    sheets, grids = grids, tables_in(grids)
    try:
        tables = crosstables(grids)
    except NoCrosstable as error:
        raise no_crosstable(sheets) from error
    labels = labels_of(grids, tables, ours=ours)
    tables, copies = without_copies(grids, tables, labels.sections)
    pairs, faults = paired(tables, labels.sections)
    labelled = [grid for grid in tables if grid.sheet == labels.sheet]
    labels, pairs = with_labels_above(labels, pairs, labelled)
    if ours:
        pairs = [(grid, _in_our_book(grid, own, wrote_us=wrote_us)) for grid, own in pairs]
    event = _event(title, labels, pairs, (*copies, *faults), grids, prize_table(grids))
    return _with_words_around(event, sheets)


def _in_our_book(grid: Grid, settings: Settings, *, wrote_us: bool) -> Settings:
    """Return the settings of a table in a workbook of ours; ``us`` counts as no notation where the
    program filled it in."""
    notation = "" if wrote_us and settings.notation == US else settings.notation
    return replace(settings, notation=notation, in_our_book=bool(grid.kind or grid.copy_of[0]))


def read_lone_table(title: str, grid: Grid) -> Event:
    """Return the event of a text file: any labels, one crosstable, perhaps a table of prizes.

    Raises:
        TieBreakError: there is no crosstable.
    """
    whole, (grid, prizes) = grid, cut_out(grid)
    tables = tables_in([grid])
    if tables[0].header is None:
        raise no_crosstable([whole])
    labels = read_labels(tables[0], until=tables[0].header.top, lone=True)
    pairs, faults = paired(tables, labels.sections if tables[1:] else labels.sections[:1])
    labels, pairs = with_labels_above(labels, pairs, tables[:1])
    return _with_words_around(_event(title, labels, pairs, faults, tables, prizes), [whole])


def is_score_list(grid: Grid) -> bool:
    """Whether a table has the headers of a list of scores."""
    return replace(grid, only_scores=True).header is not None


def scores_in(title: str, grids: Sequence[Grid]) -> Event | None:
    """Return the lists of names and scores without rounds that a file holds, such as another
    program's standings: enough for prizes, and for nothing else. Each is a section, with its labels
    and prizes; nothing where there is none."""
    typed = (grid for grid in grids if grid.kind in _TYPED and grid.header is None)
    lists = [replace(grid, only_scores=True) for grid in typed]
    headed = [grid for grid in lists if grid.header]
    if not headed:
        return None
    if headed[0].lines and len(headed) == 1:
        return read_lone_table(plain(title), replace(headed[0], sheet=""))
    return read_event(plain(title), lists)


def _event(
    title: str,
    labels: Labels,
    pairs: Pairs,
    faults: Sequence[Finding],
    grids: Sequence[Grid],
    prizes: PrizeTable | None,
) -> Event:
    refuse_many_tables(pairs)
    described = {grid.sheet for grid, settings in pairs if settings.cells}
    faults = [
        fault for fault in faults if fault.code != NO_SETTINGS or fault.where not in described
    ]
    read = []
    for grid, settings in pairs:
        if grid.games and grid.games.results and settings.of_teams:
            raise TieBreakError(f"{grid.sheet}: {_GAMES_OF_TEAMS}".lstrip(": "))
        if section := _section(grid, settings, grids):
            read.append((section, settings, grid))
        else:
            faults.append(Finding(ERROR, "no-crosstable", grid.sheet, NO_CROSSTABLE))
    if not read:
        raise no_crosstable(grids)
    fields = dict(labels.event)
    for dates in (grid.games.dates for grid, _ in pairs if grid.games):
        if dates:
            fields.setdefault("dates", dates)
    if seal := fields.get("seal"):
        from xltiebreak.questions.announced import seal_read  # late: most files state none

        try:
            seal_read(seal)
        except TieBreakError as error:
            faults.append(Finding(ERROR, "seal", labels.places["seal"], str(error)))
    sections = map(checked, _with_prizes(read, prizes))
    return Event(
        name=fields.pop("name", "") or title,
        sections=tuple(_with_verify(section, grids, lone=len(read) == 1) for section in sections),
        faults=(*labels.faults, *faults),
        **fields,
    )


def _section(grid: Grid, settings: Settings, grids: Sequence[Grid]) -> Section | None:
    lists = lists_beside(grid, grids)
    of_games = grid.games.teams if grid.games else None
    if not of_games and grid not in lists_of_teams(grids):
        return read_section(grid, settings, lists)
    from xltiebreak.tables import team_section  # late: for teams alone

    if of_games:
        return team_section.section_of_games(grid, of_games, settings)
    return team_section.section_of_lists(lists, settings)


def _with_prizes(
    read: Sequence[tuple[Section, Settings, Grid]], table: PrizeTable | None
) -> list[Section]:
    blank = table is None or (table.sheet is not None and not any(table.rows))
    if blank and not any(settings.prizes for _, settings, _ in read):
        return [section for section, _, _ in read]
    from xltiebreak.tables.prizes import with_prizes  # late: most files state no prizes

    return with_prizes(read, table)


def _with_verify(section: Section, grids: Sequence[Grid], *, lone: bool) -> Section:
    """Return the section with what is pasted on its sheet ``Verify``."""
    verify = verify_sheet(section.origin.sheet, grids, lone=lone)
    return with_pasted(section, verify) if verify else section


def _with_words_around(event: Event, grids: Sequence[Grid]) -> Event:
    """Return the event with what programs write around their tables: printed tie-breaks, program,
    date."""
    sheets = dict.fromkeys(section.origin.sheet for section in event.sections)
    around = {  # a page may have hundreds of tables, all on one sheet
        sheet: words_around([grid for grid in grids if grid.sheet == sheet] or grids)
        for sheet in sheets
    }
    sections, dates = [], event.dates
    for section in event.sections:
        words = around[section.origin.sheet]
        of_fide = section.origin.of_fide or words.of_fide
        dates = dates or words.dates * of_fide
        origin = replace(
            section.origin, of_fide=of_fide, updated=words.updated, tie_breaks=words.tie_breaks
        )
        sections.append(replace(section, origin=origin))
    return replace(event, sections=tuple(sections), dates=dates)


def checked(section: Section) -> Section:
    """Return the section without the lots, withdrawals and play-offs that cannot count, and with a
    fault for each of them, and for an order that changes at a place that nobody can have."""
    lots, withdrawn, known = section.lots, section.withdrawn, section.crosstable.rows
    faults = [*section.faults]

    def tell(field: str, code: str, message: str, severity: str = ERROR) -> None:
        where = section.origin.labels.get(field, section.name)
        faults.append(Finding(severity, code, where, message))

    try:
        drawn(lots, section.crosstable.numbers)
    except TieBreakError as error:
        lots = ""
        tell("lots", "lots", str(error))
    if withdrawn and not section.is_roundrobin and section.prizes is None:
        message = (
            "withdrawals are stated for round-robins, where they may annul games, and for prizes; "
            "in a Swiss without prizes, the rounds after a withdrawal are entered as not paired. "
            "The label is passed over"
        )
        tell("withdrawn", "withdrawn", message, WARNING)
    elif strangers := [str(number) for number in withdrawn if number not in known]:
        message = (
            f"there is no {section.origin.entry} {', '.join(strangers)} who could have withdrawn; "
            "correct the number"
        )
        tell("withdrawn", "withdrawn", message)
    withdrawn = tuple(number for number in withdrawn if number in known and section.is_roundrobin)
    section = replace(section, lots=lots, withdrawn=withdrawn, faults=tuple(faults))
    if not section.playoff:
        return section
    how = ranked_by_score if section.has_only_scores else ranked
    try:
        competing_teams(how(section, AS_IN_THE_FILE))
    except PlayoffError as error:
        tell("playoff", "playoff", error.reason)
        return replace(section, playoff="", faults=tuple(faults))
    except TieBreakError:
        pass  # what is wrong beside it comes first
    return section
