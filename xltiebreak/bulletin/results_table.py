"""The results in order of places: who, the rounds, the score and the tie-breaks that separated tied
players, as much as an upright page has room for; and the crosstable for what has none."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from xltiebreak.bulletin.results import Way, ways
from xltiebreak.bulletin.standings_table import (
    beside_the_scores,
    decided_by_other_points,
    ids,
    key_of,
    names,
    numbers,
    parting,
    places,
    scores,
    standings_title,
    teams,
    tie_break_column,
    what_points_are,
)
from xltiebreak.bulletin.winners import prize_places
from xltiebreak.bulletin.word.across import across_the_page
from xltiebreak.bulletin.word.columns import (
    MARGINS,
    Cell,
    Column,
    figures,
    natural_width,
)
from xltiebreak.bulletin.word.page import Room
from xltiebreak.bulletin.word.styles import INCH, Faces
from xltiebreak.bulletin.word.tables import Part, new_groups
from xltiebreak.bulletin.word.text import LINE_BREAK, Run, heading, run
from xltiebreak.bulletin.wording import (
    definition,
    entry,
    name_head,
    titled,
)
from xltiebreak.event.section import Section
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import TieBreak


class Results(NamedTuple):
    """A table in order of places, and whether it ``lacks_results``, as it would not fit an upright
    page with them."""

    part: Part
    lacks_results: bool


def standings_table(
    standings: Standings,
    level: int,
    room: Room,
    explained: Collection[str] = (),
    *,
    ids: bool = False,
) -> Results:
    """Return the table with its key, on an upright page; tie-breaks too many for it go into further
    tables. ``ids`` prints the members' ids, the key omits tie-breaks whose codes are in
    ``explained``."""
    rows, faces, section = standings.rows, room.faces, standings.section
    shown = parting(beside_the_scores(standings), standings.steps)
    by_other_points = [decided_by_other_points(standings, row) for row in rows]
    points = scores(
        standings,
        faces,
        rows,
        emphasis=["Bulletin Decisive" * is_decisive for is_decisive in by_other_points],
        large=True,
    )
    first = [places(faces, rows, large=True), numbers(faces, rows)]
    left = list(who(standings, room, rows, first, prize_places(standings), with_ids=ids))
    *_, narrowest = layouts = list(_layouts(standings, faces, left, points, shown))
    drawn = next((layout for layout in layouts if layout.width <= room.upright), narrowest)
    way, spare = drawn.way, max(room.upright - drawn.width, 0)
    note = [*key_of(standings, shown), *drawn.abbreviations(shown), what_points_are(standings)]
    family = standings.edition.family
    defined = [definition(each, family) for each in shown if each.code not in explained]
    results = f"; {way.what}" * bool(way.columns)
    table = across_the_page(
        [*_with_longer_clubs(drawn.left, spare, faces, rows), *way.columns, *points],
        drawn.tie_breaks,
        (),
        room,
        titled("Standings", section),
        f"One row for each {entry(section)} in order of places{results}; then the score and each "
        "tie-break that parted some. A thin line parts one score from the next.",
        ruled=new_groups([row.score for row in rows]),
        notes=[" ".join(filter(None, note)), *way.notes, *defined],
        may_turn=False,
    )
    lacks_results = layouts[0].way.columns and not way.columns
    return Results(table.under(heading(level, standings_title(standings))), bool(lacks_results))


class _Layout(NamedTuple):
    left: Sequence[Column]
    way: Way
    points: Sequence[Column]
    tie_breaks: Sequence[Column]

    @property
    def width(self) -> int:
        """The least width of the whole table."""
        return natural_width([*self.left, *self.way.columns, *self.points, *self.tie_breaks])

    def abbreviations(self, shown: Sequence[TieBreak]) -> Iterator[str]:
        """Yield what the heads of the tie-breaks stand for, if they are codes."""
        meant = [
            f"{column.head} is {tie_break.name}"
            for column, tie_break in zip(self.tie_breaks, shown)
            if column.head == tie_break.code != tie_break.name
        ]
        if meant:
            yield f"{', '.join(meant)}."


def _layouts(
    standings: Standings,
    faces: Faces,
    lefts: Sequence[Sequence[Column]],
    points: Sequence[Column],
    shown: Sequence[TieBreak],
) -> Iterator[_Layout]:
    """Yield the tables from the widest to the narrowest: long heads of tie-breaks and colors give
    way first, then clubs, then names, and at last the results, which are found in the
    crosstable."""
    rows = standings.rows
    heads = [_tie_breaks(faces, shown, rows, short=short) for short in (False, True)]
    nothing = Way((), "", ())
    results = [way for way in ways(standings, faces, rows, without_colours=True) if way.columns]
    if standings.section.has_only_scores:
        results = []
    for shown_results in (results, [nothing]):
        for left in lefts[:-1]:
            for way in shown_results:
                for tie_breaks in heads:
                    yield _Layout(left, way, points, tie_breaks)
        yield from (_Layout(lefts[-1], way, points, heads[-1]) for way in shown_results[-1:])


def _tie_breaks(
    faces: Faces, shown: Sequence[TieBreak], rows: Sequence[Standing], *, short: bool = False
) -> list[Column]:
    return [tie_break_column(faces, tie_break, rows, short=short) for tie_break in shown]


def who(
    standings: Standings,
    room: Room,
    rows: Sequence[Standing],
    first: Sequence[Column],
    last: int,
    *,
    with_ids: bool,
) -> Iterator[list[Column]]:
    """Yield the columns about the players, the widest first: each in a line; clubs in two; clubs in
    small print under the names; names in two lines, then in more."""
    faces, section = room.faces, standings.section
    head, ratings = name_head(section), [row.player.rated for row in rows]
    between = [
        *(ids(faces, rows) if with_ids else []),
        *([figures(faces, "Rating", ratings, share=0)] if any(ratings) else []),
    ]
    in_a_line = names(faces, head, rows, last, wraps=False)
    clubs = teams(faces, rows, section, wraps=False)
    yield [*first, in_a_line, *between, *clubs]
    if clubs:
        yield [*first, in_a_line, *between, *teams(faces, rows, section)]
        for most in (room.upright, _CLUB):
            yield [*first, _above_clubs(faces, in_a_line, rows, section, most), *between]
    in_two_lines = names(faces, head, rows, last)
    longest_word = max(faces.cell.longest_word(row.player.label, bold=True) for row in rows)
    in_more = replace(in_two_lines, least=min(in_two_lines.least, longest_word + MARGINS))
    for column in (in_two_lines, in_more):
        yield [*first, _above_clubs(faces, column, rows, section, _CLUB), *between]


_CLUB = round(1.1 * INCH)
"""How much of a club's name is printed at least."""


