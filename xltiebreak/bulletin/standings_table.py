"""The results in order of places: who, the rounds, the score and the tie-breaks that separated tied
players, with a key; and columns that other tables use too."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from xltiebreak.bulletin.prizes import divides_equally
from xltiebreak.bulletin.results import Way, ways
from xltiebreak.bulletin.winners import prize_places
from xltiebreak.bulletin.word.across import across_the_page
from xltiebreak.bulletin.word.columns import (
    MARGINS,
    RESULT,
    Cell,
    Column,
    figures,
    natural_width,
    words,
)
from xltiebreak.bulletin.word.page import Room
from xltiebreak.bulletin.word.styles import INCH, Faces
from xltiebreak.bulletin.word.tables import Part, new_groups
from xltiebreak.bulletin.word.text import LINE_BREAK, Run, heading, run
from xltiebreak.bulletin.wording import (
    BOLD_DECIDED,
    EQUALLY,
    GAME_POINTS,
    MATCH_POINTS,
    definition,
    entry,
    name_head,
    order_used,
    score_head,
    titled,
)
from xltiebreak.event.figures import counted, listed, on_paper
from xltiebreak.event.section import Matches, Section
from xltiebreak.questions.plain_words import value_text
from xltiebreak.ranking.places import Standing, Step
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
    note = [*_key(standings, shown), *drawn.abbreviations(shown), _what_points_are(standings)]
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


def parting(tie_breaks: Sequence[TieBreak], steps: Sequence[Step]) -> list[TieBreak]:
    """Return those of the tie-breaks that separated tied players."""
    codes = {step.tie_break.code for step in steps if step.parted}
    return [tie_break for tie_break in tie_breaks if tie_break.code in codes]


def standings_title(standings: Standings, what: str = "") -> str:
    """Return ``Final standings``, or ``Standings`` with the rounds played so far; ``what`` makes it
    ``Final team standings``."""
    called = f"{what} standings".lstrip()
    if standings.is_final:
        return f"Final {called}"
    called = called.capitalize()
    return f"{called} after {standings.progress}" if standings.rounds else called


def _key(standings: Standings, shown: Sequence[TieBreak]) -> Iterator[str]:
    if standings.section.has_only_scores:
        yield from standings.rules_from
    elif not standings.rounds:
        yield "No round is complete yet."
    elif standings.ties:
        yield order_used(standings)
        if shown:
            yield BOLD_DECIDED
        if standings.is_final and divides_equally(standings):
            yield EQUALLY
    else:
        yield f"No two {entry(standings.section)}s have the same score."
    if any(row.values[tie_break.code] is None for row in standings.rows for tie_break in shown):
        yield "Dash: not needed, or no value."


def _what_points_are(standings: Standings) -> str:
    by, matches = standings.context.by, standings.section.matches
    if matches is None:
        return ""
    scale = by.scale
    lost = f", {on_paper(scale.loss)} for one lost" * (scale.loss != 0)
    sentences = (
        f"Match points: {on_paper(scale.win)} for a match won, {on_paper(scale.draw)} for one "
        f"drawn{lost}."
    )
    if by.knows_points:
        sentences += f" Game points: the points made inside the matches{_boards(matches)}."
    return sentences


def _boards(matches: Matches) -> str:
    """Return ``, at most 68 a match (boards worth 12, 11, … and 5)``; an empty text if no boards
    are stated."""
    if not matches.boards:
        return ""
    if len(set(matches.board_weights)) == 1:
        boards = counted(matches.boards, "board")
    else:
        boards = f"the boards are worth {listed([on_paper(weight) for weight in matches.weights])}"
    return f", at most {on_paper(matches.most)} a match ({boards})"


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


_NUMBER = re.compile(r" (?=\d)")


def places(faces: Faces, rows: Sequence[Standing], *, large: bool = False) -> Column:
    """Return the column of places, shared ones as ``3–4``."""
    faces, mark = (faces._replace(cell=faces.large), "Bulletin Large") if large else (faces, "")
    texts = [row.places for row in rows]
    return words(faces, "Place", texts, RESULT, emphasis=[mark] * len(rows))


def numbers(faces: Faces, rows: Sequence[Standing]) -> Column:
    """Return the column of pairing numbers."""
    return figures(faces, "No.", [str(row.player.number) for row in rows])


def names(
    faces: Faces, head: str, rows: Sequence[Standing], last: int, *, wraps: bool = True
) -> Column:
    """Return the column of names, in bold down to place ``last``; in a narrow table in two lines,
    if it ``wraps``."""
    return words(
        faces,
        head,
        [row.player.label for row in rows],
        wraps=wraps,
        share=8,
        emphasis=["Bulletin Strong" if 0 < row.place <= last else "" for row in rows],
    )


def ids(faces: Faces, rows: Sequence[Standing]) -> list[Column]:
    """Return the column of the members' ids; no column if nobody has one."""
    texts = [row.player.id for row in rows]
    return [words(faces, "ID", texts)] if any(texts) else []


