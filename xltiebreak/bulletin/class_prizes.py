"""Class and other prizes on the first page: a compact list by prize, for those who take none for a
place."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, groupby
from typing import NamedTuple

from xltiebreak.bulletin.prizes import amounts_text
from xltiebreak.bulletin.word.across import side_by_side
from xltiebreak.bulletin.word.columns import Column, figures, words
from xltiebreak.bulletin.word.styles import Faces
from xltiebreak.bulletin.word.tables import Block, table
from xltiebreak.bulletin.word.text import Paragraph, Runs, run
from xltiebreak.event.figures import listed, on_paper, points_on_paper
from xltiebreak.prizefund.awards import prizes_of
from xltiebreak.prizefund.prizes import Prize
from xltiebreak.prizefund.winners import Winner

IN_A_COLUMN, IN_TWO_COLUMNS = "in a column", "in two columns"
IN_LINES, RUNNING = "in lines", "running"
_HEADS = ("Prize", "Winner", "Score", "Each")
_TITLE = "Further prizes"
_NO_BREAK = "\N{NO-BREAK SPACE}"


class Line(NamedTuple):
    """A prize, or prizes that were put together, and those who take or divide it; ``kind`` is that
    of the prizes in a few words, ``won`` the sum and the trophies of each of them."""

    kind: str
    prize: str
    names: Sequence[str]
    score: str
    each: str
    won: str


def lines_of(takers: Sequence[tuple[str, Winner]], sign: str) -> list[Line]:
    """Return a line for each prize, in the order of the announcement; ``takers`` are names with
    what each wins."""
    paid = amounts_text([winner.cash for _, winner in takers], sign)
    lines = []
    for (name, winner), each in zip(takers, paid):
        prizes = prizes_won(winner)
        kind = listed(list(dict.fromkeys(prize.kind_title or "places" for prize in prizes)))
        score = on_paper(winner.entrant.score)
        title = points_on_paper(f"{kind[:1].upper()}{kind[1:]}")
        won = listed([*filter(None, [each]), *winner.trophies_told])
        line = Line(title, "; ".join(winner.won), (name,), score, each, won)
        lines.append((min(prize.position for prize in prizes), line))
    lines.sort(key=lambda numbered: numbered[0])
    together = groupby((line for _, line in lines), key=lambda line: line._replace(names=()))
    return [line._replace(names=[each.names[0] for each in group]) for line, group in together]


def prizes_won(winner: Winner) -> list[Prize]:
    """Return the prizes of which somebody has cash or a trophy."""
    prizes = prizes_of(winner.share) if winner.share else []
    return [*prizes, *(trophy.prize for trophy in winner.trophies)]


def class_prizes(lines: Sequence[Line], look: str, width: int, faces: Faces) -> list[Block]:
    """Return the list: a table, two tables side by side, a paragraph for each kind, or one."""
    title = run(_TITLE, "Bulletin Strong")
    caption = Paragraph("Bulletin Caption", title)
    if look == IN_LINES:
        return [caption, *(Paragraph("Bulletin Why", runs) for runs in _by_kind(lines))]
    if look == RUNNING:
        running = chain.from_iterable(run(" ") + runs for runs in _by_kind(lines))
        title = run(f"{_TITLE}.", "Bulletin Strong")
        return [Paragraph("Bulletin Caption", (*title, *running), keep_next=False)]
    half = -(-len(lines) // 2)
    is_paid = any(line.each for line in lines)
    halves = [lines[:half], lines[half:]]
    columns = [_columns(part, faces, is_paid=is_paid) for part in halves if part]
    description = (
        "One row for each prize: who takes or divides it, the score, and what each is paid."
    )
    if look == IN_TWO_COLUMNS and len(columns) == 2:
        beside = side_by_side(columns, width, _TITLE, description)
        if len(beside) == 1:
            return [caption, *beside]
    whole = _columns(lines, faces, is_paid=is_paid)
    return [caption, table(whole, width, _TITLE, description)]


def _columns(lines: Sequence[Line], faces: Faces, *, is_paid: bool) -> list[Column]:
    prizes, names, scores, paid = zip(
        *((line.prize, _names(line), line.score, line.each) for line in lines)
    )
    return [
        words(faces, _HEADS[0], prizes, wraps=True, share=1),
        words(faces, _HEADS[1], names, most=_longest(lines, faces), share=6),
        figures(faces, _HEADS[2], scores, share=0),
        *([figures(faces, _HEADS[3], paid, share=0)] if is_paid else []),
    ]


def _longest(lines: Sequence[Line], faces: Faces) -> int:
    return max(faces.cell.width(name) for line in lines for name in line.names)


def _names(line: Line) -> str:
    """Return the names; none breaks in the middle."""
    return ", ".join(name.replace(" ", _NO_BREAK) for name in line.names)


def _by_kind(lines: Sequence[Line]) -> list[Runs]:
    """Return ``Class A: Ann Ames $80; Bo Birch, Cy Cole $15 each.`` for each kind."""
    kinds: dict[str, list[str]] = {}
    for line in lines:
        each = " each" * (len(line.names) > 1)
        kinds.setdefault(line.kind, []).append(f"{_names(line)} {line.won}{each}")
    return [
        run(f"{kind}: ", "Bulletin Strong") + run(f"{'; '.join(won)}.")
        for kind, won in kinds.items()
    ]