def _above_clubs(
    faces: Faces, names: Column, rows: Sequence[Standing], section: Section, most: int
) -> Column:
    """Return the column of names with the clubs under them, cut where they are wider than the names
    and ``most`` twips."""
    clubs = [row.player.team for row in rows]
    if not any(clubs):
        return names
    needs = max(faces.small.width(club) for club in clubs) + MARGINS
    least = max(names.narrowest, min(needs, most))
    cells = _with_clubs(faces, names.cells, rows, least)
    head = f"{names.head}, {(section.origin.team or 'Team').lower()}"
    return replace(names, head=head, cells=cells, least=least, width=max(names.width, least))


def _with_longer_clubs(
    left: Sequence[Column], spare: int, faces: Faces, rows: Sequence[Standing]
) -> list[Column]:
    """Return the columns; clubs under names are cut later if the table has width to spare."""
    under = LINE_BREAK[0]
    at = next((k for k, each in enumerate(left) if under in _runs(each)), None)
    if at is None:
        return list(left)
    least = left[at].narrowest + spare
    alone = [
        cell._replace(runs=cell.runs[: cell.runs.index(under)]) if under in cell.runs else cell
        for cell in left[at].cells
    ]
    cells = _with_clubs(faces, alone, rows, least)
    wide = replace(left[at], cells=cells, least=least, width=max(left[at].width, least))
    return [*left[:at], wide, *left[at + 1 :]]


def _runs(column: Column) -> list[Run]:
    return [run for cell in column.cells for run in cell.runs]


def _with_clubs(
    faces: Faces, names: Sequence[Cell], rows: Sequence[Standing], width: int
) -> list[Cell]:
    clubs = (faces.small.shortened(row.player.team, width - MARGINS) for row in rows)
    return [
        cell._replace(runs=cell.runs + LINE_BREAK + run(club, "Bulletin Small")) if club else cell
        for cell, club in zip(names, clubs)
    ]


def crosstable(standings: Standings, level: int, room: Room, *, ids: bool = False) -> Part:
    """Return the table with the key to its letters, on a turned page if it needs one; a grid if
    everybody met everybody. ``ids`` also prints the members' ids."""
    faces, section = room.faces, standings.section
    rows = sorted(standings.rows, key=lambda row: row.player.number)
    right = [*scores(standings, faces, rows, "Total"), places(faces, rows)]
    pairs = [
        (left, way)
        for way in ways(standings, faces, rows)
        for left in who(standings, room, rows, [numbers(faces, rows)], 0, with_ids=ids)
    ]
    left, way = next(
        (
            (left, way)
            for left, way in pairs
            if natural_width([*left, *way.columns, *right]) <= room.upright
        ),
        pairs[0],
    )
    return across_the_page(
        left,
        way.columns,
        right,
        room,
        titled("Crosstable", section),
        f"One row for each {entry(section)} in order of the pairing numbers, {way.what}; then "
        "total and place.",
        notes=way.notes,
    ).under(heading(level, "Crosstable"))
