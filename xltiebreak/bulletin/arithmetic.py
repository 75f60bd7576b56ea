"""The arithmetic of a tie: a table for each tie-break that was looked at, with every figure that
it is made of.

Most have one row for each of the tied and a column for each round. Tie-breaks of teams whose rounds
are a short calculation each have a small table for each team, with a row for each round.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from xltiebreak.bulletin.columns import numbers
from xltiebreak.bulletin.tied_worksheets import (
    TIED,
    TiedWorksheets,
    own_rounds,
    remarks,
    taken_off,
    what_does_not_count,
)
from xltiebreak.bulletin.word.fonts import INCH, Faces
from xltiebreak.bulletin.word.markup import LINE_BREAK, paragraph, run, text
from xltiebreak.bulletin.word.page import Room
from xltiebreak.bulletin.word.tables import (
    MARGINS,
    RESULT,
    Block,
    Cell,
    Column,
    figures,
    natural_width,
    new_groups,
    side_by_side,
    table,
    words,
)
from xltiebreak.bulletin.wording import entry, name_head, term_text
from xltiebreak.event.figures import on_paper
from xltiebreak.questions.plain_words import MEANS, NO_VALUE, value_text
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import System, TieBreak
from xltiebreak.rules.terms import Term
from xltiebreak.rules.worksheet import READ_OFF

_NAME = round(1.35 * INCH)
_MADE_OF = 3 * INCH
_OPPONENT = round(1.1 * INCH)
_TIMES = " × "

_FACTORS = {
    "IHSA": ("Points in match", "Opponent’s tournament points", "÷\u00a0100\u00a0="),
    "USAT": ("Points in match", "Opponent’s tournament points", "Product"),
}
"""The heads over two factors and what they make."""

_CALCULATED = frozenset({"PI", "SSSC", "EMMSB", "EMGSB", "EGMSB", "EGGSB"})
"""Tie-breaks whose rounds are a short calculation each."""


def arithmetic(compared: Sequence[TiedWorksheets], room: Room, explained: set[int]) -> str:
    """A table for each of these, with the line under it.

    ``explained`` are the opponents whose adjusted scores are told further up.
    """
    told = set(explained)
    last = len(compared) - 1
    return "".join(
        _written(one, room, told, more_follows=k < last) for k, one in enumerate(compared)
    )


def shows_each_round(standings: Standings, one: TieBreak) -> bool:
    """Whether each of the tied teams has a table of its own."""
    code = one.system.code
    return standings.context.by.of_teams and (code in _FACTORS or code in _CALCULATED)


def is_by_tournament_points(one: TieBreak) -> bool:
    """Whether it speaks of tournament points, which are not always the match points."""
    return one.system.code in _FACTORS


def _written(compared: TiedWorksheets, room: Room, told: set[int], more_follows: bool) -> str:
    """The table and the line under it; adds to ``told`` whose scores it tells."""
    if not compared.all_terms:
        nothing = run(f"{compared.any_worksheet.sentence(on_paper)}.")
        return paragraph("Bulletin Text", nothing, keep_next=more_follows)
    if any(term.round is None for term in compared.all_terms):
        drawn = _table(compared, _read_off(compared, room.faces), room, told)
    elif shows_each_round(compared.standings, compared.one):
        drawn = _round_by_round(compared, room)
    else:
        drawn = _side_by_side(compared, room, told)
    return text("Bulletin Caption", _caption(compared)) + drawn


def _caption(compared: TiedWorksheets) -> str:
    """``Solkoff, US Chess 34E2: parts some of them``"""
    one, remark = compared.one, compared.any_worksheet.remark
    named = f"{one.name} ({remark})" if remark else one.name
    outcome = (
        "leaves them level"
        if not any(compared.parted)
        else "decides"
        if all(compared.place(row) != TIED for row in compared.rows)
        else "parts some of them"
    )
    return f"{named}, {one.system.reference}: {outcome}"


def _table(compared: TiedWorksheets, columns: Sequence[Column], room: Room, told: set[int]) -> str:
    note = " ".join(remarks(compared, told))
    drawn = table(
        columns,
        room.upright,
        f"{compared.one.name}, places {compared.tie.place}–{compared.tie.last_place}",
        f"One row for each tied {entry(compared.section)}: what each round gives to the tie-break, "
        "and the value.",
        ruled=new_groups([compared.groups[row.player.number] for row in compared.rows]),
        keep_with_next=bool(note),
    )
    return drawn + (text("Bulletin Note", note) if note else "")


def _who(compared: TiedWorksheets, faces: Faces) -> list[Column]:
    names = [row.player.label for row in compared.rows]
    head = name_head(compared.section)
    return [numbers(faces, compared.rows), words(faces, head, names, most=_NAME)]


def _what(compared: TiedWorksheets, faces: Faces) -> list[Column]:
    """The values, under what the figures of the rounds make, and the places."""
    combine = compared.one.system.combine
    made = "Average" if combine in MEANS else "Value" if combine is READ_OFF else "Total"
    values = [_value(compared, row) for row in compared.rows]
    places = [compared.place(row) for row in compared.rows]
    return [
        figures(faces, made, values, emphasis=["Bulletin Strong"] * len(values)),
        words(faces, "Place", places, RESULT),
    ]


def _value(compared: TiedWorksheets, row: Standing) -> str:
    return value_text(compared.worksheets[row.player.number].value, compared.one.system)


def _amount(system: System, term: Term | None) -> str:
    """What a round gives, a dash where it does not count."""
    return NO_VALUE if term is None or _is_idle(term) else term_text(term.amount, system)


def _is_idle(term: Term) -> bool:
    """Whether a round was never a candidate."""
    return bool(term.drop and not term.drop.which)


def _struck(term: Term | None) -> str:
    """The style of a figure that was dropped."""
    return "Bulletin Dropped" if term and term.drop and term.drop.which else ""


def _side_by_side(compared: TiedWorksheets, room: Room, told: set[int]) -> str:
    """The table with whose score it is beside each figure, or under it to save room; the same
    arithmetic in sentences where there are more rounds than either has room for."""
    rounds = compared.section.crosstable.complete_rounds
    for under in (False, True):
        columns = [
            *_who(compared, room.faces),
            *(_round(compared, round, room.faces, under) for round in rounds),
            *_less(compared, room.faces),
            *_what(compared, room.faces),
        ]
        if natural_width(columns) <= room.upright:
            return _table(compared, columns, room, told)
    return "".join(text("Bulletin Key", sentence) for sentence in _sentences(compared))


def _sentences(compared: TiedWorksheets) -> Iterator[str]:
    for row in compared.rows:
        sentence = compared.worksheets[row.player.number].sentence(on_paper)
        yield f"{row.player.label} ({compared.place(row)}): {sentence}."


def _round(compared: TiedWorksheets, round: int, faces: Faces, under: bool) -> Column:
    """What one round gives to each player, and whose score or which result it is."""
    cells = []
    needs = faces.head.width(f"R{round}", bold=True)
    for row in compared.rows:
        term = compared.term(row, round)
        figure = _amount(compared.one.system, term)
        star = "*" if term and compared.is_starred(row, term) else ""
        small = ("" if under else " ") + _whose(compared, row, round, term)
        cells.append(
            Cell(
                run(figure, _struck(term))
                + (run(star) if star else "")
                + (LINE_BREAK if under else "")
                + run(small, "Bulletin Small")
            )
        )
        sizes = faces.cell.width(figure + star), faces.small.width(small)
        needs = max(needs, max(sizes) if under else sum(sizes))
    return Column(f"R{round}", cells, needs + MARGINS, RESULT)


def _whose(compared: TiedWorksheets, row: Standing, round: int, term: Term | None) -> str:
    """``v 4`` where the figure is the opponent's, else the result as in the crosstable."""
    if term and term.opponent and compared.one.system.of_opponents:
        return f"v\N{NO-BREAK SPACE}{term.opponent}"
    return compared.own_result(row.player.number, round)


