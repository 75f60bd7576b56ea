"""The sheet ``Help``: what may be typed, and the rules that a workbook can ask for.

Editions, orders and tie-breaks are listed from their registries.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.editions import EDITIONS
from xltiebreak.excel.event_sheet import SECTION_NAME_ROW
from xltiebreak.excel.help_lines import HelpLine as _Line
from xltiebreak.excel.hints import EVENT_HINTS, SECTION_HINTS, TEAM_HINTS, TEAM_KIND_HINT
from xltiebreak.excel.labels import (
    EVENT_LABELS,
    MATCH_LABELS,
    SECTION_LABELS,
    TIE_BREAKS_SHEET,
    WORKSHEET_SHEET,
)
from xltiebreak.excel.routes import LIBREOFFICE, OLDER_EXCEL, Route
from xltiebreak.excel.styles import Styles, height_of
from xltiebreak.excel.teams.help import (
    TEAM_BOARDS,
    TEAM_COMMANDS,
    TEAM_FORMULAS,
    TEAM_HABITS,
    TEAM_MATCHES,
)
from xltiebreak.orders import NAMED_ORDERS
from xltiebreak.systems import SYSTEMS

_WIDTH = 84
_TYPED_WIDTH = 33
"""Characters in a line of each column."""


@dataclass(frozen=True)
class _Chapter:
    heading: str
    lines: Iterable[_Line] = field(default_factory=tuple)


_RESULTS = (
    _Line("W12", "Won against player 12. The number is the opponent's No., not his place.", "win"),
    _Line("D12", "Drew with player 12.", "draw"),
    _Line("L12", "Lost to player 12.", "loss"),
    _Line("W12w  W12b", "The same with the color: w had White, b had Black.", "win"),
    _Line("X12  X", "Forfeit win, 1 point; the number may be left out.", "unplayed"),
    _Line("F12  F", "Forfeit loss, 0 points. Both F: a double forfeit.", "unplayed"),
    _Line("Z12  Z", "Forfeit draw, ½ point.", "unplayed"),
    _Line("B", "Full-point bye, 1 point.", "unplayed"),
    _Line("H", "Half-point bye, ½ point.", "unplayed"),
    _Line(
        "U", "Not paired, absent or withdrawn, 0 points; an empty cell says the same.", "unplayed"
    ),
    _Line(
        "N12  R12  S12",
        "Ruled a win (N), a draw (R), a loss (S), whatever the opponent's cell says.",
        "win",
    ),
    _Line(
        "5w  5b  5?",
        "Paired with player 5, no result yet. An unfinished round is left out of all sums.",
        "pending",
    ),
    _Line("W", "Cannot be read, or names a player who is not in the table.", "unreadable"),
    _Line("W12", "Does not go together with what stands in the opponent's cell.", "disagrees"),
)

_GRID_RESULTS = (
    _Line("1", "The row's player beat the column's; the other cell of the game has 0.", "win"),
    _Line("½", "They drew; =, 1/2 and 0.5 say the same. Both cells have it.", "draw"),
    _Line("0", "The row's player lost; the other cell has 1.", "loss"),
    _Line("+", "Forfeit win, 1 point; the other cell has -.", "unplayed"),
    _Line("-", "Forfeit loss, 0 points. Both -: neither came.", "unplayed"),
    _Line("", "Yellow: the other cell of the game is filled; type this one, too.", "awaited"),
    _Line("W", "Cannot be read.", "unreadable"),
    _Line("1", "Does not go together with the other cell of the game.", "disagrees"),
)

_COMMANDS = (
    _Line("xltiebreak check event.xlsx", "What is wrong, and in which cell."),
    _Line("xltiebreak standings event.xlsx", "Places, tie-breaks, and which one decided."),
    _Line("xltiebreak explain event.xlsx 7", "The sums behind player 7's tie-breaks."),
    _Line("xltiebreak bulletin event.xlsx", "The results as a Word document, ready to print."),
    _Line(
        "xltiebreak verify event.xlsx",
        "What your pairing program printed against the rules, and what it must have done.",
    ),
)

_HABITS = (
    _Line(
        "More players",
        "Insert rows above the last one and copy a row into them, then number them on.",
    ),
    _Line(
        "More rounds",
        "Insert columns before the last round, copy a round into them, and "
        "number the headers on: R1, R2, R3 and so on.",
    ),
    _Line(
        "A second section",
        "Describe a section U1200 in column C of the sheet Event, copy the sheet Crosstable and "
        "call the copy Crosstable U1200. In its title, cell A2, change "
        f"$B${SECTION_NAME_ROW + 1} to $C${SECTION_NAME_ROW + 1}.",
    ),
    _Line(
        "Score",
        "A formula: 1 for W, X, B, N and ½ for D, Z, R, H. It needs no add-in.",
    ),
    _Line("Re-entries", "Give a player who enters again a new row and a new number."),
)

_LIVE_HABITS = (
    _Line(
        "The rows",
        "Row 1 is player 1, row 2 player 2 and so on, so leave the numbers as they are. Rows "
        "without a name and results do no harm.",
    ),
    _Line(
        "More players",
        "Insert rows above the last one, copy a row into them and number them on. On Standings, "
        "widen Page Layout > Print Area. Or begin with: xltiebreak new --players 60.",
    ),
    _Line(
        "More rounds",
        "Begin with xltiebreak new --rounds 7, or insert columns before the last round, copy a "
        "round into them, and number the headers on: R1, R2, R3 and so on.",
    ),
    _Line(
        "More tie-breaks",
        "The page Standings has room for seven. Of a longer order all stand beside it.",
    ),
    _Line("A second section", "Use a workbook for each section; the live sheets follow one."),
    *_HABITS[3:],
)

_GRID_HABITS = (
    _Line(
        "The rows",
        "Row 1 and column 1 are player 1 and so on, so leave the numbers as they are. Rows "
        "without a name and results do no harm.",
    ),
    _Line("More players", "Begin with: xltiebreak new --kind roundrobin --players 12."),
    _Line("Everybody twice", "Begin with: xltiebreak new --kind roundrobin --double."),
    _Line(
        "The rounds",
        "The grid does not say when a game was played. Where it matters, it is taken for a game "
        "of the round in which the Berger tables pair the two numbers.",
    ),
    _Line(
        "Withdrawals",
        "Type - for the games that a player does not play, + for his opponents, and his number "
        "at Withdrawn on the sheet Event. If he played fewer than half of his games, all of them "
        "are annulled: they stay in the grid, and count for nobody.",
    ),
    _Line("Score", "A formula that adds up the row, annulled games too. It needs no add-in."),
)

_PRINTED = _Line(
    "Your program's figures",
    "Type the tie-breaks that a pairing program printed into columns behind the score, with its "
    "headings. xltiebreak verify event.xlsx compares them and says why they differ.",
)
_PRINTED_LIVE = _Line(
    "Your program's figures",
    "Paste the tie-breaks that a pairing program printed into the sheet Verify: what differs "
    "lights up. xltiebreak verify event.xlsx says why.",
)

_FORMULAS = (
    _Line("=MODMEDIAN(Results)", "A column with every player's Modified Median."),
    _Line("=MODMEDIAN(Results,7)", "Player 7's alone, a number."),
    _Line('=TIEBREAK(Results,"SB",7)', "Any tie-break by its code."),
    _Line("=PLACE_TB(Results,Order)", "A column with every player's place."),
    _Line('=EXPLAIN_TB(Results,"SOLK",7)', "Why player 7's Solkoff is what it is, in a sentence."),
    _Line(
        "Results, Order …",
        "Names of this workbook's cells: Results, Players, Ratings, Order, Edition, Lots. A range "
        "such as Crosstable!F5:J28 serves as well.",
    ),
)


def write_help(
    sheet: Worksheet,
    styles: Styles,
    route: Route | None,
    *,
    grid: bool = False,
    teams: bool = False,
) -> None:
    """Write the whole sheet; ``route`` is how the workbook's functions become live, ``grid``
    whether its crosstable is a round-robin's, ``teams`` whether it is worked out from the matches
    of teams."""
    sheet.set_column(0, 0, _TYPED_WIDTH)
    sheet.set_column(1, 1, _WIDTH)
    sheet.write_string(0, 0, "Help", styles.title)
    sheet.set_row(0, 24)
    row = 2
    for chapter in _chapters(route, grid=grid, teams=teams):
        for column, text in enumerate((chapter.heading, "")):
            sheet.write(row, column, text, styles.heading)
        row += 1
        for line in chapter.lines:
            style = styles.samples[line.look] if line.look else styles.body_bold
            sheet.write_string(row, 0, line.typed, style)
            sheet.write_string(row, 1, line.meaning, styles.body)
            lines = height_of(line.meaning, _WIDTH), height_of(line.typed, _TYPED_WIDTH)
            sheet.set_row(row, max(lines))
            row += 1
        row += 1
    sheet.hide_gridlines(2)
    sheet.set_paper(1)
    sheet.fit_to_pages(1, 0)
    sheet.set_margins(left=0.5, right=0.5, top=0.6, bottom=0.7)
    sheet.set_footer("&L&F&CHelp&RPage &P of &N")


def _chapters(route: Route | None, *, grid: bool, teams: bool) -> Iterator[_Chapter]:
    if route is not None:
        sums = TIE_BREAKS_SHEET if teams else WORKSHEET_SHEET
        yield _Chapter(
            f"How Standings, {sums}, Checks and Verify become live",
            [
                *(_Line(f"Step {k}", step) for k, step in enumerate(route.steps, start=1)),
                _Line("Older Excel", OLDER_EXCEL),
                _Line("LibreOffice", LIBREOFFICE),
            ],
        )
        formulas = TEAM_FORMULAS if teams else _FORMULAS
        yield _Chapter("Functions that you may type into any cell", formulas)
    if teams:
        yield _Chapter("What to type for a match", TEAM_MATCHES)
        yield _Chapter("What to type for a board", TEAM_BOARDS)
    else:
        yield _Chapter("What to type for a result", _GRID_RESULTS if grid else _RESULTS)
    yield _Chapter("What to do with the workbook", TEAM_COMMANDS if teams else _COMMANDS)
    habits = _GRID_HABITS if grid else _HABITS if route is None else _LIVE_HABITS
    if teams:
        habits = TEAM_HABITS
    section_hints = {**SECTION_HINTS, **({"kind": TEAM_KIND_HINT} if teams else {})}
    printed = _PRINTED if route is None else _PRINTED_LIVE
    yield _Chapter("Good to know", [*habits, printed])
    yield _Chapter(
        "The boxes of the sheet Event",
        [
            *(_Line(EVENT_LABELS[name], hint) for name, hint in EVENT_HINTS.items()),
            *(_Line(SECTION_LABELS[name], hint) for name, hint in section_hints.items()),
            *(_Line(MATCH_LABELS[name], TEAM_HINTS[name]) for name in MATCH_LABELS if teams),
        ],
    )
    yield _Chapter(
        "Tie-break orders",
        [
            _Line(name, f"{', '.join(order.codes)}: {order.used_by}; edition {order.edition}.")
            for name, order in NAMED_ORDERS.items()
        ],
    )
    yield _Chapter(
        "Editions: how unplayed rounds count",
        [_Line(edition.code, f"{edition.name}.") for edition in EDITIONS.values()],
    )
    yield _Chapter(
        "Tie-breaks by code",
        [
            _Line(f"{system.code}  {system.name}", f"{system.key} ({system.reference})")
            for system in SYSTEMS.values()
        ],
    )
