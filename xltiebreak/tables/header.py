"""The one scanner of headers: which columns a row, or two rows, of a table name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from xltiebreak.event.letters import IN_GRID, games_in, is_mark
from xltiebreak.event.results import Result
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.vocabulary import (
    COLOUR,
    FIELD_OF,
    FIELDS,
    HALVES,
    OPPONENT,
    PART_OF,
    PLACES,
    POINTS,
    RESULT,
    ROUND,
    ROUND_WORDS,
    UNNAMED,
    WHOLE,
    Titles,
    heading,
)

HEADER_WITHIN_ROWS = 60
_NAMING = ("Name", "Last name", "No.")


class Columns(NamedTuple):
    """The columns of a table, counted from 0, as the rows from ``top`` to ``row`` head them.

    ``fields`` holds ``"No."``, ``"Name"`` …; ``parts`` all columns of each round by what they hold;
    ``points`` the column of the points inside a match of teams, or what looks like it; ``twice``
    the rounds that have a second column; ``unused`` columns that look like rounds but are none.
    ``against`` holds the columns headed by the plain numbers 1, 2, 3 …, which may be players and
    not rounds, one or two each; ``slips`` those among them, or in a grid headed by names, that have
    another header, each with the one expected.
    """

    row: int
    fields: Mapping[str, int]
    parts: Mapping[int, Mapping[str, int]] = {}
    points: Mapping[int, int] = {}
    twice: Mapping[int, int] = {}
    unused: Sequence[int] = ()
    against: Mapping[int, Sequence[int]] = {}
    top: int = -1
    heads: Sequence[Cell] = ()
    slips: Mapping[int, int | str] = {}

    @property
    def names_players(self) -> bool:
        """Whether a column holds the players' numbers or names."""
        return not self.fields.keys().isdisjoint(_NAMING)

    @property
    def lists_scores(self) -> bool:
        """Whether this is the header of a list of names and scores without rounds."""
        named = self.fields.keys() & {"Name", "Last name"}
        return bool(named) and "Score" in self.fields and not (self.parts or self.against)

    @property
    def name(self) -> int | None:
        """The column of the names, or of the last names."""
        return self.fields.get("Name", self.fields.get("Last name"))

    @property
    def place(self) -> int | None:
        """The column of the places, by which some tables name the opponents."""
        return next((k for k, cell in enumerate(self.heads) if heading(cell.text) in PLACES), None)

    @property
    def wholes(self) -> Mapping[int, int]:
        """The column of each round that has one for all of it."""
        return {round: kinds[WHOLE] for round, kinds in self.parts.items() if WHOLE in kinds}

    @property
    def rounds(self) -> Mapping[int, int]:
        """The column that names each round in messages: that of its result, else of the next part.
        Opponents or colors alone are no round."""
        telling = (RESULT, WHOLE, OPPONENT)
        return {
            round: next((kinds[kind] for kind in telling if kind in kinds), min(kinds.values()))
            for round, kinds in self.parts.items()
            if kinds.keys() not in ({OPPONENT}, {COLOUR})
        }

    def only(self, parts: Sequence[str] = (OPPONENT, WHOLE)) -> Columns:
        """Return the columns without other parts of the rounds than these."""
        rounds = {}
        for round, kinds in self.parts.items():
            if kept := {kind: kinds[kind] for kind in kinds if kind in parts}:
                rounds[round] = kept
        return self._replace(parts=rounds)

    @property
    def own(self) -> set[int]:
        """The columns of the players and of their results, without those that a program printed."""
        fields = {column for name, column in self.fields.items() if name != "Score"}
        of_rounds = (kinds.values() for kinds in self.parts.values())
        return fields.union(self.twice.values(), *of_rounds)

    @property
    def used(self) -> set[int]:
        """The columns that the reader knows; a printed tie-break is not among them."""
        columns = (self.fields.values(), self.points.values(), self.unused)
        return self.own.union(*columns, *self.against.values())


