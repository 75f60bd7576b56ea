"""The sheet ``Help``: the steps, what may be typed, and what to do with the workbook, on one page.
Its words stand in ``help.toml``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from xltiebreak import __version__
from xltiebreak.disk.shipped import table_in
from xltiebreak.excel.cells.names import Sheets
from xltiebreak.excel.cells.typed_matches import RESULT_TEXTS
from xltiebreak.excel.plain.swiss import KNOWN
from xltiebreak.excel.routes import Route
from xltiebreak.excel.sheets.sheet import Cell, Sheet
from xltiebreak.excel.sheets.styles import LINE_HEIGHT, RESULT_LOOKS, height_of
from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.rules.editions import EDITIONS


class _Line(NamedTuple):
    typed: str
    meaning: str
    look: str = ""


_WIDTH = 84
_TYPED_WIDTH = 33
"""Characters in a line of the second and of the first column."""


def help_sheet(route: Route, kind: str) -> Sheet:
    """Return the sheet for a ``kind`` of event: ``swiss``, ``grid``, ``games``, ``scores``, or
    ``team boards`` with line-ups, ``team matches`` without."""
    cells, heights = [Cell(0, 0, "title", "Help"), _version(route)], {0: 24, 1: 2 * LINE_HEIGHT}
    row = 3
    for heading, lines in _chapters(route, kind).items():
        cells += [Cell(row, 0, "heading", heading), Cell(row, 1, "heading")]
        for row, line in enumerate(lines, row + 1):  # noqa: B020
            style = f"sample {line.look}" if line.look else "body_bold"
            cells += [Cell(row, 0, style, line.typed), Cell(row, 1, "body", line.meaning)]
            heights[row] = max(height_of(line.meaning, _WIDTH), height_of(line.typed, _TYPED_WIDTH))
        row += 2
    return Sheet(
        cells=cells,
        heights=heights,
        widths={0: _TYPED_WIDTH, 1: _WIDTH},
        whole=sum(heights.get(k, LINE_HEIGHT) for k in range(max(heights))) < 850,  # one page
        printed=(0, 0, max(heights), 1),
    )


def _version(route: Route) -> Cell:
    """Return a cell that says which version wrote the workbook, and which the functions have."""
    written = f"Written with xltiebreak {__version__}"
    cell = Cell(1, 0, "said", f"{written}.", size=(1, 2))
    if not route.live:
        return cell
    functions = f"{route.prefix}VERSION_TB()"
    silent = f"{written}. Its functions do not say theirs: they are not there yet; see Step 1."
    same, other = f"{written}, as its functions are.", f"{written}; its functions are those of "
    renew = f". To renew them, {route.renewal}."
    known = f'IF({functions}&""="{__version__}","{same}","{other}"&{functions}&"{renew}")'
    return cell._replace(value=None, formula=f'IFERROR({known},"{silent}")')


def _chapters(route: Route, kind: str) -> Mapping[str, list[_Line]]:
    words = _words(route, kind)
    kinds = {*kind.split(), "results" * (kind != "scores")}
    shown_to = {*kinds, route.code, "live" if route.live else "plain"}

    def is_shown(marks: Iterable[str]) -> bool:
        return all(shown_to & {*mark.split()} for mark in marks)

    chapters: dict[str, list[_Line]] = {}
    if route.live:
        sheets = "the winners on Prizes"
        if kind != "scores":
            sheets = f"Standings, {words['terms_sheet']}, Checks and Verify"
        heading = f"How {sheets} become live"
        steps = {f"Step {k}": step for k, step in enumerate(route.steps, start=1)}
        chapters[heading] = [_Line(*line) for line in {**steps, **route.elsewhere}.items()]
    for heading, chapter in table_in("excel/sheets/help.toml").items():
        [(of_all, listed)] = chapter.items()
        if not is_shown([of_all]):
            continue
        lines = chapters.setdefault(heading, [])
        for typed, meaning, *marks in listed:
            look = next((mark for mark in marks if mark in RESULT_LOOKS), "")
            if is_shown(mark for mark in marks if mark != look):
                lines.append(_Line(typed.format(**words), meaning.format(**words), look))
    return chapters


def _words(route: Route, kind: str) -> Mapping[str, object]:
    """Return the texts for names in braces; letters stand for ways to type a match's result."""
    is_team = kind.startswith("team")
    return {
        "file": "teams.xlsx" if is_team else "event.xlsx",
        "entry": "team" if is_team else "player",
        "terms_sheet": Sheets.TIE_BREAKS if is_team else Sheets.WORKSHEET,
        "buttons": route.buttons,
        "orders": ", ".join(NAMED_ORDERS),
        "known": ", ".join(KNOWN),
        "editions": ", ".join(EDITIONS) + "; xltiebreak editions says how" * route.live,
        "larger": ": xltiebreak new larger.xlsx --from FILE --players 12" * route.live,
        "with_boards": ": xltiebreak new teams.xlsx --kind team --boards 4" * route.live,
        "more_teams": ": xltiebreak new teams.xlsx --kind team --teams 20 --rounds 7" * route.live,
        **{letter: "  ".join(texts[::-1]) for letter, texts in RESULT_TEXTS.items()},
    }
