"""The columns of a table whose rounds have several each: opponents, colors, results."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import (
    FIELD_OF,
    HEADER_WITHIN_ROWS,
    ROUND_T,
    ROUND_WORDS,
    field_headed,
    header_in,
    heading,
    is_better,
)

WHOLE, OPPONENT, COLOUR, RESULT, POINTS, UNNAMED = "", "opponent", "color", "result", "points", "?"
"""What a column of a round holds: all of it, a part, or something that only its cells can tell;
points are those of the round or the score so far."""

_PARTS: Mapping[str, str] = {
    OPPONENT: "opp|oppon|opponent|opponents|vs|against|versus|sno|opp no|gegner|geg|gegn|ggn|adv|"
    "advers|adversaire|rival|oponente|contrario|tegenstander|tegenst|teg|tgst|avv|avversario|"
    "adversário|adversario|motståndare|motst|mot|motstander|modstander|modst|vastustaja|vast|o|g|op|"
    "ellenfél|ellenf|rakip|соперник|соп|противник|против|суперник|andstæðingur|andst|przeciwnik|"
    "przec|soupeř|soup",
    COLOUR: "col|colour|color|clr|c|w/b|b/w|wb|side|farbe|fa|f|couleur|coul|cl|colore|kleur|kl|"
    "cor|färg|farge|farve|väri|k|szín|renk|цвет|цв|цвят|колір|litur|kolor|barva",
    RESULT: "+/-|res|result|rslt|w/d/l|w/l/d|wdl|wl|w/l|outcome|ergebnis|erg|ergeb|resultat|rés|"
    "résultat|resultado|uitslag|uitsl|risultato|ris|esito|tulos|e|u|r|eredmény|eredm|sonuç|результат|"
    "рез|резултат|úrslit|wynik|výsledek|výsl",
    POINTS: "pts|pt|points|point|score|sc|tot|total|cum|sum|running|pkt|punkte|punkt|ptos|puntos|"
    "punten|pnt|punti|stand|pontos|poäng|poeng|pisteet|pist|p|s|pti|summa|summe|pont|puan|очки|"
    "точки|vinn|punkty|body|ges|pnkt",
}
_PART_OF = {heading(word): part for part, words in _PARTS.items() for word in words.split("|")}
_WORD = re.compile(r"\d+|[^\W\d_]+(?:/[^\W\d_]+)*|#")
_ORDINALS = frozenset(("st", "nd", "th", "er", "re", "ª", "º"))
_MAX_ROUND = 100

_Meaning = tuple[str, "int | None"]
"""What a header means: a field, without a round; or a part of a round and the round, 0 if it is
not named."""
_NOTHING: _Meaning = (UNNAMED, None)


@dataclass(frozen=True)
class Layout:
    """The columns of a table, counted from 0: ``top`` and ``row`` are the first and the last row of
    its header, ``fields`` hold ``"No."``, ``"Name"`` …, ``rounds`` each round's columns by what
    they hold. Where a player has several ``lines``, each further one stands ``wide`` columns behind
    the one before."""

    grid: Grid
    row: int
    fields: Mapping[str, int]
    rounds: Mapping[int, Mapping[str, int]]
    heads: Sequence[Cell]
    top: int = 0
    lines: int = 1
    wide: int = 0

    @property
    def body(self) -> Sequence[Row]:
        """The rows below the header."""
        return self.grid.rows[self.row + 1 :]

    def with_body(self, rows: Sequence[Row]) -> Layout:
        """Return the layout with other rows below the header."""
        return replace(self, grid=replace(self.grid, rows=[*self.grid.rows[: self.row + 1], *rows]))

    @property
    def name(self) -> int | None:
        """The column of the names, of the last names or, in tables of teams, of theirs."""
        fields = (self.fields.get(name) for name in ("Name", "Last name", "Team"))
        return next((column for column in fields if column is not None), None)

    @property
    def width(self) -> int:
        """The columns of a line, with those behind its end in which a round is still empty."""
        columns = (column for kinds in self.rounds.values() for column in kinds.values())
        rows = (len(row.cells) for row in self.grid.rows[self.top :])
        return self.wide or max(*rows, max(columns) + 1)

    def has_results(self, row: Row) -> bool:
        """Whether a row has an entry under a round."""
        columns = (column for kinds in self.rounds.values() for column in kinds.values())
        return any(row.cell(column).text for column in columns)


def find_layout(grid: Grid) -> Layout | None:
    """Return the first row, or two rows, that name players and rounds, or nothing."""
    rows = grid.rows[:HEADER_WITHIN_ROWS]
    texts: list[str] = []
    for k, row in enumerate(rows):
        texts = texts if k else _headings(row)
        below = _headings(rows[k + 1]) if k + 1 < len(rows) else []
        layout = _of_two_rows(grid, k, texts, below) or _of_one_row(grid, k, texts)
        if layout:
            return layout
        texts = below
    return None


def _headings(row: Row) -> list[str]:
    return [heading(cell.text) if cell.text else "" for cell in row.cells]


def _of_one_row(grid: Grid, k: int, texts: Sequence[str]) -> Layout | None:
    meanings = [_meaning(text, column) for column, text in enumerate(texts)]
    meanings = _with_scores_beside(_with_numbers_apart(texts, meanings))
    if not any(round for _, round in meanings):
        for round, column in header_in(k, grid.rows[k]).rounds.items():
            meanings[column] = (WHOLE, round)
    return _layout(grid, k, k, grid.rows[k].cells, texts, _numbered(meanings))


def _with_numbers_apart(texts: Sequence[str], meanings: list[_Meaning]) -> list[_Meaning]:
    """Return the meanings with rounds headed 1, 2, 3 …, each with the same further headers behind
    it: ``1 Tot 2 Tot``."""
    at = {int(text): k for k, text in enumerate(texts) if text.isdecimal() and len(text) < 3}
    firsts = [at[round] for round in range(1, len(at) + 1) if round in at]
    gaps = {after - before for before, after in zip(firsts, firsts[1:])}
    if len(firsts) < 2 or len(firsts) < len(at) or len(gaps) != 1 or not 1 < max(gaps) < 5:
        return meanings
    [wide] = gaps
    behind = [tuple(texts[first + 1 : first + wide]) for first in firsts]
    parts = [_PART_OF.get(text) for text in behind[0]]
    if len({*behind}) > 1 or not all(parts):
        return meanings
    numbered = [*meanings]
    for round, first in enumerate(firsts, start=1):
        numbered[first] = WHOLE, round
        for column, part in enumerate(parts, start=first + 1):
            numbered[column] = part or UNNAMED, round
    return numbered


def _with_scores_beside(meanings: Sequence[_Meaning]) -> list[_Meaning]:
    """Return the meanings with headers of a total as points beside each opponent or result, where
    there are as many of them: ``Opp Score Opp Score Total``."""
    counts = Counter(part for part, round in meanings if round == 0)
    totals = [k for k, meaning in enumerate(meanings) if meaning == ("Score", None)]
    each = max(counts.values(), default=0)
    if each < 2 or len(totals) not in (each, each + 1):
        return [*meanings]
    beside = {*totals[:each]}
    return [(POINTS, 0) if k in beside else meaning for k, meaning in enumerate(meanings)]


def _of_two_rows(grid: Grid, k: int, first: list[str], second: list[str]) -> Layout | None:
    """Return the layout of ``Round 1`` over ``Opp`` and ``Res``, with the fields in either row."""
    width = max(len(first), len(second))
    first = first + [""] * (width - len(first))
    second = second + [""] * (width - len(second))
    parts = [_PART_OF.get(text) for text in second]
    if sum(part is not None for part in parts) < 2:
        return None
    rounds = _spread(first)
    if sum(part is not None and round is not None for part, round in zip(parts, rounds)) < 2:
        return None
    meanings: list[_Meaning] = []
    for column, (round, part) in enumerate(zip(rounds, parts)):
        if round is not None and (part or not field_headed(second[column], column)):
            meanings.append((part or UNNAMED, round))
        else:
            meanings.append(_meaning(second[column] or first[column], column))
    upper, lower = grid.rows[k], grid.rows[k + 1]
    heads = [
        lower.cell(column) if second[column] else upper.cell(column) for column in range(width)
    ]
    texts = [under or over for under, over in zip(second, first)]
    return _layout(grid, k, k + 1, heads, texts, _without_total(meanings))


def _without_total(meanings: Sequence[_Meaning]) -> list[_Meaning]:
    """Return the meanings with a lone column of points as the total, if there are more rounds."""
    scored = [column for column, (part, _) in enumerate(meanings) if part == POINTS]
    rounds = {round for _, round in meanings if round}
    total = scored[0] if len(scored) == 1 < len(rounds) else None
    return [("Score", None) if k == total else meaning for k, meaning in enumerate(meanings)]


def _spread(texts: Sequence[str]) -> list[int | None]:
    """Return each column's round: the one above it or, above merged cells, left of it."""
    rounds: list[int | None] = []
    last = None
    for text in texts:
        if text:
            numbered = ROUND_T.fullmatch(text) or re.fullmatch(r"(\d\d?)", text)
            last = int(numbered[1]) if numbered else _round_in(text)[1]
        rounds.append(last)
    return rounds


