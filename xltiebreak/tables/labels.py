"""The labels of an event, with the other names that directors use, on a sheet of their own or above
the tables; what may be typed beside each, and what it means."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
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
from xltiebreak.event.words import bare, folded, nearest, words_of
from xltiebreak.ranking.orders import order_named
from xltiebreak.rules.editions import edition_named
from xltiebreak.tables.cells import Cell, whole_number
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.vocabulary import SECTIONS, known_name

TEAM_KINDS = ("team", "team roundrobin")

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
    read, why_not = _READ.get(name, (str, ""))
    try:
        value = read(text)
    except TieBreakError:
        raise
    except ValueError:
        value = None
    if value is None:
        raise TieBreakError(why_not.format(text))
    return value


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


LIMITS: Mapping[str, tuple[int, int]] = {
    **{"scheduled_rounds": (0, MAX_ROUNDS), "trophies": (0, 999), "unrated": (0, 4000)},
    **{"boards": (1, MAX_BOARDS), "counting": (1, 99), "team_minimum": (1, 99)},
}
"""The least and the greatest figure of each setting that is a whole number."""

# What a text means; nothing, or a ValueError, where it means none


def _scoring(text: str) -> str | None:
    """Refuse points other than 1, ½ and 0: all sums here would be wrong for them."""
    figures = re.findall(_FIGURE, text.replace("1/2", "½"))
    return text if all(re.fullmatch(_USUAL, figure) for figure in figures) else None


def _whole_number(text: str, least: int, most: int) -> int | None:
    number = text.removesuffix(".0")
    is_one = number.isdecimal() and len(number) < 5 and least <= int(number) <= most
    return int(number) if is_one else None


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[,;\s]+", text) if word]


def _numbers(text: str) -> tuple[int, ...] | None:
    numbers = [*map(whole_number, _words(text))]
    return tuple(dict.fromkeys(numbers)) if all(numbers) else None


_PAIRED = {word: kind for kind, words in SECTIONS["kinds"].items() for word in words}


def _kind(text: str) -> str | None:
    """Return how the players, or the teams, are paired; teams play a Swiss where none is named."""
    kind = re.sub(r"(system|event|tournament|pairings?){1,5}$", "", bare(folded(text)))
    paired = re.sub(r"^(?:double|doppel)", "", re.sub(r"teams?(?!wiss)|individual", "", kind))
    paired = _PAIRED.get(paired, paired) or (SWISS if names_teams(text) else "")
    return paired if paired in KINDS else None


def _placed_by(text: str) -> str | None:
    first = bare(text).removesuffix("s").removesuffix("point")
    named = {"match": BY_MATCH_POINTS, "mp": BY_MATCH_POINTS}
    return {**named, "game": BY_GAME_POINTS, "gp": BY_GAME_POINTS}.get(first)


def _match_points(text: str) -> MatchPoints | None:
    """Return what a match won, drawn and lost is worth: ``2-1-0``, ``1-1/2-0``."""
    win, draw, loss = map(points, re.split(r"[-\u2013:;,/\s]+", text.replace("1/2", "½").strip()))
    return MatchPoints(win, draw, loss) if win > draw >= loss else None


def _weights(text: str) -> tuple[float, ...] | None:
    weights = tuple(map(points, _words(text)))
    return weights if 0 < len(weights) <= MAX_BOARDS and min(weights) > 0 else None


_COMPETITION = (
    r"(?i)(.+) (?:top|best)\.? (?!0+\b)(\d{1,3})"
    r"(?: (?:min|minimum|at least)\.? (?!0+\b)(\d{1,3}))?\.?"
)
_NEXT = r"(?i)[,;](?! ?(?:min|minimum|at least)\b)"
"""Parts competitions; a comma may stand before the minimum."""


def _teams_by(text: str) -> tuple[TeamsBy, ...] | None:
    """Return the competitions that ``School top 4 min 2, Club top 3`` states."""
    parts = [re.sub("[,;:]", " ", part).split() for part in re.split(_NEXT, text)]
    matches = [re.fullmatch(_COMPETITION, " ".join(words)) for words in parts if words]
    made = [(match[1], int(match[2]), match[3]) for match in matches if match]
    is_whole = 0 < len(made) == len(matches)
    teams = tuple(TeamsBy(by, top, int(least) if least else None) for by, top, least in made)
    return teams if is_whole else None


def _perfect_scores(text: str) -> str | None:
    words = bare(text)
    if words in ("no", "tiebreak", "tiebreaks", "bytiebreak", "bytiebreaks"):
        return ""
    return PERFECT_PLAYOFF if "playoff" in words else None


def _kept(read: Callable[[str], object], text: str) -> str:
    """Return the text as it is typed, once it could be read."""
    read(text)
    return text


_READ: Mapping[str, tuple[Callable[[str], Any], str]] = {
    **{
        name: (
            partial(_whole_number, least=least, most=most),
            f"{{!r}} is not a whole number from {least} to {most}; expected one such as 5, or "
            "nothing",
        )
        for name, (least, most) in LIMITS.items()
    },
    "kind": (
        _kind,
        f"{{!r}} is not a kind of event; use one of {', '.join((*KINDS, *TEAM_KINDS))}",
    ),
    "scoring": (
        _scoring,
        "scoring {!r} is not supported; a win is 1, a draw ½ and a loss 0 in every sum here",
    ),
    "edition": (lambda text: edition_named(text).code, ""),
    "order": (partial(_kept, order_named), ""),
    "notation": (partial(_kept, known_name), ""),
    "perfect_scores": (
        _perfect_scores,
        "{!r} does not say what parts players with perfect scores; expected playoff, or tie-breaks",
    ),
    "withdrawn": (_numbers, "{!r} is no list of pairing numbers; expected such as 3, 7"),
    "placed_by": (_placed_by, "{!r} places no teams; expected match points or game points"),
    "match_points": (
        _match_points,
        "{!r} does not say what a match is worth; expected the points for a match won, drawn and "
        "lost, such as 2-1-0",
    ),
    "board_weights": (
        _weights,
        "{!r} does not say what the boards are worth; expected a number for each board, the first "
        "board first, such as 12 11 10 9 8 7 6 5",
    ),
    "teams_by": (
        _teams_by,
        "{!r} does not say by which columns teams are made; expected such as School top 4 min 2, "
        "Club top 3",
    ),
}
"""How the text of each setting is read, and what is said of one that means none."""


_LABELS: dict[str, str] = {}
"""Each label by its spellings, without case, spaces and signs."""


def _labels(of: str) -> Mapping[str, str]:
    """Return the label of each field, its first spelling, and record all its spellings."""
    fields = SECTIONS[f"labels of {of}"]
    _LABELS.update((bare(name), names[0]) for names in fields.values() for name in names)
    return {field: names[0] for field, names in fields.items()}


EVENT_LABELS = _labels("the event")
SEAL_LABEL = _labels("announcements")
OF_THE_EVENT = {**EVENT_LABELS, **SEAL_LABEL}
EVENT_HEADINGS = ("About the event", "How it is played and ranked")
SECTION_LABELS = _labels("a section")
MATCH_LABELS = _labels("matches")
COUNTING_LABEL = _labels("counting players")
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


class _Value(NamedTuple):
    """What stands beside a label: its column, from 0, and its full address."""

    label: str
    column: int
    cell: Cell
    where: str

    def text(self, *, is_text: bool) -> str:
        """Return the text, also of merged cells and, if it ``is_text``, of a date."""
        fault, harmless = self.cell.fault, ("merged-cells", *["date-cell"] * is_text)
        if fault is not None and fault.code not in harmless:
            raise TieBreakError(fault.message)
        return self.cell.text


Stated = Mapping[str, _Value]
"""What labels state of the event, or of one section, by the names of fields."""


def name_in(section: Stated) -> str:
    """Return the name that is stated of a section."""
    return section["name"].cell.text if "name" in section else ""


def stated_in(
    grid: Grid, faults: list[Finding], until: int | None = None, *, lone: bool = False
) -> list[Stated]:
    """Return what the labels in the first column of the rows before ``until`` state: of the event,
    in the second column, and of each section, in the second, third … column.

    In a ``lone`` section's file, a list may go on in the third column; in a text file, any value of
    the event may, since a comma in it parts the columns.
    """
    stated: list[Stated] = [{}, {}]
    rows = [*_labelled(grid, until, faults)]
    is_one = lone and not any(first.label == SECTION_LABELS["name"] and two for first, *two in rows)
    for values in rows:
        first, *further = values
        name = _OF_SECTIONS.get(first.label, "")
        beside = {value.column: value for value in values}
        if not name:
            name, beside = _OF_EVENT[first.label], {0: _joined(values) if grid.lines else first}
        elif is_one and name in _LISTS:
            beside = {1: _joined(values)}
        elif is_one:
            beside = {1: first}
            message = f"passed over: there is one section, and its value stands at {first.where}"
            for other in further[:1]:
                why = f"{other.cell.text!r} is {message}"
                faults.append(Finding(WARNING, "extra-value", other.where, why))
        stated += [{} for _ in range(max(beside) + 1 - len(stated))]
        for k, value in beside.items():
            stated[k] = _completed(stated[k], {name: value}, faults)
    return stated


_OF_EVENT = {label: name for name, label in OF_THE_EVENT.items()}
_OF_SECTIONS = {label: name for name, label in OF_A_SECTION.items()}
_IN_ONE_CELL = ("kind", "scheduled_rounds", "edition", "withdrawn")


def _labelled(grid: Grid, until: int | None, faults: list[Finding]) -> Iterator[Sequence[_Value]]:
    """Yield all that stands beside each label; above a table also what stands behind it, ``Rounds:
    5``, if the label is of a section and the value can be one."""
    for row in grid.rows[:until]:
        text, cells = row.cell(0).text, enumerate(row.cells)
        filled = [(k, cell, grid.address(row, k)) for k, cell in cells if cell.text or cell.fault]
        if until is not None and len(filled) == 1:
            before, _, behind = (part.strip() for part in text.partition(":"))
            name = _OF_SECTIONS.get(label_of(before) or "")
            with suppress(TieBreakError):
                if behind and name in _IN_ONE_CELL and understood(name, behind):
                    text, filled = before, [*filled, (1, Cell(behind), filled[0][2])]
        values = [_Value(label_of(text) or "", *each) for each in filled if each[0]]
        if text and values and values[0].label:
            yield values
        elif text and values:
            near = nearest(text, _LABELS, most=1, cutoff=0.8)
            advice = f"is {near[0]!r} meant?" if near else "correct the label, or leave it"
            message = f"{text!r} is no label that is read, so its value is passed over; {advice}"
            faults.append(grid.finding(WARNING, "unknown-label", row, 0, message))


def _joined(values: Sequence[_Value]) -> _Value:
    """Return the first value beside a label with the others joined to it."""
    fault = next((value.cell.fault for value in values if value.cell.fault), None)
    text = ", ".join(value.cell.text for value in values if value.cell.text)
    return values[0]._replace(cell=Cell(text, fault))


def _completed(known: Stated, others: Stated, faults: list[Finding]) -> Stated:
    """Return what is known with what only the others state; report what these state otherwise."""
    for name, value in others.items():
        first = known.get(name, value)
        if not _say_the_same(name, first.cell.text, value.cell.text):
            message = (
                f"{value.label} says something else here than at {first.where}, which is read; "
                "make the two the same, or clear one"
            )
            severity = WARNING if value.label in _OF_EVENT else ERROR
            faults.append(Finding(severity, "labels-disagree", value.where, message))
    return {**others, **known}


_NO_SIGN = r" (?=[-–]|,(?!\d))|(?<=[-–]) |(?<=,) (?!\d)"  # that in 100, 50 parts two figures


def _say_the_same(name: str, *texts: str) -> bool:
    """Whether texts say the same beside a label: as they are understood, or in their words where
    nothing is; beside the labels of prizes, a play-off and lots signs count, too."""
    if len({re.sub(_NO_SIGN, "", " ".join(one.casefold().split())) for one in texts}) == 1:
        return True
    words = {tuple(words_of(one)) for one in texts}
    if name == "lots" and all(word.isdecimal() for own in words for word in own):
        return len(words) == 1
    if name in PRIZE_LABELS or name in ("playoff", "seal", "lots"):
        return False
    with suppress(TieBreakError):
        return len({_meaning(name, one) for one in texts}) == 1
    return False


def _meaning(name: str, text: str) -> Hashable:
    if name == "order":
        order = order_named(text)
        return tuple(tie.code for tie in order.tie_breaks), order.edition
    if name not in _READ:
        return tuple(words_of(text))
    value = understood(name, text)
    if name == "withdrawn":
        return frozenset(value)
    return value, names_teams(text), names_two_cycles(text)


class Labels(NamedTuple):
    """The values of a file's labels: the event's fields, each section's settings, and the faults.
    ``places`` are the addresses of the event's values."""

    event: Mapping[str, str] = {}
    sections: Sequence[Settings] = (Settings(),)
    faults: Sequence[Finding] = ()
    places: Mapping[str, str] = {}


