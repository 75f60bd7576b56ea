"""The arithmetic of a tie: a table for each tie-break that was applied, with every figure used.

Most tables have a row for each tied player and a column for each round. Tie-breaks of teams with a
short calculation a round are in ``team_rounds``.
"""

from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.bulletin.standings_table import numbers
from xltiebreak.bulletin.team_rounds import round_by_round, shows_each_round
from xltiebreak.bulletin.tied_worksheets import (
    TiedWorksheets,
    amount_of,
    remarks,
    struck,
    taken_off,
    told_of_dropped,
    value_of,
)
from xltiebreak.bulletin.word.across import banded
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
from xltiebreak.bulletin.word.tables import Block, new_groups, table
from xltiebreak.bulletin.word.text import LINE_BREAK, Paragraph, Runs, run, text
from xltiebreak.bulletin.wording import by_name, entry, name_head, short_name, what_it_is
from xltiebreak.event.figures import on_paper
from xltiebreak.event.roundrobin import is_double
from xltiebreak.questions.plain_words import MEANS, value_text
from xltiebreak.ranking.places import Standing
from xltiebreak.rules.systems import System
from xltiebreak.rules.terms import Term
from xltiebreak.rules.worksheet import READ_OFF

MOST_ACROSS = 11
"""The most rounds printed side by side; more are printed under each other."""
_FEW = 3
"""The most tied players for whom opponents are given by name."""
_AIR = 2
"""How many times wider than needed columns are in tables with a row for each round."""
_NAMED = ((True, False), (True, True))
_NUMBERED = ((False, False), (False, True))
"""Whether opponents are named, and whether they are under the figure, which saves room."""
_MADE_OF = 3 * INCH


def arithmetic(
    compared: Sequence[TiedWorksheets], room: Room, explained: set[int], defined: set[str]
) -> list[Block]:
    """Return a table with its caption and note for each tie-break that separated tied players. A
    tie-break that left all level gets a sentence in the next caption.

    ``explained`` are opponents whose adjusted scores are explained before, ``defined`` the
    definitions in earlier captions; those made here are added to it.
    """
    explained_so_far = set(explained)
    printed: list[Block] = []
    level: Runs = ()
    for sheets in compared:
        if sheets.has_table:
            runs = level + _named(sheets, defined)
            printed.append(Paragraph("Bulletin Caption", runs, keep_next=True))
            printed += _drawn(sheets, room, explained_so_far)
            level = ()
        else:
            level += run(sheets.tie_break.name, "Bulletin Strong") + run(f": {_level(sheets)}  ")
    if level:
        printed.append(Paragraph("Bulletin Caption", level))
    return printed


def _named(compared: TiedWorksheets, defined: set[str]) -> Runs:
    """Return a caption such as ``Solkoff (US Chess 34E2): the sum of the opponents' scores.``. Only
    the first caption of a tie-break defines it, and is then added to ``defined``."""
    tie_break, remark = compared.tie_break, compared.any_worksheet.remark
    name = run(tie_break.name, "Bulletin Strong")
    here = f" Here {remark}." if remark else ""
    definition = f"{_reference(compared)} {_definition(compared)}{here}"
    if f"{tie_break.name}{definition}" in defined:
        return name + run(_reference(compared).removesuffix(":"))
    defined.add(f"{tie_break.name}{definition}")
    return name + run(definition)


def _reference(compared: TiedWorksheets) -> str:
    tie_break, edition = compared.tie_break, compared.standings.edition
    return f"{tie_break.named_under(edition.family).removeprefix(tie_break.name)}:"


def _definition(compared: TiedWorksheets) -> str:
    """Return what the tie-break adds up. Modified Median drops other scores for each kind of
    player, so its line is about these players."""
    if not compared.tells_what_it_leaves_out:
        return what_it_is(compared.tie_break)
    return f"the opponents’ scores added up, {told_of_dropped(compared)}."


def _drawn(compared: TiedWorksheets, room: Room, explained: set[int]) -> list[Block]:
    if any(term.round is None for term in compared.all_terms):
        return _table(compared, _read_off(compared, room.faces), room, explained)
    if shows_each_round(compared.standings, compared.tie_break):
        return round_by_round(compared, room)
    return _side_by_side(compared, room, explained)