def _meaning(text: str, column: int) -> _Meaning:
    if not text:
        return _NOTHING
    field = field_headed(text, column)
    return (field, None) if field else _round_in(text)


def _round_in(text: str) -> _Meaning:
    """Return ``(WHOLE, 1)`` of ``round 1``, ``(RESULT, 1)`` of ``result 1``, ``(RESULT, 0)`` of
    ``result``; no round of anything else."""
    words = _WORD.findall(text)
    numbers = [word for word in words if word.isdecimal()]
    others = [word for word in words if not word.isdecimal() and word not in _ORDINALS]
    named = {_PART_OF.get(word) for word in others if word not in ROUND_WORDS}
    round = int(numbers[0]) if len(numbers) == 1 and len(numbers[0]) < 4 else 0
    if None in named or not others or len(numbers) > 1 or len(named) > 1 or round > _MAX_ROUND:
        return _NOTHING
    if not numbers and (not named or all(len(word) == 1 for word in others)):
        return _NOTHING
    return (named.pop() or WHOLE) if named else WHOLE, round


def _numbered(meanings: Sequence[_Meaning]) -> list[_Meaning]:
    """Return the meanings with a round for each part that names none: ``Opp R1 Opp R2`` … stand
    before their round, ``Opp Res Opp Res`` … in the order of the rounds."""
    wholes = [k for k, (kind, round) in enumerate(meanings) if kind == WHOLE and round]
    apart = [k for k, (_, round) in enumerate(meanings) if round == 0]
    if wholes and apart and wholes[0] < apart[0]:
        return _behind_rounds(meanings)
    meanings = [
        (part, following) if round == 0 and kind == WHOLE and following else (part, round)
        for (part, round), (kind, following) in zip(meanings, [*meanings[1:], _NOTHING])
    ]
    counts = Counter(part for part, round in meanings if round == 0)
    is_cycle = len(set(counts.values())) == 1 and len(counts) > 1 and max(counts.values()) > 1
    seen: Counter[str] = Counter()
    numbered: list[_Meaning] = []
    for part, round in meanings:
        if round == 0:
            seen[part] += 1
            numbered.append((part, seen[part]) if is_cycle else _NOTHING)
        else:
            numbered.append((part, round))
    return numbered


