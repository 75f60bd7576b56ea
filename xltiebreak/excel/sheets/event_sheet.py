"""The sheet ``Event``: what the event is, and how each of its sections is played and ranked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.event.crosstable import KINDS
from xltiebreak.event.notation import DIALECTS, GRID
from xltiebreak.event.section import BY_GAME_POINTS, MAX_BOARDS, Event, Section
from xltiebreak.excel.cells.grid_rules import cycles_in
from xltiebreak.excel.cells.layout import EVENT_NAME_ROW, SECTION_NAME_ROW
from xltiebreak.excel.cells.letter_rules import notation_of
from xltiebreak.excel.cells.team_live import boards_known, typed_weights
from xltiebreak.excel.sheets.painter import Cell, Sheet, note
from xltiebreak.excel.sheets.styles import LINE_HEIGHT, height_of
from xltiebreak.prizefund.fund import RULES
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.tables.labels import (
    COUNTING_LABEL,
    EVENT_HEADINGS,
    EVENT_LABELS,
    MATCH_LABELS,
    PRIZE_LABELS,
    SECTION_LABELS,
)
from xltiebreak.tables.settings import TEAM_KINDS

EVENT_HINTS: Mapping[str, str] = {
    "name": "The name as it is to stand on the bulletin.",
    "dates": "As you want them printed: May 2-3, 2026.",
    "venue": "The building or room.",
    "city": "City and state.",
    "organizer": "The club or affiliate that runs the event.",
    "chief_td": "The chief tournament director.",
    "assistant_tds": "Further directors, separated by commas.",
    "rated_by": "US Chess, or leave it empty for an unrated event.",
    "time_control": "For example G/60 d5.",
    "notes": "Anything to be printed with the results, such as rulings.",
    "next_event": "What comes next: Fall Open, October 3. At the foot of the bulletin's page 1.",
    "thanks": "Whom to thank there: sponsors, the school, helpers.",
}


class Box(NamedTuple):
    """A box of a section: what it is for, the texts that it offers (``only`` these, or others,
    too) or the lowest and highest figure that it takes; one that few events need is ``seldom``
    shown."""

    hint: str
    offered: Sequence[str] = ()
    only: bool = False
    figures: tuple[int, int] | None = None
    seldom: bool = False


SECTION_BOXES: Mapping[str, Box] = {
    "name": Box("Open, U1200 and so on; may stay empty where there is only one section."),
    "kind": Box(
        f"How the section is paired: {' or '.join(KINDS)}. Empty: a Swiss, unless the number "
        "of rounds and the pairings are those of a round-robin.",
        offered=KINDS,
        only=True,
    ),
    "scheduled_rounds": Box(
        "How many rounds are planned. A round-robin's follow from its players.", figures=(1, 20)
    ),
    "edition": Box(
        "How unplayed rounds count. Empty: the one that goes with the tie-break order. "
        f"Else one of {', '.join(EDITIONS)}.",
        offered=tuple(EDITIONS),
        only=True,
    ),
    "order": Box(
        f"A name ({', '.join(NAMED_ORDERS)}) or codes in their order, such as MM, SOLK, SB. "
        "Empty: the edition's own, which is rule 34E in a Swiss and 34F in a round-robin.",
        offered=tuple(NAMED_ORDERS),
    ),
    "notation": Box(
        "How results are written. Empty: in US letters such as W12; type us where many "
        f"are rulings, N, R and S. Else one of {', '.join(DIALECTS)}; Score adds up US letters "
        "only.",
        offered=tuple(DIALECTS),
    ),
    "trophies": Box("How many places win a trophy.", figures=(0, 999)),
    "lots": Box(
        "Only where lots are drawn for what stays tied: the pairing numbers in the drawn "
        "order (3,1,2), or any number as the seed of a draw.",
        seldom=True,
    ),
    "unrated": Box(
        "The rating that stands in for an unrated player where a tie-break needs "
        "ratings. Empty: such players are left out.",
        figures=(0, 3500),
        seldom=True,
    ),
    "withdrawn": Box(
        "Only in a round-robin: the pairing numbers of those who left it, such as 3, 7. "
        "Who had played fewer than half of the games then has all of them annulled.",
        seldom=True,
    ),
}
_KIND_OF_TEAMS = Box(
    f"How the teams are paired: {' or '.join(TEAM_KINDS)}. team is a Swiss.",
    offered=TEAM_KINDS,
    only=True,
)
TEAM_BOXES: Mapping[str, Box] = {
    "placed_by": Box(
        "What places the teams first: match points, or game points (the points inside "
        "the matches). Empty: match points.",
        offered=("match points", "game points"),
        only=True,
    ),
    "match_points": Box(
        "What a match won, drawn and lost is worth, such as 2-1-0. Empty: as the "
        "edition has it, 1-1/2-0 by American rules and 2-1-0 by FIDE's.",
        offered=("2-1-0", "1-1/2-0"),
    ),
    "boards": Box("How many boards a match has.", figures=(1, MAX_BOARDS)),
    "board_weights": Box(
        "What each board is worth, the first board first, such as "
        "12 11 10 9 8 7 6 5. Empty: each is worth 1.",
    ),
    "counting": Box(
        "In an event of single players that ranks teams, too: how many of a team's top "
        "players count.",
        figures=(1, 99),
        seldom=True,
    ),
    "team_minimum": Box(
        "How many players a team needs for a place. Empty: 2 by American rules.",
        figures=(1, 99),
        seldom=True,
    ),
}
_PRIZES = Box(
    "The line that announces them, such as $$830 b/50: 300-200-100, U1800 100-50, "
    "U1400/Unr 80, top junior trophy. Else type them on a sheet Prizes."
)
_PRIZE_HINTS: Mapping[str, str] = {
    "prize_fund": "What all prizes of the section add up to, as announced; it is compared.",
    "announced_total": "The announced sum, where it is meant although the prizes do not add up to "
    "it.",
    "prize_rule": "How money is divided among the tied: uschess, equal, hort or none. Empty: "
    "uschess (rule 32B).",
    "based_on": "The number of entries for which the prizes are announced.",
    "entries": "How many entries there were, where some count half. Empty: the number of players.",
    "guaranteed": "What is paid of each prize in any case, such as 80%, or a sum such as $400.",
    "entry_fees": "What was taken in fees, where prizes are a percentage of it.",
    "currency": "The sign of the money, where the prizes are typed without one: $, € or £.",
    "trophy_rule": "standings: trophies go by place, one each. money: the largest prize first.",
    "unrated_limit": "The most that an unrated player may take.",
    "provisional_limit": "The most that a player with a provisional rating may take.",
    "above_limit": "Where the rest of it goes: to the tie, or withheld.",
    "no_limit_for": "The pairing numbers of those whom the director lets take all.",
    "prize_lists": "Who may win a named prize, by pairing number: junior: 3, 7; woman: 4.",
    "prize_ratings": "Ratings that count for prizes where they are others: 7: 1850; 12: unr.",
    "re_entries": "Who entered again, the earlier number first: 3 as 12; 5 as 14.",
}
_PRIZE_LISTS = {"prize_rule": tuple(RULES), "trophy_rule": ("standings", "money")}
_BOXES: Mapping[str, Box] = {
    **SECTION_BOXES,
    **TEAM_BOXES,
    "prizes": _PRIZES,
    **{
        field: Box(hint, _PRIZE_LISTS.get(field, ()), seldom=True)
        for field, hint in _PRIZE_HINTS.items()
    },
}
_USUAL_OF_PRIZES = ("prizes", "announced_total", "prize_rule", "based_on", "trophy_rule")
"""The labels of prizes that every workbook has; it has others where a file states them."""

_HIGHEST_ROW = 400
_HOW = (
    "How to use this workbook\n"
    "1.  Fill in the boxes above. Every box may stay empty; select one to see what it is for.\n"
    "     The + at the left margin opens those that few events need.\n"
)
_TYPE_PLAYERS = (
    "2.  Type players and results on the sheet Crosstable. Its first line says the next step.\n"
)
_TYPE_TEAMS = (
    "2.  Type the teams on the sheet Teams, and each match on Matches. Its first line says the "
    "next step.\n"
)
_THEN_PLAIN = (
    "3.  Check the colours, then print Standings; Arithmetic shows each sum.\n"
    "The sheet Help explains the letters, the tie-breaks and how to add a second section."
)
_THEN_LIVE = (
    "3.  Checks tells what to correct, Standings has the places, Worksheet shows each sum.\n"
    "The sheet Help explains how they become live, the letters and the tie-breaks."
)


def event_sheet(event: Event, *, live: bool) -> Sheet:
    """The labels with their values, a column for each section; ``live`` tells whether there are
    sheets that follow the results."""
    sections = event.sections
    width = 54 if len(sections) == 1 else 30
    about = _heading(EVENT_NAME_ROW, EVENT_HEADINGS[0], len(sections))
    for row, (field, label) in enumerate(EVENT_LABELS.items(), EVENT_NAME_ROW):
        value = getattr(event, field)
        style = "value_title" if field == "name" else "value"
        height = height_of(value, width)
        about += Sheet(
            cells=[Cell(row, 0, "label", label), Cell(row, 1, style, value)],
            boxes=[note(row, 1, label, EVENT_HINTS[field])],
            heights={row: min(height, _HIGHEST_ROW)} if height > LINE_HEIGHT else {},
        )
    of_teams = any(section.matches is not None for section in sections)
    labels = labels_of(sections)
    how = (
        _HOW + (_TYPE_TEAMS if of_teams else _TYPE_PLAYERS) + (_THEN_LIVE if live else _THEN_PLAIN)
    )
    return (
        about
        + _of_sections(sections, labels)
        + Sheet(
            widths={0: 18, **dict.fromkeys(range(1, len(sections) + 1), width)},
            line_height=LINE_HEIGHT,
            draw=lambda sheet: _instructions(sheet, SECTION_NAME_ROW + len(labels) + 1, how),
            wide=len(sections) > 3,
            footer="&L&F&RPage &P of &N",
        )
    )


def _heading(row: int, text: str, columns: int) -> Sheet:
    """What the boxes from a row on are about, above them."""
    cells = [Cell(row - 1, k, "heading", "" if k else text) for k in range(columns + 1)]
    return Sheet(cells=cells, heights={row - 1: 20})


def _of_sections(sections: Sequence[Section], labels: Mapping[str, str]) -> Sheet:
    """Their boxes; those that few events need are folded away where nothing stands in them."""
    values = [boxes_of(section) for section in sections]
    leaves = any(map(cycles_in, sections))
    cells, boxes, folds, was_folded = [], [], {}, False
    for row, (field, label) in enumerate(labels.items(), SECTION_NAME_ROW):
        box = _BOXES[field]
        is_seldom = box.seldom and not (field == "withdrawn" and leaves)
        is_folded = is_seldom and not any(typed.get(field) for typed in values)
        if is_folded:
            folds[row] = {"level": 1, "hidden": True}
        elif was_folded:
            folds[row] = {"collapsed": True}
        was_folded = is_folded
        style = "value_figure" if box.figures else "value"
        cells.append(Cell(row, 0, "label", label))
        for column, (section, typed) in enumerate(zip(sections, values), start=1):
            cells.append(Cell(row, column, style, typed.get(field)))
            is_kind_of_teams = field == "kind" and section.matches is not None
            prompt = _prompt(label, _KIND_OF_TEAMS if is_kind_of_teams else box)
            boxes.append(((row, column, row, column), prompt))
    return _heading(SECTION_NAME_ROW, EVENT_HEADINGS[1], len(sections)) + Sheet(
        cells=cells, boxes=boxes, folds=folds
    )


def labels_of(sections: Sequence[Section]) -> Mapping[str, str]:
    """The labels of the sections' boxes, from the row of the sections' names on."""
    teams, players = (
        any((section.matches is not None) is are_teams for section in sections)
        for are_teams in (True, False)
    )
    return {
        **SECTION_LABELS,
        **(MATCH_LABELS if teams else {}),
        **(COUNTING_LABEL if players else {}),
        **{
            name: label
            for name, label in PRIZE_LABELS.items()
            if name in _USUAL_OF_PRIZES or any(map(_stated(name), sections))
        },
    }


def _stated(name: str) -> Callable[[Section], str]:
    """What a section's file says at a label of the prizes."""
    return lambda section: _of_prizes(section).get(name, "")


