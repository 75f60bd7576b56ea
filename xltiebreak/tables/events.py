"""Grids of cells → the sections of an :class:`~xltiebreak.event.section.Event`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from xltiebreak.event.findings import (
    ERROR,
    WARNING,
    Finding,
    NoCrosstable,
    Origin,
    TieBreakError,
)
from xltiebreak.event.notation import US
from xltiebreak.event.section import Event, Section
from xltiebreak.questions.announced import seal_read
from xltiebreak.ranking.asked import AS_IN_THE_FILE
from xltiebreak.ranking.by_score import ranked_by_score
from xltiebreak.ranking.combined import competing_teams
from xltiebreak.ranking.playoffs import PlayoffError
from xltiebreak.ranking.standings import ranked
from xltiebreak.ranking.two_orders import beyond_all, two_orders
from xltiebreak.rules.systems.lots import drawn
from xltiebreak.tables.around import (
    event_dates,
    last_update,
    lines_of_words,
    named_tie_breaks,
    names_a_program_of_fide,
)
from xltiebreak.tables.cells import refuse_many_tables
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.labels import Labels, read_labels, with_labels_above
from xltiebreak.tables.no_crosstable import no_crosstable
from xltiebreak.tables.printed_columns import with_pasted
from xltiebreak.tables.prize_table import PrizeTable, cut_out, prize_table
from xltiebreak.tables.section import read_section
from xltiebreak.tables.settings import Settings
from xltiebreak.tables.shapes import in_known_shape
from xltiebreak.tables.sheets import (
    NO_CROSSTABLE,
    NO_SETTINGS,
    crosstables,
    labels_of,
    lists_beside,
    lists_of_teams,
    named,
    paired,
    verify_sheet,
    without_copies,
)

if TYPE_CHECKING:
    pass

_GAMES_OF_TEAMS = (
    "a list of games is read for single players, and Kind says that these are teams; name the "
    "players' teams in columns headed White team and Black team, three teams or more, or type the "
    "matches on a sheet Matches (Round, Team, Points, Opp. points, Opponent) and the teams on a "
    "sheet Teams (No., Team)"
)


def read_event(
    title: str, grids: Sequence[Grid], *, ours: bool = False, wrote_us: bool = False
) -> Event:
    """Return the event of a workbook: its labels and its crosstables. ``ours`` says that this
    program wrote the workbook, ``wrote_us`` that it filled in ``us`` at Notation.

    Raises:
        TieBreakError: there is no crosstable.
    """
    sheets, grids = grids, in_known_shape(grids)
    try:
        tables = crosstables(grids)
    except NoCrosstable as error:
        raise no_crosstable(sheets) from error
    labels = labels_of(grids, tables, ours=ours)
    tables, copies = without_copies(grids, tables, labels.sections)
    pairs, faults = paired(tables, labels.sections)
    read = [grid for grid in tables if grid.sheet == labels.sheet]
    labels, pairs = with_labels_above(labels, pairs, read)
    if ours:
        pairs = [
            (grid, _in_our_book(grid, settings, wrote_us=wrote_us)) for grid, settings in pairs
        ]
    event = _event(title, labels, pairs, (*copies, *faults), grids, prize_table(grids))
    sections = []
    for section in event.sections:
        verify = verify_sheet(section.origin.sheet, grids, lone=len(event.sections) == 1)
        sections.append(with_pasted(section, verify) if verify else section)
    return _with_words_around(replace(event, sections=tuple(sections)), sheets)


def _in_our_book(grid: Grid, settings: Settings, *, wrote_us: bool) -> Settings:
    """Return the settings of a table in a workbook of ours; ``us`` counts as no notation where the
    program filled it in."""
    unasked = wrote_us and settings.notation == US
    return replace(
        settings,
        notation="" if unasked else settings.notation,
        in_our_book=bool(grid.kind or grid.copy_of[0]),
    )


def read_lone_table(title: str, grid: Grid) -> Event:
    """Return the event of a text file: any labels, one crosstable, perhaps a table of prizes.

    Raises:
        TieBreakError: there is no crosstable.
    """
    sheet = grid
    grid, table = cut_out(grid)
    first, *further = in_known_shape([grid])
    if lists_of_teams([first, *further]):
        return read_event(title, [sheet])
    header = first.header
    if header is None:
        raise no_crosstable([sheet])
    labels = read_labels(first, until=header.row, lone=True)
    pairs, faults = [(first, named(labels.sections[0], "Open"))], list[Finding]()
    if further:
        pairs, faults = paired([first, *further], labels.sections)
        labels, pairs = with_labels_above(labels, pairs, [first])
    return _with_words_around(_event(title, labels, pairs, faults, prizes=table), [sheet])


def _words_in(lines: Sequence[str]) -> tuple[Origin, str]:
    names, by_program = named_tie_breaks(lines), names_a_program_of_fide(lines)
    words = Origin(of_fide=by_program, updated=last_update(lines), tie_breaks=names)
    return words, event_dates(lines)


def _with_words_around(event: Event, grids: Sequence[Grid]) -> Event:
    """Return the event with what programs write around their tables: printed tie-breaks, program,
    date."""
    around: dict[str, tuple[Origin, str]] = {}
    sections, dates = [], event.dates
    for section in event.sections:
        origin = section.origin
        if origin.sheet not in around:  # a page may have hundreds of tables, all on one sheet
            own = [grid for grid in grids if grid.sheet == origin.sheet]
            around[origin.sheet] = _words_in(lines_of_words(own or grids))
        words, dated = around[origin.sheet]
        of_fide = origin.of_fide or words.of_fide
        dates = dates or dated * of_fide
        origin = replace(
            origin, of_fide=of_fide, updated=words.updated, tie_breaks=words.tie_breaks
        )
        sections.append(replace(section, origin=origin))
    return replace(event, sections=tuple(sections), dates=dates)


def _event(
    title: str,
    labels: Labels,
    pairs: Sequence[tuple[Grid, Settings]],
    faults: Sequence[Finding] = (),
    grids: Sequence[Grid] = (),
    prizes: PrizeTable | None = None,
) -> Event:
    refuse_many_tables(pairs)
    described = {grid.sheet for grid, settings in pairs if settings.cells}
    faults = [
        fault for fault in faults if fault.code != NO_SETTINGS or fault.where not in described
    ]
    read = []
    headless = []
    for grid, settings in pairs:
        if grid.apart and settings.of_teams:
            raise TieBreakError(f"{grid.sheet}: {_GAMES_OF_TEAMS}".lstrip(": "))
        section = _section(grid, settings, grids)
        if section is None:
            headless.append(Finding(ERROR, "no-crosstable", grid.sheet, NO_CROSSTABLE))
        else:
            read.append((section, settings, grid))
    if not read:
        raise no_crosstable(grids or [grid for grid, _ in pairs])
    fields = dict(labels.event)
    faults = [*faults, *_wrong_seal(labels)]
    if dates := next((grid.dates for grid, _ in pairs if grid.dates), ""):
        fields.setdefault("dates", dates)
    return Event(
        name=fields.pop("name", "") or title,
        sections=tuple(map(checked, _with_prizes(read, prizes))),
        faults=(*labels.faults, *faults, *headless),
        **fields,
    )


def _wrong_seal(labels: Labels) -> Iterator[Finding]:
    if seal := labels.event.get("seal"):
        try:
            seal_read(seal)
        except TieBreakError as error:
            yield Finding(ERROR, "seal", labels.places["seal"], str(error))


def _with_prizes(
    read: Sequence[tuple[Section, Settings, Grid]], table: PrizeTable | None
) -> list[Section]:
    blank = table is None or table.is_blank
    if blank and not any(settings.prizes for _, settings, _ in read):
        return [section for section, _, _ in read]
    from xltiebreak.tables.prizes import with_prizes  # late: most files state no prizes

    return with_prizes(read, table)


def _section(grid: Grid, settings: Settings, grids: Sequence[Grid]) -> Section | None:
    lists = lists_beside(grid, grids)
    if grid not in lists_of_teams(grids):
        return read_section(grid, settings, lists)
    from xltiebreak.tables.team_section import section_of_lists  # late: for teams alone

    return section_of_lists(lists, settings)


def checked(section: Section) -> Section:
    """Return the section without the lots, withdrawals and play-offs that cannot count, and with a
    fault for each of them."""
    return _playoffs_checked(_order_checked(_without_strangers(section)))


def _order_checked(section: Section) -> Section:
    """Return the section with a fault where its order changes at a place that nobody can have."""
    parts = two_orders(section.order)
    why = parts and beyond_all(parts.place, len(section.players))
    if not why:
        return section
    where = section.origin.labels.get("order", section.name)
    return replace(section, faults=(*section.faults, Finding(ERROR, "setting", where, why)))


def _playoffs_checked(section: Section) -> Section:
    """Return the section with a fault where a play-off contradicts the places."""
    if not section.playoff:
        return section
    how = ranked_by_score if section.has_only_scores else ranked
    try:
        competing_teams(how(section, AS_IN_THE_FILE))
    except PlayoffError as error:
        where = section.origin.labels.get("playoff", section.name)
        fault = Finding(ERROR, "playoff", where, error.reason)
        return replace(section, playoff="", faults=(*section.faults, fault))
    except TieBreakError:
        return section  # what is wrong beside it comes first
    return section


def _without_strangers(section: Section) -> Section:
    """Return the section without the lots and withdrawals that cannot count, and report each of
    them: they name unknown players, or stand in a Swiss."""
    labels, faults = section.origin.labels, []
    lots, withdrawn, noun = section.lots, section.withdrawn, section.origin.entry
    try:
        drawn(lots, section.crosstable.numbers)
    except TieBreakError as error:
        lots = ""
        faults.append(Finding(ERROR, "lots", labels.get("lots", section.name), str(error)))
    where = labels.get("withdrawn", section.name)
    if withdrawn and not section.is_roundrobin and section.prizes is None:
        message = (
            "withdrawals are stated for round-robins, where they may annul games, and for prizes; "
            "in a Swiss without prizes, the rounds after a withdrawal are entered as not paired. "
            "The label is passed over"
        )
        faults.append(Finding(WARNING, "withdrawn", where, message))
        withdrawn = ()
    known = section.crosstable.rows
    if strangers := [str(number) for number in withdrawn if number not in known]:
        message = (
            f"there is no {noun} {', '.join(strangers)} who could have withdrawn; correct the "
            "number"
        )
        faults.append(Finding(ERROR, "withdrawn", where, message))
    withdrawn = tuple(number for number in withdrawn if number in known and section.is_roundrobin)
    return replace(section, lots=lots, withdrawn=withdrawn, faults=(*section.faults, *faults))