def header_of(rows: Sequence[Row]) -> Columns | None:
    """Return the first row, or two rows, that name rounds, and players by number or name; else, if
    there are any, rounds with the players' headers one row above or below, else two rounds."""
    found: list[Columns] = []
    for k in range(min(len(rows), HEADER_WITHIN_ROWS)):
        columns = _in_two_rows(rows, k) or columns_in(rows, k)
        if columns.names_players and columns.parts:
            return columns
        found.append(columns)
    for columns in found:
        if len(columns.wholes) < 2 and not columns.against:
            continue
        row = rows[columns.row]
        if any(_is_player_of(above, columns, row) for above in found[: columns.row]):
            continue
        for other in found[max(columns.row - 1, 0) : columns.row + 2]:
            if other.names_players:
                last = max(columns.row, other.row)
                fields = {**other.fields, **columns.fields}
                return columns._replace(row=last, fields=fields, heads=rows[last].cells)
        return columns
    return None


def _is_player_of(above: Columns, columns: Columns, row: Row) -> bool:
    """Whether a row of figures is a player's below the headers of a list of scores: he has a name
    and, right below the headers, a score; or right below them, figures stand under theirs."""
    if not above.lists_scores:
        return False
    name, score = (row.cell(k).text for k in (above.name, above.fields["Score"]))
    if above.row + 1 < columns.row:
        return bool(name)
    return bool(name and score) or not columns.used.isdisjoint(above.fields.values())


def header_of_scores(rows: Sequence[Row]) -> Columns | None:
    """Return the first row, if any, that names players, scores and perhaps places, no rounds."""
    columns = next((each for each in headers_in(rows) if each.lists_scores), None)
    if columns is None or columns.place is None:
        return columns
    fields = {name: at for name, at in columns.fields.items() if at != columns.place}
    return columns._replace(fields={**fields, "Place": columns.place})


def headers_in(rows: Sequence[Row], within: int = HEADER_WITHIN_ROWS) -> Iterator[Columns]:
    """Yield what each of the first rows would head."""
    return (columns_in(rows, k) for k in range(min(len(rows), within)))


def columns_headed(row: Row, titles: Titles, index: int = 0) -> Columns:
    """Return the column of each title that a row of headers, the ``index``-th of a table, names."""
    heads = [" ".join(cell.text.casefold().split()).rstrip(".: ") for cell in row.cells]
    headed = {title: [name for name in names if name in heads] for title, names in titles.items()}
    fields = {title: heads.index(names[0]) for title, names in headed.items() if names}
    return Columns(index, fields, top=index, heads=row.cells)


class _Meaning(NamedTuple):
    """What a header means: a field without a round; or a part and its round, 0 if unnamed."""

    part: str
    round: int | None = None


_NOTHING = _Meaning(UNNAMED)
_RANK = "rk"
"""Heads the places in a chess-results table; its results name opponents by them, unless the table
has pairing numbers."""
_START_NO = "sno"
"""Heads the pairing numbers left of the names in a list without rounds, else opponents."""
_NO_ROUND = r"(?:rd|rnd|round)s?|(?:r|rd|rnd|round) ?[a-z]"
"""``Rd``, ``R x``; but ``Rk.`` and ``Rg.`` are places."""
_POINTS_OF = (
    r"(?:p|gp|(?:match |game )?(?:pts|points))[ .#-]*(\d{1,3})"
    r"|(?:r|rd|rnd|round) ?(\d{1,3}) (?:(?:match |game )?(?:pts|points))"
)


