"""The labels of an event, with the other names that directors use, on a sheet of their own or above
the tables; what may be typed beside each, and what it means."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import replace
from types import MappingProxyType
from typing import Any, NamedTuple

from xltiebreak.event.crosstable import KINDS, MAX_ROUNDS, SWISS
from xltiebreak.event.figures import points
from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError
from xltiebreak.event.section import (
    BY_GAME_POINTS,
    BY_MATCH_POINTS,
    MAX_BOARDS,
    PERFECT_PLAYOFF,
    MatchPoints,
)
from xltiebreak.event.words import bare, folded, nearest
from xltiebreak.ranking.orders import order_named
from xltiebreak.rules.editions import edition_named
from xltiebreak.tables.cells import Cell, Row, whole_number
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.vocabulary import SECTIONS, known_name

TEAM_KINDS = ("team", "team roundrobin")
"""The kinds of events in which the players are teams."""

_FIGURE = r"\d+(?:[.,]\d+)?½?|½"
_USUAL = r"[01](?:[.,]0+)?|0?[.,]50*|½"
"""How the points of a win, a draw or a loss may be written."""

_OF_SECTION = (
    *("name", "kind", "scheduled_rounds", "edition", "order", "lots", "trophies", "playoff"),
    *("perfect_scores", "unrated", "withdrawn", "counting", "team_minimum"),
)


class TeamsBy(NamedTuple):
    """A competition of teams: the header of the column that names them, how many of their players
    count, and how many they have to enter."""

    header: str
    counting: int
    minimum: int | None


class Settings(NamedTuple):
    """A section's settings as a file's labels state them, already checked.

    ``is_double`` says that all meet twice, ``of_teams`` that the players are teams; then
    ``placed_by``, ``match_points``, ``boards`` and ``board_weights`` are those of
    :class:`~xltiebreak.event.section.Matches`. ``typed`` holds the cells beside all labels,
    ``prizes`` those of prizes, ``cells`` the full addresses, by the names of fields.
    ``in_our_book`` says that our formulas read the results, in US letters where no ``notation`` is
    stated.
    """

    name: str = ""
    kind: str = ""
    scheduled_rounds: int | None = None
    edition: str = ""
    order: str = ""
    lots: str = ""
    playoff: str = ""
    perfect_scores: str = ""
    trophies: int | None = None
    notation: str = ""
    scoring: str = ""
    unrated: int | None = None
    withdrawn: tuple[int, ...] = ()
    of_teams: bool = False
    is_double: bool = False
    placed_by: str = BY_MATCH_POINTS
    match_points: MatchPoints | None = None
    boards: int = 0
    board_weights: tuple[float, ...] = ()
    counting: int | None = None
    team_minimum: int | None = None
    teams_by: tuple[TeamsBy, ...] = ()
    prizes: Mapping[str, Cell] = {}
    typed: Mapping[str, Cell] = {}
    cells: Mapping[str, str] = {}
    in_our_book: bool = False

    @property
    def of_section(self) -> dict[str, Any]:
        """The fields that a :class:`~xltiebreak.event.section.Section` keeps, by name."""
        return {field: getattr(self, field) for field in _OF_SECTION}


def understood(name: str, text: str) -> Any:
    """Return the value that a text states for the setting ``name``, a field of :class:`Settings`.

    Raises:
        TieBreakError: the text is none; the message says what was expected.
    """
    return _READ.get(name, str)(text)


def boards_of(text: str) -> tuple[int, tuple[float, ...]]:
    """Return the number of boards that a text states, and their weights: ``4``, or
    ``12 11 10 9 8 7 6 5``; 0 boards where it is empty.

    Raises:
        TieBreakError: it is neither.
    """
    if not text:
        return 0, ()
    if re.fullmatch(r"[^,;\s]+", text):
        return understood("boards", text), ()
    weights: tuple[float, ...] = understood("board_weights", text)
    return len(weights), weights


def names_teams(kind: str) -> bool:
    """Whether this kind of event is one of teams."""
    return "team" in bare(kind)


def names_two_cycles(kind: str) -> bool:
    """Whether all meet twice in this kind of event."""
    return re.search("double|doppel", bare(kind)) is not None


def _scoring(text: str) -> str:
    """Refuse points other than 1, ½ and 0: all sums here would be wrong for them."""
    figures = re.findall(_FIGURE, text.replace("1/2", "½"))
    if not all(re.fullmatch(_USUAL, figure) for figure in figures):
        raise TieBreakError(
            f"scoring {text!r} is not supported; a win is 1, a draw ½ and a loss 0 in every sum "
            "here"
        )
    return text


LIMITS: Mapping[str, tuple[int, int]] = {
    **{"scheduled_rounds": (0, MAX_ROUNDS), "trophies": (0, 999), "unrated": (0, 4000)},
    **{"boards": (1, MAX_BOARDS), "counting": (1, 99), "team_minimum": (1, 99)},
}
"""The least and the greatest figure of each setting that is a whole number."""


def _whole_number(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        number = text.removesuffix(".0")
        if not (number.isdecimal() and len(number) < 5 and least <= int(number) <= most):
            raise TieBreakError(
                f"{text!r} is not a whole number from {least} to {most}; expected one such as 5, "
                "or nothing"
            )
        return int(number)

    return read


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[,;\s]+", text) if word]


def _numbers(text: str) -> tuple[int, ...]:
    numbers = {word: whole_number(word) for word in _words(text)}
    for word, number in numbers.items():
        if not number:
            raise TieBreakError(f"{word!r} is not a pairing number; expected numbers such as 3, 7")
    return tuple(dict.fromkeys(numbers.values()))


_PAIRED = {word: kind for kind, words in SECTIONS["kinds"].items() for word in words}


def _kind(text: str) -> str:
    """Return how the players, or the teams, are paired; teams play a Swiss where none is named."""
    kind = re.sub(r"(system|event|tournament|pairings?){1,5}$", "", bare(folded(text)))
    paired = re.sub(r"^(?:double|doppel)", "", re.sub(r"teams?(?!wiss)|individual", "", kind))
    paired = _PAIRED.get(paired, paired) or (SWISS if names_teams(text) else "")
    if paired not in KINDS:
        kinds = ", ".join((*KINDS, *TEAM_KINDS))
        raise TieBreakError(f"{text!r} is not a kind of event; use one of {kinds}")
    return paired


def _placed_by(text: str) -> str:
    first = bare(text).removesuffix("s").removesuffix("point")
    for places, names in ((BY_MATCH_POINTS, ("match", "mp")), (BY_GAME_POINTS, ("game", "gp"))):
        if first in names:
            return places
    raise TieBreakError(f"{text!r} places no teams; expected match points or game points")


def _match_points(text: str) -> MatchPoints:
    """Return what a match won, drawn and lost is worth: ``2-1-0``, ``1-1/2-0``."""
    parts = re.split(r"[-\u2013:;,/\s]+", text.replace("1/2", "½").strip())
    try:
        win, draw, loss = map(points, parts)
    except ValueError:
        win = draw = loss = 0.0
    if not win > draw >= loss:
        raise TieBreakError(
            f"{text!r} does not say what a match is worth; expected the points for a match won, "
            "drawn and lost, such as 2-1-0"
        )
    return MatchPoints(win, draw, loss)


def _weights(text: str) -> tuple[float, ...]:
    try:
        weights = tuple(map(points, _words(text)))
    except ValueError:
        weights = ()
    if not weights or len(weights) > MAX_BOARDS or min(weights) <= 0:
        raise TieBreakError(
            f"{text!r} does not say what the boards are worth; expected a number for each board, "
            "the first board first, such as 12 11 10 9 8 7 6 5"
        )
    return weights


def _checked(understand: Callable[[str], object]) -> Callable[[str], str]:
    """Return a reader that checks the text and keeps it as typed."""

    def read(text: str) -> str:
        understand(text)
        return text

    return read


_COMPETITION = (
    r"(?i)(.+) (?:top|best)\.? (?!0+\b)(\d{1,3})"
    r"(?: (?:min|minimum|at least)\.? (?!0+\b)(\d{1,3}))?\.?"
)
_NEXT = r"(?i)[,;](?! ?(?:min|minimum|at least)\b)"
"""Parts competitions; a comma may stand before the minimum."""


def _teams_by(text: str) -> tuple[TeamsBy, ...]:
    """Return the competitions that ``School top 4 min 2, Club top 3`` states."""
    parts = [re.sub("[,;:]", " ", part).split() for part in re.split(_NEXT, text)]
    matches = [re.fullmatch(_COMPETITION, " ".join(words)) for words in parts if words]
    if not matches or not all(matches):
        raise TieBreakError(
            f"{text!r} does not say by which columns teams are made; expected such as "
            "School top 4 min 2, Club top 3"
        )
    return tuple(
        TeamsBy(match[1], int(match[2]), int(match[3]) if match[3] else None)
        for match in matches
        if match
    )


def _perfect_scores(text: str) -> str:
    words = bare(text)
    if words in ("no", "tiebreak", "tiebreaks", "bytiebreak", "bytiebreaks"):
        return ""
    if "playoff" not in words:
        raise TieBreakError(
            f"{text!r} does not say what parts players with perfect scores; expected playoff, or "
            "tie-breaks"
        )
    return PERFECT_PLAYOFF


_READ: Mapping[str, Callable[[str], Any]] = {
    **{name: _whole_number(*limits) for name, limits in LIMITS.items()},
    "kind": _kind,
    "scoring": _scoring,
    "edition": lambda text: edition_named(text).code,
    "order": _checked(order_named),
    "notation": _checked(known_name),
    "perfect_scores": _perfect_scores,
    "withdrawn": _numbers,
    "placed_by": _placed_by,
    "match_points": _match_points,
    "board_weights": _weights,
    "teams_by": _teams_by,
}


_LABELS: dict[str, str] = {}
"""Each label by its spellings, without case, spaces and signs."""


def _labels(of: str) -> Mapping[str, str]:
    """Return the label of each field, its first spelling, and record all its spellings."""
    fields = SECTIONS[f"labels of {of}"]
    _LABELS.update((bare(name), names[0]) for names in fields.values() for name in names)
    return {field: names[0] for field, names in fields.items()}


EVENT_LABELS = _labels("the event")
SEAL_LABEL = _labels("announcements")
"""A label of the event, in files that state it."""
OF_THE_EVENT = {**EVENT_LABELS, **SEAL_LABEL}
EVENT_HEADINGS = ("About the event", "How it is played and ranked")
"""The headings above the labels of the event and above those of its sections."""
SECTION_LABELS = _labels("a section")
MATCH_LABELS = _labels("matches")
"""Labels of a section whose players are teams."""
COUNTING_LABEL = _labels("counting players")
"""Labels of a section that ranks teams by their top players."""
TEAM_LABELS = {**MATCH_LABELS, **COUNTING_LABEL}
PRIZE_LABELS = _labels("prizes")
"""Labels of a section's prizes: ``prizes`` is the line of an announcement,
the others say how a fund is paid and to whom."""
OF_A_SECTION = {**SECTION_LABELS, **TEAM_LABELS, **PRIZE_LABELS, **_labels("scoring")}
_LISTS = {
    *("order", "lots", "playoff", "withdrawn", "board_weights", "teams_by"),
    *("prizes", "no_limit_for", "re_entries", "prize_lists", "prize_ratings"),
}
"""Settings that are lists: a file with one section may give each entry a cell of its own."""
COLUMN_HEADERS: Mapping[str, str] = {
    "number": "No.",
    "name": "Name",
    "id": "ID",
    "rating": "Rating",
    "team": "Club",
    "score": "Score",
}


def label_of(text: str) -> str | None:
    """Return the label that a text is meant to be, or nothing."""
    return _LABELS.get(bare(text))


def labels_in(grid: Grid, until: int | None = None) -> Set[str | None]:
    """Return the different labels with a value in the rows before ``until``."""
    known = {label_of(row.cell(0).text) for row in grid.rows[:until] if row.cell(1).text}
    return known - {None}


_NO_ACCIDENT = 3


def begins_with_labels(grid: Grid) -> bool:
    """Whether column A begins with labels, among them one of a section: the sheet ``Event`` as this
    program writes it, whatever its name is now."""
    column = (row.cell(0).text for row in grid.rows)
    texts = [text for text in column if text and text not in EVENT_HEADINGS]
    if not texts or label_of(texts[0]) is None:
        return False
    known = {*map(label_of, texts)} - {None}
    return len(known) >= _NO_ACCIDENT and not known.isdisjoint(SECTION_LABELS.values())


class Labels(NamedTuple):
    """The values of a grid's labels: the event's fields, each section's settings, and the faults.
    ``places`` are the addresses of the event's values."""

    event: Mapping[str, str] = MappingProxyType({})
    sections: Sequence[Settings] = (Settings(),)
    faults: Sequence[Finding] = ()
    places: Mapping[str, str] = MappingProxyType({})


