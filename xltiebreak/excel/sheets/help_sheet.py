"""The sheet ``Help``: the steps, what may be typed, what to do with the workbook; on one page."""

from __future__ import annotations

from collections.abc import Iterator

from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak import __version__
from xltiebreak.excel.routes import Route
from xltiebreak.excel.sheets.help_texts import Chapter, HelpLine, HelpTexts
from xltiebreak.excel.sheets.styles import LINE_HEIGHT, Styles, height_of
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


def write_help(sheet: Worksheet, styles: Styles, route: Route, texts: HelpTexts) -> None:
    """Write the whole sheet; ``route`` is how the workbook's functions become live, ``texts`` are
    those of its kind."""
    sheet.set_column(0, 0, _TYPED_WIDTH)
    sheet.set_column(1, 1, _WIDTH)
    sheet.write_string(0, 0, "Help", styles.title)
    sheet.set_row(0, 24)
    _write_version(sheet, styles, route)
    row = 3
    for chapter in _chapters(route, texts):
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
    sheet.fit_to_pages(1, 1)
    sheet.set_margins(left=0.5, right=0.5, top=0.6, bottom=0.7)
    sheet.set_footer("&L&F&CHelp&RPage &P of &N")


def _write_version(sheet: Worksheet, styles: Styles, route: Route) -> None:
    """Write which version made the workbook, and what its functions say to that."""
    written = f"Written with xltiebreak {__version__}"
    sheet.merge_range(1, 0, 1, 1, "", styles.said)
    sheet.set_row(1, 2 * LINE_HEIGHT)
    if not route.live:
        sheet.write_string(1, 0, f"{written}.", styles.said)
        return
    functions = route.call("VERSION_TB")
    silent = f"{written}. Its functions do not say theirs: they are not there yet; see Step 1."
    same, other = f"{written}, as its functions are.", f"{written}; its functions are those of "
    renew = f". To renew them, {route.renewal}."
    told = f'IF({functions}&""="{__version__}","{same}","{other}"&{functions}&"{renew}")'
    sheet.write_formula(1, 0, f'IFERROR({told},"{silent}")', styles.said, silent)


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