def columns_in(rows: Sequence[Row], at: int = 0) -> Columns:
    """Return the columns that one row names, as far as it is a row of headers."""
    texts = _headings(rows[at])
    for title in HALVES.keys() & set(texts):
        whole, half = HALVES[title]
        texts = [half if text == whole else text for text in texts]
    meanings = [_meaning(text, column) for column, text in enumerate(texts)]
    pairs = enumerate(zip(meanings, meanings[1:]), start=1)
    behind = [k for k, (before, own) in pairs if own.part == "Score" and before.round == 0]
    meanings = [  # Opp Col Pts Opp Col Pts …
        _Meaning(POINTS, 0) if len(behind) > 1 and column in behind else own
        for column, own in enumerate(meanings)
    ]
    fields = _fields(meanings, texts)
    if "final" in texts and any(" after r" in f" {text}" for text in texts):
        fields.setdefault("Score", texts.index("final"))  # the other column has those so far
    rank = texts.index(_RANK) if _RANK in texts else None
    if rank is not None:
        fields.setdefault("No.", rank)
    named = [re.fullmatch(_POINTS_OF, text) for text in texts]
    points = {int(own[1] or own[2]): k for k, own in reversed([*enumerate(named)]) if own}
    unused = [
        column
        for column, text in enumerate(texts)
        if (re.fullmatch(_NO_ROUND, text) and text not in PLACES)
        or (ROUND.fullmatch(text) and not meanings[column].round)
    ]
    twice: Mapping[int, int] = {}
    against: Mapping[int, Sequence[int]] = {}
    slips: Mapping[int, int] = {}
    below = rows[at + 1 :]
    meanings = _with_numbers_apart(texts, meanings)
    if not any(round for _, round in meanings):
        rounds = _before_total(texts)
        if not rounds:
            slips = _slips(texts, below, fields)
            mended = [str(slips.get(column, text)) for column, text in enumerate(texts)]
            rounds, twice, against = _headed_by_numbers(mended, fields)
        for round, column in rounds.items():
            meanings[column] = _Meaning(WHOLE, round)
    columns = Columns(at, fields, {}, points, twice, unused, against, at, rows[at].cells, slips)
    is_lone = columns.lists_scores and not unused
    parts, again = _parts(_numbered(meanings, is_lone=is_lone), texts, below)
    if _START_NO in texts[: columns.name] and fields.get("No.", rank) == rank and not parts:
        fields["No."] = texts.index(_START_NO)
    return columns._replace(parts=parts, twice=twice or again)


def _headings(row: Row) -> list[str]:
    return [heading(cell.text) if cell.text else "" for cell in row.cells]


def field_headed(text: str, column: int) -> str | None:
    """Return the field that a header stands for, or nothing; ``column`` is from 0. Italian ``N.``
    and French ``N°`` head the numbers, if they stand at the left."""
    text = heading(text)
    if text == _LONE_N and column < _AT_THE_LEFT:
        return "No."
    return FIELD_OF.get(text) or next(iter(fields_in(text)), None)


def fields_in(text: str) -> Sequence[str]:
    """Return the fields that a header such as ``Name / ID`` names together, the name first."""
    words = [word.strip() for word in _TOGETHER.split(heading(text))]
    fields = {FIELD_OF.get(word, "") for word in words if word}
    if not ("Name" in fields and len(fields) > 1 and fields <= {"Name", "ID", "Rating", "Team"}):
        return []
    return sorted((FIELD_OF[word] for word in words if word), key=lambda field: field != "Name")


_LONE_N, _AT_THE_LEFT = "n", 3
_TOGETHER = re.compile(r"[/&+()|;]|(?<=\bname) |\b(?:and|und|et|y|e|og|och|en|ja)\b")


def _fields(meanings: Sequence[_Meaning], texts: Sequence[str]) -> dict[str, int]:
    """Return the first column of each field; of totals the last, but ``sum`` may be of others."""
    fields: dict[str, int] = {}
    for column, (part, _) in enumerate(meanings):
        is_total = part == "Score" and texts[column] not in _SUMS
        if part in FIELDS and (part not in fields or is_total):
            fields[part] = column
    return fields


_SUMS = frozenset(("sum", "summa", "summe"))