def _less(compared: TiedWorksheets, faces: Faces) -> list[Column]:
    """What is taken off again, where anything is."""
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
    """The columns of figures that are not made round by round, such as drawn lots."""
    made_of = [_made_of(compared, row.player.number) for row in compared.rows]
    return [
        *_who(compared, faces),
        words(faces, "Made of", made_of, most=_MADE_OF, share=3),
        *_what(compared, faces),
    ]


def _made_of(compared: TiedWorksheets, number: int) -> str:
    """``1594 (average of 1600 and 1588) + 149 (3½ of 5 is 70%)``, or the one reason."""
    terms = compared.terms[number]
    if len(terms) < 2:
        said = "".join(term.reasons.shown(on_paper) for term in terms)
        return said or compared.worksheets[number].missing
    made = ""
    for term in terms:
        sign = (" − " if term.amount < 0 else " + ") if made else "−" * (term.amount < 0)
        amount = term_text(max(term.amount, -term.amount), compared.one.system)
        made += f"{sign}{amount} ({term.reasons.shown(on_paper)})"
    return made


def _round_by_round(compared: TiedWorksheets, room: Room) -> str:
    """The small tables of the teams, with a row for each round."""
    one = compared.one
    notes = [
        *what_does_not_count(compared),
        *own_rounds(compared, _behind_the_calculation),
        *_opponents_figures(compared),
        *_rounding(compared),
    ]
    drawn = side_by_side(
        [_block(compared, row, room.faces) for row in compared.rows],
        room.upright,
        f"{one.name}, {', '.join(row.player.label for row in compared.rows)}",
        "One row for each round: the opponent, what the round is made of, and what it gives; "
        "then the total.",
        keep_with_next=bool(notes),
    )
    return drawn + (text("Bulletin Note", " ".join(notes)) if notes else "")