class _Value(NamedTuple):
    """What stands beside a label, and the full address where it begins."""

    cell: Cell
    where: str

    def text(self, *, is_text: bool) -> str:
        """Return the text, also of merged cells and, if it ``is_text``, of a date."""
        fault, harmless = self.cell.fault, ("merged-cells", *["date-cell"] * is_text)
        if fault is not None and fault.code not in harmless:
            raise TieBreakError(fault.message)
        return self.cell.text


def read_labels(grid: Grid, until: int | None = None, *, lone: bool = False) -> Labels:
    """Return the labels in the first column of the rows before ``until``, with their values.

    The event's values stand in the second column; a section's in the second, third … column. In a
    ``lone`` section's file, a list may go on in the third column; in a text file, any value of the
    event may, since a comma in it parts the columns.
    """
    faults: list[Finding] = []
    rows = _rows(grid, until, faults)
    event: dict[str, str] = {}
    places: dict[str, str] = {}
    for name, label in OF_THE_EVENT.items():
        if label in rows:
            value = _value(grid, rows[label], goes_on=grid.lines)
            event[name], places[name] = "", value.where
            try:
                event[name] = value.text(is_text=True)
            except TieBreakError as error:
                severity = value.cell.fault.severity if value.cell.fault else WARNING
                message = f"{error}; the value is left out"
                faults.append(Finding(severity, "setting", value.where, message))
    of_section = {name: rows[label] for name, label in OF_A_SECTION.items() if label in rows}
    if lone and ("name" not in of_section or len(_filled(of_section["name"])) == 1):
        faults += _passed_over(grid, of_section)
        sections = [
            {name: _value(grid, row, goes_on=name in _LISTS) for name, row in of_section.items()}
        ]
    else:
        columns = max((_filled(row)[-1] for row in of_section.values()), default=1)
        sections = [
            {name: _Value(row.cell(k), grid.address(row, k)) for name, row in of_section.items()}
            for k in range(1, columns + 1)
        ]
    return Labels(event, [_settings(values, faults) for values in sections], faults, places)