def _meaning(text: str, column: int) -> _Meaning:
    if named := ROUND.fullmatch(text):
        round = int(named[1] or named[2])
        return _Meaning(WHOLE, round) if round else _NOTHING
    if not text or (field := field_headed(text, column)):
        return _Meaning(field or "") if text else _NOTHING
    words = re.findall(_WORD, text)
    numbers = [word for word in words if word.isdecimal()]
    others = [word for word in words if not word.isdecimal() and word not in _ORDINALS]
    parts = {_PART_IN_ROUND.get(word) for word in others if word not in ROUND_WORDS}
    round = int(numbers[0]) if len(numbers) == 1 and len(numbers[0]) < 4 else 0
    is_short = not numbers and (not parts or all(len(word) == 1 for word in others))
    is_other = None in parts or not others or others == ["no"] or is_short
    if is_other or len(numbers) > 1 or len(parts) > 1 or round > _MAX_ROUND:
        return _NOTHING
    return _Meaning(next(filter(None, parts), WHOLE), round)


_PART_IN_ROUND = {**PART_OF, "no": OPPONENT}
_WORD = r"\d+|[^\W\d_]+(?:/[^\W\d_]+)*|#"
_ORDINALS = frozenset(("st", "nd", "th", "er", "re", "ª", "º"))
_MAX_ROUND = 100


def _numbered(meanings: Sequence[_Meaning], *, is_lone: bool) -> Sequence[_Meaning]:
    """Return the meanings with a round for each part that names none: ``Opp R1 Opp R2`` … stand
    before their round, ``R1 Opp R2 Opp`` … behind it, ``Opp Res Opp Res`` … in the order of the
    rounds. ``Opp Res`` that ``is_lone`` is round 1."""
    numbered: list[_Meaning] = []
    wholes = [k for k, (kind, round) in enumerate(meanings) if kind == WHOLE and round]
    apart = [k for k, (_, round) in enumerate(meanings) if round == 0]
    if wholes and apart and wholes[0] < apart[0]:
        last: int | None = None
        for part, round in meanings:
            last = last if round == 0 else round
            numbered.append(_Meaning(part, last))
        return numbered
    meanings = [
        _Meaning(part, following if round == 0 and kind == WHOLE and following else round)
        for (part, round), (kind, following) in zip(meanings, [*meanings[1:], _NOTHING])
    ]
    counts = Counter(part for part, round in meanings if round == 0)
    is_cycle = len(set(counts.values())) == 1 and len(counts) > 1
    is_cycle &= max(counts.values(), default=0) > 1 or (is_lone and {OPPONENT, RESULT} <= {*counts})
    seen: Counter[str] = Counter()
    for part, round in meanings:
        seen[part] += round == 0
        meaning = _Meaning(part, seen[part] if round == 0 else round)
        numbered.append(_NOTHING if round == 0 and not is_cycle else meaning)
    return numbered


def _with_numbers_apart(texts: Sequence[str], meanings: Sequence[_Meaning]) -> list[_Meaning]:
    """Return the meanings with rounds headed 1, 2, 3 …, each with a further header behind it:
    ``1 Tot 2 Tot``."""
    numbered, round = [*meanings], 0
    for column, (text, behind) in enumerate(zip(texts, texts[1:])):
        if text == str(round + 1) and (part := PART_OF.get(behind)):
            round += 1
            numbered[column : column + 2] = _Meaning(WHOLE, round), _Meaning(part, round)
    return numbered if round > 1 else [*meanings]