def _block(compared: TiedWorksheets, row: Standing, faces: Faces) -> Block:
    """The table of one team."""
    terms, system = compared.terms[row.player.number], compared.one.system
    *heads, product = _FACTORS.get(system.code, ("Made of", "Gives"))
    made = [_made(term, two_factors=len(heads) > 1) for term in terms]
    amounts = [_amount(system, term) for term in terms]
    return [
        words(faces, "Rd", [*(str(term.round or "") for term in terms), ""]),
        _opponents(compared, row, faces),
        *(words(faces, head, [*(parts[k] for parts in made), ""]) for k, head in enumerate(heads)),
        figures(
            faces,
            product,
            [*amounts, _value(compared, row)],
            emphasis=[*map(_struck, terms), "Bulletin Strong"],
        ),
    ]


def _opponents(compared: TiedWorksheets, row: Standing, faces: Faces) -> Column:
    """``W12 Elm Park`` for each round, in a round-robin ``1 v 12 Elm Park``, under the team
    itself."""
    number, place = row.player.number, compared.place(row)
    placed = place if place == TIED else f"place\N{NO-BREAK SPACE}{place}"
    texts = []
    for term in compared.terms[number]:
        result = compared.own_result(number, term.round)
        name = compared.section.by_number[term.opponent].label if term.opponent else ""
        texts.append(" ".join(filter(None, [result, name])))
    return words(
        faces,
        f"{number} {row.player.label}, {placed}",
        [*texts, "Average" if compared.one.system.combine in MEANS else "Total"],
        most=_OPPONENT,
        share=4,
        emphasis=[*([""] * len(texts)), "Bulletin Strong"],
    )


def _made(term: Term, two_factors: bool) -> Sequence[str]:
    """``(50 + 10) ×`` and ``(4² + 1)``, or the whole calculation; a star where the opponent's
    figure is not the plain one."""
    if _is_idle(term):
        return [NO_VALUE, NO_VALUE]
    star = "*" if term.opponent and _behind_the_calculation(term) else ""
    calculation = _calculation(term)
    if not two_factors:
        return [calculation + star]
    first, times, second = calculation.rpartition(_TIMES)
    return [first + times.rstrip(), second + star]


def _calculation(term: Term) -> str:
    """``(50 + 10) × (4² + 1)``; what came of the game stands beside it, the division in the head
    of the column."""
    template = term.words.template.removesuffix(" ÷ 100")
    return term.words._replace(template=template.rpartition(", ")[2]).first(on_paper)


def _behind_the_calculation(term: Term) -> str:
    """Why the opponent's figure, or that of a round without one, is not the plain one."""
    return term.words.more.shown(on_paper) if term.words.more else ""


def _opponents_figures(compared: TiedWorksheets) -> Iterator[str]:
    remarked = {
        term.opponent: f"No. {term.opponent} ({_behind_the_calculation(term)})"
        for term in compared.all_terms
        if term.opponent and _behind_the_calculation(term)
    }
    if remarked:
        yield f"* {'; '.join(remarked[opponent] for opponent in sorted(remarked))}."


def _rounding(compared: TiedWorksheets) -> Iterator[str]:
    """Why a total may be .01 off the sum of what is printed above it."""
    system = compared.one.system
    step = Fraction(1, 10**system.digits)
    if any(Fraction(term.amount) % step for term in compared.all_terms):
        what = "average" if system.combine in MEANS else "total"
        yield f"The rounds are printed rounded; the {what} is made from the exact figures."