def read_labels(grid: Grid) -> Labels:
    """Return what the labels in the first column of a grid say."""
    faults: list[Finding] = []
    event, *sections = stated_in(grid, faults)
    return _understood(event, sections, faults)


def _understood(event: Stated, sections: Sequence[Stated], faults: list[Finding]) -> Labels:
    """Return the values of labels; report those that cannot be read, and leave them out."""
    fields = {name: "" for name in OF_THE_EVENT if name in event}
    for name in fields:
        value = event[name]
        try:
            fields[name] = value.text(is_text=True)
        except TieBreakError as error:
            severity = value.cell.fault.severity if value.cell.fault else WARNING
            message = f"{error}; the value is left out"
            faults.append(Finding(severity, "setting", value.where, message))
    places = {name: value.where for name, value in event.items()}
    return Labels(fields, [_settings(values, faults) for values in sections], faults, places)


def _settings(beside: Stated, faults: list[Finding]) -> Settings:
    values: dict[str, Any] = {}
    beside = {name: beside[name] for name in OF_A_SECTION if name in beside}
    for name, value in beside.items():
        if name in PRIZE_LABELS:  # read with the players, who are known later
            continue
        try:
            text = value.text(is_text=name == "name")
            values[name] = understood(name, text)
            if name == "kind":
                values.update(of_teams=names_teams(text), is_double=names_two_cycles(text))
        except TieBreakError as error:
            faults.append(Finding(ERROR, "setting", value.where, str(error)))
    typed = {name: value.cell for name, value in beside.items()}
    prizes = {name: cell for name, cell in typed.items() if name in PRIZE_LABELS}
    cells = {name: value.where for name, value in beside.items()}
    return Settings(**values, prizes=prizes, typed=typed, cells=cells)