def _level(compared: TiedWorksheets) -> str:
    """Return ``level, 14 each.``; without values, the reason why there are none."""
    if not compared.all_terms:
        of_nobody = (
            compared.tie_break in compared.standings.without_value
        )  # explained under the standings
        why = "" if of_nobody else f"; {compared.any_worksheet.why_none(on_paper)}"
        return f"no value{why}."
    for sheet in compared.worksheets.values():
        if sheet.value is None:
            return f"level, as a count is missing ({sheet.why_none(on_paper)})."
    if len(compared.parted) > 1:
        return "level."
    return f"level, {value_of(compared, compared.rows[0])} each."


def _table(
    compared: TiedWorksheets,
    columns: Sequence[Column],
    room: Room,
    explained: set[int],
    *,
    named: bool = True,
) -> list[Block]:
    note = " ".join(remarks(compared, explained, named=named))
    note = " ".join(filter(None, [_rest(compared), note]))
    drawn = table(
        columns,
        room.upright,
        f"{compared.tie_break.name}, {compared.tie.in_words}",
        f"One row for each tied {entry(compared.section)}: what each round gives to the tie-break, "
        "and the value.",
        ruled=new_groups([compared.groups[row.player.number] for row in compared.rows]),
    )
    return [drawn, *([text("Bulletin Note", note)] if note else [])]


def _rest(compared: TiedWorksheets) -> str:
    """Return the best value of the players without a row: ``21 more players: 13½ or less.``"""
    values = [
        value
        for row in compared.left_out
        if (value := row.values[compared.tie_break.code]) is not None
    ]
    if not compared.left_out:
        return ""
    more = f"{len(compared.left_out)} more {entry(compared.section)}"
    more += "s" * (len(compared.left_out) > 1)
    if not values:
        return f"{more}: not shown."
    higher = compared.tie_break.higher_is_better
    best = value_text(max(values) if higher else min(values), compared.tie_break.system)
    others = f" or {'less' if higher else 'more'}" * (len(compared.left_out) > 1)
    return f"{more}: {best}{others}."


def _who(compared: TiedWorksheets, faces: Faces) -> list[Column]:
    names = [row.player.label for row in compared.rows]
    head = name_head(compared.section)
    return [numbers(faces, compared.rows), words(faces, head, names, wraps=True, share=4)]


def _what(compared: TiedWorksheets, faces: Faces) -> list[Column]:
    made = _made_of_rounds(compared.tie_break.system)
    values = [value_of(compared, row) for row in compared.rows]
    places = [row.places for row in compared.rows]
    return [
        figures(faces, made, values, emphasis=["Bulletin Strong"] * len(values)),
        words(faces, "Place", places, RESULT),
    ]


def _made_of_rounds(system: System) -> str:
    combine = system.combine
    return "Average" if combine in MEANS else "Value" if combine is READ_OFF else "Total"


def _side_by_side(compared: TiedWorksheets, room: Room, explained: set[int]) -> list[Block]:
    """Return a table with a row for each tied player and the opponent under each figure: by name in
    small ties, else by number. Long events, double round-robins and teams get a row for each
    round."""
    section = compared.section
    rounds = section.crosstable.complete_rounds
    if len(rounds) > MOST_ACROSS or section.matches is not None or is_double(section):
        return _rounds_down(compared, rounds, room, explained)
    few = len(compared.tie.standings) <= _FEW
    for named, under in (*_NAMED[: 2 * few], *_NUMBERED):
        columns = [
            *_who(compared, room.faces),
            *(_round(compared, round, room.faces, under, named) for round in rounds),
            *_less(compared, room.faces),
            *_what(compared, room.faces),
        ]
        if natural_width(columns) <= room.upright:
            return _table(compared, columns, room, explained, named=named)
    return _rounds_down(compared, rounds, room, explained)


def _rounds_down(
    compared: TiedWorksheets, rounds: Sequence[int], room: Room, explained: set[int]
) -> list[Block]:
    """Return tables with a column for each tied player and a row for each round, total and
    place."""
    faces = room.faces
    again = {
        row.player.number: taken_off(compared.terms[row.player.number]) for row in compared.rows
    }
    less = ["Less"] * any(again.values())
    made = _made_of_rounds(compared.tie_break.system)
    few = len(compared.tie.standings) <= _FEW
    columns = []
    for row in compared.rows:
        cells = [_figure_of(compared, row, round, named=few) for round in rounds]
        taken = again[row.player.number]
        off = on_paper(sum(term.amount for term in taken)) if taken else ""
        texts = [figure + small for figure, small, _ in cells]
        wide = max(faces.cell.width(text) for text in [*texts, ""]) + MARGINS
        head = row.player.label
        columns.append(
            Column(
                head,
                [
                    *(cell for *_, cell in cells),
                    *[Cell(run(off))] * len(less),
                    Cell(run(value_of(compared, row), "Bulletin Strong")),
                    Cell(run(row.places)),
                ],
                max(wide, faces.head.longest_word(head, bold=True) + MARGINS),
                RESULT,
            )
        )
    marks = [*(f"R{round}" for round in rounds), *less, made, "Place"]
    note = " ".join(filter(None, [_rest(compared), *remarks(compared, explained, named=few)]))
    first = words(faces, "Round", marks, share=0)
    wide = first.width + _AIR * sum(column.width for column in columns)
    drawn = banded(
        [first],
        columns,
        (),
        min(wide, room.upright),
        f"{compared.tie_break.name}, {compared.tie.in_words}",
        f"One column for each tied {entry(compared.section)}, one row for each round: what it "
        "gives to the tie-break; then the value and the place.",
        ruled={len(rounds)},
        keep_whole=True,
    )
    return [*drawn, *([text("Bulletin Note", note)] if note else [])]