def _rows(grid: Grid, until: int | None, faults: list[Finding]) -> dict[str, Row]:
    """Return the row of each label with a value; report labels that are unknown or stand twice."""
    rows: dict[str, Row] = {}
    for row in grid.rows[:until]:
        text = row.cell(0).text
        if not text or not _filled(row):
            continue
        label = label_of(text)
        if label is None:
            near = nearest(text, _LABELS, most=1, cutoff=0.8)
            advice = f"is {near[0]!r} meant?" if near else "correct the label, or leave it"
            message = f"{text!r} is no label that is read, so its value is passed over; {advice}"
            faults.append(grid.finding(WARNING, "unknown-label", row, 0, message))
        elif _texts(rows.setdefault(label, row)) != _texts(row):
            first, second = (grid.address(each, _filled(each)[0]) for each in (rows[label], row))
            severity = WARNING if label in OF_THE_EVENT.values() else ERROR
            faults.append(_twice(severity, label, second, first))
    return rows


def _filled(row: Row) -> list[int]:
    return [k for k, cell in enumerate(row.cells) if k and (cell.text or cell.fault)]


def _texts(row: Row) -> list[tuple[int, str]]:
    return [(k, " ".join(row.cells[k].text.casefold().split())) for k in _filled(row)]


def _value(grid: Grid, row: Row, *, goes_on: bool = False) -> _Value:
    """Return the first value beside a label, with the others joined to it if it ``goes_on``."""
    columns = _filled(row)
    cells = [row.cells[column] for column in columns[: None if goes_on else 1]]
    fault = next((cell.fault for cell in cells if cell.fault), None)
    text = ", ".join(cell.text for cell in cells if cell.text)
    return _Value(Cell(text, fault), grid.address(row, columns[0]))