def _in_two_rows(rows: Sequence[Row], at: int) -> Columns | None:
    """Return the columns of ``Round 1`` over ``Opp`` and ``Res``, with the fields in either row."""
    if at + 1 == len(rows):
        return None
    upper, lower = rows[at], rows[at + 1]
    width = max(len(upper.cells), len(lower.cells))
    first, second = ([*_headings(row), *[""] * width][:width] for row in (upper, lower))
    parts, rounds = [PART_OF.get(text) for text in second], _spread(first)
    if sum(part is not None and round is not None for part, round in zip(parts, rounds)) < 2:
        return None
    meanings: list[_Meaning] = []
    for column, (round, part) in enumerate(zip(rounds, parts)):
        if round is not None and (part or not field_headed(second[column], column)):
            meanings.append(_Meaning(part or UNNAMED, round))
        else:
            meanings.append(_meaning(second[column] or first[column], column))
    scored = [column for column, (part, _) in enumerate(meanings) if part == POINTS]
    if len(scored) == 1 < len({round for _, round in meanings if round}):
        meanings[scored[0]] = _Meaning("Score")
    texts = [below or above for below, above in zip(second, first)]
    fields = _fields(meanings, texts)
    heads = [(lower if second[column] else upper).cell(column) for column in range(width)]
    whole, twice = _parts(meanings, texts, rows[at + 2 :])
    columns = Columns(at + 1, fields, whole, top=at, heads=heads)
    return columns if whole and not twice and columns.names_players else None


def _spread(texts: Sequence[str]) -> list[int | None]:
    """Return each column's round: the one above it or, above merged cells, left of it."""
    rounds: list[int | None] = []
    last = None
    for text in texts:
        if text:
            numbered = _ROUND_T.fullmatch(text) or re.fullmatch(r"(\d\d?)", text)
            meaning = _NOTHING if text in FIELD_OF else _meaning(text, len(rounds))
            last = int(numbered[1]) if numbered else meaning.round
        rounds.append(last)
    return rounds


_ROUND_T = re.compile(r"t ?(\d{1,2})")


def _parts(
    meanings: Sequence[_Meaning], texts: Sequence[str], below: Sequence[Row]
) -> tuple[Mapping[int, Mapping[str, int]], Mapping[int, int]]:
    """Return each round's columns by what they hold, and the rounds that stand twice by a slip; a
    column without a header belongs to the round before it if most rows below have something
    there."""
    rounds: dict[int, dict[str, int]] = {}
    twice: dict[int, int] = {}
    wholes = Counter(round for part, round in meanings if part == WHOLE and round)
    are_pairs = {round for round, count in wholes.items() if count > 1} == {
        round for _, round in meanings if round
    }
    within: int | None = None
    for column, (part, round) in enumerate(meanings):
        blank = round is None and part == UNNAMED and texts[column] == ""
        filled = [bool(row.cell(column).text) for row in (below if blank else ()) if not row.empty]
        if blank and within and 2 * sum(filled) > len(filled):
            _add(rounds[within], part, column)
            continue
        within = round
        if round and part == WHOLE and WHOLE in rounds.get(round, ()) and not are_pairs:
            twice.setdefault(round, column)
        elif round:
            _add(rounds.setdefault(round, {}), part, column)
    *others, last = rounds.values() or [{}]
    while others and all(len(kinds) > len(last) for kinds in others):
        behind = max(last.values()) + 1
        if any(texts[behind : behind + 1]):
            break
        _add(last, UNNAMED, behind)  # still empty, or behind the end of the row of headers
    return rounds, twice


def _add(round: dict[str, int], part: str, column: int) -> None:
    """Add a column to a round; a second one of its kind is unnamed until its cells tell."""
    while part in round:
        part = UNNAMED if part in (WHOLE, POINTS) else part + UNNAMED
    round[part] = column


def _before_total(texts: Sequence[str]) -> dict[int, int]:
    """Return the columns headed T1, T2 …: rounds before the total, in Italian; else tie-breaks."""
    total = max((k for k, text in enumerate(texts) if FIELD_OF.get(text) == "Score"), default=-1)
    named = {
        int(match[1]): k for k, text in enumerate(texts) if (match := _ROUND_T.fullmatch(text))
    }
    in_order = [*named] == [*range(1, len(named) + 1)] and len(named) > 1
    return named if in_order and max(named.values()) < total else {}


