"""The sheet ``Help``: the steps, what may be typed, what to do with the workbook; on one page."""

from __future__ import annotations

from collections.abc import Iterator

from xltiebreak import __version__
from xltiebreak.excel.routes import Route
from xltiebreak.excel.sheets.help_texts import Chapter, HelpLine, HelpTexts
from xltiebreak.excel.sheets.painter import Cell, Sheet
from xltiebreak.excel.sheets.styles import LINE_HEIGHT, height_of
from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.rules.editions import EDITIONS

_WIDTH = 84
_TYPED_WIDTH = 33
"""Characters in a line of each column."""

_PRINTED = HelpLine(
    "Your program's figures",
    "Type the tie-breaks that a pairing program printed into columns behind the score, with its "
    "headings. xltiebreak verify event.xlsx compares them and says why they differ.",
)
_PRINTED_LIVE = HelpLine(
    "Your program's figures",
    "Paste the tie-breaks that a pairing program printed into the sheet Verify: what differs "
    "lights up. xltiebreak verify event.xlsx says why.",
)


def help_sheet(route: Route, texts: HelpTexts) -> Sheet:
    """The whole sheet; ``route`` is how the workbook's functions become live, ``texts`` are those
    of its kind."""
    cells, heights = [Cell(0, 0, "title", "Help"), _version(route)], {0: 24, 1: 2 * LINE_HEIGHT}
    row = 3
    for chapter in _chapters(route, texts):
        cells += [Cell(row, 0, "heading", chapter.heading), Cell(row, 1, "heading")]
        for row, line in enumerate(chapter.lines, row + 1):  # noqa: B020
            style = f"sample {line.look}" if line.look else "body_bold"
            cells += [Cell(row, 0, style, line.typed), Cell(row, 1, "body", line.meaning)]
            heights[row] = max(height_of(line.meaning, _WIDTH), height_of(line.typed, _TYPED_WIDTH))
        row += 2
    return Sheet(
        cells=cells,
        heights=heights,
        widths={0: _TYPED_WIDTH, 1: _WIDTH},
        margins=(0.5, 0.5, 0.6, 0.7),
        pages=1,
        footer="&L&F&CHelp&RPage &P of &N",
    )


def _version(route: Route) -> Cell:
    """Which version made the workbook, and what its functions say to that."""
    written = f"Written with xltiebreak {__version__}"
    cell = Cell(1, 0, "said", f"{written}.", size=(1, 2))
    if not route.live:
        return cell
    functions = route.call("VERSION_TB")
    silent = f"{written}. Its functions do not say theirs: they are not there yet; see Step 1."
    same, other = f"{written}, as its functions are.", f"{written}; its functions are those of "
    renew = f". To renew them, {route.renewal}."
    known = f'IF({functions}&""="{__version__}","{same}","{other}"&{functions}&"{renew}")'
    return cell._replace(value=silent, formula=f'IFERROR({known},"{silent}")')


def _chapters(route: Route, texts: HelpTexts) -> Iterator[Chapter]:
    if route.live:
        yield Chapter(
            f"How Standings, {texts.terms_sheet}, Checks and Verify become live",
            [
                *(HelpLine(f"Step {k}", step) for k, step in enumerate(route.steps, start=1)),
                *(HelpLine(program, text) for program, text in route.elsewhere.items()),
            ],
        )
        yield Chapter("Functions that you may type into any cell", texts.formulas)
    yield from texts.typed
    buttons = [HelpLine("Scripts of xlwings Lite", route.buttons)] if route.buttons else []
    yield Chapter("What to do with the workbook", [*buttons, *texts.commands])
    habits = [*texts.habits, _PRINTED] if not route.live else [*texts.live_habits, _PRINTED_LIVE]
    yield Chapter("Good to know", habits)
    yield Chapter("More", [*_more(route, texts)])


def _more(route: Route, texts: HelpTexts) -> Iterator[HelpLine]:
    """What has a page of its own elsewhere."""
    yield HelpLine("The boxes of Event", "Select one to read what it is for.")
    yield HelpLine(
        "Tie-break orders",
        f"By name: {', '.join(NAMED_ORDERS)}; or codes in their order, such as MM, SOLK, SB.",
    )
    worksheet = f"The sheet {texts.terms_sheet} offers each with what it is. " if route.live else ""
    yield HelpLine(
        "Tie-breaks", f"{worksheet}xltiebreak systems --all lists all of them, with rules."
    )
    yield HelpLine(
        "Editions",
        f"How unplayed rounds count: {', '.join(EDITIONS)}; xltiebreak editions says how.",
    )