def _passed_over(grid: Grid, rows: Mapping[str, Row]) -> Iterator[Finding]:
    """Report second values of the only section, but for lists, which may go on."""
    for name, row in rows.items():
        first, *further = _filled(row)
        if further and name not in _LISTS:
            message = (
                f"{row.cells[further[0]].text!r} is passed over: there is one section, and its "
                f"value stands at {grid.address(row, first)}"
            )
            yield grid.finding(WARNING, "extra-value", row, further[0], message)


def _settings(beside: Mapping[str, _Value], faults: list[Finding]) -> Settings:
    """Return one section's settings; report those that cannot be read, and leave them out."""
    filled = {name: value for name, value in beside.items() if value.cell.text or value.cell.fault}
    values: dict[str, Any] = {}
    for name, value in filled.items():
        if name in PRIZE_LABELS:  # read with the players, who are known later
            continue
        try:
            text = value.text(is_text=name == "name")
            values[name] = understood(name, text)
            if name == "kind":
                values.update(of_teams=names_teams(text), is_double=names_two_cycles(text))
        except TieBreakError as error:
            faults.append(Finding(ERROR, "setting", value.where, str(error)))
    typed = {name: value.cell for name, value in filled.items()}
    prizes = {name: cell for name, cell in typed.items() if name in PRIZE_LABELS}
    cells = {name: value.where for name, value in filled.items()}
    return Settings(**values, prizes=prizes, typed=typed, cells=cells)