def teams(
    faces: Faces, rows: Sequence[Standing], section: Section, *, wraps: bool = True
) -> list[Column]:
    """Return the column of clubs or teams, with the head of the file; no column if nobody has
    one."""
    texts = [row.player.team for row in rows]
    head = section.origin.team or "Team"
    return [words(faces, head, texts, wraps=wraps, share=5)] if any(texts) else []


def score(faces: Faces, head: str, rows: Sequence[Standing], *, large: bool = False) -> Column:
    """Return the column of the scores that decide the places."""
    mark = "Bulletin Large" if large else "Bulletin Strong"
    faces = faces._replace(cell=faces.large) if large else faces
    texts = [on_paper(row.score) for row in rows]
    return figures(faces, head, texts, share=2, emphasis=[mark] * len(rows))


def scores(
    standings: Standings,
    faces: Faces,
    rows: Sequence[Standing],
    head: str = "Score",
    emphasis: Sequence[str] = (),
    *,
    large: bool = False,
) -> list[Column]:
    """Return the columns of scores, the first under ``head``; in a team event match points and game
    points, first those that decide the places. ``emphasis`` holds a character style for each row of
    the other points."""
    columns = [score(faces, score_head(standings.section, head), rows, large=large)]
    by = standings.context.by
    if by.knows_points:
        other = MATCH_POINTS if columns[0].head == GAME_POINTS else GAME_POINTS
        texts = [on_paper(by.secondary.final[row.player.number]) for row in rows]
        columns.append(figures(faces, other, texts, share=2, emphasis=emphasis))
    return columns


def beside_the_scores(standings: Standings) -> list[TieBreak]:
    """Return the tie-breaks of the order, without those that :func:`scores` shows as points."""
    shown = standings.context.by.knows_points
    return [
        tie_break
        for tie_break in standings.order.tie_breaks
        if not (shown and _is_other_points(tie_break))
    ]


def decided_by_other_points(standings: Standings, row: Standing) -> bool:
    """Return whether a team's place was decided by the points that are only a tie-break."""
    return any(
        tie_break.code == row.decided_by and _is_other_points(tie_break)
        for tie_break in standings.order.tie_breaks
    )


def _is_other_points(tie_break: TieBreak) -> bool:
    return tie_break.system.code in ("GMP", "MPvGP")


def tie_break_head(tie_break: TieBreak) -> str:
    """Return a tie-break's name, with a number held on the line of the word before it."""
    return _NUMBER.sub("\N{NO-BREAK SPACE}", tie_break.name)


def tie_break_column(
    faces: Faces, tie_break: TieBreak, rows: Sequence[Standing], *, short: bool = False
) -> Column:
    """Return the values of one tie-break under its name or, ``short``, its code; those that decided
    a place stand out."""
    return figures(
        faces,
        tie_break.code if short else tie_break_head(tie_break),
        [value_text(row.values[tie_break.code], tie_break.system) for row in rows],
        share=2,
        emphasis=["Bulletin Decisive" if row.decided_by == tie_break.code else "" for row in rows],
    )
