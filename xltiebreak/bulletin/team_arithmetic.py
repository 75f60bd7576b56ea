"""A small table for each tied team: the arithmetic of its rounds, as the IHSA prints it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from xltiebreak.bulletin.remarks import marked, not_counted, struck_out
from xltiebreak.bulletin.word.fonts import INCH, Faces
from xltiebreak.bulletin.word.markup import text
from xltiebreak.bulletin.word.tables import Block, Column, figures, side_by_side, words
from xltiebreak.bulletin.wording import (
    MEANS,
    NO_VALUE,
    small_text,
    term_text,
    value_text,
    with_fractions,
)
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.systems import TieBreak
from xltiebreak.rules.terms import Term
from xltiebreak.rules.worksheet import Worksheet

_OPPONENT = round(1.1 * INCH)
_TIMES = " × "

_FACTORS = {
    "IHSA": ("Points in match", "Opponent’s tournament points", "÷\u00a0100\u00a0="),
    "USAT": ("Points in match", "Opponent’s tournament points", "Product"),
}
"""The heads over the two factors and what they make."""

_MADE_OF = frozenset({"PI", "SSSC", "EMMSB", "EMGSB", "EGMSB", "EGGSB"})
"""Tie-breaks whose rounds are a short calculation each."""


def has_worksheets(standings: Standings, one: TieBreak) -> bool:
    """Whether each team's rounds are worth a table of their own."""
    code = one.system.code
    return standings.context.by.of_teams and (code in _FACTORS or code in _MADE_OF)


def is_by_tournament_points(one: TieBreak) -> bool:
    """Whether it speaks of tournament points, which are not always the match points."""
    return one.system.code in _FACTORS


def worksheets(
    standings: Standings,
    one: TieBreak,
    rows: Sequence[Standing],
    place: Callable[[Standing], str],
    width: int,
    faces: Faces,
) -> str:
    """The tables of these teams with the line under them; ``place`` tells what the tie-break made
    of a team."""
    sheets = {row.player.number: standings.worksheet(row.player.number, one) for row in rows}
    blocks = [_block(standings, one, row, place(row), sheets, faces) for row in rows]
    note = " ".join(filter(None, [_notes(standings, sheets), _rounding(one, sheets)]))
    drawn = side_by_side(
        blocks,
        width,
        f"{one.name}, {', '.join(row.player.label for row in rows)}",
        "One row for each round: the opponent, what the round is made of, and what it gives; "
        "then the total.",
        keep_with_next=bool(note),
    )
    return drawn + (text("Bulletin Note", note) if note else "")


def _block(
    standings: Standings,
    one: TieBreak,
    row: Standing,
    place: str,
    sheets: Mapping[int, Worksheet],
    faces: Faces,
) -> Block:
    sheet = sheets[row.player.number]
    terms = sheet.terms
    last = "Average" if one.system.combine in MEANS else "Total"
    *factors, product = _FACTORS.get(one.system.code, ("Made of", "Gives"))
    made = [_made(term, len(factors)) for term in terms]
    columns = [[*(parts[k] for parts in made), ""] for k in range(len(factors))]
    placed = place if place == "tied" else f"place\N{NO-BREAK SPACE}{place}"
    return [
        words(faces, "Rd", [str(term.round or "") for term in terms] + [""]),
        _opponents(standings, row, terms, placed, last, faces),
        *(words(faces, head, column) for head, column in zip(factors, columns)),
        figures(
            faces,
            product,
            [*(_amount(one, term) for term in terms), value_text(sheet.value, one.system)],
            emphasis=["Bulletin Dropped" if _is_struck(term) else "" for term in terms]
            + ["Bulletin Strong"],
        ),
    ]


def _opponents(
    standings: Standings,
    row: Standing,
    terms: Sequence[Term],
    placed: str,
    last: str,
    faces: Faces,
) -> Column:
    """``W12 Elm Park`` for each round, in a round-robin ``1 v 12 Elm Park``, under the team
    itself."""
    head = f"{row.player.number} {row.player.label}, {placed}"
    section = standings.section
    results = section.crosstable.rows[row.player.number]
    letters = [small_text(section, results[term.round - 1]) if term.round else "" for term in terms]
    names = [section.by_number[term.opponent].label if term.opponent else "" for term in terms]
    texts = [" ".join(part for part in parts if part) for parts in zip(letters, names)]
    emphasis = [*([""] * len(terms)), "Bulletin Strong"]
    return words(faces, head, [*texts, last], most=_OPPONENT, share=4, emphasis=emphasis)


def _formula(term: Term) -> tuple[str, str]:
    """``(50 + 10) × (4² + 1) ÷ 100`` and why the opponent's figure is not the plain one."""
    said = term.words
    formula, remark = said.first(), said.more.shown() if said.more else ""
    if ", " in formula:
        formula = formula.partition(", ")[2]
    return with_fractions(formula.removesuffix(" ÷ 100")), remark


def _made(term: Term, columns: int) -> Sequence[str]:
    if _is_idle(term):
        return [NO_VALUE] * columns
    formula, remark = _formula(term)
    star = "*" if remark and term.opponent else ""
    if columns == 1:
        return [formula + star]
    first, _, second = formula.rpartition(_TIMES)
    return [first + _TIMES.rstrip(), second + star]


def _is_idle(term: Term) -> bool:
    """Whether a round was never a candidate."""
    return bool(term.drop and not term.drop.which)


def _is_struck(term: Term) -> bool:
    return bool(term.drop and term.drop.which)


def _amount(one: TieBreak, term: Term) -> str:
    return NO_VALUE if _is_idle(term) else term_text(term.amount, one.system)


def _notes(standings: Standings, sheets: Mapping[int, Worksheet]) -> str:
    """What was dropped, and whose figures are not the plain ones."""
    terms = [term for sheet in sheets.values() for term in sheet.terms]
    opponents = {
        term.opponent: remark
        for term in terms
        for _, remark in [_formula(term)]
        if term.opponent and remark
    }
    section = standings.section
    results = section.crosstable.rows
    own = {
        marked(
            small_text(section, results[number][term.round - 1])[:1], with_fractions(remark)
        ): None
        for number, sheet in sheets.items()
        for term in sheet.terms
        for _, remark in [_formula(term)]
        if term.round and not term.opponent and remark
    }
    told = [f"No. {number} ({with_fractions(opponents[number])})" for number in sorted(opponents)]
    return " ".join(
        [
            *struck_out(terms),
            *not_counted(terms),
            *([f"{'; '.join(own)}."] if own else []),
            *([f"* {'; '.join(told)}."] if told else []),
        ]
    )


def _rounding(one: TieBreak, sheets: Mapping[int, Worksheet]) -> str:
    """Why a total may be .01 off the sum of what is printed above it."""
    step = Fraction(1, 10**one.system.digits)
    if all(Fraction(term.amount) % step == 0 for sheet in sheets.values() for term in sheet.terms):
        return ""
    what = "average" if one.system.combine in MEANS else "total"
    return f"The rounds are printed rounded; the {what} is made from the exact figures."