def labels_passed_over(
    settings: Settings, labels: Mapping[str, str], why: str
) -> Iterator[Finding]:
    """Report labels that are not for this kind of event; ``why`` follows their names."""
    for name, label in labels.items():
        if name in settings.cells:
            where = settings.cells[name]
            yield Finding(WARNING, "team-label", where, f"the label {label!r} {why}")


_ABOVE_ONE = (
    "these labels stand above one table and are of one section; clear what is beside, and name "
    "each section above its own table"
)

Pairs = Sequence["tuple[Grid, Settings]"]


def with_labels_above(labels: Labels, pairs: Pairs) -> tuple[Labels, list[tuple[Grid, Settings]]]:
    """Return the labels of the event and each section's settings, completed by the labels above the
    tables. ``Name`` and a name, alone above all tables of a workbook, may be no label."""
    heads = [grid.header.top if grid.header and not grid.kind else 0 for grid, _ in pairs]
    grids = [_with_values_apart(grid, head) for (grid, _), head in zip(pairs, heads)]
    known = [labels_in(grid, head) for grid, head in zip(grids, heads)]
    found = [label for own in known for label in own]
    are_others = bool(labels.event) or any(section.cells for section in labels.sections)
    is_text = bool(pairs) and pairs[0][0].lines
    if not (is_text or are_others) and found in ([], [EVENT_LABELS["name"]]):
        return labels, list(pairs)
    whole: list[tuple[Grid, Settings]] = []
    for (grid, settings), labelled, head, above_it in zip(pairs, grids, heads, known):
        together = settings
        if above_it or (is_text and head):
            own = read_labels(labelled, head, lone=True)
            above, *further = own.sections
            beside = (next(iter(each.cells.values())) for each in further if each.cells)
            extra = [Finding(ERROR, "extra-value", where, _ABOVE_ONE) for where in beside]
            twice = _contradictions(labels, own, settings, above)
            labels = labels._replace(
                event={**own.event, **labels.event},
                places={**own.places, **labels.places},
                faults=(*labels.faults, *own.faults, *extra, *twice),
            )
            together = _settings({**_values(above), **_values(settings)}, [])
            together = together._replace(name=together.name or settings.name)
        whole.append((grid, together))
    return labels, whole


def _with_values_apart(grid: Grid, until: int) -> Grid:
    """Return the grid with label and value in two cells where they stand in one, ``Rounds: 5``, if
    the label is of a section and the value can be one."""
    rows, places = [*grid.rows], {**grid.places}
    for k, row in enumerate(rows[:until]):
        label, colon, value = (part.strip() for part in row.cell(0).text.partition(":"))
        names = [name for name, own in _IN_ONE_CELL.items() if own == label_of(label)]
        if not (colon and value and names) or _filled(row):
            continue
        with suppress(TieBreakError):
            understood(names[0], value)
            rows[k] = row.put({0: Cell(label), 1: Cell(value)})
            places[row.number] = grid.address(row, 0)
    return replace(grid, rows=rows, places=places)


_IN_ONE_CELL = {
    name: SECTION_LABELS[name] for name in ("kind", "scheduled_rounds", "edition", "withdrawn")
}


def _values(settings: Settings) -> dict[str, _Value]:
    return {name: _Value(settings.typed[name], where) for name, where in settings.cells.items()}


def _contradictions(
    labels: Labels, own: Labels, settings: Settings, above: Settings
) -> Iterator[Finding]:
    """Report what stands twice and says something else; the first counts."""
    for name, text in own.event.items():
        if bare(labels.event.get(name, text)) != bare(text):
            label, first = OF_THE_EVENT[name], labels.places[name]
            yield _twice(WARNING, label, own.places[name], first)
    for name, where in above.cells.items():
        typed = above.typed[name].text
        is_same = getattr(above, name, "") == getattr(settings, name, None)  # as understood
        if not is_same and bare(settings.typed.get(name, above.typed[name]).text) != bare(typed):
            yield _twice(ERROR, OF_A_SECTION[name], where, settings.cells[name])


def _twice(severity: str, label: str, where: str, other: str) -> Finding:
    message = (
        f"{label} says something else here than at {other}, which is read; make the two the same, "
        "or clear one"
    )
    return Finding(severity, "labels-disagree", where, message)