def _round(compared: TiedWorksheets, round: int, faces: Faces, under: bool, named: bool) -> Column:
    cells = []
    needs = faces.head.width(f"R{round}", bold=True)
    for row in compared.rows:
        figure, small, cell = _figure_of(compared, row, round, named=named, under=under)
        cells.append(cell)
        sizes = faces.cell.width(figure), faces.small.width(small)
        needs = max(needs, max(sizes) if under else sum(sizes))
    return Column(f"R{round}", cells, needs + MARGINS, RESULT)


def _figure_of(
    compared: TiedWorksheets, row: Standing, round: int, *, named: bool, under: bool = False
) -> tuple[str, str, Cell]:
    """Return a round's figure, the small print behind it (opponent or own result), and both as a
    cell."""
    term = compared.term(row, round)
    figure = amount_of(compared, term)
    star = "*" if term and compared.is_starred(row, term) else ""
    small = ("" if under else " ") + _whose(compared, row, round, term, named=named)
    runs = (
        run(figure, struck(term))
        + (run(star) if star else ())
        + (LINE_BREAK if under else ())
        + run(small, "Bulletin Small")
    )
    return figure + star, small, Cell(runs)


def _whose(
    compared: TiedWorksheets, row: Standing, round: int, term: Term | None, *, named: bool
) -> str:
    """Return the opponent, ``v 4`` or ``Castellano``, for a figure taken from the opponent, else
    the player's own result as in the crosstable."""
    if term and term.opponent and compared.tie_break.system.of_opponents:
        if named:
            return short_name(compared.section, term.opponent)
        return f"v\N{NO-BREAK SPACE}{term.opponent}"
    return compared.own_result(row.player.number, round)


def _less(compared: TiedWorksheets, faces: Faces) -> list[Column]:
    """Return a column of the amounts that are subtracted again; no column if there are none."""
    again = [taken_off(compared.terms[row.player.number]) for row in compared.rows]
    if not any(again):
        return []
    cells, needs = [], 0
    for terms in again:
        amount = on_paper(sum(term.amount for term in terms)) if terms else ""
        rounds = "  " + ", ".join(f"R{term.round}" for term in terms)
        cells.append(Cell(run(amount) + run(rounds, "Bulletin Small")))
        needs = max(needs, faces.cell.width(amount) + faces.small.width(rounds))
    head = faces.head.width("Less", bold=True)
    return [Column("Less", cells, max(needs, head) + MARGINS, RESULT, least=head + MARGINS)]


def _read_off(compared: TiedWorksheets, faces: Faces) -> list[Column]:
    """Return the columns of a tie-break that is not added up round by round, such as drawn lots."""
    made_of = [_made_of(compared, row.player.number) for row in compared.rows]
    return [
        *_who(compared, faces),
        words(faces, "Made of", made_of, most=_MADE_OF, share=3),
        *_what(compared, faces),
    ]


def _made_of(compared: TiedWorksheets, number: int) -> str:
    """Return ``1594 (average of 1600 and 1588) + 149 (3½ of 5 is 70%)``, or the only reason."""
    terms = compared.terms[number]
    if len(terms) < 2:
        reason = "".join(term.reasons.shown(on_paper) for term in terms)
        return by_name(compared.section, reason) or compared.worksheets[number].missing
    made = ""
    for term in terms:
        sign = (" − " if term.amount < 0 else " + ") if made else "−" * (term.amount < 0)
        amount = compared.term_text(max(term.amount, -term.amount))
        made += f"{sign}{amount} ({term.reasons.shown(on_paper)})"
    return made