_ABOVE_ONE = (
    "these labels stand above one table and are of one section; clear what is beside, and name "
    "each section above its own table"
)


def with_labels_above(
    event: Stated, tables: Sequence[tuple[Grid, Stated]], faults: list[Finding]
) -> Labels:
    """Return what is stated of the event and of each table's section, completed by the labels above
    the tables. ``Name`` and a name, alone above all tables of a workbook, may be no label."""
    above = [_stated_above(grid) for grid, _ in tables]
    found = [(k, name) for own, _ in above for k, each in enumerate(own) for name in each]
    is_text = any(grid.lines for grid, _ in tables)
    are_others = bool(event) or any(stated for _, stated in tables)
    sections = [stated for _, stated in tables]
    if found != [(0, "name")] or is_text or are_others:
        for k, ((of_event, section, *further), doubts) in enumerate(above):
            beside = (next(iter(each.values())).where for each in further if each)
            faults += doubts
            faults += (Finding(ERROR, "extra-value", where, _ABOVE_ONE) for where in beside)
            event = _completed(event, of_event, faults)
            sections[k] = _completed(sections[k], section, faults)
    return _understood(event, sections, faults)


def _stated_above(grid: Grid) -> tuple[list[Stated], list[Finding]]:
    """Return what labels state above a table, in a workbook if any value is right beside one."""
    faults: list[Finding] = []
    head = grid.header.top if grid.header and not grid.kind else 0
    stated = stated_in(grid, faults, head, lone=True)
    is_read = grid.lines or any(value.column == 1 for each in stated for value in each.values())
    return (stated, faults) if is_read else ([{}, {}], [])


def labels_passed_over(
    settings: Settings, labels: Mapping[str, str], why: str
) -> Iterator[Finding]:
    """Report labels that are not for this kind of event; ``why`` follows their names."""
    for name, label in labels.items():
        if name in settings.cells:
            yield Finding(WARNING, "team-label", settings.cells[name], f"the label {label!r} {why}")
