"""The boxes of a worksheet in which a player and a tie-break are chosen, and what they mean."""

from __future__ import annotations

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.boxes import fill, offer
from xltiebreak.excel.frame import Live
from xltiebreak.excel.live_values import edition_formula
from xltiebreak.excel.styles import Styles
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import SYSTEMS

_BOX, _BOX_END, _NUMBER, _SAID, _SAID_END = 1, 2, 3, 4, 5
_ASK = "Choose a {entry} from the list, or type the number."
_NOBODY = "Nobody here has this name or number."


def write_choices(
    sheet: Worksheet, styles: Styles, live: Live, row: int, number: int | None, code: str
) -> None:
    """Write the three boxes from a row on: player, tie-break and the edition in force."""
    for k, label in enumerate((live.values.entry, "Tie-break", "Edition")):
        sheet.write_string(row + k, 0, label, styles.choice_label)
        sheet.set_row(row + k, 24)
    _player(sheet, styles, live, row, number)
    _tie_break(sheet, styles, live, row + 1, code)
    _edition(sheet, styles, live, row + 2)


def _player(sheet: Worksheet, styles: Styles, live: Live, row: int, number: int | None) -> None:
    """A name from the list or a number; the number that it means; the name again."""
    players = live.names["Players"]
    name = live.values.names[number - 1] if number else ""
    alone = bool(name) and live.values.names.count(name) == 1 and not name.isdecimal()
    _choice(sheet, styles, row, name if alone else number, f"={players}")
    typed = xl_rowcol_to_cell(row, _BOX, True, True)
    last = f"ROWS({live.names['Results']})"
    sheet.write_formula(
        row,
        _NUMBER,
        f'=IF({typed}="","",IFERROR(IF(AND(VALUE({typed})>=1,VALUE({typed})<={last}),'
        f'INT(VALUE({typed})),"?"),IFERROR(MATCH({typed},{players},0),"?")))',
        styles.number_of,
        number or "",
    )
    chosen = live.names["ChosenPlayer"]
    ask = _ASK.format(entry=live.values.entry.lower())
    said = f'IF(ISNUMBER({chosen}),INDEX({players},{chosen})&"","{_NOBODY}")'
    _say(sheet, styles, row, f'=IF({chosen}="","{ask}",{said})', name if number else ask)


def _tie_break(sheet: Worksheet, styles: Styles, live: Live, row: int, code: str) -> None:
    _choice(sheet, styles, row, code, "=TieBreakCodes")
    found = f"MATCH({live.names['ChosenTieBreak']},TieBreakCodes,0)"
    system = SYSTEMS[code.upper()] if code.upper() in live.codes else None
    _say(
        sheet,
        styles,
        row,
        f'=IFERROR(INDEX(TieBreakNames,{found})&": "&INDEX(TieBreakKeys,{found}),"")',
        f"{system.name}: {system.key}" if system else "",
    )
    sheet.set_row(row, 36)


def _edition(sheet: Worksheet, styles: Styles, live: Live, row: int) -> None:
    sheet.merge_range(row, _BOX, row, _BOX_END, "", styles.edition_used)
    formula = edition_formula(live.names["Edition"], live.names["Order"])
    sheet.write_formula(row, _BOX, formula, styles.edition_used, live.values.edition)
    name = '""'
    for edition in EDITIONS.values():
        name = f'IF({live.names["EditionUsed"]}="{edition.code}","{edition.name}",{name})'
    known = EDITIONS.get(live.values.edition.lower())
    _say(sheet, styles, row, f"={name}", known.name if known else "")


def _choice(
    sheet: Worksheet, styles: Styles, row: int, chosen: str | int | None, source: str
) -> None:
    """A box with a list to choose from; whatever else is typed is taken, too."""
    sheet.merge_range(row, _BOX, row, _BOX_END, "", styles.choice)
    fill(sheet, row, _BOX, chosen, styles.choice)
    offer(sheet, (row, _BOX, row, _BOX), source)


def _say(sheet: Worksheet, styles: Styles, row: int, formula: str, text: str) -> None:
    sheet.merge_range(row, _SAID, row, _SAID_END, "", styles.said)
    sheet.write_formula(row, _SAID, formula, styles.said, text)