def _behind_rounds(meanings: Sequence[_Meaning]) -> list[_Meaning]:
    """Return the meanings with each part that names no round in the round before it."""
    numbered: list[_Meaning] = []
    last: int | None = None
    for part, round in meanings:
        last = last if round == 0 else round
        numbered.append((part, last) if round == 0 and last else (part, round))
    return numbered


_TITLES = frozenset(FIELD_OF.values())


def _layout(
    grid: Grid,
    top: int,
    k: int,
    heads: Sequence[Cell],
    texts: Sequence[str],
    meanings: Sequence[_Meaning],
) -> Layout | None:
    fields: dict[str, int] = {}
    for column, (part, round) in enumerate(meanings):
        if round is None and part in _TITLES and is_better(part, texts[column], fields):
            fields[part] = column
    if not fields.keys() & {"No.", "Name", "Last name"}:
        return None
    rounds: dict[int, dict[str, int]] = {}
    within: int | None = None
    for column, (part, round) in enumerate(meanings):
        blank = round is None and part == UNNAMED and texts[column] == ""
        if blank and within and _holds_results(grid, k, column):
            _add(rounds[within], part, column)
            continue
        within = round
        if round:
            _add(rounds.setdefault(round, {}), part, column)
    if not rounds:
        return None
    *others, last = rounds.values()
    while others and all(len(kinds) > len(last) for kinds in others):
        behind = max(last.values()) + 1
        if any(texts[behind : behind + 1]):
            break
        _add(last, UNNAMED, behind)  # still empty, or behind the end of the row of headers
    wholes = Counter(round for part, round in meanings if part == WHOLE and round is not None)
    repeated = {round for round, count in wholes.items() if count > 1}
    if repeated and repeated != rounds.keys():
        return None  # a slip in the header, and no columns of several parts
    return Layout(grid, k, fields, rounds, heads, top)


def _add(round: dict[str, int], part: str, column: int) -> None:
    """Add a column to a round; a second one of its kind is unnamed until its cells tell."""
    while part in round:
        part = UNNAMED if part in (WHOLE, POINTS) else part + UNNAMED
    round[part] = column


def _holds_results(grid: Grid, k: int, column: int) -> bool:
    filled = [bool(row.cell(column).text) for row in grid.rows[k + 1 :] if not row.empty]
    return 2 * sum(filled) > len(filled)