def _headed_by_numbers(
    texts: Sequence[str], fields: Mapping[str, int]
) -> tuple[dict[int, int], dict[int, int], Mapping[int, Sequence[int]]]:
    """Return the columns headed 1, 2, 3 …, the first of a second row of them, and those two each,
    side by side or in two such rows. A lone 1 heads nothing where a 2 stands elsewhere, or where
    only N could head the numbers."""
    runs = list(_runs(texts))
    longest = max((run for run in runs if len(run[1]) == 1), key=len, default={})
    across = max((run for run in runs if len(run) > 1), key=len, default={})
    only_n = fields.keys() == {"No."} and texts[fields["No."]] == _LONE_N
    if len(longest) == 1 and (only_n or "2" in texts):
        return {}, {}, across if "2" in texts and len(across) > 1 else {}
    again = [run for run in runs if len(run[1]) == 1 and run is not longest]
    alike = (run for run in again if len(run) == len(longest) >= _A_CYCLE)
    rounds = {round: columns[0] for round, columns in longest.items()}
    if second := next(alike, None):
        return rounds, {1: second[1][0]}, {k: (rounds[k], second[k][0]) for k in rounds}
    return rounds, {}, across


def _slips(texts: Sequence[str], below: Sequence[Row], fields: Mapping[str, int]) -> dict[int, int]:
    """Return the column among those headed 1, 2, 3 … that has another number or no header, or the
    two that are exchanged, each with the number that it should have. A column without a header is
    one of them if scores of games stand below it, at an end only if each player has a column."""
    keys = [fields[title] for title in _NAMING if title in fields]
    if not keys or sum(map(str.isdecimal, texts)) < 2:
        return {}
    players = sum(bool(row.cell(keys[0]).text) for row in below)
    run: list[int] = []
    for column in range(len(texts) + 1):
        text = texts[column] if column < len(texts) else "behind the last"
        if text.isdecimal() or (not text and scores_in(_column(below, column))):
            run.append(column)
            continue
        wrong = {own: k for k, own in enumerate(run, start=1) if texts[own] != str(k)}
        are_exchanged = {texts[own] for own in wrong} == {*map(str, wrong.values())}
        is_whole = len(run) == players or all(texts[own] for own in (run[:1] + run[-1:]))
        if len(run) >= _A_CYCLE and is_whole and len(wrong) in (1, 1 + are_exchanged):
            return wrong
        run = []
    return {}


def _column(rows: Sequence[Row], column: int) -> dict[int, str]:
    return {row.number: text for row in rows if (text := row.cell(column).text)}


def scores_in(texts: Mapping[int, str]) -> dict[int, float]:
    """Return the points in cells that hold scores of games; none where another cell holds neither
    such a score nor the mark of a diagonal, or all are dashes."""
    scores = {key: games_in(text) for key, text in texts.items() if not is_mark(text)}
    held = {score for both in scores.values() for score in both}
    if not held <= IN_GRID.keys() or not held - {"-"}:
        return {}
    return {
        key: sum(Result(IN_GRID[each], 1).points for each in both) for key, both in scores.items()
    }


_A_CYCLE = 3
"""With so many columns headed 1, 2, 3 … or more, a second row of them is no accident."""


def _runs(texts: Sequence[str]) -> Iterator[dict[int, Sequence[int]]]:
    """Yield the columns headed 1, 2, 3 … from each 1 on, side by side or two each: 1, 1, 2, 2 … or
    1, nothing, 2, nothing …"""
    for first, text in enumerate(texts):
        for width in (1, 2) if text == "1" else ():
            run: dict[int, Sequence[int]] = {}
            column = first
            while texts[column : column + 1] == [str(len(run) + 1)] and all(
                head in ("", texts[column]) for head in texts[column + 1 : column + width]
            ):
                run[len(run) + 1] = range(column, column + width)
                column += width
            if run:
                yield run