def _of_prizes(section: Section) -> Mapping[str, str]:
    prizes = stated_prizes(section)
    return prizes.as_labels if prizes else {}


def boxes_of(section: Section) -> Mapping[str, str | int | None]:
    """What a section's boxes hold, by field."""
    boxes: dict[str, str | int | None] = {
        **{field: getattr(section, field) for field in SECTION_LABELS if field != "notation"},
        "notation": GRID.code if cycles_in(section) else notation_of(section),
        "withdrawn": ", ".join(map(str, _who_withdrew(section))),
        "counting": section.counting,
        "team_minimum": section.team_minimum,
        **_of_prizes(section),
    }
    inside = section.matches
    if inside is None:
        return boxes
    scale, by_games = inside.match_points, inside.placed_by == BY_GAME_POINTS
    return {
        **boxes,
        "kind": TEAM_KINDS[section.is_roundrobin],
        "notation": notation_of(section),
        "placed_by": f"{inside.placed_by} points" if by_games else "",
        "match_points": str(scale).replace("½", "1/2") if scale else "",
        "boards": boards_known(inside) or None,
        "board_weights": typed_weights(inside),
    }


def _who_withdrew(section: Section) -> Sequence[int]:
    """Those who left a round-robin; in a Swiss, those who take no prize for that."""
    prizes = stated_prizes(section)
    return section.withdrawn or (prizes.withdrawn if prizes else ())


def _prompt(label: str, box: Box) -> Mapping[str, Any]:
    """Show the hint while the box is selected, and offer what it may hold."""
    prompt = {"input_title": label, "input_message": box.hint, "error_title": label}
    if box.offered:
        severity = "stop" if box.only else "information"
        offered = {"source": list(box.offered), "error_type": severity, "error_message": box.hint}
        return {**prompt, "validate": "list", **offered}
    if box.figures:
        lowest, highest = box.figures
        message = f"A whole number from {lowest} to {highest}, or nothing."
        limits = {"criteria": "between", "minimum": lowest, "maximum": highest}
        return {**prompt, "validate": "integer", **limits, "error_message": message}
    return {"validate": "any", "input_title": label, "input_message": box.hint}


def _instructions(sheet: Worksheet, row: int, text: str) -> None:
    """Put the instructions into a drawn box: text in a cell might be taken for a value."""
    sheet.insert_textbox(
        row,
        0,
        text,
        {
            "width": 490,
            "height": 118,
            "font": {"size": 10, "color": "#404040"},
            "fill": {"color": "#F7F9FC"},
            "line": {"color": "#BFBFBF"},
            "object_position": 2,
            "description": "How to use this workbook",
        },
    )
